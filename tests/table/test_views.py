"""Views: what a viewer sees of a table, and nothing that the viewer may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from unittest.mock import Mock

import pytest

from palas.kernel.contract import SPECTATOR
from palas.kernel.phrases import LANGUAGES
from palas.table.table import Table
from palas.table.views.board import board, hand
from palas.table.views.keeping import Kept
from palas.table.views.people import Here
from palas.table.views.score import sheet
from palas.table.views.sight import ASKED, HINT, SUGGEST, Sight, Wish, place
from palas.table.views.view import IN_A_ROW, Gallery
from palas.table.views.wording import expected, moment, prompt

from .tables_at_hand import GAMES, match_of, other_world, played, table_of

NOBODY = Here()
games = pytest.mark.parametrize(("game", "seats"), GAMES)


class Page(HTMLParser):
    """The ids, buttons and texts of a piece of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.moves: list[int] = []
        self.offered: set[int] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if tag == "button" and found.get("name") == "action" and found.get("class") == "move":
            self.moves.append(int(str(found["value"])))
        self.offered.update(int(one) for one in (found.get("data-actions") or "").split())


def view_of(table: Table, seat: int, **how: object) -> str:
    held = () if seat == SPECTATOR else (seat,)
    return Gallery().view(table, replace(Sight(held), **how), NOBODY).html  # type: ignore[arg-type]


def wishes(table: Table, viewer: int) -> Iterator[Wish]:
    """Yield everything a viewer can wish for now."""
    yield Wish()
    if viewer == SPECTATOR:
        return
    match, decision = match_of(table), table.seats[viewer].decisions
    if viewer in match.acting:
        yield Wish(HINT, 0, decision)
        for action in (match.actions(viewer)[0], match.actions(viewer)[-1]):
            yield Wish(ASKED, action, decision)
    for to in match.acting:
        yield Wish(SUGGEST, to, decision)


def sent(table: Table, before: Table, viewer: int) -> list[object]:
    """Return all that pages, fragments and live events send to a viewer."""
    gallery = Gallery()
    held = () if viewer == SPECTATOR else (viewer,)
    told: list[object] = []
    for wish in wishes(table, viewer):
        sight = Sight(held, wish=wish)
        old, new = gallery.view(before, sight, NOBODY), gallery.view(table, sight, NOBODY)
        told += [new.html, new.title, new.is_turn, gallery.patch(old, new)]
    seen = gallery.seen(table, Sight(held, language="de", layout="phone"))
    told += [sheet(seen), board(seen), hand(seen), board(seen, [1, 2, 3]), seen.hint]
    if viewer in match_of(table).acting:
        told += [table.is_final(viewer, action) for action in match_of(table).actions(viewer)]
    return told


@pytest.mark.long
@games
@pytest.mark.parametrize("moves", [5, 33])
def test_a_view_is_the_same_in_every_world_the_viewer_cannot_tell_apart(
    game: str, seats: int, moves: int
) -> None:
    before = played(table_of(game, seats), moves)
    table = played(before, 1)
    for viewer in (*range(seats), SPECTATOR):
        told = sent(table, before, viewer)
        for number in range(2):
            world = other_world(table, viewer, f"world {number}")
            match = match_of(world)
            earlier = replace(match, positions=match.positions[:-1], played=match.played[:-1])
            was = replace(before, match=earlier)
            for mine, theirs in zip(told, sent(world, was, viewer), strict=True):
                assert mine == theirs, f"{game} after {moves} moves leaks to {viewer}"


def test_the_worlds_of_the_test_do_differ() -> None:
    table = played(table_of("big-boss", 4), 33)
    world = other_world(table, 0, "world")
    assert view_of(table, 1) != view_of(world, 1)
    assert view_of(table, 0) == view_of(world, 0)


def test_a_covered_device_shows_what_a_spectator_may_know() -> None:
    table = played(table_of("two-castles", 3), 7)
    world = other_world(table, SPECTATOR, "world")
    for held in ((0, 1, 2), (0, 2)):
        one = Gallery().view(table, Sight(held), NOBODY).html
        assert one == Gallery().view(world, Sight(held), NOBODY).html
        assert '<svg class="palas"' not in one
        assert "data-actions" not in one


