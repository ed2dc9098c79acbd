"""What `--help` says of the program, its commands and their options, in three languages."""

from __future__ import annotations

from typing import NamedTuple

from palas.kernel.phrases import Phrases


class Page(NamedTuple):
    """The help of a command: a line, a paragraph, ways to call it, and what its words mean."""

    summary: Phrases
    examples: tuple[str, ...]
    words: dict[str, Phrases]  # of arguments and options, by the name of the parameter
    more: Phrases = ("", "", "")


GAME: Phrases = ("The game, by its id.", "Das Spiel, mit seiner Kennung.", "Код игры.")
VIEWER: Phrases = (
    "Whose view: a seat counted from 1, a spectator, or all secrets.",
    "Wessen Sicht: ein Platz, gezählt ab 1, wer nur zusieht (spectator) oder alles Verdeckte"
    " (all).",
    "Чьими глазами: место (от 1), зритель (spectator) или всё скрытое (all).",
)
GAME_OPTION: Phrases = (
    "An option of the game; may be repeated.",
    "Eine Option des Spiels; auch mehrmals.",
    "Вариант игры; можно указать несколько раз.",
)
WORKERS: Phrases = (
    "How many processes; by default one per core.",
    "Wie viele Prozesse; sonst einer pro Kern.",
    "Сколько процессов; обычно по одному на ядро.",
)
RESULTS: Phrases = (
    "Save every outcome here, and go on where it stopped.",
    "Jedes Ergebnis hier aufheben und damit später weitermachen.",
    "Сохранять здесь каждый результат и потом продолжить с этого места.",
)

