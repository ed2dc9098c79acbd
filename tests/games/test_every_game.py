"""What every game found must keep: the contract, perft numbers and playthroughs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import palas
from palas.bots import bot
from palas.kernel.conformance import MOST_PLIES, check_compiled, check_game
from palas.kernel.contract import SPECTATOR
from palas.kernel.game import Game
from palas.kernel.match import Match
from palas.kernel.phrases import LANGUAGES

RANDOM_MOVES = 300  # of a playthrough that would never end
HERE = Path(__file__).parent
GAMES = list(palas.all_games())


def folder(game: Game) -> Path:
    return HERE / game.package.rsplit(".", 1)[1]


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_contract(game_id: str) -> None:
    check_game(palas.game(game_id))


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", GAMES)
def test_compiled_play_equals_interpreted_play(game_id: str) -> None:
    check_compiled(palas.game(game_id))


def perft(match: Match, depth: int) -> int:
    """Count the lines of play of a given length."""
    if depth == 0 or match.is_over:
        return 1
    total = 0
    for seat in match.acting:
        actions = match.actions(seat)
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            after = match.state.copy()
            match.game.rules.apply(after, seat, action)
            match.positions.append(after)
            total += perft(match, depth - 1)
            match.positions.pop()
    return total


def perft_lines(game: Game) -> list[str]:
    """Return the lines of a game's perft file, counted anew."""
    lines = []
    for seats in game.meta.seats:
        for moves, depth in ((0, 3), (60, 3), (150, 2)):
            match = game.new(seats, f"perft {seats}")
            player = bot("random", game, seats)
            while len(match.played) < moves and not match.is_over:
                player.move(match, match.acting[0])
            lines.append(
                f"{seats} seats, after {moves} moves, depth {depth}: {perft(match, depth)}"
            )
    return lines


def compare(file: Path, content: str) -> None:
    """Compare a golden file, or write it with PALAS_UPDATE_SNAPSHOTS=1."""
    if os.environ.get("PALAS_UPDATE_SNAPSHOTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, encoding="utf-8")
    assert file.exists(), f"{file.name} is missing: run with PALAS_UPDATE_SNAPSHOTS=1"
    assert file.read_text(encoding="utf-8") == content, (
        f"{file.name} differs: if the change is meant, run with PALAS_UPDATE_SNAPSHOTS=1"
    )


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_perft_numbers(game_id: str) -> None:
    game = palas.game(game_id)
    compare(folder(game) / "perft.txt", "\n".join(perft_lines(game)) + "\n")


def playthrough(game: Game, seats: int, player: str, language: str) -> str:
    """Return a whole game as a readable text: positions, moves, chronicle and score sheet."""
    match = game.new(seats, f"playthrough {seats}")
    players = [bot(player, game, f"{player} {seat}") for seat in range(seats)]
    lines = [f"# {game.id} version {game.meta.version}, {seats} seats, {player} bots, {language}"]
    most = RANDOM_MOVES if player == "random" and game.meta.stalls else MOST_PLIES
    while not match.is_over and len(match.played) < most:
        if len(match.played) % 40 == 0:
            lines += ["", *match.text().splitlines(), ""]
        seat = match.acting[0]
        move = players[seat].move(match, seat)
        told = match.log(SPECTATOR, language, len(match.played) - 1)[0]
        lines.append(f"{len(match.played):3} {move.action:3}  {told}")
    lines += ["", *match.text().splitlines(), ""]
    lines += [f"{match.player_names[why.seat]}  {why.points:4}  {why.rule}  {why.words}"
              for why in match.reasons(language)]  # fmt: skip
    lines.append(f"scores {match.scores()}, winners {match.winners()}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(
    ("extra", "player", "language"),
    list(zip((0, 1, 2), ("greedy", "random", "greedy"), LANGUAGES, strict=True)),
)
def test_playthroughs(game_id: str, extra: int, player: str, language: str) -> None:
    game = palas.game(game_id)
    seats = game.meta.seats[min(extra, len(game.meta.seats) - 1)]
    content = playthrough(game, seats, player, language)
    compare(folder(game) / "playthroughs" / f"{seats}-{player}-{language}.txt", content)