@pytest.mark.long
@games
def test_every_move_is_a_button_in_words_and_in_the_picture(game: str, seats: int) -> None:
    table = table_of(game, seats)
    for _ in range(12):
        match = match_of(table)
        for seat in match.acting:
            for layout in ("desk", "phone"):
                page = Page(view_of(table, seat, layout=layout))
                assert sorted(page.moves) == match.actions(seat)
                assert page.offered == set(match.actions(seat)), f"{game} {layout} {seat}"
        waiting = [seat for seat in range(seats) if seat not in match.acting]
        for seat in (*waiting, SPECTATOR):
            page = Page(view_of(table, seat))
            assert not page.moves
            assert not page.offered
        table = played(table, 5)


@pytest.mark.long
@games
def test_ids_are_unique_in_every_view(game: str, seats: int) -> None:
    table = table_of(game, seats)
    while True:
        for viewer in (0, SPECTATOR):
            for layout in ("desk", "phone"):
                ids = Page(view_of(table, viewer, layout=layout)).ids
                assert len(ids) == len(set(ids)), sorted(one for one in ids if ids.count(one) > 1)
        if table.is_over:
            break
        table = played(table, 60)


@games
def test_on_a_phone_the_hand_is_beside_the_board(game: str, seats: int) -> None:
    table = played(table_of(game, seats), 9)
    seat = match_of(table).acting[0]
    html = view_of(table, seat, layout="phone")
    dock = html[html.index('<section id="dock"') : html.index('<aside id="panel"')]
    assert '<section id="hand"' in dock
    assert dock.count("<svg class=") >= 1
    assert dock.index('id="expected"') < dock.index('id="hand"') < dock.index('id="moves"')
    assert html.count("<defs>") == 1
    assert 'id="hand"' not in view_of(table, seat, layout="desk")
    assert 'id="hand"' not in view_of(table, SPECTATOR, layout="phone")


def test_moves_in_words_are_folded_on_a_phone_unless_they_are_few() -> None:
    table = table_of("two-castles", 4)
    for layout, is_open in (("desk", True), ("phone", False)):
        found = re.search(r"<details id=.moves-box.[^>]*>", view_of(table, 0, layout=layout))
        assert found is not None
        assert (" open" in found.group()) is is_open
    while len(match_of(table).actions(match_of(table).acting[0])) > 3:
        table = played(table, 1)
    html = view_of(table, match_of(table).acting[0], layout="phone")
    assert re.search(r'<details id="moves-box" class="few"[^>]* open>', html)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_speaks_one_language(language: str) -> None:
    words = {"en": "Take back", "de": "Zurücknehmen", "ru": "Взять ход назад"}
    html = view_of(played(table_of("two-heirs", 2), 9), 0, language=language)
    assert [one for one in words if words[one] in html] == [language]


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_expected_is_said_in_the_words_of_the_game(
    game: str, seats: int, language: str
) -> None:
    gallery, table = Gallery(), table_of(game, seats)
    for _ in range(10):
        match = match_of(table)
        for seat in range(seats):
            seen = gallery.seen(table, Sight((seat,), language))
            if seat in match.acting:
                assert prompt(seen) == expected(seen)
                assert len(prompt(seen)) > 5
            else:
                names = [match.names[one] for one in match.acting]
                assert all(name in expected(seen) for name in names)
            assert moment(seen)
        table = played(table, 7)


def test_who_has_won_is_said_with_the_points() -> None:
    table = played(table_of("big-boss", 3), 2000)
    assert table.is_over
    said = expected(Gallery().seen(table, Sight()))
    scores = match_of(table).scores()
    assert str(max(scores)) in said
    assert all(match_of(table).names[seat] in said for seat in match_of(table).winners())


def test_names_are_escaped() -> None:
    table = table_of("two-heirs", 2, names=("<b>Anna&", "Bruno"))
    table = played(table, 20)
    table = table.after(table.say(1, '<script>alert("1")</script>', 0.0))
    html = view_of(table, 1)
    assert "<script" not in html
    assert "<b>Anna" not in html
    assert "&lt;b&gt;Anna&amp;" in html


