"""A worker of the bots that does what a test wants: it speaks like `palas.table.bot_worker`."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any


def say(**content: Any) -> None:
    print(json.dumps(content), flush=True)


def warm(game: str, how: str) -> None:
    if how == "unready":
        say(type="unready", game=game, why="no compiler")
    elif how == "dies":
        os._exit(9)
    elif how != "cold":
        say(type="ready", game=game)


def think(asked: dict[str, Any], how: str, file: str) -> None:
    number, legal = asked["number"], asked["question"]["legal"]
    with Path(file).open("a") as notes:
        notes.write(json.dumps(asked["question"]) + "\n")
    if how == "crashes":
        os._exit(7)
    if how == "fails":
        say(type="failed", number=number, why="ValueError: no idea")
        return
    if how == "hangs":
        time.sleep(600)
    if how == "slow":
        time.sleep(0.4)
    say(type="move", number=number, action=10**6 if how == "cheats" else legal[-1])


if __name__ == "__main__":
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "warm":
            warm(told["game"], sys.argv[1])
        else:
            think(told, sys.argv[1], sys.argv[2])
