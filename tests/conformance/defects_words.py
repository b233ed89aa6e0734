"""Planted defects of words, positions and ends."""

from escapade.core.event import Events
from escapade.core.reading import Reader
from escapade.core.state import State
from escapade.core.tables import Source, Traits
from tests.conformance.defects import pocket
from tests.pocket.game import PocketGame
from tests.pocket.kinds import Phase


class SameWords(PocketGame):
    """Two cards have one name."""

    def __init__(self, options: dict[str, int], cards: list[str], counts: list[int], source: Source) -> None:
        super().__init__(options, ["coin", "shield", "shield"], counts, source)


class SilentOutcome(PocketGame):
    """The words of a draw do not say which card."""

    def chance(self, state: State, outcome: int, events: Events) -> None:
        self.spoken = False
        super().chance(state, outcome, events)
        self.spoken = True

    def chance_value(self, state: State, outcome: int) -> int:
        return super().chance_value(state, 0 if getattr(self, "spoken", True) else outcome)


class ForgetfulReader(PocketGame):
    """Reading a position loses the discard pile."""

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        super().read_body(reader, state, viewer)
        pocket(state).discard = [0, 0, 0]

    def check_position(self, state: State) -> None:
        pass


class LaxReader(PocketGame):
    """Keys that nobody knows are passed over."""

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        super().read_body(reader, state, viewer)
        reader.taken += list(reader.data)


class CrashingReader(PocketGame):
    """A wrong type is a ValueError."""

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        int(str(reader.data.get("turns")))
        super().read_body(reader, state, viewer)


class UncheckedReader(PocketGame):
    """Positions that cannot be played are taken."""

    def check_position(self, state: State) -> None:
        pass


class NeverEnds(PocketGame):
    """Turns do not count."""

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        super().act(state, seat, action, events)
        if state.waiting == 0:
            pocket(state).turns, pocket(state).ended, state.phase = 0, 0, Phase.TURN
            state.ask(0)


class BadWinner(PocketGame):
    """Somebody who does not play wins."""

    def outcome(self, state: State) -> dict[str, object] | None:
        outcome = super().outcome(state)
        return None if outcome is None else outcome | {"winners": [state.seats]}


class ShortScores(PocketGame):
    """One score is missing."""

    def outcome(self, state: State) -> dict[str, object] | None:
        outcome = super().outcome(state)
        return None if outcome is None else outcome | {"scores": [1]}


class EarlyOutcome(PocketGame):
    """There is an outcome before the end."""

    def outcome(self, state: State) -> dict[str, object] | None:
        ended, pocket(state).ended = pocket(state).ended, 1
        outcome = super().outcome(state)
        pocket(state).ended = ended
        return outcome


class SplitTable(PocketGame):
    """Declared cooperative, but some win and some lose."""

    def __init__(self, options: dict[str, int], cards: list[str], counts: list[int], source: Source) -> None:
        super().__init__(options, cards, counts, source)
        self.traits = Traits(cooperative=True, hidden_information=True, parallel_decisions=True, longest_match=999)


class UndeclaredSecrets(PocketGame):
    """Declared to hide nothing."""

    def __init__(self, options: dict[str, int], cards: list[str], counts: list[int], source: Source) -> None:
        super().__init__(options, cards, counts, source)
        self.traits = Traits(cooperative=False, hidden_information=False, parallel_decisions=True, longest_match=999)


class Remembers(PocketGame):
    """The game itself counts matches, and the second one begins with another seat."""

    matches = 0

    def start(self, seats: int) -> State:
        state = super().start(seats)
        pocket(state).turns = self.matches % 2
        state.waiting = 1 << self.matches % 2
        self.matches += 1
        return state
