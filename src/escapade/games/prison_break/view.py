"""Who knows what (PB-30): the one place that writes a position, whole or as a viewer sees it."""

from typing import Final

from escapade.core.reading import write_name, write_seat, write_seats
from escapade.core.seat import NONE, UNKNOWN
from escapade.games.prison_break.kinds import (
    CAMERAS,
    CLUES,
    PARTS,
    REASON_NAMES,
    SETTERS,
    STAGES,
    TOKENS,
    TOOLS,
    UNSEEN,
    Kind,
    Phase,
)
from escapade.games.prison_break.legal import add_actions
from escapade.games.prison_break.rules.families import is_dealing
from escapade.games.prison_break.rules.plan import clues_for, fitting_cards, is_told_hopeless, knows_card
from escapade.games.prison_break.rules.reach import first_steps
from escapade.games.prison_break.rules.squares import lincoln_waits
from escapade.games.prison_break.rules.team import michael_seat
from escapade.games.prison_break.shapes import Names
from escapade.games.prison_break.state import Figure, OnToken, Player, PrisonState, Turn
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
        **write_help(s, t, names, viewer),
    }


def hide(s: PrisonState, t: Tables, viewer: int) -> None:
    """PB-30: the escape cards, what was shown of them, what others saw under tokens; what fits is worked out first."""
    candidates = fitting_cards(s, t, viewer)
    hide_tokens(s, viewer)
    plan = s.change_plan()
    plan.candidates = candidates
    if plan.card != NONE and not knows_kept(s, viewer):
        plan.card = UNKNOWN
    if plan.other != NONE and not knows_both(s, viewer):
        plan.other = UNKNOWN
    for seat, player in enumerate(s.players):
        if not knows_shown(s, seat, viewer):
            s.players[seat] = Player(player.leader, player.shows, UNKNOWN)


def hide_tokens(s: PrisonState, viewer: int) -> None:
    """PB-13, PB-30: a token that somebody, but not the viewer, looked at."""
    if s.phase == Phase.OVER:
        return
    for token in range(TOKENS):
        seen, found = s.things.seen[token], s.things.tokens[token]
        if seen and found not in (NONE, UNSEEN) and not seen >> viewer & 1:
            s.change_things().tokens[token] = UNKNOWN


def knows_both(s: PrisonState, viewer: int) -> bool:
    """PB-6, PB-41: the card that Michael put back stays his secret until the match is over."""
    return viewer == NONE or s.phase == Phase.OVER or viewer == michael_seat(s)


def knows_kept(s: PrisonState, viewer: int) -> bool:
    """PB-6, PB-19: the card that he kept is the team's in phase 2; while he chooses, both are his."""
    return knows_both(s, viewer) if is_dealing(s.phase) else knows_card(s, viewer)


def knows_shown(s: PrisonState, seat: int, viewer: int) -> bool:
    """PB-30: which part was shown to a seat, is for the one who saw it and Michael."""
    return viewer in (NONE, seat) or viewer == michael_seat(s) or s.phase == Phase.OVER


def write_plan(s: PrisonState, t: Tables, names: Names, viewer: int) -> dict[str, object]:
    """PB-6, PB-19, PB-30, PB-41: Michael's card is the team's in phase 2; the one he put back stays his secret."""
    return {
        "card": write_name(int(s.plan.card), names.escapes) if knows_kept(s, viewer) else None,
        "other": write_name(int(s.plan.other), names.escapes) if knows_both(s, viewer) else None,
        "dealt": int(s.plan.card != NONE) + int(s.plan.other != NONE),
        "ruled_out": write_mask(int(s.plan.ruled_out), names.escapes),
        "fitting": write_mask(fitting_cards(s, t, viewer), names.escapes),
        "hopeless": is_told_hopeless(s, t, viewer),
    }


def write_help(s: PrisonState, t: Tables, names: Names, viewer: int) -> dict[str, object]:
    """PB-11, PB-12, PB-30: what follows from a view and is tedious to work out; no part of a position.

    For whoever moves now, where that can lead and what can be done there; for whoever does not know the plan, what
    speaks against each card.
    """
    if viewer == NONE:
        return {}
    found = first_steps(s, t) if s.waiting >> viewer & 1 else {}
    return {
        "reach": {names.squares[square]: names.squares[step] for square, step in found.items()},
        "deeds": write_deeds(s, t, names, list(found)),
        "clues": {names.escapes[card]: write_mask(clues, CLUES)
                  for card, clues in enumerate(clues_for(s, t, viewer)) if clues},
    }


DEEDS: Final[dict[int, str]] = {Kind.SEARCH: "search", Kind.PICK: "pick", Kind.RECRUIT: "recruit",
                                Kind.BRIBE: "bribe", Kind.TAKE_TOOL: "take_tool", Kind.DISABLE: "disable"}


def write_deeds(s: PrisonState, t: Tables, names: Names, goals: list[int]) -> dict[str, object]:
    """PB-11, PB-20: what could be done on each square of a move's reach by whoever stops there; “stop” fetches Lincoln.

    The legal list itself answers, asked with the figure on that square.
    """
    written: dict[str, object] = {}
    if not goals:
        return written
    there = s.clone()
    for square in goals:
        there.figures[s.turn.actor].square = square
        found: list[int] = []
        add_actions(found, there, t)
        deeds: list[dict[str, object]] = [write_deed(t, names, action) for action in found]
        if lincoln_waits(s, square):
            deeds.append({"kind": "stop", "object": None})
        if deeds:
            written[names.squares[square]] = deeds
    return written


def write_deed(t: Tables, names: Names, action: int) -> dict[str, object]:
    """One of them; only picking names an object."""
    kind = t.kinds[action]
    thing = names.objects[action - t.offsets[kind]] if kind == Kind.PICK else None
    return {"kind": DEEDS[kind], "object": thing}


def write_player(s: PrisonState, names: Names, seat: int, viewer: int) -> dict[str, object]:
    """PB-30: that something was shown is public; which part, for the one who saw it and Michael."""
    player = s.players[seat]
    return {"leader": write_name(player.leader, names.leaders), "shows": player.shows,
            "shown": write_mask(player.shown, PARTS) if knows_shown(s, seat, viewer) else None}


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
