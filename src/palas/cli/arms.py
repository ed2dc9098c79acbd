"""Seats in a terminal: their colour, and the letter of their device when there is no colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.draw.heraldry import ARMS
from palas.draw.tokens import CONSTANT
from palas.kernel.phrases import Phrases, in_language

if TYPE_CHECKING:
    from rich.text import Text

DEVICES: tuple[Phrases, ...] = (  # in the order of ARMS; first letters differ in a language
    ("lion", "Löwe", "лев"),
    ("tower", "Turm", "башня"),
    ("oak", "Eiche", "дуб"),
    ("rose", "Rose", "роза"),
    ("sun", "Sonne", "солнце"),
    ("whooper swan", "Vogel Schwan", "птица лебедь"),
    ("hound", "Hund", "гончая"),
)


def letter(seat: int, language: str) -> str:
    """Return the letter a seat is known by."""
    return in_language(DEVICES[seat], language)[0].upper()


def seat_style(seat: int) -> str:
    """Return the style of a seat's sign: its charge upon its colour."""
    arms = ARMS[seat]
    return f"bold {CONSTANT[arms.charge]} on {CONSTANT[arms.colour]}"


def seat_label(seat: int, name: str, language: str) -> Text:
    """Return a seat's sign and name."""
    from rich.text import Text

    label = Text.assemble((f" {letter(seat, language)} ", seat_style(seat)), " ")
    return label.append(name, "bold")
