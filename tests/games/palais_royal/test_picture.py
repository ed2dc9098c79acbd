"""The picture: well-formed, complete, within its frame, and made from the view alone."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import palas
from draw.svg_reading import check_sound, lines, page, parsed, placed
from games.palais_royal.picture_positions import (
    LOG,
    NAMES,
    agreed,
    attending,
    concept,
    dealt,
    empty_supply,
    in_phase,
    legal,
    played,
    rich,
    seen,
)
from lazy import Lazy
from palas.draw.tokens import CONSTANT, contrast
from palas.draw.tokens import DAY as DAY_TOKENS
from palas.draw.tokens import NIGHT as NIGHT_TOKENS
from palas.games.palais_royal.components import ABILITIES, ROWS
from palas.games.palais_royal.drawing import style
from palas.games.palais_royal.drawing.buttons import MOST_FIGURES
from palas.games.palais_royal.drawing.final import score_lines
from palas.games.palais_royal.drawing.garden import ORNAMENTS, layout, outline
from palas.games.palais_royal.drawing.piece_sheet import sheet
from palas.games.palais_royal.drawing.room import WASHES
from palas.games.palais_royal.drawing.scene import Scene, room_place
from palas.games.palais_royal.drawing.speech import SPEECH
from palas.games.palais_royal.picture import LAYOUTS, main, picture
from palas.games.palais_royal.recruiting import price
from palas.games.palais_royal.scoring import scores, winners
from palas.games.palais_royal.state import (
    ATTENDING,
    CLOSING,
    DRAWING,
    KEEPING,
    MOVING,
    OPENING,
    RECRUITING,
    SUPPLYING,
    State,
)
from palas.games.palais_royal.tables import (
    COURT,
    FIELDS,
    GATE,
    KING,
    MADAME,
    NO_NOBLE,
    NOBLE_GOLD,
    NOBLES,
    POINTS4,
    ROOMS,
)
from palas.games.palais_royal.words.acts import Kind, act_of
from palas.kernel.boxes import boxed
from palas.kernel.contract import SPECTATOR, lowest_acting

SNAPSHOTS = Path(__file__).parent / "snapshots"
LANGUAGES = ("en", "de", "ru")
RUDE_NAMES = (
    "Maximilian-Alexander von und zu Hohenstein-Ehrenfels",
    '<b>&"Bobby"</b>',
    "🦁🦁🦁🦁🦁🦁🦁🦁🦁",
    "Щ" * 40,
)


def acting_view(s: State) -> tuple[State, int, list[int]]:
    """Return the view of the seat to act, the seat and its actions; of seat 0 at the end."""
    seat = 0 if s.over else lowest_acting(s)
    return seen(s, seat), seat, [] if s.over else legal(s, seat)


def draw(s: State, **how: object) -> str:
    view, seat, actions = acting_view(s)
    return picture(view, seat, **({"names": NAMES, "actions": actions, "log": LOG} | how))  # type: ignore[arg-type]


POSITIONS: Lazy[str, State] = Lazy(
    {
        "deal": lambda: dealt(1, 3),
        "opening": lambda: played(2, 2, 3, layout=1),
        "supplying": lambda: in_phase(4, SUPPLYING, 3),
        "empty supply": empty_supply,
        "moving": lambda: in_phase(4, MOVING, 5),
        "moving, two seats": lambda: in_phase(2, MOVING, 6, layout=1),
        "attending": lambda: in_phase(3, ATTENDING, 4),
        "attending from rooms": attending,
        "recruiting": concept,
        "drawing": lambda: in_phase(4, DRAWING, 3),
        "keeping": lambda: in_phase(2, KEEPING, 3),
        "closing": lambda: in_phase(3, CLOSING, 3),
        "rich": rich,
        "agreed": agreed,
        "over": lambda: played(3, 4),
        "over, two seats": lambda: played(4, 2),
    }
)


def every_picture(name: str) -> Iterator[str]:
    """Draw a position in every layout, with names that make trouble."""
    s, at = POSITIONS[name], list(POSITIONS).index(name)
    for layout_name in LAYOUTS:
        for shift, names in enumerate((NAMES, RUDE_NAMES)):
            language = LANGUAGES[(at + shift) % len(LANGUAGES)]
            yield draw(s, names=names, layout=layout_name, language=language)
        language = LANGUAGES[at % len(LANGUAGES)]
        yield picture(seen(s, SPECTATOR), SPECTATOR, layout=layout_name, language=language)


def offered_by(root: Any) -> dict[str, set[int]]:
    """Return the actions every element offers, by its id."""
    return {
        node.attrib["id"]: set(map(int, node.attrib["data-actions"].split()))
        for node in root.iter()
        if "data-actions" in node.attrib
    }


def test_positions_are_what_they_are_called() -> None:
    phases = {
        "deal": OPENING,
        "supplying": SUPPLYING,
        "moving": MOVING,
        "attending": ATTENDING,
        "recruiting": RECRUITING,
        "drawing": DRAWING,
        "keeping": KEEPING,
        "closing": CLOSING,
    }
    for name, phase in phases.items():
        assert POSITIONS[name].phase == phase
    assert POSITIONS["over"].over
    assert POSITIONS["over, two seats"].over
    kinds = {act_of(action).kind for action in acting_view(POSITIONS["empty supply"])[2]}
    assert Kind.SUPPLY_FROM in kinds
    assert Kind.SUPPLY_GATE not in kinds
    sources = {act_of(a).source for a in acting_view(POSITIONS["attending from rooms"])[2]}
    assert len(sources) > 3


@pytest.mark.parametrize("name", POSITIONS)
def test_the_drawing_is_sound(name: str) -> None:
    for drawn in every_picture(name):
        check_sound(drawn)


@pytest.mark.parametrize("layout_name", LAYOUTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_action_can_be_chosen(name: str, layout_name: str) -> None:
    view, seat, actions = acting_view(POSITIONS[name])
    root = parsed(picture(view, seat, layout=layout_name, actions=actions))
    offers = offered_by(root)
    assert set().union(*offers.values()) == set(actions)
    for node in root.iter():
        if "data-actions" in node.attrib:
            assert node.attrib["aria-label"].strip()
            assert node.attrib["role"] == "button"


@pytest.mark.parametrize("layout_name", LAYOUTS)
def test_moves_start_at_servants_and_end_in_rooms(layout_name: str) -> None:
    view, seat, actions = acting_view(POSITIONS["moving"])
    offers = offered_by(parsed(picture(view, seat, layout=layout_name, actions=actions)))
    moves = {action: act_of(action) for action in actions if act_of(action).kind is Kind.MOVE}
    assert len(moves) > 8
    for action, act in moves.items():
        assert action in offers[f"from-{act.source}"]
        assert action in offers[f"room-{act.target}"]


def test_a_noble_offers_every_source_of_its_servant() -> None:
    view, seat, actions = acting_view(concept())
    offers = offered_by(parsed(picture(view, seat, actions=actions)))
    for action in actions:
        act = act_of(action)
        if act.kind is Kind.RECRUIT:
            assert action in offers[f"field-{act.field}"]


def test_only_nobles_within_reach_are_lit() -> None:
    view, seat, actions = acting_view(concept())
    svg = picture(view, seat, actions=actions)
    fields = {act_of(a).field for a in actions if act_of(a).kind is Kind.RECRUIT}
    assert 3 <= len(fields) < view.nobles_left
    assert svg.count('class="glow-edge"') == len(fields)
    assert 'class="glow-edge"' not in picture(view, seat)


def test_nobles_show_their_price_and_the_old_one_struck_out() -> None:
    s = concept()
    root = parsed(draw(s))
    reduced = 0
    for node in root.iter():
        field = re.fullmatch(r"field-(\d+)", node.get("id", ""))
        if field and s.noble[int(field[1])] != NO_NOBLE:
            written = [part.text for part in node.iter() if part.tag.endswith("text")]
            full, now = NOBLE_GOLD[s.noble[int(field[1])]], price(s, int(field[1]))
            assert str(now) in written
            struck = [part for part in node.iter() if part.get("class") == "struck"]
            assert (len(struck) == 1) == (now < full)
            assert now == full or str(full) in written
            reduced += now < full
    assert reduced > 4


def test_hit_areas_on_a_phone_are_large_enough_for_a_thumb() -> None:
    for name, s in POSITIONS.items():
        for node, frame in placed(parsed(draw(s, layout="phone"))):
            if node.get("data-actions"):
                sizes = [
                    (float(part.get("width", "0")), float(part.get("height", "0")))
                    for part in node.iter()
                    if part.tag.endswith("rect")
                ]
                width, height = (max(side) * frame.scale for side in zip(*sizes, strict=True))
                assert width >= 44, (name, node.attrib)
                assert height >= 44, (name, node.attrib)


@pytest.mark.parametrize("layout_name", LAYOUTS)
@pytest.mark.parametrize("name", ["deal", "empty supply", "moving", "recruiting", "keeping"])
def test_every_action_of_the_board_can_be_shown_as_chosen(name: str, layout_name: str) -> None:
    s = POSITIONS[name]
    plain = draw(s, layout=layout_name)
    for action in acting_view(s)[2][:40]:
        if act_of(action).kind is not Kind.NEXT:
            assert draw(s, layout=layout_name, chosen=action) != plain


def test_a_chosen_noble_shows_what_is_paid() -> None:
    s = concept()
    action = next(a for a in acting_view(s)[2] if act_of(a).kind is Kind.RECRUIT)
    svg = draw(s, chosen=action)
    assert 'class="picked"' in svg
    assert "−1" in {line.words for line in lines(parsed(svg))}
    assert 'id="chosen"' in svg


def test_a_chosen_move_shows_its_way() -> None:
    s = POSITIONS["moving"]
    action = next(a for a in acting_view(s)[2] if act_of(a).kind is Kind.MOVE)
    svg = draw(s, chosen=action)
    assert 'id="way"' in svg
    assert {"−1", "+1"} <= {line.words for line in lines(parsed(svg))}


def test_last_move_and_givers_are_marked() -> None:
    marked = draw(concept(), last=(3, room_place(KING)), highlight=(4, room_place(COURT)))
    assert marked.count('class="bracket"') == 2
    assert marked.count('class="gave"') == 2


def test_the_same_view_is_the_same_picture() -> None:
    assert draw(concept()) == draw(concept().copy())


@pytest.mark.parametrize("layout_name", LAYOUTS)
def test_a_picture_shows_no_secret(layout_name: str) -> None:
    s = concept()
    other = s.copy()
    held = next(card for card in range(9) if s.hand[1][card])
    at = next(at for at in range(s.pile_size) if s.pile[at] != held)
    other.hand[1][held] -= 1
    other.hand[1][s.pile[at]] += 1
    other.pile[at] = held
    for viewer in (0, 2, SPECTATOR):
        drawn = [picture(seen(full, viewer), viewer, layout=layout_name) for full in (s, other)]
        assert drawn[0] == drawn[1]
    assert picture(seen(s, 1), 1) != picture(seen(other, 1), 1)


def test_a_seat_sees_its_own_cards_and_a_spectator_none() -> None:
    s = concept()
    ids = {node.get("id") for node in parsed(draw(s)).iter()}
    mine = {f"card-{card}" for card in range(9) if s.hand[0][card]}
    assert len(mine) == 4
    assert mine <= ids
    assert f"card-{POINTS4}" not in ids
    watched = picture(seen(s, SPECTATOR), SPECTATOR)
    assert 'id="card-' not in watched


def test_drawn_cards_are_shown_only_to_the_seat_that_drew() -> None:
    s = POSITIONS["keeping"]
    seat = lowest_acting(s)
    assert 'id="drawn-' in draw(s)
    assert 'id="drawn-' not in picture(seen(s, 1 - seat), 1 - seat)


def test_names_are_escaped() -> None:
    svg = draw(concept(), names=('<script>"&',) * 4)
    assert "<script" not in svg
    assert "&lt;script&gt;" in svg


@pytest.mark.parametrize("layout_name", LAYOUTS)
def test_everything_on_the_table_is_there(layout_name: str) -> None:
    for s in (concept(), POSITIONS["deal"], POSITIONS["over, two seats"]):
        svg = draw(s, layout=layout_name)
        ids = {node.get("id") for node in parsed(svg).iter()}
        assert {f"field-{field}" for field in range(FIELDS)} <= ids
        assert {f"room-{room}" for room in range(ROOMS)} <= ids
        assert {f"row-{row}" for row in range(len(ROWS))} <= ids
        assert {f"seat-{seat}" for seat in range(s.seats)} <= ids


def test_rooms_lie_where_the_layout_puts_them() -> None:
    s = POSITIONS["opening"]
    assert list(s.spot) != list(range(ROOMS))
    places = {}
    for node, frame in placed(parsed(draw(s))):
        if re.fullmatch(r"room-\d", node.get("id", "")):
            places[int(node.attrib["id"][5:])] = (round(frame.y), round(frame.x))
    in_order = sorted(range(ROOMS), key=lambda room: places[room])
    assert in_order == sorted(range(ROOMS), key=lambda room: s.spot[room])


def test_majorities_are_crowned_and_the_cardinal_hinted() -> None:
    s = concept()
    crowned = Scene(s, 0, SPEECH["en"], "en", (), (), (), None, (), ())
    assert crowned.holders(KING) == [0]
    assert crowned.holders(COURT) == [2]
    assert crowned.holders(MADAME) == [0]  # both have two, seat 0 more at the cardinal
    assert crowned.is_tie_broken(MADAME)
    assert not crowned.is_tie_broken(KING)
    assert crowned.holders(GATE) == []
    hats = draw(s).count('href="#hat"')
    s = s.copy()
    s.servants[2][MADAME] = 1
    assert draw(s).count('href="#hat"') == hats - 1


def test_what_is_due_is_written_in_its_room() -> None:
    s = attending()
    scene = Scene(seen(s, 0), 0, SPEECH["en"], "en", (), (), (), None, (), ())
    assert [scene.due(room) for room in (KING, MADAME, GATE)] == [2, 1, 0]
    assert draw(s).count('class="due"') == 3


@pytest.mark.parametrize("name", ["over", "over, two seats", "agreed"])
def test_the_end_shows_the_score_sheet(name: str) -> None:
    s = POSITIONS[name]
    out = [0] * s.seats
    scores(s, out)
    scene = Scene(s, 0, SPEECH["en"], "en", NAMES, (), (), None, (), ())
    for seat in range(s.seats):
        assert sum(worth for _, _, worth in score_lines(scene, seat)) == out[seat]
    for layout_name in LAYOUTS:
        written = [line.words for line in lines(parsed(draw(s, layout=layout_name)))]
        assert {str(total) for total in out} <= set(written)
        best = [NAMES[seat] for seat in range(s.seats) if winners(s) >> seat & 1]
        assert any(best[0] in words and ("wins" in words or "share" in words) for words in written)


def test_amounts_have_buttons_and_many_are_left_to_the_room() -> None:
    s = POSITIONS["supplying"].copy()
    seat = lowest_acting(s)
    s.supply[seat], s.gate_due = 5, 4
    offers = offered_by(parsed(draw(s)))
    assert sum(name.startswith("choice-") for name in offers) == 3
    assert "most-supply_gate" in offers
    s.supply[seat] = s.gate_due = MOST_FIGURES + 1
    offers = offered_by(parsed(draw(s)))
    assert not any(name.startswith("choice-") for name in offers)
    assert len(offers[f"room-{GATE}"]) == MOST_FIGURES + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_in_the_language(language: str) -> None:
    titles = {
        "en": "My privilege cards",
        "de": "Meine Privileg-Karten",
        "ru": "Мои карты привилегий",
    }
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
def test_text_and_pieces_stand_out(general: dict[str, str], own: dict[str, str]) -> None:
    tokens = CONSTANT | general | own
    for ground in ("paper", "paper-2", "card", "lit", "lawn", "reach", *WASHES.values()):
        assert contrast(tokens["ink"], tokens[ground]) >= 7, ground
    for ground in ("paper", "paper-2", "card"):
        assert contrast(tokens["soft"], tokens[ground]) >= 7
    assert contrast(tokens["on-glow"], tokens["glow"]) >= 7
    for ground in ("marble", "leaf", "field", "turf", "inner", "gravel"):
        assert contrast(tokens["ink"], tokens[ground]) >= 3, ground
    for seal in ("turquoise", "violet"):
        assert contrast(tokens["light"], tokens[seal]) >= 3, seal
    for sign in ("struck", "gain"):
        assert contrast(tokens[sign], tokens["paper"]) >= 3, sign


# ------------------------------------------------------------------------- other components


def square_park() -> dict[str, Any]:
    """Return a park of six by six fields without a gap, so that all signs stand around it."""
    fields = []
    for row, column in product(range(6), range(6)):
        sides = (column == 0, row == 0, column == 5, row == 5)
        names = [name for name, stands in zip(ROWS, sides, strict=True) if stands]
        order = "+".join(names)
        entry = {"row": row + 2, "column": column + 3, "counts": 1, "rows": order, "source": "test"}
        fields.append(entry)
    return {"park": fields, "ornaments": []}


def test_another_park_is_drawn_as_it_lies() -> None:
    standard = palas.game("palais-royal")
    given = square_park()
    sources = {entry["source"] for entry in standard.meta.components["park"]}
    for entry in given["park"]:
        entry["source"] = sorted(sources)[0]
    game = boxed(standard, given)
    assert game is not standard
    match = game.new(2, "other park")
    root = parsed(match.picture(match.acting[0]))
    ids = {node.get("id") for node in root.iter()}
    assert {f"field-{field}" for field in range(FIELDS)} <= ids
    frame = page(root)
    assert all(frame.holds(line.box) for line in lines(root, narrower=0.9))
    emblems = [node.get("href") for node, _ in placed(root)]
    assert all(emblems.count(f"#{name}") == 1 for name in ROWS)
    ordinary = [node.get("href") for node, _ in placed(parsed(draw(concept())))]
    assert ordinary.count("#lion") == 1 + list(ORNAMENTS.values()).count("lion")


def test_signs_of_the_rows_stand_beside_their_rows() -> None:
    plan = layout()
    assert len({cell for three in plan.plates for cell in three}) == 3 * len(ROWS)
    lion, fountain, statue, vase = plan.plates
    assert all(column == 0 for _, column in lion)
    assert all(row == 0 for row, _ in fountain)
    assert all(column == 7 for _, column in statue)
    assert all(row == 7 for row, _ in vase)


def test_outlines_close_around_cells_and_holes() -> None:
    assert outline([(0, 0)], (0, 0)).count("L") == 3
    assert outline([(0, 0), (0, 1)], (0, 0)).count("L") == 3
    ring = [cell for cell in product(range(3), range(3)) if cell != (1, 1)]
    assert outline(ring, (0, 0)).count("M") == 2
    assert outline([(0, 0), (1, 1)], (0, 0)).count("z") in (1, 2)


# -------------------------------------------------------------------------------- the sheet


def test_the_sheet_of_pieces(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main([str(tmp_path / "sheet.svg")])
    main([])
    assert capsys.readouterr().out.strip() == sheet()
    root = parsed((tmp_path / "sheet.svg").read_text(encoding="utf-8"))
    drawn = {node.get("href") for node, _ in placed(root) if node.get("href")}
    assert {f"#i-{ability}" for ability in ABILITIES[1:]} <= drawn
    assert {f"#furniture-{room}" for room in range(ROOMS)} <= drawn
    assert {f"#{name}" for name in (*ROWS, "turquoise", "violet", "crown", "hat")} <= drawn
    pennants = [node for node, _ in placed(root) if node.get("href") == "#pennant"]
    assert len(pennants) >= NOBLES


def chosen() -> str:
    """Draw the concept with a noble chosen to be recruited."""
    action = next(a for a in acting_view(concept())[2] if act_of(a).kind is Kind.RECRUIT)
    return draw(concept(), chosen=action, last=(3,))


SNAPSHOT_PICTURES: dict[str, Callable[[], str]] = {
    "desk": chosen,
    "phone-night-ru": lambda: draw(concept(), layout="phone", theme="night", language="ru"),
    "over-de": lambda: draw(agreed(), theme="day", language="de"),
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
    assert len(drawn.encode()) < 200_000
