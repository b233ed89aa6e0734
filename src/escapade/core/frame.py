"""Frames: the stack of decisions that are not finished, above the main phase.

Opening a sub-decision pushes a frame, finishing it pops it at once, inside `apply`. The two kinds of
votes live here so that no game writes its own.
"""

from typing import Final, final

from escapade.core.seat import NONE, mask_words, seat_word

WINDOW: Final = "window"
VOTE: Final = "vote"
BALLOT: Final = "ballot"


class Frame:
    """Why we are waiting: a phase, its owner, and at most one int of local memory, its subject.

    A frame that remembers more is a final subclass with a name for each of its fields: it then writes `memory`,
    `remember` and `clone`, and its phase names the class, so that positions can be read back.
    `serial` counts the frames ever opened in a match, so that a standing pass belongs to one window.
    """

    def __init__(self, phase: int, owner: int, subject: int = NONE) -> None:
        self.phase = phase
        self.owner = owner
        self.subject = subject
        self.serial = 0

    def memory(self) -> list[int]:
        """What the frame remembers, in the order of its phase's memory fields."""
        return [self.subject]

    def remember(self, values: list[int]) -> None:
        """Take over what `memory` of an equal frame gave: for readers of positions."""
        self.subject = values[0]

    def type_name(self) -> str:
        """`window`, `vote` or `ballot`."""
        return WINDOW

    def clone(self) -> "Frame":
        """A frame that shares nothing with this one."""
        copy = Frame(self.phase, self.owner, self.subject)
        copy.serial = self.serial
        return copy

    def __repr__(self) -> str:
        """In numbers: its phase, whose it is, and what it remembers."""
        return f"<{type(self).__name__} of {seat_word(self.owner)}, phase {self.phase}, memory {self.memory()}>"


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

    def __repr__(self) -> str:
        """Who votes, and the votes that are in (-1: not yet)."""
        return (f"<{type(self).__name__} of {seat_word(self.owner)}, phase {self.phase}, "
                f"voters {mask_words(self.voters)}, votes {self.votes}>")


@final
class Vote(Poll):
    """Parallel and secret until all votes are in."""

    def type_name(self) -> str:
        """Its word in written positions: `vote`."""
        return VOTE

    def clone(self) -> Frame:
        """A frame that shares nothing that changes."""
        copy = Vote(self.phase, self.owner, self.voters, self.choices, self.votes[:])
        copy.subject, copy.serial = self.subject, self.serial
        return copy


@final
class Ballot(Poll):
    """Open and in turn, clockwise from the owner's left."""

    def type_name(self) -> str:
        """Its word in written positions: `ballot`."""
        return BALLOT

    def clone(self) -> Frame:
        """A frame that shares nothing that changes."""
        copy = Ballot(self.phase, self.owner, self.voters, self.choices, self.votes[:])
        copy.subject, copy.serial = self.subject, self.serial
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


def make_poll(type_name: str, phase: int, owner: int) -> Poll:
    """An empty vote or ballot, to be filled by the reader of positions."""
    return Vote(phase, owner, 0, [], []) if type_name == VOTE else Ballot(phase, owner, 0, [], [])
