"""Who knows what (PB-30): the one place that writes a position, whole or as a viewer sees it."""

from escapade.core.reading import write_name, write_seat, write_seats
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import (
    CAMERAS,
    PARTS,
    REASON_NAMES,
    SETTERS,
    STAGES,
    TOKENS,
    TOOLS,
    UNSEEN,
    Phase,
)
from escapade.games.prison_break.rules.families import is_dealing
from escapade.games.prison_break.rules.plan import fitting_cards, is_told_hopeless, knows_card
from escapade.games.prison_break.rules.reach import first_steps
from escapade.games.prison_break.rules.team import michael_seat
from escapade.games.prison_break.shapes import Names
from escapade.games.prison_break.state import Figure, OnToken, PrisonState, Turn
from escapade.games.prison_break.tables import Tables


def write_body(s: PrisonState, t: Tables, names: Names, viewer: int) -> dict[str, object]:
    """PB-30: all is public but the escape cards, what was shown of them, and what was seen under tokens."""
    return {
        "stage": STAGES[int(s.stage)], "day": int(s.day), "guilt": int(s.guilt), "relieved": int(s.relieved),
        "first": write_seat(int(s.first)), "bellick": write_seat(int(s.bellick)),
        "players": [write_player(s, names, seat, viewer) for seat in range(s.seats)],
        "figures": {key: write_figure(s.figures[place], names) for place, key in enumerate(names.figures)},
        "joined": [names.figures[figure] for figure in s.joined],
        "acted": write_mask(int(s.acted), names.figures),
        "turn": write_turn(s.turn, names),
        "guards": {names.squares[square]: names.objects[bribe] for square, bribe in enumerate(s.guards.at)
                   if bribe != NONE},
        "guard_pile": write_counts(s.guards.pile, names.objects),
        "tokens": write_tokens(s, t, names, viewer),
        "lying": {names.objects[thing]: names.squares[square] for thing, square in enumerate(s.things.lying)
                  if square != NONE},
        "gone": write_mask(int(s.things.gone), names.objects),
        "tools": {tool: write_name(s.things.tools[place], names.squares) for place, tool in enumerate(TOOLS)},
        "route": write_mask(int(s.plan.route), names.places),
        "out_of_order": write_mask(int(s.plan.broken), names.devices),
        "camera": write_on_token(s.camera, names.devices[:CAMERAS]),
        "tower": write_on_token(s.tower, names.devices[CAMERAS:]),
        "barred": write_mask(int(s.turn.barred), names.devices),
        "met": [names.squares[square] for square in s.turn.met],
        "active": write_name(int(s.cards.active), names.cards),
        "deck": write_counts(s.cards.deck.unknown, names.cards), "discard": write_counts(s.cards.discard, names.cards),
        "wish": None if s.plan.wish == NONE else int(s.plan.wish) + 1,
        "announced": write_mask(int(s.plan.announced), names.outsiders), "blurred": s.plan.blurred != 0,
        **write_plan(s, t, names, viewer),
        "reason": write_name(int(s.reason), REASON_NAMES),
        **write_reach(s, t, names, viewer),
    }


def write_plan(s: PrisonState, t: Tables, names: Names, viewer: int) -> dict[str, object]:
    """PB-6, PB-19, PB-30, PB-41: Michael's card is the team's in phase 2; the one he put back stays his secret."""
    own = viewer == NONE or s.phase == Phase.OVER or viewer == michael_seat(s)
    knows = own if is_dealing(s.phase) else knows_card(s, viewer)
    return {
        "card": write_name(int(s.plan.card), names.escapes) if knows else None,
        "other": write_name(int(s.plan.other), names.escapes) if own else None,
        "dealt": int(s.plan.card != NONE) + int(s.plan.other != NONE),
        "ruled_out": write_mask(int(s.plan.ruled_out), names.escapes),
        "fitting": write_mask(fitting_cards(s, t, viewer), names.escapes),
        "hopeless": is_told_hopeless(s, t, viewer),
    }


def write_reach(s: PrisonState, t: Tables, names: Names, viewer: int) -> dict[str, object]:
    """PB-12: for whoever moves now, where that can lead; part of a view, not of a position."""
    if viewer == NONE:
        return {}
    asked = bool(s.waiting >> viewer & 1)
    found = first_steps(s, t) if asked else {}
    return {"reach": {names.squares[square]: names.squares[step] for square, step in found.items()}}


def write_player(s: PrisonState, names: Names, seat: int, viewer: int) -> dict[str, object]:
    """PB-30: that something was shown is public; which part, for the one who saw it and Michael."""
    player = s.players[seat]
    knows = viewer in (NONE, seat) or viewer == michael_seat(s) or s.phase == Phase.OVER
    return {"leader": write_name(player.leader, names.leaders), "shows": player.shows,
            "shown": write_mask(player.shown, PARTS) if knows else None}


def write_figure(me: Figure, names: Names) -> dict[str, object]:
    """PB-30: everything about a figure is public."""
    return {"square": write_name(int(me.square), names.squares), "seat": write_seat(int(me.seat)),
            "objects": write_mask(int(me.objects), names.objects), "tools": write_mask(int(me.tools), TOOLS),
            "chances": [names.cards[card] for card in me.chances], "loses_turn": me.lost != 0,
            "active_from": int(me.active_from)}


def write_turn(turn: Turn, names: Names) -> dict[str, object]:
    """Where the turn stands."""
    return {"actor": write_name(int(turn.actor), names.figures), "points": int(turn.points),
            "steps": None if turn.steps == NONE else int(turn.steps), "extra": int(turn.extra),
            "ignoring": write_mask(int(turn.ignoring), ["camera", "tower"]),
            "spot": write_name(int(turn.spot), names.squares), "guard": write_name(int(turn.post_from), names.squares)}


def write_tokens(s: PrisonState, t: Tables, names: Names, viewer: int) -> dict[str, object]:
    """PB-13, PB-30: who looked is public; what it is, known to those alone."""
    things = [*names.objects, "blank"]
    everything = viewer == NONE or s.phase == Phase.OVER
    written: dict[str, object] = {}
    for token in range(TOKENS):
        found = s.things.tokens[token]
        if found == NONE:
            continue
        seen = everything or s.things.seen[token] >> viewer & 1
        written[names.squares[t.board.tokens[token]]] = {
            "looked": write_seats(s.things.seen[token]),
            "object": things[found] if seen and found != UNSEEN else None,
        }
    return written


def write_on_token(token: OnToken, devices: list[str]) -> dict[str, object]:
    """PB-36: which device is on, who set it, for how many of Bellick's turns."""
    return {"device": write_name(int(token.at), devices), "by": SETTERS[int(token.by)], "turns": int(token.turns)}


def write_mask(mask: int, names: list[str]) -> list[str]:
    """A set as names, in the order of the names."""
    return [name for place, name in enumerate(names) if mask >> place & 1]


def write_counts(counts: list[int], names: list[str]) -> dict[str, int]:
    """How many of each, those there are none of left out."""
    return {names[place]: count for place, count in enumerate(counts) if count}
