"""Refuses written positions of the set-up that differ from what the choices so far make of it."""

from typing import Final

from escapade.core.seat import CHANCE_BIT, NONE
from escapade.games.prison_break import setup
from escapade.games.prison_break.checks.require import require
from escapade.games.prison_break.kinds import FIRST_OUTSIDER, LINCOLN, MICHAEL, Phase
from escapade.games.prison_break.rules import landing, team
from escapade.games.prison_break.state import PrisonState, empty_state
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
        no_card = s.card == NONE and s.other == NONE
        return no_card and (free == s.seats if phase == Phase.FIRST else free > 0 and in_turn)
    if len(chosen) != s.seats or MICHAEL not in chosen:
        return False
    if phase == Phase.DEAL:
        return s.other == NONE
    if NONE in (s.card, s.other) or s.card == s.other:
        return False
    return fits_announcement(s, t) if phase == Phase.WISH else s.announced == 0 and s.blurred == 0


def fits_announcement(s: PrisonState, t: Tables) -> bool:
    """PB-6: the two of his card, or all three."""
    return s.announced == 7 if s.blurred else s.announced in (7, t.pairs[s.card])


def same_pieces(s: PrisonState, fresh: PrisonState) -> bool:
    """Whether everything but the choices of set-up is as at the start."""
    for place, me in enumerate(s.figures):
        other = fresh.figures[place]
        if (me.square, me.seat) != (other.square, other.seat) or me.objects or me.tools or me.chances or me.lost:
            return False
        if me.active_from:
            return False
    numbers = [s.stage, s.day - 1, s.guilt, s.acted, s.actor + 1, s.gone, s.route, s.broken, s.on_camera + 1,
               s.camera_by, s.camera_turns, s.on_tower + 1, s.tower_by, s.tower_turns, s.barred, s.active + 1,
               s.wish + 1, s.ruled_out, s.points, s.steps, s.extra, s.ignoring, s.spot + 1, s.post_from + 1,
               s.bellick + 1, s.reason + 1]
    if any(number != 0 for number in numbers) or s.joined or s.frames or (s.announced and s.phase != Phase.WISH):
        return False
    return (s.guard_at == fresh.guard_at and s.guard_pile == fresh.guard_pile and s.token == fresh.token
            and s.token_seen == fresh.token_seen and s.lying == fresh.lying and s.tool_at == fresh.tool_at
            and s.deck.unknown == fresh.deck.unknown and s.discard == fresh.discard)


def setup_waiting(s: PrisonState) -> int:
    """Who must be waited for during set-up."""
    if s.phase == Phase.CHOOSE:
        return 1 << setup.chooser(s)
    if s.phase in (Phase.KEEP_PLAN, Phase.ANNOUNCE):
        return 1 << int(team.michael_seat(s))
    return CHANCE_BIT
