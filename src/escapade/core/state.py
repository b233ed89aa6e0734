"""A position of one match, and the only ways to put a question."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escapade.core.frame import Ballot, Frame, Vote
from escapade.core.seat import CHANCE_BIT, NONE, mask_words

NO_PAST: Final = b""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every position has. Games add their own fields in a subclass.

    - `waiting`: the mask of the seats that may act; CHANCE_BIT alone when a random step is due; 0 when over.
    - `ply`: how many actions and chance outcomes were applied.
    - `asked[seat]`: counts the questions put to that seat. It changes only when that seat's question or
      legal list changes: the parallel answers of others leave it alone. It never goes back.
    - `phase` and `frames`: where the turn stands, and the unfinished decisions above it.

    A state holds neither a random generator nor a shuffled future. It is changed in place by `Game.apply`
    alone; whoever wants to keep a position clones it.
    """

    def __init__(self, seats: int, ply: i64, waiting: i64, phase: i64, asked: list[int], opened: i64,
                 frames: list[Frame]) -> None:
        self.seats = seats
        self.ply: i64 = ply
        self.waiting: i64 = waiting
        self.phase: i64 = phase
        self.asked = asked
        self.opened: i64 = opened
        self.frames = frames
        self.past = NO_PAST
        """What everybody saw done, where the match is one that somebody remembers (`core/past.py`); no part of what is
        written of a position.
        """

    def ask(self, seat: i64) -> None:
        """Put a question to one seat; nobody else is waited for."""
        self.waiting = 1 << seat
        count: i64 = self.asked[seat]
        self.asked[seat] = count + 1

    def ask_all(self, mask: i64) -> None:
        """Put a question to several seats at once, to be answered in any order."""
        self.waiting = mask
        for seat in range(self.seats):
            if mask >> seat & 1:
                self.asked[seat] += 1

    def ask_again(self, seat: i64) -> None:
        """Put the next question to a seat that is waited for already; the others are left alone."""
        self.asked[seat] += 1

    def answered(self, seat: i64) -> bool:
        """Note that a seat owes nothing more; true when it was the last one waited for."""
        self.waiting &= ~(1 << seat)
        return self.waiting == 0

    def ask_chance(self) -> None:
        """A random step is due."""
        self.waiting = CHANCE_BIT

    def finish(self) -> None:
        """The match is over: nobody is waited for, ever."""
        self.waiting = 0

    def push(self, frame: Frame) -> None:
        """Open a sub-decision."""
        self.opened += 1
        frame.serial = self.opened
        self.frames.append(frame)

    def pop(self) -> Frame:
        """Close the sub-decision on top and return it."""
        return self.frames.pop()

    def top(self) -> Frame:
        """The sub-decision we are in; only where there is one."""
        return self.frames[-1]

    def current_phase(self) -> int:
        """The phase that says what is being decided: the top frame's, or the main one."""
        return self.frames[-1].phase if self.frames else int(self.phase)

    def open_vote(self, phase: int, owner: int, voters: int, choices: list[int]) -> None:
        """Ask all voters at once; their votes stay secret until the last one is in."""
        self.push(Vote(phase, owner, voters, choices, [NONE] * self.seats))
        self.ask_all(voters)

    def open_ballot(self, phase: int, owner: int, voters: int, choices: list[int]) -> None:
        """Ask the voters one after another, openly, clockwise from the owner's left."""
        ballot = Ballot(phase, owner, voters, choices, [NONE] * self.seats)
        self.push(ballot)
        self.ask(ballot.next_voter())

    def cast_vote(self, seat: int, choice: int) -> bool:
        """Take a secret vote; true when all are in (the frame is still on top, for its tally)."""
        vote = self.frames[-1]
        assert isinstance(vote, Vote)
        vote.cast(seat, choice)
        return self.answered(seat)

    def cast_ballot(self, seat: int, choice: int) -> bool:
        """Take an open vote and ask the next voter; true when all are in (the frame is still on top)."""
        ballot = self.frames[-1]
        assert isinstance(ballot, Ballot)
        ballot.cast(seat, choice)
        following = ballot.next_voter()
        if following == NONE:
            return True
        self.ask(following)
        return False

    def clone_frames(self) -> list[Frame]:
        """The frames for a clone."""
        return [frame.clone() for frame in self.frames]

    def __repr__(self) -> str:
        """In numbers, for debuggers; with a game at hand, `notation.write_state` has the words."""
        try:
            return (f"<{type(self).__name__} of {self.seats} seats, ply {self.ply}, "
                    f"waiting for {mask_words(int(self.waiting))}, phase {self.phase}, frames {self.frames!r}>")
        except AttributeError:
            return f"<{type(self).__name__}, not filled yet>"
