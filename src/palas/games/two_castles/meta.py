"""What Two Castles is: titles, seats, options, edition and sources."""

from __future__ import annotations

from palas.games.two_castles import tables
from palas.kernel.meta import Meta, Option

META = Meta(
    id="two-castles",
    version=1,
    titles={"en": "Two Castles", "de": "Zwischen zwei Schlössern", "ru": "Между двух замков"},
    author="Ben Rosset, Matthew O'Malley",
    edition="Feuerland 2018, Crowd Games",
    summary={
        "en": "Build one castle with each neighbour: only the lower of your two counts.",
        "de": "Baue mit jedem Nachbarn ein Schloss: Nur das mit weniger Punkten zählt.",
        "ru": "Стройте по замку с каждым соседом: засчитывается тот, что принёс меньше.",
    },
    seats=range(2, tables.MAX_SEATS + 1),
    options=(
        Option(
            name="bonus_decider",
            title=("Who chooses a bonus", "Wer über einen Bonus entscheidet", "Кто выбирает бонус"),
            default="placer",
            choices=("placer", "elder", "agree"),
            words={
                "placer": (
                    "whoever placed the room",
                    "wer den Raum angelegt hat",
                    "кто построил помещение",
                ),
                "elder": ("the elder partner", "der ältere Partner", "старший партнёр"),
                "agree": ("both together", "beide gemeinsam", "оба вместе"),
            },
            help={
                "en": "Who chooses a bonus: whoever placed the room, the elder partner,"
                " or both must agree (the elder after a disagreement).",
                "de": "Wer über einen Bonus entscheidet: wer den Raum angelegt hat, der ältere"
                " Partner oder beide gemeinsam (bei Uneinigkeit der ältere).",
                "ru": "Кто выбирает бонус: построивший помещение, старший из партнёров или оба"
                " вместе (при разногласии — старший).",
            },
        ),
    ),
    components={
        "regular_rooms": tables.REGULAR_ROOMS,
        "regular_types": tables.REGULAR_TYPES,
        "special_rooms_of_a_kind": tables.SPECIALS_OF_A_KIND,
        "special_kinds": tables.SPECIAL_KINDS,
        "throne_rooms": tables.THRONES,
        "attendants_of_a_kind": tables.ATTENDANTS_OF_A_KIND,
        "attendant_kinds": tables.DECORATIONS,
        "bonus_cards": tables.BONUS_CARDS,
        "hand": tables.HAND,
    },
    certainty=(
        "rooms, throne rooms and bonus cards as published, checked against scans; the numbers of"
        " each kind of special room and attendant are inferred from the printed totals",
        "Räume, Thronsäle und Bonuskarten wie veröffentlicht, mit Scans verglichen; die Anzahl"
        " jeder Art von Sonderräumen und Bediensteten ist aus den gedruckten Summen erschlossen",
        "помещения, тронные залы и карты бонусов как опубликованы, сверены со сканами;"
        " количество особых помещений и слуг каждого вида выведено из напечатанных сумм",
    ),
    silent={2: ("Ludwig",)},  # R12.6
)
