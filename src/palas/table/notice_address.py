"""Addresses of notices: what a guest may give, and where a notice may go.

An address is a URL as apprise reads it. Guests are strangers: their addresses must not reach
into the server's own network, nor make apprise read files of the server.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import unquote, urlsplit

from palas.table.errors import Refused
from palas.table.languages import N_

SCHEMES = (
    *("mailto", "mailtos", "json", "jsons", "xml", "xmls", "ntfy", "ntfys"),
    *("discord", "slack", "tgram", "matrix", "matrixs"),
)
WITHOUT_HOST = ("discord", "slack", "tgram")  # these go to the servers of their makers
LONGEST = 500
# What may follow the question mark. Others make apprise read files (`template`) or switch off
# what protects (`verify`, `redirect`).
PARAMETERS = frozenset(
    {
        *("to", "cc", "bcc", "from", "name", "reply", "smtp", "user", "pass", "mode", "auth"),
        *("token", "priority", "tags", "thread", "topic", "version", "v", "msgtype", "method"),
    }
)
HEADER = "+"  # at json and xml: a header of the request


class WrongAddress(Refused):
    """An address to which no notice can be sent."""

    status = 422


def read_address(given: str, local: bool) -> str:
    """Return an address that may be kept, or raise WrongAddress."""
    address = given.strip()
    if not 0 < len(address) <= LONGEST or not address.isprintable() or " " in address:
        raise WrongAddress(
            N_("an address has no spaces and at most {most} characters"), most=LONGEST
        )
    scheme, separator, rest = address.partition("://")
    if not separator or scheme.lower() not in SCHEMES:
        raise WrongAddress(N_("the address does not begin like one of the examples"))
    if not rest.strip("/?"):
        raise WrongAddress(N_("the address names no recipient"))
    _check_parameters(scheme.lower(), rest.partition("?")[2])
    if not local and scheme.lower() not in WITHOUT_HOST and _is_local(address):
        raise WrongAddress(N_("notifications are not sent into the server’s own network"))
    return address


def may_reach(host: str) -> bool:
    """Tell whether a notice may go to a numerical address: to the public internet alone."""
    try:
        found: IPv4Address | IPv6Address | None = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        if found.teredo or found.sixtofour or str(found).startswith("64:ff9b:"):
            return False  # another address in disguise
        found = found.ipv4_mapped or found
    return found is not None and found.is_global and not found.is_multicast


def _check_parameters(scheme: str, query: str) -> None:
    for part in re.split("[&;]", query):
        name = unquote(part.partition("=")[0]).strip().lower()
        is_header = name.startswith(HEADER) and scheme.rstrip("s") in ("json", "xml")
        if part and name not in PARAMETERS and not is_header:
            raise WrongAddress(
                N_("the address has options after the question mark that are not allowed")
            )


def _is_local(address: str) -> bool:
    """Tell whether an address names a host of the own network outright."""
    try:
        host = urlsplit(address).hostname or ""
    except ValueError:
        return True
    if host == "localhost" or host.endswith((".localhost", ".local", ".internal")):
        return True
    is_number = re.fullmatch(r"[0-9.]+|[0-9a-f:.]*:[0-9a-f:.]*", host) is not None
    return is_number and not may_reach(host)
