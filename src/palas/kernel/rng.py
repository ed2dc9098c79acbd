"""ChaCha8: the generator of every shuffle, kept inside the record.

Key 256 bits, 64-bit block counter, 64-bit stream number, little-endian words, as
in D. J. Bernstein's ChaCha with eight rounds. The key is a secret: whoever has it
knows every card to come.
"""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Record, Row, cell

WORD = 0xFFFFFFFF
ROUNDS = 8


class Generator(Record):
    """The state of one ChaCha8 stream."""

    key: Row = cell("u4", 8)  # the secret
    stream: Row = cell("u4", 2)  # low and high word of the stream number
    counter: Row = cell("u4", 2)  # low and high word of the next block
    block: Row = cell("u4", 16)  # the words of the present block
    used: int = cell("i1")  # how many of them are spent, counted from 1; 0 = no block yet


@jit
def set_stream(g: Generator, number: int) -> None:
    """Go to the beginning of a stream of the same key."""
    g.stream[0] = number & WORD
    g.stream[1] = (number >> 32) & WORD
    g.counter[0] = 0
    g.counter[1] = 0
    g.used = 0


@jit
def stream_number(g: Generator) -> int:
    """Return the number of the stream."""
    return (g.stream[0] & WORD) | ((g.stream[1] & WORD) << 32)


@jit
def quarter_round(x: Row, a: int, b: int, c: int, d: int) -> None:
    """Mix four words of the block."""
    p = x[a] & WORD
    q = x[b] & WORD
    r = x[c] & WORD
    t = x[d] & WORD
    p = (p + q) & WORD
    t ^= p
    t = ((t << 16) | (t >> 16)) & WORD
    r = (r + t) & WORD
    q ^= r
    q = ((q << 12) | (q >> 20)) & WORD
    p = (p + q) & WORD
    t ^= p
    t = ((t << 8) | (t >> 24)) & WORD
    r = (r + t) & WORD
    q ^= r
    q = ((q << 7) | (q >> 25)) & WORD
    x[a] = p
    x[b] = q
    x[c] = r
    x[d] = t


@jit
def input_word(g: Generator, index: int) -> int:
    """Return word `index` of the block before mixing."""
    if index >= 14:
        return g.stream[index - 14] & WORD
    if index >= 12:
        return g.counter[index - 12] & WORD
    if index >= 4:
        return g.key[index - 4] & WORD
    if index == 0:
        return 0x61707865
    if index == 1:
        return 0x3320646E
    if index == 2:
        return 0x79622D32
    return 0x6B206574


@jit
def next_block(g: Generator) -> None:
    """Fill the block with the next sixteen words of the stream."""
    x = g.block
    for i in range(16):
        x[i] = input_word(g, i)
    for _ in range(ROUNDS // 2):
        for i in range(4):
            quarter_round(x, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(16):
        x[i] = ((x[i] & WORD) + input_word(g, i)) & WORD
    low = ((g.counter[0] & WORD) + 1) & WORD
    g.counter[0] = low
    if low == 0:
        g.counter[1] = ((g.counter[1] & WORD) + 1) & WORD


@jit
def word(g: Generator) -> int:
    """Draw the next 32-bit word."""
    if g.used == 0 or g.used > 16:
        next_block(g)
        g.used = 1
    drawn = g.block[g.used - 1] & WORD
    g.used += 1
    return drawn


@jit
def below(g: Generator, bound: int) -> int:
    """Draw a number from 0 to bound - 1, each equally likely."""
    product = word(g) * bound
    if (product & WORD) < bound:  # only then can the word be one of those to be refused
        spare = (WORD + 1) % bound
        while (product & WORD) < spare:
            product = word(g) * bound
    return product >> 32


@jit
def shuffle(g: Generator, row: Row, count: int) -> None:
    """Put the first `count` entries of a row in random order."""
    for i in range(count - 1, 0, -1):
        j = below(g, i + 1)
        held = row[i]
        row[i] = row[j]
        row[j] = held


@jit
def erase(g: Generator) -> None:
    """Forget the key and everything drawn from it."""
    for i in range(8):
        g.key[i] = 0
    for i in range(16):
        g.block[i] = 0
    for i in range(2):
        g.stream[i] = 0
        g.counter[i] = 0
    g.used = 0
