"""The foot of the sheet when there is no hand to show: final scores, or everybody's cards."""

from __future__ import annotations

from palas.draw.heraldry import roundel
from palas.draw.lettering import fitted, grouped, label
from palas.draw.markup import Markup, group, join, moved, rectangle, use
from palas.games.big_boss.drawing.panels import heading
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.scoring import level_bonus, most_high_nobles, noble_money, winners
from palas.kernel.phrases import listed


def final_money(scene: Scene, seat: int) -> int:
    """Return the Real of a seat at the end (R18.3)."""
    return sum(points for _, points in score_lines(scene, seat))


def ranking(scene: Scene) -> list[int]:
    """Return the seats, best first."""
    best = winners(scene.view)
    seats = range(scene.view.seats)
    return sorted(seats, key=lambda s: (best >> s & 1 == 0, -final_money(scene, s)))


def verdict(scene: Scene) -> str:
    """Say who has won."""
    best = [seat for seat in range(scene.view.seats) if winners(scene.view) >> seat & 1]
    names = listed([scene.name(seat) for seat in best], scene.language)
    return (scene.words.wins if len(best) == 1 else scene.words.shared).format(names)


def score_lines(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """Return where a seat's final Real come from (R18)."""
    view, words = scene.view, scene.words
    bonus = level_bonus(view, seat, most_high_nobles(view))
    return [
        (words.money, view.money[seat]),
        (words.nobles, noble_money(view, seat)),
        (words.levels, bonus),
    ]


def final_cards(scene: Scene, x: float, y: float, width: float) -> Markup:
    """Draw the final scores side by side, best first."""
    seats = ranking(scene)
    each = min(240.0, (width + 10) / len(seats) - 10)
    parts = [
        heading(x, y - 8, scene.words.final, width * 0.3),
        fitted(x + width, y - 8, verdict(scene), width * 0.65, 20, "end serif", smallest=13),
    ]
    for at, seat in enumerate(seats):
        parts.append(_final_card(scene, seat, x + at * (each + 10), y + 8, each))
    return join(parts)


def _final_card(scene: Scene, seat: int, x: float, y: float, width: float) -> Markup:
    won = winners(scene.view) >> seat & 1 == 1
    total = final_money(scene, seat)
    parts = [
        rectangle(0, 0, width, 122, 10, class_="turn" if won else "panel"),
        roundel(seat, 30, 34, 1.1),
        use("crown", 30, 16, 1.1) if won else Markup(""),
        fitted(56, 30, scene.name(seat), width - 64, 14, "bold", smallest=11),
        use("coin", 64, 45),
        fitted(78, 51, grouped(total), width - 84, 20, "bold", smallest=12),
    ]
    for at, (words, points) in enumerate(score_lines(scene, seat)):
        baseline = 75 + at * 18
        parts.append(fitted(14, baseline, words, width - 78, 13, "", smallest=10))
        parts.append(
            label(width - 14, baseline, f"{points:+d}" if at else str(points), 13, "bold end")
        )
    return group(*parts, id=f"final-{seat}", transform=moved(x, y))


def hands_of_all(scene: Scene, x: float, y: float, width: float) -> Markup:
    """Show a spectator how many cards everybody holds, and which are known."""
    parts = [heading(x, y - 4, scene.words.hands, width * 0.35)]
    columns = 2
    each = width / columns
    for seat in range(scene.view.seats):
        left = x + (seat % columns) * each
        top = y + 12 + (seat // columns) * 42
        parts.append(_fan(scene, seat, left, top, each - 20))
    return join(parts)


def _fan(scene: Scene, seat: int, x: float, y: float, width: float) -> Markup:
    view = scene.view
    known = scene.cards_seen(seat)
    hidden = max(0, view.hand_size[seat] - len(known))
    total = view.hand_size[seat] + view.towers[seat]
    step = min(30.0, (width - 70) / max(1, total))
    parts = [roundel(seat, x + 18, y + 19, 0.9)]
    for at in range(total):
        left = x + 44 + at * step
        parts.append(rectangle(left, y, 27, 37, 4, class_="card"))
        if at < len(known):
            parts.append(label(left + 13.5, y + 24, str(known[at] + 1), 14, "serif bold middle"))
        elif at < len(known) + hidden:
            parts.append(rectangle(left + 3, y + 3, 21, 31, 2, class_="back"))
        else:
            parts.append(rectangle(left + 3, y + 3, 21, 31, 2, class_="tower-frame"))
            parts.append(use("tower", left + 13.5, y + 30, 0.6))
    if total == 0:
        parts.append(label(x + 44, y + 24, scene.words.no_cards, 13, "soft"))
    return group(*parts, id=f"hand-{seat}")
