"""The picture: well-formed, complete, within its frame, and made from the view alone."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from draw.svg_reading import check_sound, lines, parsed, placed
from games.big_boss.picture_positions import LOG, NAMES, concept, legal, played, seen
from lazy import Lazy
from palas.draw.tokens import DAY as DAY_TOKENS
from palas.draw.tokens import NIGHT as NIGHT_TOKENS
from palas.draw.tokens import contrast
from palas.games.big_boss import moves
from palas.games.big_boss.actions import BUILD, FOUND, TOWER
from palas.games.big_boss.board import value
from palas.games.big_boss.drawing import style
from palas.games.big_boss.drawing.effects import card_effect
from palas.games.big_boss.drawing.piece_sheet import sheet
from palas.games.big_boss.picture import LAYOUTS, main, picture
from palas.games.big_boss.scoring import scores, winners
from palas.games.big_boss.state import NO_NOBLE, NO_SEAT, PLAYED, SURVIVOR, State
from palas.games.big_boss.tables import CASTLES, PLOTS
from palas.kernel.contract import SPECTATOR, lowest_acting

SNAPSHOTS = Path(__file__).parent / "snapshots"
LANGUAGES = ("en", "de", "ru")
RUDE_NAMES = (
    "Maximilian-Alexander von und zu Hohenstein-Ehrenfels",
    '<b>&"Bobby"</b>',
    "🦁🦁🦁🦁🦁🦁🦁🦁🦁",
    "   ",
    "Щ" * 40,
)


def acting_view(s: State) -> tuple[State, int, list[int]]:
    """Return the view of the seat to act, the seat and its actions; of seat 0 at the end."""
    seat = 0 if s.over else lowest_acting(s)
    return seen(s, seat), seat, legal(s, seat)


def draw(s: State, **how: object) -> str:
    view, seat, actions = acting_view(s)
    return picture(view, seat, **({"names": NAMES, "actions": actions, "log": LOG} | how))  # type: ignore[arg-type]


def long_hand(cards: int, towers: int) -> State:
    """Return the concept with many more cards in the viewer's hand."""
    s = concept()
    for card in range(PLOTS):
        if s.place[card] == PLAYED and s.hand_size[0] < cards:
            s.place[card] = 0
            s.hand_size[0] += 1
    s.towers[0] = towers
    return s


def towering() -> State:
    """Return a street built full, six levels high, everybody rich."""
    s = concept()
    for plot in range(PLOTS):
        s.height[plot] = 6
        s.castle[plot] = plot // 9
    for castle in range(len(CASTLES)):
        s.crest[castle] = 50
    s.money[:4] = [1_234_567, 999, 10_000, 0]
    return s


POSITIONS: Lazy[str, State] = Lazy(
    {
        "deal": lambda: played(1, 3, 0),
        "early": lambda: played(2, 2, 25),
        "middle": lambda: played(3, 5, 90),
        "loop": lambda: played(6, 2, 60, closed_loop=1),
        "late": lambda: played(4, 5, 150),
        "over": lambda: played(5, 5, 600),
        "concept": concept,
        "long hand": lambda: long_hand(20, 3),
        "longest hand": lambda: long_hand(40, 9),
        "towering": towering,
    }
)


def every_picture(name: str) -> Iterator[str]:
    """Draw a position in every layout, with names that make trouble."""
    s, language = POSITIONS[name], LANGUAGES[list(POSITIONS).index(name) % len(LANGUAGES)]
    for layout in LAYOUTS:
        yield draw(s, layout=layout, language=language, names=RUDE_NAMES)
        yield picture(seen(s, SPECTATOR), SPECTATOR, layout=layout, language=language)


def test_positions_are_what_they_are_called() -> None:
    assert POSITIONS["over"].over
    assert not POSITIONS["late"].over
    assert POSITIONS["loop"].closed_loop
    assert sum(POSITIONS["middle"].height) > 20


@pytest.mark.parametrize("name", POSITIONS)
def test_the_drawing_is_sound(name: str) -> None:
    for drawn in every_picture(name):
        check_sound(drawn)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_every_legal_action_can_be_chosen(name: str, layout: str) -> None:
    view, seat, actions = acting_view(POSITIONS[name])
    root = parsed(picture(view, seat, layout=layout, actions=actions))
    offered = {
        int(action) for node in root.iter() for action in node.get("data-actions", "").split()
    }
    assert offered == set(actions)


