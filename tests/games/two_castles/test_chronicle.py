"""The chronicle of Two Castles: what is told to whom."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.two_castles.playing import acting, game, seen_by, viewers
from games.two_castles.test_text import ASSIGNING, CASTLES, CHOOSING, LUDWIG, placing
from palas.games.two_castles import actions, moves
from palas.games.two_castles.names import room_names
from palas.games.two_castles.state import CHOOSING as CHOOSING_PHASE
from palas.games.two_castles.state import LUDWIG_ASSIGN, State
from palas.games.two_castles.tables import DOWNSTAIRS, FOOD
from palas.games.two_castles.text import log_line, parse_move, parse_position
from palas.kernel.contract import SPECTATOR
from palas.kernel.phrases import LANGUAGES

NAMES = ["Anna", "Bruno", "Clara", "Dora", "Emil", "Franz", "Greta"]
AGREE = "option bonus_decider agree"


def told(
    s: State, words: str, language: str = "en", viewer: int = SPECTATOR, seat: int | None = None
) -> str:
    """Return the chronicle line of a move as a viewer reads it."""
    mover = acting(s)[0] if seat is None else seat
    action = parse_move(s, mover, words)
    following = s.copy()
    moves.apply(following, mover, action)
    views = seen_by(s, viewer), seen_by(following, viewer)
    return log_line(*views, mover, action, NAMES, language)


def in_all_languages(s: State, words: str, viewer: int = SPECTATOR) -> list[str]:
    """Return the chronicle line of a move of the first seat to act."""
    return [told(s, words, language, viewer) for language in LANGUAGES]


def after(s: State, *words: str) -> State:
    """Play some moves, each of the first seat that can be meant."""
    for move in words:
        seat, _, rest = move.partition(" ")
        moves.apply(s, int(seat) - 1, parse_move(s, int(seat) - 1, rest))
    return s


# ---------------------------------------------------------------- for every random game


@pytest.mark.long
@given(st.integers(0, 2**32 - 1), st.integers(2, 7), st.integers(0, 2), st.integers(0, 5))
@settings(max_examples=12)
def test_every_move_is_told_and_keeps_secrets(
    seed: int, seats: int, bonus_decider: int, offset: int
) -> None:
    names = ["{castle}", "Bruno", "%s", "Ольга", "Emil", "Franz", "Greta"]
    for ply, (before, seat, action, following) in enumerate(game(seed, seats, bonus_decider)):
        if ply % 6 != offset:
            continue
        for viewer in viewers(before):
            views = seen_by(before, viewer), seen_by(following, viewer)
            for language in LANGUAGES:
                line = log_line(*views, seat, action, names, language)
                assert line.startswith(names[seat])
                assert "\n" not in line
                if before.phase == following.phase == CHOOSING_PHASE:
                    name = room_names(action - actions.CHOOSE)[LANGUAGES.index(language)]
                    assert (name in line) == (viewer == seat)


# ---------------------------------------------------------------------------- the draft


def test_a_choice_is_told_to_its_seat_alone() -> None:
    """R3.3"""
    s = parse_position(CHOOSING + CASTLES)
    assert in_all_languages(s, "choose Study", viewer=0) == [
        "Anna chooses Study",
        "Anna wählt „Arbeitszimmer“",
        "Anna выбирает помещение «Рабочий кабинет»",
    ]
    assert in_all_languages(s, "choose Study", viewer=1) == [
        "Anna chooses a room",
        "Anna wählt einen Raum",
        "Anna выбирает помещение",
    ]
    s = after(s, "1 choose Crypt")
    assert in_all_languages(s, "choose Study") == [
        "Anna chooses a second room",
        "Anna wählt einen zweiten Raum",
        "Anna выбирает второе помещение",
    ]


def last_choice() -> State:
    """Return a position in which two have chosen two rooms and the third one of its two."""
    stacks = [
        "Wine Room, Bakery, Crypt, Terrace, Library, Salon, Study",
        "Kitchen, Pantry, Gallery, Parlor, Brewery, Scullery, Buttery",
        "Dungeon, Sauna, Vestibule, Fireplace, Map Room, Rug Room, Harp Room",
    ]
    chosen = ["Crypt", "Kitchen, Pantry", "Sauna, Dungeon"]
    return parse_position(
        "two-castles, 3 seats, round 1, turn 2: choosing\n"
        + "\n".join(f"seat {at + 1}: stack {stacks[at]}; chosen {chosen[at]}" for at in range(3))
        + CASTLES
    )


def test_the_last_choice_reveals_all() -> None:
    """R3.4"""
    assert in_all_languages(last_choice(), "Study") == [
        "Anna chooses a second room; revealed: Study and Crypt (Anna),"
        " Kitchen and Pantry (Bruno), Sauna and Dungeon (Clara)",
        "Anna wählt einen zweiten Raum; aufgedeckt: „Arbeitszimmer“ und „Gruft“ (Anna),"
        " „Küche“ und „Speisekammer“ (Bruno), „Sauna“ und „Kerker“ (Clara)",
        "Anna выбирает второе помещение; открыты «Рабочий кабинет» и «Склеп» (Anna),"
        " «Кухня» и «Кладовая» (Bruno), «Сауна» и «Темница» (Clara)",
    ]


def test_assigning_is_open() -> None:
    """R4.1"""
    assert in_all_languages(parse_position(ASSIGNING + CASTLES), "wine left") == [
        "Anna sends Wine Room to Mespelbrunn and Terrace to Hohenschwangau",
        "Anna gibt „Weinstube“ an Mespelbrunn und „Terrasse“ an Hohenschwangau",
        "Anna отдаёт помещение «Винная комната» замку Меспельбрунн,"
        " а «Терраса» — замку Хоэншвангау",
    ]


def test_ludwigs_rooms_are_laid_open_when_assigned() -> None:
    """R12.4"""
    named = "\nseat 1: stack 9 hidden"
    s = parse_position(LUDWIG.rstrip() + named + CASTLES)
    s.hand[2] = sorted([*s.chosen[2], *range(7)])
    assert in_all_languages(s, "ludwig salon") == [
        "Anna gives Ludwig’s Salon to Hohenschwangau and Study to Lichtenstein",
        "Anna gibt Ludwigs „Salon“ an Hohenschwangau und „Arbeitszimmer“ an Lichtenstein",
        "Anna отдаёт помещение Людвига «Салон» замку Хоэншвангау,"
        " а «Рабочий кабинет» — замку Лихтенштайн",
    ]


def test_only_who_draws_for_ludwig_reads_what_was_drawn() -> None:
    """R12.3, R14.4"""
    seen = set()
    for before, seat, action, following in game(4, 2):
        if following.phase != LUDWIG_ASSIGN or before.phase == LUDWIG_ASSIGN:
            continue
        drawer = following.round
        drawn = [room_names(room)[0] for room in following.chosen[2]]
        for viewer in viewers(before):
            views = seen_by(before, viewer), seen_by(following, viewer)
            line = log_line(*views, seat, action, NAMES, "en")
            end = (
                f"{' and '.join(drawn)} for Ludwig" if viewer == drawer else "two rooms for Ludwig"
            )
            assert line.endswith(f"; {NAMES[drawer]} draws {end}")
        seen.add(drawer)
    assert seen == {0, 1}


# ------------------------------------------------------------------------------ placing

BOTH = "new Wine Room of seat 1, Terrace of seat 2"


def test_placing_and_waiting_are_told() -> None:
    s = placing(BOTH)
    assert in_all_languages(s, "wine room ground right 1") == [
        "Anna places Wine Room in Mespelbrunn on the ground floor, right 1",
        "Anna legt in Mespelbrunn „Weinstube“ an: im Erdgeschoss, rechts 1",
        "Anna строит помещение «Винная комната» в замке Меспельбрунн на 1-м этаже, справа 1",
    ]
    assert in_all_languages(s, "wait") == [
        "Anna waits in Mespelbrunn",
        "Anna wartet in Mespelbrunn",
        "Anna ждёт в замке Меспельбрунн",
    ]


def test_ludwigs_room_is_laid_by_a_seat() -> None:
    """R12.5"""
    head = "two-castles, 2 seats, round 1, turn 1: placing"
    s = parse_position(f"{head}{CASTLES}new Library of ludwig, Study of seat 1\n")
    assert in_all_languages(s, "ludwig ground right 1") == [
        "Anna places Ludwig’s Library in Hohenschwangau on the ground floor, right 1",
        "Anna legt in Hohenschwangau Ludwigs „Bibliothek“ an: im Erdgeschoss, rechts 1",
        "Anna строит помещение Людвига «Библиотека» в замке Хоэншвангау на 1-м этаже, справа 1",
    ]


SUPPLY = ["Bakery", "Salon", "Study", "Terrace", "Sauna"]


def third(drawing: str, new: str, *, option: str = "") -> State:
    """Return a position in which seat 1 lays a room in the first castle; all is known."""
    used = {*SUPPLY, "Powder Room", new, *re.findall(r"[A-Z][A-Za-z' ]+[a-z]", drawing)}
    free = [room_names(room)[0] for room in range(147) if room_names(room)[0] not in used]
    stacks = [f"seat {at + 1}: stack {', '.join(free[7 * at : 7 * at + 7])}" for at in range(3)]
    castles = CASTLES.replace("level 0: THRONE\n", f"{drawing}\nnew {new} of seat 1\n", 1)
    return parse_position(
        f"two-castles, 3 seats, round 1, turn 1: placing\n{option}\n"
        + "\n".join(stacks)
        + f"\nsupply {', '.join(SUPPLY)}, ...\npile width, height, corridors, ..."
        + f"{castles}new Powder Room of seat 3\n"
    )


BRINGS = [
    (
        "level 0: Kitchen | Pantry | THRONE",
        "Wine Room",
        "drawn: Bakery, Study, Salon, Sauna and Terrace",
        "gezogen: „Bäckerei“, „Arbeitszimmer“, „Salon“, „Sauna“ und „Terrasse“",
        "взяты «Пекарня», «Рабочий кабинет», «Салон», «Сауна» и «Терраса»",
    ),
    (
        "level 0: Library | Parlor | THRONE",
        "Gallery",
        "that earns an attendant",
        "dafür gibt es einen königlichen Bediensteten",
        "это даёт королевского слугу",
    ),
    (
        "level 0: Washroom | Kennel | THRONE",
        "Key Room",
        "cards drawn: “height”, “width” and “corridors”",
        "gezogene Karten: „Höhe“, „Breite“ und „Verbindungsräume“",
        "взяты карты «высота», «ширина» и «коридоры»",
    ),
    (
        "level 0: Sty | Aviary | THRONE",
        "Vineyard",
        "that earns a fountain",
        "dafür gibt es einen Brunnen",
        "это даёт фонтан",
    ),
    (
        "level 0: Nursery | Solar | THRONE",
        "Bunk Room",
        "that earns a tower",
        "dafür gibt es einen Turm",
        "это даёт башню",
    ),
    (
        "level 0: Great Hall | Dead End | THRONE",
        "Promenade",
        "that earns a grand foyer",
        "dafür gibt es ein Foyer",
        "это даёт большое фойе",
    ),
    (
        "level 0: Nursery | Solar | Tasso Room | Pillow Room | THRONE",
        "Bunk Room",
        "that earns a special room of their choice",
        "dafür gibt es einen Sonderraum nach Wahl",
        "это даёт особое помещение на выбор",
    ),
    (
        "level 0: Library | Parlor | THRONE\nattendants: painter, painter",
        "Gallery",
        "the bonus lapses",
        "der Bonus verfällt",
        "бонус пропадает",
    ),
    ("level 0: Library | THRONE", "Gallery", "", "", ""),
]


@pytest.mark.parametrize(
    ("drawing", "new", "en", "de", "ru"), BRINGS, ids=[row[2] or "nothing" for row in BRINGS]
)
def test_what_a_bonus_brings_is_told(drawing: str, new: str, en: str, de: str, ru: str) -> None:
    lines = in_all_languages(third(drawing, new), "left: ground right 1")
    assert [line.partition("; ")[2] for line in lines] == [en, de, ru]
    assert lines[0].startswith(f"Anna places {new} in Mespelbrunn")


def test_what_a_bonus_is_decided_to_bring_is_told() -> None:
    s = third("level 0: THRONE\nlevel -1: Crypt | Armory", "Dungeon")
    assert told(s, "left: down 2 throne left").endswith("; that earns a bonus of their choice")
    s = after(s, "1 left: down 2 throne left")
    assert in_all_languages(s, "food bonus")[1:] == [
        "Anna nimmt für Mespelbrunn den Speiseraum-Bonus; gezogen: „Bäckerei“,"
        " „Arbeitszimmer“, „Salon“, „Sauna“ und „Terrasse“",
        "Anna берёт бонус за трапезные для замка Меспельбрунн; взяты «Пекарня»,"
        " «Рабочий кабинет», «Салон», «Сауна» и «Терраса»",
    ]
    assert in_all_languages(after(s.copy(), "1 food bonus"), "bakery") == [
        "Anna keeps Bakery for Mespelbrunn",
        "Anna behält „Bäckerei“ für Mespelbrunn",
        "Anna оставляет для замка Меспельбрунн помещение «Пекарня»",
    ]
    assert in_all_languages(after(s.copy(), "1 utility bonus"), "card width") == [
        "Anna keeps the card “width” for Mespelbrunn",
        "Anna behält die Karte „Breite“ für Mespelbrunn",
        "Anna оставляет карту «ширина» для замка Меспельбрунн",
    ]
    assert in_all_languages(after(s.copy(), "1 living bonus"), "painter") == [
        "Anna takes the painter for Mespelbrunn",
        "Anna nimmt den Maler für Mespelbrunn",
        "Anna берёт художника для замка Меспельбрунн",
    ]
    assert told(s, "sleeping bonus").endswith("for Mespelbrunn; that earns a tower")


def test_a_special_room_of_choice_is_told() -> None:
    s = placing("bonus of seat 1: special")
    assert in_all_languages(s, "foyer") == [
        "Anna takes a grand foyer for Mespelbrunn",
        "Anna nimmt ein Foyer für Mespelbrunn",
        "Anna берёт большое фойе для замка Меспельбрунн",
    ]


def test_proposals_and_answers_are_told() -> None:
    """R13.3"""
    s = placing("new Bakery of seat 2\nbonus of seat 1: attendant", option=AGREE)
    assert in_all_languages(s, "left: painter") == [
        "Anna proposes for Mespelbrunn: take the painter",
        "Anna schlägt für Mespelbrunn vor: den Maler nehmen",
        "Anna предлагает для замка Меспельбрунн — взять художника",
    ]
    s = after(s, "1 left: painter")
    assert in_all_languages(s, "yes") == [
        "Bruno agrees in Mespelbrunn: take the painter",
        "Bruno stimmt in Mespelbrunn zu: den Maler nehmen",
        "Bruno соглашается (замок Меспельбрунн) — взять художника",
    ]
    assert in_all_languages(s, "no") == [
        "Bruno disagrees in Mespelbrunn: take the painter; Anna decides",
        "Bruno lehnt in Mespelbrunn ab: den Maler nehmen; Anna entscheidet",
        "Bruno не соглашается (замок Меспельбрунн) — взять художника; решает Anna",
    ]
    assert told(after(s, "2 no"), "left: knight") == "Anna takes the knight for Mespelbrunn"


def test_a_cell_is_proposed_with_its_room() -> None:
    s = placing("bonus of seat 1: laying Tower", option=AGREE)
    proposed = "place Tower on level 1, throne left"
    assert told(s, "up 1 throne left") == f"Anna proposes for Mespelbrunn: {proposed}"
    s = after(s, "1 up 1 throne left")
    assert told(s, "yes").startswith(f"Bruno agrees in Mespelbrunn: {proposed}")


# -------------------------------------------------------------------- how the game goes on

ENDS = {
    "the stacks are passed on to the left": 3,
    "the stacks are passed on to the right": 3,
    "round 2 begins: nine new rooms each": 1,
    "the game is over": 1,
}


def test_turns_rounds_and_the_end_are_told() -> None:
    """R3.5 to R3.7"""
    lines = [
        log_line(seen_by(before, 0), seen_by(following, 0), seat, action, NAMES, "en")
        for before, seat, action, following in game(8, 3, 2)
    ]
    for words, times in ENDS.items():
        assert sum(line.endswith(f"; {words}") for line in lines) == times
    assert not any(re.search(r"[{}]", line) for line in lines)


def test_a_shuffle_is_told() -> None:
    """R6.1"""
    lines = [
        log_line(before, following, seat, action, NAMES, "en")
        for before, seat, action, following in game(0, 7, 0, (FOOD, DOWNSTAIRS))
    ]
    assert sum("discarded rooms are shuffled into the supply" in line for line in lines) == 2
