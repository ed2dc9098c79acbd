"""What can be wrong with files and options, in English, German and Russian.

What names a bot, a contest or a game is told of beside the code that reads it.
"""

from __future__ import annotations

from palas.kernel.message import Message
from palas.kernel.phrases import Phrases

AT: Phrases = ("{file}: {wrong}", "{file}: {wrong}", "{file}: {wrong}")

IS_NOT: dict[str, Phrases] = {  # a file that is in the way, by the kind that was to be written
    "record": ("is not a Palas record", "ist keine Palas-Aufzeichnung", "это не запись Palas"),
    "svg": ("is not an SVG picture", "ist kein SVG-Bild", "это не рисунок SVG"),
    "html": ("is not an HTML page", "ist keine HTML-Seite", "это не страница HTML"),
}

FILES: dict[str, Phrases] = {  # behind the name of the file
    "folder": ("a folder, not a file", "ein Ordner, keine Datei", "это папка, а не файл"),
    "too_large": (
        "too large for a record or a position",
        "zu groß für eine Aufzeichnung oder eine Stellung",
        "файл слишком велик для записи партии или позиции",
    ),
    "no_text": ("not a text file", "keine Textdatei", "это не текстовый файл"),
    "no_utf8": ("not UTF-8 text", "kein Text in UTF-8", "это не текст в UTF-8"),
    "no_utf8_line": (
        "not UTF-8 text (line {line})",
        "kein Text in UTF-8 (Zeile {line})",
        "это не текст в UTF-8 (строка {line})",
    ),
    "no_json": ("not JSON", "kein JSON", "это не JSON"),
    "no_json_line": (
        "not JSON (line {line})",
        "kein JSON (Zeile {line})",
        "это не JSON (строка {line})",
    ),
    "nested": (
        "nested too deeply for a record",
        "zu tief verschachtelt für eine Aufzeichnung",
        "слишком глубокая вложенность для записи партии",
    ),
    "no_folder": (
        "there is no folder {folder}",
        "den Ordner {folder} gibt es nicht",
        "нет папки {folder}",
    ),
    "locked_folder": (
        "the folder cannot be written to",
        "in diesen Ordner lässt sich nichts schreiben",
        "в эту папку нельзя ничего записать",
    ),
    "in_the_way": (
        "exists and {is_not}; it is left as it is",
        "gibt es schon und {is_not}; die Datei bleibt, wie sie ist",
        "файл уже есть, и {is_not}; он остаётся как есть",
    ),
    "no_position": (
        "neither a record nor a position of {games}",
        "weder eine Aufzeichnung noch eine Stellung von {games}",
        "ни запись партии, ни позиция игр {games}",
    ),
    # results of an arena
    "no_results": (
        "exists and is no file of arena results",
        "gibt es schon und enthält keine Ergebnisse einer Arena",
        "файл уже есть, и это не результаты арены",
    ),
    "other_contest": (
        "results of another contest, or its bots were of other strengths; name another file",
        "Ergebnisse eines anderen Wettkampfs, oder seine Bots waren anders stark; nimm eine"
        " andere Datei",
        "результаты другого турнира, или его боты были другой силы; укажите другой файл",
    ),
    "no_result": (
        "line {line} is not a line of arena results",
        "Zeile {line} ist keine Zeile mit Ergebnissen einer Arena",
        "строка {line} — не строка результатов арены",
    ),
    # the page and the facts of the levels
    "no_marks": (
        "needs one line {begin} and below it one line {end}",
        "braucht eine Zeile {begin} und darunter eine Zeile {end}",
        "нужна одна строка {begin} и ниже неё одна строка {end}",
    ),
    "other_version": (
        "written by another version",
        "von einer anderen Fassung geschrieben",
        "файл записан другой версией",
    ),
    "no_facts": (
        "exists and holds no facts about levels",
        "gibt es schon und enthält keine Messwerte der Stufen",
        "файл уже есть, но данных об уровнях в нём нет",
    ),
    # a game that is to go on
    "over": (
        "the game is over; palas replay shows it",
        "die Partie ist zu Ende; palas replay zeigt sie",
        "партия окончена; её покажет palas replay",
    ),
    "other_seats": (
        "a game of {seats} seats, not {given}",
        "eine Partie auf {seats} Plätzen, nicht auf {given}",
        "в партии мест: {seats}, а не {given}",
    ),
}

