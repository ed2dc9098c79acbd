"""What the report of an arena says, in English, German and Russian."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.phrases import say as say_from

if TYPE_CHECKING:
    from palas.kernel.phrases import Phrases

SPACE = "\N{NO-BREAK SPACE}"

WORDS: dict[str, Phrases] = {
    "arena": ("Arena", "Arena", "Арена"),
    "games_count": ("{count} games", "{count} Partien", "партий: {count}"),
    "seats_count": ("{count} seats", "{count} Plätze", "мест: {count}"),
    "moves_mean": (
        "{count} moves on average",
        "im Mittel {count} Züge",
        "в среднем ходов: {count}",
    ),
    "silent_won": ("{names} won {share}", "{names} gewann {share}", "{names}: доля побед {share}"),
    "seed": ("seed {seed}", "Startwert {seed}", "начальное число {seed}"),
    "leads": (
        "{bot} wins {share} of its games (95% interval: {low} to {high})."
        " A bot as good as the others would win {fair}.",
        "{bot} gewinnt {share} seiner Partien (95-%-Intervall: {low} bis {high})."
        " Ein Bot, der so gut wie die anderen ist, gewänne {fair}.",
        "{bot} выигрывает {share} своих партий (95%-й интервал: от {low} до {high}). Бот, равный"
        " остальным, выиграл бы {fair}.",
    ),
    "unsure": (
        "No bot is certainly better than the others yet: more games would show.",
        "Noch ist kein Bot sicher besser als die anderen: Mehr Partien würden es zeigen.",
        "Пока ни один бот не лучше остальных наверняка: нужно больше партий.",
    ),
    "no_games": (
        "No game has finished yet.",
        "Noch ist keine Partie zu Ende.",
        "Ни одна партия ещё не закончена.",
    ),
    "results": ("Results", "Ergebnisse", "Результаты"),
    "bot": ("bot", "Bot", "бот"),
    "games": ("games", "Partien", "партии"),
    "wins": ("won", "gewonnen", "выиграно"),
    "share": ("share", "Anteil", "доля"),
    "interval": ("95% interval", "95-%-Intervall", "95%-й интервал"),
    "fair": ("if equal", "bei gleicher Stärke", "при равной силе"),
    "mean_score": ("mean score", "Punkte im Mittel", "средний счёт"),
    "rating": ("rating", "Rating", "рейтинг"),
    "s_per_move": ("s/move", "s/Zug", "с/ход"),
    "forfeits": ("forfeits", "aufgegeben", "поражения без игры"),
    "shares": ("Shares of wins", "Anteile der Siege", "Доли побед"),
    "shares_note": (
        "Dots are measured shares, bars are 95% intervals, dashed lines what equal bots would win.",
        "Punkte sind gemessen, Balken 95-%-Intervalle; gestrichelt ist, was gleich starke Bots"
        " gewännen.",
        "Точки — результаты, полосы — 95%-е интервалы, штрихи — доля при равной силе.",
    ),
    "ratings": ("Ratings", "Ratings", "Рейтинги"),
    "ratings_note": (
        "Plackett–Luce after all games; bars are twice the uncertainty to either side.",
        "Modell von Plackett und Luce über alle Partien; Balken sind beiderseits die doppelte"
        " Unsicherheit.",
        "Модель Плакетта — Люса по всем партиям; полосы — удвоенная неопределённость в обе"
        " стороны.",
    ),
    "unrated": (
        "Where one bot fills all seats there is nothing to rate.",
        "Wo ein Bot alle Plätze füllt, gibt es nichts zu werten.",
        "Если все места занимает один бот, рейтинг не считается.",
    ),
    "scores": ("Scores", "Punkte", "Очки"),
    "scores_note": (
        "How often each score was made; the line is the mean.",
        "Wie oft jede Punktzahl erreicht wurde; die Linie ist das Mittel.",
        "Как часто набирали столько очков; линия — среднее.",
    ),
    "seats": ("Seats", "Plätze", "Места"),
    "seats_note": (
        "The share of wins of each seat, whoever sat there; dashed lines are equal shares.",
        "Der Anteil der Siege jedes Platzes, gleich wer dort saß; gestrichelt: gleiche Anteile.",
        "Доля побед каждого места, кто бы на нём ни сидел; штрихи — равные доли.",
    ),
    "seat": ("Seat {number}", "Platz {number}", "Место {number}"),
    "by_seat": ("Wins by seat", "Siege nach Platz", "Победы по местам"),
    "length": ("Length of games", "Länge der Partien", "Длина партий"),
    "length_note": (
        "Moves per game; the line is the mean.",
        "Züge in einer Partie; die Linie ist das Mittel.",
        "Ходов в партии; линия — среднее.",
    ),
    "moves": ("Moves", "Züge", "Ходы"),
    "mean": ("mean {value}", "Mittel {value}", "среднее {value}"),
    "seconds": ("Seconds per move", "Sekunden pro Zug", "Секунд на ход"),
    "seconds_note": (
        "Each line is ten times the one before.",
        "Jede Linie ist das Zehnfache der vorigen.",
        "Каждая линия вдесятеро больше предыдущей.",
    ),
    "all_forfeits": ("Forfeits", "Kampflos abgegeben", "Поражения без игры"),
    "forfeit": (
        "{bot} ({count}×): {why}",
        "{bot} ({count}×): {why}",
        "{bot} ({count}×): {why}",
    ),
    "cut_off": (
        "Games that were cut off and do not count: {count}.",
        "Abgebrochene Partien, die nicht zählen: {count}.",
        "Прервано и не засчитано партий: {count}.",
    ),
    "again": ("This contest again", "Denselben Wettkampf wiederholen", "Тот же турнир ещё раз"),
    "written": (
        "{game}, version {version} · {date}",
        "{game}, Fassung {version} · {date}",
        "{game}, версия {version} · {date}",
    ),
}


def say(key: str, language: str, **values: object) -> str:
    """Return what the report says, with its gaps filled."""
    return say_from(WORDS, key, language, **values)


def decimal(value: float, digits: int, language: str) -> str:
    """Write a number as readers of the language do."""
    return _written(f"{value:.{digits}f}", language)


def brief(value: float, language: str) -> str:
    """Write a number with as few digits as it needs."""
    return _written(f"{value:.6f}".rstrip("0").rstrip("."), language)


def percent(share: float, digits: int, language: str) -> str:
    """Write a share as a percentage."""
    space = "" if language == "en" else SPACE
    return f"{decimal(100 * share, digits, language)}{space}%"


def _written(digits: str, language: str) -> str:
    point = "." if language == "en" else ","
    return digits.replace("-", "\N{MINUS SIGN}").replace(".", point)
