"""The words of Palais Royal: moves both ways in three languages, short forms, other boxes."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
import tree
from games.palais_royal.playing import legal, played, positions, seen_by
from palas.games.palais_royal import actions, names
from palas.games.palais_royal.state import State
from palas.games.palais_royal.tables import FIELDS, NOBLES
from palas.games.palais_royal.text import move_words, parse_move, parse_position, why_not
from palas.games.palais_royal.words.acts import act_of, action_of
from palas.games.palais_royal.words.chronicle_words import LOG
from palas.games.palais_royal.words.move_words import MOVES, SEAL_WAYS
from palas.games.palais_royal.words.score_sheet import SCORES
from palas.games.palais_royal.words.why_words import ACTIONS, WHY
from palas.kernel.contract import lowest_acting
from palas.kernel.errors import IllegalMove, UnknownMove
from palas.kernel.game import Text
from palas.kernel.phrases import LANGUAGES

# seat 1 recruits: noble 25 on E1 (border), noble 1 on D3 (within)
PARK = """park 1: . . . . 25 . . .
park 2: . 2 3 4 5 6 7 .
park 3: . 8 . 1 9 10 11 .
"""
SEATS = """seat 1: gold 9; gate 2, mint 3, king 2, madame 1, writing room 2, back door 2; \
cards 5 moves, two seals, 4 gold, 2 points
seat 2: gold 0; cardinal 2
"""


def table(doing: str, more: str = "") -> State:
    return parse_position(f"palais-royal, 2 seats, seat 1 to act: {doing}\n{SEATS}{PARK}{more}\n")


OPENING = parse_position(
    "palais-royal, 2 seats, seat 1 to act: opening\nseat 1: supply 12; staircase 3, court 3\n"
    "seat 2: supply 13; staircase 3, court 2\n"
)

# ---------------------------------------------------------------- for every random game


@pytest.mark.long
@given(positions)
@settings(max_examples=40)
def test_the_words_of_every_legal_move_mean_that_move(s: State) -> None:
    if s.over:
        return
    seat = lowest_acting(s)
    view = seen_by(s, seat)
    for language in LANGUAGES:
        words = {action: move_words(view, seat, action, language) for action in legal(s)}
        assert len(set(words.values())) == len(words), "no two moves share their words"
        for action, said in words.items():
            assert parse_move(view, seat, said) == action
            assert parse_move(view, seat, said.upper().replace(" ", "  ")) == action
            assert move_words(s, seat, action, language) == said, "no secret is used"


@pytest.mark.long
@given(positions)
@settings(max_examples=25)
def test_every_move_is_either_legal_or_has_its_reason(s: State) -> None:
    for seat in range(s.seats):
        view = seen_by(s, seat)
        allowed = legal(s) if s.acting == 1 << seat else []
        for action in range(-1, actions.NUM_ACTIONS + 1):
            for language in LANGUAGES:
                reason = why_not(view, seat, action, language)
                assert (reason == "") == (action in allowed)


@pytest.mark.long
@given(positions, st.integers(0, actions.NUM_ACTIONS - 1), st.sampled_from(LANGUAGES))
@settings(max_examples=150)
def test_illegal_moves_are_never_returned(s: State, action: int, language: str) -> None:
    seat = 0 if s.over else lowest_acting(s)
    allowed = [] if s.over else legal(s)
    words = move_words(s, seat, action, language)
    if action in allowed:
        assert parse_move(s, seat, words) == action
        return
    with pytest.raises(IllegalMove) as error:
        parse_move(s, seat, words if action else "go on")
    assert "\n" not in str(error.value)


@pytest.mark.long
@given(st.text(max_size=30) | st.from_regex(r"[a-z]{3,9}( [0-9]{1,3})?( [a-z]{3,9})?"))
@settings(max_examples=100)
def test_any_words_are_a_legal_move_or_refused_in_one_line(words: str) -> None:
    s = played(11, 3, 0, 60)
    with suppress(UnknownMove, IllegalMove):
        assert parse_move(s, lowest_acting(s), words) in legal(s)


def test_actions_are_taken_apart_and_put_together_again() -> None:
    for action in range(actions.NUM_ACTIONS):
        assert action_of(act_of(action)) == action


@pytest.mark.parametrize(
    "phrases",
    [
        *MOVES.items(),
        *WHY.items(),
        *LOG.items(),
        *SCORES.items(),
        *((str(phase), words) for phase, words in ACTIONS.items()),
        *((str(way), words) for way, words in SEAL_WAYS.items()),
        *names.CARD_NAMES.items(),
        *names.CARD_EFFECTS.items(),
        *names.ABILITY_NAMES.items(),
        *names.ROW_NAMES.items(),
    ],
    ids=lambda item: item[0],
)
def test_every_phrase_fills_the_same_gaps_in_every_language(
    phrases: tuple[str, tuple[str, str, str]],
) -> None:
    english, german, russian = phrases[1]
    gaps = [set(re.findall(r"\{(\w+)", phrase)) for phrase in phrases[1]]
    places = [
        {"place", "target"} & each for each in gaps
    ]  # where to, or where, is a language's own
    assert [bool(each) for each in places] == [bool(places[0])] * 3
    assert gaps[0] - places[0] == gaps[1] - places[1] == gaps[2] - places[2]
    assert re.search("[а-яё]", russian)
    assert not re.search("[а-яё]", english + german)


def test_the_module_offers_all_the_words_a_game_needs() -> None:
    text = palas.game("palais-royal").text
    named = [name for name in vars(Text) if not name.startswith("_")]
    assert named
    assert all(callable(getattr(text, name)) for name in named)


# ------------------------------------------------------------------------ move words

E1, D3 = (field for field in range(FIELDS) if names.field_name(field) in ("E1", "D3"))
GATE_TO_MINT = actions.MOVE + (9 * 4 + 3) * actions.MOST_MOVED

WORDS = [
    (
        OPENING,
        actions.PLACE + 5 * 3 + 1,
        "place 2 servants in the mint",
        "2 Diener in die Münzerei setzen",
        "поставить 2 слуг на монетный двор",
    ),
    (
        table("supplying"),
        actions.SUPPLY_GATE + 2,
        "bring 3 servants to the gate",
        "3 Diener ans Tor bringen",
        "привести 3 слуг к воротам",
    ),
    (
        table("supplying"),
        actions.SUPPLY_FROM + 8,
        "bring a servant from the court to the gate",
        "einen Diener vom Ehrenhof ans Tor bringen",
        "привести слугу с почётного двора к воротам",
    ),
    (table("supplying"), 0, "finish the supply", "den Nachschub beenden", "закончить пополнение"),
    (
        table("moving"),
        GATE_TO_MINT + 1,
        "move 2 servants from the gate to the mint",
        "2 Diener vom Tor in die Münzerei bewegen",
        "переместить 2 слуг от ворот на монетный двор",
    ),
    (
        table("moving"),
        GATE_TO_MINT,
        "move 1 servant from the gate to the mint",
        "1 Diener vom Tor in die Münzerei bewegen",
        "переместить 1 слугу от ворот на монетный двор",
    ),
    (
        table("moving"),
        actions.PLAY + actions.PLAY_MOVES5,
        "play the card 5 moves for 1 gold",
        "die Karte „5 Bewegungen“ für 1 Gold spielen",
        "сыграть карту «5 шагов» за 1 золотой",
    ),
    (
        table("moving"),
        actions.PLAY + actions.PLAY_GOLD4,
        "play the card 4 gold",
        "die Karte „4 Gold“ spielen",
        "сыграть карту «4 золотых»",
    ),
    (
        table("attending"),
        actions.ATTEND,
        "collect everything due",
        "alles nehmen, was dir zusteht",
        "взять всё, что положено",
    ),
    (
        table("attending"),
        actions.TAKE_GOLD,
        "take the gold of the mint",
        "das Gold der Münzerei nehmen",
        "взять золото с монетного двора",
    ),
    (
        table("attending"),
        actions.KING_SERVANT + 9,
        "place a servant from the supply with the king",
        "einen Diener aus dem Vorrat zum König setzen",
        "поставить слугу из запаса к королю",
    ),
    (
        table("attending"),
        actions.MADAME_SERVANT + 4,
        "place a servant from the gate with Madame",
        "einen Diener vom Tor zur Madame setzen",
        "поставить слугу от ворот к мадам",
    ),
    (
        table("recruiting"),
        actions.RECRUIT + 10 * E1 + 4,
        "recruit the noble on E1 for 4 gold, a servant from the gate stays",
        "den Adligen auf E1 für 4 Gold anwerben, ein Diener vom Tor bleibt auf dem Feld",
        "нанять дворянина с поля E1 за 4 золотых, на поле остаётся слуга от ворот",
    ),
    (
        table("recruiting"),
        actions.RECRUIT + 10 * D3 + 9,
        "recruit the noble on D3 for 6 gold",
        "den Adligen auf D3 für 6 Gold anwerben",
        "нанять дворянина с поля D3 за 6 золотых",
    ),
    (
        table("recruiting"),
        actions.PLAY + actions.PLAY_ONE_OF_EACH,
        "play the card one seal of each kind for 2 gold",
        "die Karte „je ein Siegel“ für 2 Gold spielen",
        "сыграть карту «по одной печати» за 2 золотых",
    ),
    (table("drawing"), actions.DRAW + 1, "draw 2 cards", "2 Karten ziehen", "взять 2 карты"),
    (table("drawing"), 0, "draw no cards", "keine Karten ziehen", "не брать карт"),
    (
        table("keeping", "turn keeps 1; drawn 9 moves, 4 gold"),
        actions.KEEP + 4,
        "keep the card 9 moves",
        "die Karte „9 Bewegungen“ behalten",
        "оставить карту «9 шагов»",
    ),
    (table("closing"), 0, "end the turn", "den Zug beenden", "закончить ход"),
]


@pytest.mark.parametrize(("s", "action", "en", "de", "ru"), WORDS, ids=[row[2] for row in WORDS])
def test_the_words_of_each_kind_of_move(s: State, action: int, en: str, de: str, ru: str) -> None:
    assert [move_words(s, 0, action, language) for language in LANGUAGES] == [en, de, ru]


def test_a_free_field_has_no_price() -> None:
    s = table("recruiting", "")
    s.noble[D3] = -1
    assert move_words(s, 0, actions.RECRUIT + 10 * D3 + 9) == "recruit the noble on D3"


# --------------------------------------------------------------------------- parsing

SHORT = [
    (OPENING, "2 mint", "place 2 servants in the mint"),
    (OPENING, "Münzerei 2", "place 2 servants in the mint"),
    (OPENING, "gate", "place 1 servant at the gate"),
    (OPENING, "1 Schreib", "place 1 servant in the writing room"),
    (table("supplying", "turn gate 3"), "gate 3", "bring 3 servants to the gate"),
    (table("supplying", "turn gate 3"), "bring 2", "bring 2 servants to the gate"),
    (table("supplying", "turn gate 3"), "all gate", "bring 3 servants to the gate"),
    (
        table("supplying", "turn gate 3"),
        "gate 2",  # not the card of two to the gate
        "bring 2 servants to the gate",
    ),
    (table("supplying", "turn gate 3"), "next", "finish the supply"),
    (table("supplying", "turn gate 3"), "Weiter!", "finish the supply"),
    (table("supplying", "turn gate 3"), "дальше", "finish the supply"),
    (table("moving", "turn moves 9"), "2 gate mint", "move 2 servants from the gate to the mint"),
    (
        table("moving", "turn moves 9"),
        "gate > king's cabinet",
        "move 1 servant from the gate to the king",
    ),
    (
        table("moving", "turn moves 9"),
        "all mint, back door",
        "move 3 servants from the mint to the back door",
    ),
    (
        table("moving", "turn moves 9"),
        "move a servant from the gate to Madame",
        "move 1 servant from the gate to Madame",
    ),
    (
        table("moving", "turn moves 9"),
        "2 tor koenig",
        "move 2 servants from the gate to the king",
    ),
    (
        table("moving", "turn moves 9"),
        "2 ворота лестница",
        "move 2 servants from the gate to the staircase",
    ),
    (table("moving"), "5 moves", "play the card 5 moves for 1 gold"),
    (table("moving"), "play moves5", "play the card 5 moves for 1 gold"),
    (table("moving"), "play gold", "play the card 4 gold"),
    (table("attending"), "all", "collect everything due"),
    (table("attending"), "gold", "take the gold of the mint"),
    (table("attending"), "king", "place a servant from the supply with the king"),
    (table("attending"), "madame", "place a servant from the supply with Madame"),
    (table("attending"), "4 gold", "play the card 4 gold"),
    (
        table("recruiting"),
        "e1",
        "recruit the noble on E1 for 4 gold, a servant from the supply stays",
    ),
    (
        table("recruiting"),
        "Е1 ворота",  # the letter is Cyrillic
        "recruit the noble on E1 for 4 gold, a servant from the gate stays",
    ),
    (table("recruiting"), "recruit D3", "recruit the noble on D3 for 6 gold"),
    (table("recruiting"), "noble 1", "recruit the noble on D3 for 6 gold"),
    (table("recruiting"), "two violet", "play the card two violet seals for 2 gold"),
    (table("drawing"), "draw", "draw 1 card"),
    (table("drawing"), "2 Karten", "draw 2 cards"),
    (table("keeping", "turn keeps 1; drawn 9 moves"), "9 moves", "keep the card 9 moves"),
    (table("closing"), "end turn", "end the turn"),
    (table("closing"), "0", "end the turn"),
]


@pytest.mark.parametrize(("s", "words", "canonical"), SHORT, ids=[row[1] for row in SHORT])
def test_short_forms(s: State, words: str, canonical: str) -> None:
    assert move_words(s, 0, parse_move(s, 0, words)) == canonical


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("recrut the noble on D3 for 6 gold", "did you mean “recruit the noble on D3 for 6 gold”?"),
        ("den Adlign auf D3 für 6 Gold anwerben", "did you mean “den Adligen auf D3 für 6 Gold"),
        (
            "play two seals",
            "“play two seals” is unclear: it may mean “play the card two turquoise seals for 2"
            " gold”"
            " or “play the card two violet seals for 2 gold”",
        ),
        ("Z9", "“Z9” names no move"),
        ("", "names no move"),
        ("x" * 300, "…” names no move"),
    ],
)
def test_words_that_name_no_move(words: str, says: str) -> None:
    with pytest.raises(UnknownMove) as error:
        parse_move(table("recruiting"), 0, words)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("recruit the noble on D3 for 5 gold", "the move there is “recruit the noble on D3 for 6"),
        ("draw 2 cards", "that belongs to action 5, cards"),
        ("2 Karten ziehen", "das gehört zu „Aktion 5, Karten ziehen“"),
        ("взять 2 карты", "действие 5, карты"),
        ("play the card 5 moves", "is played in action 2"),
    ],
)
def test_moves_that_are_not_allowed_now(words: str, says: str) -> None:
    with pytest.raises(IllegalMove) as error:
        parse_move(table("recruiting"), 0, words)
    assert says in str(error.value)


def in_the_docs() -> list[str]:
    """Return the words of moves, long and short, in the table of the game's page."""
    page = (tree.DOCS / "games" / "palais-royal.md").read_text(encoding="utf-8")
    section = page.partition("## How moves are written")[2].partition("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    return [words for row in rows for words in re.findall(r"`(.+?)`", row)]


@pytest.mark.parametrize("words", in_the_docs())
def test_the_words_in_the_docs_are_understood(words: str) -> None:
    with pytest.raises(IllegalMove):
        parse_move(table("closing"), 1, words)


# ----------------------------------------------------------------------------- names


def test_fields_are_named_by_column_and_row() -> None:
    assert [names.field_name(field) for field in (0, 1, 12, 35)] == ["E1", "B2", "A4", "D8"]
    for field in range(FIELDS):
        assert names.field_number(names.field_name(field).lower()) == field
    assert names.field_number("A1") is None


def test_nobles_are_known_by_what_they_cost_and_bring() -> None:
    assert names.noble_words(24, "en") == (
        "noble 25 (4 gold and 2 turquoise seals: 3 points, 2 gold more a turn)"
    )
    assert names.noble_words(0, "de") == (
        "Adliger 1 (6 Gold, 1 türkises Siegel und 1 violettes Siegel: 6 Punkte)"
    )
    for language in LANGUAGES:
        assert len({names.noble_words(noble, language) for noble in range(NOBLES)}) == NOBLES


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "0 слуг"),
        (1, "1 слуга"),
        (3, "3 слуги"),
        (5, "5 слуг"),
        (11, "11 слуг"),
        (21, "21 слуга"),
    ],
)
def test_russian_counts(number: int, words: str) -> None:
    assert names.counted("servant", number, "ru") == words


# ---------------------------------------------------------------------- another box


def test_the_words_of_another_box_tell_its_own_components() -> None:
    game = palas.game("palais-royal")
    nobles = [dict(entry) for entry in game.meta.components["nobles"]]
    nobles[0] |= {"gold": 12, "points": 15}
    park = [dict(entry) | {"column": entry["column"] + 2} for entry in game.meta.components["park"]]
    cards = [dict(entry) | {"price": 7} for entry in game.meta.components["cards"]]
    box = game.with_components({"nobles": nobles, "park": park, "cards": cards, "ornaments": []})
    state = box.text.parse_position(
        f"palais-royal, 2 seats, seat 1 to act: recruiting\n{SEATS}{PARK}".replace(
            "gold 9", "gold 20"
        )
    )
    assert box.text.move_words(state, 0, actions.RECRUIT + 10 * D3 + 9) == (
        "recruit the noble on D3 for 12 gold"
    )
    assert "for 7 gold" in box.text.move_words(state, 0, actions.PLAY + actions.PLAY_GOLD4)
    read = box.text.parse_position(box.text.position_text(state))
    assert read == state
