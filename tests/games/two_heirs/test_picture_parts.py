"""What the picture shows: the land, the reserve, hands and what pays, the end."""

from __future__ import annotations

import re

import pytest

from draw.svg_reading import lines, parsed
from games.two_heirs.picture_positions import (
    NAMES,
    POSITIONS,
    concept,
    crowded_hand,
    draw,
    give,
    legal,
    scored,
    seen,
)
from palas.draw.geometry import Box
from palas.games.two_heirs import moves
from palas.games.two_heirs.actions import BUILD, OPEN_TERRAIN, TAKE
from palas.games.two_heirs.components import BUILDINGS, COLOURS
from palas.games.two_heirs.drawing.fitting import extent_of, fitted_in
from palas.games.two_heirs.drawing.picture_words import WORDS, points_words
from palas.games.two_heirs.drawing.piece_sheet import sheet
from palas.games.two_heirs.drawing.purse import DISCOUNT, origins, payers, payment
from palas.games.two_heirs.drawing.resources import price, price_length
from palas.games.two_heirs.drawing.roads import EAST, NORTH, SOUTH, WEST, turned
from palas.games.two_heirs.drawing.rule_words import rule_words
from palas.games.two_heirs.drawing.scene import Scene
from palas.games.two_heirs.drawing.tile import Face, sides_of
from palas.games.two_heirs.drawing.tile import tile as drawn_tile
from palas.games.two_heirs.land import lay
from palas.games.two_heirs.names import building_name
from palas.games.two_heirs.picture import LAYOUTS, land_picture, picture
from palas.games.two_heirs.resources import affordable, amount, resources
from palas.games.two_heirs.scoring import winners
from palas.games.two_heirs.tables import (
    GREY,
    NUM_COLOURS,
    SEATS,
    TILE_BUILDING,
    TILE_ROAD,
    TILE_SET,
    TILES,
    YELLOW,
)
from palas.games.two_heirs.words.acts import Kind, act_of
from palas.kernel.contract import SPECTATOR

LANGUAGES = ("en", "de", "ru")


# ------------------------------------------------------------------------------- the land


def test_the_same_view_is_the_same_picture() -> None:
    assert draw(concept()) == draw(concept())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_picture_shows_no_secret(layout: str) -> None:
    s = concept()
    other = s.copy()
    other.stack[0], other.stack[1] = s.stack[1], s.stack[0]
    for viewer in (0, 1, SPECTATOR):
        drawn = [picture(seen(full, viewer), viewer, layout=layout) for full in (s, other)]
        assert drawn[0] == drawn[1]
    assert "Bakery" not in draw(s)  # the start tile's building


def test_names_are_escaped() -> None:
    svg = draw(concept(), names=('<script>"&', "<script>"))
    assert "<script" not in svg
    assert "&lt;script&gt;" in svg


def test_points_and_scores_are_written() -> None:
    s = concept()
    out = scored(s)
    assert out == [26, 17]
    for layout in LAYOUTS:
        written = " ".join(line.words for line in lines(parsed(draw(s, layout=layout))))
        assert "26 points" in written
        assert "17 points" in written


def test_the_viewers_own_side_is_at_the_bottom() -> None:
    s = concept()
    fit = fitted_in(extent_of([(0, 0), (2, 1)]), Box(0, 0, 300, 300), 100, False)
    assert fit.corner((2, 1))[0] > fit.corner((0, 0))[0]
    assert fit.corner((2, 1))[1] < fit.corner((0, 0))[1]
    other = fitted_in(extent_of([(0, 0), (2, 1)]), Box(0, 0, 300, 300), 100, True)
    assert other.corner((2, 1))[0] < other.corner((0, 0))[0]
    assert other.corner((2, 1))[1] > other.corner((0, 0))[1]
    for viewer in range(SEATS):
        scene = Scene(s, viewer, WORDS["en"], "en")
        for place in scene.building_points:
            face = scene.face(place)
            assert face.is_turned == (s.face[place] != viewer)
            assert face.is_upright == (s.face[place] == viewer)


