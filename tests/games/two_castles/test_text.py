"""The words of the moves of Two Castles, both ways."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from games.two_castles.playing import acting, legal, played, positions, seen_by
from palas.games.two_castles import actions, moves
from palas.games.two_castles.cells import cell_number
from palas.games.two_castles.lexicon import ROOM_LEXICON
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import CELLS, FOUNTAIN, REGULAR_ROOMS
from palas.games.two_castles.text import move_words, parse_move, parse_position, why_not
from palas.games.two_castles.words.acts import act_of, action_of
from palas.games.two_castles.words.cells import CELL, CELL_WORDS, cell_of, cell_words, spelled_out
from palas.games.two_castles.words.chronicle_words import LOG
from palas.games.two_castles.words.moves import MOVES
from palas.games.two_castles.words.patterns import plain
from palas.games.two_castles.words.why_words import WHY
from palas.kernel.errors import IllegalMove, UnknownMove
from palas.kernel.game import Text
from palas.kernel.phrases import LANGUAGES


def room(name: str) -> int:
    """Return the number of a room."""
    return ROOM_LEXICON.spellings[name.lower()]


# Three empty castles and, beside two seats, Ludwig's.
CASTLES = """
castle Mespelbrunn, throne living+sleeping
level 0: THRONE
castle Lichtenstein, throne utility+food
level 0: THRONE
castle Hohenschwangau, throne corridor+food
level 0: THRONE
"""
STACK = "Wine Room, Bakery, Crypt, Terrace, Library, Salon, Study"
CHOOSING = f"two-castles, 3 seats, round 1, turn 2: choosing\nseat 1: stack {STACK}"
ASSIGNING = (
    "two-castles, 3 seats, round 1, turn 1: assigning\n"
    "seat 1: stack 7 hidden; chosen Wine Room, Terrace\n"
    "seat 2: stack 7 hidden; chosen Bakery, Crypt\n"
    "seat 3: stack 7 hidden; chosen Salon, Study\n"
)
LUDWIG = (
    "two-castles, 2 seats, round 1, turn 1: ludwig\nludwig: stack 9 hidden; chosen Salon, Study\n"
)


def placing(first: str = "", second: str = "", third: str = "", *, option: str = "") -> State:
    """Return a position of placing, with further lines for each of the three castles."""
    head = f"two-castles, 3 seats, round 1, turn 1: placing\n{option}"
    castles = CASTLES.split("castle ")[1:]
    lines = zip(castles, (first, second, third), strict=True)
    return parse_position(head + "".join(f"\ncastle {castle}{more}" for castle, more in lines))


NEW_ROOMS = ("new Wine Room of seat 1, Terrace of seat 2", "", "new Crypt of seat 1")

# ---------------------------------------------------------------- for every random game


@pytest.mark.long
@given(positions)
@settings(max_examples=60)
def test_the_words_of_every_legal_move_mean_that_move(s: State) -> None:
    for seat in acting(s):
        view, allowed = seen_by(s, seat), legal(s, seat)
        for language in LANGUAGES:
            words = {action: move_words(view, seat, action, language) for action in allowed}
            assert len(set(words.values())) == len(words), "no two moves share their words"
            for action in words:
                assert parse_move(view, seat, words[action]) == action
                assert move_words(s, seat, action, language) == words[action], "no secret is used"
            loud = words[action].upper().replace(" ", "  ").replace("„", "'").replace(":", "")
            assert parse_move(view, seat, loud) == action


@pytest.mark.long
@given(positions, st.integers(0, actions.NUM_ACTIONS - 1), st.sampled_from(LANGUAGES))
@settings(max_examples=100)
def test_illegal_moves_are_never_returned(s: State, action: int, language: str) -> None:
    seat = acting(s)[0] if not s.over else 0
    words = move_words(s, seat, action, language)
    for given_words in (words, str(action)):
        if action in legal(s, seat):
            assert parse_move(s, seat, given_words) == action
        else:
            with pytest.raises(IllegalMove) as error:
                parse_move(s, seat, given_words)
            assert "\n" not in str(error.value)


@pytest.mark.long
@given(st.text(max_size=30) | st.from_regex(r"[a-z]{4,8} [a-z]{4,9}( [0-9]{1,3})?", fullmatch=True))
@settings(max_examples=100)
def test_any_words_are_a_legal_move_or_refused_in_one_line(words: str) -> None:
    s = played(11, 3, 0, 40)
    seat = acting(s)[0]
    with suppress(UnknownMove, IllegalMove):
        assert parse_move(s, seat, words) in legal(s, seat)


@given(st.integers(0, actions.NUM_ACTIONS - 1))
def test_actions_come_apart_and_together(action: int) -> None:
    assert action_of(act_of(action)) == action


@given(st.integers(0, CELLS - 1), st.sampled_from(LANGUAGES))
def test_the_words_of_every_cell_mean_that_cell(cell: int, language: str) -> None:
    words = plain(cell_words(cell, language))
    assert re.fullmatch(CELL, words)
    assert cell_of(words) == cell


@pytest.mark.parametrize(
    "table", [MOVES, WHY, LOG, CELL_WORDS], ids=["MOVES", "WHY", "LOG", "CELL_WORDS"]
)
def test_every_phrase_fills_the_same_gaps_in_every_language(
    table: dict[str, tuple[str, str, str]],
) -> None:
    for key, phrases in table.items():
        gaps = [sorted(re.findall(r"\{(\w+)", phrase)) for phrase in phrases]
        assert gaps[0] == gaps[1] == gaps[2], key
        english, german, russian = phrases
        assert re.search("[а-я]", russian), key
        assert not re.search("[а-яё]", english + german), key


def test_the_module_offers_all_the_words_a_game_needs() -> None:
    text = palas.game("two-castles").text
    named = [name for name in vars(Text) if not name.startswith("_")]
    assert named
    assert all(callable(getattr(text, name)) for name in named)


# ------------------------------------------------------------------------------ cells


@pytest.mark.parametrize(
    ("x", "y", "en", "de", "ru"),
    [
        (-1, 0, "on the ground floor, left 1", "im Erdgeschoss, links 1", "на 1-м этаже, слева 1"),
        (
            2,
            0,
            "on the ground floor, right 1",
            "im Erdgeschoss, rechts 1",
            "на 1-м этаже, справа 1",
        ),
        (0, 1, "on level 1, throne left", "im 1. Stock, Thron links", "на 2-м этаже, трон слева"),
        (
            1,
            2,
            "on level 2, throne right",
            "im 2. Stock, Thron rechts",
            "на 3-м этаже, трон справа",
        ),
        (
            -3,
            -2,
            "below ground 2, left 3",
            "im 2. Untergeschoss, links 3",
            "на 2-м подземном этаже, слева 3",
        ),
    ],
)
def test_the_words_of_a_cell(x: int, y: int, en: str, de: str, ru: str) -> None:
    cell = cell_number(x, y)
    assert [cell_words(cell, language) for language in LANGUAGES] == [en, de, ru]


@pytest.mark.parametrize(
    ("words", "x", "y"),
    [
        ("ground left 1", -1, 0),
        ("up 2 throne right", 1, 2),
        ("2 up right 1", 2, 2),
        ("down 1 left 2", -2, -1),
        ("below 1, throne left", 0, -1),
        ("EG links 1", -1, 0),
        ("2. OG rechts 3", 4, 2),
        ("1. UG Thron rechts", 1, -1),
        ("1 этаж справа 1", 2, 0),
        ("at -2,1", -2, 1),
        ("(3, -1)", 3, -1),
    ],
)
def test_short_words_of_a_cell(words: str, x: int, y: int) -> None:
    assert cell_of(plain(spelled_out(words))) == cell_number(x, y)


@pytest.mark.parametrize("words", ["ground throne 1", "level 99 left 1", "ground left 0"])
def test_words_of_no_cell(words: str) -> None:
    assert cell_of(words) is None


# ------------------------------------------------------------------------- move words


def spoken(s: State, seat: int, action: int) -> list[str]:
    """Return the words of an action in all languages."""
    return [move_words(s, seat, action, language) for language in LANGUAGES]


def test_the_words_of_the_draft() -> None:
    s = parse_position(CHOOSING + CASTLES)
    assert spoken(s, 0, actions.CHOOSE + room("wine room")) == [
        "choose Wine Room",
        "„Weinstube“ wählen",
        "выбрать: «Винная комната»",
    ]
    s = parse_position(ASSIGNING + CASTLES)
    assert spoken(s, 0, actions.ASSIGN + room("wine room")) == [
        "send Wine Room left and Terrace right",
        "„Weinstube“ nach links und „Terrasse“ nach rechts geben",
        "отдать: «Винная комната» влево и «Терраса» вправо",
    ]
    s = parse_position(LUDWIG + CASTLES)
    assert spoken(s, 0, actions.ASSIGN_LUDWIG + room("salon")) == [
        "give Salon to your castle with Ludwig and Study to the other",
        "„Salon“ deinem Schloss mit Ludwig und „Arbeitszimmer“ dem anderen geben",
        "отдать: «Салон» вашему замку с Людвигом, а «Рабочий кабинет» — другому",
    ]


def test_the_words_of_placing() -> None:
    s = placing(*NEW_ROOMS)
    left = actions.LEFT_CASTLE
    assert spoken(s, 0, left + actions.PLACE + cell_number(2, 0)) == [
        "left castle: place Wine Room on the ground floor, right 1",
        "linkes Schloss: „Weinstube“ im Erdgeschoss, rechts 1 anlegen",
        "в левом замке построить: «Винная комната» на 1-м этаже, справа 1",
    ]
    assert spoken(s, 0, left + actions.WAIT) == [
        "left castle: wait for the partner",
        "linkes Schloss: auf den Partner warten",
        "в левом замке ждать партнёра",
    ]
    right = actions.RIGHT_CASTLE + actions.PLACE + cell_number(0, -1)
    assert move_words(s, 0, right) == "right castle: place Crypt below ground 1, throne left"
    assert move_words(s, 2, right) == "right castle: place a room below ground 1, throne left"
    s = parse_position(
        "two-castles, 2 seats, round 1, turn 1: placing"
        + CASTLES.rstrip()
        + "\nnew Library of ludwig\n"
    )
    assert spoken(s, 0, actions.PLACE_LUDWIG + cell_number(0, 1)) == [
        "right castle: place Ludwig's Library on level 1, throne left",
        "rechtes Schloss: Ludwigs „Bibliothek“ im 1. Stock, Thron links anlegen",
        "в правом замке построить: «Библиотека» Людвига на 2-м этаже, трон слева",
    ]


BONUS_WORDS = [
    (
        "bonus",
        actions.TAKE_BONUS + 1,
        "take the living room bonus",
        "den Wohnraum-Bonus nehmen",
        "взять бонус за гостиные",
    ),
    (
        "room Bakery, Crypt",
        actions.TAKE_ROOM,
        "keep Bakery",
        "„Bäckerei“ behalten",
        "оставить: «Пекарня»",
    ),
    (
        "card width, height",
        actions.TAKE_CARD + 9,
        "keep the card width",
        "die Karte „Breite“ behalten",
        "оставить карту «ширина»",
    ),
    (
        "attendant",
        actions.TAKE_ATTENDANT,
        "take the painter",
        "den Maler nehmen",
        "взять художника",
    ),
    (
        "special",
        actions.TAKE_SPECIAL + 1,
        "take a tower",
        "einen Turm nehmen",
        "взять башню",
    ),
    (
        "laying Fountain",
        actions.PLACE + cell_number(0, 1),
        "place Fountain on level 1, throne left",
        "„Brunnen“ im 1. Stock, Thron links anlegen",
        "построить: «Фонтан» на 2-м этаже, трон слева",
    ),
]


@pytest.mark.parametrize(
    ("bonus", "decision", "en", "de", "ru"), BONUS_WORDS, ids=[row[2] for row in BONUS_WORDS]
)
def test_the_words_of_a_bonus(bonus: str, decision: int, en: str, de: str, ru: str) -> None:
    s = placing(f"bonus of seat 1: {bonus}")
    assert spoken(s, 0, actions.LEFT_CASTLE + decision) == [
        f"left castle: {en}",
        f"linkes Schloss: {de}",
        f"в левом замке {ru}",
    ]
    assert parse_move(s, 0, en) == actions.LEFT_CASTLE + decision, "the castle is clear"
    s = placing(f"bonus of seat 1: {bonus}; proposed {en}", option="option bonus_decider agree")
    assert s.proposal[0] == decision
    assert spoken(s, 1, actions.RIGHT_CASTLE + actions.AGREE) == [
        f"right castle: agree: {en}",
        f"rechtes Schloss: zustimmen: {de}",
        f"в правом замке согласиться — {ru}",
    ]
    assert move_words(s, 1, actions.RIGHT_CASTLE + actions.DISAGREE).endswith(f"disagree: {en}")


# --------------------------------------------------------------------------- parsing


def understood(s: State, words: str, seat: int = 0) -> str:
    """Return the canonical words of what words mean."""
    return move_words(s, seat, parse_move(s, seat, words))


@pytest.mark.parametrize(
    "words", ["wine room", "pick wine", "choose WINE", "Weinstube", "«винная комната»", "8"]
)
def test_short_forms_of_choosing(words: str) -> None:
    assert understood(parse_position(CHOOSING + CASTLES), words) == "choose Wine Room"


@pytest.mark.parametrize(
    "words",
    [
        "send Wine Room left",
        "wine left",
        "Wine Room to the left castle, Terrace to the right",
        "wine room left, terrace right",
        "terrace right",
        "send Terrace to the right castle",
        "Weinstube links",
        "терраса вправо",
    ],
)
def test_short_forms_of_assigning(words: str) -> None:
    s = parse_position(ASSIGNING + CASTLES)
    assert understood(s, words) == "send Wine Room left and Terrace right"


@pytest.mark.parametrize("words", ["ludwig salon", "Salon with Ludwig", "салон с людвигом"])
def test_short_forms_of_assigning_for_ludwig(words: str) -> None:
    s = parse_position(LUDWIG + CASTLES)
    assert understood(s, words).startswith("give Salon to your castle with Ludwig")


@pytest.mark.parametrize(
    "words",
    [
        "wine room ground right 1",
        "left: ground right 1",
        "place Wine Room on the ground floor, right 1",
        "place wine at 2,0",
        "Mespelbrunn: ground, right 1",
        "wine room ground right 1 in the left castle",
        "Weinstube EG rechts 1",
        "построить «Винная комната» 1 этаж справа 1",
    ],
)
def test_short_forms_of_placing(words: str) -> None:
    s = placing(*NEW_ROOMS)
    assert understood(s, words) == "left castle: place Wine Room on the ground floor, right 1"


@pytest.mark.parametrize(
    ("bonus", "words", "means"),
    [
        ("bonus", "living bonus", "take the living room bonus"),
        ("bonus", "choose the outdoor bonus", "take the outdoor room bonus"),
        ("bonus", "бонус за спальни", "take the sleeping room bonus"),
        ("room Bakery, Crypt", "bak", "keep Bakery"),
        ("card width, height", "card width", "keep the card width"),
        ("card width, height", "Breite", "keep the card width"),
        ("attendant", "painter", "take the painter"),
        ("attendant", "choose the knight", "take the knight"),
        ("attendant", "факир", "take the fire performer"),
        ("special", "fountain", "take a fountain"),
        ("special", "choose the fountain", "take a fountain"),
        ("special", "foyer", "take a grand foyer"),
        ("special", "grand foyer", "take a grand foyer"),
        ("laying Fountain", "up 1 throne left", "place Fountain on level 1, throne left"),
    ],
)
def test_short_forms_of_a_bonus(bonus: str, words: str, means: str) -> None:
    s = placing(f"bonus of seat 1: {bonus}")
    assert understood(s, words) == f"left castle: {means}"


def test_yes_and_no() -> None:
    s = placing(
        "bonus of seat 1: attendant; proposed take the painter",
        option="option bonus_decider agree",
    )
    for words, action in (("yes", actions.AGREE), ("nein", actions.DISAGREE)):
        assert parse_move(s, 1, words) == actions.RIGHT_CASTLE + action


def test_words_that_may_mean_several_moves_are_unclear() -> None:
    s = placing(
        "new Wine Room of seat 1, Salon of seat 2", "", "new Bakery of seat 1, Study of seat 3"
    )
    with pytest.raises(UnknownMove, match="“ground right 1” is unclear: it may mean “left castle:"):
        parse_move(s, 0, "ground right 1")
    assert understood(s, "bakery ground right 1").startswith("right castle: place Bakery")
    with pytest.raises(UnknownMove, match="unclear"):
        parse_move(s, 0, "wait")
    assert understood(s, "right: wait") == "right castle: wait for the partner"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("place Wine Room on the ground flor, right 1", "did you mean “left castle: place Wine"),
        ("choose Ballroom Blitz", "“choose Ballroom Blitz” names no move"),
        ("99999", "“99999” names no move"),
        ("", "“” names no move"),
        ("x" * 500, "x…” names no move"),
        ("two\nlines", "“two lines” names no move"),
    ],
)
def test_unknown_moves_are_quoted_with_a_hint(words: str, says: str) -> None:
    with pytest.raises(UnknownMove, match=re.escape(says)) as error:
        parse_move(placing(*NEW_ROOMS), 0, words)
    assert "legal()" not in str(error.value)
    assert "did you mean" in str(error.value) or (
        "write for example “left castle: place Wine Room" in str(error.value)
    )
    assert "\n" not in str(error.value)


def test_a_wrong_room_is_put_right() -> None:
    s = placing(*NEW_ROOMS)
    with pytest.raises(IllegalMove, match="the move there is “left castle: place Wine Room on"):
        parse_move(s, 0, "left castle: place Bakery on the ground floor, right 1")
    s = parse_position(ASSIGNING + CASTLES)
    with pytest.raises(IllegalMove, match="the move there is “send Wine Room left and Terrace"):
        parse_move(s, 0, "send Wine Room left and Bakery right")


def test_illegal_moves_are_refused_in_the_language_of_the_words() -> None:
    s = parse_position(CHOOSING + CASTLES)
    with pytest.raises(IllegalMove, match=r"^Kitchen is not in your stack"):
        parse_move(s, 0, "choose Kitchen")
    with pytest.raises(IllegalMove, match=r"^„Küche“ ist nicht in deinem Stapel"):
        parse_move(s, 0, "Küche wählen")
    with pytest.raises(IllegalMove, match=r"^помещения «Кухня» нет в вашей стопке"):
        parse_move(s, 0, "выбрать «Кухня»")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_is_known_by_its_name(language: str) -> None:
    s = parse_position(CHOOSING + CASTLES)
    for action in range(actions.CHOOSE, actions.CHOOSE + REGULAR_ROOMS):
        words = move_words(s, 0, action, language)
        if action in legal(s, 0):
            assert parse_move(s, 0, words) == action
        else:
            with pytest.raises(IllegalMove, match=re.escape(why_not(s, 0, action, language))):
                parse_move(s, 0, words)


def test_a_special_room_is_never_chosen() -> None:
    s = parse_position(CHOOSING + CASTLES)
    with pytest.raises((UnknownMove, IllegalMove)):
        parse_move(s, 0, "choose Fountain")
    assert FOUNTAIN == REGULAR_ROOMS
    assert why_not(s, 0, parse_move(s, 0, "choose Salon")) == ""
    moves.apply(s, 0, parse_move(s, 0, "choose Salon"))
    assert understood(s, "study") == "choose Study"