OPTIONS: dict[str, Phrases] = {
    "number": (
        "{option} is a number from {low} to {high}, not {given}",
        "{option} ist eine Zahl von {low} bis {high}, nicht {given}",
        "{option}: число от {low} до {high}, а не {given}",
    ),
    "amount": (
        "{option} is more than 0 and at most {high}, not {given}",
        "{option} ist mehr als 0 und höchstens {high}, nicht {given}",
        "{option}: больше 0 и не больше {high}, а не {given}",
    ),
    "one_of": (
        "{option} is one of: {known}; not “{given}”{close}",
        "{option}: Möglich sind {known}, nicht „{given}“{close}",
        "{option}: одно из {known}, а не «{given}»{close}",
    ),
    "page_theme": (
        "--theme page is for the table in the browser, whose style sheet has the colours; for a"
        " file it is one of: {known}",
        "--theme page ist für den Tisch im Browser, dessen Seite die Farben mitbringt; für eine"
        " Datei ist es eines von: {known}",
        "--theme page — для стола в браузере, где цвета задаёт страница; для файла есть {known}",
    ),
    "upright": (
        "--upright: nothing is upside down in {game}",
        "--upright: Bei {game} steht nichts auf dem Kopf",
        "--upright: в игре {game} ничего не перевёрнуто",
    ),
    "viewer": (
        "--as is a seat from 1 to {seats}, spectator or all; not “{given}”",
        "--as ist ein Platz von 1 bis {seats}, spectator oder all; nicht „{given}“",
        "--as: место от 1 до {seats}, spectator или all; а не «{given}»",
    ),
    "at_alone": (
        "--at says which position to draw: it needs --picture FILE",
        "--at sagt, welche Stellung gezeichnet wird: Dazu gehört --picture DATEI",
        "--at указывает, какую позицию нарисовать: нужен и --picture ФАЙЛ",
    ),
    "at": (
        "--at is a move from 0 to {moves}, not {given}",
        "--at ist ein Zug von 0 bis {moves}, nicht {given}",
        "--at: ход от 0 до {moves}, а не {given}",
    ),
    "components_alone": (
        "--components needs the game the file is for: palas games GAME --components FILE",
        "--components braucht das Spiel, für das die Datei ist: palas games SPIEL --components"
        " DATEI",
        "--components: нужна игра, для которой этот файл: palas games ИГРА --components ФАЙЛ",
    ),
    "game_option": (
        "--option is NAME=VALUE, not “{given}”",
        "nach --option steht NAME=WERT, nicht „{given}“",
        "--option: ИМЯ=ЗНАЧЕНИЕ, а не «{given}»",
    ),
    "line_up": (
        "--bots names {given} players for {seats} seats: name all {seats}, all but the first, or"
        " one for all the others",
        "--bots nennt {given} Namen für {seats} Plätze: Nenne alle {seats}, alle außer dem ersten"
        " oder einen für alle übrigen",
        "--bots: имён {given}, а мест {seats}: укажите все {seats}, все, кроме первого, или одно"
        " на все остальные",
    ),
    "resume": (
        "--resume takes seed, options and names from the record",
        "--resume nimmt Startwert, Optionen und Namen aus der Aufzeichnung",
        "--resume берёт начальное число, варианты и имена из записи партии",
    ),
    "tune": (
        "--tune writes no page: strengths go into the source first",
        "--tune schreibt keine Seite: Die Stärken kommen erst in den Quelltext",
        "--tune не пишет страницу: значения силы сначала вносят в исходный код",
    ),
    "no_castles": (
        "{game} has no castles or lands of its own to draw: use palas picture",
        "{game} hat keine einzelnen Schlösser oder Länder zum Zeichnen: Nimm palas picture",
        "в игре {game} нет отдельных замков или земель для рисунка: есть palas picture",
    ),
    "light": (
        "--light: nothing named “{given}” is scored here",
        "--light: „{given}“ wird hier nicht gewertet",
        "--light: «{given}» здесь очков не приносит",
    ),
    "address": (
        "--address begins with http:// or https://; not “{given}”",
        "--address beginnt mit http:// oder https://; nicht „{given}“",
        "--address начинается с http:// или https://; а не «{given}»",
    ),
}

