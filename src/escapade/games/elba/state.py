"""A position of Escape from Elba."""

from typing import final

from mypy_extensions import i64

from escapade.core.frame import Frame
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.elba.kinds import Phase, Reason


@final
class Player:
    """What the state holds about a seat: two multisets of letters and their sizes."""

    def __init__(self, hand: i64, hand_size: i64, bag: i64, bag_size: i64) -> None:
        self.hand: i64 = hand
        self.hand_size: i64 = hand_size
        self.bag: i64 = bag
        self.bag_size: i64 = bag_size


@final
class Series(Frame):
    """EL-30: Fights still to come where a guest arrived."""

    def __init__(self, phase: int, owner: int, attacker: int = NONE, opponents: int = 0) -> None:
        super().__init__(phase, owner)
        self.attacker = attacker
        self.opponents = opponents
        """The mask of those whom he has still to fight."""

    def memory(self) -> list[int]:
        """Who attacks, and whom."""
        return [self.attacker, self.opponents]

    def remember(self, values: list[int]) -> None:
        """Take over what `memory` gave."""
        self.attacker, self.opponents = values[0], values[1]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = Series(self.phase, self.owner, self.attacker, self.opponents)
        copy.serial = self.serial
        return copy


@final
class Fight(Frame):
    """EL-21, EL-22: a Fight until its dice are cast; its owner is asked for a bonus."""

    def __init__(self, phase: int, owner: int, attacker: int = NONE, defender: int = NONE) -> None:
        super().__init__(phase, owner)
        self.attacker = attacker
        self.defender = defender

    def memory(self) -> list[int]:
        """Who attacks, and who defends."""
        return [self.attacker, self.defender]

    def remember(self, values: list[int]) -> None:
        """Take over what `memory` gave."""
        self.attacker, self.defender = values[0], values[1]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = Fight(self.phase, self.owner, self.attacker, self.defender)
        copy.serial = self.serial
        return copy


@final
class Defeat(Frame):
    """EL-14, EL-24 to EL-28: what a loser goes through, and the card it costs; its owner chooses that card.

    A try to escape is one from the start, without a winner: either the match is over, or the one who tried has lost.
    """

    def __init__(self, phase: int, owner: int, winner: int = NONE, loser: int = NONE) -> None:
        super().__init__(phase, owner)
        self.winner = winner
        """Who won the Fight; NONE for an escape."""
        self.loser = loser

    def memory(self) -> list[int]:
        """Who won, and who lost."""
        return [self.winner, self.loser]

    def remember(self, values: list[int]) -> None:
        """Take over what `memory` gave."""
        self.winner, self.loser = values[0], values[1]

    def clone(self) -> Frame:
        """A frame that shares nothing with this one."""
        copy = Defeat(self.phase, self.owner, self.winner, self.loser)
        copy.serial = self.serial
        return copy


@final
class ElbaState(State):
    """Guests are numbers (players, non-player Napoleons, Campbell); sets of guests are bit masks."""

    def __init__(self, seats: int, ply: i64, waiting: i64, phase: i64, asked: list[int], opened: i64,
                 frames: list[Frame], players: list[Player], place: list[int], strength: list[int], here: list[int],
                 deck: i64, deck_size: i64, discard: list[int], known: list[int], starter: i64, active: i64,
                 turns: i64, pushes: i64, points: i64, rest: i64, attack_bonus: i64, defence_bonus: i64,
                 attack_die: i64, proposed: i64, refused: i64, house: list[int], winner: i64, reason: i64) -> None:
        super().__init__(seats, ply, waiting, phase, asked, opened, frames)
        self.players = players
        self.place = place
        """Where each guest stands; NONE for one who does not play, or is not placed yet."""
        self.strength = strength
        self.here = here
        """The mask of the guests in each place."""
        self.deck: i64 = deck
        self.deck_size: i64 = deck_size
        self.discard = discard
        """Letters, the top one last."""
        self.known = known
        """EL-32: what each seat, and after the last seat the spectators, know of each Hand: see `rules/knowledge`."""
        self.starter: i64 = starter
        self.active: i64 = active
        """EL-6: whose turn it is, clockwise from the starter; kept because every step asks for it. NONE before."""
        self.turns: i64 = turns
        """Turns finished since the start."""
        self.pushes: i64 = pushes
        """EL-11: how many pushes there are: the doors around everybody who can be pushed."""
        self.points: i64 = points
        self.rest: i64 = rest
        """EL-16: the letters of the active player's Bag that still go to the discard pile."""
        self.attack_bonus: i64 = attack_bonus
        self.defence_bonus: i64 = defence_bonus
        self.attack_die: i64 = attack_die
        """The attacker's die of the Fight going on; 0 before it is rolled."""
        self.proposed: i64 = proposed
        """EL-23: 1 once the player who chooses a bonus has put a word to the others."""
        self.refused: i64 = refused
        """EL-23: the letter set turned down in the Fight going on, which neither side may put again; or NONE."""
        self.house = house
        """EL-23: the letter sets the table has made weapons."""
        self.winner: i64 = winner
        self.reason: i64 = reason

    def clone(self) -> "ElbaState":
        """A position that shares nothing that ever changes."""
        players = [Player(player.hand, player.hand_size, player.bag, player.bag_size) for player in self.players]
        return ElbaState(self.seats, self.ply, self.waiting, self.phase, self.asked[:], self.opened,
                         self.clone_frames() if self.frames else [], players, self.place[:], self.strength[:],
                         self.here[:], self.deck, self.deck_size, self.discard[:], self.known[:], self.starter,
                         self.active, self.turns, self.pushes, self.points, self.rest, self.attack_bonus,
                         self.defence_bonus, self.attack_die, self.proposed, self.refused, self.house[:],
                         self.winner, self.reason)


def empty_state(seats: int, guests: int, places: int) -> ElbaState:
    """Nobody placed, nothing dealt, no deck."""
    return ElbaState(seats, 0, 0, Phase.PLACE, [0] * seats, 0, [], [Player(0, 0, 0, 0) for seat in range(seats)],
                     [NONE] * guests, [1] * guests, [0] * places, 0, 0, [], [0] * ((seats + 1) * seats), NONE, NONE,
                     0, 0, 0, 0, 0, 0, 0, 0, NONE, [], NONE, Reason.NONE)


def series_of(s: ElbaState) -> Series:
    """The series on top of the frames; only where there is one."""
    frame = s.frames[-1]
    assert isinstance(frame, Series)
    return frame


def fight_of(s: ElbaState) -> Fight:
    """The Fight on top of the frames; only where there is one."""
    frame = s.frames[-1]
    assert isinstance(frame, Fight)
    return frame


def defeat_of(s: ElbaState) -> Defeat:
    """The defeat on top of the frames; only where there is one."""
    frame = s.frames[-1]
    assert isinstance(frame, Defeat)
    return frame
