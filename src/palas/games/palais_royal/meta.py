"""What Palais Royal is: titles, seats, options, edition and sources."""

from __future__ import annotations

from palas.kernel.meta import Meta, Option

from .components import COMPONENTS

META = Meta(
    id="palais-royal",
    version=1,
    titles={"en": "Palais Royal", "de": "Palais Royal", "ru": "Пале-Рояль"},
    author="Xavier Georges",
    edition="Hans im Glück 2008",
    summary={
        "en": "Move servants through nine rooms for gold and seals, and win the park’s nobles.",
        "de": "Führe Diener durch neun Räume, sammle Gold und Siegel und wirb Adlige im Park an.",
        "ru": "Перемещайте слуг по девяти комнатам за золотом и печатями и нанимайте дворян из"
        " парка.",
    },
    seats=range(2, 5),
    options=(
        Option(
            name="layout",
            title=("Layout of the rooms", "Lage der Räume", "Расположение комнат"),
            default="first_game",
            choices=("first_game", "shuffled"),
            words={
                "first_game": (
                    "as recommended for a first game",
                    "wie für die erste Partie empfohlen",
                    "как советуют для первой партии",
                ),
                "shuffled": ("shuffled", "gemischt", "случайно"),
            },
            help={
                "en": "How the nine rooms lie: as recommended for a first game, or shuffled.",
                "de": "Wie die neun Räume liegen: wie für die erste Partie empfohlen oder"
                " gemischt.",
                "ru": "Расположение девяти комнат: как советуют для первой партии или случайное.",
            },
        ),
    ),
    components=COMPONENTS,
    stalls=True,
    certainty=(
        "rooms and numbers of pieces as printed; park, nobles and card prices reconstructed to"
        " fit every printed example: two nobles are printed in the rules, one more is public",
        "Räume und Stückzahlen wie gedruckt; Park, Adlige und Kartenpreise so rekonstruiert,"
        " dass alle gedruckten Beispiele stimmen: Zwei Adlige stehen in den Regeln, einer ist"
        " öffentlich bekannt",
        "комнаты и количество компонентов как в правилах; парк, дворяне и цены карт"
        " восстановлены так, что сходятся все напечатанные примеры: два дворянина показаны в"
        " правилах, ещё один известен из открытых источников",
    ),
)