PROGRAMS: dict[str, Phrases] = {
    "no_words": (
        "“{given}” is no program with arguments: a quotation mark or a backslash is left open",
        "„{given}“ ist kein Programm mit Argumenten: Ein Anführungszeichen oder ein Backslash"
        " ist offen geblieben",
        "«{given}» — не программа с аргументами: не закрыта кавычка или обратная косая черта",
    ),
    "not_executable": (
        "“{given}” cannot be run; make it executable (chmod +x)",
        "„{given}“ lässt sich nicht starten; mach es ausführbar (chmod +x)",
        "«{given}» нельзя запустить; сделайте файл исполняемым (chmod +x)",
    ),
    "none": (
        "no program “{given}”",
        "das Programm „{given}“ gibt es nicht",
        "нет программы «{given}»",
    ),
    # behind the name of a program that fails
    "not_started": (
        "cannot be started: {why}",
        "lässt sich nicht starten: {why}",
        "не запускается: {why}",
    ),
    "unasked": (
        "answered before it was asked",
        "hat geantwortet, bevor es gefragt war",
        "ответ до вопроса",
    ),
    "late": (
        "gave no answer within {seconds} s",
        "hat innerhalb von {seconds} s nicht geantwortet",
        "нет ответа за {seconds} с",
    ),
    "long_line": (
        "wrote a line of more than {bytes} bytes",
        "hat eine Zeile mit mehr als {bytes} Bytes geschrieben",
        "строка длиннее {bytes} байт",
    ),
    "closed": (
        "closed its input or output",
        "hat seine Ein- oder Ausgabe geschlossen",
        "программа закрыла ввод или вывод",
    ),
    "signal": (
        "was ended by signal {signal}",
        "wurde durch Signal {signal} beendet",
        "программа остановлена сигналом {signal}",
    ),
    "exit_code": (
        "ended with exit code {code}",
        "hat sich mit Code {code} beendet",
        "программа завершилась с кодом {code}",
    ),
    "no_json": (
        "answered no JSON: “{given}”",
        "hat nicht mit JSON geantwortet: „{given}“",
        "ответ — не JSON: «{given}»",
    ),
    "no_choice": (
        "answered neither an action nor a move: “{given}”",
        "hat weder mit einer Aktion noch mit einem Zug geantwortet: „{given}“",
        "в ответе нет ни действия, ни хода: «{given}»",
    ),
    "illegal": (
        "chose no legal move: {wrong}",
        "hat keinen erlaubten Zug gewählt: {wrong}",
        "выбран недопустимый ход: {wrong}",
    ),
    "last_words": (
        "{why}; it said: {words}",
        "{why}; es schrieb: {words}",
        "{why}; сообщение программы: {words}",
    ),
}

RUNS: dict[str, Phrases] = {
    "killed": (
        "a worker process was killed; fewer --workers need less memory",
        "ein Arbeitsprozess wurde abgebrochen; weniger --workers brauchen weniger Speicher",
        "рабочий процесс прерван; с меньшим --workers нужно меньше памяти",
    ),
    "lost": (
        "the cluster lost a game {times} times: {why}",
        "der Cluster hat eine Partie {times}-mal verloren: {why}",
        "кластер потерял партию, раз: {times}: {why}",
    ),
    "no_ray": (
        "--ray needs Ray: pip install 'palas[cluster]'",
        "--ray braucht Ray: pip install 'palas[cluster]'",
        "для --ray нужен Ray: pip install 'palas[cluster]'",
    ),
    "no_cluster": (
        "no Ray cluster at “{address}”: {why}",
        "kein Ray-Cluster unter „{address}“: {why}",
        "нет кластера Ray по адресу «{address}»: {why}",
    ),
    "compiler_off": (
        "the compiler is off (PALAS_COMPILER=off): nothing can be compiled",
        "der Compiler ist aus (PALAS_COMPILER=off): Kompilieren geht nicht",
        "компилятор выключен (PALAS_COMPILER=off): скомпилировать ничего нельзя",
    ),
    "no_server": (
        "the server that was to be measured did not start",
        "der Server, der gemessen werden sollte, ist nicht gestartet",
        "сервер для измерений не запустился",
    ),
    "no_page": (
        "the first page came with status {status}",
        "die erste Seite kam mit Status {status}",
        "первая страница пришла с кодом {status}",
    ),
    "store": (
        "the store cannot be opened: {why}",
        "der Speicher lässt sich nicht öffnen: {why}",
        "хранилище не открывается: {why}",
    ),
    "listen": (
        "cannot listen on {host} port {port}: {why}",
        "auf {host}, Port {port}, lässt sich nicht lauschen: {why}",
        "не удаётся занять {host}, порт {port}: {why}",
    ),
    "port": (
        "a port is a number from 0 to 65535",
        "ein Port ist eine Zahl von 0 bis 65535",
        "порт — это число от 0 до 65535",
    ),
}


def outside(option: str, low: float, high: float, given: float) -> Message:
    """Return that a number is not within its bounds, which belong to them."""
    told = {"low": f"{low:.9g}", "high": f"{high:.9g}", "given": f"{given:.9g}"}
    return Message(OPTIONS["number"], option=f"--{option}", **told)


def too_much(option: str, high: float, given: float) -> Message:
    """Return that a number is not more than 0, or more than it may be."""
    told = {"high": f"{high:.9g}", "given": f"{given:.9g}"}
    return Message(OPTIONS["amount"], option=f"--{option}", **told)
