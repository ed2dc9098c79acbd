"""The viewer's hand: each tile with its price, what pays for it, its rule and its buttons."""

from __future__ import annotations

from dataclasses import dataclass

from palas.draw.geometry import Box
from palas.draw.lettering import fitted, label, text_width, wrapped
from palas.draw.markup import Markup, group, join, moved, offered, rectangle, title

from ..words.acts import Kind
from .pieces import name_lines
from .purse import cost_of
from .resources import paid, price, price_length
from .rule_words import rule_words
from .scene import PLAYS, Scene
from .tile import hand_face, piece_name, tile

HAND_RULES = {
    ".held": "fill:var(--paper-2);stroke:var(--hair);stroke-width:1.25",
    ".payable": "fill:var(--paper-2);stroke:var(--gold);stroke-width:2.5",
    ".picked": "fill:var(--lit);stroke:var(--ink);stroke-width:3",
    ".faded": "opacity:.6",
    ".cannot": "fill:none;stroke:var(--hair);stroke-width:1.25;stroke-dasharray:4 4",
}

_LEAST_FOR_A_NAME = 60
_WIDE, _MIDDLING = 260, 180  # widths of cards


@dataclass(frozen=True)
class Card:
    """One tile of the hand in its box."""

    scene: Scene
    tile: int
    box: Box
    button: float = 34.0  # the height of its buttons

    def _style(self) -> str:
        act = self.scene.chosen_act
        if act is not None and act.tile == self.tile and act.kind in (*PLAYS, Kind.DISCARD):
            return "picked"
        return "payable" if self._is_payable() else "held"

    def _is_payable(self) -> bool:
        return self.scene.payments[self.tile].short == 0

    def _actions(self, *kinds: Kind) -> list[int]:
        return self.scene.actions_of(*kinds, tile=self.tile)

    def _words(self) -> str:
        name = self.scene.tile_words(self.tile)
        return f"{name} · {rule_words(self.tile, self.scene.language)}"

    def drawn(self) -> Markup:
        """Draw the card as its width allows."""
        if self.box.width >= _WIDE:
            return self._wide()
        return self._middling() if self.box.width >= _MIDDLING else self._narrow()

    def _wide(self) -> Markup:
        """Draw the tile on the left, name, price and rule beside it."""
        size = min(100.0, self.box.height - 78)
        left = size + 24
        inner = self.box.width - left - 10
        name = fitted(left, 30, self.scene.building(self.tile), inner, 19, "serif", smallest=11)
        rule = self._rule(left, 86, inner, 3)
        return self._card(self._shown(12, size), name, self._price(left, 50, inner), rule)

    def _middling(self) -> Markup:
        """Draw the tile on the left, name and price beside it, the rule below."""
        size = 66.0
        left = size + 20
        inner = self.box.width - left - 8
        name = self._name(left, 24, inner, 15.5)
        rule = self._rule(10, size + 26, self.box.width - 20, 3, 11.5)
        return self._card(self._shown(10, size), name, self._price(left, 58, inner, 0.92), rule)

    def _narrow(self) -> Markup:
        """Draw the tile with its price beside it, name and rule below."""
        width = self.box.width
        size = min(66.0, width - 52)
        lines = len(name_lines(self.scene.building(self.tile), width - 16, 14)[0])
        name = self._name(8, size + 23, width - 16, 14)
        prices = self._tall_price(size + 8 + (width - size - 8) / 2, size)
        top = size + 24 + 15 * lines
        room = int((self.box.height - self._buttons_height() - top + 8) // 13)
        rule = self._rule(8, top, width - 16, room, 10.5) if room > 0 else Markup("")
        return self._card(self._shown(8, size), name, prices, rule)

    def low(self) -> Markup:
        """Draw the tile on the left, name, price and rule beside it, and no buttons."""
        size = self.box.height - 12
        left = size + 16
        inner = self.box.width - left - 6
        name = fitted(left, 16, self.scene.building(self.tile), inner, 14, "serif", smallest=9)
        rule = self._rule(left, 54, inner, 3, 10)
        frame = rectangle(0, 0, self.box.width, self.box.height, 8, class_=self._style())
        price = self._price(left, 30, inner, 0.7)
        upper = self._chosen_from(self.box.height, self._shown(6, size), name, price, rule)
        return group(frame, upper, transform=moved(self.box.left, self.box.top))

    def _shown(self, at: float, size: float) -> Markup:
        return tile(hand_face(self.tile, self.scene.viewer), at, at, size, piece_name(self.tile))

    def _name(self, x: float, y: float, width: float, size: float) -> Markup:
        """Write the name in one line or two."""
        lines, best = name_lines(self.scene.building(self.tile), width, size)
        return join(
            label(x, y + at * (size + 1), line, best, "serif") for at, line in enumerate(lines)
        )

    def _card(self, *parts: Markup) -> Markup:
        """Draw the card: all but the buttons can be chosen with everything the tile can do."""
        width, height = self.box.width, self.box.height
        upper = self._chosen_from(height - self._buttons_height(), *parts)
        frame = rectangle(0, 0, width, height, 10, class_=self._style())
        return group(frame, upper, self._buttons(), transform=moved(self.box.left, self.box.top))

    def _chosen_from(self, height: float, *parts: Markup) -> Markup:
        """Draw the upper part of the card as a button for everything the tile can do."""
        actions = self._actions(*PLAYS, Kind.DISCARD)
        words = self._words()
        if actions:
            words = f"{self.scene.deeds(actions)} · {words}"
        return group(
            title(words),
            rectangle(0, 0, self.box.width, height, class_="hit"),
            *parts,
            id=f"tile-{self.tile}",
            **offered(actions, words),
        )

    # ------------------------------------------------------------------------------ price

    def _price(self, x: float, y: float, width: float, scale: float = 1.05) -> Markup:
        payment = self.scene.payments[self.tile]
        step = min(26.0, (width - 10) / max(1, len(payment.parts)))
        drawn = paid(payment.parts, x + 10, y, scale, step)
        words = self.scene.words.short.format(payment.short)
        room = width - len(payment.parts) * step - 6
        if not payment.short or text_width(words, 9.5) > room:
            return drawn
        left = x + len(payment.parts) * step + 6
        return join((drawn, fitted(left, y + 5, words, room, 13, "soft", smallest=9.5)))

    def _tall_price(self, x: float, size: float) -> Markup:
        parts = self.scene.payments[self.tile].parts
        step = min(26.0, size / max(1, len(parts)))
        scale = min(0.85, step / 26)
        return join(
            paid([part], x - 6, 8 + step * (at + 0.5), scale, 0, is_beside=True)
            for at, part in enumerate(parts)
        )

    def _rule(self, x: float, y: float, width: float, lines: int, size: float = 12.5) -> Markup:
        words = rule_words(self.tile, self.scene.language)
        return join(
            label(x, y + at * (size + 2.5), line, size, "soft")
            for at, line in enumerate(wrapped(words, width, size, lines))
        )

    # ---------------------------------------------------------------------------- buttons

    def _is_stacked(self) -> bool:
        return self.box.width < 180

    def _buttons_height(self) -> float:
        if not self.scene.is_acting(self.scene.viewer):
            return 0.0
        is_one = not self._is_stacked() or self.scene.view.discarding
        return self.button + 16 if is_one else 2 * self.button + 14

    def _buttons(self) -> Markup:
        scene = self.scene
        height = self._buttons_height()
        if not height:
            return Markup("")
        top = self.box.height - height + 4
        if scene.actions_of(Kind.DISCARD):
            actions = self._actions(Kind.DISCARD)
            box = Box(10, top, self.box.width - 10, top + self.button)
            return self._one(box, scene.words.discard, actions, "discard")
        boxes = self._boxes(top)
        return join(
            (
                self._one(boxes[0], scene.words.build, self._actions(Kind.BUILD), "build"),
                self._one(boxes[1], scene.words.lay_open, self._actions(Kind.OPEN_TERRAIN), "open"),
            )
        )

    def _boxes(self, top: float) -> tuple[Box, Box]:
        width, high = self.box.width, self.button
        if self._is_stacked():
            upper = Box(6, top, width - 6, top + high)
            return upper, Box(6, top + high + 4, width - 6, top + 2 * high + 4)
        half = (width - 30) / 2
        return Box.sized(10, top, half, high), Box.sized(20 + half, top, half, high)

    def _one(self, box: Box, words: str, actions: list[int], kind: str) -> Markup:
        is_chosen = self.scene.chosen is not None and self.scene.chosen in actions
        style = "button-chosen" if is_chosen else "button" if actions else "cannot"
        letters = (
            "bold middle on-glow" if is_chosen else "bold middle" if actions else "middle soft"
        )
        x, y = box.centre
        told = f"{words}: {self.scene.tile_words(self.tile)}"
        return group(
            rectangle(box.left, box.top, box.width, box.height, 8, class_=style),
            fitted(x, y + 5, words, box.width - 8, 14, letters, smallest=8.5),
            id=f"{kind}-{self.tile}",
            **offered(actions, self.scene.deed(actions, told)),
        )


def access(scene: Scene, x: float, y: float, width: float) -> Markup:
    """Draw every resource the viewer has access to with its origin, and the discounts."""
    parts = []
    sources = scene.origins
    scale = min(0.95, width / (24 * sum(map(len, sources)) + 60))
    for colour, found in enumerate(sources):
        for origin in found:
            parts.append(paid([(colour, origin)], x + 10 * scale, y, scale, 0))
            x += 24 * scale
        x += 6 * scale if found else 0
    if scene.view.discounts and scene.view.turn == scene.viewer:
        words = f"−{scene.view.discounts}"
        parts.append(label(x + 4, y + 5 * scale, words, 15 * scale, "bold"))
    return join(parts)


def small_tiles(scene: Scene, seat: int, box: Box, largest: float, most_across: int = 7) -> Markup:
    """Draw the tiles a seat holds in rows, each above its price; they face their owner."""
    tiles = scene.hand(seat)
    if not tiles:
        return fitted(box.left, box.top + 30, scene.words.holds_nothing, box.width, 14, "soft")
    across = min(len(tiles), most_across)
    step = min(largest + 12, (box.width + 8) / across)
    size = min(largest, step - 8)
    is_turned = seat != scene.bottom
    parts = []
    for at, number_ in enumerate(tiles):
        x, y = box.left + at % across * step, box.top + at // across * (size + 24)
        face = hand_face(number_, seat, is_turned)
        if scene.is_upright:
            face = face._replace(is_upright=True)
        parts.append(
            group(
                title(f"{scene.tile_words(number_)} · {rule_words(number_, scene.language)}"),
                tile(face, x, y, size, piece_name(number_)),
                _costs(number_, x + size / 2, y + size + 13, size),
                _below(scene, number_, x + size / 2, y + size + 36, step - 4),
                id=f"held-{number_}",
            )
        )
    return join(parts)


def _below(scene: Scene, number_: int, x: float, y: float, width: float) -> Markup:
    """Write the name of a tile in two lines at most where there is room for it."""
    if width < _LEAST_FOR_A_NAME:
        return Markup("")
    lines, size = name_lines(scene.building(number_), width, 12)
    return join(label(x, y + 13 * at, line, size, "middle") for at, line in enumerate(lines))


def _costs(number_: int, x: float, y: float, width: float) -> Markup:
    count = max(1, price_length(cost_of(number_)))
    step = min(19.0, width / count)
    return price(cost_of(number_), x - (count - 1) * step / 2, y, step / 22, step)
