"""Component files: every wrong entry is named, with what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from palas.kernel.components import SOURCE, Column, read_entries, read_names, read_same
from palas.kernel.errors import WrongComponents

COLUMNS = (Column("gold", 0, 9), Column("ability", words=("none", "gate")), SOURCE)
ENTRY: dict[str, Any] = {"gold": 4, "ability": "gate"}


def test_an_owners_entry_is_marked_as_read_off_the_box() -> None:
    assert read_entries([ENTRY], "nobles", 1, COLUMNS) == [ENTRY | {"source": "box"}]
    public = ENTRY | {"source": "public"}
    assert read_entries([public], "nobles", 1, COLUMNS) == [public]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ([], "nobles is a list of 1 entries, not a list of 0"),
        ({}, "nobles is a list of 1 entries, not {}"),
        ([3], "nobles, entry 1: a JSON object, not 3"),
        ([ENTRY | {"gold": 10}], "entry 1: gold is a whole number from 0 to 9, not 10"),
        ([ENTRY | {"gold": True}], "gold is a whole number from 0 to 9, not true"),
        ([ENTRY | {"gold": "4"}], 'gold is a whole number from 0 to 9, not "4"'),
        ([ENTRY | {"ability": "gates"}], 'ability is one of none, gate; not "gates"'),
        ([ENTRY | {"ability": ["gate"]}], "ability is one of none, gate; not"),
        ([ENTRY | {"golds": 1}], "there is no “golds”"),
        ([{"gold": 1}], "ability is missing"),
    ],
)
def test_wrong_entries_are_named(given: object, words: str) -> None:
    with pytest.raises(WrongComponents) as wrong:
        read_entries(given, "nobles", 1, COLUMNS)
    assert words in str(wrong.value)


def test_names_are_known_and_the_rest_is_filled_in() -> None:
    known = {"rooms": 9, "nobles": [1]}
    assert read_names({"nobles": [2], "certainty": "mine"}, known) == {"rooms": 9, "nobles": [2]}
    with pytest.raises(WrongComponents, match="there is no component “noble”"):
        read_names({"noble": []}, known)
    with pytest.raises(WrongComponents, match="a JSON object"):
        read_names([1], known)


def test_some_things_cannot_be_changed() -> None:
    assert read_same(9, "rooms", 9) == 9
    with pytest.raises(WrongComponents, match="rooms is 9 and cannot be changed, not 8"):
        read_same(8, "rooms", 9)
    with pytest.raises(WrongComponents):
        read_same(True, "shields", 1)
