"""How far many matches are: a bar with the rate and the time left on a terminal, now and then a line elsewhere."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from escapade.commands.common import complain
from escapade.language.sentences import Language
from escapade.sim import fold
from escapade.terminal.screen import console

SECONDS_BETWEEN_LINES = 30
SECONDS_BETWEEN_DRAWINGS = 0.1
SECONDS_OF_KEPT = 0.5
"""What comes as early as this an earlier run has left: it says nothing about the rate."""


class RateColumn(ProgressColumn):
    """Matches a second, in the reader's language."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language

    def render(self, task: Task) -> Text:
        """The rate of late; nothing before there is one."""
        rate = task.finished_speed or task.speed
        return Text(rate_text(rate, self.language) if rate else "")


class Lines:
    """A line on stderr every half a minute, for logs."""

    def __init__(self, matches: int, language: Language, seconds: float = SECONDS_BETWEEN_LINES) -> None:
        self.matches, self.language, self.seconds = matches, language, seconds
        self.done = self.kept = 0
        self.started = self.told = monotonic()

    def advance(self, more: int) -> None:
        """So many matches more are done."""
        self.done += more
        now = monotonic()
        if now - self.started < SECONDS_OF_KEPT:
            self.kept = self.done
        if now - self.told >= self.seconds and self.kept < self.done < self.matches:
            self.told = now
            rate = (self.done - self.kept) / (now - self.started)
            complain(self.language.say("cli-progress", done=self.done, matches=self.matches,
                                       rate=rate_text(rate, self.language),
                                       left=clock((self.matches - self.done) / rate)))


class Bar:
    """A bar on a terminal, drawn again when matches are done, as often as an eye can follow."""

    def __init__(self, bar: Progress, matches: int) -> None:
        self.bar = bar
        self.task = bar.add_task("", total=matches)
        self.drawn = monotonic()

    def advance(self, more: int) -> None:
        """So many matches more are done."""
        self.bar.advance(self.task, more)
        if monotonic() - self.drawn >= SECONDS_BETWEEN_DRAWINGS:
            self.drawn = monotonic()
            self.bar.refresh()


def rate_text(rate: float, language: Language) -> str:
    """Matches a second, without more digits than mean something."""
    return language.say("cli-progress-rate", rate=round(rate) if rate >= 10 else round(rate, 1))


def clock(seconds: float) -> str:
    """Hours, minutes and seconds."""
    whole = round(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


@contextmanager
def progress_of(matches: int, language: Language) -> Iterator[fold.Progress]:
    """Whom to tell how many matches more are done; what stood on the terminal is gone afterwards."""
    err = console(sys.stderr)
    if not err.is_terminal:
        yield Lines(matches, language).advance
        return
    columns = (BarColumn(), MofNCompleteColumn(), RateColumn(language), TimeRemainingColumn())
    # Without a thread of its own: a process that has only one can be copied (`sim/processes.py`).
    with Progress(*columns, console=err, transient=True, auto_refresh=False) as bar:
        yield Bar(bar, matches).advance
