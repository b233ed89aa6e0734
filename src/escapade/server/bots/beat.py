"""How long bots take to answer where there are secrets: as long for one answer as for another."""

import math


class Beats:
    """One beat for each bot of each game: what it thinks is rounded up to whole beats.

    A beat is long enough for every thought so far: where one took longer, all that come after it take as long. That is
    measured by what the thought itself cost, so that a busy machine slows nobody down for good; and only the thinking
    is rounded up, so that how long a question waited for its turn tells nothing of how hard it was.
    """

    def __init__(self, least: float) -> None:
        self.least = least
        """Seconds; 0 where nobody minds."""
        self._longer: dict[tuple[str, str], float] = {}

    def rest(self, game: str, bot: str, took: float, used: float) -> float:
        """For how many seconds an answer is kept back that took so many, and used the processor for so many of them."""
        if self.least <= 0:
            return 0.0
        beat = self._longer.get((game, bot), self.least)
        while used > beat:
            beat = self._longer[game, bot] = 2 * beat
        return max(1, math.ceil(took / beat)) * beat - took
