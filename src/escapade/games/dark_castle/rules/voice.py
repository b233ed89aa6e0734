"""The group's voice: its leader, or a majority of the seats (DC-6)."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.frame import Vote
from escapade.core.seat import NONE, all_seats
from escapade.games.dark_castle.kinds import NOBODY, Ev, Phase
from escapade.games.dark_castle.rules import cards, party
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def choices(s: CastleState, tables: Tables) -> i64:
    """Whom the group can name in this phase, as a mask of characters (nobody is bit 6)."""
    if s.phase == Phase.STRIKE:
        return party.kinds_of(s, s.bout.pending)
    return s.characters | 1 << NOBODY if s.phase == Phase.REST else s.characters


def ways_open(s: CastleState, tables: Tables) -> list[int]:
    """DC-32: a way whose text asks YOU for an item needs one of YOURS."""
    step = cards.current(s, tables)
    has_item = len(s.heroes[s.you].items) > 0
    return [way for place, way in enumerate(step.ways) if has_item or not step.needs_item[place]]


def ask(s: CastleState, tables: Tables, phase: i64) -> None:
    """DC-6: put a decision of the group to its leader, or at once to all seats that have a say."""
    s.phase = phase
    if not party.is_voting(s, tables):
        s.ask(party.leader(s))
        return
    options = ways_open(s, tables) if phase == Phase.WAY else named(choices(s, tables))
    s.open_vote(int(phase), int(party.leader(s)), all_seats(int(party.voices(s, tables))), options)


def named(mask: i64) -> list[int]:
    """The values of a mask, ascending."""
    return [value for value in range(NOBODY + 1) if mask >> value & 1]


def decide(s: CastleState, seat: int, value: int, events: Events) -> int:
    """DC-6: the group's decision, or NONE while proposals are missing."""
    if not s.frames:
        return value
    vote = s.frames[-1]
    if not isinstance(vote, Vote):
        return value
    if not s.cast_vote(seat, value):
        return NONE
    s.pop()
    for voter, choice in enumerate(vote.votes):
        if choice == NONE:
            continue
        if s.phase == Phase.WAY:
            events.emit(Ev.PROPOSED_WAY, voter, int(s.card), choice)
        else:
            events.emit(Ev.PROPOSED, voter, choice)
    return most_proposed(vote)


def most_proposed(vote: Vote) -> int:
    """DC-6: the most proposed; a tie goes to the leader's proposal, else to the first seat's after him."""
    leading = vote.leading()
    seats = len(vote.votes)
    for step in range(seats):
        choice = vote.votes[(vote.owner + step) % seats]
        if choice in leading:
            return choice
    raise AssertionError("nobody proposed what leads")
