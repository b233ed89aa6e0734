"""What a loaded game declares about itself: its shapes, its traits and where its content came from."""

from collections.abc import Callable
from typing import final

from escapade.core.action import ActionTable
from escapade.core.frame import Frame
from escapade.core.shape import Field, Shape


@final
class Phase:
    """A phase of play and the question it puts.

    `question` is the shape of that question (its name is the phase's name). `memory` names what a frame of this
    phase remembers; hidden fields are the owner's secret. `choice` says what is voted on. `make_frame` makes an
    empty frame of this phase for an owner.
    """

    def __init__(self, question: Shape, memory: list[Field], choice: Field | None,
                 make_frame: Callable[[int, int], Frame]) -> None:
        self.question = question
        self.memory = memory
        self.choice = choice
        self.make_frame = make_frame
        self.name = question.name

    def __repr__(self) -> str:
        """Its question, and what a frame of it remembers."""
        return f"<Phase {self.question!r}, memory {self.memory!r}>"


@final
class Shapes:
    """Every kind of thing a game can ask, do, draw, tell or refuse, and every way it can end."""

    def __init__(self, actions: list[Shape], chances: list[Shape], events: list[Shape], phases: list[Phase],
                 reasons: list[Shape], outcomes: list[Shape]) -> None:
        self.actions = ActionTable(actions)
        self.chances = in_order(chances)
        self.events = in_order(events)
        self.phases = phases
        self.reasons = in_order(reasons)
        self.outcomes = in_order(outcomes)
        """How a match can end; the kind is the number that a state keeps."""
        in_order([phase.question for phase in phases])

    def phase_names(self) -> list[str]:
        """The names of the phases, by number."""
        return [phase.name for phase in self.phases]


def in_order(shapes: list[Shape]) -> list[Shape]:
    """The shapes, once it is sure that each stands where its kind says."""
    for place, shape in enumerate(shapes):
        assert shape.kind == place, f"shape {shape.name} stands at the wrong place"
    return shapes


def phase(number: int, name: str, fields: list[Field], rules: list[str], memory: list[Field] | None = None,
          choice: Field | None = None, make_frame: Callable[[int, int], Frame] = Frame) -> Phase:
    """A phase with its question."""
    return Phase(Shape(number, name, fields, rules), memory or [], choice, make_frame)


def outcome_shapes(names: list[str], rules: list[str]) -> list[Shape]:
    """The ways a match can end, with the rule that says so."""
    assert len(names) == len(rules), "an outcome without a rule, or a rule without an outcome"
    return [Shape(kind, name, [], [rules[kind]]) for kind, name in enumerate(names)]


@final
class Traits:
    """What generic code and tests may rely on: declared by the game, never guessed from its name."""

    def __init__(self, *, cooperative: bool, hidden_information: bool, parallel_decisions: bool,
                 longest_match: int) -> None:
        self.cooperative = cooperative
        self.hidden_information = hidden_information
        self.parallel_decisions = parallel_decisions
        self.longest_match = longest_match
        """No match has more plies than this, whoever plays."""

    def __repr__(self) -> str:
        """The traits that it has, and its bound."""
        names = ["cooperative"] if self.cooperative else []
        names += ["hidden information"] if self.hidden_information else []
        names += ["parallel decisions"] if self.parallel_decisions else []
        return f"<Traits {', '.join([*names, f'at most {self.longest_match} plies'])}>"


@final
class Source:
    """Which content a game was loaded with: the pack's key and a hash over rule-bearing data."""

    def __init__(self, pack: str, digest: str) -> None:
        self.pack = pack
        self.digest = digest

    def __repr__(self) -> str:
        """The pack and the beginning of the hash."""
        return f"<Source {self.pack} {self.digest[:12]}>"