PAGES: dict[str, Page] = {
    "palas": Page(
        (
            "Play, score, master and study castle board games.",
            "Schlossspiele spielen, werten, meistern und erforschen.",
            "Настольные игры о замках: играть, считать очки, совершенствоваться и изучать.",
        ),
        ("palas play big-boss --seats 3", "palas play --help"),
        {
            "version": ("Show the version.", "Die Version zeigen.", "Показать версию."),
            "install_completion": (
                "Let the Tab key complete commands and options in this shell.",
                "Die Tabulatortaste in dieser Shell Befehle und Optionen ergänzen lassen.",
                "Включить в этой оболочке дополнение команд и параметров клавишей Tab.",
            ),
            "show_completion": (
                "Print the script that does so, to copy or change it.",
                "Das Skript dafür ausgeben, zum Kopieren oder Anpassen.",
                "Вывести сценарий для этого, чтобы скопировать или изменить его.",
            ),
        },
    ),
    "serve": Page(
        (
            "Play in the browser, with friends and bots.",
            "Im Browser spielen, mit Freunden und Bots.",
            "Играть в браузере с друзьями и ботами.",
        ),
        (
            "palas serve --port 8080 --open",
            "palas serve --host 0.0.0.0 --database postgresql://palas@localhost/palas",
        ),
        {
            "host": (
                "Where to listen; 0.0.0.0 lets others in.",
                "Wo der Server lauscht; 0.0.0.0 lässt andere herein.",
                "Какой адрес занять; 0.0.0.0 впустит и других.",
            ),
            "port": (
                "The port to listen on; 0 takes a free one.",
                "Der Port; mit 0 irgendein freier.",
                "Порт; 0 — любой свободный.",
            ),
            "database": (
                "Where everything is kept: a file, or postgresql://USER@HOST/NAME.",
                "Wo alles gespeichert wird: eine Datei oder postgresql://USER@HOST/NAME.",
                "Где всё хранится: файл или postgresql://USER@HOST/NAME.",
            ),
            "address": (
                "How people reach this server, for links.",
                "Wie man diesen Server erreicht, für Links.",
                "По какому адресу доступен сервер; нужен для ссылок.",
            ),
            "painters": (
                "How many processes draw; by default one per core.",
                "Wie viele Prozesse zeichnen; sonst einer pro Kern.",
                "Сколько процессов рисует; обычно по одному на ядро.",
            ),
            "bot_workers": (
                "In how many processes bots think; with 0 all play greedily.",
                "In wie vielen Prozessen Bots denken; mit 0 spielen alle wie greedy.",
                "В скольких процессах думают боты; при 0 все играют как greedy.",
            ),
            "bot_seconds": (
                "How many seconds a bot may think about a move.",
                "Wie viele Sekunden ein Bot über einen Zug nachdenken darf.",
                "Сколько секунд бот может думать над ходом.",
            ),
            "allow_local_notices": (
                "Notifications may go to this machine and its network: only among friends.",
                "Benachrichtigungen dürfen an diesen Rechner und sein Netz gehen: nur unter"
                " Freunden.",
                "Уведомления можно слать этому компьютеру и в его сеть: только для своих.",
            ),
            "browser": (
                "Open the hall in a browser.",
                "Die Halle im Browser öffnen.",
                "Открыть зал в браузере.",
            ),
        },
        (
            "Everything is kept in a file of your data folder unless --database names another"
            " place.",
            "Alles wird in einer Datei in deinem Datenordner gespeichert, wenn --database nichts"
            " anderes nennt.",
            "Всё хранится в файле в вашей папке данных, если в --database не указано другое место.",
        ),
    ),
    "games": Page(
        (
            "List the games, or describe one.",
            "Die Spiele auflisten oder eines beschreiben.",
            "Показать список игр или описать одну из них.",
        ),
        ("palas games big-boss --language de",),
        {"game": ("One game, by its id.", "Ein Spiel, mit seiner Kennung.", "Код одной игры.")},
        (
            "The description names options and components, and how sure the components are.",
            "Die Beschreibung nennt Optionen und Spielmaterial und wie sicher das Material"
            " bekannt ist.",
            "В описании — варианты, компоненты и то, насколько точно они известны.",
        ),
    ),
    "play": Page(
        (
            "Play a game against bots or friends.",
            "Gegen Bots oder Freunde spielen.",
            "Сыграть с ботами или с друзьями.",
        ),
        (
            "palas play big-boss --seats 3 --names Anna --record game.jsonl",
            "palas play big-boss --bots greedy,greedy,random --seed 7 --record game.jsonl",
        ),
        {
            "game": GAME,
            "seats": (
                "How many seats; by default 4.",
                "Wie viele Plätze; sonst 4.",
                "Сколько мест; обычно 4.",
            ),
            "bots": (
                "Who plays: greedy, random, ./program or human for each seat, separated by commas;"
                " with --seats, one name, or one name fewer than seats, leaves seat 1 to you.",
                "Wer spielt: greedy, random, ./programm oder human für jeden Platz, mit Kommas;"
                " bei --seats bleibt Platz 1 für dich frei, wenn nur ein Name dasteht oder"
                " einer weniger als Plätze.",
                "Кто играет: greedy, random, ./программа или human для каждого места через"
                " запятую; с --seats одно имя или на одно меньше, чем мест, оставляет место 1"
                " вам.",
            ),
            "seed": (
                "A number or words: the same seed shuffles in the same way.",
                "Eine Zahl oder Worte: Derselbe Startwert mischt immer gleich.",
                "Число или слова: при одинаковом значении перемешивание то же.",
            ),
            "option": GAME_OPTION,
            "names": (
                "The names of the seats, separated by commas.",
                "Die Namen auf den Plätzen, mit Kommas.",
                "Имена по местам через запятую.",
            ),
            "record": (
                "Save the record here after every move.",
                "Die Partie nach jedem Zug hier aufzeichnen.",
                "Сохранять здесь запись партии после каждого хода.",
            ),
            "resume": (
                "Go on with an unfinished record.",
                "Mit einer nicht beendeten Aufzeichnung weiterspielen.",
                "Продолжить незаконченную запись партии.",
            ),
            "confirm": (
                "Ask before the bots answer, while a move can be taken back.",
                "Nachfragen, bevor die Bots antworten, solange sich der Zug noch zurücknehmen"
                " lässt.",
                "Спрашивать, прежде чем ответят боты, пока ход можно отменить.",
            ),
        },
        (
            "You take seat 1 and greedy bots the others, unless --bots names others.",
            "Du sitzt auf Platz 1, Bots namens greedy auf den übrigen, wenn --bots nichts anderes"
            " nennt.",
            "Вы сидите на месте 1, на остальных — боты greedy, если в --bots не указано другое.",
        ),
    ),
    "replay": Page(
        (
            "Show a recorded game again, every line verified.",
            "Eine aufgezeichnete Partie noch einmal zeigen, jede Zeile geprüft.",
            "Показать записанную партию ещё раз, проверив каждую строку.",
        ),
        ("palas replay game.jsonl --as 2 --language de",),
        {
            "file": ("A record.", "Eine Aufzeichnung.", "Запись партии."),
            "check": (
                "Only verify every line; the answer is one line.",
                "Nur jede Zeile prüfen; die Antwort ist eine Zeile.",
                "Только проверить каждую строку; ответ — одна строка.",
            ),
            "viewer": VIEWER,
            "picture": (
                "Draw a position into an SVG file instead.",
                "Stattdessen eine Stellung in eine SVG-Datei zeichnen.",
                "Вместо этого нарисовать позицию в файле SVG.",
            ),
            "at": (
                "Which position to draw: the one after this many moves.",
                "Welche Stellung: nach so vielen Zügen.",
                "Какую позицию нарисовать: после скольких ходов.",
            ),
        },
    ),
    "check": Page(
        (
            "Check the shuffle of a game.",
            "Prüfen, ob ehrlich gemischt wurde.",
            "Проверить, честно ли перемешали.",
        ),
        ("palas check game.jsonl --commitment 9f86d081…",),
        {
            "file": ("A record.", "Eine Aufzeichnung.", "Запись партии."),
            "commitment": (
                "What the table showed before the game began.",
                "Was der Tisch vor der Partie gezeigt hat.",
                "Что стол показывал до начала партии.",
            ),
        },
        (
            "The key is checked against the commitment, the record against the key. The exit code"
            " is 0 when all is right and 1 when it is not.",
            "Der Schlüssel wird mit der Festlegung verglichen, die Aufzeichnung mit dem"
            " Schlüssel. Der Rückgabewert ist 0, wenn alles stimmt, sonst 1.",
            "Ключ сверяется с обязательством, запись — с ключом. Код возврата 0, если всё верно,"
            " и 1, если нет.",
        ),
    ),
    "score": Page(
        (
            "Print a score sheet with reasons.",
            "Eine Wertung mit Begründungen ausgeben.",
            "Показать подсчёт очков с объяснениями.",
        ),
        ("palas score big-boss game.jsonl",),
        {
            "game": GAME,
            "file": (
                "A record, a position text, a castle file or a land file.",
                "Eine Aufzeichnung, eine Stellung als Text, eine Schloss- oder eine"
                " Landschaftsdatei.",
                "Запись партии, позиция текстом, файл замка или файл земли.",
            ),
            "anyway": (
                "Score castles or a land as they lie; list what is wrong.",
                "Schlösser oder eine Landschaft werten, wie sie liegen, und auflisten, was falsch"
                " ist.",
                "Подсчитать замки или землю как есть и перечислить ошибки.",
            ),
            "picture": (
                "Draw what is scored as SVG too; several: FILE-1, FILE-2.",
                "Was gewertet wird, auch als SVG zeichnen; mehrere: DATEI-1, DATEI-2.",
                "Нарисовать подсчитанное ещё и в SVG; несколько: ФАЙЛ-1, ФАЙЛ-2.",
            ),
            "light": (
                "Highlight a room or building in the picture, and whatever gives it points.",
                "Im Bild einen Raum oder ein Gebäude hervorheben, samt allem, was dafür zählt.",
                "Выделить на рисунке помещение или постройку и всё, за что она приносит очки.",
            ),
        },
        (
            "Before the end of a game the points are those “if the game ended now”. Two Castles"
            " also takes a castle file, a drawing of one or more castles, and The Two Heirs a"
            " land file.",
            "Vor dem Ende einer Partie sind es die Punkte, „wäre die Partie jetzt zu Ende“."
            " Bei „Zwischen zwei Schlössern“ geht auch eine Schlossdatei (die Zeichnung eines"
            " oder mehrerer Schlösser), bei „Die zwei Erben“ eine Landschaftsdatei.",
            "До конца партии это очки, «если бы партия закончилась сейчас». Для «Между двух"
            " замков» подойдёт и файл замка — рисунок одного или нескольких замков, для «Двух"
            " наследников» — файл земли.",
        ),
    ),
    "picture": Page(
        (
            "Draw a position as SVG.",
            "Eine Stellung als SVG zeichnen.",
            "Нарисовать позицию в SVG.",
        ),
        ("palas picture big-boss --seed 7 --moves 90 --as 1 --out street.svg",),
        {
            "source": (
                "A game (greedy bots play it), a record or a position text.",
                "Ein Spiel (Bots namens greedy spielen es), eine Aufzeichnung oder eine Stellung"
                " als Text.",
                "Игра (играют боты greedy), запись партии или позиция текстом.",
            ),
            "seats": (
                "How many bots play a GAME; by default 4, if the game allows it.",
                "Wie viele Bots ein SPIEL spielen; sonst 4, wenn möglich.",
                "Сколько ботов играет в ИГРУ; обычно 4, если можно.",
            ),
            "seed": (
                "The shuffle of a GAME.",
                "Wie ein SPIEL gemischt wird.",
                "Как перемешана ИГРА.",
            ),
            "moves": (
                "How many moves the bots make in a GAME.",
                "Wie viele Züge die Bots in einem SPIEL machen.",
                "Сколько ходов делают боты в ИГРЕ.",
            ),
            "layout": ("Wide or narrow.", "Breit oder schmal.", "Широкий или узкий."),
            "theme": (
                "Light, dark, or as the reader’s system likes it.",
                "Hell, dunkel oder wie im System eingestellt.",
                "Светлая, тёмная или как в системе.",
            ),
            "viewer": VIEWER,
            "out": (
                "The SVG file; by default GAME.svg.",
                "Die SVG-Datei; sonst SPIEL.svg.",
                "Файл SVG; обычно ИГРА.svg.",
            ),
            "upright": (
                "Turn all buildings upright (The Two Heirs).",
                "Alle Gebäude aufrecht drehen (Die zwei Erben).",
                "Показать все постройки прямо («Два наследника»).",
            ),
        },
        (
            "The position comes from the end of a record, from a position text, or from a game"
            " played by bots.",
            "Gezeichnet wird das Ende einer Aufzeichnung, eine Stellung als Text oder eine Partie,"
            " die Bots bis dahin gespielt haben.",
            "Это конец записи, позиция текстом или партия, которую до этого места играли боты.",
        ),
    ),
    "bots": Page(
        ("List the bots.", "Die Bots auflisten.", "Показать список ботов."),
        ("palas bots",),
        {},
    ),
    "arena": Page(
        (
            "Let bots play against each other.",
            "Bots gegeneinander spielen lassen.",
            "Устроить турнир ботов.",
        ),
        (
            "palas arena big-boss --bots search,greedy --games 200",
            "palas arena two-castles --seats 3 --bots king,greedy --even",
            "palas arena big-boss --bots ./mybot,greedy --report report.html",
        ),
        {
            "game": GAME,
            "bots": (
                "Bots or ./programs, separated by commas; the last fills the remaining seats.",
                "Bots oder ./programme, mit Kommas; der letzte füllt die Plätze auf.",
                "Боты или ./программы через запятую; последний занимает остальные места.",
            ),
            "games": (
                "How many games, at least.",
                "Wie viele Partien, mindestens.",
                "Сколько партий, не меньше.",
            ),
            "seats": ("How many seats.", "Wie viele Plätze.", "Сколько мест."),
            "even": (
                "Bots take turns to fill the seats, so all sit equally often.",
                "Die Bots füllen die Plätze abwechselnd auf: Alle sitzen gleich oft.",
                "Боты занимают остальные места по очереди: все сидят одинаково часто.",
            ),
            "seed": (
                "Which games are dealt.",
                "Welche Partien ausgeteilt werden.",
                "Какие партии раздаются.",
            ),
            "option": GAME_OPTION,
            "workers": WORKERS,
            "ray": (
                "Play on a Ray cluster; local starts one here.",
                "Auf einem Ray-Cluster spielen; local startet hier einen.",
                "Играть на кластере Ray; local запустит его здесь.",
            ),
            "until_sure": (
                "Stop as soon as the answer is clear.",
                "Aufhören, sobald die Antwort klar ist.",
                "Остановиться, как только ответ ясен.",
            ),
            "results": RESULTS,
            "records": (
                "Save the record of every game here.",
                "Die Aufzeichnung jeder Partie hier aufheben.",
                "Сохранять здесь запись каждой партии.",
            ),
            "page": (
                "Write an HTML page with plots here.",
                "Hierhin eine HTML-Seite mit Diagrammen schreiben.",
                "Записать сюда страницу HTML с графиками.",
            ),
        },
        (
            "Every deal is played in every rotation of the seats. Shares of wins come with 95%"
            " intervals, ratings with their uncertainty.",
            "Jede Verteilung wird in jeder Drehung der Plätze gespielt. Anteile der Siege haben"
            " ein 95-%-Intervall, Ratings ihre Unsicherheit.",
            "Каждая раздача играется при всех сдвигах мест. У долей побед указан 95%-й интервал,"
            " у рейтингов — погрешность.",
        ),
    ),
    "levels": Page(
        (
            "Measure how far apart the levels are.",
            "Messen, wie weit die Stufen auseinanderliegen.",
            "Измерить разницу между уровнями.",
        ),
        (
            "palas levels big-boss --games 200 --results build/levels",
            "palas levels --write docs/bots.md",
        ),
        {
            "game": (
                "The game, by its id; else all.",
                "Das Spiel, mit seiner Kennung; sonst alle.",
                "Код игры; без него — все.",
            ),
            "games": (
                "How many games every pairing plays, at least.",
                "Wie viele Partien jede Paarung spielt, mindestens.",
                "Сколько партий играет каждая пара, не меньше.",
            ),
            "king_games": (
                "The same for the king, who thinks longest.",
                "Dasselbe für den König, der am längsten nachdenkt.",
                "То же для короля, который думает дольше всех.",
            ),
            "seats": (
                "How many seats; usually the fewest.",
                "Wie viele Plätze; sonst so wenige wie möglich.",
                "Сколько мест; обычно наименьшее число.",
            ),
            "workers": WORKERS,
            "results": RESULTS,
            "page": (
                "Put the table between the marks of a page.",
                "Die Tabelle zwischen die Marken einer Seite setzen.",
                "Вставить таблицу между метками страницы.",
            ),
            "tune": (
                "Look for strengths that fit instead.",
                "Stattdessen passende Stärken suchen.",
                "Вместо этого подобрать подходящую силу.",
            ),
        },
        (
            "Every level plays against the one below it, the king also against greedy, and greedy"
            " against random.",
            "Jede Stufe spielt gegen die darunter, der König auch gegen greedy und greedy gegen"
            " random.",
            "Каждый уровень играет с уровнем ниже, король — ещё и с greedy, а greedy — с random.",
        ),
    ),
    "bench": Page(
        (
            "Measure moves and games per second, or the server under load.",
            "Züge und Partien pro Sekunde messen oder den Server unter Last.",
            "Измерить ходы и партии в секунду или сервер под нагрузкой.",
        ),
        (
            "palas bench big-boss --seats 4 --seconds 2 --json",
            "palas bench table --tables 300 --viewers 4 --seconds 30",
        ),
        {
            "game": (
                "The game, by its id; by default the first. Or `table`: the server.",
                "Das Spiel, mit seiner Kennung; sonst das erste. Oder `table`: der Server.",
                "Код игры; без него — первая. Или `table`: сервер.",
            ),
            "seats": (
                "How many seats; by default 4.",
                "Wie viele Plätze; sonst 4.",
                "Сколько мест; обычно 4.",
            ),
            "seconds": (
                "How many seconds each way is measured; the server takes longer.",
                "Wie viele Sekunden jede Art gemessen wird; der Server länger.",
                "Сколько секунд измеряется каждый способ; сервер — дольше.",
            ),
            "games": (
                "Games in a compiled run; by default what fits the time.",
                "Partien in einem kompilierten Lauf; sonst so viele, wie hineinpassen.",
                "Партий за один скомпилированный прогон; обычно сколько успеет.",
            ),
            "batch": (
                "Games at once on a GPU.",
                "Partien zugleich auf einer GPU.",
                "Партий одновременно на GPU.",
            ),
            "way": (
                "How moves are picked; by default as described on the game’s page.",
                "Wie Züge gewählt werden; sonst wie auf der Seite des Spiels beschrieben.",
                "Как выбираются ходы; обычно как описано на странице игры.",
            ),
            "tables": (
                "How many tables are played at; for the server.",
                "An wie vielen Tischen gespielt wird; für den Server.",
                "За сколькими столами играют; для сервера.",
            ),
            "viewers": (
                "How many browsers watch each table; for the server.",
                "Wie viele Browser jedem Tisch zusehen; für den Server.",
                "Сколько браузеров смотрит за каждым столом; для сервера.",
            ),
        },
        (
            "The rules run interpreted, compiled, on all cores and on a GPU, if there is one. All"
            " of them play the same games, and it is checked that these end the same.",
            "Die Regeln laufen interpretiert, kompiliert, auf allen Kernen und auf einer GPU, wenn"
            " es eine gibt. Alle spielen dieselben Partien, und es wird geprüft, ob diese gleich"
            " enden.",
            "Правила выполняются интерпретатором, после компиляции, на всех ядрах и на GPU, если"
            " она есть. Все играют одни и те же партии, и их концы сравниваются.",
        ),
    ),
    "warm": Page(
        (
            "Compile the rules ahead of time.",
            "Die Regeln im Voraus kompilieren.",
            "Скомпилировать правила заранее.",
        ),
        ("palas warm big-boss",),
        {
            "games": (
                "Games by id; all if none.",
                "Spiele mit ihren Kennungen; sonst alle.",
                "Коды игр; без них — все.",
            )
        },
        (
            "The first batch then starts at once; the machine code is kept for the next time.",
            "Der erste Stapel startet dann sofort; der Maschinencode bleibt für das nächste Mal.",
            "Тогда первый пакет начнётся сразу; машинный код сохранится на следующий раз.",
        ),
    ),
}
