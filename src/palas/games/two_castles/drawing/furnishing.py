"""The rooms as symbols of 84 by 84: wash, pattern and the furnishing of each type.

A room's sill lies below y = 66: there stand its wish and its points. What differs from
room to room of a type is drawn over these symbols, see `details`.
"""

from __future__ import annotations

from palas.draw.markup import Markup, join
from palas.draw.shapes import Shape, disc, symbol
from palas.games.two_castles.drawing.shapes import arch, frill

CELL = 84
SILL = 66
TYPE_WORDS = (
    "food",
    "living",
    "utility",
    "outdoor",
    "sleeping",
    "corridor",
    "downstairs",
    "fountain",
    "tower",
    "foyer",
    "throne",
)

_TABLE_CLOTH = "M6,43" + frill(6, 64, 52, 8, 5) + "z"
_RUG = "M5,62.5H66L69,66H2z"
_CHAIR_BACK = "M17,50V22q0,-11 11,-11h13q11,0 11,11V50z"
_CHAIR_ARMS = "M10.5,34.5a6.5,6.5 0 0 1 13,0V45H45.5V34.5a6.5,6.5 0 0 1 13,0V59H10.5z"
_LAWN = "M4,42q9,-7 20,-4t22,-3t20,-1t14,4V66H4z"
_HEDGE = "M7,52" + "q4.4,-7 8.75,0" * 8 + "V66H7z"
_GATE_POSTS = "M1,66V44H8.5V66zM75.5,66V44H83V66zM-1,44V40.5H10V44zM74,44V40.5H85V44z"
_QUILT = "M30,60V46q0,-4 4,-4.5H68q7,.5 7,8V60z"
_FLOOR = (
    "M11.5,61.4L15.2,58.2H23.8L21.6,61.4zM33,61.4V58.2H42.3L44.5,61.4zM21.6,61.4H33V66H19z"
    "M44.5,61.4H54.5L61,66H47zM23.8,58.2L25.8,54H33V58.2zM42.3,58.2L40.2,54H45.5L50.8,58.2z"
)
_VAULT = "M2,34Q2,8 42,8Q82,8 82,34"
_STAIRS = "M4,66V62h6v-5h6v-5h6v-5h6v-5h6v-5h16v5h6v5h6v5h6v5h6v5h6v4z"
_BALUSTERS = "M12,49v8M18,44v8M24,39v8M60,39v8M66,44v8M72,49v8M36,33v4M42,33v4M48,33v4"
_CANDLES = "M25.5,13v-5h3v5zM33.5,17.5v-5h3v5zM47.5,17.5v-5h3v5zM55.5,13v-5h3v5z"
_SLITS = (
    "M7.5,30v-8a3,3 0 0 1 6,0v8zM70.5,30v-8a3,3 0 0 1 6,0v8z"
    "M7.5,54v-8a3,3 0 0 1 6,0v8zM70.5,54v-8a3,3 0 0 1 6,0v8z"
)
_BATTLEMENTS = "M-5,3V-10H9V-4H21V-10H33V-4H51V-10H63V-4H75V-10H89V3z"
_JETS = "M42,9C30,3 25,14 24,27M42,9C54,3 59,14 60,27M42,9C38,12 37,16 36,24M42,9C46,12 47,16 48,24"


def _walls(kind: str, width: int = CELL) -> tuple[Shape, ...]:
    return (
        (f"w-{kind}", f"M0,0H{width}V{CELL}H0z"),
        (f"p-{kind}", f"M0,0H{width}V{SILL}H0z"),
    )


def _sill(width: int = CELL) -> tuple[Shape, ...]:
    return (
        ("paper", f"M1,{SILL}H{width - 1}V83H1z"),
        ("line square", f"M0,{SILL}H{width}"),
    )


def _room(kind: str, *furnishing: Shape, wash: str = "", width: int = CELL) -> Markup:
    frame = ("line square", f"M1,1H{width - 1}V83H1z")
    return symbol(f"room-{kind}", *_walls(wash or kind, width), *furnishing, *_sill(width), frame)


def _open_room(kind: str, *furnishing: Shape) -> Markup:
    """Define a room without a ceiling."""
    return symbol(f"room-{kind}", *furnishing, *_sill(), ("line square", "M1,44V83H83V44"))


def barrel(x: float, y: float, radius: float) -> tuple[Shape, ...]:
    """Return a barrel seen from its end."""
    k = radius * 0.62 + 1.5
    staves = f"M{x - 3.6},{y - k:.1f}V{y + k:.1f}M{x + 3.6},{y - k:.1f}V{y + k:.1f}"
    return (
        ("line gold", disc(x, y, radius)),
        ("fine paper", disc(x, y, radius - 3.6)),
        ("fine", staves),
        ("ink", disc(x, y + radius * 0.34, 1.9)),
    )


def _food() -> Markup:
    return _room(
        "food",
        ("line", "M16,52L12,66M54,52L58,66"),
        ("line paper", _TABLE_CLOTH),
    )


def _living() -> Markup:
    return _room(
        "living",
        ("line gold", _RUG),
        ("heavy", "M20,58V63M49,58V63"),
        ("line paper", _CHAIR_BACK),
        ("line paper-2", "M22,42H47V53H22z"),
        ("line paper", _CHAIR_ARMS),
        ("fine", "M23.5,45V59M45.5,45V59"),
    )


def _utility() -> Markup:
    return _room(
        "utility",
        ("line paper", "M7,12H51V66H7z"),
        ("line", "M7,29.5H51M7,47.5H51"),
    )


