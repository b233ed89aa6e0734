"""The plan: what Michael tells of it, who knows which card, whether it is complete, and whether it is hopeless."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import (
    DEVICE,
    FIRST_OUTSIDER,
    LINCOLN,
    MICHAEL,
    OUTSIDERS,
    PLAN,
    ROUTE,
    Clue,
    Ev,
    Phase,
    Reason,
)
from escapade.games.prison_break.rules import squares, team
from escapade.games.prison_break.rules.families import is_dealing, is_setup
from escapade.games.prison_break.state import Player, PrisonState, count_bits
from escapade.games.prison_break.tables import Tables


def add_third(s: PrisonState, events: Events) -> None:
    """PB-6: he may add the third later."""
    for outsider in range(OUTSIDERS):
        if not s.plan.announced >> outsider & 1:
            events.emit(Ev.ANNOUNCED, outsider)
    s.change_plan().announced = (1 << OUTSIDERS) - 1


def show(s: PrisonState, part: int, seat: int, events: Events) -> None:
    """PB-6, PB-30: that he showed something is public; what, is between the two."""
    old = s.players[seat]
    s.players[seat] = Player(old.leader, old.shows + 1, old.shown | 1 << part)
    events.emit(Ev.SHOWED, seat, part, mask=1 << seat | 1 << int(team.michael_seat(s)))


def finish(s: PrisonState, reason: int, events: Events) -> None:
    """PB-23, PB-24: the match is over, whatever was going on."""
    s.frames = []
    s.phase = Phase.OVER
    s.reason = reason
    s.finish()
    events.emit(Ev.ENDED, reason)


def add_guilt(s: PrisonState, t: Tables, change: int, events: Events) -> None:
    """PB-5, PB-24: guilt never falls below 0; at its end the team has lost, at once."""
    before = s.guilt
    after = s.guilt + change
    s.guilt = min(max(after, 0), t.most_guilt)
    events.emit(Ev.GUILT, int(s.guilt - before), int(s.guilt))
    if s.guilt >= t.most_guilt:
        finish(s, Reason.GUILT, events)


def can_lower(s: PrisonState, t: Tables) -> bool:
    """PB-11, PB-43: there is guilt, and the team has not lowered it as often today as `relief` allows."""
    return s.guilt > 0 and (t.relief == 0 or s.relieved < t.relief)


def recruited(s: PrisonState) -> int:
    """PB-14: the outsiders in the team, as a mask."""
    mask = 0
    for outsider in range(OUTSIDERS):
        if s.figures[FIRST_OUTSIDER + outsider].seat != NONE:
            mask |= 1 << outsider
    return mask


def is_complete(s: PrisonState, t: Tables, card: i64) -> bool:
    """PB-23: whether the team has won if this is its card."""
    if s.stage != PLAN or s.figures[LINCOLN].seat == NONE or t.routes[card] & ~s.plan.route:
        return False
    return s.plan.broken >> t.devices[card] & 1 != 0 and t.pairs[card] & ~recruited(s) == 0


def look_for_victory(s: PrisonState, t: Tables, events: Events) -> None:
    """PB-23: after every step that can complete a plan; a match that goes on rules the other cards out."""
    if s.stage != PLAN or (s.waiting == 0 and s.phase == Phase.OVER):
        return
    for card in range(t.escapes):
        if is_complete(s, t, card):
            if card == s.plan.card:
                finish(s, Reason.ESCAPED, events)
                return
            s.change_plan().ruled_out |= 1 << card


def is_hopeless(s: PrisonState, t: Tables, card: i64) -> bool:
    """PB-41: an object still wanted, or a tool, gone for good; too few route tokens."""
    if s.things.gone and s.plan.wish != NONE and is_wish_gone(s, t, t.pairs[card] & ~recruited(s)):
        return True
    device = t.devices[card]
    if not s.plan.broken >> device & 1 and is_tool_used(s, squares.tool_for(device)):
        return True
    return count_bits(t.routes[card] & ~s.plan.route) > t.route_tokens - count_bits(s.plan.route)


def is_wish_gone(s: PrisonState, t: Tables, missing: i64) -> bool:
    """PB-41: whether what one of these outsiders asks for is out of the game."""
    for outsider in range(OUTSIDERS):
        if missing >> outsider & 1 and s.things.gone >> t.wishes[outsider][s.plan.wish] & 1:
            return True
    return False


def is_tool_used(s: PrisonState, tool: int) -> bool:
    """PB-22: the tool stays where it was used."""
    if s.things.tools[tool] != NONE:
        return False
    return all(not figure.tools >> tool & 1 for figure in s.figures)


def knows_card(s: PrisonState, viewer: int) -> bool:
    """PB-19, PB-30: Michael, then the team once Bellick is out of it; everybody when the match is over."""
    if viewer == NONE or s.phase == Phase.OVER:
        return True
    if viewer >= s.seats or viewer == s.bellick:
        return False
    return s.bellick != NONE or viewer == team.michael_seat(s)


def fitting_cards(s: PrisonState, t: Tables, viewer: int) -> int:
    """PB-30: the cards that fit all a viewer was told, shown and could see."""
    if s.plan.card == NONE or is_dealing(s.phase):
        return (1 << t.escapes) - 1
    if knows_card(s, viewer):
        return 1 << int(s.plan.card)
    mask = 0
    for card in range(t.escapes):
        if clues_against(s, t, card, viewer) == 0:
            mask |= 1 << card
    return mask


def clues_against(s: PrisonState, t: Tables, card: int, viewer: int) -> int:
    """PB-6, PB-30: what speaks against a card, as a mask of clues: public ones, and what Michael showed the viewer."""
    clues = public_clues(s, t, card)
    shown = s.players[viewer].shown if viewer < s.seats else 0
    # What he showed was true.
    if shown >> ROUTE & 1 and t.routes[card] != t.routes[s.plan.card]:
        clues |= 1 << Clue.ROUTE
    if shown >> DEVICE & 1 and t.devices[card] != t.devices[s.plan.card]:
        clues |= 1 << Clue.DEVICE
    return clues


def public_clues(s: PrisonState, t: Tables, card: int) -> int:
    """PB-6, PB-18, PB-23: what everybody can work out."""
    clues = 0
    if s.plan.announced and not s.plan.blurred and t.pairs[card] != t.pairs[s.plan.card]:
        clues |= 1 << Clue.ANNOUNCED
    if s.stage == PLAN and t.pairs[card] & ~recruited(s):
        clues |= 1 << Clue.RECRUITED
    if s.plan.ruled_out >> card & 1:
        clues |= 1 << Clue.GOES_ON
    return clues


def clues_for(s: PrisonState, t: Tables, viewer: int) -> list[int]:
    """PB-30: for each card what speaks against it as the viewer sees it; when all is over, as Bellick saw it.

    Nothing for those who know the card: they need no clue.
    """
    watcher = int(s.bellick) if s.phase == Phase.OVER else viewer
    knows = s.phase != Phase.OVER and knows_card(s, viewer)
    if knows or NONE in (watcher, s.plan.card) or is_dealing(s.phase):
        return [0] * t.escapes
    return [clues_against(s, t, card, watcher) for card in range(t.escapes)]


def is_told_hopeless(s: PrisonState, t: Tables, viewer: int) -> bool:
    """PB-41: told to those who may know it: every card that fits what they know is hopeless."""
    if s.plan.card == NONE or is_setup(s.phase) or s.phase == Phase.OVER:
        return False
    cards = fitting_cards(s, t, viewer)
    for card in range(t.escapes):
        if cards >> card & 1 and not is_hopeless(s, t, card):
            return False
    return True


def can_declare(s: PrisonState, t: Tables) -> bool:
    """PB-18: Michael, at the start of his turn, with both outsiders of his card recruited."""
    if s.stage == PLAN or s.turn.actor != MICHAEL or s.phase != Phase.HARMFUL:
        return False
    return t.pairs[s.plan.card] & ~recruited(s) == 0
