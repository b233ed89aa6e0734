"""Where lines may be broken: rich breaks at every space, also at those that are there to hold two words together."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

HARD_SPACE = "\u00a0"
GLUE = "\ue000"
"""As wide as a space and no space to rich; of the private area, so that no text has it."""


INNER_QUOTES = [("“", "‘"), ("”", "’"), (f"«{HARD_SPACE}", "“"), (f"{HARD_SPACE}»", "”")]


def quoted(text: str) -> str:
    """A text as it stands between quotation marks: its own become those for a quotation within another."""
    for outer, inner in INNER_QUOTES:
        text = text.replace(outer, inner)
    return text


class Typesetter(Console):
    """A console that keeps what a hard space joins on one line: a colon with its word, a number with its unit."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The segments of something; a text is laid out with glue for its hard spaces, and gets them back."""
        if not isinstance(renderable, Text) or HARD_SPACE not in renderable.plain:
            yield from super().render(renderable, options)
            return
        glued = renderable.copy()
        glued.plain = glued.plain.replace(HARD_SPACE, GLUE)
        for text, style, control in super().render(glued, options):
            yield Segment(text.replace(GLUE, HARD_SPACE), style, control)