def test_upright_turns_buildings_but_not_roads_and_edges() -> None:
    s = concept()
    plain = Scene(s, 0, WORDS["en"], "en")
    upright = Scene(s, 0, WORDS["en"], "en", is_upright=True)
    for place in plain.building_points:
        one, other = plain.face(place), upright.face(place)
        assert other.is_upright
        assert sides_of(one) == sides_of(other)
        assert one.is_turned == other.is_turned
    assert draw(s).count("rotate(180)") > 0
    assert draw(s, upright=True).count("rotate(180)") == 0


def test_roads_join_where_both_tiles_have_one() -> None:
    s = concept()
    scene = Scene(s, 0, WORDS["en"], "en")
    mill, camp = 1, 10  # the mill's road goes on to the south, the camp's to north and west
    assert scene.face(mill).joined & SOUTH
    assert scene.face(camp).joined & NORTH
    other = Scene(s, 1, WORDS["en"], "en")
    assert other.face(mill).joined == turned(scene.face(mill).joined)
    assert turned(NORTH | EAST) == SOUTH | WEST
    for place in scene.building_points:
        face = scene.face(place)
        assert face.joined & ~sides_of(face) == 0


def test_open_roads_are_stopped_and_joined_ones_are_not() -> None:
    straight = next(tile for tile in range(TILES) if TILE_ROAD[tile] == NORTH | SOUTH)
    face = Face(straight, 0, 0)
    assert 'class="stop"' in drawn_tile(face, 0, 0, 100)
    joined = drawn_tile(face._replace(joined=NORTH | SOUTH), 0, 0, 100)
    assert 'class="stop"' not in joined
    assert "50,-1" in joined


def test_every_building_and_terrain_is_drawn() -> None:
    svg = sheet()
    for name in BUILDINGS:
        assert f'id="b-{name}"' in svg
        assert f'href="#b-{name}"' in svg
    for colour in COLOURS:
        assert svg.count(f'href="#open-{colour}"') >= 1


def test_variants_are_marked() -> None:
    svg = sheet()
    for mark in ("row", "column", "orthogonal", "diagonal"):
        assert f'href="#mark-{mark}"' in svg
    for ware in ("basketry", "pottery", "cooperage"):
        assert f'href="#ware-{ware}"' in svg


def test_troops_followers_and_moved_ones_are_told_apart() -> None:
    s = concept()
    svg = draw(s)
    assert svg.count('href="#follower-0"') == svg.count('href="#follower-1"') == 1
    assert svg.count('href="#troop-0"') == 2
    assert svg.count('href="#troop-1"') == 2
    assert 'href="#moved"' not in svg
    s.moved[0][1] = 1
    assert draw(s).count('href="#moved"') == 1


def test_a_chosen_building_is_drawn_as_a_ghost_with_its_gain() -> None:
    s = concept()
    action = next(a for a in legal(s, 0) if BUILD <= a < OPEN_TERRAIN)
    after = s.copy()
    moves.apply(after, 0, action)
    gain = scored(after)[0] - scored(s)[0]
    plain, chosen = draw(s), draw(s, chosen=action)
    assert 'class="ghost"' not in plain
    assert 'class="ghost"' in chosen
    assert f">+{gain}<" in chosen


def test_the_last_move_is_bracketed_and_givers_are_lit() -> None:
    s = concept()
    assert 'class="bracket"' in draw(s, last=(3,))
    lit = draw(s, highlight=(1, 2))
    assert lit.count('class="gave"') == 2
    assert lit.count('class="unlit"') == s.land_size - 2
    assert land_picture(s, "Us", "de", (3,)).count('class="gave"') == 1
    assert ">Us</" in land_picture(s, "Us")


# ------------------------------------------------------------------- reserve, hand and pay


def test_the_reserve_shows_its_places_and_both_reaches() -> None:
    s = concept()
    root = parsed(draw(s))
    ids = {node.get("id") for node in root.iter()}
    assert {f"reserve-{place}" for place in range(6)} | {"shield"} <= ids
    written = {line.words for line in lines(root)}
    assert {"reach 2", "reach 3", "yours to take"} <= written
    assert s.reserve[6] < 0
    scene = Scene(s, 0, WORDS["en"], "en")
    assert scene.reach(0) == [0, 1]
    assert scene.reach(1) == [0, 1, 2]


