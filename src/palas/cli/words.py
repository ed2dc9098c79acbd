"""What the program says to people, side by side in English, German and Russian."""

from __future__ import annotations

from palas.cli.numbers import Number
from palas.kernel.phrases import Forms, Phrases, counted, in_language

NAMES: tuple[Phrases, ...] = (  # of seats nobody has named
    ("Anna", "Anna", "Анна"),
    ("Bruno", "Bruno", "Бруно"),
    ("Carla", "Carla", "Карла"),
    ("Diego", "Diego", "Диего"),
    ("Elena", "Elena", "Элена"),
    ("Felipe", "Felipe", "Фелипе"),
    ("Gloria", "Gloria", "Глория"),
)

SAYINGS: dict[str, Phrases] = {
    # games
    "version": ("version {version}", "Fassung {version}", "версия {version}"),
    "seats": ("{low} to {high} players", "{low} bis {high} Plätze", "мест: от {low} до {high}"),
    "players": ("{seats} players", "{seats} Plätze", "мест: {seats}"),
    "by": (
        "by {author}, {edition}",
        "von {author}, {edition}",
        "авторы и издание: {author}, {edition}",
    ),
    "options": ("options", "Optionen", "варианты"),
    "components": ("components", "Spielmaterial", "компоненты"),
    "certainty": ("source: {certainty}", "Quelle: {certainty}", "источник: {certainty}"),
    "default": ("default {value}", "Vorgabe {value}", "по умолчанию {value}"),
    "fits": (
        "{file}: fits {game}",
        "{file}: passt zu {game}",
        "{file}: подходит для {game}",
    ),
    "stopped": ("stopped", "abgebrochen", "остановлено"),
    # who sits where
    "seat": ("Seat {number}", "Platz {number}", "Место {number}"),
    "you": ("you", "du", "вы"),
    "to_act": ("{name} is playing", "{name} ist am Zug", "ходит {name}"),
    # the game at the prompt
    "welcome": (
        "{game}, {seats} seats. Type a number or the words of a move; help lists the rest.",
        "{game}, {seats} Plätze. Tippe eine Nummer oder die Worte eines Zuges; „hilfe“ zeigt"
        " alle Befehle.",
        "{game}, мест: {seats}. Введите номер или слова хода; «помощь» — список команд.",
    ),
    "resumed": (
        "{file} goes on after {moves}.",
        "{file} geht nach {moves} weiter.",
        "{file}: партия продолжается после {moves}.",
    ),
    "choose": (
        "no move has the number {number}; there are {count}",
        "kein Zug hat die Nummer {number}; es gibt {count}",
        "нет хода с номером {number}; всего ходов {count}",
    ),
    "undone": (
        "Taken back: {move}",
        "Zurückgenommen: {move}",
        "Ход взят назад: {move}",
    ),
    "hint": (
        "{bot} would: {move}",
        "{bot} rät: {move}",
        "{bot} предлагает: {move}",
    ),
    "expected": (
        "  then, as it expects, {name}: {move}",
        "  danach erwartet er von {name}: {move}",
        "  затем, по мнению бота, {name}: {move}",
    ),
    "agree_warning": (
        "The game would end here and be scored as it stands; this cannot be taken back. If"
        " everybody at the table agrees, type agree again.",
        "Die Partie würde hier enden und so gewertet, wie sie steht; zurücknehmen lässt sich das"
        " nicht. Wenn alle am Tisch das wollen, tippe noch einmal „einig“.",
        "Партия закончится здесь, и очки будут подсчитаны как есть; отменить ходы будет нельзя."
        " Если этого хотят все за столом, введите «согласны» ещё раз.",
    ),
    "agreed": (
        "All have agreed: the game ends here.",
        "Alle sind sich einig: Die Partie endet hier.",
        "Все согласны: партия заканчивается здесь.",
    ),
    "serving": (
        "Palas is open at {address} (Ctrl-C closes it)",
        "Palas läuft unter {address} (Strg-C beendet es)",
        "Palas работает: {address} (остановить: Ctrl-C)",
    ),
    "saved": ("Saved in {file}", "Gespeichert in {file}", "Сохранено в {file}"),
    "needs_file": (
        "{command} needs the name of a file: {command} FILE",
        "„{command}“ braucht den Namen einer Datei: {command} DATEI",
        "«{command}»: нужно имя файла: {command} ФАЙЛ",
    ),
    "quit_warning": (
        "This game is not recorded. Type quit again to leave it, or save FILE first.",
        "Diese Partie wird nicht aufgezeichnet. Tippe noch einmal „ende“, um sie zu verlassen,"
        " oder vorher „speichern DATEI“.",
        "Партия не записывается. Введите «выход» ещё раз, чтобы уйти, или сначала «сохранить"
        " ФАЙЛ».",
    ),
    "left": (
        "The game is paused after {moves}.",
        "Die Partie ist nach {moves} unterbrochen.",
        "Партия прервана после {moves}.",
    ),
    "go_on": (
        "Go on with: palas play {game} --resume {file}",
        "Weiter mit: palas play {game} --resume {file}",
        "Продолжить: palas play {game} --resume {file}",
    ),
    "pass_keyboard": (
        "Pass the keyboard to {name}. {name}, press Enter.",
        "Die Tastatur bitte an {name}. {name}, drücke Enter.",
        "Передайте клавиатуру: {name}. {name}, нажмите Enter.",
    ),
    "or_undo": (
        "({name} can still type undo.)",
        "({name} kann den Zug noch mit „zurück“ zurücknehmen.)",
        "({name} ещё может отменить ход: «назад».)",
    ),
    "end_turn": (
        "Your turn is over. Enter goes on, undo takes the move back.",
        "Dein Zug ist zu Ende. Weiter mit Enter; „zurück“ nimmt den Zug zurück.",
        "Ваш ход окончен. Enter — дальше, «назад» — отменить ход.",
    ),
    "nothing_yet": (
        "Nothing has been played yet.",
        "Noch ist nichts gespielt.",
        "Ещё ничего не сыграно.",
    ),
    "moves": ("Moves", "Züge", "Ходы"),
    "playing": ("The bots play", "Die Bots spielen", "Боты играют"),
    "earlier": (
        "… {count} before",
        "… {count} davor",
        "… до этого {count}",
    ),
    # the score sheet
    "result": ("Result", "Ergebnis", "Итог"),
    "total": ("total", "gesamt", "итого"),
    "if_now": (
        "If the game ended now",
        "Wäre die Partie jetzt zu Ende",
        "Если бы партия закончилась сейчас",
    ),
    "wins": (
        "{names} wins with {points}.",
        "{names} gewinnt mit {points}.",
        "Побеждает {names}, очков: {points}.",
    ),
    "win": (
        "{names} share the victory with {points}.",
        "{names} teilen sich den Sieg mit {points}.",
        "Победу делят {names}, очков: {points}.",
    ),
    "leads": (
        "{names} leads with {points}.",
        "{names} führt mit {points}.",
        "Впереди {names}, очков: {points}.",
    ),
    "lead": (
        "{names} lead with {points}.",
        "{names} führen mit {points}.",
        "Впереди {names}, очков: {points}.",
    ),
    # replay
    "verified": (
        "{file}: {game}, {seats} seats, {moves}, {result}: every line verified",
        "{file}: {game}, {seats} Plätze, {moves}, {result}: jede Zeile geprüft",
        "{file}: {game}, мест: {seats}, {moves}, {result}: каждая строка проверена",
    ),
    "scores": ("scores {scores}", "Punkte {scores}", "очки {scores}"),
    "unfinished": ("unfinished", "nicht beendet", "не закончена"),
    # check
    "key_right": (
        "The key of the record is the one that was committed to.",
        "Der Schlüssel der Aufzeichnung ist der, auf den man sich festgelegt hat.",
        "Ключ записи — тот самый, для которого было опубликовано обязательство.",
    ),
    "key_wrong": (
        "The key of the record is a different one: it commits to {committed}.",
        "Der Schlüssel der Aufzeichnung ist ein anderer: Er legt sich auf {committed} fest.",
        "Ключ записи другой: ему соответствует {committed}.",
    ),
    "deal_right": (
        "Deal, draws and {moves} moves follow from the key; scores {scores}.",
        "Startaufstellung, gezogene Karten und Plättchen und {moves} Züge ergeben sich aus dem"
        " Schlüssel; Punkte {scores}.",
        "Раздача, взятые карты и жетоны и все ходы ({moves}) соответствуют ключу; очки {scores}.",
    ),
    "deal_wrong": (
        "The record does not follow from its key: {why}.",
        "Die Aufzeichnung ergibt sich nicht aus ihrem Schlüssel: {why}.",
        "Запись не соответствует своему ключу: {why}.",
    ),
    "all_right": (
        "All right: nobody has tampered with the shuffle.",
        "Alles in Ordnung: Am Mischen wurde nichts manipuliert.",
        "Всё верно: карты и жетоны перемешаны честно.",
    ),
    "not_right": (
        "Not right: this game was not dealt as promised.",
        "Nicht in Ordnung: Diese Partie wurde nicht so ausgeteilt wie versprochen.",
        "Неверно: эта партия раздана не так, как было обещано.",
    ),
    # compiling and measuring
    "compiling": ("compiling {game}", "{game} wird kompiliert", "компиляция {game}"),
    "milliseconds": ("{value:,.1f} ms", "{value:,.1f} ms", "{value:,.1f} мс"),
    "whole_ms": ("{value:,.0f} ms", "{value:,.0f} ms", "{value:,.0f} мс"),
    "load": ("load {value}", "Last {value}", "нагрузка {value}"),
    "load_unknown": ("load unknown", "Last unbekannt", "нагрузка неизвестна"),
    "made_warm": (
        "{game}: compiled in {seconds:.1f} s, kept in {folder}",
        "{game}: in {seconds:.1f} s kompiliert, liegt in {folder}",
        "{game}: скомпилировано за {seconds:.1f} с, хранится в {folder}",
    ),
    "warm": (
        "{game}: already compiled ({seconds:.1f} s), kept in {folder}",
        "{game}: schon kompiliert ({seconds:.1f} s), liegt in {folder}",
        "{game}: уже скомпилировано ({seconds:.1f} с), хранится в {folder}",
    ),
    "measuring": ("measuring: {what}", "Messung: {what}", "измерение: {what}"),
    "step_equal": (
        "whether all ways agree",
        "ob alle Arten übereinstimmen",
        "совпадают ли все способы",
    ),
    "step_interpreted": ("interpreted", "interpretiert", "интерпретатор"),
    "step_compiled, all cores": (
        "compiled, one core and all",
        "kompiliert, ein Kern und alle",
        "после компиляции, одно ядро и все",
    ),
    "step_cuda": ("GPU", "GPU", "GPU"),
    "step_search": ("the search", "die Suche", "поиск"),
    "step_start": ("starting the server", "Start des Servers", "запуск сервера"),
    "step_picture": ("drawing pictures", "Bilder zeichnen", "рисование картинок"),
    "step_tables": ("filling the store", "Speicher füllen", "наполнение хранилища"),
    "step_move_to_screen": (
        "moves on their way to the screens",
        "Züge auf dem Weg zum Bildschirm",
        "путь хода до экрана",
    ),
    "way": ("way", "Art", "способ"),
    "seat_count": ("{seats} seats", "{seats} Plätze", "мест: {seats}"),
    "moves_per_s": ("moves/s", "Züge/s", "ходов/с"),
    "games_per_s": ("games/s", "Partien/s", "партий/с"),
    "interpreted": ("interpreted", "interpretiert", "интерпретатор"),
    "compiled": ("compiled, one core", "kompiliert, ein Kern", "компиляция, одно ядро"),
    "all_cores": (
        "compiled, {cores} cores",
        "kompiliert, {cores} Kerne",
        "компиляция, ядер: {cores}",
    ),
    "cuda": ("GPU", "GPU", "GPU"),
    "castle_us": (
        "A whole castle is scored in {castle_us} µs.",
        "Ein ganzes Schloss ist in {castle_us} µs gewertet.",
        "Очки целого замка подсчитываются за {castle_us} мкс.",
    ),
    "warming": ("{bot} gets ready", "{bot} macht sich bereit", "{bot}: подготовка"),
    "contest": ("playing", "Partien laufen", "идёт игра"),
    "contest_title": (
        "{games} games, {moves} moves on average.",
        "{games} Partien, im Mittel {moves} Züge.",
        "Партий: {games}, в среднем ходов: {moves}.",
    ),
    "bot": ("bot", "Bot", "бот"),
    "share": ("wins", "Siege", "победы"),
    "interval": ("95% interval", "95-%-Intervall", "95%-й интервал"),
    "fair": ("if equal", "bei gleicher Stärke", "при равной силе"),
    "mean_score": ("mean score", "Punkte im Mittel", "средний счёт"),
    "rating": ("rating", "Rating", "рейтинг"),
    "s_per_move": ("s/move", "s/Zug", "с/ход"),
    "cut_off": (
        "Games that were cut off and do not count: {count}.",
        "Abgebrochene Partien, die nicht zählen: {count}.",
        "Прервано и не засчитано партий: {count}.",
    ),
    "silent_won": (
        "{names} won {share} of the games, without a seat.",
        "{names} gewann {share} der Partien, ohne Platz.",
        "{names} (без места) — доля побед: {share}.",
    ),
    "forfeit": (
        "{bot} forfeits game {game}: {why}",
        "{bot} gibt Partie {game} kampflos ab: {why}",
        "{bot}: поражение в партии {game}: {why}",
    ),
    "forfeits": (
        "{bot} forfeited ({count}×): {why}",
        "{bot} gab kampflos ab ({count}×): {why}",
        "{bot}: поражений без игры — {count}: {why}",
    ),
    "more_reasons": (
        "… and other reasons: {count}",
        "… und andere Gründe: {count}",
        "… и других причин: {count}",
    ),
    "pace": (
        "{done} of {total} games, about {left} left",
        "{done} von {total} Partien, noch etwa {left}",
        "партий: {done} из {total}, осталось примерно {left}",
    ),
    "kept": (
        "Games kept in {file}: {count}; the same command goes on.",
        "Partien in {file}: {count}; derselbe Befehl macht weiter.",
        "Партий в {file}: {count}; та же команда продолжит.",
    ),
    "pairing": (
        "{game}: {upper} against {lower} ({number} of {count})",
        "{game}: {upper} gegen {lower} ({number} von {count})",
        "{game}: {upper} против {lower} ({number} из {count})",
    ),
    "tried": (
        "{level} (walks: {walks}, noise: {noise:g}) wins {share:.1%} against the one below",
        "{level} (Durchläufe: {walks}, Rauschen: {noise:g}) gewinnt {share:.1%} gegen die Stufe"
        " darunter",
        "{level} (проходов: {walks}, шум: {noise:g}): побед над уровнем ниже {share:.1%}",
    ),
    "pairing_title": ("pairing", "Paarung", "пара"),
    "games": ("games", "Partien", "партии"),
    "below_s": ("s/move below", "s/Zug darunter", "с/ход ниже"),
    "tuned": (
        "Levels of {game} that fit; the lowest stays as it is:",
        "Passende Stufen von {game}; die unterste bleibt, wie sie ist:",
        "Подходящие уровни игры {game}; нижний остаётся прежним:",
    ),
    "out_of_reach": (
        "not within reach: {share:.0%}",
        "nicht erreichbar: {share:.0%}",
        "недостижимо: {share:.0%}",
    ),
    "taken_over": (
        "{bot} gives up: {why}. The greedy bot plays on for it.",
        "{bot} gibt auf: {why}. Der Bot „greedy“ spielt für ihn weiter.",
        "{bot} выбывает: {why}. Вместо него играет бот greedy.",
    ),
    "random": ("random moves", "zufälligen Zügen", "случайные ходы"),
    "sensible": ("sensible moves", "vernünftigen Zügen", "разумные ходы"),
    "bench_turns": (
        "With {way}: {decisions_per_turn} decisions per turn, {turns_per_seat} turns per seat,"
        " {truncated} games cut off.",
        "Mit {way}: {decisions_per_turn} Entscheidungen pro Zug, {turns_per_seat} Züge pro"
        " Platz, {truncated} Partien abgebrochen.",
        "Если выбирать {way}: решений за ход — {decisions_per_turn}, ходов на место —"
        " {turns_per_seat}, прервано партий — {truncated}.",
    ),
    "bench_search": (
        "The search makes {walks_per_s:,} walks per second from the first move in {memory_mib} MiB;"
        " the king’s first move takes {king_s} s.",
        "Die Suche macht vom ersten Zug an {walks_per_s:,} Durchläufe pro Sekunde in"
        " {memory_mib} MiB; der erste Zug des Königs dauert {king_s} s.",
        "Поиск делает с первого хода {walks_per_s:,} проходов в секунду, память {memory_mib} МиБ;"
        " первый ход короля занимает {king_s} с.",
    ),
    "bench_facts": (
        "Compiled code is {ratio} times as fast as interpreted; all cores scale by {scaling}. A"
        " record has {state_bytes} bytes and is copied in {copy_ns} ns. Compiling took"
        " {compile_s} s.",
        "Kompiliert ist {ratio}-mal so schnell wie interpretiert; alle Kerne skalieren mit"
        " {scaling}. Ein Stand hat {state_bytes} Bytes und ist in {copy_ns} ns kopiert. Das"
        " Kompilieren dauerte {compile_s} s.",
        "Во сколько раз компиляция быстрее интерпретатора: {ratio}; масштабирование по ядрам:"
        " {scaling}. Запись занимает {state_bytes} байт и копируется за {copy_ns} нс."
        " Компиляция заняла {compile_s} с.",
    ),
    "bench_table": (
        "{tables} tables, {viewers} viewers each, {seconds:g} s",
        "{tables} Tische, je {viewers} Zuschauende, {seconds:g} s",
        "столов: {tables}, зрителей за каждым: {viewers}, {seconds:g} с",
    ),
    "median": ("median", "Median", "медиана"),
    "limit": ("limit", "Grenze", "предел"),
    "bench_move_to_screen": ("move to screen", "Zug bis Bildschirm", "от хода до экрана"),
    "bench_picture": ("a picture", "ein Bild", "одна картинка"),
    "bench_start": ("start to first page", "Start bis erste Seite", "от запуска до страницы"),
    "bench_coming_back": ("coming back", "Neu verbinden", "возвращение к столу"),
    "bench_table_facts": (
        "{moves} moves, {moves_per_s} per second; {missing} arrivals missing, {refused} refused."
        " The server kept {server_cpu} cores busy and holds {memory_mb} MB.",
        "{moves} Züge, {moves_per_s} pro Sekunde; {missing} nicht angekommen, {refused} abgelehnt."
        " Der Server beschäftigte {server_cpu} Kerne und hält {memory_mb} MB.",
        "Ходов: {moves}, в секунду: {moves_per_s}; не дошло: {missing}, отклонено: {refused}."
        " Сервер занял ядер: {server_cpu}, памяти: {memory_mb} МБ.",
    ),
    "equal": (
        "Every way plays the same games to the same end.",
        "Alle Arten spielen dieselben Partien mit demselben Ende.",
        "Всеми способами сыграны те же партии с тем же концом.",
    ),
    "unequal": (
        "The ways do NOT agree: the same games end differently.",
        "Die Arten stimmen NICHT überein: dieselben Partien enden verschieden.",
        "Способы НЕ совпадают: те же партии заканчиваются по-разному.",
    ),
}

