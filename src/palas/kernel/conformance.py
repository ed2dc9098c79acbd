"""The contract test that any game can call: `check_game(palas.game("big-boss"))`.

Every check plays random games over all seat counts and options and raises
AssertionError with the seat count, the options and the move at which it failed.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from palas.kernel.batch import RANDOM, SENSIBLE, Batch
from palas.kernel.contract import SPECTATOR
from palas.kernel.errors import IllegalMove, UnknownMove
from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.match import Match
from palas.kernel.phrases import LANGUAGES
from palas.kernel.recording import read_record
from palas.kernel.rng import Generator, below, word

if TYPE_CHECKING:
    from collections.abc import Iterator

    from palas.kernel.contract import Head
    from palas.kernel.game import Game
    from palas.kernel.meta import Value

MOST_PLIES = 20_000
CUT = 500  # moves after which compiled and interpreted random games are compared


def check_game(game: Game, games: int = 1, seed: int = 0) -> None:
    """Check everything the contract asks of a game, interpreted."""
    check_meta(game)
    for match, dice in matches(game, games, seed):
        check_play(match, dice)
    for match, dice in matches(game, 1, seed):
        play_some(match, dice, 40)
        check_secrets(match)
        check_words(match)
        check_undo(match, dice)
        check_record(match)


def matches(game: Game, games: int, seed: int) -> Iterator[tuple[Match, Generator]]:
    """Deal games over all seat counts and every choice of every option."""
    for seats, options, number in itertools.product(
        game.meta.seats, option_settings(game), range(games)
    ):
        dice = Generator()
        set_key(dice, key_of_seed(f"dice {seed} {number} {seats} {tuple(options.values())}"))
        yield Match.start(game, seats, f"{seed} {number}", options), dice


def option_settings(game: Game) -> list[dict[str, Value]]:
    """Return settings of the options in which every choice of each occurs."""
    options = game.meta.options
    longest = max((len(option.choices) for option in options), default=1)
    return [
        {option.name: option.choices[at % len(option.choices)] for option in options}
        for at in range(longest)
    ]


def play_one(match: Match, dice: Generator) -> None:
    """Play one move of a random acting seat: a random one, mostly sensible where there is sense."""
    seat = match.acting[below(dice, len(match.acting))]
    actions = match.actions(seat)
    action = actions[below(dice, len(actions))]
    policy = match.game.policy
    if policy is not None and below(dice, 8) > 0:
        out = [0] * match.game.max_legal
        action = policy(match.state.copy(), seat, word(dice), out)
        assert action in actions, f"{match!r}: the policy picks {action}, which is not legal"
    match.play(action, seat)


def play_some(match: Match, dice: Generator, most: int) -> None:
    """Play a random number of moves, at most `most`."""
    for _ in range(below(dice, most) + 1):
        if not match.is_over:
            play_one(match, dice)


def check_meta(game: Game) -> None:
    """Check titles, seats and options."""
    for words in (game.meta.titles, game.meta.summary, *(o.help for o in game.meta.options)):
        assert set(words) >= set(LANGUAGES), f"{game.id}: words are missing in a language"
    assert game.meta.version >= 1
    assert game.meta.seats[0] >= 1
    assert all(option.default in option.choices for option in game.meta.options)
    assert not game.meta.stalls or game.policy is not None, "a game that stalls needs a policy"


def check_play(match: Match, dice: Generator) -> None:
    """Play one game to its end, checking the head of the record after every move."""
    game, state = match.game, match.state
    while not match.is_over:
        where = f"{match!r} {match.options}"
        before = match.state
        for seat in range(match.seats):
            actions = match.actions(seat)
            assert (len(actions) > 0) == (seat in match.acting), f"{where}: legal and acting differ"
            assert actions == sorted(set(actions)), f"{where}: legal is not strictly ascending"
            assert all(0 <= action < game.num_actions for action in actions), where
        play_one(match, dice)
        state = match.state
        assert state.ply == before.ply + 1, f"{where}: ply counts actions"
        assert state.reveals >= before.reveals, f"{where}: reveals never falls"
        assert state.seats == before.seats, where
        assert len(match.played) < MOST_PLIES, f"{where}: the game does not end"
    assert state.acting == 0, "nobody acts when the game is over"
    assert match.winners(), "a finished game has a winner"
    check_reasons(match)


def check_reasons(match: Match) -> None:
    """Check that the reasons of every seat add up to its score, in every language."""
    for language in LANGUAGES:
        totals = [0] * match.game.meta.players(match.seats)
        for reason in match.reasons(language):
            totals[reason.seat] += reason.points
            assert reason.words, "a reason has words"
        assert totals == match.scores(), f"reasons in {language} do not add up"


def imagined(state: Head, match: Match, viewer: int, seed: str) -> Head:
    """Return another world that looks the same to a viewer."""
    dice = Generator()
    set_key(dice, key_of_seed(seed))
    world = state.copy()
    match.game.rules.conceal(world, viewer)
    match.game.rules.imagine(world, viewer, dice)
    return world


def outputs(match: Match, viewer: int) -> dict[str, Any]:
    """Return everything a viewer is sent."""
    observation = [0] * match.game.observation
    match.game.rules.observe(match.state, viewer, observation)
    return {
        "view": match.view(viewer),
        "text": match.text(viewer),
        "observation": observation,
        "picture": match.picture(viewer),
        **{f"json {language}": match.json(viewer, language) for language in LANGUAGES},
    }


def check_secrets(match: Match) -> None:
    """Vary what a viewer cannot know at every position: nothing the viewer is sent may change."""
    for viewer in (*range(match.seats), SPECTATOR):
        sent = outputs(match, viewer)
        for number in range(2):
            worlds = [
                imagined(state, match, viewer, f"{viewer} {number} {at}")
                for at, state in enumerate(match.positions)
            ]
            other = Match(match.game, match.options, None, match.names, worlds, list(match.played))
            for name, content in outputs(other, viewer).items():
                assert content == sent[name], f"{match!r}: {name} of viewer {viewer} leaks"
    for seat in match.acting:
        check_reopened(match, seat)


def check_reopened(match: Match, seat: int) -> None:
    """Check that what others may choose again is a position of which a seat knows the same."""
    reopen = match.game.reopen
    if reopen is None:
        return
    opened = match.view(seat)
    reopen(opened, seat)
    out = [0] * match.game.max_legal
    actions = out[: match.game.rules.legal(opened, seat, out)]
    assert actions == match.actions(seat), f"{match!r}: seat {seat} has other actions when reopened"
    world = imagined(opened, match, seat, f"reopened {seat}")
    match.game.rules.conceal(world, seat)
    assert world == opened, f"{match!r}: reopened for seat {seat} there is no world that fits"


def check_words(match: Match) -> None:
    """Check that moves and positions go to words and back, for those who know everything or not."""
    text = match.game.text
    for seat in match.acting:
        view = match.view(seat)
        actions = match.actions(seat)
        for language in LANGUAGES:
            words = [text.move_words(view, seat, action, language) for action in actions]
            assert len(set(words)) == len(words), f"{match!r}: two moves have the same words"
            assert [text.parse_move(view, seat, word) for word in words] == actions
        for state in (match.state, view):
            read = text.parse_position(text.position_text(state))
            read.rng.assign(state.rng)
            assert read == state, f"{match!r}: position text does not come back"
    dealt = match.positions[0]
    numbers = match.game.meta.option_numbers(match.options)
    assert text.setup_words(
        text.parse_setup(text.setup_words(dealt), match.seats, numbers)
    ) == text.setup_words(dealt)


def check_undo(match: Match, dice: Generator) -> None:
    """Check that undo restores the position, stops at reveals, and bad input changes nothing."""
    if match.is_over:
        return
    before, played = match.state.copy(), len(match.played)
    for bad in (-1, match.game.num_actions, "no such move at all"):
        try:
            match.play(bad, match.acting[0])
        except (IllegalMove, UnknownMove):
            pass
        else:
            raise AssertionError(f"{match!r}: played {bad!r}")
    assert match.state == before
    play_one(match, dice)
    mover = match.played[-1].seat
    assert match.can_undo(mover) == (match.state.reveals == before.reveals)
    assert not match.can_undo((mover + 1) % match.seats)
    if match.can_undo(mover):
        match.undo(mover)
        assert match.state == before
        assert len(match.played) == played


def check_record(match: Match) -> None:
    """Check that a record comes back, with its key and without."""
    record = match.record()
    again = read_record(match.game, record)
    assert again.state == match.state
    assert again.record() == record
    unkeyed = Match(match.game, match.options, None, match.names, match.positions, match.played)
    assert read_record(match.game, unkeyed.record()).played == match.played
    check_agreement(again)


def check_agreement(match: Match) -> None:
    """Check that a match which all agree to end is scored as it stands, and its record too."""
    if match.is_over:
        return
    scores = match.scores()
    match.end_by_agreement()
    assert match.scores() == scores
    check_reasons(match)
    outputs(match, SPECTATOR)
    assert read_record(match.game, match.record()).state == match.state


def check_compiled(game: Game, games: int = 20, seed: int = 0) -> None:
    """Check that compiled play gives the same games as interpreted play."""
    ways = [RANDOM] if game.policy is None else [RANDOM, SENSIBLE]
    for (match, _), way in itertools.product(matches(game, 1, seed), ways):
        most = CUT if game.meta.stalls else MOST_PLIES
        batch = Batch(game, match.seats, games, seed, match.options, way=way, most=most)
        slow, quick = batch.run_interpreted(), batch.run(workers=2)
        where = f"{match.seats} seats, {match.options}, {way}"
        assert (slow.plies == quick.plies).all(), f"{where}: numbers of moves differ"
        assert (slow.scores == quick.scores).all(), f"{where}: scores differ"
        assert (slow.winners == quick.winners).all(), f"{where}: winners differ"
