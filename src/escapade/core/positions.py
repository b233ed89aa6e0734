"""The part of a written position or a view that every game shares: who is waited for, phase and frames."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.frame import BALLOT, VOTE, WINDOW, Ballot, Frame, Poll, Vote, make_poll
from escapade.core.reading import Reader, read_name, read_number, write_name, write_seat, write_seats
from escapade.core.seat import CHANCE_BIT, NONE, UNKNOWN, all_seats, seat_word
from escapade.core.shape import SEAT, Field
from escapade.core.state import State
from escapade.core.tables import Phase

MOST: Final = 1 << 31


def write_frame(frame: Frame, phases: list[Phase], viewer: int) -> dict[str, object]:
    """A frame as a viewer sees it; with viewer NONE, complete."""
    phase = phases[frame.phase]
    mine = viewer in (NONE, frame.owner)
    values = frame.memory()
    written: dict[str, object] = {
        "type": frame.type_name(), "phase": phase.name, "owner": write_seat(frame.owner), "serial": frame.serial,
        "memory": {field.name: field.plain(values[place]) for place, field in enumerate(phase.memory)
                   if mine or not field.hidden},
    }
    if isinstance(frame, Poll):
        write_poll(written, frame, phase, viewer)
    return written


def write_poll(written: dict[str, object], poll: Poll, phase: Phase, viewer: int) -> None:
    """Add who votes on what; votes of others are left out while a secret vote is open."""
    names = phase.choice.names if phase.choice else []
    written["voters"] = write_seats(poll.voters)
    written["choices"] = [write_choice(choice, names) for choice in poll.choices]
    written["missing"] = write_seats(poll.missing())
    secret = isinstance(poll, Vote) and viewer != NONE
    written["votes"] = [None if secret and seat != viewer else write_choice(vote, names)
                        for seat, vote in enumerate(poll.votes)]


def write_choice(choice: int, names: list[str]) -> object:
    """What is voted on: a name where the phase has names, else a number."""
    return write_name(choice, names) if names else (None if choice == NONE else choice)


def read_choice(value: object, path: str, names: list[str]) -> int:
    """The int of such a choice; null is NONE."""
    if value is None:
        return NONE
    return read_name(value, path, names) if names else read_number(value, path, 0, MOST)


def read_frame(reader: Reader, phases: list[Phase], seats: int) -> Frame:
    """A frame; what a view left out is UNKNOWN, for `imagine` to fill."""
    number = reader.some_name("phase", [phase.name for phase in phases])
    types = [WINDOW, VOTE, BALLOT]
    type_name, owner = types[reader.some_name("type", types)], reader.seat("owner")
    if type_name != WINDOW and phases[number].choice is None:
        raise BadInput("input.position_votes", {"path": reader.at("type")})
    frame = phases[number].make_frame(number, owner) if type_name == WINDOW else make_poll(type_name, number, owner)
    frame.serial = reader.number("serial", 0, MOST)
    fields = phases[number].memory
    values = read_memory(reader.inner("memory"), fields)
    if fields:
        frame.remember(values)
    if isinstance(frame, Poll):
        read_poll(reader, frame, phases[number], seats)
    reader.done()
    return frame


def read_memory(reader: Reader, fields: list[Field]) -> list[int]:
    """What a frame remembers, in the order of its phase's fields."""
    values: list[int] = []
    for field in fields:
        if field.hidden and not reader.has(field.name):
            values.append(UNKNOWN)
        else:
            values.append(read_choice(reader.take(field.name), reader.at(field.name), field.names))
    reader.done()
    return values


def read_poll(reader: Reader, poll: Poll, phase: Phase, seats: int) -> None:
    """The voters, choices and votes; a vote that is in but not shown is UNKNOWN."""
    names = phase.choice.names if phase.choice else []
    poll.voters = reader.seats("voters")
    missing = reader.seats("missing")
    for place, value in enumerate(reader.items("choices")):
        poll.choices.append(read_choice(value, f"{reader.at('choices')}[{place}]", names))
    votes = reader.items("votes")
    if len(votes) != seats:
        raise BadInput("input.position_length", {"path": reader.at("votes"), "expected": seats})
    for seat, value in enumerate(votes):
        vote = read_choice(value, f"{reader.at('votes')}[{seat}]", names)
        is_in = poll.voters >> seat & 1 and not missing >> seat & 1
        poll.votes.append(UNKNOWN if vote == NONE and is_in else vote)
    if missing != poll.missing():
        raise BadInput("input.position_votes", {"path": reader.at("missing")})


