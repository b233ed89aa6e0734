"""Hands each action and each draw of the pocket game to the rule that carries it out."""

from escapade.core.event import Events
from tests.pocket.kinds import Kind
from tests.pocket.rules import draws, thefts, turns, votes
from tests.pocket.state import PocketState
from tests.pocket.tables import Tables


def act(s: PocketState, tables: Tables, seat: int, action: int, events: Events) -> None:
    """PK-2 to PK-6: what a turn, a window, a vote or a ballot asks for."""
    kind, value = tables.actions.kind[action], tables.actions.first[action]
    if kind == Kind.DRAW:
        draws.ask(s)
    elif kind == Kind.STEAL:
        thefts.start_theft(s, seat, value, events)
    elif kind in (Kind.PLAY, Kind.PASS):
        thefts.answer_window(s, tables, seat, kind, events)
    elif kind == Kind.CALL_VOTE:
        votes.call_vote(s, seat, events)
    elif kind == Kind.CALL_BALLOT:
        votes.call_ballot(s, seat, events)
    elif kind == Kind.NAME:
        votes.name(s, tables, seat, value, events)
    elif kind == Kind.SAY:
        votes.say(s, tables, seat, value, events)
    else:
        turns.next_turn(s, tables, events)


def draw(s: PocketState, tables: Tables, outcome: int, events: Events) -> None:
    """PK-3, PK-4: a card of the deck, or of a hand; then the next turn."""
    card = draws.pile(s).kind_at(outcome)
    if s.frames:
        thefts.move_card(s, card, events)
    else:
        draws.from_deck(s, card, events)
    turns.next_turn(s, tables, events)
