"""Markup is well-formed whatever strings go in."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palas.draw.document import definitions, document
from palas.draw.markup import (
    Markup,
    circle,
    element,
    escape,
    group,
    moved,
    number,
    offered,
    piece,
    title,
    use,
)


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (-0.001, "0"), (1.5, "1.5"), (12.0, "12"), (1 / 3, "0.33")]
)
def test_numbers_are_brief(value: float, text: str) -> None:
    assert number(value) == text


def test_attributes_take_their_svg_names() -> None:
    drawn = element("path", class_="wall", stroke_width=1.25, data_actions="3 4", id=None)
    assert drawn == '<path class="wall" stroke-width="1.25" data-actions="3 4"/>'


def test_children_stand_inside() -> None:
    assert group(circle(1, 0, 2)) == '<g><circle cx="1" r="2"/></g>'


def test_a_transform_shifts_then_scales() -> None:
    assert moved(1.25, -3) == "translate(1.2,-3)"
    assert use("coin", 4, 5, 0.5) == '<use href="#coin" transform="translate(4,5) scale(0.5)"/>'


@given(st.text())
def test_any_text_survives_as_text(text: str) -> None:
    root = ElementTree.fromstring(element("text", escape(text), title=text))
    assert not list(root)


def test_markup_in_a_name_is_shown_not_obeyed() -> None:
    root = ElementTree.fromstring(title('<script>alert("&")</script>'))
    assert root.text == '<script>alert("&")</script>'


def test_control_characters_are_replaced() -> None:
    assert escape("a\x00b\x1bc\ud800") == "a\N{REPLACEMENT CHARACTER}b\ufffdc\ufffd"


def test_a_document_stands_alone() -> None:
    drawn = document(30, 20, "A & B", "told", "text{}", definitions(), Markup("<g/>"))
    root = ElementTree.fromstring(drawn)
    assert root.attrib["viewBox"] == "0 0 30 20"
    assert root.attrib["role"] == "group"
    assert [child.tag.split("}")[1] for child in root] == [
        *("title", "desc", "style", "rect", "defs", "g")
    ]
    assert root[0].text == "A & B"


def test_what_is_offered_is_a_button() -> None:
    drawn = group(Markup("<path/>"), id="plot-3", **offered((4, 17), "plot 3: build"))
    root = ElementTree.fromstring(drawn)
    assert root.attrib == {
        "id": "plot-3",
        "data-actions": "4 17",
        "role": "button",
        "tabindex": "0",
        "aria-label": "Plot 3: build",
    }
    assert offered((), "nothing") == {}


def test_a_piece_that_moves_changes_its_transform_alone() -> None:
    here, there = (piece("noble-3", x, 2, use("baron", 0, 0)) for x in (1, 5))
    assert here.replace("translate(1,2)", "translate(5,2)") == there
    assert 'id="noble-3"' in here
