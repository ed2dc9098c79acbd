"""No word in the picture is cut off, in no language: names, rules, castles, cards and prompts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from draw.svg_reading import lines, parsed
from games.two_castles.picture_positions import NAMES, deciding, in_phase
from games.two_castles.playing import legal, seen_by
from games.two_castles.test_picture import POSITIONS, acting_view
from palas.draw.strip import ALL, BOARD, HAND
from palas.games.two_castles.drawing.breaking import SMALL, SYLLABLES, broken
from palas.games.two_castles.names import castle_name, room_name
from palas.games.two_castles.picture import picture
from palas.games.two_castles.rooms import ROOMS
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    LAYING,
    LUDWIG_ASSIGN,
    PLACING,
    TAKING_CARD,
    TAKING_ROOM,
    State,
)
from palas.games.two_castles.tables import BONUS_CARDS, REGULAR_ROOMS
from palas.games.two_castles.tables import HAND as HAND_SIZE
from palas.kernel.contract import SPECTATOR
from palas.kernel.phrases import LANGUAGES

WAYS = (("desk", ALL), ("phone", ALL), ("phone", BOARD), ("phone", HAND))


def cut(s: State, seat: int, language: str, chosen: int | None = None) -> list[str]:
    """Return the lines that are cut off in the pictures of a seat."""
    view = seen_by(s, seat)
    actions = legal(s, seat) if seat >= 0 and s.acting >> seat & 1 else []
    drawn = (
        picture(
            view,
            seat,
            layout=layout,
            part=part,
            language=language,
            names=NAMES,
            actions=actions,
            chosen=chosen,
        )
        for layout, part in WAYS
    )
    return [line.words for svg in drawn if svg for line in lines(parsed(svg)) if "…" in line.words]


def spread(total: int, size: int) -> Iterator[list[int]]:
    """Return numbers in rows, the last one filled up from the beginning."""
    for first in range(0, total, size):
        yield [at % total for at in range(first, first + size)]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_cut_off(name: str, language: str) -> None:
    s = POSITIONS[name]
    for seat in (*range(s.seats), SPECTATOR):
        assert cut(s, seat, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_and_the_rule_of_every_room_in_the_hand_are_whole(language: str) -> None:
    s = in_phase(3, CHOOSING, 0).copy()
    for rooms in spread(REGULAR_ROOMS, HAND_SIZE):
        s.hand[0][:HAND_SIZE] = rooms
        assert cut(s, 0, language) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_to_be_sent_or_laid_is_whole(language: str) -> None:
    sending = in_phase(4, ASSIGNING, 0).copy()
    laying = in_phase(4, PLACING, 0).copy()
    drawn = deciding(4, TAKING_ROOM).copy()
    castle = next(at for at in range(4) if drawn.bonus[at] == TAKING_ROOM)
    for rooms in spread(REGULAR_ROOMS, 5):
        sending.chosen[1][:2], laying.new_room[1] = rooms[:2], rooms[:2]
        laying.new_room[0], drawn.drawn_room[castle] = rooms[2:4], rooms
        for s in (sending, laying):
            assert cut(s, 1, language) == []
        assert cut(drawn, acting_view(drawn)[1], language) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_castle_on_a_button_is_whole(language: str) -> None:
    s = in_phase(7, ASSIGNING, 0)
    for seat in range(7):
        assert cut(s, seat, language) == []
        drawn = picture(
            seen_by(s, seat), seat, layout="phone", language=language, actions=legal(s, seat)
        )
        said = " ".join(line.words for line in lines(parsed(drawn)))
        for castle in (seat, (seat - 1) % 7):
            name = castle_name(castle, language)
            parts = SYLLABLES.get(name, [name])
            ways = {
                "".join(parts),
                "- ".join(parts),
                *("".join(parts[:at]) + "- " + "".join(parts[at:]) for at in range(1, len(parts))),
            }
            assert any(f"↓\N{NO-BREAK SPACE}{way}" in said for way in ways), (name, said)
    for seats, phase in ((2, LUDWIG_ASSIGN), (5, ASSIGNING)):
        s = in_phase(seats, phase, 1)
        assert cut(s, acting_view(s)[1], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_card_is_whole(language: str) -> None:
    s = deciding(7, TAKING_CARD).copy()
    castle = next(at for at in range(7) if s.bonus[at] == TAKING_CARD)
    for cards in spread(BONUS_CARDS, 3):
        s.drawn_card[castle] = cards
        for seat in (castle, (castle + 1) % 7):
            assert cut(s, seat, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_before_a_move_is_confirmed_is_whole(language: str) -> None:
    for s in (POSITIONS["placing"], deciding(6, LAYING)):
        _, seat, actions = acting_view(s)
        for action in actions[::3]:
            assert cut(s, seat, language, chosen=action) == []


def test_words_are_broken_at_syllables_and_only_when_they_must() -> None:
    assert broken("Wine Room", 100, 30, 12, SMALL).lines == ("Wine Room",)
    assert broken("Wine Room", 50, 30, 12, SMALL).lines == ("Wine", "Room")
    assert broken("Hohenschwangau", 84, 30, 14, SMALL, bold=True).lines == ("Hohen-", "schwangau")
    assert broken("Комната-убежище", 62, 32, 12, SMALL).lines == ("Комната-", "убежище")
    assert broken("je\N{NO-BREAK SPACE}1 je\N{NO-BREAK SPACE}1", 30, 60, 12, SMALL).lines == (
        "je\N{NO-BREAK SPACE}1",
        "je\N{NO-BREAK SPACE}1",
    )
    assert broken("Maximilian-Alexander von und zu", 40, 20, 12, SMALL).lines[-1].endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_long_word_has_places_to_break(language: str) -> None:
    names = [room_name(room, language) for room in range(len(ROOMS))]
    for name in (*names, *(castle_name(castle, language) for castle in range(7))):
        for width in (62.0, 70.0, 84.0):
            told = broken(name, width, 32, 12, SMALL)
            assert not any("…" in line for line in told.lines), (name, width)
            whole = "".join(told.lines).replace("-", "").replace(" ", "")
            assert whole == name.replace("-", "").replace(" ", "")
