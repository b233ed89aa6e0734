"""A finished match as the coach sees it: asked over HTTP, worked out beside the server, told in figures and keys."""

from typing import Any, Literal

from escapade.server.wire.protocol_http import Access
from escapade.server.wire.protocol_parts import Part

Mark = Literal["blunder", "mistake", "doubtful", "found"]
Band = Literal["supernatural", "world_class", "expert", "advanced", "intermediate", "casual", "beginner", "lost"]


class AskAnalysis(Access):
    """`POST /api/tables/<table>/analysis`, after the end. With `begin` false nothing is begun: one hears what is known.
    """

    begin: bool = True


class Interval(Part):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class CurvePoint(Part):
    """After an entry of the record (0 is the beginning): how likely a win is to each seat, by what it could know."""

    entry: int
    win: list[float]


class Deed(Part):
    """An action or a draw as the shapes of the game have it."""

    kind: str
    fields: dict[str, Any]


class TurningPoint(Part):
    """An entry that changed somebody's chances much: who did what (`by` is null for chance, `question` is what was
    asked), whose chances changed most, and what would surely have been better, if anything.
    """

    entry: int
    by: int | None
    question: str
    did: Deed
    seat: int
    before: float
    after: float
    better: Deed | None


class Misstep(Part):
    """A choice that was surely worse than the expert's, or surely better (`found`), and by how much: what the expert's
    would have brought in addition, as a share of a win.
    """

    entry: int
    seat: int
    question: str
    taken: Deed
    expert: Deed
    mark: Mark
    loss: Interval


class SeatAnalysis(Part):
    """Luck and play of one seat, in wins: what came of it, what its draws brought beyond their mean, what such draws
    usually bring, the result without luck, and what a choice lost on average. `bands` are what play is called that
    loses as little, and as much, as the interval allows. `luck`, `play` and `ending` are those figures in a word.
    """

    seat: int
    result: float
    luck: float
    usual_luck: float
    adjusted: float
    best_chance: float
    choices: int
    loss: Interval
    bands: list[Band]
    luck_word: Literal["good", "fair", "bad"]
    play_word: Literal["good", "bad", "open", "none"]
    ending: Literal["won", "shared", "nearly", "lost"]


class Analysis(Part):
    """A whole match. `together`: all win or lose together, and one curve is everybody's. `brief`: the rules run
    interpreted here, so that choices were looked at for a short time only. `decisions` were played by experts for it.
    """

    together: bool
    brief: bool
    draws: int
    choices: int
    decisions: int
    curve: list[CurvePoint]
    turns: list[TurningPoint]
    mistakes: list[Misstep]
    found: list[Misstep]
    seats: list[SeatAnalysis]


class Analysed(Part):
    """`none`: nobody has asked for it yet. `waiting`: so many others are worked out before it. `working`: this one is.
    Those two answers come after a few seconds; ask again. `done`: here it is.
    """

    state: Literal["none", "waiting", "working", "done"]
    ahead: int
    analysis: Analysis | None
