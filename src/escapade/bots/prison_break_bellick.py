"""What Sergeant Bellick thinks of: catching, lighting, watching, in the world he imagines."""

from typing import Final, final

from escapade.core.seat import NONE
from escapade.games.prison_break import guards, rules
from escapade.games.prison_break.kinds import CAMERAS, LINCOLN, Kind
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables

DRAWING: Final = 0.75
CATCHING: Final = 1.0
HABIT: Final = 0.5
"""How much better another place must be before an ON token is moved there."""


@final
class Sergeant:
    """Weighs his three kinds of turns."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def value(self, s: PrisonState, kind: int, value: int) -> float:
        """What an action of his turn is worth to him."""
        if kind == Kind.WATCH:
            return self.gain_of(s, value)
        if kind == Kind.GUARD:
            return self.best_post(s, value)
        return DRAWING

    def gain_of(self, s: PrisonState, device: int) -> float:
        """Moving an ON token: what the new place is worth, less what the old one still is."""
        lit = device >= CAMERAS
        old = int(s.on_tower) + CAMERAS if lit and s.on_tower != NONE else int(s.on_camera) if not lit else NONE
        now = 0.0 if old == NONE else self.watch_value(s, old)
        return self.watch_value(s, device) - now - (0.0 if old == NONE else HABIT)

    def watch_value(self, s: PrisonState, device: int) -> float:
        """Who is driven out, who is shut in, and what of the plan lies behind it."""
        return self.camera_value(s, device) if device < CAMERAS else self.tower_value(s, device - CAMERAS)

    def camera_value(self, s: PrisonState, camera: int) -> float:
        """A room of the route without its token, the room of the device, or where Lincoln waits."""
        t = self.tables
        square = t.board.cameras[camera]
        near = 0.0
        for figure in rules.members(s):
            steps = t.board.distance[int(s.figures[figure].square)][square]
            near = max(near, 1.0 - steps / 12.0)
        value = 0.0
        if t.routes[s.card] >> t.board.place[square] & 1 and not s.route >> t.board.place[square] & 1:
            value += 0.7 + near
        if t.devices[s.card] == camera and not s.broken >> camera & 1:
            value += 0.7 + near
        if s.figures[LINCOLN].seat == NONE and s.figures[LINCOLN].square == square:
            value += 0.7 + near
        for figure in rules.members(s):
            if s.figures[figure].square == square:
                value += 0.5
        return value

    def tower_value(self, s: PrisonState, zone: int) -> float:
        """Members in the zone or shut in by it, and what the plan still needs there or behind it."""
        t = self.tables
        value = 0.0
        for figure in rules.members(s):
            square = int(s.figures[figure].square)
            if t.board.zone[square] == zone:
                value += 0.8
            elif t.board.shut_by[square] == zone:
                value += 0.6
        missing = t.routes[s.card] & ~int(s.route)
        for square in range(t.board.squares):
            if t.board.shut_by[square] == zone and missing >> t.board.place[square] & 1:
                value += 0.4
        if missing >> t.board.place[t.board.outdoors[zone][0]] & 1:
            value += 0.6
        if t.devices[s.card] == CAMERAS + zone and not s.broken >> (CAMERAS + zone) & 1:
            value += 0.8
        return value

    def best_post(self, s: PrisonState, start: int) -> float:
        """The best that a guard can do from where it stands."""
        best = -1.0
        for square in guards.guard_targets(s, self.tables, start):
            best = max(best, self.post_value(s, start, square))
        return best

    def post_value(self, s: PrisonState, start: int, square: int) -> float:
        """PB-26: a member there is caught, unless he holds the bribe; else, to stand nearer is worth a little."""
        t = self.tables
        bribe = s.guard_at[start]
        nearest = 99
        for figure in rules.members(s):
            me = s.figures[figure]
            if me.square == square:
                return -0.5 if me.objects >> bribe & 1 else CATCHING
            nearest = min(nearest, t.board.distance[int(me.square)][square])
        return 0.3 - nearest * 0.02


def place_value(s: PrisonState, t: Tables, square: int) -> float:
    """Where Bellick wants a new guard: near the team, by the doors of what the plan still needs."""
    nearest = 99
    for figure in rules.members(s):
        nearest = min(nearest, t.board.distance[int(s.figures[figure].square)][square])
    return -abs(nearest - 3.0)

