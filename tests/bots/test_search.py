"""The search: never peeks, same key same move, bounded memory, finds what is plain to see."""

from __future__ import annotations

from types import FunctionType
from typing import Any, cast

import pytest

import palas
from palas.bots import bot, bots
from palas.bots import tree as templates
from palas.bots.flat import FlatBot
from palas.bots.levels import LevelBot, name_of, read_level
from palas.bots.search import (
    CHUNK,
    FLAT,
    INTERPRETED,
    NODES,
    SEARCH,
    Candidate,
    SearchBot,
    Worker,
    filled,
    searching,
)
from palas.bots.settings import LEVELS, is_played_on_at_random, level_of, settings_of
from palas.kernel.conformance import imagined
from palas.kernel.errors import UnknownBot
from palas.kernel.game import Game
from palas.kernel.jit import has_bounds_checks, is_compiler_on
from palas.kernel.match import Match
from palas.kernel.search import Level, Settings

GAMES = list(palas.all_games().values())
# The search of every game is compiled once; with bounds checks one game stands for all.
COMPILED = GAMES[:1] if has_bounds_checks() else GAMES
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
QUICK = 30  # iterations that the interpreter does at once


def middle(game: Game, moves: int = 25) -> Match:
    """Return a match that random bots have begun."""
    match = game.new(game.meta.seats[-1], "middle")
    player = bot("random", game, 1)
    while len(match.played) < moves and not match.is_over:
        player.move(match, match.acting[0])
    return match


@pytest.mark.long
@every_game
def test_the_same_view_and_key_give_the_same_move_in_every_world(game: Game) -> None:
    match = middle(game)
    seat = match.acting[0]
    actions = match.actions(seat)
    chosen = []
    for number in range(3):
        world = imagined(match.state, match, seat, f"{number}")
        game.rules.conceal(world, seat)
        chosen.append(SearchBot(game, "key", iterations=QUICK).choose(world, seat, actions))
    assert len(set(chosen)) == 1
    assert chosen[0] in actions


@pytest.mark.long
@every_game
def test_a_search_leaves_the_view_alone_and_counts_its_walks(game: Game) -> None:
    match = middle(game)
    seat = match.acting[0]
    view = match.view(seat)
    searcher = SearchBot(game, 1, iterations=QUICK)
    found = searcher.search(view, seat)
    assert view == match.view(seat)
    assert sum(candidate.visits for candidate in found) == QUICK
    assert {candidate.action for candidate in found} <= set(match.actions(seat))
    assert all(0 <= candidate.value <= 1 for candidate in found)
    assert found == sorted(found, key=lambda one: -one.visits)


@pytest.mark.long
def test_whether_others_have_chosen_in_secret_makes_no_difference() -> None:
    match = palas.game("two-castles").new(3, "secret")
    searchers = [SearchBot(match.game, "key", iterations=QUICK) for _ in range(2)]
    before = searchers[0].search(match.view(2), 2)
    for seat in (0, 0, 1):
        match.play(match.actions(seat)[0], seat)
    assert searchers[1].search(match.view(2), 2) == before


@pytest.mark.long
def test_the_tree_is_kept_when_others_choose_in_secret_meanwhile() -> None:
    match = palas.game("two-castles").new(3, "secret")
    searcher = SearchBot(match.game, "key", iterations=QUICK)
    match.play(match.actions(0)[0], 0)
    searcher.move(match, 2)
    match.play(match.actions(0)[0], 0)
    searcher.search(match.view(2), 2)
    assert searcher.workers[0].root > 0
    line = searcher.expected(match.view(2), 2)
    assert [seat for seat, _ in line[:3]] == [2, 0, 0]


def test_a_finished_game_is_judged_by_how_far_a_seat_is_ahead() -> None:
    game = palas.game("two-castles")
    match = game.new(3, "ahead")
    player = bot("greedy", game, 1)
    while not match.is_over:
        player.move(match, match.acting[0])
    found = [0.0] * 6
    filled(game, at_random=False)["weigh"](match.state, [0] * 3, found)
    assert game.ahead is not None
    assert found[::2] == [game.ahead(match.state, seat, []) for seat in range(3)]
    points = match.scores()
    assert found[::2] != [templates.margin(match.state, seat, points) for seat in range(3)]


def test_two_workers_walk_twice_as_often() -> None:
    match = middle(palas.game("big-boss"))
    seat = match.acting[0]
    searcher = SearchBot(match.game, 1, iterations=QUICK, workers=2)
    found = searcher.search(match.view(seat), seat)
    assert sum(candidate.visits for candidate in found) == 2 * QUICK