def _outdoor() -> Markup:
    flowers = disc(16, 60, 2.7) + disc(50, 59, 2.7) + disc(67, 61, 2.7)
    return _open_room(
        "outdoor",
        ("w-outdoor", _LAWN),
        ("fine", "M4,42q9,-7 20,-4t22,-3t20,-1t14,4"),
        ("line w-outdoor", _HEDGE),
        ("p-outdoor", "M8,55H76V66H8z"),
        ("fine paper", flowers),
        ("line paper", _GATE_POSTS),
        ("line gold", disc(4.7, 36, 3.8) + disc(79.3, 36, 3.8)),
    )


def _sleeping() -> Markup:
    return _room(
        "sleeping",
        ("heavy", "M8,66V50M74,66V50"),
        ("line paper-2", "M5.5,35h5V60h-5z"),
        ("line paper", "M8,50H74V60H8z"),
        ("line paper", "M12,49.5q-2,-10 5,-9.5h8q8,-.5 6.5,9.5z"),
        ("line w-sleeping", _QUILT),
        ("line paper", "M30,60V46q0,-4 4,-4.5h6V60z"),
        ("chalk", "M46,60V43M53,60V43M60,60V43M67,60V43"),
        ("line", "M40,41.5H68q7,.5 7,8V60H30"),
    )


def _corridor() -> Markup:
    vaults: list[Shape] = []
    for radius, spring, floor, shade in ((28, 35, 66, 14), (20, 36, 60, 30), (12.5, 37, 54, 48)):
        outline = arch(33, radius, spring, floor)
        vaults += [("line w-corridor", outline), (f"shade-{shade}", outline)]
    return _room(
        "corridor",
        *vaults,
        ("line paper", "M5,66L20.5,54H45.5L61,66z"),
        ("ink", _FLOOR),
    )


def _downstairs() -> Markup:
    return _room(
        "downstairs",
        ("shade-48", "M2,2H82V34Q82,8 42,8Q2,8 2,34z"),
        ("line", _VAULT),
        ("heavy", "M6,64.5H64"),
        *barrel(20, 52, 13.5),
        *barrel(49, 52, 13.5),
    )


def _fountain() -> Markup:
    return _open_room(
        "fountain",
        ("w-special", "M1,44H83V66H1z"),
        ("p-special", "M1,44H83V66H1z"),
        ("line paper", "M-1,44V40.5H85V44z"),
        ("line gold", disc(4.7, 36, 3.8) + disc(79.3, 36, 3.8)),
        ("jet", _JETS),
        ("line paper", "M39.5,58V14q2.5,-4 5,0V58z"),
        ("line water", "M23,28H61q-2,8.5 -13,9H36Q25,36.5 23,28z"),
        ("line water", "M8,50H76q-2,10.5 -15,11H23Q10,60.5 8,50z"),
        ("line paper", "M23,61H61V66H23z"),
        ("chalk", "M22,55q4,-2.5 8,0t8,0t8,0t8,0t8,0"),
    )


def _foyer() -> Markup:
    return _room(
        "foyer",
        ("line paper", _STAIRS),
        ("line gold", arch(42, 9, 53, 66)),
        ("fine", "M42,44V66"),
        ("line", "M6,54L30,33H54L78,54"),
        ("fine", _BALUSTERS),
        ("line", "M42,2V10"),
        ("line paper", "M27,14q15,13 30,0"),
        ("line", "M42,10V20"),
        ("line paper", _CANDLES),
        wash="special",
    )


def _flight(x: float, y: float, across: int) -> str:
    return f"M{x},{y}" + f"v-3.6h{8 * across}" * 5


def _tower() -> Markup:
    """Define the tower: its stair in section, its roof above the cell."""
    stair = _flight(22, 66, 1) + _flight(62, 48, -1) + _flight(22, 30, 1)
    return symbol(
        "room-tower",
        *_walls("special"),
        ("line paper", "M20,66V3H64V66z"),
        ("line", stair),
        ("line sky", _SLITS),
        *_sill(),
        ("line square", "M1,0V83H83V0"),
        ("line paper", _BATTLEMENTS),
        ("line water", "M10,-4L42,-54L74,-4z"),
        ("p-slate", "M12,-5L42,-52L72,-5z"),
        ("line", "M42,-54V-60"),
    )


def _throne() -> Markup:
    curtains = "M54,66q7,-20 6,-54h12q-1,28 -9,54zM114,66q-7,-20 -6,-54H96q1,28 9,54z"
    return _room(
        "throne",
        ("line w-living", curtains),
        ("fine", "M66,14q0,26 -6,50M102,14q0,26 6,50"),
        ("line gold", "M53,5" + frill(53, 115, 12, 8, 7) + "z"),
        ("line paper", "M62,66V61H106V66z"),
        ("line paper", "M73,61V30q0,-6 11,-10q11,4 11,10V61z"),
        ("line w-sleeping", "M77.5,46V33q0,-4.5 6.5,-7q6.5,2.5 6.5,7V46z"),
        ("line gold", "M70.5,45h5.5v16h-5.5zM92,45h5.5v16h-5.5z"),
        ("line paper-2", "M76,48H92V56H76z"),
        ("line shade-30", arch(33, 13, 42, 66)),
        ("line shade-30", arch(135, 13, 42, 66)),
        wash="special",
        width=2 * CELL,
    )


def room_symbols() -> Markup:
    """Define room-food to room-throne."""
    return join(
        (
            _food(),
            _living(),
            _utility(),
            _outdoor(),
            _sleeping(),
            _corridor(),
            _downstairs(),
            _fountain(),
            _tower(),
            _foyer(),
            _throne(),
        )
    )
