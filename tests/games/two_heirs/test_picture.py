"""The picture: well-formed, complete, within its frame, and made from the view alone."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from draw.svg_reading import check_sound, lines, page, parsed, placed
from games.two_heirs.picture_positions import (
    LOG,
    NAMES,
    POSITIONS,
    acting_view,
    concept,
    draw,
    legal,
    other_side,
    seen,
    with_camps,
)
from palas.draw.tokens import CONSTANT, contrast
from palas.draw.tokens import DAY as DAY_TOKENS
from palas.draw.tokens import NIGHT as NIGHT_TOKENS
from palas.games.two_heirs.actions import BUILD, END_TURN, OPEN_TERRAIN
from palas.games.two_heirs.components import COLOURS
from palas.games.two_heirs.drawing import style
from palas.games.two_heirs.drawing.picture_words import WORDS
from palas.games.two_heirs.drawing.piece_sheet import sheet
from palas.games.two_heirs.drawing.scene import Scene
from palas.games.two_heirs.picture import LAYOUTS, land_picture, main, picture
from palas.games.two_heirs.tables import (
    LAND_MOST,
    SEATS,
)
from palas.games.two_heirs.words.acts import Kind, act_of
from palas.kernel.contract import SPECTATOR

SNAPSHOTS = Path(__file__).parent / "snapshots"
LANGUAGES = ("en", "de", "ru")
RUDE_NAMES = ("Maximilian-Alexander von und zu Hohenstein-Ehrenfels", '<b>&"Щ' + "Щ" * 40)


def every_picture(name: str) -> Iterator[str]:
    """Draw a position in every layout and in turning languages, with names of all kinds."""
    s, at = POSITIONS[name], list(POSITIONS).index(name)
    for layout in LAYOUTS:
        for step, names in enumerate((NAMES, RUDE_NAMES)):
            language = LANGUAGES[(at + step) % len(LANGUAGES)]
            yield draw(s, layout=layout, language=language, names=names)
        yield picture(seen(s, SPECTATOR), SPECTATOR, layout=layout, log=LOG)
    yield land_picture(seen(s, SPECTATOR), "", LANGUAGES[at % 3], (0, 1))


def test_positions_are_what_they_are_called() -> None:
    assert POSITIONS["over"].over
    assert POSITIONS["no roads"].over
    assert not POSITIONS["late"].over
    assert POSITIONS["late"].land_size >= 18
    assert POSITIONS["diagonal"].land_size == LAND_MOST
    assert POSITIONS["discount"].discounts == 1
    for name, kind in (
        ("camps", Kind.USE_CAMP),
        ("discarding", Kind.DISCARD),
        ("besieged", Kind.RAZE),
        ("besieged", Kind.SPARE),
        ("concept", Kind.RETREAT),
        ("concept", Kind.DEPLOY),
        ("deal", Kind.TAKE),
    ):
        view, seat, actions = acting_view(POSITIONS[name])
        assert kind in {act_of(view, seat, action).kind for action in actions}, name


@pytest.mark.parametrize("name", POSITIONS)
def test_the_drawing_is_sound_small_and_styled(name: str) -> None:
    rules = set(style.RULES)
    for drawn in every_picture(name):
        check_sound(drawn)
        assert len(drawn.encode()) < 150_000
        for node in parsed(drawn).iter():
            for one in node.get("class", "").split():
                assert f".{one}" in rules or one == "palas" or f"text.{one}" in rules, one


# -------------------------------------------------------------------------------- actions


def offering(root: Element) -> list[Element]:
    return [node for node in root.iter() if node.get("data-actions")]


def offered(root: Element) -> set[int]:
    return {int(one) for node in offering(root) for one in node.attrib["data-actions"].split()}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_action_can_be_chosen(name: str, layout: str) -> None:
    view, seat, actions = acting_view(POSITIONS[name])
    assert offered(parsed(picture(view, seat, layout=layout, actions=actions))) == set(actions)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_what_can_be_chosen_says_what_it_is(name: str, layout: str) -> None:
    for node in offering(parsed(draw(POSITIONS[name], layout=layout))):
        assert node.get("role") == "button"
        assert node.attrib["aria-label"].strip()
        assert node.attrib["id"]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_two_touches_name_one_action(name: str, layout: str) -> None:
    """A tile or troop and a cell together mean one action: none is hidden behind another."""
    root = parsed(draw(POSITIONS[name], layout=layout))
    chosen = [set(map(int, node.attrib["data-actions"].split())) for node in offering(root)]
    single = {next(iter(actions)) for actions in chosen if len(actions) == 1}
    for one, other in combinations(chosen, 2):
        common = one & other
        if len(common) == 1:
            single |= common
    assert single == offered(root)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    "name", ["deal", "concept", "other side", "camps", "discarding", "besieged"]
)
def test_every_action_can_be_shown_as_chosen(name: str, layout: str) -> None:
    s = POSITIONS[name]
    view, seat, actions = acting_view(s)
    scene = Scene(view, seat, WORDS["en"], "en")
    drawings = {draw(s, layout=layout)}
    for action in actions:
        drawn = draw(s, layout=layout, chosen=action)
        parsed(drawn)
        drawings.add(drawn)
        assert scene.action_words(action).split()[0] in drawn
    assert len(drawings) == len(actions) + 1


def test_hit_areas_on_a_phone_are_large_enough_for_a_thumb() -> None:
    for name, s in POSITIONS.items():
        for node, frame in placed(parsed(draw(s, layout="phone"))):
            if node.get("data-actions") and name != "diagonal":
                sizes = [
                    (float(part.get("width", "0")), float(part.get("height", "0")))
                    for part in node
                    if part.tag.endswith("rect")
                ]
                scale = frame.scale
                least = 28 if node.attrib["id"].startswith(("cell-", "place-")) else 44
                if node.attrib["id"].startswith("camp-"):
                    least = 14
                assert max(width for width, _ in sizes) * scale >= least, (name, node.attrib)
                assert max(height for _, height in sizes) * scale >= least, (name, node.attrib)


def test_hand_tiles_and_cells_meet_in_every_placement() -> None:
    s = concept()
    root = parsed(draw(s))
    by_id = {node.attrib["id"]: node.attrib["data-actions"].split() for node in offering(root)}
    for action in legal(s, 0):
        if BUILD <= action < OPEN_TERRAIN:
            act = act_of(s, 0, action)
            assert act.cell is not None
            cell = f"cell-{act.cell[0]}_{act.cell[1]}"
            assert str(action) in by_id[cell]
            assert str(action) in by_id[f"build-{act.tile}"]
            assert str(action) in by_id[f"tile-{act.tile}"]


def test_a_turn_cannot_end_before_the_take_and_says_so() -> None:
    s = concept()
    for layout in LAYOUTS:
        root = parsed(draw(s, layout=layout))
        assert any("Take a tile" in line.words for line in lines(root))
        button = next(node for node in root.iter() if node.get("id") == "end-turn")
        assert button.get("data-actions") is None
        after = parsed(draw(with_camps(), layout=layout))
        button = next(node for node in after.iter() if node.get("id") == "end-turn")
        assert button.get("data-actions") == str(END_TURN)


def test_unknown_layouts_are_refused() -> None:
    with pytest.raises(ValueError, match="no layout 'wall'"):
        draw(concept(), layout="wall")


@pytest.mark.parametrize(
    ("general", "own"),
    [(DAY_TOKENS, style.DAY), (NIGHT_TOKENS, style.NIGHT)],
    ids=["day", "night"],
)
def test_text_and_lines_stand_out(general: dict[str, str], own: dict[str, str]) -> None:
    tokens = CONSTANT | general | own
    for ground in ("paper", "paper-2", "card", "lit"):
        assert contrast(tokens["ink"], tokens[ground]) >= 7, ground
    for ground in ("paper", "paper-2", "card"):
        assert contrast(tokens["soft"], tokens[ground]) >= 7, ground
    assert contrast(tokens["on-glow"], tokens["glow"]) >= 7
    washes = ("wall", "tiles", "timber", "rock", "grain", "cloth", "cow", "leaf", "road", "gilt")
    for wash in (*washes, *(f"ground-{colour}" for colour in COLOURS)):
        assert contrast(tokens["ink"], tokens[wash]) >= 3, wash
    assert contrast(tokens["shade"], tokens["wall"]) >= 3
    for ground in ("paper-2", *(f"ground-{colour}" for colour in COLOURS)):
        assert contrast(tokens["alarm"], tokens[ground]) >= 3, ground
    for seat in ("azure", "vermilion"):
        assert contrast(tokens["light"], tokens[seat]) >= 4.2, seat


def test_the_sheet_of_pieces(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main([str(tmp_path / "sheet.svg")])
    main([])
    assert capsys.readouterr().out.strip() == sheet()
    root = parsed((tmp_path / "sheet.svg").read_text(encoding="utf-8"))
    used = {node.get("href") for node, _ in placed(root) if node.get("href")}
    for seat in range(SEATS):
        assert {f"#troop-{seat}", f"#follower-{seat}", f"#royal-{seat}"} <= used
    frame = page(root).grown(0.5)
    for line in lines(root, narrower=0.9):
        assert frame.holds(line.box), line
    for one, other in combinations(lines(root, narrower=0.86), 2):
        assert one.box.overlap(other.box) < 2, (one, other)


def _chosen() -> int:
    return next(a for a in legal(concept(), 0) if BUILD <= a < OPEN_TERRAIN)


SNAPSHOT_PICTURES: dict[str, Callable[[], str]] = {
    "desk": lambda: draw(concept(), chosen=_chosen(), last=(8,)),
    "phone-night-ru": lambda: draw(other_side(), layout="phone", theme="night", language="ru"),
    "over-de": lambda: draw(POSITIONS["over"], theme="day", language="de"),
    "land": lambda: land_picture(concept(), "Our land", "en", (2, 11)),
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
