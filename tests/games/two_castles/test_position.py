"""Positions and deals of Two Castles as text: both ways, what may be left out, what is refused."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from games.two_castles.playing import (
    dealt,
    game,
    played,
    positions,
    seen_by,
    viewers,
    without_generator,
)
from games.two_castles.test_text import ASSIGNING, CASTLES, CHOOSING, LUDWIG, room
from palas.games.two_castles import actions, moves
from palas.games.two_castles.cells import cell_number
from palas.games.two_castles.names import room_name
from palas.games.two_castles.state import (
    CHOOSING as CHOOSING_PHASE,
)
from palas.games.two_castles.state import (
    DISCARDED,
    EVERYBODY,
    HIDDEN,
    IN_STACK,
    IN_SUPPLY,
    LAYING,
    OPEN,
    TAKING_ROOM,
    State,
)
from palas.games.two_castles.tables import (
    DOWNSTAIRS,
    FOOD,
    NO_CARD,
    NO_ROOM,
    REGULAR_ROOMS,
    UTILITY,
)
from palas.games.two_castles.text import (
    parse_position,
    parse_setup,
    position_text,
    revealed,
    setup_words,
    with_luck,
)
from palas.kernel.contract import SPECTATOR
from palas.kernel.errors import BrokenPosition, BrokenRecord
from palas.kernel.match import Match

HEAD = "two-castles, 3 seats, round 1, turn 1: choosing"
STACKS = "".join(
    f"\nseat {seat + 1}: stack " + ", ".join(room_name(7 * seat + at, "en") for at in range(60, 67))
    for seat in range(3)
)
PLACING = "two-castles, 3 seats, round 1, turn 1: placing"

THRONES = ("corridor+downstairs", "living+corridor", "utility+sleeping", "food+sleeping")

# ------------------------------------------------------------------------- both ways


@pytest.mark.long
@given(positions)
@settings(max_examples=100)
def test_full_positions_come_back(s: State) -> None:
    assert parse_position(position_text(s)) == without_generator(s)


@pytest.mark.long
@given(positions, st.integers(SPECTATOR, 6))
@settings(max_examples=150)
def test_concealed_positions_come_back(s: State, seat: int) -> None:
    view = seen_by(s, min(seat, s.seats - 1))
    assert parse_position(position_text(view)) == view


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 7])
def test_a_whole_game_comes_back(seats: int) -> None:
    phases = set()
    for ply, (_, _, _, after) in enumerate(game(seats, seats, 2)):
        phases.add(after.phase)
        if ply % 9 == 0 or after.over:
            for s in (without_generator(after), *(seen_by(after, v) for v in viewers(after))):
                assert parse_position(position_text(s)) == s
    assert phases == {0, 1, 2, 3, 4} - ({0} if seats > 2 else set())


def test_the_text_never_shows_the_key() -> None:
    s = dealt(123456789, 2)
    other = s.copy()
    other.rng.key[0] = 1
    assert position_text(s) == position_text(other)


DOCUMENTED = """\
two-castles, 3 seats, round 1, turn 2: placing
option bonus_decider agree
seat 1: stack Bakery, Library, Study, Salon, Crypt
seat 2: stack 5 hidden
seat 3: stack 5 hidden; seen by 1 3
supply 120 hidden
discarded Buttery, Gallery + 2 hidden
known to all: Buttery, Gallery
known to 1 3 before shuffle 1: Kitchen
pile 15 hidden
discarded cards height, width
ply 12, reveals 3, shuffles 1
castle Mespelbrunn, throne living+sleeping
level 1: -       | Terrace
level 0: Parlor  | THRONE  |
level -1: -      | Dungeon
attendants: painter
cards: special rooms
laid 2 1 3
new Wine Room of seat 1, Pantry of seat 2
waiting seat 2
castle Lichtenstein, throne utility+food
level 0: THRONE |
bonus of seat 3: room Brewery, Ice House; proposed keep Brewery
castle Hohenschwangau, throne corridor+food
level 0: THRONE |
new Brandy Room of seat 1
bonus of seat 3: card corridors, four sides; disputed
"""


def test_a_position_reads_as_documented() -> None:
    s = parse_position(DOCUMENTED)
    assert (s.seats, s.castles, s.bonus_decider, s.round, s.turn) == (3, 3, 2, 0, 1)
    assert (s.ply, s.reveals, s.shuffles) == (12, 3, 1)
    assert (s.hand_size[:4], s.hand_seen[:3]) == ([5, 5, 5, 0], [0b101, 0b011, 0b101])
    assert s.hand[0][:3] == [room("bakery"), room("study"), room("library")]
    assert (s.hand[1][0], s.supply_size, s.supply[0]) == (NO_ROOM, 120, NO_ROOM)
    assert (s.discards, s.place[room("buttery")], s.seen_by[room("buttery")]) == (
        4,
        DISCARDED,
        EVERYBODY,
    )
    kitchen = room("kitchen")
    assert (s.place[kitchen], s.seen_by[kitchen], s.shuffled[kitchen]) == (HIDDEN, 0b101, 1)
    assert s.room[0][:3] == [room("parlor"), room("terrace"), room("dungeon")]
    assert (s.room_x[0][:3], s.room_y[0][:3]) == ([-1, 0, 0], [0, 1, -1])
    assert (s.attendant[0], s.attendant_stock) == ([1, 0], [6, 7, 7, 7])
    assert (s.card[0], s.deck_size, s.deck[0]) == ([15, NO_CARD], 15, NO_CARD)
    assert s.new_room[0] == [room("wine room"), room("pantry")]
    assert s.new_room[2] == [NO_ROOM, room("brandy room")]
    assert (s.waiting[0], s.bonus[1], s.placer[1:3], s.disputed[1:3]) == (
        2,
        TAKING_ROOM,
        [2, 2],
        [0, 1],
    )
    assert s.place[room("ice house")] == OPEN
    assert s.acting == 0b011, "seat 1 may lay and decide, seat 2 answers"
    assert parse_position(position_text(s)) == s


# ------------------------------------------------------------------ what may be left out


def test_castles_and_one_line_are_enough() -> None:
    s = parse_position(HEAD + CASTLES)
    assert (s.phase, s.acting, s.hand_size[:3]) == (CHOOSING_PHASE, 0b111, [9, 9, 9])
    assert (s.supply_size, s.place) == (147 - 27, [HIDDEN] * 147)
    assert (s.special_stock, s.attendant_stock, s.deck_size) == ([16] * 3, [7] * 4, 20)
    assert s.hand_seen[:3] == [1, 2, 4]


def test_with_all_stacks_named_the_rest_is_the_supply() -> None:
    text = position_text(played(3, 3, 0, 20))
    full = parse_position(text)
    named = "\n".join(line for line in text.splitlines() if not line.startswith(("supply", "pile")))
    s = parse_position(named)
    rest = [at for at in range(147) if full.place[at] == IN_SUPPLY]
    assert s.supply[: s.supply_size][::-1] == rest
    assert s.deck[:20] == list(range(20))[::-1]
    begun = named.replace(
        "\nply", f"\nsupply {room_name(rest[5], 'en')}, ...\npile width, ...\nply"
    )
    s = parse_position(begun)
    assert s.supply[: s.supply_size][::-1][:3] == [rest[5], rest[0], rest[1]]
    assert (s.deck[19], s.deck[18]) == (9, 0)


def test_spelling_order_and_comments_are_free() -> None:
    s = parse_position(
        "# a remark\n\nTWO-CASTLES, 3 seats, round 1, turn 2: Choosing\nply 4\n"
        "seat 1: stack weinstube, Пекарня, crypt, terrace, librar, salon, STUDY  # all of them"
        + CASTLES
    )
    assert s.hand[0][:7] == parse_position(CHOOSING + CASTLES).hand[0][:7]
    assert (s.ply, s.place[room("crypt")]) == (4, IN_STACK)


def test_ludwigs_rooms_are_seen_by_one_seat_alone() -> None:
    """R14.4"""
    s = parse_position(LUDWIG + CASTLES)
    assert (s.chosen[2], s.acting) == ([room("study"), room("salon")], 0b01)
    assert (s.hand[2][0], s.place[room("salon")], s.supply_size) == (NO_ROOM, IN_STACK, 120)
    assert parse_position(position_text(s)) == s


def test_a_special_room_waits_to_be_laid() -> None:
    s = parse_position(PLACING + CASTLES + "bonus of seat 3: laying Tower\n")
    assert (s.bonus[2], s.held[2], s.special_stock, s.acting) == (LAYING, 148, [16] * 3, 0b100)


# ----------------------------------------------------------------------------- refused

BROKEN = [
    ("", "the text is empty; a position begins like"),
    ("chess, 2 seats: finished", "line 1: a position begins like"),
    ("two-castles, 3 seats, round 1, turn 1: dancing", "line 1: a position begins like"),
    ("two-castles, 8 seats: finished", "the number of seats is a number from 2 to 7"),
    ("two-castles, 3 seats: choosing", "which round and turn?"),
    ("two-castles, 3 seats, round 3, turn 1: choosing", "a round is a number from 1 to 2"),
    ("two-castles, 3 seats, round 1, turn 5: choosing", "a turn is a number from 1 to 4"),
    ("two-castles, 3 seats, round 1, turn 1: ludwig", "Ludwig plays only beside two seats"),
    ("two-castles, 3 seats, round 2, turn 4: finished", "a finished game has no round and turn"),
    (HEAD, "0 castles are drawn, 3 seats play with 3 (R1.7)"),
    (f"{HEAD}\nsuply 5 hidden{CASTLES}", "line 2: unknown line “suply” — did you mean “supply”?"),
    (f"{HEAD}\nxyzzy{CASTLES}", "lines begin with: option, seat,"),
    (f"{HEAD}\noption wormholes{CASTLES}", "the only option is “option bonus_decider”"),
    (f"{HEAD}\nseat 4: stack 9 hidden{CASTLES}", "a seat is a number from 1 to 3, not “4”"),
    (f"{HEAD}\nludwig: stack 9 hidden{CASTLES}", "Ludwig plays only beside two seats"),
    (f"{HEAD}\nseat 1 stack{CASTLES}", "a player reads like"),
    (f"{HEAD}\nseat 1: cards 4{CASTLES}", "“cards 4” is not a stack, chosen"),
    (f"{HEAD}\nseat 1: stack 9 hidden; stack 9 hidden{CASTLES}", "stack of seat 1: said twice"),
    (f"{HEAD}\nseat 1: stack 7 hidden{CASTLES}", "the stack has 7 rooms, at this time it holds 9"),
    (f"{HEAD}\nseat 1: stack Bakery + 8 hidden{CASTLES}", "known whole or hidden whole"),
    (f"{HEAD}\nseat 1: stack Bakery, Bakery{CASTLES}", "line 2: Bakery is named twice"),
    (f"{HEAD}\nseat 1: stack Fountain{CASTLES}", "line 2: Fountain is a special room"),
    (f"{HEAD}\nseat 1: stack Bakry{CASTLES}", "there is no room “Bakry” — did you mean “Bakery”?"),
    (f"{HEAD}\nseat 1: stack H{CASTLES}", "“H” is unclear"),
    (f"{HEAD}\nseat 1: stack 9 hidden; chosen Bakery{CASTLES}", "Bakery is chosen, but not in"),
    (f"{HEAD}\nseat 1: stack 9 hidden; chosen 3 hidden{CASTLES}", "chosen are at most 2 rooms"),
    (f"{CHOOSING}; chosen Salon, Salon{CASTLES}", "line 2: Salon is named twice"),
    (f"{HEAD}\nseat 1: seen by 4{CASTLES}", "a seat is a number from 1 to 3, not “4”"),
    (f"{HEAD}\nsupply 99 hidden{CASTLES}", "rooms hidden: 126, but rooms named nowhere: 147"),
    (f"{HEAD}\nsupply Bakery, ..., Salon{CASTLES}", "“...” stands for the rest and comes last"),
    (f"{HEAD}\nsupply none\nsupply none{CASTLES}", "supply: said twice"),
    (f"{HEAD}\nsupply Bakery + 5 hidden{CASTLES}", "the supply is known whole or hidden whole"),
    (f"{HEAD}\ndiscarded Bakery + x hidden{CASTLES}", "the number of hidden ones is a number"),
    (f"{HEAD}\nknown to everyone{CASTLES}", "what is known reads like"),
    (f"{HEAD}\nknown to 1: Tower{CASTLES}", "Tower is a special room"),
    (f"{HEAD}\nknown to 1: Salon\nknown to 2: Salon{CASTLES}", "who knows Salon: said twice"),
    (f"{HEAD}\npile 19 hidden{CASTLES}", "0 are named and 19 hidden; there are 20 (R1.4)"),
    (f"{HEAD}\npile width, width{CASTLES}", "the card width is named twice"),
    (f"{HEAD}\npile width + 3 hidden{CASTLES}", "the pile is known whole or hidden whole"),
    (f"{HEAD}\npile widht, ...{CASTLES}", "there is no bonus card “widht”"),
    (f"{HEAD}\nply many{CASTLES}", "ply is a number from 0 to 30000, not “many”"),
    (f"{HEAD}\nply 1, plies 2{CASTLES}", "“plies 2” is not a number of ply, reveals, shuffles"),
    (f"{HEAD}\nseat 1: dealt after shuffle x{CASTLES}", "a shuffle is a number from 0"),
    (f"{HEAD}{CASTLES}laid 1", "a room is a number from 1 to 0"),
    (f"{HEAD}{CASTLES}new Bakery of seat 2", "seat 2 does not build this castle (R1.7)"),
    (f"{HEAD}{CASTLES}new Bakery", "“Bakery” is not a player like “seat 2”"),
    (f"{HEAD}{CASTLES}new Bakery of seat 3", "seat 3 has rooms to lay, but the rooms are still"),
    (f"{HEAD}{CASTLES}new Bakery of seat 3, Salon of seat 3", "new room of seat 3 in castle 3"),
    (f"{HEAD}{CASTLES}bonus of seat 3: attendant", "bonuses and waiting belong to placing"),
    (f"{PLACING}{CASTLES}", "no seat can act: go on with the next turn"),
    (f"{PLACING}{CASTLES}waiting seat 3", "who comes second, or builds with Ludwig, cannot wait"),
    (f"{PLACING}{CASTLES}bonus of seat 3: dance", "a bonus reads like"),
    (f"{PLACING}{CASTLES}bonus of seat 3: attendant painter", "attendant names nothing here"),
    (f"{PLACING}{CASTLES}bonus of seat 3: room", "room names 1 to 5 here"),
    (
        f"{PLACING}{CASTLES}bonus of seat 3: attendant; proposed keep Bakery",
        "“keep Bakery” is nothing that can be proposed here",
    ),
    (
        f"{PLACING}\nseat 1: chosen Bakery, Salon{CASTLES}bonus of seat 3: attendant",
        "seat 1 has rooms to assign, but placing has begun (R4.2)",
    ),
    (
        ASSIGNING.replace("; chosen Salon, Study", "") + CASTLES,
        "seat 3 has two rooms to assign, or one assigned to each castle (R4.1)",
    ),
    (LUDWIG.replace("; chosen Salon, Study", "") + CASTLES, "Ludwig has two rooms drawn before"),
    (
        f"two-castles, 3 seats: finished{CASTLES}new Bakery of seat 1",
        "rooms are still to be laid, the game is not finished (R3.7)",
    ),
    (
        f"two-castles, 2 seats, round 1, turn 1: placing{CASTLES}bonus of ludwig: attendant",
        "Ludwig lays no room himself",
    ),
    (
        f"{HEAD}\ndiscarded Bakery" + CASTLES.replace("THRONE", "THRONE | | Bakery", 1),
        "Bakery is laid, but also named elsewhere",
    ),
    (
        f"{HEAD}\ndiscarded cards width" + CASTLES + "cards: width",
        "a kept card is also named in “discarded”",
    ),
    (
        HEAD + CASTLES.replace("THRONE", "THRONE | | | Bakery", 1),
        "castle Mespelbrunn: level 0, column 4: Bakery is not joined to the throne",
    ),
]


@pytest.mark.parametrize(("text", "says"), BROKEN, ids=[says[:40] for _, says in BROKEN])
def test_broken_positions_are_refused_with_one_line(text: str, says: str) -> None:
    with pytest.raises(BrokenPosition, match=re.escape(says)) as error:
        parse_position(text)
    assert "\n" not in str(error.value)


def test_more_special_rooms_than_there_are() -> None:
    """R1.2"""
    row = "level 0: Fountain | Fountain | THRONE | | Fountain\n"
    castle = CASTLES.strip().replace("level 0: THRONE\n", row).replace("level 0: THRONE", row)
    more = [castle.splitlines()[0].split("throne")[0] + f"throne {name}\n{row}" for name in THRONES]
    text = "two-castles, 7 seats: finished\n" + castle + "".join(more)
    with pytest.raises(BrokenPosition, match="more than 16 special rooms or 7 attendants"):
        parse_position(text)


@pytest.mark.long
@given(st.text(max_size=40), st.integers(0, 60), st.integers(0, 6))
@settings(max_examples=150)
def test_any_line_is_read_or_refused(line: str, at: int, which: int) -> None:
    lines = position_text(played(which, 3, 0, 30 + 9 * which)).splitlines()
    lines[at % len(lines)] = line
    with suppress(BrokenPosition):
        s = parse_position("\n".join(lines))
        assert parse_position(position_text(s)) == s


# ------------------------------------------------------------------------------- deals


@pytest.mark.parametrize("seats", range(2, 8))
def test_deals_come_back(seats: int) -> None:
    s = dealt(seats, seats, seats % 3)
    setup = setup_words(s)
    assert parse_setup(setup, seats, [seats % 3]) == without_generator(s)
    assert [len(hand) for hand in setup["hands"]] == [9] * s.castles
    assert (len(setup["thrones"]), len(setup["cards"])) == (s.castles, 20)
    assert room_name(s.supply[s.supply_size - 1], "en") == setup["supply"][0], (
        "the next room comes first"
    )
    assert ("ludwig" in setup) == (seats == 2)


Deal = dict[str, Any]


def deal() -> Deal:
    return dict(setup_words(dealt(1, 2)))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda deal: {"thrones": deal["thrones"][:2]}, "thrones must be a list of 3"),
        (lambda _: {"thrones": ["living+sleeping"] * 3}, "a throne room is laid twice"),
        (lambda _: {"thrones": ["living+food"] * 3}, "there is no throne room"),
        (lambda deal: {"hands": deal["hands"][:2]}, "hands must be a list of 3"),
        (lambda deal: {"hands": [*deal["hands"][:2], 7]}, "hand 3 must be a list of 9 names"),
        (lambda deal: {"hands": [deal["hands"][0]] * 3}, "is dealt twice"),
        (
            lambda deal: {"hands": [*deal["hands"][:2], ["Tower"] * 9]},
            "hand 3: Tower is a special room",
        ),
        (
            lambda deal: {"hands": [*deal["hands"][:2], ["Xyzzy"] * 9]},
            "hand 3: there is no room “Xyzzy”",
        ),
        (lambda deal: {"hands": [*deal["hands"][:2], [{}] * 9]}, "hand 3: there is no room"),
        (lambda deal: {"supply": deal["supply"][1:]}, "supply must be a list of 120 names"),
        (lambda deal: {"cards": deal["cards"][1:]}, "cards must be a list of 20 names"),
        (lambda _: {"cards": ["width"] * 20}, "the card width is there twice"),
        (lambda deal: {"ludwig": deal["supply"][:2]}, "is not in Ludwig’s stack"),
        (lambda deal: {"ludwig": [deal["hands"][2][0]] * 2}, "is dealt twice"),
        (lambda _: {"ludwig": []}, "ludwig must be a list of 2 names"),
    ],
)
def test_broken_deals_are_refused(change: Callable[[Deal], Deal], says: str) -> None:
    whole = deal()
    with pytest.raises(BrokenRecord, match=says):
        parse_setup(whole | change(whole), 2, [0])


@pytest.mark.parametrize("key", ["thrones", "hands", "supply", "cards", "ludwig"])
def test_missing_parts_of_a_deal_are_named(key: str) -> None:
    rest = {name: words for name, words in deal().items() if name != key}
    with pytest.raises(BrokenRecord, match=f"“{key}” is missing"):
        parse_setup(rest, 2, [0])


def test_a_deal_is_an_object() -> None:
    with pytest.raises(BrokenRecord, match="expected the names thrones, hands, supply, cards"):
        parse_setup([1, 2], 2, [0])  # type: ignore[arg-type]


# --------------------------------------------------------------- what chance reveals later


def unordered(s: State) -> dict[str, object]:
    """Return a record without what no move has shown: the generator and orders."""
    values = without_generator(s).values()
    return values | {"supply": sorted(s.supply), "deck": sorted(s.deck)}


def replay_without_key(seed: int, seats: int, likes: tuple[int, ...] = ()) -> set[str]:
    """Replay a game from its set-up, moves and reveals with quite another generator."""
    shown: set[str] = set()
    s = parse_setup(setup_words(dealt(seed, seats)), seats, [0])
    s.rng.key[3] = 99
    for before, seat, action, after in game(seed, seats, 0, likes):
        reveals = revealed(before, after)
        following = s.copy()
        moves.apply(following, seat, action)
        s = with_luck(s, following, reveals)
        assert unordered(s) == unordered(after)
        assert revealed(before, s) == reveals
        shown |= {*reveals, f"shuffles {s.shuffles}"}
        if after.deck_size > before.deck_size:
            shown.add("pile shuffled")
    return shown


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_game_is_replayed_without_its_key(seats: int) -> None:
    """Set-up, moves and what chance revealed are enough."""
    shown = replay_without_key(seats, seats)
    assert "hands" in shown
    assert ("ludwig" in shown) == (seats == 2)


def test_shuffles_are_replayed_without_a_key() -> None:
    """R6.1, R6.2: many food or utility bonuses use up the supply or the pile."""
    assert replay_without_key(0, 7, (FOOD, DOWNSTAIRS)) >= {"rooms", "shuffles 2"}
    assert replay_without_key(1, 7, (UTILITY, DOWNSTAIRS)) >= {"cards", "pile shuffled"}


def nearly_empty() -> State:
    """Return the last placing of round 1 with twenty rooms in the supply: two stacks and two."""
    names = [room_name(at, "en") for at in range(REGULAR_ROOMS)]
    return parse_position(
        f"two-castles, 3 seats, round 1, turn 4: placing\nseat 1: stack {names[0]}\n"
        f"seat 2: stack {names[1]}\nseat 3: stack {names[2]}\n"
        f"supply {', '.join(names[3:23])}\ndiscarded {', '.join(names[23:140])}, "
        f"{', '.join(names[141:])}{CASTLES}new {names[140]} of seat 3\n"
    )


def after_dealing(luck: int) -> State:
    """Return the position after the deal of round 2."""
    s = nearly_empty()
    s.rng.key[0] = luck
    moves.apply(s, 2, actions.LEFT_CASTLE + actions.PLACE + cell_number(0, -1))
    return s


def test_a_shuffle_amid_the_deal_is_replayed_without_a_key() -> None:
    """R6.5: two stacks come from the old supply, the third from the shuffled one."""
    before, one, other = nearly_empty(), after_dealing(1), after_dealing(2)
    assert (one.round, one.shuffles, one.hand_dealt[:3]) == (1, 1, [0, 0, 1])
    assert one.hand[:2] == other.hand[:2]
    assert one.hand[2] != other.hand[2]
    reveals = revealed(before, one)
    assert unordered(with_luck(before, other, reveals)) == unordered(one)
    taken = reveals["hands"][0][0]
    for hands, says in (
        ([*reveals["hands"][:2], [taken, *reveals["hands"][2][1:]]], f"{taken} cannot be drawn"),
        ([*reveals["hands"][:2], [reveals["hands"][2][0]] * 9], "is dealt twice"),
        (reveals["hands"][:2], "hands must be a list of 3"),
    ):
        with pytest.raises(BrokenRecord, match=says):
            with_luck(before, other, {"hands": hands})


def test_the_order_of_the_set_up_stands() -> None:
    """Before any shuffle nothing is exchanged: the record is compared and refused."""
    text = f"{PLACING}\nsupply Bakery, Salon, Study, Crypt, Dungeon, ...{STACKS}{CASTLES}"
    before = parse_position(f"{text}bonus of seat 3: bonus\n")
    after = before.copy()
    moves.apply(after, 2, actions.LEFT_CASTLE + actions.TAKE_BONUS + FOOD)
    reveals = revealed(before, after)
    assert reveals == {"rooms": ["Bakery", "Study", "Salon", "Dungeon", "Crypt"]}
    told = {"rooms": ["Kitchen", *reveals["rooms"][1:]]}
    assert with_luck(before, after, told) == after


def test_only_cards_of_the_pile_can_be_drawn() -> None:
    head = f"{PLACING}\ndiscarded cards width\npile ...{STACKS}"
    before = parse_position(f"{head}{CASTLES}bonus of seat 3: bonus\n")
    after = before.copy()
    moves.apply(after, 2, actions.LEFT_CASTLE + actions.TAKE_BONUS + UTILITY)
    cards = revealed(before, after)["cards"]
    assert cards == ["room types", "attendants", "downstairs rooms"]
    told = {"cards": ["corridors", "height", "attendants"]}
    changed = with_luck(before, after, told)
    assert revealed(before, changed) == {"cards": ["attendants", "height", "corridors"]}
    assert sorted(changed.deck[:16] + changed.drawn_card[2]) == sorted({*range(20)} - {9})
    with pytest.raises(BrokenRecord, match="cards: width cannot be drawn now"):
        with_luck(before, after, {"cards": ["width", "height", "attendants"]})


@pytest.mark.parametrize(("seats", "options"), [(2, "placer"), (7, "agree")])
def test_a_record_without_a_key_is_replayed_by_the_kernel(seats: int, options: str) -> None:
    match = palas.game("two-castles").new(seats, 5, {"bonus_decider": options})
    choose = random.Random(7)
    while not match.is_over:
        seat = choose.choice(match.acting)
        match.play(choose.choice(match.actions(seat)), seat)
    unkeyed = Match(match.game, match.options, None, match.names, match.positions, match.played)
    record = unkeyed.record()
    again = match.game.replay(record)
    assert again.record() == record
    assert again.scores() == match.scores()
    if seats == 2:
        at = record.rindex('"ludwig": [')
        name = record[at:].split('"')[3]
        other = room_name(match.state.values()["room"][0][0], "en")
        broken = f'{record[:at]}"ludwig": ["{other}"{record[at:].partition(name + chr(34))[2]}'
        with pytest.raises(BrokenRecord, match="is not in Ludwig’s stack"):
            match.game.replay(broken)
