"""Seven seats can be told apart, in colour and without."""

from __future__ import annotations

from draw.svg_reading import parsed
from palas.draw.heraldry import ARMS, DEVICES, heraldry_symbols, roundel, shield
from palas.draw.tokens import CONSTANT

LOOK = ["lion", "tower", "oak", "rose", "sun", "swan", "hound"]


def test_each_seat_has_its_own_device_and_colour() -> None:
    assert [arms.device for arms in ARMS] == LOOK
    assert len({CONSTANT[arms.colour] for arms in ARMS}) == len(LOOK)
    assert len(set(DEVICES.values())) == len(LOOK)


def test_devices_are_drawn_in_two_colours_only() -> None:
    for device in DEVICES.values():
        assert "currentColor" in device
        assert "#" not in device


def test_symbols_are_defined_once_and_used_by_name() -> None:
    root = parsed(f"<g>{heraldry_symbols(5)}</g>")
    names = [node.attrib["id"] for node in root]
    assert len(names) == len(set(names)) == 15
    for seat in range(5):
        for placed in (roundel(seat, 0, 0), shield(seat, 0, 0)):
            assert parsed(placed).attrib["href"].removeprefix("#") in names
