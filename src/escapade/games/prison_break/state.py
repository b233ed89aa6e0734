"""A position of Prison Break. Sets of figures, objects, places, devices and cards are bit masks.

What seldom changes is grouped, and clones share it until one of them changes it: a rule that wants to change such a
group asks the position for it by `change_things` and the like, which copy it if it is shared.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from escapade.core.frame import Frame
from escapade.core.pile import Pile
from escapade.core.seat import NONE
from escapade.core.state import State
from escapade.games.prison_break.kinds import (
    BY_NOBODY,
    FIGURES,
    OBJECTS,
    RECRUITING,
    TOKENS,
    UNSEEN,
    Phase,
    Reason,
)
from escapade.games.prison_break.tables import Tables


@final
@mypyc_attr(acyclic=True)
class Figure:
    """A leader, an outsider or Lincoln."""

    def __init__(self, square: i64, seat: i64, objects: i64, tools: i64, chances: list[int], lost: i64,
                 active_from: i64) -> None:
        self.square: i64 = square
        """Where he stands; NONE off the board."""
        self.seat: i64 = seat
        """Who plays him; NONE for whoever is not of the team."""
        self.objects: i64 = objects
        self.tools: i64 = tools
        self.chances = chances
        """Kept chance cards, ascending. Never changed, only replaced, so that clones may share the list."""
        self.lost: i64 = lost
        """1 when he misses his next turn (PB-34)."""
        self.active_from: i64 = active_from
        """The first day on which he acts (PB-14)."""

    def clone(self) -> "Figure":
        """A figure that shares nothing that changes."""
        return Figure(self.square, self.seat, self.objects, self.tools, self.chances, self.lost, self.active_from)


@final
@mypyc_attr(acyclic=True)
class Player:
    """What the state holds about a seat. Never changed, only replaced, so that clones may share it."""

    def __init__(self, leader: int, shows: int, shown: int) -> None:
        self.leader = leader
        """The leader he chose; kept when he becomes Bellick."""
        self.shows = shows
        """How often Michael showed him something: public."""
        self.shown = shown
        """Which parts, as a mask: his and Michael's secret."""


@final
@mypyc_attr(acyclic=True)
class OnToken:
    """PB-36: the ON token of the cameras or that of the towers. Never changed, only replaced."""

    def __init__(self, at: i64, by: i64, turns: i64) -> None:
        self.at: i64 = at
        """The camera, or the zone of the tower, that is on; NONE while none is."""
        self.by: i64 = by
        self.turns: i64 = turns
        """For how many of Bellick's turns; 0 when a card has set it."""


OFF: Final = OnToken(NONE, BY_NOBODY, 0)

NOBODY_MET: Final[list[int]] = []
"""PB-26: no guard has caught anybody yet in this move."""
SQUARES_IN_A_MASK: Final[i64] = 63

OWN_GUARDS: Final = 1
OWN_THINGS: Final = 2
OWN_CARDS: Final = 4
OWN_PLAN: Final = 8
OWN_CROWD: Final = 16


@final
@mypyc_attr(acyclic=True)
class Guards:
    """PB-5: the guards on the board and those still to come. Shared."""

    def __init__(self, at: list[int], pile: list[int]) -> None:
        self.at = at
        """The object that bribes the guard of each square, or NONE."""
        self.pile = pile
        """How many guards of each object are still to come."""

    def clone(self) -> "Guards":
        """Guards that share nothing with these."""
        return Guards(self.at[:], self.pile[:])


@final
@mypyc_attr(acyclic=True)
class Things:
    """PB-5: objects, their tokens, and tools, but for what figures carry. Shared."""

    def __init__(self, tokens: list[int], seen: list[int], lying: list[int], gone: i64, tools: list[int]) -> None:
        self.tokens = tokens
        """What each marked square's token is: an object, BLANK, UNSEEN, or NONE when it is gone."""
        self.seen = seen
        """The seats that looked at each token, as masks."""
        self.lying = lying
        """Where each object lies face up, or NONE; changed by `lay` alone."""
        self.strewn: i64 = strewn_over(lying)
        """The squares on which something lies, modulo 63, as a mask: worked out from the rest, a quick no for rules."""
        self.gone: i64 = gone
        """Objects out of the game."""
        self.tools = tools
        """Where each tool lies, or NONE."""

    def lay(self, thing: i64, square: i64) -> None:
        """An object lies face up on a square; with NONE, nowhere any more."""
        self.lying[thing] = int(square)
        self.strewn = strewn_over(self.lying)

    def clone(self) -> "Things":
        """Things that share nothing with these."""
        return Things(self.tokens[:], self.seen[:], self.lying[:], self.gone, self.tools[:])


