"""Refuses written frames that play cannot go on from."""

from escapade.core.errors import BadInput
from escapade.core.frame import Frame, Poll
from escapade.core.seat import CHANCE_BIT, NONE, all_seats
from escapade.games.prison_break.frames import (
    CardFrame,
    DrawFrame,
    DriveFrame,
    GoFrame,
    GuardFrame,
    LookFrame,
    NameFrame,
    OfferFrame,
    SwapFrame,
    TieFrame,
    UncoverFrame,
)
from escapade.games.prison_break.kinds import DEVICES, FIGURES, LEADERS, MICHAEL, PLAN, TOKENS, UNSEEN, ZONES, Phase
from escapade.games.prison_break.rules import cards, guards, team, vote, watching
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def check_frames(s: PrisonState, t: Tables) -> None:
    """PB-40: below the top only cards that are not finished and people still to be driven out."""
    for place, frame in enumerate(s.frames):
        path = f"frames[{place}]"
        is_poll = isinstance(frame, Poll)
        has_owner = 0 <= frame.owner < s.seats or (isinstance(frame, DriveFrame) and frame.owner == NONE)
        holds = has_owner and is_poll == (frame.phase == Phase.VOTE)
        if holds:
            holds = is_top(s, t, frame) if place == len(s.frames) - 1 else is_below(s, t, frame)
        if not holds:
            raise BadInput("input.position_phase", {"path": path})
    in_vote = len(s.frames) == 1 and s.frames[0].phase in (Phase.VOTE, Phase.TIE)
    if (s.stage == PLAN and s.bellick == NONE) != in_vote:
        raise BadInput("input.position_phase", {"path": "bellick"})


def is_below(s: PrisonState, t: Tables, frame: Frame) -> bool:
    """A card with effects done, or driving out, either of which goes on later."""
    if isinstance(frame, DriveFrame):
        return is_drive(frame)
    if not isinstance(frame, CardFrame) or not 0 <= frame.card < len(t.deck.counts):
        return False
    if not 1 <= frame.effect <= len(t.deck.verbs[frame.card]):
        return False
    if frame.subject == NONE:
        return frame.owner == s.bellick and is_handicap(t, frame.card) and not t.deck.hits_anybody[frame.card]
    return s.figures[frame.subject].square != NONE and (s.stage == PLAN or s.figures[frame.subject].seat != NONE)


def is_top(s: PrisonState, t: Tables, frame: Frame) -> bool:
    """The decision or draw that is waited for."""
    phase = frame.phase
    chance = phase in (Phase.DRAWING, Phase.GUARD_LOT, Phase.GUARD_DIE, Phase.DRIVE, Phase.LOOKING)
    if phase == Phase.VOTE:
        return is_vote(s, frame)
    if s.waiting != (CHANCE_BIT if chance else 1 << frame.owner):
        return False
    if isinstance(frame, TieFrame):
        return is_tie(s, frame)
    if isinstance(frame, GuardFrame):
        return is_guard(s, t, frame)
    if isinstance(frame, CardFrame):
        return False
    if isinstance(frame, DrawFrame):
        owns = frame.owner == s.bellick if frame.subject == NONE else is_owner(s, frame)
        return owns and s.cards.deck.hidden > 0
    if isinstance(frame, DriveFrame):
        return is_drive(frame) and rolls(s, t, frame)
    if isinstance(frame, NameFrame):
        named = frame.owner == s.bellick and is_handicap(t, frame.card) and t.deck.hits_drawer[frame.card]
        return named and cards.can_hit(s, t, frame.card)
    return is_owner(s, frame) and is_choice(s, t, frame)


def is_handicap(t: Tables, card: int) -> bool:
    """PB-7: a card, and not a chance."""
    return card != NONE and not t.deck.is_chance(card)


def is_drive(frame: DriveFrame) -> bool:
    """PB-28: driving out has no owner, but a device and somebody inside."""
    return frame.owner == NONE and 0 <= frame.device < DEVICES and 0 <= frame.inside < 1 << FIGURES


def is_owner(s: PrisonState, frame: Frame) -> bool:
    """The frame's figure is of the team, and played by its owner."""
    return 0 <= frame.subject < FIGURES and frame.owner >= 0 and s.figures[frame.subject].seat == frame.owner


def is_vote(s: PrisonState, frame: Frame) -> bool:
    """PB-19: Michael has declared, all vote on the others, and not all votes are in."""
    if not isinstance(frame, Poll) or s.turn.actor != MICHAEL or s.phase != Phase.HARMFUL:
        return False
    if frame.voters != all_seats(s.seats) or frame.choices != vote.candidates(s) or frame.missing() == 0:
        return False
    valid = all(vote == NONE or vote in frame.choices for vote in frame.votes)
    return valid and frame.owner == team.michael_seat(s) and s.waiting == frame.missing()


def is_tie(s: PrisonState, frame: TieFrame) -> bool:
    """PB-19: two leaders or more."""
    tied = [leader for leader in range(LEADERS) if frame.tied >> leader & 1]
    known = all(leader in vote.candidates(s) for leader in tied)
    return (s.turn.actor == MICHAEL and s.phase == Phase.HARMFUL and 0 < frame.tied < 1 << LEADERS and known
            and len(tied) > 1 and frame.owner == team.michael_seat(s))


def is_guard(s: PrisonState, t: Tables, frame: GuardFrame) -> bool:
    """PB-10: the lot, the die, the square."""
    if not 1 <= frame.left <= 9:
        return False
    if frame.phase == Phase.GUARD_LOT:
        return frame.bribe == NONE and frame.face == NONE and guards.is_one_left(s)
    if frame.phase == Phase.GUARD_DIE:
        return frame.bribe != NONE and frame.face == NONE
    return frame.bribe != NONE and 0 <= frame.face <= ZONES and guards.has_empty_square(s, t, frame.face)


def rolls(s: PrisonState, t: Tables, frame: DriveFrame) -> bool:
    """PB-28: somebody inside, and a face that is not re-rolled."""
    figure = frame.subject
    if figure == NONE or not frame.inside >> figure & 1 or figure not in team.members(s):
        return False
    return watching.device_of(s, t, figure) == frame.device and len(watching.faces(s, t, frame.device)) > 0


def is_choice(s: PrisonState, t: Tables, frame: Frame) -> bool:
    """PB-7, PB-13, PB-26, PB-28: what a member's player is asked; that he has an answer is checked elsewhere."""
    me = s.figures[frame.subject]
    if isinstance(frame, OfferFrame):
        return t.deck.is_chance(frame.card)
    if isinstance(frame, GoFrame):
        return 0 <= frame.face <= ZONES
    if isinstance(frame, UncoverFrame):
        return 0 <= frame.token < TOKENS and frame.peek in (0, 1) and s.things.tokens[frame.token] == UNSEEN
    if isinstance(frame, LookFrame):
        return 0 <= frame.token < TOKENS and s.things.tokens[frame.token] not in (NONE, UNSEEN) and is_seen(s, frame)
    if isinstance(frame, SwapFrame):
        return frame.thing != NONE and s.things.lying[frame.thing] != NONE and team.hands_full(me)
    if frame.phase == Phase.CAUGHT:
        return s.stage == PLAN and s.guards.at[me.square] != NONE
    return frame.phase in (Phase.HAND_OVER, Phase.PEEK, Phase.DISMISS, Phase.RETRIEVE)


def is_seen(s: PrisonState, frame: LookFrame) -> bool:
    """PB-13: the one who looks has seen it."""
    return s.things.seen[frame.token] >> frame.owner & 1 != 0