def check_common(state: State, phases: list[Phase]) -> None:
    """Refuse a whole position whose seats, frames or votes cannot be; what a view may leave out is here."""
    everybody = all_seats(state.seats)
    if state.waiting != CHANCE_BIT and state.waiting & ~everybody:
        raise BadInput("input.position_waiting", {"path": "waiting"})
    serial = 0
    for place, frame in enumerate(state.frames):
        path = f"frames[{place}]"
        if not serial < frame.serial <= state.opened:
            raise BadInput("input.position_range", {"path": f"{path}.serial", "value": str(frame.serial),
                                                    "range": f"{serial + 1}..{state.opened}"})
        serial = frame.serial
        if frame.owner >= state.seats:
            raise BadInput("input.position_range", {"path": f"{path}.owner", "value": seat_word(frame.owner),
                                                    "range": f"p0..p{state.seats - 1}"})
        check_memory(frame, phases[frame.phase].memory, state.seats, path)
        if isinstance(frame, Poll):
            check_poll(frame, everybody, path)
    check_polled(state)


def check_memory(frame: Frame, fields: list[Field], seats: int, path: str) -> None:
    """Nothing that a frame remembers may be missing, no seat may be one that nobody has."""
    values = frame.memory()
    for place, field in enumerate(fields):
        if values[place] == UNKNOWN:
            raise BadInput("input.position_missing", {"path": f"{path}.memory.{field.name}"})
        if field.type_name == SEAT and values[place] >= seats:
            raise BadInput("input.position_range", {"path": f"{path}.memory.{field.name}",
                                                    "value": seat_word(values[place]), "range": f"p0..p{seats - 1}"})


def check_poll(poll: Poll, everybody: int, path: str) -> None:
    """Voters are seats, choices differ, and only voters voted, for one of the choices."""
    if poll.voters == 0 or poll.voters & ~everybody:
        raise BadInput("input.position_votes", {"path": f"{path}.voters"})
    if not poll.choices or NONE in poll.choices or len(set(poll.choices)) != len(poll.choices):
        raise BadInput("input.position_votes", {"path": f"{path}.choices"})
    for seat, vote in enumerate(poll.votes):
        if vote != NONE and (not poll.voters >> seat & 1 or vote not in poll.choices):
            raise BadInput("input.position_votes", {"path": f"{path}.votes[{seat}]"})


def check_polled(state: State) -> None:
    """While a vote or a ballot is on top, exactly those are waited for whose vote is due."""
    if not state.frames or state.waiting == CHANCE_BIT:
        return
    poll = state.frames[-1]
    if isinstance(poll, Ballot) and state.waiting != (1 << poll.next_voter() if poll.missing() else 0):
        raise BadInput("input.position_waiting", {"path": "waiting"})
    if isinstance(poll, Vote) and state.waiting != poll.missing():
        raise BadInput("input.position_waiting", {"path": "waiting"})


def hide_frames(frames: list[Frame], phases: list[Phase], viewer: int) -> None:
    """Make UNKNOWN what `write_frame` leaves out for a viewer: the owner's secrets, and the open votes of others."""
    for frame in frames:
        fields = phases[frame.phase].memory
        if viewer != frame.owner and has_secrets(fields):
            values = frame.memory()
            frame.remember([UNKNOWN if field.hidden else values[place] for place, field in enumerate(fields)])
        if isinstance(frame, Vote):
            for seat, vote in enumerate(frame.votes):
                if seat != viewer and vote != NONE:
                    frame.votes[seat] = UNKNOWN


def has_secrets(fields: list[Field]) -> bool:
    """Whether a frame remembers something for its owner alone."""
    for field in fields:
        if field.hidden:
            return True
    return False


def write_common(state: State, phases: list[Phase], viewer: int) -> dict[str, object]:
    """The counters, phase and frames of a position."""
    return {
        "phase": phases[int(state.phase)].name,
        "frames": [write_frame(frame, phases, viewer) for frame in state.frames],
        "waiting": write_seats(int(state.waiting)),
        "ply": int(state.ply),
        "opened": int(state.opened),
    }


def read_common(reader: Reader, state: State, phases: list[Phase]) -> None:
    """Fill the counters, phase and frames of a state."""
    state.phase = reader.some_name("phase", [phase.name for phase in phases])
    state.ply = reader.number("ply", 0, MOST)
    state.opened = reader.number("opened", 0, MOST)
    state.waiting = reader.seats("waiting")
    state.frames = [read_frame(Reader(value, f"{reader.at('frames')}[{place}]"), phases, state.seats)
                    for place, value in enumerate(reader.items("frames"))]
