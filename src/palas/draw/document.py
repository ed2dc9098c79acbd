"""The sheet a drawing is made on: one SVG file with its own style and symbols."""

from __future__ import annotations

from palas.draw.markup import Markup, element, escape, number, rectangle


def document(
    width: float, height: float, name: str, description: str, style: str, *body: Markup
) -> str:
    """Return a self-contained SVG on paper; symbols belong in a `defs` element of the body.

    It is a group, not an image, to screen readers: what can be chosen in it stays reachable.
    """
    size = {"width": number(width), "height": number(height)}
    return element(
        "svg",
        element("title", escape(name)),
        element("desc", escape(description)),
        element("style", Markup(style)),
        rectangle(0, 0, width, height, fill="var(--paper)"),
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {size['width']} {size['height']}",
        **size,
        class_="palas",
        role="group",
    )


def definitions(*symbols: Markup) -> Markup:
    """Collect symbols that are drawn only where they are used."""
    return element("defs", *symbols)
