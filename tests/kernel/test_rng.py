"""ChaCha8 against published vectors, and the draws made from it."""

from __future__ import annotations

from collections import Counter

import pytest

from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.rng import Generator, below, erase, set_stream, shuffle, stream_number, word

# draft-strombergson-chacha-test-vectors-01, 256-bit key, 8 rounds, blocks 0 and 1.
VECTORS = [
    pytest.param(
        "00" * 32,
        "00" * 8,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
        id="TC1",
    ),
    pytest.param(
        "01" + "00" * 31,
        "00" * 8,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
        id="TC2",
    ),
    pytest.param(
        "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
        "1ada31d5cf688221",
        "838751b42d8ddd8a3d77f48825a2ba752cf4047cb308a5978ef274973be374c9"
        "6ad848065871417b08f034e681fe46a93f7d5c61d1306614d4aaf257a7cff08b"
        "16f2fda170cc18a4b58a2667ed962774af792a6e7f3c77992540711a7a136d7e"
        "8a2f8d3f93816709d45a3fa5f8ce72fde15be7b841acba3a2abd557228d9fe4f",
        id="TC8",
    ),
]

# The single vector of the cipher's author: zero key, block counter 2^64 - 1, then 0.
ROLLOVER = (
    "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
    "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014"
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
)


def generator(key: str, stream: str = "00" * 8) -> Generator:
    made = Generator()
    set_key(made, bytes.fromhex(key))
    raw = bytes.fromhex(stream)
    made.stream = [int.from_bytes(raw[:4], "little"), int.from_bytes(raw[4:], "little")]
    return made


def keystream(made: Generator, size: int) -> str:
    return b"".join(word(made).to_bytes(4, "little") for _ in range(size // 4)).hex()


@pytest.mark.parametrize(("key", "stream", "expected"), VECTORS)
def test_published_vectors(key: str, stream: str, expected: str) -> None:
    assert keystream(generator(key, stream), 128) == expected


def test_the_block_counter_rolls_over_all_64_bits() -> None:
    made = generator("00" * 32)
    made.counter = [0xFFFFFFFF, 0xFFFFFFFF]
    assert keystream(made, 96) == ROLLOVER


def test_the_low_counter_word_carries_into_the_high_one() -> None:
    made = generator("00" * 32)
    made.counter = [0xFFFFFFFF, 4]
    keystream(made, 64)
    assert made.counter == [0, 5]


def test_below_is_uniform_and_in_range() -> None:
    made = generator(key_of_seed(1).hex())
    counts = Counter(below(made, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_below_refuses_the_words_that_would_favour_low_numbers() -> None:
    made = Generator()
    made.used = 1
    made.block = [0, 5] + [0] * 14  # 2^32 % 6 = 4, and 0 * 6 = 0 lies below: drawn again
    assert below(made, 6) == 0
    assert made.used == 3


def test_shuffle_keeps_every_entry_and_leaves_the_rest() -> None:
    row = list(range(72))
    shuffle(generator(key_of_seed(2).hex()), row, 60)
    assert sorted(row[:60]) == list(range(60))
    assert row[60:] == list(range(60, 72))
    assert row[:60] != list(range(60))


def test_erase_leaves_nothing_of_the_key() -> None:
    made = generator(key_of_seed(3).hex(), "01" * 8)
    word(made)
    erase(made)
    assert made == Generator()


@pytest.mark.parametrize("number", [0, 7, 2**32 + 5, 2**64 - 1])
def test_a_stream_begins_anew_whatever_was_drawn_before(number: int) -> None:
    fresh, used = Generator(), Generator()
    for generator in (fresh, used):
        set_key(generator, key_of_seed("streams"))
    for _ in range(40):
        word(used)
    for generator in (fresh, used):
        set_stream(generator, number)
        assert stream_number(generator) == number
    drawn = [word(fresh) for _ in range(40)]
    assert drawn == [word(used) for _ in range(40)]
    set_stream(used, number ^ 1)
    assert drawn != [word(used) for _ in range(40)]
