"""The end: who has won with which two castles."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, group, join, moved, path, rectangle, use
from palas.games.two_castles.drawing.scene import Scene
from palas.kernel.phrases import listed


def castles_of(scene: Scene, player: int) -> tuple[int, int]:
    """Return the castles of a player, the lower first."""
    both = (player, scene.neighbour(player, -1))
    low, high = sorted(both, key=lambda castle: scene.points[castle].total)
    return low, high


def ranking(scene: Scene) -> list[int]:
    """Return the players, best first (R11)."""
    return sorted(range(scene.players), key=lambda player: (*_standing(scene, player), player))


def _standing(scene: Scene, player: int) -> tuple[int, int, int]:
    """Return lower castle, higher castle and special rooms, more is earlier (R11.3 to R11.5)."""
    low, high = castles_of(scene, player)
    specials = scene.castles[low].specials + scene.castles[high].specials
    return -scene.points[low].total, -scene.points[high].total, -specials


def _has_won(scene: Scene, player: int) -> bool:
    best = min(_standing(scene, one) for one in range(scene.players))
    return _standing(scene, player) == best


def verdict(scene: Scene) -> str:
    """Say who has won."""
    best = [player for player in range(scene.players) if _has_won(scene, player)]
    names = listed([scene.name(player) for player in best], scene.language)
    return (scene.speech.wins if len(best) == 1 else scene.speech.shared).format(names)


def final_cards(scene: Scene, box: Box) -> Markup:
    """Draw the final scores side by side, best first."""
    players = ranking(scene)
    wide = min(240.0, (box.width + 10) / len(players) - 10)
    parts = [fitted(box.left, box.top + 20, verdict(scene), box.width, 22, "serif bold", 13)]
    for at, player in enumerate(players):
        place = Box.sized(box.left + at * (wide + 10), box.top + 42, wide, 140)
        parts.append(final_card(scene, player, place))
    return join(parts)


def final_card(scene: Scene, player: int, box: Box) -> Markup:
    """Draw the score of a player: the lower castle counts, the other breaks ties."""
    won = _has_won(scene, player)
    low, high = castles_of(scene, player)
    width = box.width
    parts = [
        rectangle(0, 0, width, box.height, 10, class_="turn" if won else "plaque"),
        roundel(player, 30, 36, 1.1),
        use("crown", 30, 17, 1.1) if won else Markup(""),
        fitted(56, 30, scene.name(player), width - 66, 14, "bold", smallest=9.5),
        label(56, 58, str(scene.points[low].total), 26, "serif bold"),
        path(f"M12,72H{width - 12:.1f}", "hairline"),
    ]
    for at, castle in enumerate((low, high)):
        y = 94 + at * 24
        style = "bold" if at == 0 else "soft"
        parts.append(fitted(14, y, scene.castle_name(castle), width - 70, 13, style, smallest=9))
        parts.append(label(width - 14, y, str(scene.points[castle].total), 14, f"{style} end"))
    return group(*parts, id=f"final-{player}", transform=moved(box.left, box.top))
