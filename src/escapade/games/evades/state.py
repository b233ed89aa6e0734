"""A position of Les Évadés."""

from typing import final

from mypy_extensions import i64

from escapade.core.frame import Frame
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.evades.kinds import PRISONERS, WHITE, Phase, Reason


@final
class Player:
    """What the state holds about a seat. Never changed, only replaced, so that clones may share it."""

    def __init__(self, bet: list[int]) -> None:
        self.bet = bet
        """LE-4: the prisoners in the order foretold, first to board first; grows to seven."""
        self.picked: i64 = 0
        for pawn in bet:
            if pawn >= 0:
                self.picked |= 1 << pawn


@final
class EvadesState(State):
    """Sets of prisoners and dice are bit masks: bit p is the prisoner or die p, bit 7 the white die."""

    def __init__(self, seats: int, ply: i64, waiting: i64, phase: i64, asked: list[int], opened: i64,
                 frames: list[Frame], players: list[Player], starter: i64, active: i64, turns: i64,
                 square: list[int], below: list[int], uppermost: list[int], aboard: i64, free: i64, beyond: i64,
                 boarded: list[int], order: list[int], named: i64, offer: i64, left: i64, rolled: i64,
                 faces: list[int], unused: i64, forward: i64, backed: i64, reason: i64) -> None:
        super().__init__(seats, ply, waiting, phase, asked, opened, frames)
        self.players = players
        self.starter: i64 = starter
        self.active: i64 = active
        """LE-5: whose turn it is, clockwise from the starter; kept because every step asks for it."""
        self.turns: i64 = turns
        """Turns finished since the start."""
        self.square = square
        """The square of each prisoner; 0 at its window, and 0 again once aboard."""
        self.below = below
        """Who is directly under each prisoner, or NONE."""
        self.uppermost = uppermost
        """Who stands on top of each square's stack, or NONE."""
        self.aboard: i64 = aboard
        self.free: i64 = free
        """Prisoners in play with nobody on their shoulders (LE-10)."""
        self.beyond: i64 = beyond
        """Prisoners in play past square 1: those the white die can reach (LE-11)."""
        self.boarded = boarded
        """Prisoners in the order in which they boarded."""
        self.order = order
        """Coloured dice in the order in which they were named."""
        self.named: i64 = named
        self.offer: i64 = offer
        """Dice that may still be named this turn (LE-6, LE-7)."""
        self.left: i64 = left
        """How many dice must still be named this turn."""
        self.rolled: i64 = rolled
        """How many of the named dice have been rolled."""
        self.faces = faces
        self.unused: i64 = unused
        self.forward: i64 = forward
        self.backed: i64 = backed
        self.reason: i64 = reason

    def clone(self) -> "EvadesState":
        """A position that shares nothing that ever changes."""
        return EvadesState(
            self.seats, self.ply, self.waiting, self.phase, self.asked[:], self.opened,
            self.clone_frames() if self.frames else [], self.players[:], self.starter, self.active, self.turns,
            self.square[:], self.below[:], self.uppermost[:], self.aboard, self.free, self.beyond,
            self.boarded[:], self.order[:], self.named, self.offer, self.left, self.rolled,
            self.faces[:], self.unused, self.forward, self.backed, self.reason)


def empty_state(seats: int, squares: int) -> EvadesState:
    """LE-2: everybody at the window, no bet written, no die named."""
    return EvadesState(
        seats, 0, 0, Phase.BET, [0] * seats, 0, [], [Player([]) for seat in range(seats)], NONE, NONE, 0,
        [0] * PRISONERS, [NONE] * PRISONERS, [NONE] * (squares + 1), 0, (1 << PRISONERS) - 1, 0,
        [], [], 0, 0, 0, 0, [0] * (WHITE + 1), 0, 0, 0, Reason.NONE)