def decisions() -> Iterator[tuple[int, State]]:
    """Yield one position for every phase a game of builders comes to."""
    found: dict[int, State] = {}
    for seed in range(40):
        s = played(seed, 4, 0)
        while not s.over and len(found) < 4:
            found.setdefault(s.phase, s.copy())
            s = played_on(s, seed)
    yield from found.items()


def played_on(s: State, seed: int) -> State:
    actions = legal(s, lowest_acting(s))
    moves.apply(s, lowest_acting(s), actions[(seed * 7 + s.ply * 13) % len(actions)])
    return s


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_phase_offers_its_actions(layout: str) -> None:
    phases = dict(decisions())
    assert len(phases) >= 3
    for s in phases.values():
        view, seat, actions = acting_view(s)
        svg = picture(view, seat, layout=layout, actions=actions)
        for action in actions:
            assert f'{action}"' in svg or f"{action} " in svg


def test_hit_areas_on_a_phone_are_large_enough_for_a_thumb() -> None:
    for s in POSITIONS.values():
        root = parsed(draw(s, layout="phone"))
        for node, frame in placed(root):
            if node.get("data-actions"):
                sizes = [
                    (float(part.get("width", "0")), float(part.get("height", "0")))
                    for part in node
                    if part.tag.endswith("rect")
                ]
                width = max(width for width, _ in sizes) * frame.scale
                height = max(height for _, height in sizes) * frame.scale
                if not node.attrib["id"].startswith("castle-"):
                    assert width >= 44
                    assert height >= 44


def test_the_same_view_is_the_same_picture() -> None:
    s = played(9, 4, 70)
    assert draw(s) == draw(s.copy())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_picture_shows_no_secret(layout: str) -> None:
    s = played(9, 4, 70)
    seat = lowest_acting(s)
    rival = (seat + 1) % 4
    secret = [card for card in range(PLOTS) if s.place[card] == 2 * rival]
    in_deck = s.deck[0]
    assert secret
    other = s.copy()
    other.place[secret[0]], other.place[in_deck] = s.place[in_deck], s.place[secret[0]]
    other.deck[0] = secret[0]
    for viewer in (seat, SPECTATOR):
        drawn = [picture(seen(full, viewer), viewer, layout=layout) for full in (s, other)]
        assert drawn[0] == drawn[1]


def test_cards_bought_openly_are_shown_to_rivals() -> None:
    svg = draw(concept())
    banner = next(node for node in parsed(svg).iter() if node.get("id") == "seat-1")
    assert {"31", "58"} <= {node.text for node in banner.iter()}


def test_names_are_escaped() -> None:
    svg = draw(concept(), names=('<script>x</script>"&', "B", "C", "D"))
    assert "<script" not in svg
    assert "&lt;script&gt;" in svg


def test_a_spectator_sees_no_hand() -> None:
    ids = {node.get("id") for node in parsed(picture(seen(concept(), SPECTATOR), SPECTATOR)).iter()}
    assert "card-45" not in ids
    assert "hand-0" in ids


def test_cards_say_what_they_would_do() -> None:
    s = concept()
    card = {n: card_effect(seen(s, 0), 0, n - 1) for n in (10, 21, 28, 39, 45)}
    assert (card[45].verb, card[45].value) == ("found", 5)
    assert (card[21].verb, card[21].value) == ("villa", 1)
    assert (card[28].verb, card[28].value) == ("raise", 30)
    assert (CASTLES[card[28].castle], card[28].captured) == ("Granada", NO_SEAT)
    assert (card[10].verb, CASTLES[card[10].castle], card[10].value) == ("extend", "Sevilla", 25)
    assert (card[39].verb, CASTLES[card[39].castle], card[39].value) == ("extend", "Córdoba", 7)


@pytest.mark.parametrize("seed", range(6))
def test_what_cards_say_comes_true(seed: int) -> None:
    s = played(seed, 3, 70)
    seat = lowest_acting(s)
    for action in legal(s, seat):
        if BUILD <= action < FOUND:
            effect = card_effect(seen(s, seat), seat, action - BUILD)
            after = s.copy()
            moves.apply(after, seat, action)
            if effect.verb not in ("found", "nothing") and after.phase != SURVIVOR:
                assert effect.value == value(after, action - BUILD)
                assert effect.castle == after.castle[action - BUILD]


