"""What tells the rooms of one type apart: a small thing for each, chosen by its name.

Details are drawn over the furnishing in the same 84 by 84 units, left of the decoration.
"""

from __future__ import annotations

from palas.draw.markup import Markup, join
from palas.draw.shapes import Shape, disc, symbol
from palas.games.two_castles.drawing.furnishing import barrel
from palas.games.two_castles.drawing.shapes import arch, frill
from palas.games.two_castles.rooms import ROOMS, room_type

Details = dict[str, tuple[Shape, ...]]

_BOTTLE = "M56.5,42V33q0,-2.5 1.6,-4V23h4v6q1.6,1.5 1.6,4V42z"
_GOBLET = "M7.5,24h8c0,6 -1.6,8.6 -4,8.6s-4,-2.6 -4,-8.6zM11.5,33V41M8.5,41.5h6"

FOOD: Details = {
    "cloche": (
        ("line gold", "M20,40a15,15 0 0 1 30,0z"),
        ("line gold", disc(35, 22.8, 2.6)),
        ("chalk", "M26,37a9.5,9.5 0 0 1 6,-7"),
        ("line paper", "M17,41.5H53"),
        ("line paper", _GOBLET),
        ("line green", _BOTTLE),
    ),
    "tea": (
        ("line paper", "M24,41q-6,-16 11,-16t11,16z"),
        ("line", "M46,31q9,-3 7,8M24,33q-6,0 -8,-6"),
        ("line gold", "M29,25.5q6,-6 12,0z"),
        ("line gold", disc(35, 20, 2.2)),
        ("chalk", "M28,36q0,-5 4,-7"),
        ("line w-living", "M6,34h9q0,7 -4.5,7T6,34zM56,34h9q0,7 -4.5,7T56,34z"),
        ("fine", "M9,31q2,-3 0,-6M13,31q2,-3 0,-6M60,31q2,-3 0,-6"),
    ),
    "bread": (
        ("line w-food", "M13,42q-4,-12 8,-12h14q12,0 8,12z"),
        ("fine", "M20,31l4,6M27,30l4,7M34,31l4,6"),
        ("line gold", "M19,30q-3,-10 9,-10t9,10z"),
        ("fine", "M24,22l3,5M30,21l3,5"),
        ("line paper-2", "M49,42V31h14V42z"),
        ("line w-living", "M49,31q0,-5 7,-5t7,5z"),
    ),
    "roast": (
        ("line paper", "M10,42q2,-5 7,-5H49q5,0 7,5z"),
        ("line w-living", "M19,37q0,-14 15,-14q13,0 14,14z"),
        ("line paper", "M47,29l8,-5m-1,-3a2.6,2.6 0 1 1 4,2a2.6,2.6 0 1 1 -2,4z"),
        ("chalk", "M25,34q0,-6 6,-7"),
        ("line leaf", disc(14, 35, 3.2) + disc(20.5, 36.5, 2.6)),
    ),
    "wine": (
        ("line green", _BOTTLE),
        ("line green", "M44.5,42V30q0,-3 2,-5V15h5v10q2,2 2,5V42z"),
        ("fine paper", "M44.5,33h9v6h-9z"),
        ("line paper", "M10,20h12q1,12 -6,13q-7,-1 -6,-13zM16,33V41M11,41.5h10"),
        ("w-living", "M11.2,25h9.6q-.4,6.4 -4.8,6.8q-4.4,-.4 -4.8,-6.8z"),
        ("line w-corridor", disc(29, 38.5, 3) + disc(35, 38.5, 3) + disc(32, 33.5, 3)),
    ),
}
LIVING: Details = {
    "candle": (
        (
            "ink",
            "".join(
                disc(x, y, 1.6) for x, y in ((28, 20), (41, 20), (34.5, 26), (28, 32), (41, 32))
            ),
        ),
        ("line", "M70.5,50V65M65,65.5h11"),
        ("line paper-2", "M62,47h17v3.5h-17z"),
        ("line paper", "M68.5,47v-9h4v9z"),
        ("fine gold", "M70.5,30q4,5 0,8q-4,-3 0,-8z"),
    ),
    "books": (
        ("fine", "M28,13V42M34.5,12V42M41,13V42"),
        ("line w-food", "M61,66v-5h18v5z"),
        ("line w-sleeping", "M63,61v-5h17v5z"),
        ("line w-utility", "M61,56v-5h15v5z"),
        ("line paper", "M64,51l-2,-12h9l2,12zM66,42h4"),
    ),
    "globe": (
        (
            "ink",
            "".join(
                disc(x, y, 1.6) for x, y in ((28, 20), (41, 20), (34.5, 26), (28, 32), (41, 32))
            ),
        ),
        ("line", "M70.5,57V65M64,65.5h13M62,51q8,9 17,0"),
        ("line water", disc(70.5, 45.5, 8.5)),
        ("fine leaf", "M66,41q4,-4 8,0q-1,5 -4,4t-4,-4zM70,50q4,-4 6,-1q-2,4 -5,3.5z"),
    ),
    "harp": (
        ("fine", "M26,18l17,17M43,18l-17,17M34.5,13V40"),
        ("line gold", "M62,64V33q6,-2 9,3t8,1q2,14 -15,28z"),
        ("fine paper", "M65,58V38.5q4,0 6,2.5t5,1.5q0,8 -11,15.5z"),
        ("thin", "M68,54V40M71,51.5V42M74,47.5V43"),
    ),
    "hats": (
        ("fine", "M28,13V42M34.5,12V42M41,13V42"),
        ("line", "M70.5,34V62M64,65.5l6.5,-5l6.5,5M64,44q6,4 13,0"),
        ("line w-sleeping", "M62,39h12v-1.5h-2.5v-5h-7v5H62z"),
        ("line w-food", "M71,53q6,-2 9,0v9q-4,2 -8,0z"),
    ),
}
_SHELVED: tuple[Shape, ...] = (
    ("line gold", "M12,28.5V20q0,-2 2,-2h6q2,0 2,2V28.5zM13.5,17.5v-2h7v2"),
    ("line w-utility", "M27,28.5V22h8V28.5zM37,28.5V17h9V28.5z"),
    ("line w-food", "M12,46.5V36H29V46.5zM12,40.5H29"),
    ("line paper-2", "M34,46.5q-1,-4.5 2,-7v-2.5h8v2.5q3,2.5 2,7z"),
)
_CRATES: Shape = ("line paper-2", "M29,65v-5h17v5zM31,60v-5h13v5z")
UTILITY: Details = {
    "broom": (
        *_SHELVED,
        ("line stone", "M12,65V54H24L22.5,65zM12,54q6,-7 12,0"),
        _CRATES,
        ("heavy", "M66,31L61.5,53"),
        ("line gold", "M57.5,52l7.5,1.5l2,12.5H53.5z"),
        ("fine", "M59.5,57v8M63,57.5l.5,7.5"),
    ),
    "tools": (
        *_SHELVED,
        ("line stone", "M12,65v-8h14v8zM15,57v-3h8v3"),
        ("line", "M31,64L42,53M34,53h-3v4M44,64L34,56"),
        ("heavy", "M63,65V34"),
        ("line stone", "M63,35q10,-5 16,6q-8,-4 -16,-1z"),
        ("line", "M63,46h5"),
    ),
    "pets": (
        *_SHELVED[:2],
        ("line w-food", "M11,47V40q0,-4 5,-4h10q5,0 5,4v7z"),
        ("line paper-2", "M36,46.5v-9h10v9z"),
        ("line gold", "M10,65q-1,-8 8,-8h14q9,0 8,8z"),
        ("line paper", "M14,58q0,-4 4,-4h12q5,0 5,4z"),
        ("line ink", "M58,65q-2,-14 4,-17l-1,-7l4,3.5h4l4,-3.5v8q4,4 3,16z"),
        ("chalk", "M65,50h.1M69.5,50h.1M62,60v5M69,60v5"),
    ),
    "wash": (
        ("line paper", "M12,28V19h8v9zM24,28v-6h10v6zM38,28V16h8v12z"),
        ("line w-sleeping", "M11,46.5v-4h17v4zM11,42.5v-4h17v4z"),
        ("line w-living", "M33,46.5v-5h14v5zM33,41.5v-4h14v4z"),
        ("line stone", "M10,65v-9h18v9z"),
        _CRATES,
        ("line gold", "M54,52H80L77.5,66H56.5z"),
        ("fine", "M55,57H79"),
        ("line paper", disc(61, 49.5, 4) + disc(68, 47, 4.5) + disc(74, 50, 3.5)),
    ),
    "keys": (
        *_SHELVED[:3],
        ("line gold", "M34,45.5l-1,-8l3.5,3l2.5,-4l2.5,4l3.5,-3l-1,8z"),
        ("line stone", "M12,65V54H24V65z"),
        _CRATES,
        ("line", "M56,32H80M61,32v4M68,32v4M75,32v4"),
        ("line gold", disc(61, 38.5, 2.8) + disc(68, 38.5, 2.8) + disc(75, 38.5, 2.8)),
        ("line", "M61,41v10h2.5M68,41v13h2.5M75,41v8h2.5"),
    ),
}
_CROWN_OF_TREE = (
    "M32,2.5q9,-1.5 12,5q9,2 8,11q4,7 -3,12q-3,7 -11,5.5q-6,4 -12,-.5q-9,0 -10,-7.5"
    "q-6,-5.5 -2,-12q0,-7.5 7,-9q4,-5 11,-4.5z"
)
OUTDOOR: Details = {
    "tree": (
        ("heavy", "M32,35V49"),
        ("line w-outdoor", _CROWN_OF_TREE),
        ("p-outdoor", _CROWN_OF_TREE),
    ),
    "hut": (
        ("line w-food", "M20,49V26H50V49z"),
        ("fine", "M26,27V48M44,27V48"),
        ("line w-living", "M14,27L35,8L56,27z"),
        ("line ink", arch(35, 5, 39, 49)),
        ("fine paper", disc(35, 20, 3)),
    ),
    "gazebo": (
        ("line paper", "M18,25h3v24h-3zM33.5,25h3v24h-3zM49,25h3v24h-3z"),
        ("fine", "M21,40H49M21,44H49"),
        ("line water", "M13,26Q30,20 35,7Q40,20 57,26z"),
        ("p-slate", "M13,26Q30,20 35,7Q40,20 57,26z"),
        ("line gold", disc(35, 5.5, 2.3)),
    ),
    "target": (
        ("line", "M24,49L34,20M46,49L36,20"),
        ("line paper", disc(35, 26, 15)),
        ("line w-living", disc(35, 26, 10)),
        ("line gold", disc(35, 26, 4.5)),
        ("line", "M35,26L54,12M50,11l4,1l-.5,4"),
    ),
    "pond": (
        ("heavy", "M20,30V49"),
        ("line w-outdoor", "M20,6q9,12 6,22q-2,7 -6,7t-6,-7q-3,-10 6,-22z"),
        ("line water", "M30,47q0,-8 20,-8t20,8z"),
        ("line", "M58,39V27M62,39V31"),
        ("heavy", "M58,27v-4M62,31v-4"),
        ("line gold", "M40,44q5,-4 9,0q-4,3 -9,0z"),
    ),
    "beds": (
        ("line gold", disc(24, 45, 5.5) + disc(36, 45.5, 4.5)),
        ("fine", "M24,40v10M20.5,42v6M27.5,42v6M36,41v9M24,39q0,-4 3,-4"),
        ("line", "M56,49V14M50,22H62"),
        ("line w-living", "M49,22h14l2,16H47z"),
        ("line paper", disc(56, 13, 5)),
        ("line w-food", "M48,11h16l-4,-2v-4h-8v4z"),
    ),
}
_TESTER = "M5,7" + frill(5, 40, 13, 6, 5) + "z"
SLEEPING: Details = {
    "tester": (
        ("line paper", "M10,13C11,30 10,37 8,48H13C24,39 27,28 28,13z"),
        ("fine", "M15,15c1,14 0,22 -2,30M21,15c0,10 -2,18 -5,24"),
        ("line gold", _TESTER),
    ),
    "crown": (
        ("line w-living", "M24,12Q11,24 8,44L14,38Q22,26 26,16z"),
        ("line w-living", "M24,12Q42,20 48,38L42,36Q34,24 22,16z"),
        ("line gold", "M17,15L15,3l5,4l4,-5.5l4,5.5l5,-4l-2,12z"),
    ),
    "moon": (
        ("line sky", arch(34, 12, 18, 34)),
        ("fine gold", "M37,13a7.5,7.5 0 1 0 5,12a7,7 0 0 1 -5,-12z"),
        ("line", "M34,6V34M22,21H46M19,34.5H49"),
    ),
    "bunk": (
        ("heavy", "M8,12V50M74,14V50"),
        ("line paper", "M8,24H74V31H8z"),
        ("line paper", "M12,24q-1,-7 4,-7h7q6,0 5,7z"),
        ("line w-living", "M27,31V21q0,-3 3,-3H54q4,0 4,4V31z"),
        ("line", "M62,31V60M69,31V60M62,37H69M62,44H69M62,51H69"),
    ),
    "toys": (
        ("line", "M6,17H54"),
        ("line paper", "M12,16q-3,-9 4,-9q-3,-6 0,-6q3,1 2.5,6q3,-5 5,-3q1,2 -3,4q5,2 3,8z"),
        ("line w-food", "M31,16.5q-2,-6 3,-7q-2,-4 1,-5l2,3h4l2,-3q3,1 1,5q5,1 3,7z"),
        ("ink", disc(17, 10, 1) + disc(36, 11, 1) + disc(42, 11, 1)),
        ("fine gold", "M52,16.5v-6h5v6z"),
    ),
}
CORRIDOR: Details = {
    "door": (
        ("line gold", arch(33, 6.5, 41, 54)),
        ("fine", "M33,35V54"),
    ),
    "knight": (
        ("line stone", "M28,54V43q0,-4 5,-4t5,4V54z"),
        ("line stone", "M29.5,38v-4a3.5,3.5 0 0 1 7,0v4z"),
        ("line", "M29.5,35h7M41.5,54V29"),
        ("line w-living", "M33,30q1,-5 6,-4q-2,2 -4,4z"),
    ),
    "ghost": (
        (
            "line paper",
            "M26.5,54V38a6.5,7 0 0 1 13,0V54l-2.2,-3l-2.2,3l-2.1,-3l-2.2,3l-2.2,-3z",
        ),
        ("ink", disc(30.8, 38.5, 1.4) + disc(35.2, 38.5, 1.4)),
    ),
    "window": (
        ("line sky", arch(33, 6.5, 34, 46)),
        ("fine", "M33,28V46M26.5,38H39.5"),
        ("fine gold", disc(36, 33.5, 2)),
        ("line paper-2", "M24,46.5h18v2.5H24z"),
    ),
    "portrait": (
        ("line gold", "M25.5,30H40.5V49H25.5z"),
        ("fine w-sleeping", "M28.5,33H37.5V46H28.5z"),
        ("fine paper", "M29.5,46q0,-5 3.5,-5t3.5,5z" + disc(33, 37.8, 2.6)),
    ),
    "bricks": (
        ("line stone", arch(33, 9, 38, 54)),
        (
            "fine",
            "M24,42H42M24,48H42M33,29.5V36M28,36V42M38,36V42M33,42V48M28,48V54M38,48V54M25,36H41",
        ),
    ),
}
DOWNSTAIRS: Details = {
    "barrels": barrel(34.5, 29.5, 13.5),
    "treasure": (
        ("line gold", "M20,39V29q0,-9 14.5,-9t14.5,9V39z"),
        ("line", "M20,29.5H49"),
        ("line paper", "M31.5,27h6v7h-6z"),
        ("line gold", disc(24, 18.5, 3) + disc(34.5, 16.5, 3) + disc(45, 18.5, 3)),
    ),
    "bones": (
        ("line paper", "M25,27a9.5,9 0 1 1 19,0q0,4 -3,6v5H28v-5q-3,-2 -3,-6z"),
        ("ink", disc(30.8, 27, 2.5) + disc(38.2, 27, 2.5)),
        ("fine", "M32,38v-4M34.5,38v-4M37,38v-4M34.5,30l-1.2,2h2.4z"),
    ),
    "bars": (
        ("line shade-48", arch(34.5, 12, 27, 39)),
        ("line", "M27,20V39M32,16V39M37,16V39M42,20V39M22.5,29H46.5"),
        ("chalk", "M30,25h.1M38,25h.1"),
    ),
    "mushrooms": (
        ("line paper", "M25,39v-8h6v8zM39,39v-11h6v11z"),
        ("line w-living", "M18,31.5q1,-11 10,-11t10,11z"),
        ("line w-food", "M34,28.5q1,-10 8,-10t8,10z"),
        ("pale", disc(25, 27, 1.6) + disc(31, 26, 1.6) + disc(42, 24, 1.5)),
    ),
    "arms": (
        ("line", "M22,39L46,15M47,39L23,15"),
        ("line", "M26,30l9,9M34,39l9,-9"),
        ("line stone", "M27,20q7.5,2.5 15,0v7q0,7 -7.5,10q-7.5,-3 -7.5,-10z"),
        ("fine", "M34.5,21.5V36.5M27.5,27H41.5"),
    ),
}
DETAILS = (FOOD, LIVING, UTILITY, OUTDOOR, SLEEPING, CORRIDOR, DOWNSTAIRS)

