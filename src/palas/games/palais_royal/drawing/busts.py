"""Portraits of the nobles: cameo busts in profile, put together from a few parts."""

from __future__ import annotations

from palas.draw.markup import Markup, circle, element, group, join, path

from .shapes import bumps

BUST_RULES = {
    ".skin": "fill:var(--light);stroke:var(--dark);stroke-width:1.7;stroke-linejoin:round",
    ".coat": "fill:var(--coat);stroke:var(--dark);stroke-width:1.7;stroke-linejoin:round",
    ".trait": "fill:none;stroke:var(--dark);stroke-width:1.5;stroke-linecap:round",
    ".jet": "fill:var(--dark)",
    ".jewel": "fill:var(--amber);stroke:var(--dark);stroke-width:1",
}

# Everything is drawn around the origin in a circle of radius 50, looking to the right.
_LADY = (
    "M1,-27C8,-27 13,-22 13.6,-15.5C13.9,-13 13.2,-11.6 14.2,-9.6L18.4,-3.6C19.2,-2.2 18.5,-1.3"
    " 17,-1.1L15.3,-.8C15.1,.4 16.4,.9 16.2,2C16.1,2.8 15.2,3.1 14.6,3.3C15.7,3.9 15.8,5.3 14.6,5.9"
    "C13.8,6.6 14.6,7.8 14.4,9.6C14,12.4 10.6,13.5 6.8,12.7C4.6,12.4 3.5,13.7 3.4,16"
    "C3.3,21 5,25 10,27"
    "C20,30.5 29,33 33,42L40,62H-44L-38,46C-34,35.5 -24,31 -15,28.2C-9.5,26 -8.5,20 -9,12L-10,-14"
    "C-9,-22.5 -4,-27 1,-27z"
)
_LORD = (
    "M1,-28C9,-28 14.5,-23 15,-16.5C15.2,-14 14,-12.5 15.2,-10.5L21.4,-2.2C22.4,-.6 21.2,.6"
    " 19,.7L16.6,.9C16.4,2.2 17.6,2.7 17.3,3.9C17,4.8 16.2,5 15.5,5.2C16.8,5.9 16.8,7.3"
    " 15.5,7.9C14.7,8.6 16,9.8 15.9,12.2C15.7,15.8 11.8,16.9 7.4,15.7C5,15.4 4.2,17 4.2,19.5"
    "L8,32H-14C-9.5,26 -8.5,20 -9,12L-10,-14C-9,-23 -4,-28 1,-28z"
)
_ELDER = (
    "M1,-28C8.5,-28 13.8,-23 14.2,-17C14.4,-14.6 13.8,-13.4 15,-11.6C19,-9.4 22,-4 21.6,.6"
    "C21.4,2.6 19,1.4 16.4,2C16.2,3.2 17,3.6 16.7,4.7C16.4,5.5 15.6,5.7 15,5.9C16.2,6.6 16.2,8"
    " 15,8.6C14.2,9.3 15.4,10.4 15,12.6C14.4,15 12.2,16 9.8,15.9C11,19.5 8,23 3.5,23.5L6,32H-14"
    "C-9.5,26 -8.5,20 -9,12L-10,-14C-9,-23 -4,-28 1,-28z"
)
_EYE = "M7.2,-9.4C8.8,-10.7 10.8,-10.6 12,-9.5M6.6,-13.4C8.6,-15 11,-15 12.6,-13.8"
_MOUTH = "M11.8,4L14.5,3.5"
_LORD_MOUTH = "M12.2,6L15.4,5.4"

