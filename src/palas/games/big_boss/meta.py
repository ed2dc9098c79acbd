"""What Big Boss is: titles, seats, options, edition and sources."""

from __future__ import annotations

from palas.games.big_boss import tables
from palas.kernel.meta import Meta, Option

META = Meta(
    id="big-boss",
    version=1,
    titles={"en": "Big Boss", "de": "Das neue Big Boss", "ru": "Биг Босс"},
    author="Wolfgang Kramer",
    edition="Kosmos 2009",
    summary={
        "en": "Build castles along a street, seat your nobles in those that grow, get rich.",
        "de": "Baue Schlösser an der Straße, setze Adlige in die ein, die wachsen, und werde"
        " reich.",
        "ru": "Стройте замки вдоль улицы, ставьте дворян в те, что растут, и богатейте.",
    },
    seats=range(2, tables.MAX_SEATS + 1),
    options=(
        Option(
            name="closed_loop",
            title=("Closed street", "Geschlossene Straße", "Замкнутая улица"),
            default=False,
            help={
                "en": "Plots 72 and 1 are neighbours.",
                "de": "Die Felder 72 und 1 sind Nachbarn.",
                "ru": "Участки 72 и 1 — соседи.",
            },
        ),
    ),
    components={
        "plots": tables.PLOTS,
        "building_cards": tables.PLOTS,
        "tower_cards": tables.TOWER_CARDS,
        "blocks": tables.BLOCKS,
        "founding_stones": tables.FOUNDING_STONES,
        "castles": list(tables.CASTLES),
        "barons_per_seat": tables.BARONS,
        "grandees_per_seat": tables.GRANDEES,
        "start_money": tables.START_MONEY,
    },
    certainty=("printed in the rulebook", "im Regelheft gedruckt", "напечатано в правилах"),
)