# Which detail a room shows, where it is not the first of its type.
_OF_ROOM: dict[str, str] = {
    room: detail
    for detail, rooms in {
        "tea": "Morning Tea Room, Afternoon Tea Room, Breakfast Nook, China Room, Spice Room",
        "bread": "Bakery, Buttery, Chocolate Room, Crepery, Pantry",
        "roast": "Meat Locker, Siege Food Storage, Sauerkraut Room, Ice House",
        "wine": "Wine Room, Brandy Room, Brewery",
        "books": "Reading Room, Study, Library, Drawing Room",
        "globe": "Map Room, Observatory, Reception Room, Waiting Room",
        "harp": "Harp Room, Salon, Meditation Room, Gallery",
        "hats": "Hat Room, Cape Room, Vestibule, Tapestry Room",
        "tools": "Scythe Room, Repair Shop, Tool Room, Shield Room, Torch Storage",
        "pets": "Kittenry, Kennel, Game Storage",
        "wash": "Washroom, Sauna, Laundry Room, Powder Room, Mud Room, Glassmaking Room",
        "keys": "Key Room, Crown Storage, Panic Room, Dumbwaiter",
        "hut": "Guardhouse, Sty, Chicken Coop, Firewood Storage, Stables, Aviary",
        "gazebo": "French Gazebo, Biergarten, Winter Garden, Grand Balcony",
        "target": "Archery Range",
        "pond": "Swimming Hole, Fish Pond, Turtle Pond",
        "beds": "Vegetable Garden, Pumpkin Garden, Vineyard",
        "crown": "King's Chambers, Queen's Chambers, Prince's Chambers, Princess' Chambers",
        "moon": "Midnight Room, Solar, Dreaming Room, Nap Room, Tasso Room",
        "bunk": "Bunk Room, Servant's Quarters, Pillow Room, Blanket Room",
        "toys": "Nursery, Rabbit Room, Children's Room, Puppy Room",
        "knight": "Hall of Knights, Great Hall, Hall of Sculptures, Lockdown Room",
        "ghost": "Hall of Ghosts, Purgatory, Echo Chamber",
        "window": "Hall of Windows, Promenade, Pacing Hall",
        "portrait": "Hall of Paintings, Hall of Portraits, Hall of Mirrors",
        "bricks": "Dead End, Hall of Ever-Closing Walls, Hidden Passage",
        "treasure": "Jewel Room, Treasure Room, Hidden Lair",
        "bones": "Crypt, The Hole, Pit of Despair",
        "bars": "Dungeon, Padded Room, Spy Room, Quiet Room, Hidden Entrance",
        "mushrooms": "Fungus Room, Mold Room, Snake Pit, Venus Grotto",
        "arms": "Armory, Knight Room",
    }.items()
    for room in rooms.split(", ")
}


def detail_of(room: int) -> str:
    """Return the symbol of what tells a regular room from others of its type."""
    of_type = DETAILS[room_type(room)]
    detail = _OF_ROOM.get(ROOMS[room].name, next(iter(of_type)))
    return f"detail-{detail}"


def detail_symbols() -> Markup:
    """Define detail-cloche to detail-arms."""
    return join(
        symbol(f"detail-{name}", *shapes) for of_type in DETAILS for name, shapes in of_type.items()
    )
