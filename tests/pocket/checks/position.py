"""What a written position must keep to: it can be reached, or at least play can go on from it."""

from escapade.core.errors import BadInput
from escapade.core.frame import BALLOT, VOTE, WINDOW, Frame, Poll
from escapade.core.seat import CHANCE_BIT, NONE, all_seats
from tests.pocket.kinds import Phase
from tests.pocket.state import PocketState
from tests.pocket.tables import Tables


def check(s: PocketState, tables: Tables) -> None:
    """All cards are there, nobody remembers a card that is not, and the phase can be."""
    for card in range(3):
        found = sum(player.hand[card] for player in s.players) + s.discard[card] + s.deck.unknown[card]
        if found != tables.counts[card]:
            raise BadInput("input.position_count", {"path": "players", "expected": str(tables.counts)})
    for seat, player in enumerate(s.players):
        for other, cards in enumerate(player.knows):
            held = s.players[other].hand if other != seat else [0, 0, 0]
            if any(cards[card] > held[card] for card in range(3)):
                raise BadInput("input.position_knows", {"path": f"players[{seat}].knows[{other}]"})
    last = tables.rounds * s.seats
    if s.turns > last or (s.turns == last and not s.ended):
        raise BadInput("input.position_range", {"path": "turns", "value": str(s.turns), "range": f"0..{last}"})
    if not is_possible(s, tables):
        raise BadInput("input.position_phase", {"path": "phase"})


def is_possible(s: PocketState, tables: Tables) -> bool:
    """Whether phase, frames and those waited for fit together."""
    if s.phase == Phase.OVER or s.ended:
        return s.phase == Phase.OVER and bool(s.ended) and not s.frames and s.waiting == 0
    if s.phase == Phase.DRAWING:
        return not s.frames and s.waiting == CHANCE_BIT and s.deck.hidden > 0
    active = s.turns % s.seats
    if s.phase != Phase.TURN:
        return False
    if not s.frames:
        return s.waiting == 1 << active
    first = s.frames[0]
    if first.owner != active:
        return False
    return is_theft(s) if first.phase == Phase.STEALING else is_poll(s, first, tables)


def is_theft(s: PocketState) -> bool:
    """PK-4: the theft, and above it at most one window that asks victim or thief."""
    theft = s.frames[0]
    thief, victim = theft.owner, theft.subject
    if victim in (NONE, thief) or any(frame.type_name() != WINDOW for frame in s.frames):
        return False
    if len(s.frames) == 1:
        return s.waiting == CHANCE_BIT and sum(s.players[victim].hand) > 0
    window = s.frames[1]
    asked, other = (victim, thief) if window.phase == Phase.DEFEND else (thief, victim)
    fits = window.phase in (Phase.DEFEND, Phase.INSIST) and (window.owner, window.subject) == (asked, other)
    return fits and len(s.frames) == 2 and s.waiting == 1 << asked


def is_poll(s: PocketState, poll: Frame, tables: Tables) -> bool:
    """PK-5, PK-6: everybody votes, on a seat or on yes and no."""
    if not isinstance(poll, Poll) or len(s.frames) != 1 or poll.voters != all_seats(s.seats):
        return False
    is_open = poll.phase == Phase.BALLOT
    choices = [0, 1] if is_open else list(range(s.seats))
    type_name = BALLOT if is_open else VOTE
    return (poll.phase in (Phase.VOTE, Phase.BALLOT) and poll.type_name() == type_name and poll.choices == choices
            and poll.missing() != 0 and s.waiting != CHANCE_BIT and (not is_open or tables.has_ballots))
