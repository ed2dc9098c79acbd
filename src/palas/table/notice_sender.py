"""A process that sends one notice: `python -m palas.table.notice_sender`, JSON on stdin.

Apprise is large and waits for foreign servers; here it can be ended at any moment, and every
connection is looked at before it is made, so that neither a name that changes its number nor
a redirection leads into the server's own network.
"""

from __future__ import annotations

import json
import socket
import sys
from typing import Any

from palas.table.notice_address import may_reach

SENT, NOT_SENT, NO_ADDRESS, FORBIDDEN = 0, 1, 3, 4  # exit codes


class Forbidden(OSError):
    """A connection into the server's own network."""


class Gate:
    """Lets connections through that lead to the public internet."""

    def __init__(self) -> None:
        self.was_shut = False

    def install(self) -> None:
        """Look at every connection of this process from now on."""
        connect, gate = socket.socket.connect, self

        def guarded(self: socket.socket, address: Any) -> None:
            if not isinstance(address, tuple) or not may_reach(str(address[0])):
                gate.was_shut = True
                raise Forbidden("not into the server's own network")
            connect(self, address)

        socket.socket.connect = guarded  # type: ignore[method-assign,assignment]


def send(address: str, title: str, body: str, local: bool) -> int:
    """Send a notice and return how that went."""
    from apprise import Apprise, AppriseAsset, NotifyFormat

    gate = Gate()
    if not local:
        gate.install()
    asset = AppriseAsset(app_id="Palas", async_mode=False, http_redirects=False)
    notifier = Apprise(asset=asset)
    if not notifier.add(address):
        return NO_ADDRESS
    if notifier.notify(body, title, body_format=NotifyFormat.TEXT):
        return SENT
    return FORBIDDEN if gate.was_shut else NOT_SENT


def main() -> None:
    """Send what stdin says; nothing is printed, for an address is a secret."""
    sys.exit(send(**json.loads(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
