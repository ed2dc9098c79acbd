"""A game with humans at the terminal: showing, asking, playing, taking back."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from palas.cli.console import clean, console, is_interactive, read_line
from palas.cli.files import SVG, check_can_write, write_safely
from palas.cli.lineup import LONGEST_THOUGHT
from palas.cli.sheet import print_sheet, sheet_of
from palas.cli.table_view import print_choices, view_of
from palas.cli.words import A_MOVE, COMMANDS, HELP, after_moves, command_of, say
from palas.kernel.contract import SPECTATOR
from palas.kernel.errors import PalasError
from palas.kernel.phrases import in_language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from palas.arena.playing import Player
    from palas.cli.keeper import Keeper
    from palas.kernel.match import Match

BAD_INPUT, INTERRUPTED = 2, 130
NOBODY = -2


class Left(Exception):
    """The humans leave the table."""


class Session:
    """One sitting: a match, its bots, and what each human has already seen.

    All that is shown to a human comes from the concealed view and log of that seat.
    """

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Player],
        keeper: Keeper,
        language: str,
        *,
        confirm: bool,
    ) -> None:
        self.match = match
        self.bots = bots
        self.keeper = keeper
        self.language = language
        self.confirm = confirm
        self.out = console()
        self.errors = console(stderr=True)
        self.table = view_of(match.game)
        self.humans = [seat for seat in range(match.seats) if seat not in bots]
        self.told = dict.fromkeys(self.humans, len(match.played))  # moves each human has read of
        self.drawn = -1  # how many moves had been played when the table was last drawn
        self.looking = self.humans[0] if len(self.humans) == 1 else NOBODY
        self.actions: list[int] = []
        self.is_warned = False
        self.is_asked = False  # whether all agree to end
        self.num_refused = 0

    def play(self) -> int:
        """Play until the game is over or left, and return the exit code."""
        self._say("welcome", game=self._title(), seats=self.match.seats)
        self.keeper.keep(self.match)
        try:
            while not self.match.is_over:
                self._turn(self.match.acting[0])
        except Left:
            return self._leave()
        except KeyboardInterrupt:
            self.out.print()
            self._leave()
            return INTERRUPTED
        self._finish()
        return 0

    def _title(self) -> str:
        return self.match.game.meta.titles[self.language]

    def _say(self, key: str, **values: object) -> None:
        self.out.print(say(key, self.language, **values))

    def _turn(self, seat: int) -> None:
        """Let a bot move, or a human decide once."""
        if seat in self.bots:
            self.bots[seat].move(self.match, seat)
            self.keeper.keep(self.match)
            return
        if seat != self.looking and not self._pass_keyboard(seat):
            return
        self._tell(seat)
        self._show(seat)
        while not self._obey(seat, self._ask(seat)):
            pass

    def _ask(self, seat: int) -> str:
        """Return what a human types; the end of the input is the end of the sitting."""
        prompt = f"{self.match.names[seat]}> " if seat >= 0 else "> "
        try:
            line = read_line(prompt)
        except EOFError:
            self.out.print()
            raise Left from None
        if not is_interactive():
            self.out.print(clean(line))
        return line.strip()

    def _tell(self, seat: int) -> None:
        """Tell a human the moves since the last look."""
        start = min(self.told[seat], len(self.match.played))
        for line in self.match.log(seat, self.language, start):
            self.out.print(line)
        self.told[seat] = len(self.match.played)

    def _show(self, seat: int) -> None:
        """Draw the table at the start of a turn, then list the choices."""
        played = self.match.played
        is_own_going_on = self.drawn >= 0 and bool(played) and played[-1].seat == seat
        if not is_own_going_on:
            self._board(seat)
        self._moves(seat)

    def _board(self, seat: int) -> None:
        from rich.rule import Rule

        title = say("to_act", self.language, name=self.match.names[seat])
        self.out.print(Rule(f"{self._title()} · {title}", style="dim"))
        view = self.match.view(seat)
        names, width = self.match.names, self.out.width
        self.out.print(self.table.board(view, seat, names, self.language, width))
        self.drawn = len(self.match.played)

    def _moves(self, seat: int) -> None:
        view = self.match.view(seat)
        groups = self.table.choices(view, seat, self._legal(seat), self.language)
        self.actions = print_choices(self.out, groups)

    def _legal(self, seat: int) -> list[int]:
        return self.match.actions(seat)

    def _obey(self, seat: int, line: str) -> bool:
        """Do what a human typed; tell whether the match has changed."""
        word, _, rest = line.partition(" ")
        command = command_of(word)
        self.is_warned = self.is_warned and command == "quit"
        self.is_asked = self.is_asked and command == "agree"
        try:
            if command and (not rest or command in ("save", "picture", "hint")):
                return self._command(seat, command, rest.strip())
            return bool(line) and self._play(seat, line)
        except PalasError as wrong:
            self._refuse(wrong.told(self.language))
        return False

    def _refuse(self, why: str) -> None:
        self.num_refused += 1
        self.out.file.flush()
        self.errors.print(f"palas: {clean(' '.join(why.split()))}", soft_wrap=True)

    def _play(self, seat: int, line: str) -> bool:
        if line.isascii() and line.isdigit():
            number = int(line[:9])
            if not 1 <= number <= len(self.actions):
                self._refuse(say("choose", self.language, number=line[:9], count=len(self.actions)))
                return False
            self.match.play(self.actions[number - 1], seat)
        else:
            self.match.play(line, seat)
        self.keeper.keep(self.match)
        self._tell(seat)
        if self.confirm and seat not in self.match.acting and self.match.can_undo(seat):
            self._end_turn(seat)
        return True

    def _end_turn(self, seat: int) -> None:
        """Ask before anybody else moves (--confirm)."""
        self._say("end_turn")
        answer = command_of(self._ask(seat))
        if answer == "quit":
            raise Left
        if answer == "undo":
            self._undo(seat)

    def _undo(self, seat: int) -> bool:
        taken = self.match.undo(seat)
        self.told[seat] = len(self.match.played)
        self.keeper.keep(self.match)
        words = self.match.game.text.move_words
        told = words(self.match.view(seat), seat, taken.action, self.language)
        self._say("undone", move=told)
        self.drawn = -1
        return True

    def _pass_keyboard(self, seat: int) -> bool:
        """Hide the last player's hand until the next one is there; False after an undo."""
        before = self.looking
        name = self.match.names[seat]
        self._wipe()
        self._say("pass_keyboard", name=name)
        may_undo = before != NOBODY and self.match.can_undo(before)
        if may_undo:
            self._say("or_undo", name=self.match.names[before])
        answer = command_of(self._ask(SPECTATOR))
        if answer == "quit":
            raise Left
        if may_undo and answer == "undo":
            self._undo(before)
            return False
        self._wipe()
        self.looking, self.drawn = seat, -1
        return True

    def _wipe(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.out.file.flush()

    def _command(self, seat: int, command: str, rest: str) -> bool:
        if command == "undo":
            return self._undo(seat)
        if command == "agree":
            return self._agree()
        if command == "quit":
            self._quit()
        elif command == "hint":
            self._hint(seat, rest or "greedy")
        elif command in ("save", "picture"):
            self._write(seat, command, rest)
        else:
            getattr(self, f"_{command}")(seat)
        return False

    def _quit(self) -> None:
        if self.keeper.file is not None or self.is_warned:
            raise Left
        self.is_warned = True
        self._say("quit_warning")

    def _agree(self) -> bool:
        """End the game if all want it: asked twice, for it cannot be taken back."""
        if not self.is_asked:
            self.is_asked = True
            self._say("agree_warning")
            return False
        self.match.end_by_agreement()
        self.keeper.keep(self.match)
        self._say("agreed")
        return True

    def _hint(self, seat: int, name: str) -> None:
        """Tell what a bot would do, and what a searching one expects to follow."""
        from palas.bots import bot
        from palas.bots.search import SearchBot

        view = self.match.view(seat)
        adviser = bot(name, self.match.game, f"hint {len(self.match.played)}")
        if isinstance(adviser, SearchBot):
            self._say("warming", bot=name)
            adviser.warm(self.match.seats)
            adviser.hurry(LONGEST_THOUGHT, perf_counter)
        action = adviser.choose(view, seat, self._legal(seat))
        move = self.match.game.text.move_words(self.match.view(seat), seat, action, self.language)
        self._say("hint", bot=name, move=move)
        if isinstance(adviser, SearchBot) and adviser.workers and len(self._legal(seat)) > 1:
            for mover, words in adviser.expected(view, seat, self.language)[1:]:
                self._say("expected", name=self.match.names[mover], move=words)

    def _why(self, seat: int) -> None:
        view, names = self.match.view(seat), self.match.names
        print_sheet(self.out, sheet_of(self.match.game, view, names, self.language), self.language)

    def _hand(self, seat: int) -> None:
        view = self.match.view(seat)
        self.out.print(self.table.hand(view, seat, self.language, self.out.width))

    def _log(self, seat: int) -> None:
        lines = self.match.log(seat, self.language)
        for number, line in enumerate(lines, 1):
            self.out.print(f"{number:4}  {line}")
        if not lines:
            self._say("nothing_yet")

    def _help(self, _: int) -> None:
        for command, words in HELP.items():
            shown = COMMANDS.get(command, A_MOVE)
            name = in_language(shown, self.language)
            self.out.print(f"  {name:14} {in_language(words, self.language)}")

    def _write(self, seat: int, command: str, rest: str) -> None:
        file = Path(rest) if rest else self.keeper.file if command == "save" else None
        if file is None:
            told = in_language(COMMANDS[command], self.language)
            self._refuse(say("needs_file", self.language, command=told))
            return
        if command == "save":
            self.keeper.keep_in(file, self.match)
        else:
            check_can_write(file, SVG)
            log = self.match.log(seat, self.language)
            drawing = self.match.picture(seat, language=self.language, log=log)
            write_safely(file, drawing)
        self._say("saved", file=file)

    def _leave(self) -> int:
        self._say("left", moves=after_moves(len(self.match.played), self.language))
        if self.keeper.file is not None:
            self._say("saved", file=self.keeper.file)
            self._say("go_on", game=self.match.game.id, file=self.keeper.file)
        return BAD_INPUT if self.num_refused and not is_interactive() else 0

    def _finish(self) -> None:
        """Tell the end, the last table and the result."""
        seat = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        if seat >= 0:
            self._tell(seat)
        view = self.match.view(seat)
        names = self.match.names
        self.out.print(self.table.board(view, seat, names, self.language, self.out.width))
        print_sheet(self.out, sheet_of(self.match.game, view, names, self.language), self.language)
        if self.keeper.file is not None:
            self._say("saved", file=self.keeper.file)
        sys.stdout.flush()
