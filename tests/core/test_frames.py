"""Frames, votes and ballots, and the only ways to put a question."""

from escapade.core.frame import Ballot, Frame, Vote, make_poll
from escapade.core.seat import CHANCE_BIT, NONE
from escapade.core.state import State


def fresh(seats: int = 3) -> State:
    """A bare state."""
    return State(seats, 0, 0, 0, [0] * seats, 0, [])


def test_asking_one_or_all() -> None:
    """A question counts for those it is put to, and for nobody else."""
    state = fresh()
    state.ask(1)
    assert (state.waiting, state.asked) == (0b010, [0, 1, 0])
    state.ask_all(0b101)
    assert (state.waiting, state.asked) == (0b101, [1, 1, 1])
    state.ask_again(2)
    assert (state.waiting, state.asked) == (0b101, [1, 1, 2])
    assert not state.answered(0)
    assert state.answered(2)
    state.ask_chance()
    assert state.waiting == CHANCE_BIT
    state.finish()
    assert (state.waiting, state.asked) == (0, [1, 1, 2])


def test_frames_are_a_stack_with_serials() -> None:
    """The top frame says what is being decided; serials never come twice."""
    state = fresh()
    state.phase = 4
    assert state.current_phase() == 4
    state.push(Frame(5, 0))
    state.push(Frame(6, 1, 7))
    assert (state.current_phase(), state.top().serial, state.opened) == (6, 2, 2)
    assert state.pop().subject == 7
    state.push(Frame(6, 1))
    assert state.top().serial == 3


def test_a_vote_asks_all_at_once_and_is_secret_by_type() -> None:
    """In any order; true with the last one; the tally is in the order of the choices."""
    state = fresh()
    state.open_vote(2, 0, 0b111, [4, 5, 6])
    assert state.waiting == 0b111
    assert not state.cast_vote(2, 6)
    assert not state.cast_vote(0, 4)
    vote = state.top()
    assert isinstance(vote, Vote)
    assert vote.missing() == 0b010
    assert state.asked == [1, 1, 1]
    assert state.cast_vote(1, 6)
    assert (vote.tally(), vote.leading()) == ([1, 0, 2], [6])
    vote.votes = [4, 5, 6]
    assert vote.leading() == [4, 5, 6]


def test_a_ballot_goes_round_from_the_owners_left() -> None:
    """Only voters are asked, the owner last."""
    state = fresh(4)
    state.open_ballot(2, 1, 0b1011, [0, 1])
    order = []
    while state.waiting:
        seat = int(state.waiting).bit_length() - 1
        order.append(seat)
        if state.cast_ballot(seat, 1):
            break
    assert order == [3, 0, 1]
    ballot = state.top()
    assert isinstance(ballot, Ballot)
    assert ballot.next_voter() == NONE
    assert ballot.tally() == [0, 3]
    assert state.asked == [1, 1, 0, 1]


def test_clones_of_frames_share_nothing_that_changes() -> None:
    """Type, memory, serial and votes go along."""
    state = fresh()
    state.push(Frame(1, 0, 2))
    state.open_vote(2, 1, 0b011, [0, 1])
    state.open_ballot(3, 2, 0b111, [0, 1])
    state.top().subject = 9
    copies = state.clone_frames()
    for copy, frame in zip(copies, state.frames, strict=True):
        assert copy is not frame
        assert type(copy) is type(frame)
        assert (copy.phase, copy.owner, copy.memory(), copy.serial) == (
            frame.phase, frame.owner, frame.memory(), frame.serial)
    vote = copies[1]
    assert isinstance(vote, Vote)
    vote.cast(0, 1)
    original = state.frames[1]
    assert isinstance(original, Vote)
    assert original.votes == [NONE, NONE, NONE]


def test_frames_by_name() -> None:
    """What the reader of positions makes."""
    for name in ("vote", "ballot"):
        assert make_poll(name, 1, 2).type_name() == name
