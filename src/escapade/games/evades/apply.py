"""Hands each action and each draw to the rule that carries it out."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.games.evades.kinds import Kind, Phase
from escapade.games.evades.rules import bets, dice, moves, turns
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables


def act(s: EvadesState, tables: Tables, seat: int, action: int, events: Events) -> None:
    """LE-4, LE-6 to LE-8: a bet, a die named, the roll, a die used, or the white one left."""
    kind: i64 = tables.kinds[action]
    value: i64 = tables.values[action]
    if kind == Kind.TAKE:
        dice.take(s, value, events)
    elif kind == Kind.MOVE:
        moves.move(s, tables, value, events)
        turns.go_on(s, tables, events)
    elif kind == Kind.BACK:
        moves.move_back(s, tables, value, events)
        turns.go_on(s, tables, events)
    elif kind == Kind.ROLL:
        dice.roll(s)
    elif kind == Kind.LEAVE:
        turns.end_turn(s, tables, events)
    else:
        bets.bet(s, seat, value, events)


def draw(s: EvadesState, tables: Tables, outcome: int, events: Events) -> None:
    """LE-5, LE-6: the starter, or a die."""
    if s.phase == Phase.STARTER:
        turns.draw_starter(s, tables, outcome, events)
    else:
        turns.draw_die(s, tables, outcome + 1, events)
