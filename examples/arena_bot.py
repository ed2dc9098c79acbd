#!/usr/bin/env python3
"""A bot as a program: reads JSON lines on stdin, writes JSON lines on stdout.

palas arena big-boss --bots ./examples/arena_bot.py,greedy
palas arena big-boss --bots "./examples/arena_bot.py first,greedy"

With the word `first` it takes the first legal move, otherwise any. Its stdout belongs to the
arena; what it prints for people goes to stderr. The protocol is on the page docs/bots.md.
"""

import json
import random
import sys


def main() -> None:
    """Answer every decision until the game ends."""
    takes_first = "first" in sys.argv[1:]
    dice = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            dice.seed(message["seed"])  # the same seed plays the same game again
        elif message["type"] == "decision":
            legal = message["legal"]
            chosen = legal[0] if takes_first else dice.choice(legal)
            print(json.dumps({"action": chosen["action"]}), flush=True)
        elif message["type"] == "end":
            print("scores:", *message["scores"], file=sys.stderr)


if __name__ == "__main__":
    main()
