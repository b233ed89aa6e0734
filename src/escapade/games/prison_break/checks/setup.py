"""Refuses written positions of the set-up that differ from what the choices so far make of it."""

from typing import Final

from escapade.core.seat import CHANCE_BIT, NONE
from escapade.games.prison_break import setup
from escapade.games.prison_break.checks.require import require
from escapade.games.prison_break.kinds import BY_NOBODY, FIRST_OUTSIDER, LINCOLN, MICHAEL, Phase
from escapade.games.prison_break.rules import landing, team
from escapade.games.prison_break.state import Cards, OnToken, PrisonState, Things, Turn, empty_state
from escapade.games.prison_break.tables import Tables

CHOOSING: Final = (Phase.FIRST, Phase.CHOOSE)
"""PB-1: nobody stands anywhere before all have chosen."""


def check_setup(s: PrisonState, t: Tables) -> None:
    """PB-31: nothing has happened but the choices that set-up asks for."""
    leaders = [player.leader for player in s.players]
    chosen = [leader for leader in leaders if leader != NONE]
    require(len(set(chosen)) == len(chosen), "players")
    fresh = empty_state(s.seats, t)
    fresh.first = s.first
    for seat, leader in enumerate(leaders):
        if leader != NONE:
            fresh.figures[leader].seat = seat
    if s.phase not in CHOOSING:
        for figure in [*chosen, *range(FIRST_OUTSIDER, LINCOLN + 1)]:
            landing.place_figure(fresh, figure, t.board.starts[figure])
    require(setup_choices_fit(s, t, chosen), "phase")
    require(same_pieces(s, fresh), "figures")
    require(s.waiting == setup_waiting(s), "waiting")


def setup_choices_fit(s: PrisonState, t: Tables, chosen: list[int]) -> bool:
    """PB-1, PB-6: who has chosen and which cards are out, by phase."""
    phase = s.phase
    if (phase == Phase.FIRST) != (s.first == NONE) or any(player.shows for player in s.players):
        return False
    if phase in CHOOSING:
        free = s.seats - len(chosen)
        in_turn = all(s.players[(s.first + place) % s.seats].leader != NONE for place in range(len(chosen)))
        no_card = s.plan.card == NONE and s.plan.other == NONE
        return no_card and (free == s.seats if phase == Phase.FIRST else free > 0 and in_turn)
    if len(chosen) != s.seats or MICHAEL not in chosen:
        return False
    if phase == Phase.DEAL:
        return s.plan.other == NONE
    if NONE in (s.plan.card, s.plan.other) or s.plan.card == s.plan.other:
        return False
    return fits_announcement(s, t) if phase == Phase.WISH else s.plan.announced == 0 and s.plan.blurred == 0


def fits_announcement(s: PrisonState, t: Tables) -> bool:
    """PB-6: the two of his card, or all three."""
    return s.plan.announced == 7 if s.plan.blurred else s.plan.announced in (7, t.pairs[s.plan.card])


def same_pieces(s: PrisonState, fresh: PrisonState) -> bool:
    """Whether everything but the choices of set-up is as at the start."""
    for place, me in enumerate(s.figures):
        other = fresh.figures[place]
        if (me.square, me.seat) != (other.square, other.seat) or me.objects or me.tools or me.chances or me.lost:
            return False
        if me.active_from:
            return False
    numbers = [s.stage, s.day - 1, s.guilt, s.relieved, s.acted, s.bellick + 1, s.reason + 1, s.plan.wish + 1,
               s.plan.ruled_out, s.plan.route, s.plan.broken]
    if any(number != 0 for number in numbers) or s.joined or s.frames or (s.plan.announced and s.phase != Phase.WISH):
        return False
    return (same_turn(s.turn, fresh.turn) and same_things(s.things, fresh.things) and same_cards(s.cards, fresh.cards)
            and is_off(s.camera) and is_off(s.tower)
            and s.guards.at == fresh.guards.at and s.guards.pile == fresh.guards.pile)


def same_turn(turn: Turn, fresh: Turn) -> bool:
    """Whether nobody has been on turn yet."""
    return (turn.actor == fresh.actor and turn.points == fresh.points and turn.steps == fresh.steps
            and turn.extra == fresh.extra and turn.ignoring == fresh.ignoring and turn.spot == fresh.spot
            and turn.post_from == fresh.post_from and turn.barred == fresh.barred and turn.met == fresh.met)


def same_cards(cards: Cards, fresh: Cards) -> bool:
    """Whether nobody has drawn a card."""
    return cards.active == NONE and cards.deck.unknown == fresh.deck.unknown and cards.discard == fresh.discard


def is_off(token: OnToken) -> bool:
    """PB-36: nobody has set it."""
    return token.at == NONE and token.by == BY_NOBODY and token.turns == 0


def same_things(things: Things, fresh: Things) -> bool:
    """Whether nobody has looked at, taken or lost anything."""
    return (things.tokens == fresh.tokens and things.seen == fresh.seen and things.lying == fresh.lying
            and things.gone == fresh.gone and things.tools == fresh.tools)


def setup_waiting(s: PrisonState) -> int:
    """Who must be waited for during set-up."""
    if s.phase == Phase.CHOOSE:
        return 1 << setup.chooser(s)
    if s.phase in (Phase.KEEP_PLAN, Phase.ANNOUNCE):
        return 1 << int(team.michael_seat(s))
    return CHANCE_BIT