def strewn_over(lying: list[int]) -> i64:
    """The squares on which these objects lie, modulo 63, as a mask."""
    mask: i64 = 0
    for place in lying:
        square: i64 = place
        if square != NONE:
            mask |= 1 << square % SQUARES_IN_A_MASK
    return mask


@final
class Cards:
    """PB-7: the Handicap/Chance cards that nobody keeps. Shared."""

    def __init__(self, deck: Pile, discard: list[int], active: i64) -> None:
        self.deck = deck
        self.discard = discard
        """How many of each card."""
        self.active: i64 = active
        """The lasting card that holds now, or NONE."""

    def clone(self) -> "Cards":
        """Cards that share nothing with these."""
        return Cards(self.deck.clone(), self.discard[:], self.active)


@final
@mypyc_attr(acyclic=True)
class Plan:
    """PB-6: Michael's card, what was told of it, and how far it has come. Shared."""

    def __init__(self, card: i64, other: i64, wish: i64, announced: i64, blurred: i64) -> None:
        self.card: i64 = card
        self.other: i64 = other
        """The card put back; while Michael chooses, `card` and `other` are the two he drew."""
        self.wish: i64 = wish
        """The die of PB-2, from 0: what each outsider asks for."""
        self.announced: i64 = announced
        self.blurred: i64 = blurred
        """1 when Michael announced all three at once, so that his pair is not known from it."""
        self.ruled_out: i64 = 0
        """Cards with which the team would have won already."""
        self.candidates: i64 = 0
        """In what `know` made of a view: the cards that fit what the viewer knows. Not part of a position."""
        self.route: i64 = 0
        """Places with a route token."""
        self.broken: i64 = 0
        """Devices out of order for good."""

    def clone(self) -> "Plan":
        """A plan that shares nothing with this one."""
        copy = Plan(self.card, self.other, self.wish, self.announced, self.blurred)
        copy.ruled_out, copy.candidates, copy.route, copy.broken = (
            self.ruled_out, self.candidates, self.route, self.broken)
        return copy


@final
@mypyc_attr(acyclic=True)
class Turn:
    """PB-9, PB-11, PB-25: whose turn it is and how far it has come. A position's own."""

    def __init__(self, actor: i64, points: i64, steps: i64, extra: i64, ignoring: i64, spot: i64, post_from: i64,
                 barred: i64, met: list[int]) -> None:
        self.actor: i64 = actor
        """The figure on turn, Bellick's old leader in his; NONE between turns."""
        self.points: i64 = points
        """How far the move still goes; before it begins, what longer moves will add."""
        self.steps: i64 = steps
        """Steps of this move, NONE before it begins."""
        self.extra: i64 = extra
        """Further escape actions."""
        self.ignoring: i64 = ignoring
        self.spot: i64 = spot
        """Where the figure on turn stands in his move: taken off it, he loses the rest and his action (PB-32)."""
        self.post_from: i64 = post_from
        """Where the guard stands that Bellick is moving, or NONE."""
        self.barred: i64 = barred
        """Devices that Bellick may not turn on again in this turn (PB-36)."""
        self.met = met
        """The squares of the guards that have caught him in this move, ascending: each does so once (PB-26).

        Never changed, only replaced, so that clones may share it.
        """

    def clone(self) -> "Turn":
        """A turn that shares nothing with this one."""
        return Turn(self.actor, self.points, self.steps, self.extra, self.ignoring, self.spot, self.post_from,
                    self.barred, self.met)


