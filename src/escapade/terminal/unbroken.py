"""No-break spaces that break no line: rich takes them for spaces like any other."""

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

NO_BREAK: Final = "\u00a0"
JOINT: Final = "\ue000"
"""As wide as a space, of no use in any sentence, and no place to break a line."""


class Unbroken:
    """A drawing or a line in which a French sign of punctuation stays with the word before it."""

    def __init__(self, what: RenderableType) -> None:
        self.what = joined(what)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The same, with its spaces put back once the lines are broken."""
        for text, style, control in console.render(self.what, options):
            yield Segment(text.replace(JOINT, NO_BREAK), style, control)


def joined(what: RenderableType) -> RenderableType:
    """A text, or the texts of a group, with a joint for every no-break space; anything else as it is."""
    if isinstance(what, Text):
        copy = what.copy()
        copy.plain = what.plain.replace(NO_BREAK, JOINT)
        return copy
    return Group(*(joined(one) for one in what.renderables), fit=what.fit) if isinstance(what, Group) else what