A_MOVE: Phrases = ("number, words", "Nummer, Worte", "номер, слова")

HELP: dict[str, Phrases] = {  # at the prompt
    "": (
        "play a move: its number, its words, or a short form",
        "einen Zug spielen: seine Nummer, seine Worte oder eine Kurzform",
        "сделать ход: номер, слова или короткая форма",
    ),
    "undo": (
        "take your last move back",
        "deinen letzten Zug zurücknehmen",
        "отменить свой последний ход",
    ),
    "hint": (
        "what the greedy bot would do, or another: hint king",
        "was der Bot „greedy“ tun würde, oder ein anderer: tipp king",
        "что сделал бы бот greedy или другой: «совет king»",
    ),
    "why": (
        "every seat’s points with their reasons",
        "die Punkte aller Plätze mit Begründung",
        "очки всех мест с объяснением",
    ),
    "agree": (
        "all agree to end the game now and score it",
        "alle einig: die Partie jetzt beenden und werten",
        "все согласны закончить партию сейчас и подсчитать очки",
    ),
    "moves": ("list the moves again", "die Züge noch einmal zeigen", "показать ходы ещё раз"),
    "hand": (
        "your cards or tiles and what each would do",
        "deine Karten oder Plättchen und was jedes bewirkt",
        "ваши карты или жетоны и что они дадут",
    ),
    "board": ("draw the table again", "den Tisch noch einmal zeichnen", "нарисовать стол ещё раз"),
    "log": ("the log so far", "der bisherige Verlauf", "журнал партии"),
    "save": (
        "save FILE: write the record",
        "speichern DATEI: die Aufzeichnung schreiben",
        "сохранить ФАЙЛ: запись партии",
    ),
    "picture": (
        "picture FILE: draw an SVG",
        "bild DATEI: ein SVG zeichnen",
        "рисунок ФАЙЛ: нарисовать SVG",
    ),
    "help": ("this list", "diese Liste", "этот список"),
    "quit": ("leave the game", "die Partie verlassen", "выйти из партии"),
}

