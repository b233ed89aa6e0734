"""Planted defects of what a seat is made to know: a hidden card that stays, one's own that is lost, shared parts."""

from escapade.core.game import Known
from escapade.core.state import State
from tests.conformance.defects import pocket
from tests.pocket.game import PocketGame
from tests.pocket.kinds import COIN


class KnowsAHand(PocketGame):
    """The hand of p0 stays in what everybody knows."""

    def hide(self, state: State, viewer: int) -> None:
        hand = pocket(state).players[0].hand
        super().hide(state, viewer)
        pocket(state).players[0].hand = hand


class KnowsOneCoin(PocketGame):
    """One count of the deck stays where nobody would look for it."""

    def hide(self, state: State, viewer: int) -> None:
        coins = pocket(state).deck.unknown[COIN]
        super().hide(state, viewer)
        if not pocket(state).ended:
            pocket(state).deck.unknown[2] = coins


class KnowsTheVotes(PocketGame):
    """The open votes stay in the frames."""

    def known(self, state: State, seat: int) -> Known:
        known = super().known(state, seat)
        known.state.frames = state.clone_frames()
        return known


class KnowsAllQuestions(PocketGame):
    """How often the others were asked is left."""

    def known(self, state: State, seat: int) -> Known:
        known = super().known(state, seat)
        known.state.asked = state.asked[:]
        return known


class ForgetsItself(PocketGame):
    """Nobody knows his own hand: harmless for secrets, but not what a view tells."""

    def hide(self, state: State, viewer: int) -> None:
        super().hide(state, -1)


class KnowsWhatFollows(PocketGame):
    """The stack of frames is the real one."""

    def known(self, state: State, seat: int) -> Known:
        known = super().known(state, seat)
        known.state.frames = state.frames
        return known
