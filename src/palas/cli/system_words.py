"""What the operating system says is wrong, in English, German and Russian."""

from __future__ import annotations

import errno
from socket import gaierror
from typing import TYPE_CHECKING

from palas.kernel.message import Message

if TYPE_CHECKING:
    from palas.kernel.message import Words
    from palas.kernel.phrases import Phrases

INPUT_OR_OUTPUT: Phrases = ("input or output", "Ein- oder Ausgabe", "ввод или вывод")
NO_HOST: Phrases = ("no such host", "diesen Rechner gibt es nicht", "такого узла нет")
NO_FILE: Phrases = ("no such file", "diese Datei gibt es nicht", "такого файла нет")
NOT_ALLOWED: Phrases = ("permission denied", "das ist nicht erlaubt", "нет доступа")
TOO_MANY_FILES: Phrases = (
    "too many open files",
    "zu viele Dateien sind geöffnet",
    "открыто слишком много файлов",
)
UNREACHABLE: Phrases = (
    "the network is unreachable",
    "das Netz ist nicht erreichbar",
    "сеть недоступна",
)

REASONS: dict[int, Phrases] = {
    errno.ENOENT: NO_FILE,
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EEXIST: ("it exists already", "gibt es schon", "уже существует"),
    errno.ENOTDIR: ("not a folder", "kein Ordner", "это не папка"),
    errno.EISDIR: ("a folder, not a file", "ein Ordner, keine Datei", "это папка, а не файл"),
    errno.ENOSPC: (
        "no space left on the device",
        "auf dem Datenträger ist kein Platz mehr",
        "на диске не осталось места",
    ),
    errno.EDQUOT: ("disk quota exceeded", "der Speicherplatz ist verbraucht", "квота исчерпана"),
    errno.EFBIG: ("the file is too large", "die Datei ist zu groß", "файл слишком велик"),
    errno.EROFS: (
        "nothing can be written here: it is read-only",
        "hier lässt sich nichts schreiben, nur lesen",
        "сюда ничего нельзя записать: доступно только чтение",
    ),
    errno.ENAMETOOLONG: ("the name is too long", "der Name ist zu lang", "имя слишком длинное"),
    errno.ELOOP: (
        "too many links lead to one another",
        "zu viele Verweise führen aufeinander",
        "слишком много ссылок друг на друга",
    ),
    errno.EINVAL: ("this is not possible", "das geht so nicht", "так нельзя"),
    errno.EBUSY: ("it is in use", "wird gerade benutzt", "уже используется"),
    errno.ETXTBSY: (
        "the program is being written",
        "das Programm wird gerade geschrieben",
        "файл программы ещё записывается",
    ),
    errno.ENOEXEC: (
        "this is no program for this system",
        "das ist kein Programm für dieses System",
        "это не программа для этой системы",
    ),
    errno.EIO: (
        "reading or writing failed",
        "Lesen oder Schreiben ist fehlgeschlagen",
        "ошибка чтения или записи",
    ),
    errno.ENOMEM: (
        "there is not enough memory",
        "der Arbeitsspeicher reicht nicht",
        "не хватает памяти",
    ),
    errno.EMFILE: TOO_MANY_FILES,
    errno.ENFILE: TOO_MANY_FILES,
    errno.EADDRINUSE: (
        "the address is already in use",
        "die Adresse ist schon belegt",
        "адрес уже занят",
    ),
    errno.EADDRNOTAVAIL: (
        "this machine does not have the address",
        "dieser Rechner hat diese Adresse nicht",
        "у этого компьютера нет такого адреса",
    ),
    errno.ECONNREFUSED: (
        "the connection was refused",
        "die Verbindung wurde abgelehnt",
        "в соединении отказано",
    ),
    errno.ECONNRESET: (
        "the connection was cut off",
        "die Verbindung ist abgebrochen",
        "соединение прервано",
    ),
    errno.ETIMEDOUT: (
        "there was no answer in time",
        "es kam keine rechtzeitige Antwort",
        "время ожидания истекло",
    ),
    errno.ENETUNREACH: UNREACHABLE,
    errno.EHOSTUNREACH: UNREACHABLE,
}


OF_THE_STORE: dict[str, Phrases] = {  # by what sqlite calls it
    "SQLITE_CANTOPEN": (
        "the file cannot be opened",
        "die Datei lässt sich nicht öffnen",
        "файл не открывается",
    ),
    "SQLITE_NOTADB": (
        "the file is not a database",
        "die Datei ist keine Datenbank",
        "файл — не база данных",
    ),
    "SQLITE_CORRUPT": ("the file is damaged", "die Datei ist beschädigt", "файл повреждён"),
    "SQLITE_READONLY": (
        "the file can only be read",
        "die Datei lässt sich nur lesen",
        "файл доступен только для чтения",
    ),
    "SQLITE_BUSY": (
        "another program is using the file",
        "ein anderes Programm benutzt die Datei",
        "файл занят другой программой",
    ),
    "SQLITE_FULL": REASONS[errno.ENOSPC],
    "SQLITE_IOERR": REASONS[errno.EIO],
    "SQLITE_PERM": NOT_ALLOWED,
}


def reason(wrong: OSError) -> Words:
    """Return why the system refused; in its own words where we have none."""
    if isinstance(wrong, gaierror):
        return NO_HOST
    known = REASONS.get(wrong.errno or 0)
    return known or (wrong.strerror or str(wrong)).lower()


def store_reason(wrong: Exception) -> Words:
    """Return why a store cannot be opened; in the words of the database where we have none."""
    found = getattr(wrong, "orig", None) or wrong
    known = OF_THE_STORE.get(getattr(found, "sqlite_errorname", ""))
    if known is None and isinstance(found, OSError):
        return reason(found)
    return known or str(found)


def told_error(wrong: OSError) -> Message:
    """Return an error of the system as a line: where, and why."""
    where = INPUT_OR_OUTPUT if wrong.filename is None else str(wrong.filename)
    return Message("{where}: {why}", where=where, why=reason(wrong))
