"""What Two Heirs is: titles, seats, options, edition and sources."""

from __future__ import annotations

from itertools import combinations

from palas.kernel.meta import Meta, Option

from .components import COMPONENTS, SETS

RANDOM_SETS = "random"
# every choice of three sets, as its option says it, then a random one
SET_CHOICES = (*("+".join(three) for three in combinations(SETS, 3)), RANDOM_SETS)

META = Meta(
    id="two-heirs",
    version=1,
    titles={"en": "The Two Heirs", "de": "Die zwei Erben", "ru": "Два наследника"},
    author="Ivan Dostál, Olda Rejl, Ondra Cigánek",
    edition="Albi 2022",
    summary={
        "en": "Two brothers build up one land: whoever rules better wears the crown in the end.",
        "de": "Zwei Brüder bebauen ein Land: Wer besser herrscht, trägt am Ende die Krone.",
        "ru": "Два брата застраивают одну землю: корону получит лучший правитель.",
    },
    seats=range(2, 3),
    options=(
        Option(
            name="sets",
            title=("Sets of buildings", "Gebäudesets", "Наборы построек"),
            default="travel+land_industry+trade_church",
            choices=SET_CHOICES,
            words={
                "travel": ("travel", "Reise", "путешествия"),
                "land_industry": ("land and industry", "Land & Industrie", "земля и промыслы"),
                "trade_church": ("trade and church", "Handel & Kirche", "торговля и церковь"),
                "war": ("war", "Krieg", "война"),
                "patrol": ("patrol", "Patrouille", "дозор"),
                "crafts": ("crafts", "Handwerk", "ремёсла"),
                RANDOM_SETS: ("three at random", "drei zufällige", "три случайных"),
            },
            help={
                "en": "The three sets of buildings in play, or random ones.",
                "de": "Die drei Gebäudesets der Partie oder zufällige.",
                "ru": "Три набора построек для партии или случайные.",
            },
        ),
        Option(
            name="roads",
            title=("Score roads", "Straßen werden gewertet", "Дороги приносят очки"),
            default=True,
            help={
                "en": "Roads bring points at the end.",
                "de": "Straßen bringen am Ende Punkte.",
                "ru": "Дороги приносят очки в конце игры.",
            },
        ),
    ),
    components=COMPONENTS,
    certainty=(
        "numbers of tiles, sets and colours public; four costs are printed in the rules; the"
        " other costs, the variants and all roads are reconstructed",
        "Anzahl der Plättchen, Sets und Farben öffentlich bekannt; vier Baukosten stehen in den"
        " Regeln; die übrigen Kosten, die Varianten und alle Straßen sind rekonstruiert",
        "количество жетонов, наборы и цвета известны; четыре стоимости напечатаны в правилах;"
        " остальные стоимости, варианты и все дороги восстановлены",
    ),
)
