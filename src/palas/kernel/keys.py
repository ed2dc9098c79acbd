"""Keys of the shuffle: from a seed, or fresh; and the commitment published before a game."""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING

from palas.kernel.errors import BrokenRecord
from palas.kernel.phrases import Phrases

if TYPE_CHECKING:
    from palas.kernel.rng import Generator

KEY_BYTES = 32
KEY_IS: Phrases = (
    "line 1: key is 64 hexadecimal digits",
    "Zeile 1: key besteht aus 64 Hexadezimalziffern",
    "строка 1: key — это 64 шестнадцатеричные цифры",
)


def fresh_key() -> bytes:
    """Return a key nobody can guess."""
    return os.urandom(KEY_BYTES)


def key_of_seed(seed: int | str) -> bytes:
    """Return the key that a seed stands for, the same on every machine."""
    return hashlib.sha256(f"palas seed {seed}".encode()).digest()


def commitment(key: bytes) -> str:
    """Return what can be shown before a game so that the key can be checked after it."""
    return hashlib.sha256(b"palas key " + key).hexdigest()


def set_key(rng: Generator, key: bytes) -> None:
    """Start a generator at the beginning of a key's stream 0."""
    for index in range(8):
        rng.key[index] = int.from_bytes(key[4 * index : 4 * index + 4], "little")


def parse_key(words: object) -> bytes:
    """Return a key written in hexadecimal, or raise BrokenRecord."""
    try:
        key = bytes.fromhex(str(words))
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BrokenRecord(KEY_IS)
    return key