@pytest.mark.long
def test_the_tree_is_kept_within_a_turn() -> None:
    game = palas.game("big-boss")
    match = game.new(2, 3)
    seat = match.acting[0]
    searcher = SearchBot(game, 1, iterations=3 * QUICK)
    searcher.move(match, seat)
    if match.acting == [seat]:
        kept = next(
            node
            for node in searcher.workers[0].children()
            if searcher.workers[0].tree.action[node] == match.played[-1].action
        )
        before = searcher.workers[0].tree.visits[kept]
        searcher.search(match.view(seat), seat)
        assert searcher.workers[0].root == kept
        assert searcher.workers[0].tree.visits[kept] == before + 3 * QUICK


@pytest.mark.long
def test_a_tree_goes_on_below_nodes_that_are_known() -> None:
    match = middle(palas.game("big-boss"))
    seat = match.acting[0]
    deepest = []
    for deepen in (1, 20, QUICK * 4):
        how = Settings(rollout=5, deepen=deepen)
        searcher = SearchBot(match.game, 1, iterations=QUICK * 4, settings=how)
        searcher.search(match.view(seat), seat)
        worker = searcher.workers[0]
        nodes = range(1, worker.tree.size[0])
        below = [node for node in nodes if worker.children(node)]
        assert all(worker.tree.visits[node] >= deepen for node in below)
        deepest.append(len(below))
    assert deepest[0] > deepest[1] > deepest[2] == 0


def test_time_ends_a_search() -> None:
    match = middle(palas.game("big-boss"))
    seat = match.acting[0]
    ticks = iter(range(100))
    searcher = SearchBot(match.game, 1, iterations=10_000, seconds=1.5, clock=lambda: next(ticks))
    found = searcher.search(match.view(seat), seat)
    assert sum(candidate.visits for candidate in found) == 100  # two looks at the clock


def test_a_full_tree_goes_on_without_growing() -> None:
    match = middle(palas.game("big-boss"))
    seat = match.acting[0]
    searcher = SearchBot(match.game, 1, iterations=QUICK)
    searcher.workers = [Worker(match.game, match.seats, "small", nodes=10)]
    found = searcher.search(match.view(seat), seat)
    assert searcher.workers[0].tree.size[0] == 10
    assert sum(candidate.visits for candidate in found) == QUICK


@pytest.mark.compiled
@every_game
def test_memory_is_bounded(game: Game) -> None:
    worker = Worker(game, game.meta.seats[-1], "memory")
    rows: Any = worker.tree
    taken = sum(row.nbytes for row in rows) + worker.states.nbytes
    assert taken < 32 * 2**20
    assert len(worker.tree.action) == NODES