def test_many_viewers_share_one_view() -> None:
    gallery, table = Gallery(), played(table_of("big-boss", 3), 5)
    one = gallery.view(table, Sight(), NOBODY)
    assert gallery.view(table, Sight(), NOBODY) is one
    assert gallery.view(table, Sight((1,)), NOBODY) is not one
    assert gallery.view(played(table, 1), Sight(), NOBODY) is not one
    assert gallery.known(one.name, table.id, Sight()) is one
    assert gallery.known(one.name, table.id, Sight((1,))) is None
    assert gallery.known(one.name, "other", Sight()) is None
    assert Gallery().known(one.name, table.id, Sight()) is None
    assert Gallery().view(table, Sight(), NOBODY).name != one.name


def test_only_the_latest_views_of_the_same_eyes_are_kept() -> None:
    gallery, table = Gallery(), table_of("big-boss", 3)
    names = []
    for _ in range(IN_A_ROW + 2):
        names.append(gallery.view(table, Sight((1,)), NOBODY).name)
        spectator = gallery.view(table, Sight(), NOBODY).name
        table = played(table, 1)
    known = [gallery.known(name, table.id, Sight((1,))) is not None for name in names]
    assert known == [False, False, *[True] * IN_A_ROW]
    assert gallery.known(spectator, table.id, Sight()) is not None


def test_what_has_not_changed_is_held_once() -> None:
    gallery, table = Gallery(), played(table_of("two-castles", 4), 12)
    old = gallery.view(table, Sight((1,)), NOBODY)
    new = gallery.view(played(table, 1), Sight((1,)), NOBODY)
    held = {id(piece) for piece in old.pieces}
    assert all(id(piece) in held for piece in new.pieces if piece in old.pieces)


def test_who_is_here_changes_the_people_only() -> None:
    gallery, table = Gallery(), played(table_of("two-heirs", 2), 5)
    alone = gallery.view(table, Sight((0,)), NOBODY)
    both = gallery.view(table, Sight((0,)), Here(frozenset((0, 1)), 3, 1))
    change = gallery.patch(alone, both)
    assert len("".join(change.texts)) < 1500
    assert "3 watching" in both.html
    assert 'class="here' in both.html
    assert 'class="away' in alone.html


def test_the_latest_are_kept() -> None:
    kept: Kept[int, str] = Kept(2)
    for number in (1, 2):
        kept.put(number, str(number))
    assert kept.get(1) == "1"
    kept.put(3, "3")
    assert (kept.get(1), kept.get(2), kept.get(3)) == ("1", None, "3")


