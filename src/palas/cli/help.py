"""The help of the program in the reader's language.

Every command is of one of the two kinds below. `context.obj` is the language of the run.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from palas.cli.help_pages import PAGES
from palas.cli.help_words import HEADINGS, SHARED
from palas.cli.usage import no_command, see, stands_for, told_in_our_words, wrong_usage
from palas.kernel.message import quoted
from palas.kernel.phrases import LANGUAGES, in_language, say

Rows = list[tuple[str, str]]


class Command(TyperCommand):
    """A command that explains itself and complains in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of this command."""
        write_page(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words behind the command, or raise WrongUsage."""
        ctx.allow_extra_args = True
        with told_in_our_words(ctx, args):
            rest = super().parse_args(ctx, args)
        if rest:
            raise see(ctx, wrong_usage("extra", given=quoted(" ".join(rest))))
        return rest


class Group(TyperGroup):
    """The program itself, whose first word is a command."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of the program."""
        write_page(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words before the command, or raise WrongUsage."""
        with told_in_our_words(ctx, args):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that is named, or raise WrongUsage."""
        if args[0] not in self.commands:
            raise see(ctx, no_command(args[0], list(self.commands)))
        return super().resolve_command(ctx, args)


def write_page(command: Any, context: Any, formatter: Any) -> None:
    """Write all there is to know about a command."""
    language = str(context.obj or LANGUAGES[0])
    page = PAGES[command.name]
    pieces = [stands_for(piece, language) for piece in _pieces(command, language)]
    prefix = f"{say(HEADINGS, 'usage', language)}: "
    formatter.write_usage(context.command_path, " ".join(pieces), prefix)
    for words in (page.summary, page.more):
        _write(formatter, in_language(words, language))
    given = [param for param in command.get_params(context) if param.param_type_name != "option"]
    options = [param for param in command.get_params(context) if param.param_type_name == "option"]
    _table(formatter, say(HEADINGS, "arguments", language), _rows(command, given, language))
    _table(formatter, say(HEADINGS, "options", language), _rows(command, options, language))
    names = getattr(command, "commands", {})
    commands = [(name, in_language(PAGES[name].summary, language)) for name in names]
    _table(formatter, say(HEADINGS, "commands", language), commands)
    for example in page.examples:
        _write(formatter, f"{say(HEADINGS, 'example', language)}: {example}")


def _write(formatter: Any, words: str) -> None:
    """Write a paragraph, if it says anything."""
    if words:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words)


def _table(formatter: Any, heading: str, rows: Rows) -> None:
    """Write rows below a heading, if there are any."""
    if rows:
        with formatter.section(heading):
            formatter.write_dl(rows)


def _pieces(command: Any, language: str) -> list[str]:
    """Return the words behind the name of a command in the line of its usage."""
    arguments = [param for param in command.params if param.param_type_name != "option"]
    following = [say(HEADINGS, "command_word", language)] if hasattr(command, "commands") else []
    return [say(HEADINGS, "options_word", language), *map(_piece, arguments), *following]


def _piece(argument: Any) -> str:
    name = argument.metavar if argument.required else f"[{argument.metavar}]"
    return name if argument.nargs == 1 else f"{name}…"


def _rows(command: Any, params: list[Any], language: str) -> Rows:
    words = SHARED | PAGES[command.name].words
    return [
        (
            _called(param, language),
            _explained(param, in_language(words[param.name], language), language),
        )
        for param in params
    ]


def _called(param: Any, language: str) -> str:
    """Return how an argument or option is typed."""
    if param.param_type_name != "option":
        return stands_for(param.metavar, language)
    names = " / ".join(
        ", ".join(sorted(opts, key=len)) for opts in (param.opts, param.secondary_opts) if opts
    )
    return names if param.is_flag else f"{names} {stands_for(param.metavar, language)}"


def _explained(param: Any, words: str, language: str) -> str:
    """Return what a parameter means, and in brackets what holds unless it is given."""
    more = []
    if param.envvar:
        more.append(say(HEADINGS, "variable", language, name=param.envvar))
    if default := _default(param, language):
        more.append(say(HEADINGS, "default", language, value=default))
    if param.required:
        more.append(say(HEADINGS, "required", language))
    return f"{words}  [{'; '.join(more)}]" if more else words


def _default(param: Any, language: str) -> str:
    """Return what holds unless an option is given; nothing where its words say so."""
    if param.default is False and param.secondary_opts:
        return say(HEADINGS, "off", language)
    if param.default in (None, False, "") or param.name == "help":
        return ""
    return f"{param.default:g}" if isinstance(param.default, float) else str(param.default)