COMMANDS: dict[str, Phrases] = {
    "undo": ("undo", "zurück", "назад"),
    "hint": ("hint", "tipp", "совет"),
    "why": ("why", "warum", "почему"),
    "moves": ("moves", "züge", "ходы"),
    "hand": ("hand", "hand", "рука"),
    "board": ("board", "brett", "доска"),
    "log": ("log", "verlauf", "журнал"),
    "save": ("save", "speichern", "сохранить"),
    "picture": ("picture", "bild", "рисунок"),
    "help": ("help", "hilfe", "помощь"),
    "agree": ("agree", "einig", "согласны"),
    "quit": ("quit", "ende", "выход"),
}

OTHER_WORDS: dict[str, tuple[str, ...]] = {  # that mean a command as well
    "log": ("chronik", "летопись"),
    "picture": ("картина",),
}

MOVES: Forms = (("move", "moves"), ("Zug", "Züge"), ("ход", "хода", "ходов"))
AFTER_MOVES: Forms = (("move", "moves"), ("Zug", "Zügen"), ("хода", "ходов", "ходов"))


def say(key: str, language: str, **values: object) -> str:
    """Return a saying with its gaps filled, numbers as its readers write them."""
    told = {name: _told(value, language) for name, value in values.items()}
    return in_language(SAYINGS[key], language).format(**told)


def _told(value: object, language: str) -> object:
    return Number(value, language) if isinstance(value, int | float) else value


def moves(number: int, language: str) -> str:
    """Return a number of moves: '2 moves'."""
    return counted(number, MOVES, language)


def after_moves(number: int, language: str) -> str:
    """Return a number of moves behind 'after': '2 Zügen'."""
    return counted(number, AFTER_MOVES, language)


def command_of(word: str) -> str:
    """Return the command a word means in any language, or nothing."""
    given = word.casefold()
    known = {
        command: (*words, *OTHER_WORDS.get(command, ())) for command, words in COMMANDS.items()
    }
    return next((command for command, words in known.items() if given in words), "")


def default_name(seat: int, language: str) -> str:
    """Return a name for a seat nobody has named."""
    if seat < len(NAMES):
        return in_language(NAMES[seat], language)
    return say("seat", language, number=seat + 1)
