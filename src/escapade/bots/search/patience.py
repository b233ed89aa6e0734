"""For how long a search may go on, besides its budget. Bots have no clock: whoever has one brings it."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Patience:
    """Never ends: how far a search goes is up to its budget alone, and the same on every machine."""

    def is_over(self) -> bool:
        """Whether to decide with what there is."""
        return False


@final
class Deadline(Patience):
    """Ends so many seconds after a thought began, by the clock it was given."""

    def __init__(self, clock: Callable[[], float], seconds: float) -> None:
        self.clock = clock
        self.seconds = seconds
        self.ends = clock() + seconds

    def begin(self) -> None:
        """A thought begins, and has all the time there is."""
        self.ends = self.clock() + self.seconds

    def is_over(self) -> bool:
        """Whether it has lasted long enough."""
        return self.clock() >= self.ends


ENDLESS: Final = Patience()