def test_only_tiles_in_reach_glow() -> None:
    svg = draw(concept())
    assert svg.count('class="takeable"') == 2
    assert draw(concept(), chosen=TAKE + 1).count('class="taken"') == 1


@pytest.mark.parametrize("name", POSITIONS)
def test_what_pays_is_what_the_rules_say(name: str) -> None:
    s = POSITIONS[name]
    for seat in range(SEATS):
        found = origins(s, seat)
        total = resources(s, seat)
        assert [len(row) for row in found] == [amount(total, c) for c in range(NUM_COLOURS)]
        if s.turn == seat:
            for at, tile in enumerate(s.hand[seat][: s.hand_size[seat]]):
                is_payable = payment(s, seat, tile).short == 0
                assert is_payable == bool(affordable(s, seat) >> at & 1)


def test_short_resources_are_marked_and_discounts_pay_them() -> None:
    s = concept()
    market = payment(s, 0, 4)
    assert market.short == 1
    assert 'class="short"' in draw(s)
    s.discounts = 1
    paid = payment(s, 0, 4)
    assert paid.short == 0
    assert [origin for _, origin in paid.parts].count(DISCOUNT) == 1
    assert 'href="#from-discount"' in draw(s)


def test_what_can_pay_for_a_chosen_building_is_marked() -> None:
    s = concept()
    sawmill = next(a for a in legal(s, 0) if act_of(s, 0, a)[:2] == (Kind.BUILD, 19))
    found = payers(s, 0, 19)  # grain and stone: a trading post in reach, the troop on the camp
    assert found.reserve == [0]
    assert found.land == [(10, GREY)]
    assert draw(s, chosen=sawmill).count('class="payer"') == 2
    assert 'class="payer"' not in draw(s)
    lay(s, 18, 0, 2, -1)  # a farm of one's own gives grain wherever it stands
    assert payers(s, 0, 19).land == [(10, GREY), (13, YELLOW)]


def test_high_prices_are_written_with_numbers() -> None:
    assert price((2, 0, 1), 0, 0, 1, 20).count("<use") == 3
    assert price_length((2, 0, 1)) == 3
    high = price((4, 0, 3), 0, 0, 1, 20)
    assert high.count("<use") == 2
    assert ">4</text>" in high
    assert price_length((4, 0, 3)) == 4


def test_the_turn_may_end_without_a_take_when_nothing_is_in_reach() -> None:
    written = " ".join(line.words for line in lines(parsed(draw(POSITIONS["diagonal"]))))
    assert "Take a tile" not in written


def test_both_hands_are_seen_by_everybody() -> None:
    s = concept()
    for viewer in (0, 1, SPECTATOR):
        for layout in LAYOUTS:
            ids = {
                node.get("id")
                for node in parsed(picture(seen(s, viewer), viewer, layout=layout)).iter()
            }
            for seat in range(SEATS):
                kind = "tile" if seat == viewer else "held"
                tiles = s.hand[seat][: s.hand_size[seat]]
                assert {f"{kind}-{tile}" for tile in tiles} <= ids