@games
def test_the_log_is_told_once_and_follows_takebacks(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    gallery, table = Gallery(), played(table_of(game, seats), 12)
    match = match_of(table)
    told = gallery.chronicles.told(table, match, 1, "en")
    assert [line.words for line in told.lines] == match.log(1)
    assert told.known == match.view(1)
    told_again = Mock(wraps=match.game.text.log_line)
    monkeypatch.setattr(match.game.text, "log_line", told_again)
    for _ in range(20):
        table = played(table, 1)
        if match_of(table).can_undo(match_of(table).played[-1].seat):
            break
    after = gallery.chronicles.told(table, match_of(table), 1, "en")
    assert told_again.call_count == len(after.lines) - 12
    back = table.after(table.take_back(match_of(table).played[-1].seat, 0.0, None))
    undone = gallery.chronicles.told(back, match_of(back), 1, "en")
    assert [line.words for line in undone.lines] == [line.words for line in after.lines[:-1]]
    assert undone.known == match_of(back).view(1)


def test_the_log_tells_what_happens_beside_the_moves() -> None:
    table = played(table_of("big-boss", 3), 3)
    table = table.after(table.propose(0, "replace", 2, 0.0))
    assert "Anna proposes a bot to play for Clara" in view_of(table, 1)
    table = table.after(table.answer(1, True, 0.0))
    html = view_of(table, 2)
    assert "A bot plays for Clara now" in html
    assert "A bot plays for you." in html
    assert html.index('id="move-3"') < html.index("A bot plays for Clara now")
    table = table.after(table.come_back(2, 0.0))
    assert "Clara is back and plays again" in view_of(table, SPECTATOR)


def test_offers_are_answered_by_those_who_play() -> None:
    table = played(table_of("big-boss", 3), 3)
    table = table.after(table.propose(0, "end", None, 0.0))
    assert 'name="yes"' in view_of(table, 1)
    assert 'name="yes"' not in view_of(table, 0)
    assert 'name="yes"' not in view_of(table, SPECTATOR)
    assert "Waiting for Bruno and Clara." in view_of(table, SPECTATOR)


def test_the_end_shows_every_point_with_its_reason() -> None:
    table = played(table_of("two-heirs", 2), 3)
    for seat in (0, 1):
        events = table.answer(seat, True, 0.0) if seat else table.propose(seat, "end", None, 0.0)
        table = table.after(events)
    assert table.is_over
    html = view_of(table, 0)
    for reason in match_of(table).reasons():
        assert reason.words in html
    assert f"/t/{table.id}/rematch" in html
    assert "rematch" not in view_of(table, SPECTATOR)
    assert "/check" in view_of(table, SPECTATOR)


def test_a_wish_is_nothing_when_its_time_has_passed() -> None:
    table = played(table_of("two-heirs", 2), 4)
    (seat,) = match_of(table).acting
    action, decision = match_of(table).actions(seat)[0], table.seats[seat].decisions
    plain = view_of(table, seat)
    assert 'id="confirm"' in view_of(table, seat, wish=Wish(ASKED, action, decision))
    for wish in (
        Wish(ASKED, action, decision + 1),
        Wish(ASKED, 10**6, decision),
        Wish(SUGGEST, 1 - seat, decision),
        Wish(SUGGEST, 99, decision),
    ):
        assert view_of(table, seat, wish=wish) == plain
    assert 'id="confirm"' not in view_of(table, 1 - seat, wish=Wish(ASKED, action, 0))


def test_hints_are_an_option_of_the_table() -> None:
    for hints in (True, False):
        table = table_of("two-heirs", 2, hints=hints)
        wish = Wish(HINT, 0, 0)
        assert ("The quick bot would:" in view_of(table, 0, wish=wish)) is hints
        assert ('id="hint"' in view_of(table, 0)) is hints


def test_partners_point_and_the_partner_accepts_with_one_button() -> None:
    table = table_of("two-castles", 4)
    while not (found := _suggestion(table)):
        table = played(table, 1)
    giver, to, action = found
    mode = Page(view_of(table, giver, wish=Wish(SUGGEST, to, table.seats[giver].decisions)))
    assert action in mode.moves
    assert action in mode.offered
    table = table.after(table.point(giver, to, action, 0.0))
    html = view_of(table, to)
    assert f'id="suggested-{giver}"' in html
    assert re.search(rf'name="action" value="{action}">Build it there', html)
    assert 'id="pointing"' in view_of(table, giver)
    others = [seat for seat in range(4) if seat not in (giver, to)]
    for seat in (*others, SPECTATOR):
        assert "suggest" not in view_of(table, seat).replace("?wish=suggest", "").replace(
            'data-wish="suggest', ""
        ).replace("Make a suggestion to", "")


def _suggestion(table: Table) -> tuple[int, int, int] | None:
    match = match_of(table)
    for giver in range(4):
        for to in match.acting:
            for action in match.suggestions(giver, to):
                return giver, to, action
    return None


def test_one_device_goes_from_hand_to_hand() -> None:
    table = table_of("two-castles", 3)
    assert place(table, Sight()) == (SPECTATOR, None)
    assert place(table, Sight((2,))) == (2, None)
    assert place(table, Sight((0, 1))) == (SPECTATOR, 0)
    assert place(table, Sight((0, 1), uncovered=1)) == (1, None)
    assert place(table, Sight((0, 1), uncovered=2)) == (SPECTATOR, 0)
    table = played(table_of("two-heirs", 2), 1)
    (seat,) = match_of(table).acting
    assert place(table, Sight((0, 1), uncovered=1 - seat)) == (SPECTATOR, seat)
    html = Gallery().view(table, Sight((0, 1), uncovered=1 - seat), NOBODY).html
    assert f"Hand the device to {table.seats[seat].name}" in html


def test_one_device_stays_where_it_is_while_others_choose() -> None:
    table = played(table_of("big-boss", 3), 1)
    (seat,) = match_of(table).acting
    others = tuple(one for one in range(3) if one != seat)
    assert place(table, Sight(others, uncovered=others[0])) == (others[0], None)
    assert place(table, Sight(others)) == (SPECTATOR, None)