# hair
_HIGH = (
    "M13.6,-16C20,-28 15,-46 -4,-46.5C-22,-46.5 -29,-33 -24,-18C-21.5,-8 -18,0 -12.5,5"
    "C-8,8 -3,6 -2.8,0C-2,-6.5 3,-11.5 13.6,-16z"
)
_HIGH_COMBED = "M9,-19C13,-29 9,-39 0,-41M2,-15C6,-26 1,-36 -8,-37M-4,-8C-2,-19 -8,-28 -16,-29"
_CHIGNON = (
    "M13.6,-16C14.5,-24 8,-31 -1,-31C-4,-40 -19,-41 -23,-32C-26,-25 -22,-18 -18,-16"
    "C-19,-8 -17,0 -13,5"
    "C-9,8 -3.5,6 -3,0C-2,-6.5 3,-11.5 13.6,-16z"
)
_CHIGNON_COMBED = (
    "M8,-18C5,-25 -2,-27 -8,-25M0,-13C-4,-20 -10,-21 -16,-18M-4,-30C-8,-35 -17,-35 -18,-28"
)
_CAPPED = (
    "M14.5,-17C12,-29 -1,-34 -11.5,-29C-21,-24 -20.5,-9 -15.5,2C-12,6.5 -6,5.5 -4,0"
    "C-3,-7 3,-12 14.5,-17z"
)
_CAPPED_COMBED = "M9,-19C4,-26 -4,-28 -11,-24M1,-14C-4,-20 -11,-20 -16,-16"
_FULL = (
    (14.5, -17), (7, -28), (-5, -31), (-15.5, -27), (-22, -17.5), (-24, -6), (-26.5, 5),
    (-27.5, 16.5), (-26, 28), (-17, 35), (-7, 31), (-3, 20.5), (-4, 10), (-3, 0), (2.5, -9),
)  # fmt: skip
_FULL_COMBED = (
    "M7,-20C1,-26 -8,-25 -13,-20M1,-14C-5,-19 -13,-17 -17,-11M-3,-5C-9,-10 -16,-8 -19,-2"
    "M-4,5C-10,1 -18,3 -20,9M-5,15C-11,11 -19,13 -21,20M-7,25C-12,22 -18,24 -19,29"
)
_SHORT = (
    (14.5, -17), (8, -27), (-2, -30.5), (-12, -27.5), (-18.5, -19), (-19.5, -8.5), (-16.5, 1.5),
    (-8.5, 4.5), (-3.5, -1.5), (2.5, -9),
)  # fmt: skip
_SHORT_COMBED = "M5,-21a4.5,4.5 0 1 0 -6,4M-8,-21a4.5,4.5 0 1 0 -2,7M-9,-8a4.2,4.2 0 1 0 1,6"
_TAIL = "M-14,4C-21,10 -17,19 -22,29C-18,32 -12.5,29 -11.5,22C-10.5,15 -9,9.5 -10,5z"
_BOW = "M-14,6L-22,1C-24,4.5 -23.5,9 -21.5,11.5zM-14,6L-9,12C-11.5,14 -15,13.5 -17,12z"
_RINGLET = (
    "M-13,12C-18,17 -11,21 -15,27C-17,31.5 -12,34.5 -9.5,30.5C-7.5,26 -10,23 -8,19"
    "C-6.5,15.5 -7,13 -8,11z"
)

# on the head
_TRICORNE = (
    "M-28,-22C-14,-19 5,-20 27,-14.5C25,-23 18,-28.5 11,-30.5C8,-40 -7,-43 -14,-34.5"
    "C-17,-31 -23,-29 -28,-22z"
)
_BRIM = "M-22,-24.5C-8,-22.5 6,-23 21,-19"
_BONNET = (
    "M12.5,-19C9,-36 -15,-38 -22,-22C-26,-10 -23,4 -13,10C-8,6.5 -5,0 -4,-6C-1,-12 5,-16 12.5,-19z"
)
_FRILL = (
    (14, -15), (11, -24), (4, -26), (-1, -20), (-6, -14.5), (-9, -7), (-12, 1), (-15, 9), (-11, 14),
    (-6, 9), (-3.5, 2.5), (-1, -4), (4, -9), (9.5, -12), (14, -15),
)  # fmt: skip
_VEIL = (
    "M14,-20C10,-36 -11,-39 -19,-25C-27,-8 -26,22 -37,57H-6C-4,38 -6,24 -9,12C-5,4 -4,-2 -3,-6"
    "C-1,-12 5,-16 14,-20z"
)
_VEIL_FOLDS = "M-11,-30C-20,-14 -17,16 -25,52M-4,-32C-13,-18 -10,14 -15,52"
_CALOTTE = "M10,-25C4,-37 -15,-36 -18.5,-19.5C-9,-18.5 2,-20 10,-25z"
_PLUMES = (
    "M-12,-40C-21,-50 -33,-50 -41,-41C-36,-41 -35,-39 -36,-36C-31,-37 -28,-34 -28,-30"
    "C-23,-33 -19,-31 -17,-26z"
)
_PLUME_QUILL = "M-15,-35C-21,-42 -29,-44 -36,-41"
_DIADEM = "M2,-30L0,-39L5,-34L9,-40L11.5,-33L17,-34L14.5,-24C11,-27.5 7,-29.5 2,-30z"
_SHIP = (
    "M-24,-38C-14,-34 2,-35 13,-41C11,-36 8,-32 4,-30C-4,-28 -14,-28.5 -19,-31"
    "C-21,-33.5 -23,-36 -24,-38z"
)

# clothes
_BODICE = "M-46,64C-40,44 -26,38.5 -12,41C0,44 12,43 21,37C30,38 37,48 42,64z"
_LACE = (
    (-40, 47), (-32, 40), (-23, 38), (-13, 40), (-3, 42.5), (8, 42), (17, 38), (26, 37), (34, 44),
    (30, 49), (20, 44), (9, 49), (-3, 49.5), (-14, 47), (-25, 45), (-35, 51), (-40, 47),
)  # fmt: skip
_COAT = "M-48,64C-42,38 -27,31 -12,26.5L5,23.5C24,29 37,36 43,64z"
_LAPELS = "M-12,27C-15,38 -12,50 -6,60M7,25C13,34 13,48 9,60"
_JABOT = (
    (-8, 19), (0, 22), (6, 20.5), (9, 26), (6, 31), (9, 37), (5, 43), (7, 50), (0, 55),
    (-6, 50), (-3, 43),
    (-7, 37), (-4, 31), (-9, 26), (-8, 19),
)  # fmt: skip
_ERMINE = (
    "M-34,46l2,6-3.5-1zM-22,38l2,6-3.5-1zM-25,53l2,6-3.5-1zM18,36l2,6-3.5-1zM28,45l2,6-3.5-1z"
    "M16,51l2,6-3.5-1z"
)
_CHOKER = "M-9,16C-5,19 -1,19.3 3.3,17.4L3.5,20.8C-1,22.8 -5.5,22.5 -9,19.8z"
_MOUSTACHE = "M15.5,1.5C12,1 8,2.6 6.5,5.5C10,5.6 14,4.8 17,3.6z"