def test_the_stack_tells_its_size_and_top() -> None:
    written = {line.words for line in lines(parsed(draw(concept())))}
    assert {"3 left", "grain"} <= written
    assert "empty" in {line.words for line in lines(parsed(draw(crowded_hand())))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_says_its_rule(language: str) -> None:
    said = {(TILE_BUILDING[tile], rule_words(tile, language)) for tile in range(TILES)}
    assert len({words for _, words in said}) >= len(BUILDINGS)
    assert all("{" not in words and words for _, words in said)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_rules_of_all_tiles_fit(language: str, layout: str) -> None:
    for sets in ((0, 1, 2), (3, 4, 5)):
        tiles = [tile for tile in range(TILES) if TILE_SET[tile] in sets]
        for first in range(0, len(tiles), 3):
            s = concept()
            give(s, 0, tiles[first : first + 3])
            give(s, 1, tiles[first : first + 3])
            s.reserve[:6] = [tiles[(first + at) % len(tiles)] for at in range(6)]
            svg = picture(s, 0, layout=layout, language=language, names=NAMES, actions=legal(s, 0))
            ids = re.findall('id="held-[0-9]+"', svg)
            assert len(ids) == 3
            assert not [line.words for line in lines(parsed(svg)) if "…" in line.words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_all_tiles_fit_in_the_strip_of_a_phone(language: str) -> None:
    for first in range(0, TILES, 3):
        s = concept()
        give(s, 0, list(range(first, first + 3)))
        svg = picture(
            s, 0, layout="phone", part="hand", language=language, names=NAMES, actions=legal(s, 0)
        )
        assert not [line.words for line in lines(parsed(svg)) if "…" in line.words]


LONGEST = {
    "en": "Anna takes the green pilgrimage site; the shield moves there and is flipped; new in the"
    " reserve: yellow column watchtower; the stack is empty: after this turn each heir has one"
    " more",
    "de": "Anna nimmt den gelben waagerechten Wachturm; der Schild wird dorthin bewegt und"
    " umgedreht; neu in der Reserve: grauer senkrechter Wachturm; der Stapel ist leer: Nach diesem"
    " Zug hat jeder Erbe noch einen",
    "ru": "Anna берёт жёлтую горизонтальную сторожевую башню; щит переходит туда и"
    " переворачивается; новый жетон в резерве: диагональная корзинная мастерская; стопка пуста:"
    " после этого хода у каждого наследника будет ещё один ход",
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_of_the_log_are_never_cut(language: str, layout: str) -> None:
    log = [LONGEST[language], "Anna", LONGEST[language]]
    for s in (concept(), POSITIONS["over"]):
        svg = picture(s, 0, layout=layout, language=language, names=NAMES, log=log)
        written = [line.words for line in lines(parsed(svg))]
        assert not [words for words in written if "…" in words]
        assert LONGEST[language] in " ".join(written)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_question_is_never_cut(language: str, layout: str) -> None:
    s = concept()
    give(s, 0, [40, 41, 47])  # the longest names
    asked = legal(s, 0)
    for chosen in asked:
        svg = picture(
            s, 0, layout=layout, language=language, names=NAMES, actions=asked, chosen=chosen
        )
        assert not [line.words for line in lines(parsed(svg)) if "…" in line.words]


def test_the_compass_and_the_margin_have_the_letters_of_the_reader() -> None:
    for language, letters in (("en", "NESW"), ("de", "NOSW"), ("ru", "СВЮЗ")):
        written = {line.words for line in lines(parsed(draw(concept(), language=language)))}
        assert set(letters) <= written
        assert f"{letters[1]}\N{THIN SPACE}1" in written


# ------------------------------------------------------------------------------- the rest


@pytest.mark.parametrize("name", ["over", "no roads", "agreed"])
def test_the_end_shows_scores_and_winner(name: str) -> None:
    s = POSITIONS[name]
    out = scored(s)
    for layout in LAYOUTS:
        root = parsed(draw(s, layout=layout))
        table = next(node for node in root.iter() if node.get("id") == "score-sheet")
        written = [line.words for line in lines(table)]
        assert {str(points) for points in out} <= set(written)
        assert ("Roads" in written) == bool(s.roads)
        best = [NAMES[seat] for seat in range(SEATS) if winners(s) >> seat & 1]
        assert any(
            best[0] in line.words and ("wins" in line.words or "share" in line.words)
            for line in lines(root)
        )
        assert not [node for node in root.iter() if node.get("data-actions")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_in_the_language(language: str) -> None:
    titles = {"en": "Royal reserve", "de": "Königliche Reserve", "ru": "Королевский резерв"}
    written = [line.words for line in lines(parsed(draw(concept(), language=language)))]
    assert titles[language] in written
    assert not [title for key, title in titles.items() if key != language and title in written]
    assert building_name(TILE_BUILDING[14], language).capitalize() in written


def test_numbers_are_counted_in_words() -> None:
    told = [points_words(number, "ru") for number in (0, 1, 2, 5, 11, 21, 24)]
    assert told == ["0 очков", "1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "24 очка"]
    assert points_words(1, "en") == "1 point"
