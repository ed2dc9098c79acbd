#!/usr/bin/env python3
"""A bot at the table: plays a whole game through the API of a server, with any legal moves.

palas serve                                          in another terminal
examples/bot.py http://localhost:8000 big-boss       opens a table, against a bot of the house
examples/bot.py http://localhost:8000 gd7k2mxq4p     joins a table that waits for somebody

Everything the API can do is on the page /api of the server, and in docs/api.md.
"""

import json
import random
import sys
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Server:
    """The API of a server, with the token of a seat as soon as there is one."""

    def __init__(self, address: str) -> None:
        self.address = f"{address.rstrip('/')}/api/v1"
        self.headers = {"Content-Type": "application/json"}

    def open(self, path: str, content: Any = None) -> Any:
        """Send a question: GET without content, POST with."""
        data = None if content is None else json.dumps(content).encode()
        return urlopen(Request(self.address + path, data, self.headers))

    def ask(self, path: str, content: Any = None) -> Any:
        """Return the answer to a question."""
        with self.open(path, content) as answer:
            return json.load(answer)


def main(address: str, what: str) -> None:
    """Sit down, play until the game is over, and tell the scores."""
    server, table = Server(address), f"/tables/{what}"
    if "-" in what:  # games have a hyphen in their names, tables have none
        seats = [{"kind": "person"}, {"kind": "bot", "level": "greedy"}]
        wish = {"game": what, "name": "Example", "seats": seats}
        table = f"/tables/{server.ask('/tables', wish)['table']}"
    mine = server.ask(f"{table}/join", {"name": "Example"})
    server.headers["Authorization"] = f"Bearer {mine['token']}"
    with server.open(f"{table}/events") as lines:  # all that has happened and will happen
        for event in (json.loads(line[6:]) for line in lines if line.startswith(b"data: ")):
            if mine["seat"] in event["acting"]:
                legal = server.ask(f"{table}/legal")["legal"]
                with suppress(HTTPError, IndexError):  # the event is old: a newer one will come
                    server.ask(f"{table}/play", {"move": random.choice(legal)["move"]})
            if event["over"]:
                break
    print(json.dumps(server.ask(table)["match"]["scores"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
