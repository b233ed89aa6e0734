"""The two consoles, and the keyboard. Off a terminal nothing is prompted for: lines come until they end."""

import sys
import time
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from escapade.terminal.lines import Lines
from escapade.terminal.unbroken import Unbroken


class EndOfInput(Exception):
    """The keyboard is closed, or the script that stands in for it has no line left."""


class Screen:
    """The match (stdout), remarks about it (stderr), and what is typed."""

    def __init__(self) -> None:
        self.out = console(sys.stdout)
        self.err = console(sys.stderr)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = is_plain(self.out)
        self.is_blank = False
        self.lines = Lines() if self.interactive else None

    @property
    def width(self) -> int:
        """How many characters a drawing may be wide."""
        return self.out.width

    def show(self, what: RenderableType) -> None:
        """A drawing or a line of the match; off a terminal a line is never broken."""
        self.is_blank = isinstance(what, Text) and not what.plain
        self.out.print(Unbroken(what), soft_wrap=isinstance(what, Text) and not self.interactive)

    def print(self, sentence: str, style: str = "") -> None:
        """A sentence of the match, on a line of its own."""
        self.show(Text(sentence, style=style))

    def note(self, sentence: str) -> None:
        """A remark beside the match: the seed, where a file went, what went wrong."""
        self.err.print(Text(sentence, style="dim"), soft_wrap=True)

    def gap(self) -> None:
        """An empty line, unless there is one already."""
        if not self.is_blank:
            self.show(Text())

    def ask(self, prompt: str) -> str:
        """The next line; a script's lines are shown, so that its transcript can be read."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.out.print()
                raise EndOfInput from None
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        self.out.print(Text(prompt + line.strip()), soft_wrap=True)
        return line.strip()

    def wait(self, seconds: float) -> None:
        """Time to read what others did; a script is not kept waiting."""
        if self.interactive and seconds > 0:
            time.sleep(seconds)

    def forget(self) -> None:
        """Another person sits down: no key brings back what was typed before."""
        if self.lines is not None:
            self.lines.forget()

    def clear(self) -> None:
        """Wipe what another must not see: the lines above, and those that arrow keys bring back."""
        if self.lines is not None:
            self.lines.forget()
            self.out.file.write("\x1b[3J")
            self.out.clear()


def console(file: TextIO) -> Console:
    """A console of rich that takes text as it is: no markup, no emoji names, no highlighted numbers."""
    return Console(file=file, highlight=False, markup=False, emoji=False)


def is_plain(out: Console) -> bool:
    """Whether drawings must do without colours and without signs beyond ASCII."""
    return not out.is_terminal or out.no_color or out.color_system is None