@final
class PrisonState(State):
    """The prison, the plan, and where the day and the turn stand."""

    def __init__(self, seats: int, ply: i64, waiting: i64, phase: i64, asked: list[int], opened: i64,
                 frames: list[Frame], players: list[Player], figures: list[Figure], joined: list[int],
                 crowd: list[int], guards: Guards, things: Things, camera: OnToken, tower: OnToken, cards: Cards,
                 plan: Plan, turn: Turn, first: i64, bellick: i64, day: i64, guilt: i64, relieved: i64, stage: i64,
                 acted: i64, reason: i64) -> None:
        super().__init__(seats, ply, waiting, phase, asked, opened, frames)
        self.players = players
        self.figures = figures
        self.joined = joined
        """Outsiders and Lincoln in the order in which they joined."""
        self.crowd = crowd
        """How many figures and guards stand on each square: worked out from the rest, kept for speed. Shared."""
        self.guards = guards
        self.things = things
        self.camera = camera
        self.tower = tower
        self.cards = cards
        self.plan = plan
        self.turn = turn
        self.first: i64 = first
        self.bellick: i64 = bellick
        self.day: i64 = day
        self.guilt: i64 = guilt
        self.relieved: i64 = relieved
        """How often the team has lowered guilt today (PB-43)."""
        self.stage: i64 = stage
        self.acted: i64 = acted
        """Figures whose turn of the day has begun; Bellick's is his old leader's bit."""
        self.reason: i64 = reason
        self.own: i64 = 0
        """The groups that no other position shares, as a mask. Not part of a position."""

    def clone(self) -> "PrisonState":
        """A position that shares nothing but what both will copy before they change it."""
        self.own = 0
        return PrisonState(
            self.seats, self.ply, self.waiting, self.phase, self.asked[:], self.opened,
            self.clone_frames() if self.frames else [], self.players[:], [figure.clone() for figure in self.figures],
            self.joined[:], self.crowd, self.guards, self.things, self.camera, self.tower, self.cards, self.plan,
            self.turn.clone(), self.first, self.bellick, self.day, self.guilt, self.relieved, self.stage, self.acted,
            self.reason)

    def change_crowd(self) -> list[int]:
        """How many stand on each square, to be changed: no other position's."""
        if not self.own & OWN_CROWD:
            self.crowd = self.crowd[:]
            self.own |= OWN_CROWD
        return self.crowd

    def change_guards(self) -> Guards:
        """The guards, to be changed: no other position's."""
        if not self.own & OWN_GUARDS:
            self.guards = self.guards.clone()
            self.own |= OWN_GUARDS
        return self.guards

    def change_things(self) -> Things:
        """The things, to be changed: no other position's."""
        if not self.own & OWN_THINGS:
            self.things = self.things.clone()
            self.own |= OWN_THINGS
        return self.things

    def change_cards(self) -> Cards:
        """The cards, to be changed: no other position's."""
        if not self.own & OWN_CARDS:
            self.cards = self.cards.clone()
            self.own |= OWN_CARDS
        return self.cards

    def change_plan(self) -> Plan:
        """The plan, to be changed: no other position's."""
        if not self.own & OWN_PLAN:
            self.plan = self.plan.clone()
            self.own |= OWN_PLAN
        return self.plan


def empty_state(seats: int, tables: Tables) -> PrisonState:
    """PB-31: before anybody chose; nobody stands anywhere."""
    squares = tables.board.squares
    players = [Player(NONE, 0, 0) for seat in range(seats)]
    figures = [Figure(NONE, NONE, 0, 0, [], 0, 0) for figure in range(FIGURES)]
    guards = Guards([NONE] * squares, tables.bribes[:])
    things = Things([UNSEEN] * TOKENS, [0] * TOKENS, [NONE] * OBJECTS, 0, tables.board.tools[:])
    cards = Cards(Pile(tables.deck.counts[:]), [0] * len(tables.deck.counts), NONE)
    state = PrisonState(
        seats, 0, 0, Phase.FIRST, [0] * seats, 0, [], players, figures, [], [0] * squares, guards, things, OFF, OFF,
        cards, Plan(NONE, NONE, NONE, 0, 0), Turn(NONE, 0, 0, 0, 0, NONE, NONE, 0, NOBODY_MET), NONE, NONE, 1, 0, 0,
        RECRUITING, 0, Reason.NONE)
    state.own = OWN_GUARDS | OWN_THINGS | OWN_CARDS | OWN_PLAN | OWN_CROWD
    return state


def count_bits(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def member_at(mask: i64, number: i64) -> i64:
    """The member with this number, counted from 0, of a set that has so many."""
    member: i64 = 0
    while True:
        if mask >> member & 1:
            if number == 0:
                return member
            number -= 1
        member += 1
