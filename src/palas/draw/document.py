"""The sheet a drawing is made on: one SVG file with its own style and symbols."""

from __future__ import annotations

from palas.draw.markup import Markup, element, escape, number


def document(
    width: float, height: float, name: str, description: str, style: str, *body: Markup
) -> str:
    """Return a self-contained SVG on paper; symbols belong in a `defs` element of the body.

    It is a group, not an image, to screen readers: what can be chosen in it stays reachable.
    Style and paper have names, for whoever sends only what has changed since another picture.
    """
    size = {"width": number(width), "height": number(height)}
    return element(
        "svg",
        element("title", escape(name)),
        element("desc", escape(description)),
        element("style", Markup(style), id="style"),
        element("rect", id="paper", x=0, y=0, width=width, height=height, fill="var(--paper)"),
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