def _skin(data: str) -> Markup:
    return path(data, "skin")


def _trait(data: str) -> Markup:
    return path(data, "trait")


def _roll(x: float, y: float, turn: float) -> Markup:
    return element(
        "ellipse", rx=7.5, ry=4.2, class_="skin", transform=f"translate({x},{y}) rotate({turn})"
    )


def _lady(*more: Markup) -> Markup:
    bodice = join((path(_BODICE, "coat"), _skin(bumps(_LACE) + "z")))
    return join((_skin(_LADY), _trait(_EYE + _MOUTH), bodice, *more))


def _lord(*more: Markup, face: str = _LORD, coat: str = "coat") -> Markup:
    clothes = join((path(_COAT, coat), _trait(_LAPELS), _skin(bumps(_JABOT, 0.6) + "z")))
    return join((_skin(face), _trait(_EYE + _LORD_MOUTH), clothes, *more))


def _high() -> Markup:
    rolls = (_roll(-12, 0, -18), _roll(-13, 8, -12), _skin(_RINGLET))
    return join((*rolls[2:], _skin(_HIGH), _trait(_HIGH_COMBED), *rolls[:2]))


def _queue() -> Markup:
    rolls = (_roll(-9, -6, -8), _roll(-9.5, 1.5, -8))
    parts = (_skin(_TAIL), _skin(_CAPPED), _trait(_CAPPED_COMBED), *rolls, path(_BOW, "jet"))
    return join(parts)


def _curled(points: tuple[tuple[float, float], ...], combed: str) -> Markup:
    return join((_skin(bumps(points) + "L14.5,-17z"), _trait(combed)))


def _busts() -> dict[str, Markup]:
    full = _curled(_FULL, _FULL_COMBED)
    short = _curled(_SHORT, _SHORT_COMBED)
    chignon = join((_skin(_RINGLET), _skin(_CHIGNON), _trait(_CHIGNON_COMBED)))
    spot = circle(9, -1, 1.2, class_="jet")
    earring = circle(-3, 7, 2.1, class_="jewel")
    choker = join((path(_CHOKER, "jet"), circle(1.5, 22.5, 1.9, class_="jewel")))
    plumes = join((_skin(_PLUMES), _trait(_PLUME_QUILL)))
    masts = _trait("M-11,-36V-48M0,-36V-49")
    sails = _skin("M-10,-47C-7,-44 -6,-41 -7,-37H-10zM1,-48C5,-45 6,-41 5,-37H1z")
    ship = join((masts, sails, path(_SHIP, "coat")))
    bonnet = join((path(_BONNET, "coat"), _skin(bumps(_FRILL) + "z")))
    veil = join((path(_VEIL, "coat"), _trait(_VEIL_FOLDS)))
    tricorne = join((path(_TRICORNE, "coat"), _trait(_BRIM)))
    ermine = path(_ERMINE, "jet")
    return {
        "marquise": _lady(choker, _high()),
        "plumed": _lady(plumes, _high(), spot),
        "admiral-lady": group(_lady(choker, _high(), ship), transform="translate(0,5) scale(.9)"),
        "princess": _lady(chignon, path(_DIADEM, "jewel"), earring),
        "matron": _lady(bonnet),
        "widow": _lady(veil),
        "duke": _lord(full),
        "chevalier": _lord(_queue()),
        "captain": _lord(_queue(), path(_MOUSTACHE, "jet"), path(_TRICORNE, "coat"), _trait(_BRIM)),
        "abbe": _lord(short, path(_CALOTTE, "coat"), face=_ELDER),
        "president": _lord(ermine, full, face=_ELDER, coat="skin"),
        "page": _lord(short),
        "countess": _lady(chignon, tricorne, spot),
    }


BUSTS = _busts()
BUST_NAMES = tuple(BUSTS)


def bust_symbols() -> Markup:
    """Define every portrait once, cut out by the rim of its medallion."""
    rim = element("clipPath", circle(0, 0, 50), id="rim")
    drawn = (
        group(
            group(bust, transform="translate(1,5) scale(1.16)"),
            id=f"bust-{name}",
            clip_path="url(#rim)",
        )
        for name, bust in BUSTS.items()
    )
    return join((rim, *drawn))
