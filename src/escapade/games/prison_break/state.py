"""A position of Prison Break."""

from typing import final

from mypy_extensions import i64

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
class Player:
    """What the state holds about a seat. Never changed, only replaced, so that clones may share it."""

    def __init__(self, leader: int, shows: int, shown: int) -> None:
        self.leader = leader
        """The leader he chose; kept when he becomes Bellick."""
        self.shows = shows
        """How often Michael showed him something: public."""
        self.shown = shown
        """Which parts, as a mask: his and Michael's secret."""


class Prison(State):
    """What lies and stands in the prison. Sets of figures, objects, places, devices and cards are bit masks."""

    def __init__(self, seats: int, ply: i64, waiting: i64, phase: i64, asked: list[int], opened: i64,
                 frames: list[Frame], players: list[Player], figures: list[Figure], joined: list[int],
                 crowd: list[int], guard_at: list[int], guard_pile: list[int], token: list[int],
                 token_seen: list[int], lying: list[int], gone: i64, tool_at: list[int], route: i64, broken: i64,
                 on_camera: i64, camera_by: i64, camera_turns: i64, on_tower: i64, tower_by: i64,
                 tower_turns: i64) -> None:
        super().__init__(seats, ply, waiting, phase, asked, opened, frames)
        self.players = players
        self.figures = figures
        self.joined = joined
        """Outsiders and Lincoln in the order in which they joined."""
        self.crowd = crowd
        """How many figures and guards stand on each square: worked out from the rest, kept for speed."""
        self.guard_at = guard_at
        """The object that bribes the guard of each square, or NONE."""
        self.guard_pile = guard_pile
        self.token = token
        """What each marked square's token is: an object, BLANK, UNSEEN, or NONE when it is gone."""
        self.token_seen = token_seen
        """The seats that looked at each token, as masks."""
        self.lying = lying
        """Where each object lies face up, or NONE."""
        self.gone: i64 = gone
        self.tool_at = tool_at
        self.route: i64 = route
        self.broken: i64 = broken
        """Devices out of order for good."""
        self.on_camera: i64 = on_camera
        self.camera_by: i64 = camera_by
        self.camera_turns: i64 = camera_turns
        self.on_tower: i64 = on_tower
        self.tower_by: i64 = tower_by
        self.tower_turns: i64 = tower_turns


@final
class PrisonState(Prison):
    """The prison, the plan, and where the day and the turn stand."""

    def __init__(self, seats: int, ply: i64, waiting: i64, phase: i64, asked: list[int], opened: i64,
                 frames: list[Frame], players: list[Player], figures: list[Figure], joined: list[int],
                 crowd: list[int], guard_at: list[int], guard_pile: list[int], token: list[int],
                 token_seen: list[int], lying: list[int], gone: i64, tool_at: list[int], route: i64, broken: i64,
                 on_camera: i64, camera_by: i64, camera_turns: i64, on_tower: i64, tower_by: i64, tower_turns: i64,
                 first: i64, bellick: i64, day: i64, guilt: i64, stage: i64, acted: i64, actor: i64, barred: i64,
                 deck: Pile, discard: list[int], active: i64, wish: i64, announced: i64, blurred: i64, card: i64,
                 other: i64, ruled_out: i64, candidates: i64, points: i64, steps: i64, extra: i64,
                 ignoring: i64, spot: i64, post_from: i64, reason: i64) -> None:
        super().__init__(seats, ply, waiting, phase, asked, opened, frames, players, figures, joined, crowd, guard_at,
                         guard_pile, token, token_seen, lying, gone, tool_at, route, broken, on_camera, camera_by,
                         camera_turns, on_tower, tower_by, tower_turns)
        self.first: i64 = first
        self.bellick: i64 = bellick
        self.day: i64 = day
        self.guilt: i64 = guilt
        self.stage: i64 = stage
        self.acted: i64 = acted
        """Figures whose turn of the day has begun; Bellick's is his old leader's bit."""
        self.actor: i64 = actor
        self.barred: i64 = barred
        """Devices that Bellick may not turn on again in this turn (PB-36)."""
        self.deck = deck
        self.discard = discard
        self.active: i64 = active
        self.wish: i64 = wish
        self.announced: i64 = announced
        self.blurred: i64 = blurred
        """1 when Michael announced all three at once, so that his pair is not known from it."""
        self.card: i64 = card
        self.other: i64 = other
        """The card put back; while Michael chooses, `card` and `other` are the two he drew."""
        self.ruled_out: i64 = ruled_out
        """Cards with which the team would have won already."""
        self.candidates: i64 = candidates
        """In what `know` made of a view: the cards that fit what the viewer knows. Not part of a position."""
        self.points: i64 = points
        self.steps: i64 = steps
        self.extra: i64 = extra
        self.ignoring: i64 = ignoring
        self.spot: i64 = spot
        """Where the figure on turn stopped: taken off it, he loses his action (PB-32)."""
        self.post_from: i64 = post_from
        self.reason: i64 = reason

    def clone(self) -> "PrisonState":
        """A position that shares nothing that ever changes."""
        return PrisonState(
            self.seats, self.ply, self.waiting, self.phase, self.asked[:], self.opened,
            self.clone_frames() if self.frames else [], self.players[:], [figure.clone() for figure in self.figures],
            self.joined[:], self.crowd[:], self.guard_at[:], self.guard_pile[:], self.token[:], self.token_seen[:],
            self.lying[:], self.gone, self.tool_at[:], self.route, self.broken, self.on_camera, self.camera_by,
            self.camera_turns, self.on_tower, self.tower_by, self.tower_turns, self.first, self.bellick, self.day,
            self.guilt, self.stage, self.acted, self.actor, self.barred, self.deck.clone(), self.discard[:],
            self.active, self.wish, self.announced, self.blurred, self.card, self.other, self.ruled_out,
            self.candidates, self.points, self.steps, self.extra, self.ignoring, self.spot, self.post_from, self.reason)


def empty_state(seats: int, tables: Tables) -> PrisonState:
    """PB-31: before anybody chose; nobody stands anywhere."""
    squares = tables.board.squares
    players = [Player(NONE, 0, 0) for seat in range(seats)]
    figures = [Figure(NONE, NONE, 0, 0, [], 0, 0) for figure in range(FIGURES)]
    return PrisonState(
        seats, 0, 0, Phase.FIRST, [0] * seats, 0, [], players, figures, [], [0] * squares, [NONE] * squares,
        tables.bribes[:], [UNSEEN] * TOKENS, [0] * TOKENS, [NONE] * OBJECTS, 0, tables.board.tools[:], 0, 0,
        NONE, BY_NOBODY, 0, NONE, BY_NOBODY, 0, NONE, NONE, 1, 0, RECRUITING, 0, NONE, 0,
        Pile(tables.deck.counts[:], [], []), [0] * len(tables.deck.counts), NONE, NONE, 0, 0, NONE, NONE, 0, 0,
        0, 0, 0, 0, NONE, NONE, Reason.NONE)


def count_bits(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
