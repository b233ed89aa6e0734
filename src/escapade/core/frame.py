"""Frames: the stack of decisions that are not finished, above the main phase.

Opening a sub-decision pushes a frame, finishing it pops it at once, inside `apply`. The two kinds of
votes live here so that no game writes its own.
"""

from typing import Final, final

from escapade.core.seat import NONE

WINDOW: Final = "window"
VOTE: Final = "vote"
BALLOT: Final = "ballot"


class Frame:
    """Why we are waiting: a phase, its owner, and three ints of local memory.

    `serial` counts the frames ever opened in a match, so that a standing pass belongs to one window.
    """

    def __init__(self, phase: int, owner: int, a: int = NONE, b: int = NONE, c: int = NONE) -> None:
        self.phase = phase
        self.owner = owner
        self.a = a
        self.b = b
        self.c = c
        self.serial = 0

    def type_name(self) -> str:
        """`window`, `vote` or `ballot`."""
        return WINDOW

    def clone(self) -> "Frame":
        """A frame that shares nothing with this one."""
        copy = Frame(self.phase, self.owner, self.a, self.b, self.c)
        copy.serial = self.serial
        return copy


class Poll(Frame):
    """What votes and ballots share: who votes, on what, and the votes that are in."""

    def __init__(self, phase: int, owner: int, voters: int, choices: list[int], votes: list[int]) -> None:
        super().__init__(phase, owner)
        self.voters = voters
        self.choices = choices
        self.votes = votes

    def cast(self, seat: int, choice: int) -> None:
        """Put in a seat's vote, one of the choices."""
        self.votes[seat] = choice

    def missing(self) -> int:
        """The mask of the voters whose vote is not in yet."""
        mask = 0
        for seat, vote in enumerate(self.votes):
            if self.voters >> seat & 1 and vote == NONE:
                mask |= 1 << seat
        return mask

    def tally(self) -> list[int]:
        """How many votes each choice got, in the order of the choices."""
        return [self.votes.count(choice) for choice in self.choices]

    def leading(self) -> list[int]:
        """The choices with the most votes: one, or all that tie."""
        counts = self.tally()
        most = max(counts)
        return [choice for place, choice in enumerate(self.choices) if counts[place] == most]


@final
class Vote(Poll):
    """Parallel and secret until all votes are in."""

    def type_name(self) -> str:
        """`vote`."""
        return VOTE

    def clone(self) -> Frame:
        """A frame that shares nothing that changes."""
        copy = Vote(self.phase, self.owner, self.voters, self.choices, self.votes[:])
        copy.a, copy.b, copy.c, copy.serial = self.a, self.b, self.c, self.serial
        return copy


@final
class Ballot(Poll):
    """Open and in turn, clockwise from the owner's left."""

    def type_name(self) -> str:
        """`ballot`."""
        return BALLOT

    def clone(self) -> Frame:
        """A frame that shares nothing that changes."""
        copy = Ballot(self.phase, self.owner, self.voters, self.choices, self.votes[:])
        copy.a, copy.b, copy.c, copy.serial = self.a, self.b, self.c, self.serial
        return copy

    def next_voter(self) -> int:
        """Whose vote is due: the first voter after the owner who has not voted, or NONE."""
        seats = len(self.votes)
        missing = self.missing()
        for step in range(1, seats + 1):
            seat = (self.owner + step) % seats
            if missing >> seat & 1:
                return seat
        return NONE


def make_frame(type_name: str, phase: int, owner: int) -> Frame:
    """An empty frame of a type, to be filled by the reader of positions."""
    if type_name == VOTE:
        return Vote(phase, owner, 0, [], [])
    if type_name == BALLOT:
        return Ballot(phase, owner, 0, [], [])
    return Frame(phase, owner)