def test_a_card_that_captures_says_whom() -> None:
    s = concept()
    s.place[26 - 1] = 0
    assert card_effect(seen(s, 0), 0, 26 - 1).captured == 1


def test_castles_nobles_and_flags_are_all_there() -> None:
    svg = draw(concept())
    for name in ("Sevilla", "Granada", "Córdoba", "Cádiz", "Málaga"):
        assert f">{name}</tspan>" in svg
    s = concept()
    nobles = sum(1 for kind in s.noble if kind != NO_NOBLE)
    on_street = svg.count('href="#baron-') + svg.count('href="#grandee-')
    assert on_street == nobles + 2 * s.seats  # and a pair in each seat's banner
    assert svg.count('href="#flag-') == 5


def test_levels_in_bends_are_counted_in_figures() -> None:
    svg = draw(towering())
    assert svg.count(">×6<") >= 12


def test_equal_values_share_a_field() -> None:
    s = concept()
    for castle in range(len(CASTLES)):
        s.crest[castle] = 17
    assert all(f'href="#crest-{castle}"' in draw(s) for castle in range(len(CASTLES)))


def test_the_end_shows_scores_and_winner() -> None:
    s = POSITIONS["over"]
    out = [0] * s.seats
    scores(s, out)
    for layout in LAYOUTS:
        written = [line.words for line in lines(parsed(draw(s, layout=layout)))]
        assert {str(money) for money in out} <= set(written)
        best = [NAMES[seat] for seat in range(s.seats) if winners(s) >> seat & 1]
        assert any(f"{best[0]} wins" in words for words in written)


def test_a_chosen_founding_is_drawn_as_a_ghost() -> None:
    s = concept()
    plain = draw(s)
    chosen = draw(s, chosen=FOUND + 3 * 44 + 1)
    assert 'class="ghost"' not in plain
    assert 'class="ghost"' in chosen
    assert "44–46" in chosen
    assert 'class="ghost"' in draw(s, chosen=TOWER + 4)


def test_the_last_move_is_bracketed() -> None:
    assert 'class="bracket"' in draw(concept(), last=(60, 61))


def test_a_stone_may_cross_the_end_of_a_closed_street() -> None:
    s = played(1, 2, 0, closed_loop=1)
    seat = lowest_acting(s)
    s.place[71] = 2 * seat
    s.hand_size[seat] += 1
    moves.apply(s, seat, FOUND + 3 * 71 + 1)
    assert [s.height[plot] for plot in (70, 71, 0)] == [1, 2, 1]
    svg = draw(s)
    assert svg.count('class="hatched"') == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_in_the_language(language: str) -> None:
    titles = {"en": "Castle values", "de": "Schlosswerte", "ru": "Стоимость замков"}
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
def test_text_stands_out_on_the_street(general: dict[str, str], own: dict[str, str]) -> None:
    tokens = general | own
    for ground in ("plot", "near", "heaven", "far", "tower-wash"):
        assert contrast(tokens["ink"], tokens[ground]) >= 7, ground
    assert contrast(tokens["soft"], tokens["plot"]) >= 7
    assert contrast(tokens["window"], tokens["wall"]) >= 3


def test_the_sheet_of_pieces(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main([str(tmp_path / "sheet.svg")])
    main([])
    assert capsys.readouterr().out.strip() == sheet()
    root = parsed((tmp_path / "sheet.svg").read_text(encoding="utf-8"))
    used = {node.get("href") for node in root.iter()}
    for device in ("lion", "tower", "oak", "rose", "sun", "swan", "hound"):
        assert {f"#baron-{device}", f"#grandee-{device}"} <= used
    for castle in range(len(CASTLES)):
        assert {f"#crest-{castle}", f"#flag-{castle}"} <= used


CHOSEN = FOUND + 3 * 44 + 1
SNAPSHOT_PICTURES: dict[str, Callable[[], str]] = {
    "desk": lambda: draw(concept(), chosen=CHOSEN, last=(60, 61)),
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
