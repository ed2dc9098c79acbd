"""What stands in every `--help`: headings, words that stand for values, shared options."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

HEADINGS: dict[str, Phrases] = {
    "usage": ("Usage", "Aufruf", "Использование"),
    "options_word": ("[OPTIONS]", "[OPTIONEN]", "[ПАРАМЕТРЫ]"),
    "command_word": ("COMMAND…", "BEFEHL…", "КОМАНДА…"),
    "arguments": ("Arguments", "Argumente", "Аргументы"),
    "options": ("Options", "Optionen", "Параметры"),
    "commands": ("Commands", "Befehle", "Команды"),
    "example": ("Example", "Beispiel", "Пример"),
    "default": ("default: {value}", "Vorgabe: {value}", "по умолчанию: {value}"),
    "off": ("off", "aus", "выключено"),
    "required": ("required", "nötig", "обязательно"),
    "variable": (
        "environment variable: {name}",
        "Umgebungsvariable: {name}",
        "переменная окружения: {name}",
    ),
}

STANDS_FOR: dict[str, Phrases] = {  # words in capitals, in whose place something is typed
    "ADDRESS": ("ADDRESS", "ADRESSE", "АДРЕС"),
    "FILE": ("FILE", "DATEI", "ФАЙЛ"),
    "FOLDER": ("FOLDER", "ORDNER", "ПАПКА"),
    "GAME": ("GAME", "SPIEL", "ИГРА"),
    "HOST": ("HOST", "RECHNER", "УЗЕЛ"),
    "LIST": ("LIST", "LISTE", "СПИСОК"),
    "MOVE": ("MOVE", "ZUG", "ХОД"),
    "NAME": ("NAME", "NAME", "ИМЯ"),
    "PORT": ("PORT", "PORT", "ПОРТ"),
    "SEAT": ("SEAT", "PLATZ", "МЕСТО"),
    "SEED": ("SEED", "STARTWERT", "ЧИСЛО"),
    "VALUE": ("VALUE", "WERT", "ЗНАЧЕНИЕ"),
}

SHARED: dict[str, Phrases] = {  # what means the same in every command
    "help": ("Show this help.", "Diese Hilfe zeigen.", "Показать эту справку."),
    "language": (
        "The language of what is shown, help and errors included; by default that of LC_ALL,"
        " LC_MESSAGES or LANG.",
        "Die Sprache aller Texte, auch der Hilfe und der Fehler; sonst die aus LC_ALL,"
        " LC_MESSAGES oder LANG.",
        "Язык всех текстов, в том числе справки и ошибок; обычно берётся из LC_ALL, LC_MESSAGES"
        " или LANG.",
    ),
    "as_json": (
        "Print JSON, for programs.",
        "JSON ausgeben, für Programme.",
        "Вывести JSON, для программ.",
    ),
    "components": (
        "Other components of the game: a JSON file.",
        "Anderes Spielmaterial: eine JSON-Datei.",
        "Другие компоненты игры: файл JSON.",
    ),
    "bot_seconds": (
        "How many seconds a program may think about one decision.",
        "Wie viele Sekunden ein Programm über eine Entscheidung nachdenken darf.",
        "Сколько секунд программа может думать над одним решением.",
    ),
}
