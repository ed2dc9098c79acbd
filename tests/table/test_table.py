"""A table: what happens there, step by step, and everything it refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import palas
from palas.kernel.errors import IllegalMove, NothingToUndo, UnknownMove
from palas.kernel.keys import commitment
from palas.table import events as kinds
from palas.table.errors import NotNow, NotYours, Stale, TooMuch, UnknownTable, WrongSetup
from palas.table.events import Event
from palas.table.setup import LONGEST_NAME, clean_name, read_setup
from palas.table.table import LONGEST_SAYING, Table, opening, seats_at_device

KEY = bytes(range(32))
ADA = {"kind": "person", "name": "Ada"}
BOB = {"kind": "person", "name": "Bob"}
CLEO = {"kind": "person", "name": "Cleo"}
FREE = {"kind": "person"}
GREEDY = {"kind": "bot", "level": "greedy"}


def at_table(*seats: dict[str, str], game: str = "big-boss", **how: Any) -> Table:
    setup = read_setup({"game": game, "seats": list(seats), **how})
    return Table.load("table", KEY, opening(setup, "Ada", KEY, 100.0))


def pair() -> Table:
    return at_table(ADA, BOB)


def ready(table: Table) -> tuple[int, list[int]]:
    """Return who may act, and how."""
    assert table.match is not None
    seat = table.acting[0]
    return seat, table.match.actions(seat)


def moved(table: Table, moves: int = 1) -> Table:
    for _ in range(moves):
        seat, actions = ready(table)
        table = table.after(table.play(seat, actions[0], 101.0, None))
    return table


def with_takeable(table: Table) -> tuple[Table, int]:
    """Return the table after a move that can be taken back, and who made it."""
    for _ in range(50):
        seat, actions = ready(table)
        for action in actions:
            if not table.is_final(seat, action):
                return table.after(table.play(seat, action, 101.0, None)), seat
        table = moved(table)
    raise AssertionError("no move can be taken back")


def ended(table: Table) -> Table:
    table = table.after(table.propose(0, "end", None, 102.0))
    for seat in table.people:
        if table.offer is not None and seat not in table.offer.agreed:
            table = table.after(table.answer(seat, True, 103.0))
    assert table.is_over
    return table


def test_a_table_begins_when_the_last_one_sits_down() -> None:
    table = at_table(ADA, FREE, FREE, GREEDY)
    assert (table.status, table.free_seats, table.match) == ("open", [1, 2], None)
    assert table.commitment == commitment(KEY)
    table = table.after(table.join(2, " Bob  the Bold ", 110.0))
    assert (table.status, table.seats[2].name) == ("open", "Bob the Bold")
    last = table.join(1, "Ada", 120.0)
    assert [event.kind for event in last] == [kinds.JOINED, kinds.BEGAN]
    begun = table.after(last)
    assert begun.match is not None
    assert begun.match.names == ["Ada", "Ada 2", "Bob the Bold", "Greedy"]
    assert begun.status == "playing"
    assert (table.status, table.version) == ("open", 2), "the table before stays as it was"


def test_a_full_table_begins_at_once() -> None:
    table = at_table(ADA, GREEDY)
    assert (table.status, table.version) == ("playing", 2)
    assert table.people == [0]
    assert table.bots_to_move == [seat for seat in table.acting if seat == 1]


def test_the_deal_is_the_one_that_was_committed_to() -> None:
    match = pair().match
    assert match is not None
    assert match.text() == palas.game("big-boss").new(2, key=KEY, names=["Ada", "Bob"]).text()


def test_a_table_is_the_sum_of_its_events() -> None:
    setup = read_setup({"game": "big-boss", "seats": [ADA, BOB]})
    events: list[Event] = opening(setup, "Ada", KEY, 100.0)
    table = Table.load("table", KEY, events)

    def happens(news: list[Event]) -> Table:
        events.extend(news)
        return table.after(news)

    table = happens(table.say(0, "hello", 101.0))
    for at in range(12):
        seat, actions = ready(table)
        final = table.is_final(seat, actions[-1])
        table = happens(table.play(seat, actions[-1], 102.0 + at, None))
        if not final:
            table = happens(table.take_back(seat, 102.5 + at, None))
            table = happens(table.play(seat, actions[0], 102.6 + at, None))
    table = happens(table.propose(0, "replace", 1, 130.0))
    table = happens(table.come_back(1, 131.0))
    table = happens(table.propose(1, "end", None, 132.0))
    table = happens(table.answer(0, True, 133.0))
    table = happens(table.play_again(0, "other", 134.0))
    again = Table.load("table", KEY, events)
    assert again.match is not None
    assert table.match is not None
    assert again.match.json(0) == table.match.json(0)
    for name in ("seats", "chat", "clocks", "notes", "moved_at", "rematch", "status", "version"):
        assert getattr(again, name) == getattr(table, name), name


def test_a_table_without_a_beginning_is_none() -> None:
    for events in ([], [Event(1, 0.0, kinds.SAID, 0, {"text": "hello"})]):
        with pytest.raises(UnknownTable):
            Table.load("table", KEY, events)


def test_an_event_that_does_not_follow_is_a_fault_of_ours() -> None:
    with pytest.raises(AssertionError):
        pair().take(Event(4, 0.0, kinds.SAID, 0, {"text": "hello"}))


def test_people_leave_before_the_start() -> None:
    table = at_table(ADA, FREE, FREE)
    table = table.after(table.join(1, "Bob", 110.0))
    since = table.seats[1].since
    table = table.after(table.leave(1, 111.0))
    assert table.free_seats == [1, 2]
    table = table.after(table.join(1, "Cleo", 112.0))
    assert since < table.seats[1].since == table.version


def test_a_table_is_closed_before_the_start() -> None:
    table = at_table(ADA, FREE)
    table = table.after(table.close(0, 110.0))
    assert table.status == "closed"
    with pytest.raises(NotNow, match="closed"):
        table.join(1, "Bob", 111.0)


def test_a_move_changes_clocks_and_decisions() -> None:
    table = at_table(ADA, BOB, pace={"kind": "live", "seconds": 60, "more": 5})
    seat, actions = ready(table)
    after = table.after(table.play(seat, actions[0], 110.0, 0))
    assert after.seats[seat].decisions == 1
    assert after.clocks.left[seat] == 60 - 10 + 5
    assert after.moved_at == [110.0]


def test_a_move_is_taken_back_as_a_decision_of_its_own() -> None:
    table, seat = with_takeable(pair())
    decisions = table.seats[seat].decisions
    assert table.match is not None
    moves = len(table.match.played)
    back = table.after(table.take_back(seat, 110.0, decisions))
    assert back.match is not None
    assert len(back.match.played) == len(back.moved_at) == moves - 1
    assert back.seats[seat].decisions == decisions + 1
    assert seat in back.acting


def test_the_end_needs_every_person() -> None:
    table = at_table(ADA, BOB, CLEO, GREEDY)
    table = table.after(table.propose(1, "end", None, 110.0))
    assert table.offer is not None
    assert table.offer.agreed == {1}
    table = table.after(table.answer(0, True, 111.0))
    assert table.status == "playing"
    table = table.after(table.answer(2, True, 112.0))
    assert (table.status, table.acting, table.offer) == ("over", [], None)


def test_one_who_declines_ends_the_offer() -> None:
    table = at_table(ADA, BOB, CLEO)
    table = table.after(table.propose(0, "end", None, 110.0))
    table = table.after(table.answer(1, False, 111.0))
    assert table.offer is None
    assert table.status == "playing"


def test_a_bot_plays_for_somebody_who_has_gone() -> None:
    table = pair()
    table = table.after(table.propose(0, "replace", 1, 110.0))
    assert (table.seats[1].bot, table.people) == ("knight", [0])
    assert [event.content.get("why") for _, event in table.notes] == [None, "agreed"]
    table = table.after(table.come_back(1, 111.0))
    assert table.people == [0, 1]
    table = table.after(table.substitute(1, "greedy", "clock", 112.0))
    assert table.seats[1].bot == "greedy"


def test_who_is_to_be_replaced_is_back_by_answering() -> None:
    table = at_table(ADA, BOB, CLEO)
    table = table.after(table.propose(0, "replace", 2, 110.0))
    table = table.after(table.answer(2, True, 111.0))
    assert table.offer is None
    assert table.seats[2].bot == ""


def test_alone_with_bots_an_offer_is_settled_at_once() -> None:
    table = at_table(ADA, GREEDY)
    table = table.after(table.propose(0, "end", None, 110.0))
    assert table.is_over


def test_a_partner_points_and_withdraws() -> None:
    table = at_table(ADA, BOB, CLEO, game="two-castles")
    for _ in range(60):
        assert table.match is not None
        found = [
            (seat, to, actions)
            for seat in range(3)
            for to in range(3)
            if (actions := table.match.suggestions(seat, to))
        ]
        if found:
            break
        table = moved(table)
    giver, to, actions = found[0]
    pointed = table.after(table.point(giver, to, actions[0], 110.0))
    assert pointed.pointers == {giver: (to, actions[0])}
    assert pointed.after(pointed.point(giver, to, None, 111.0)).pointers == {}
    assert pointed.after(pointed.play(to, actions[0], 112.0, None)).pointers == {}
    with pytest.raises(NotNow, match="suggested"):
        table.point(giver, giver, actions[0], 110.0)


def test_the_next_table_is_told_once() -> None:
    table = ended(pair())
    table = table.after(table.play_again(1, "next", 120.0))
    assert table.rematch == "next"
    with pytest.raises(NotNow, match="already open"):
        table.play_again(0, "another", 121.0)


REFUSALS: list[tuple[Callable[[], Table], Callable[[Table], list[Event]], type, str]] = [
    (pair, lambda t: t.join(0, "Eve", 1.0), NotNow, "full"),
    (lambda: at_table(ADA, FREE), lambda t: t.join(0, "Eve", 1.0), NotNow, "taken by Ada"),
    (lambda: at_table(ADA, FREE), lambda t: t.join(2, "Eve", 1.0), NotYours, "0 to 1, not 2"),
    (lambda: at_table(ADA, FREE), lambda t: t.join(-1, "Eve", 1.0), NotYours, "not -1"),
    (lambda: at_table(ADA, FREE), lambda t: t.join(1, " ", 1.0), WrongSetup, "a name has 1"),
    (pair, lambda t: t.leave(0, 1.0), NotNow, "has begun"),
    (lambda: at_table(ADA, FREE), lambda t: t.leave(1, 1.0), NotNow, "cannot be given up"),
    (lambda: at_table(ADA, FREE, GREEDY), lambda t: t.leave(2, 1.0), NotNow, "given up"),
    (lambda: at_table(ADA, FREE), lambda t: t.leave(7, 1.0), NotYours, "seats are"),
    (pair, lambda t: t.close(0, 1.0), NotNow, "waiting for players"),
    (lambda: at_table(ADA, FREE), lambda t: t.play(0, 0, 1.0, None), NotNow, "not begun"),
    (pair, lambda t: t.play(1 - t.acting[0], 0, 1.0, None), NotNow, "not your turn"),
    (pair, lambda t: t.play(9, 0, 1.0, None), NotYours, "seats are"),
    (pair, lambda t: t.play(t.acting[0], 10**9, 1.0, None), IllegalMove, "actions are 0 to"),
    (pair, lambda t: t.play(t.acting[0], "fly away", 1.0, None), UnknownMove, "fly away"),
    (pair, lambda t: t.play(t.acting[0], 0, 1.0, 1), Stale, "look again"),
    (lambda: ended(pair()), lambda t: t.play(0, 0, 1.0, None), NotNow, "is over"),
    (pair, lambda t: t.take_back(0, 1.0, None), NothingToUndo, "nothing has been played"),
    (pair, lambda t: t.take_back(0, 1.0, 4), Stale, "look again"),
    (lambda: ended(pair()), lambda t: t.take_back(0, 1.0, None), NotNow, "is over"),
    (pair, lambda t: t.say(0, " \n ", 1.0), NotNow, "the message is empty"),
    (pair, lambda t: t.say(0, "a" * (LONGEST_SAYING + 1), 1.0), TooMuch, "at most 500"),
    (pair, lambda t: t.say(0, "\ud800", 1.0), NotNow, "printable"),
    (pair, lambda t: t.say(0, "a\x07", 1.0), NotNow, "printable"),
    (pair, lambda t: t.point(0, 1, 3, 1.0), NotNow, "suggested"),
    (lambda: at_table(ADA, FREE), lambda t: t.propose(0, "end", None, 1.0), NotNow, "not begun"),
    (pair, lambda t: t.propose(0, "draw", None, 1.0), NotNow, "draw"),
    (pair, lambda t: t.propose(0, "replace", None, 1.0), NotNow, "which seat"),
    (pair, lambda t: t.propose(0, "replace", 0, 1.0), NotNow, "another person"),
    (pair, lambda t: t.propose(0, "replace", 5, 1.0), NotYours, "seats are"),
    (lambda: at_table(ADA, GREEDY), lambda t: t.propose(0, "replace", 1, 1.0), NotNow, "person"),
    (
        lambda: (t := pair()).after(t.propose(0, "end", None, 1.0)),
        lambda t: t.propose(1, "end", None, 2.0),
        NotNow,
        "another proposal",
    ),
    (pair, lambda t: t.answer(0, True, 1.0), NotNow, "there is no open proposal"),
    (pair, lambda t: t.come_back(0, 1.0), NotNow, "no bot is playing for you"),
    (lambda: at_table(ADA, GREEDY), lambda t: t.come_back(1, 1.0), NotNow, "no bot is playing"),
    (lambda: ended(pair()), lambda t: t.substitute(0, "greedy", "clock", 1.0), NotNow, "over"),
    (pair, lambda t: t.play_again(0, "next", 1.0), NotNow, "not over"),
]


@pytest.mark.parametrize(("start", "what", "error", "words"), REFUSALS)
def test_what_is_not_allowed_is_refused(
    start: Callable[[], Table],
    what: Callable[[Table], list[Event]],
    error: type[Exception],
    words: str,
) -> None:
    table = start()
    before = (table.version, table.status, table.offer, list(table.chat), table.acting)
    with pytest.raises(error, match=words):
        what(table)
    assert (table.version, table.status, table.offer, table.chat, table.acting) == before


def test_a_move_that_revealed_something_stays() -> None:
    table = pair()
    for _ in range(60):
        seat, actions = ready(table)
        final = [action for action in actions if table.is_final(seat, action)]
        if final:
            after = table.after(table.play(seat, final[0], 101.0, None))
            with pytest.raises(NothingToUndo):
                after.take_back(seat, 102.0, None)
            return
        table = moved(table)
    raise AssertionError("nothing was revealed")


@pytest.mark.parametrize("name", ["", " ", "a" * (LONGEST_NAME + 1), "a\x00", "a\u202eb", "\ud800"])
def test_names_can_be_shown(name: str) -> None:
    with pytest.raises(WrongSetup):
        clean_name(name)
    assert clean_name("  Žofie \t Ëa ") == "Žofie Ëa"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": [ADA]}, "seats"),
        ({"seats": {"0": ADA}}, "list"),
        ({"seats": [ADA, "bot"]}, r"seats\[1\] is an object"),
        ({"seats": [GREEDY, GREEDY]}, "one person"),
        ({"seats": [ADA, {"kind": "bot", "level": "god"}]}, "level is one of"),
        ({"seats": [ADA, {"kind": "horse"}]}, "kind is one of"),
        ({"seats": [ADA, {"kind": "device"}]}, "needs a name"),
        ({"options": [1]}, "options is an object"),
        ({"options": {"speed": 3}}, "speed"),
        ({"pace": {"kind": "fast"}}, "none, live, days"),
        ({"pace": {"kind": "live", "seconds": 9}}, "seconds"),
        ({"pace": {"kind": "live", "seconds": 60.0}}, "seconds"),
        ({"pace": {"kind": "live", "seconds": 60, "more": -1}}, "more"),
    ],
)
def test_a_set_up_that_cannot_be(given: dict[str, Any], words: str) -> None:
    with pytest.raises(WrongSetup, match=words):
        read_setup({"game": "big-boss", "seats": [ADA, BOB], **given})


def test_a_set_up_is_read_as_it_was_written() -> None:
    device = {"kind": "device", "name": "Dora"}
    given = {"game": "big-boss", "seats": [ADA, device, GREEDY], "options": {"closed_loop": True}}
    setup = read_setup({**given, "public": True, "pace": {"kind": "days", "seconds": 86400}})
    assert read_setup(setup.json()) == setup
    assert seats_at_device(setup) == [1]
    assert (setup.public, setup.hints, setup.options) == (True, False, {"closed_loop": True})


def test_nobody_who_is_here_is_replaced() -> None:
    table = at_table(ADA, BOB, CLEO)
    with pytest.raises(NotNow, match="has left"):
        table.propose(0, "replace", 1, 110.0, here={0, 1})
    assert table.after(table.propose(0, "replace", 1, 110.0, here={0})).offer is not None
