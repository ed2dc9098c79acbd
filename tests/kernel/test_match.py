"""A match: playing, undo, views, names and errors, on Big Boss."""

from __future__ import annotations

import pytest

import palas
from palas.kernel.contract import SPECTATOR
from palas.kernel.errors import (
    IllegalMove,
    NothingToUndo,
    UnknownGame,
    UnknownMove,
    UnknownOption,
    WrongComponents,
    WrongSeats,
)
from palas.kernel.keys import commitment, key_of_seed
from palas.kernel.match import Match


def new(seats: int = 3, seed: int = 1) -> Match:
    return palas.game("big-boss").new(seats=seats, seed=seed)


def test_the_same_seed_deals_the_same_game_and_another_does_not() -> None:
    assert new().state == new().state
    assert new().state != new(seed=2).state
    assert palas.game("big-boss").new(2).key != palas.game("big-boss").new(2).key


def test_a_move_may_be_given_as_move_number_or_words() -> None:
    by_move, by_number, by_words = new(), new(), new()
    move = by_move.legal()[0]
    assert by_move.play(move) == move
    by_number.play(move.action)
    by_words.play(move.words)
    assert by_move.state == by_number.state == by_words.state
    assert str(move) == move.words


def test_bad_moves_say_why_and_change_nothing() -> None:
    match = new()
    before = match.state.copy()
    acting = match.acting[0]
    with pytest.raises(UnknownMove, match="fly to the moon"):
        match.play("fly to the moon")
    with pytest.raises(IllegalMove, match="actions are 0 to"):
        match.play(99_999)
    with pytest.raises(IllegalMove):
        match.play(match.legal()[0].action, (acting + 1) % 3)
    with pytest.raises(WrongSeats, match="seats are 0 to 2, not 7"):
        match.legal(7)
    assert match.state == before
    assert match.played == []


def test_nothing_can_be_played_after_the_end() -> None:
    match = new(2)
    while not match.is_over:
        match.play(match.actions(match.acting[0])[-1])
    assert match.legal() == []
    assert match.acting == []
    with pytest.raises(IllegalMove, match="over"):
        match.play(0)


def test_a_seat_takes_back_its_own_moves_until_something_is_revealed() -> None:
    match = new()
    seat = match.acting[0]
    start = match.state.copy()
    with pytest.raises(NothingToUndo, match="nothing has been played"):
        match.undo()
    match.play("buy a tower card")
    with pytest.raises(NothingToUndo, match="another seat"):
        match.undo((seat + 1) % 3)
    assert match.undo(seat).words == "buy a tower card"
    assert match.state == start
    match.play("buy the top card of the deck")
    with pytest.raises(NothingToUndo, match="revealed something"):
        match.undo(seat)


def test_a_match_names_every_seat() -> None:
    game = palas.game("big-boss")
    assert game.new(3, names=["Anna"]).names == ["Anna", "Seat 2", "Seat 3"]
    assert game.new(names=["Anna", "Bruno", "Clara"]).seats == 3
    with pytest.raises(WrongSeats, match="3 names for 2 seats"):
        game.new(2, names=["Anna", "Bruno", "Clara"])


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_seat_counts_outside_the_box_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats):
        palas.game("big-boss").new(seats or -1)


def test_unknown_games_and_options_are_named() -> None:
    with pytest.raises(UnknownGame, match="did you mean “big-boss”"):
        palas.game("big-bos")
    with pytest.raises(UnknownOption, match="did you mean “closed_loop”"):
        palas.game("big-boss").new(2, options={"closed_lop": True})
    with pytest.raises(UnknownOption, match="closed_loop is one of: false, true"):
        palas.game("big-boss").new(2, options={"closed_loop": "maybe"})
    assert palas.game("big-boss").new(2, options={"closed_loop": "on"}).options["closed_loop"]


def test_component_files_must_fit_the_box() -> None:
    meta = palas.game("big-boss").meta
    meta.check_components({"plots": 72, "blocks": 84})
    with pytest.raises(WrongComponents, match="blocks is 84"):
        meta.check_components({"blocks": 85})
    with pytest.raises(WrongComponents, match="did you mean “blocks”"):
        meta.check_components({"block": 84})
    with pytest.raises(WrongComponents, match="JSON object"):
        meta.check_components([1])


def test_json_shows_a_seat_its_own_moves_and_a_spectator_none() -> None:
    match = new()
    seat = match.acting[0]
    assert [line["action"] for line in match.json(seat)["legal"]] == match.actions(seat)
    assert match.json((seat + 1) % 3)["legal"] == []
    assert match.json(SPECTATOR)["legal"] == []
    assert "rng" not in match.json(seat)["position"]


def test_the_commitment_hides_the_key_and_binds_to_it() -> None:
    assert commitment(key_of_seed(1)) != commitment(key_of_seed(2))
    assert key_of_seed(1).hex() not in commitment(key_of_seed(1))


def test_a_match_shows_itself() -> None:
    match = new()
    assert repr(match).startswith("<Match of big-boss, 3 seats, move 0, seat")
    assert match._repr_svg_().startswith("<svg")
    assert repr(match.game) == "<Game big-boss version 1>"
    assert "big-boss" in match.text()


def test_all_may_agree_to_end() -> None:
    match = new(3, 5)
    match.play(match.actions(match.acting[0])[0])
    scores, seat = match.scores(), match.played[0].seat
    match.end_by_agreement()
    assert match.is_over
    assert match.acting == []
    assert match.scores() == scores
    assert match.json(0)["agreed"] is True
    with pytest.raises(NothingToUndo, match="agreed to end"):
        match.undo(seat)
    with pytest.raises(IllegalMove, match="over"):
        match.end_by_agreement()
    again = match.game.replay(match.record())
    assert again.is_agreed
    assert again.state == match.state
    assert again.record() == match.record()
