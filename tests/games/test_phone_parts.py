"""On a phone the board and the hand are two drawings of one page: together they are all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from xml.etree.ElementTree import Element

import pytest

import palas
from draw.picture_checks import buttons, check_buttons, offered_actions
from draw.svg_reading import check_sound, parsed, placed
from palas.bots import bot
from palas.kernel.conformance import imagined
from palas.kernel.contract import SPECTATOR
from palas.kernel.match import Match
from palas.kernel.phrases import LANGUAGES

GAMES = list(palas.all_games())
MOVES, EVERY = 170, 9
THUMB = 44

games = pytest.mark.parametrize("game", GAMES)


@cache
def course(game: str) -> tuple[Match, ...]:
    """Return moments of sensible games with the fewest and the most seats."""
    found = []
    meta = palas.game(game).meta
    for seats in (meta.seats[0], meta.seats[-1]):
        match = palas.game(game).new(seats, f"parts {seats}")
        players = [
            bot("random" if seat % 2 else "greedy", match.game, seat) for seat in range(seats)
        ]
        while len(match.played) < MOVES and not match.is_over:
            if len(match.played) % EVERY == 0:
                found.append(match.copy())
            players[match.acting[0]].move(match, match.acting[0])
    return tuple(found)


def moments(game: str) -> Iterator[tuple[Match, int, str]]:
    """Yield moments, a seat that acts then, and a language."""
    for at, match in enumerate(course(game)):
        yield match, match.acting[-1], LANGUAGES[at % 3]


def parts(match: Match, viewer: int, **how: object) -> tuple[str, str, str]:
    """Draw everything, the board and the hand."""
    board, hand = (
        match.picture(viewer, layout="phone", part=part, **how) for part in ("board", "hand")
    )
    return match.picture(viewer, layout="phone", **how), board, hand


def lent(board: str, hand: str) -> str:
    """Return the hand with what it borrows from the board on the same page."""
    found = re.search(r"<defs>.*</defs>", board, re.DOTALL)
    assert found is not None
    return hand.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        "</title>", f"</title>{found.group()}", 1
    )


def ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]*)"', svg)


@pytest.mark.long
@games
def test_both_parts_together_offer_everything_once(game: str) -> None:
    for match, seat, language in moments(game):
        for chosen in (None, match.actions(seat)[0]):
            whole, board, hand = parts(match, seat, language=language, chosen=chosen)
            both = offered_actions(parsed(board)) | offered_actions(parsed(hand))
            assert both == offered_actions(parsed(whole)) == set(match.actions(seat))
            names = ids(board) + ids(hand)
            assert len(names) == len(set(names)), [one for one in names if names.count(one) > 1]
            assert {one for one in ids(whole) if one.startswith("choice-")} <= set(names)


@games
def test_the_hand_is_small_and_needs_the_board(game: str) -> None:
    for match, seat, language in moments(game):
        _, board, hand = parts(match, seat, language=language)
        assert "<defs" not in hand
        assert "<style" not in hand
        assert len(hand) < len(board) / 3
        assert float(parsed(hand).attrib["height"]) <= 170
        check_buttons(parsed(hand))
        check_sound(lent(board, hand))


@games
def test_what_is_in_the_hand_can_be_hit_by_a_thumb(game: str) -> None:
    for match, seat, language in moments(game):
        _, board, hand = parts(match, seat, language=language)
        root = parsed(lent(board, hand))
        for node in buttons(root):
            width, height = _largest(root, node)
            assert width >= THUMB, node.attrib
            assert height >= THUMB, node.attrib


def _largest(root: Element, button: Element) -> tuple[float, float]:
    inside = set(button.iter())
    sizes = [
        (float(node.attrib["width"]) * frame.scale, float(node.attrib["height"]) * frame.scale)
        for node, frame in placed(root)
        if node in inside and node.tag.endswith("rect")
    ]
    return max(sizes, key=lambda size: min(size))


@games
def test_one_part_is_the_whole_where_there_is_no_hand(game: str) -> None:
    for match, _, language in moments(game):
        whole, board, hand = parts(match, SPECTATOR, language=language)
        assert (board, hand) == (whole, "")


@games
def test_a_finished_game_has_no_hand(game: str) -> None:
    match = course(game)[-1].copy()
    match.end_by_agreement()
    for viewer in (0, SPECTATOR):
        whole, board, hand = parts(match, viewer)
        assert (board, hand) == (whole, "")


@games
def test_whoever_waits_sees_the_hand_without_choices(game: str) -> None:
    seen = 0
    for match, _, language in moments(game):
        for seat in set(range(match.seats)) - set(match.acting):
            _, board, hand = parts(match, seat, language=language)
            assert not offered_actions(parsed(board))
            if hand:
                assert not buttons(parsed(hand))
                check_sound(lent(board, hand))
                seen += 1
    assert seen


@games
def test_the_parts_are_the_same_in_every_world_the_viewer_cannot_tell_apart(game: str) -> None:
    for match, seat, _ in moments(game):
        for viewer in (seat, SPECTATOR):
            world = match.copy()
            world.positions[-1] = imagined(match.state, match, viewer, "another world")
            assert parts(match, viewer) == parts(world, viewer)


@games
def test_a_part_that_there_is_not_is_named(game: str) -> None:
    match = palas.game(game).new(palas.game(game).meta.seats[0], "parts")
    with pytest.raises(ValueError, match="no part 'foot'; there are all, board, hand"):
        match.picture(0, layout="phone", part="foot")
    with pytest.raises(ValueError, match="'desk' has no parts"):
        match.picture(0, layout="desk", part="hand")
