"""What tells one level from another. One declaration for every game and every door."""

from typing import Final, final

FIRST_TIMER: Final = "first_timer"
CASUAL: Final = "casual"
REGULAR: Final = "regular"
EXPERT: Final = "expert"
MASTER: Final = "master"

EVERY_WORD: Final = 99

EVEN: Final = "even"
"""Says what it would do, and no more."""
BOLD: Final = "bold"
"""Rather strikes, dares and goes where there is something to fight."""
CAUTIOUS: Final = "cautious"
"""Rather keeps what there is, and whoever can bear the most in front."""
GENEROUS: Final = "generous"
"""Rather goes itself, and lets the others breathe."""
TEMPERS: Final[list[str]] = [EVEN, BOLD, CAUTIOUS, GENEROUS]


@final
class Level:
    """What it overlooks, which words come to its mind, whether it looks ahead, its pace, and its temper as adviser."""

    def __init__(self, name: str, *, overlooks: int, rarest_word: int = EVERY_WORD, searches: bool = False,
                 pace: float = 1.0, temper: str = EVEN) -> None:
        self.name = name
        self.overlooks = overlooks
        """How often in a hundred it does not see what an expert would do; then the next best thing, as often."""
        self.rarest_word = rarest_word
        """How rare the words are that it still knows, in games of words: 10 are the commonest, 95 the rarest. Printed
        words everybody can read.
        """
        self.searches = searches
        """Whether it plays worlds on before it answers; how many is up to the game (`Manner.simulations`)."""
        self.pace = pace
        """Its pause before an answer, by that of others."""
        self.temper = temper
        """What it advises others where answers are as good as equal; its own answers have none of it."""


LEVELS: Final[list[Level]] = [
    Level(FIRST_TIMER, overlooks=45, rarest_word=20, pace=1.5, temper=BOLD),
    Level(CASUAL, overlooks=25, rarest_word=35, pace=1.2, temper=GENEROUS),
    Level(REGULAR, overlooks=10, rarest_word=60, temper=BOLD),
    Level(EXPERT, overlooks=0, pace=0.8, temper=CAUTIOUS),
    Level(MASTER, overlooks=0, searches=True, temper=GENEROUS),
]
"""From the weakest up."""


def level_of(name: str) -> Level | None:
    """The level of this name."""
    for level in LEVELS:
        if level.name == name:
            return level
    return None


def pace_of(name: str) -> float:
    """The pace of a bot by its name; a bot that is no level takes its usual time."""
    level = level_of(name)
    return 1.0 if level is None else level.pace


def temper_of(name: str) -> str:
    """The temper of a bot by its name; a bot that is no level says what it would do."""
    level = level_of(name)
    return EVEN if level is None else level.temper
