"""The picture: well-formed, complete, within its frame, and made from the view alone."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from draw.svg_reading import check_sound, lines, parsed, placed
from games.two_castles.picture_positions import (
    LOG,
    NAMES,
    concept,
    deciding,
    deep,
    in_phase,
    played,
    reached,
    tall,
    wide,
)
from games.two_castles.playing import legal, seen_by
from lazy import Lazy
from palas.draw.tokens import DAY as DAY_TOKENS
from palas.draw.tokens import NIGHT as NIGHT_TOKENS
from palas.draw.tokens import contrast
from palas.games.two_castles.cells import cell_number
from palas.games.two_castles.drawing import style
from palas.games.two_castles.drawing.acts import Kind, act_of, cell_of
from palas.games.two_castles.drawing.castle import castle_of
from palas.games.two_castles.drawing.details import DETAILS, detail_of
from palas.games.two_castles.drawing.furnishing import TYPE_WORDS
from palas.games.two_castles.drawing.ledger import gains
from palas.games.two_castles.drawing.piece_sheet import sheet
from palas.games.two_castles.moves import apply
from palas.games.two_castles.names import card_name, castle_name, room_name
from palas.games.two_castles.picture import LAYOUTS, castle_picture, main, picture
from palas.games.two_castles.rooms import ROOMS, room_type
from palas.games.two_castles.score_sheet import place_of
from palas.games.two_castles.scoring import castle_score, scores
from palas.games.two_castles.seating import decider
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    LAYING,
    LUDWIG_ASSIGN,
    NO_BONUS,
    NO_PROPOSAL,
    TAKING_ATTENDANT,
    TAKING_BONUS,
    TAKING_CARD,
    TAKING_ROOM,
    TAKING_SPECIAL,
    State,
)
from palas.games.two_castles.tables import (
    BONUS_CARDS,
    FOUNTAIN,
    FOYER,
    REGULAR_ROOMS,
    THRONES,
    TOWER,
)
from palas.games.two_castles.wishes import THRONE
from palas.kernel.contract import SPECTATOR, lowest_acting

SNAPSHOTS = Path(__file__).parent / "snapshots"
LANGUAGES = ("en", "de", "ru")
RUDE_NAMES = (
    "Maximilian-Alexander von und zu Hohenstein-Ehrenfels",
    '<b>&"Bobby"</b>',
    "🦁🦁🦁🦁🦁🦁🦁🦁🦁",
    "   ",
    "Щ" * 40,
    "Wolkenkuckucksheim",
    "Ж Ж Ж Ж Ж Ж Ж Ж Ж Ж Ж Ж Ж Ж",
)


def decides(s: State) -> int:
    """Return a seat that decides on a bonus, else the first to act; seat 0 at the end."""
    castles = sorted(range(s.castles), key=lambda castle: s.proposal[castle] == NO_PROPOSAL)
    for castle in castles:
        if s.bonus[castle] != NO_BONUS:
            return decider(s, castle) + 0
    return 0 if s.over else lowest_acting(s)


def proposed(s: State) -> bool:
    return any(n != NO_PROPOSAL for n in list(s.proposal)[: s.castles])


def acting_view(s: State) -> tuple[State, int, list[int]]:
    """Return the view of the seat that decides, the seat and its actions."""
    seat = decides(s)
    return seen_by(s, seat), seat, legal(s, seat)


def draw(s: State, **how: object) -> str:
    view, seat, actions = acting_view(s)
    return picture(view, seat, **({"names": NAMES, "actions": actions, "log": LOG} | how))  # type: ignore[arg-type]


POSITIONS: Lazy[str, State] = Lazy(
    {
        "deal": lambda: played(1, 7, 0),
        "second choice": lambda: played(2, 3, 1),
        "late choice": lambda: in_phase(7, CHOOSING, 1),
        "assigning": lambda: in_phase(5, ASSIGNING, 1),
        "ludwig's rooms": lambda: in_phase(2, LUDWIG_ASSIGN, 1),
        "placing": concept,
        "placing with ludwig": lambda: played(4, 2, 95),
        "which bonus": lambda: deciding(4, TAKING_BONUS),
        "five rooms": lambda: deciding(3, TAKING_ROOM),
        "three cards": lambda: deciding(7, TAKING_CARD),
        "attendant": lambda: deciding(5, TAKING_ATTENDANT),
        "special": lambda: deciding(4, TAKING_SPECIAL),
        "laying": lambda: deciding(6, LAYING),
        "proposal": lambda: reached(
            3, lambda s: any(n != NO_PROPOSAL for n in list(s.proposal)[:3]), 2
        ),
        "over": lambda: played(6, 7, 5000),
        "ludwig over": lambda: played(7, 2, 5000),
        "wide": wide,
        "tall": tall,
        "deep": deep,
    }
)


def every_picture(name: str) -> Iterator[str]:
    """Draw a position in every layout, with names that make trouble."""
    s, language = POSITIONS[name], LANGUAGES[list(POSITIONS).index(name) % len(LANGUAGES)]
    for layout in LAYOUTS:
        yield draw(s, layout=layout, language=language, names=RUDE_NAMES)
        yield picture(seen_by(s, SPECTATOR), SPECTATOR, layout=layout, language=language)
        yield picture(s, SPECTATOR, layout=layout)
    yield castle_picture(s, 0, language=language, names=RUDE_NAMES)


@pytest.mark.long
def test_positions_are_what_they_are_called() -> None:
    assert POSITIONS["over"].over
    assert POSITIONS["ludwig over"].over
    assert POSITIONS["ludwig's rooms"].phase == LUDWIG_ASSIGN
    assert POSITIONS["placing with ludwig"].seats == 2
    for name, kind in (
        ("which bonus", Kind.TAKE_BONUS),
        ("five rooms", Kind.TAKE_ROOM),
        ("three cards", Kind.TAKE_CARD),
        ("attendant", Kind.TAKE_ATTENDANT),
        ("special", Kind.TAKE_SPECIAL),
        ("laying", Kind.PLACE),
        ("proposal", Kind.AGREE),
        ("assigning", Kind.ASSIGN),
        ("late choice", Kind.CHOOSE),
    ):
        assert kind in {act_of(action).kind for action in acting_view(POSITIONS[name])[2]}, name


@pytest.mark.parametrize("name", POSITIONS)
def test_the_drawing_is_sound(name: str) -> None:
    for drawn in every_picture(name):
        check_sound(drawn)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_action_can_be_chosen(name: str, layout: str) -> None:
    s = POSITIONS[name]
    for seat in range(s.seats):
        actions = legal(s, seat) if s.acting >> seat & 1 else []
        root = parsed(picture(seen_by(s, seat), seat, layout=layout, actions=actions))
        offered = [
            int(action) for node in root.iter() for action in node.get("data-actions", "").split()
        ]
        assert sorted(offered) == sorted(actions)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", ["late choice", "assigning", "placing", "five rooms", "proposal"])
def test_every_action_can_be_shown_as_chosen(name: str, layout: str) -> None:
    s = POSITIONS[name]
    plain = draw(s, layout=layout)
    for action in acting_view(s)[2]:
        assert draw(s, layout=layout, chosen=action) != plain


def test_hit_areas_on_a_phone_are_large_enough_for_a_thumb() -> None:
    for name, s in POSITIONS.items():
        for node, frame in placed(parsed(draw(s, layout="phone"))):
            if node.get("data-actions") and name not in ("wide", "tall", "deep"):
                sizes = [
                    (float(part.get("width", "0")), float(part.get("height", "0")))
                    for part in node
                    if part.tag.endswith("rect")
                ]
                width, height = (max(side) * frame.scale for side in zip(*sizes, strict=True))
                least = 28 if node.attrib["id"].startswith("cell-") else 44
                assert width >= least, (name, node.attrib)
                assert height >= least, (name, node.attrib)


def test_the_same_view_is_the_same_picture() -> None:
    s = concept()
    assert draw(s) == draw(s.copy())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_picture_shows_no_secret(layout: str) -> None:
    s = POSITIONS["late choice"]
    seat = lowest_acting(s)
    other = s.copy()
    rival = next(p for p in range(s.seats) if p != seat and not s.hand_seen[p] >> seat & 1)
    hidden, in_supply = s.hand[rival][0] + 0, s.supply[0] + 0
    other.hand[rival][0], other.supply[0] = in_supply, hidden
    other.place[hidden], other.place[in_supply] = s.place[in_supply], s.place[hidden]
    for viewer in (seat, SPECTATOR):
        drawn = [picture(seen_by(full, viewer), viewer, layout=layout) for full in (s, other)]
        assert drawn[0] == drawn[1]


def test_names_are_escaped() -> None:
    svg = draw(concept(), names=('<script>"&',) * 4)
    assert "<script" not in svg
    assert "&lt;script&gt;" in svg


def test_a_spectator_sees_no_hand_and_a_seat_sees_its_own() -> None:
    s = POSITIONS["late choice"]
    seat = lowest_acting(s)
    mine = {f"tile-{room}" for room in s.hand[seat][: s.hand_size[seat]]}
    ids = {node.get("id") for node in parsed(draw(s)).iter()}
    assert mine <= ids
    watched = picture(seen_by(s, SPECTATOR), SPECTATOR)
    assert not any(f'id="{tile}"' in watched for tile in mine)
    assert all(f'id="hand-{player}"' in watched for player in range(s.seats))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_castles_and_seats_are_there(layout: str) -> None:
    for s in (POSITIONS["late choice"], POSITIONS["ludwig's rooms"]):
        ids = {node.get("id") for node in parsed(draw(s, layout=layout)).iter()}
        assert {f"castle-{number}" for number in range(s.castles)} <= ids
        others = set(range(s.castles)) - {decides(s)}
        assert {f"seat-{player}" for player in others} <= ids


def test_castle_scores_are_written() -> None:
    s = concept()
    written = {line.words for line in lines(parsed(draw(s)))}
    for castle in range(s.castles):
        assert str(castle_score(s, castle)) in written
        assert castle_name(castle, "en") in written


def test_legal_cells_say_what_they_would_bring() -> None:
    s = concept()
    seat = decides(s)
    checked = 0
    for action in legal(s, seat):
        act = act_of(action)
        if act.kind is Kind.PLACE:
            castle = seat if act.is_left else (seat - 1) % s.castles
            before = castle_score(s, castle)
            after = s.copy()
            apply(after, seat, action)
            room = s.new_room[castle][0 if castle == seat else 1]
            cell = cell_of(act.value)
            if list(after.bonus)[castle] == NO_BONUS and after.rooms[castle] == s.rooms[castle] + 1:
                gain = gains(castle_of(s, castle), room, (cell,))[cell]
                assert gain == castle_score(after, castle) - before
                checked += 1
    assert checked > 3


@pytest.mark.long
def test_gains_are_what_the_score_grows_by_on_any_cell() -> None:
    rooms = (*range(0, REGULAR_ROOMS, 11), FOUNTAIN, TOWER, FOYER)
    cells = tuple((x, y) for x in range(-3, 5) for y in range(-3, 5))
    for s in (concept(), POSITIONS["over"], POSITIONS["laying"]):
        for number in range(s.castles):
            castle = castle_of(s, number)
            free = tuple(cell for cell in cells if not castle.is_built(cell))
            trial, at = s.copy(), s.rooms[number]
            trial.rooms[number] += 1
            for room in rooms:
                trial.room[number][at] = room
                grown = {}
                for x, y in free:
                    trial.room_x[number][at], trial.room_y[number][at] = x, y
                    grown[x, y] = castle_score(trial, number) - castle_score(s, number)
                assert gains(castle, room, free) == grown


@pytest.mark.parametrize("place", [(0, 0), (-23, 0), (24, 23), (3, -23)])
def test_cells_are_read_from_action_numbers(place: tuple[int, int]) -> None:
    assert cell_of(cell_number(*place)) == place


def test_a_chosen_place_shows_the_room_there() -> None:
    s = concept()
    action = next(a for a in acting_view(s)[2] if act_of(a).kind is Kind.PLACE)
    assert 'class="ghost"' not in draw(s)
    assert 'class="ghost"' in draw(s, chosen=action)


def test_the_last_move_is_bracketed_and_givers_are_lit() -> None:
    s = concept()
    castle = decides(s)
    assert 'class="bracket"' in draw(s, last=(place_of(castle, 0),))
    lit = draw(s, highlight=(place_of(castle, 0), place_of(castle, THRONE)))
    assert lit.count('class="gave"') == 2
    assert lit.count('class="unlit"') == s.rooms[castle] - 1
    assert 'class="gave"' in castle_picture(s, castle, highlight=(place_of(castle, 1),))


def test_the_end_shows_scores_and_winner() -> None:
    for name in ("over", "ludwig over"):
        s = POSITIONS[name]
        out = [0] * s.castles
        scores(s, out)
        for layout in LAYOUTS:
            written = [line.words for line in lines(parsed(draw(s, layout=layout)))]
            assert {str(points) for points in out} <= set(written)
            assert any("wins" in words or "share" in words for words in written)


def test_drawn_rooms_are_open_to_everybody() -> None:  # R5.14
    s = POSITIONS["five rooms"]
    castle = next(at for at in range(s.castles) if s.bonus[at] == TAKING_ROOM)
    partner = next(p for p in (castle, (castle + 1) % s.castles) if p != decides(s))
    svg = picture(seen_by(s, partner), partner)
    for room in s.drawn_room[castle]:
        assert room_name(room, "en") in svg


def test_every_type_has_wash_pattern_and_furnishing() -> None:
    svg = sheet()
    for kind in range(7):
        word = TYPE_WORDS[kind]
        assert f'id="p-{word}"' in svg
        assert f'id="room-{word}"' in svg
        assert f'id="chip-{word}"' in svg
        assert f".w-{word}{{" in svg


def test_rooms_show_what_their_names_say() -> None:
    by_name = {room.name: number for number, room in enumerate(ROOMS[:REGULAR_ROOMS])}
    for name, detail in (
        ("Wine Room", "wine"),
        ("Harp Room", "harp"),
        ("Broom Closet", "broom"),
        ("Fish Pond", "pond"),
        ("Bunk Room", "bunk"),
        ("Hall of Ghosts", "ghost"),
        ("Dungeon", "bars"),
        ("Kitchen", "cloche"),
    ):
        assert detail_of(by_name[name]) == f"detail-{detail}"
    for room in range(REGULAR_ROOMS):
        assert detail_of(room).removeprefix("detail-") in DETAILS[room_type(room)]
    for kind in range(7):
        shown = {detail_of(room) for room in range(21 * kind, 21 * kind + 21)}
        assert len(shown) == len(DETAILS[kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_in_the_language(language: str) -> None:
    titles = {"en": "Two Castles", "de": "Zwischen zwei Schlössern", "ru": "Между двух замков"}
    written = [line.words for line in lines(parsed(draw(concept(), language=language)))]
    assert titles[language] in written
    assert not [title for key, title in titles.items() if key != language and title in written]


def test_unknown_layouts_are_refused() -> None:
    with pytest.raises(ValueError, match="no layout 'wall'"):
        draw(concept(), layout="wall")


@pytest.mark.parametrize(
    ("general", "own"),
    [(DAY_TOKENS, style.DAY), (NIGHT_TOKENS, style.NIGHT)],
    ids=["day", "night"],
)
def test_text_and_lines_stand_out(general: dict[str, str], own: dict[str, str]) -> None:
    tokens = general | own
    for ground in ("paper", "paper-2", "card", "lit", "hill", "sky"):
        assert contrast(tokens["ink"], tokens[ground]) >= 7, ground
    for ground in ("paper", "paper-2"):
        assert contrast(tokens["soft"], tokens[ground]) >= 7
    assert contrast(tokens["on-glow"], tokens["glow"]) >= 7
    for wash in (*TYPE_WORDS[:7], "special"):
        assert contrast(tokens["ink"], tokens[wash]) >= 3, wash


def test_the_sheet_of_pieces(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main([str(tmp_path / "sheet.svg")])
    main([])
    assert capsys.readouterr().out.strip() == sheet()
    root = parsed((tmp_path / "sheet.svg").read_text(encoding="utf-8"))
    drawn = {node.get("href") for node, _ in placed(root) if node.get("href")}
    for kind in TYPE_WORDS:
        assert f"#room-{kind}" in drawn
    for of_type in DETAILS:
        assert {f"#detail-{name}" for name in of_type} <= drawn
    assert {f"#place-throne-{throne}" for throne in range(THRONES)} <= drawn
    written = {line.words for line in lines(root)}
    assert {card_name(card, "en") for card in range(BONUS_CARDS)} <= written


SNAPSHOT_PICTURES: dict[str, Callable[[], str]] = {
    "desk": lambda: draw(concept(), last=(place_of(decides(concept()), 3),)),
    "phone-night-ru": lambda: draw(concept(), layout="phone", theme="night", language="ru"),
    "over-de": lambda: draw(POSITIONS["over"], theme="day", language="de"),
    "pieces": sheet,
}


@pytest.mark.parametrize("name", SNAPSHOT_PICTURES)
def test_snapshots(name: str) -> None:
    stored = SNAPSHOTS / f"{name}.svg"
    drawn = SNAPSHOT_PICTURES[name]()
    if os.environ.get("PALAS_UPDATE_SNAPSHOTS"):
        stored.write_text(drawn, encoding="utf-8")
    same = stored.exists() and stored.read_text(encoding="utf-8") == drawn
    assert same, (
        f"the picture differs from {stored.name}: look at both, and if the new one is right "
        "run the tests with PALAS_UPDATE_SNAPSHOTS=1"
    )
    assert len(drawn.encode()) < 150_000