@pytest.mark.compiled
@pytest.mark.parametrize("game", COMPILED, ids=lambda game: game.id)
def test_compiled_search_equals_interpreted_search(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = middle(game)
    seat = match.acting[0]
    view = match.view(seat)
    ways = (Settings(rollout=5), Settings(rollout=5, trust=5.0, doubt=0.1))
    fast = [SearchBot(game, 1, iterations=QUICK, settings=how).search(view, seat) for how in ways]
    monkeypatch.setenv("PALAS_COMPILER", "off")
    slow = [SearchBot(game, 1, iterations=QUICK, settings=how).search(view, seat) for how in ways]
    for again, found in zip(slow, fast, strict=True):
        assert [one[:2] for one in again] == [one[:2] for one in found]
        assert [one.value for one in again] == pytest.approx([one.value for one in found])


def test_in_a_decided_game_the_policy_leads_on_to_its_end() -> None:
    bot = SearchBot(palas.game("palais-royal"), 1)

    def pick(best: float, advised: float) -> int:
        return bot.pick([Candidate(7, 400, best), Candidate(5, 100, advised, is_advised=True)])

    assert pick(0.903, 0.895) == pick(0.1, 0.095) == 5
    assert pick(0.903, 0.86) == 7  # not as good
    assert pick(0.6, 0.598) == 7  # not decided
    few = [Candidate(7, 9, 0.9), Candidate(5, 6, 0.9, is_advised=True)]
    assert bot.pick(few) == 7  # nobody knows yet
    many = [Candidate(7, 900, 0.9), Candidate(5, 200, 0.9, is_advised=True)]
    assert bot.pick(many) == 5
    assert SearchBot(palas.game("big-boss"), 1).pick(many) == 7  # it comes to its end anyway


@pytest.mark.parametrize("name", ["page", "squire"])
def test_in_a_decided_game_nobody_misjudges_for_ever(name: str) -> None:
    level = bot(name, palas.game("palais-royal"), 1)
    assert isinstance(level, LevelBot)
    assert level.noise > 0
    found = [Candidate(7, 15, 0.95), Candidate(5, 10, 0.94, is_advised=True)]
    assert {level.pick(found) for _ in range(30)} == {5}
    lost = [Candidate(7, 15, 0.05), Candidate(5, 10, 0.049, is_advised=True)]
    assert {level.pick(lost) for _ in range(30)} == {5, 7}  # but who has lost goes on as before


@pytest.mark.compiled_once
@pytest.mark.parametrize("strength", ["page", "knight", "search:800"])
def test_a_game_that_is_won_comes_to_its_end(strength: str) -> None:
    game = palas.game("palais-royal")
    match = game.new(2, "idle")
    players = [bot(strength, game, 1), bot("random", game, 2)]
    while not match.is_over and len(match.played) < 700:
        players[match.acting[0]].move(match, match.acting[0])
    assert match.is_over
    assert match.winners() == [0]


@pytest.mark.compiled
def test_search_beats_greedy() -> None:
    game = palas.game("big-boss")
    won = 0.0
    for number in range(8):
        match = game.new(2, f"duel {number // 2}")
        players = [bot("greedy", game, number), bot("greedy", game, number)]
        players[number % 2] = SearchBot(game, number, iterations=1000)
        while not match.is_over:
            players[match.acting[0]].move(match, match.acting[0])
        won += (number % 2 in match.winners()) / len(match.winners())
    assert won >= 6


@pytest.mark.long
@every_game
def test_the_line_it_expects_is_told_in_words(game: Game) -> None:
    match = middle(game)
    seat = match.acting[0]
    searcher = SearchBot(game, 1, iterations=4 * QUICK)
    found = searcher.search(match.view(seat), seat)
    line = searcher.expected(match.view(seat), seat)
    assert line[0] == (seat, game.text.move_words(match.view(seat), seat, found[0].action))
    assert 1 <= len(line) <= 6
    if not is_played_on_at_random(game):  # after the tree the policy's moves are expected
        assert len(line) == 6


@every_game
def test_the_line_it_expects_begins_with_the_move_it_chose(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = middle(game)
    seat = match.acting[0]
    view = match.view(seat)
    searcher = SearchBot(game, 1, iterations=QUICK, settings=Settings(rollout=5))
    other = searcher.search(view, seat)[-1].action
    monkeypatch.setattr(searcher, "pick", lambda _: other)
    assert searcher.choose(view, seat, match.actions(seat)) == other
    words = game.text.move_words(view, seat, other)
    assert searcher.expected(view, seat)[0] == (seat, words)


def test_a_weak_level_misjudges_only_what_is_worth_a_look() -> None:
    game = palas.game("two-heirs")
    page = bot("page", game, 1)
    assert isinstance(page, LevelBot)
    assert page.noise > bot("squire", game, 1).noise  # type: ignore[attr-defined]
    found = [Candidate(1, 100, 0.50), Candidate(2, 60, 0.48), Candidate(3, 9, 0.90)]
    picked = {page.pick(found) for _ in range(200)}
    assert picked == {1, 2}
    king = bot("king", game, 1)
    assert isinstance(king, LevelBot)
    assert king.pick(found) == 1


def test_no_level_overlooks_what_is_glaring() -> None:
    level = LevelBot(palas.game("two-heirs"), 1, Level(30, noise=2.0))
    found = [Candidate(1, 50, 0.50), Candidate(2, 50, 0.26), Candidate(3, 50, 0.24)]
    assert {level.pick(found) for _ in range(200)} == {1, 2}


def test_a_search_of_any_strength_has_a_name() -> None:
    game = palas.game("two-heirs")
    noisy = bot("search:500:0.25", game, 1)
    assert isinstance(noisy, LevelBot)
    assert noisy.noise == 0.25
    assert noisy.iterations == (500 if is_compiler_on() else INTERPRETED)
    plain = bot("search:500", game, 1)
    assert isinstance(plain, LevelBot)
    assert plain.noise == 0
    assert plain.settings == settings_of(game)
    short = bot("search:500:0.25:3", game, 1)
    assert isinstance(short, LevelBot)
    assert short.settings == settings_of(game)._replace(rollout=3)
    assert short.strength()["rollout"] == 3


@pytest.mark.parametrize("name", ["search:30:0.1", "search:30:0", "search:9:1:0", "search:9:0:12"])
def test_the_name_of_a_strength_is_read_again(name: str) -> None:
    assert name_of(read_level(name.partition(":")[2])) == name


def test_a_level_may_be_short_sighted_and_judge_for_itself() -> None:
    game = palas.game("two-castles")
    page, king = bot("page", game, 1), bot("king", game, 1)
    assert isinstance(page, LevelBot)
    assert isinstance(king, LevelBot)
    assert king.settings == settings_of(game)
    assert page.settings == king.settings._replace(rollout=0, trust=0.0, doubt=0.0)
    assert (page.settings.rollout, king.settings.rollout) == (level_of(game, 0).foresight, 150)


def test_a_flat_bot_of_any_strength_has_a_name() -> None:
    game = palas.game("two-heirs")
    flat = bot("flat:300", game, 1)
    assert isinstance(flat, FlatBot)
    assert flat.iterations == 300
    with pytest.raises(UnknownBot, match="noise"):
        bot("flat:300:0.1", game, 1)
    with pytest.raises(UnknownBot, match="WALKS"):
        bot("flat:x", game, 1)


@pytest.mark.long
def test_a_flat_bot_tries_every_move_equally_often() -> None:
    game = palas.game("two-castles")
    match = game.new(3, 5)
    flat = FlatBot(game, 1, iterations=127)
    tries = [one.visits for one in flat.search(match.view(0), 0)]
    assert len(tries) == len(match.actions(0)) < CHUNK
    assert sum(tries) == 127
    assert max(tries) - min(tries) <= 1


@pytest.mark.parametrize(
    ("name", "flat", "search"),
    [
        ("two-heirs", "any_action", "any_action"),
        ("big-boss", "any_action", "policy"),
        ("palais-royal", "policy", "policy"),
    ],
)
def test_a_flat_bot_plays_on_at_random_where_games_end_a_search_as_its_settings_say(
    name: str, flat: str, search: str
) -> None:
    def plays_on_by(loop: str) -> str:
        made = cast("FunctionType", searching(palas.game(name), loop))
        return str(made.__globals__["play_on"].__globals__["roll"].__name__)

    assert plays_on_by(FLAT) == flat
    assert plays_on_by(SEARCH) == search


@pytest.mark.parametrize(
    "words",
    [
        "",
        "0",
        "-5",
        "x",
        "5:x",
        "5:-1",
        "5:nan",
        "5:99",
        "1e9",
        "5:0:1.5",
        "5:0:",
        "5:0:-1",
        "5:0:nan",
        "5:0:5001",
        "5:0:1:1",
    ],
)
def test_a_strength_that_makes_no_sense_is_refused(words: str) -> None:
    with pytest.raises(UnknownBot, match="search:WALKS:NOISE"):
        bot(f"search:{words}", palas.game("two-heirs"), 1)


@pytest.mark.parametrize("game", [game for game in GAMES if game.policy], ids=lambda game: game.id)
def test_a_short_search_that_trusts_the_policy_plays_its_move(game: Game) -> None:
    match = middle(game, moves=30)
    seat = match.acting[0]
    view = match.view(seat)
    trusting = Settings(rollout=4, trust=1000.0, doubt=0.5)
    searcher = SearchBot(game, 1, iterations=QUICK, settings=trusting)
    found = searcher.search(view, seat)
    tree = searcher.workers[0].tree
    advised = {int(tree.action[n]) for n in searcher.workers[0].children() if tree.advised[n]}
    assert len(found) > len(advised)
    assert searcher.pick(found) in advised


def test_a_weak_level_that_trusts_the_policy_may_pick_all_it_has_seen() -> None:
    squire = bot("squire", palas.game("two-castles"), 1)
    assert isinstance(squire, LevelBot)
    found = [Candidate(1, 100, 0.50), Candidate(2, 60, 0.48), Candidate(3, 1, 0.47)]
    assert {squire.pick(found) for _ in range(200)} == {1, 2, 3}


def test_a_new_search_forgets_what_the_root_was_worth() -> None:
    worker = Worker(palas.game("two-castles"), 3, "key", nodes=10)
    worker.tree.total[:3] = [4.0, 5.0, 6.0]
    templates.clear(worker.tree)
    assert list(worker.tree.total[:3]) == [0.0, 0.0, 0.0]


def test_trust_shrinks_values_to_the_usual_and_doubts_what_was_not_advised() -> None:
    game = palas.game("two-castles")
    match = game.new(3, 5)
    searcher = SearchBot(game, 1, settings=Settings(trust=10.0, doubt=0.1))
    searcher.iterations = 1
    searcher.search(match.view(0), 0)
    worker = searcher.workers[0]
    tree = worker.tree
    first = worker.children()[0]
    other = templates.add_child(tree, 3, 0, match.actions(0)[-1])
    for node, visits, total in ((first, 30, 15.0), (other, 10, 6.0)):
        tree.visits[node] = visits
        tree.total[node * 3] = total
    found = {one.action: one.value for one in searcher._found(3, 0)}
    usual = 21.0 / 40
    assert found[int(tree.action[first])] == pytest.approx((15.0 + 10 * usual) / 40)
    assert found[int(tree.action[other])] == pytest.approx((6.0 + 10 * (usual - 0.1)) / 20)


@pytest.mark.parametrize("name", LEVELS)
def test_levels_misjudge_less_and_then_think_longer_the_higher_they_are(name: str) -> None:
    for game in GAMES:
        levels = [level_of(game, number) for number in range(len(LEVELS))]
        assert levels == sorted(levels, key=lambda level: (-level.noise, level.iterations))
    assert name in bots()
