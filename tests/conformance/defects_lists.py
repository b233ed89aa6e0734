"""Planted defects of legal lists, clones and question counters."""

from escapade.core.event import Events
from escapade.core.rng import Rng
from escapade.core.state import State
from tests.conformance.defects import pocket
from tests.pocket.game import PocketGame
from tests.pocket.kinds import Kind, Phase


class SharedHands(PocketGame):
    """A clone shares the hands."""

    def clone(self, state: State) -> State:
        copy = pocket(state).clone()
        for mine, other in zip(copy.players, pocket(state).players, strict=True):
            mine.hand = other.hand
        return copy


class SharedVotes(PocketGame):
    """A clone shares the frames, and the votes in them."""

    def clone(self, state: State) -> State:
        copy = pocket(state).clone()
        copy.frames = state.frames[:]
        return copy


class ForgetfulClone(PocketGame):
    """A clone forgets the discard pile."""

    def clone(self, state: State) -> State:
        copy = pocket(state).clone()
        copy.discard = [0, 0, 0]
        return copy


class SharedFirstPosition(PocketGame):
    """Every match starts from one and the same object."""

    first: dict[int, State]

    def start(self, seats: int) -> State:
        if not hasattr(self, "first"):
            self.first = {}
        return self.first.setdefault(seats, super().start(seats))


class UnsortedLegal(PocketGame):
    """The legal list runs down."""

    def legal(self, state: State, seat: int) -> list[int]:
        return super().legal(state, seat)[::-1]


class DuplicateLegal(PocketGame):
    """Two equal cards make two equal actions."""

    def legal(self, state: State, seat: int) -> list[int]:
        legal = super().legal(state, seat)
        return sorted(legal + legal[:1])


class EmptyLegal(PocketGame):
    """Who cannot defend is asked all the same, with nothing to answer."""

    def legal(self, state: State, seat: int) -> list[int]:
        legal = super().legal(state, seat)
        return [] if state.waiting >> seat & 1 and state.current_phase() == Phase.VOTE and seat == 0 else legal


class LegalForOthers(PocketGame):
    """Everybody may always stop."""

    def legal(self, state: State, seat: int) -> list[int]:
        return super().legal(state, seat) or [self.shapes.actions.number(Kind.STOP)]


class ChangingLegal(PocketGame):
    """A question that changes something."""

    def legal(self, state: State, seat: int) -> list[int]:
        state.opened += 1
        return super().legal(state, seat)


class SharedLegal(PocketGame):
    """The list is the game's own, given out again and again."""

    kept: dict[tuple[int, ...], list[int]]

    def legal(self, state: State, seat: int) -> list[int]:
        if not hasattr(self, "kept"):
            self.kept = {}
        legal = super().legal(state, seat)
        return self.kept.setdefault(tuple(legal), legal)


class LendsAnother(PocketGame):
    """The engine's loops never stop of their own will."""

    def lend_legal(self, state: State, seat: int) -> list[int]:
        return super().lend_legal(state, seat)[:3]


class LendsWhatItGives(PocketGame):
    """One list for the loops of the engine and for everybody else."""

    kept: dict[tuple[int, ...], list[int]]

    def legal(self, state: State, seat: int) -> list[int]:
        if not hasattr(self, "kept"):
            self.kept = {}
        legal = super().legal(state, seat)
        return self.kept.setdefault(tuple(legal), legal)


class DrawsTheFirst(PocketGame):
    """A random answer is the first of the list."""

    def draw_legal(self, state: State, seat: int, rng: Rng) -> int:
        rng.next()
        return self.legal(state, seat)[0]


class DrawsTwice(PocketGame):
    """A random answer costs two numbers of the stream."""

    def draw_legal(self, state: State, seat: int, rng: Rng) -> int:
        drawn = super().draw_legal(state, seat, rng)
        rng.next()
        return drawn


class OrderMatters(PocketGame):
    """The last one to vote becomes the owner of the vote."""

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        if state.current_phase() == Phase.VOTE:
            state.top().owner = seat
        super().act(state, seat, action, events)


class BumpsOthers(PocketGame):
    """A vote counts as a new question to those who have not voted."""

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        super().act(state, seat, action, events)
        if state.current_phase() == Phase.VOTE and not state.waiting >> seat & 1:
            state.asked = [count + 1 if state.waiting >> other & 1 else count
                           for other, count in enumerate(state.asked)]


class AsksInSilence(PocketGame):
    """A new question has the number of the old one."""

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        before = state.asked[:]
        super().act(state, seat, action, events)
        state.asked = before
