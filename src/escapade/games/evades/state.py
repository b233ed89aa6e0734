"""A position of Les Évadés."""

from typing import final

from mypy_extensions import i64

from escapade.core.frame import Frame
from escapade.core.row import EMPTY, at, first_of, make_row, put
from escapade.core.seat import NONE, UNKNOWN
from escapade.core.state import State
from escapade.games.evades.kinds import PRISONERS, WHITE, Phase, Reason


@final
class Player:
    """What the state holds about a seat. Never changed, only replaced, so that clones may share it."""

    def __init__(self, foretold: i64, picks: i64, picked: i64) -> None:
        self.foretold: i64 = foretold
        """LE-4: a row of the prisoners in the order foretold, first to board first; UNKNOWN to who must not see it."""
        self.picks: i64 = picks
        """How many are foretold; grows to seven."""
        self.picked: i64 = picked
        """The mask of those who are."""

    def bet(self) -> list[int]:
        """LE-4: the prisoners in the order foretold; UNKNOWN as often as picks were made that must not be seen."""
        return [UNKNOWN] * int(self.picks) if self.foretold == UNKNOWN else first_of(self.foretold, self.picks)

    def with_pick(self, pawn: i64) -> "Player":
        """LE-4: the player with one more prisoner foretold."""
        return Player(put(self.foretold, self.picks, pawn), self.picks + 1, self.picked | 1 << pawn)


def player_who_bet(bet: list[int]) -> Player:
    """A player with these prisoners foretold."""
    picked: i64 = 0
    for pawn in bet:
        picked |= 1 << pawn
    return Player(make_row(bet), len(bet), picked)


def unseen_player(picks: int) -> Player:
    """A player of whom only the number of picks is known."""
    return Player(UNKNOWN if picks else EMPTY, picks, 0)


@final
class EvadesState(State):
    """Sets of prisoners and dice are bit masks: bit p is the prisoner or die p, bit 7 the white die."""

    def __init__(self, seats: int, ply: i64, waiting: i64, phase: i64, asked: list[int], opened: i64,
                 frames: list[Frame], players: list[Player], starter: i64, active: i64, turns: i64,
                 squares: i64, carriers: i64, aboard: i64, free: i64, beyond: i64, boarding: i64, arrived: i64,
                 order: i64, coloured: i64, named: i64, offer: i64, left: i64, rolled: i64,
                 faces: i64, white_face: i64, unused: i64, forward: i64, backed: i64, reason: i64) -> None:
        super().__init__(seats, ply, waiting, phase, asked, opened, frames)
        self.players = players
        self.starter: i64 = starter
        self.active: i64 = active
        """LE-5: whose turn it is, clockwise from the starter; kept because every step asks for it."""
        self.turns: i64 = turns
        """Turns finished since the start."""
        self.squares: i64 = squares
        """A row by prisoner, see `square_of`."""
        self.carriers: i64 = carriers
        """A row by prisoner, see `carrier_of`: 0 for nobody, 1 for prisoner 0, …"""
        self.aboard: i64 = aboard
        self.free: i64 = free
        """Prisoners in play with nobody on their shoulders (LE-10)."""
        self.beyond: i64 = beyond
        """Prisoners in play past square 1: those the white die can reach (LE-11)."""
        self.boarding: i64 = boarding
        """A row of the prisoners aboard, in the order in which they boarded: see `boarded`."""
        self.arrived: i64 = arrived
        """How many are aboard."""
        self.order: i64 = order
        """A row of the coloured dice, in the order in which they were named: see `coloured_dice`."""
        self.coloured: i64 = coloured
        """How many of them are named."""
        self.named: i64 = named
        self.offer: i64 = offer
        """Dice that may still be named this turn (LE-6, LE-7)."""
        self.left: i64 = left
        """How many dice must still be named this turn."""
        self.rolled: i64 = rolled
        """How many of the named dice have been rolled."""
        self.faces: i64 = faces
        """A row by coloured die, see `face_of`."""
        self.white_face: i64 = white_face
        self.unused: i64 = unused
        self.forward: i64 = forward
        self.backed: i64 = backed
        self.reason: i64 = reason

    def square_of(self, pawn: i64) -> i64:
        """The square of a prisoner; 0 at its window, and 0 again once aboard."""
        return at(self.squares, pawn)

    def carrier_of(self, pawn: i64) -> i64:
        """Who is directly under a prisoner, or NONE."""
        return at(self.carriers, pawn) - 1

    def face_of(self, die: i64) -> i64:
        """What a die shows; 0 or an older face before it is rolled."""
        return self.white_face if die == WHITE else at(self.faces, die)

    def show_face(self, die: i64, face: i64) -> None:
        """A die is rolled."""
        if die == WHITE:
            self.white_face = face
        else:
            self.faces = put(self.faces, die, face)

    def boarded(self) -> list[int]:
        """Prisoners in the order in which they boarded."""
        return first_of(self.boarding, self.arrived)

    def coloured_dice(self) -> list[int]:
        """The coloured dice of this turn in the order in which they were named."""
        return first_of(self.order, self.coloured)

    def clone(self) -> "EvadesState":
        """A position that shares nothing that ever changes."""
        copy = EvadesState(
            self.seats, self.ply, self.waiting, self.phase, self.asked[:], self.opened,
            self.clone_frames() if self.frames else [], self.players[:], self.starter, self.active, self.turns,
            self.squares, self.carriers, self.aboard, self.free, self.beyond, self.boarding, self.arrived,
            self.order, self.coloured, self.named, self.offer, self.left, self.rolled,
            self.faces, self.white_face, self.unused, self.forward, self.backed, self.reason)
        copy.past = self.past
        return copy


def empty_state(seats: int) -> EvadesState:
    """LE-2: everybody at the window, no bet written, no die named."""
    nobody_yet = Player(EMPTY, 0, 0)
    return EvadesState(
        seats, 0, 0, Phase.BET, [0] * seats, 0, [], [nobody_yet] * seats, NONE, NONE, 0,
        EMPTY, EMPTY, 0, (1 << PRISONERS) - 1, 0, EMPTY, 0, EMPTY, 0, 0, 0, 0, 0, EMPTY, 0, 0, 0, 0, Reason.NONE)
