"""How a game is searched: declared where its bots are, chosen by measurement (`benchmarks/headroom.py`)."""

from typing import Final, final

TO_THE_END: Final = 1 << 30


@final
class Manner:
    """What rollouts are like, and when they are believed."""

    def __init__(self, *, careful: int, breadth: int, guard: float, depth: int = TO_THE_END,
                 points: float = 0.0, simulations: int = 200) -> None:
        self.careful = careful
        """Of a hundred decisions in a rollout, how many the expert takes; the others are guessed."""
        self.breadth = breadth
        """How many answers are compared, the expert's included: where there are more, those it likes best."""
        self.guard = guard
        """By how many standard errors another answer must do better than the expert's."""
        self.depth = depth
        """After how many decisions a rollout is cut and judged by a value, where the game has one."""
        self.points = points
        """How much of a result is by how far it was won, where there are points; the rest is who won."""
        self.simulations = simulations
        """What a master spends on a decision: below a second on one core."""
