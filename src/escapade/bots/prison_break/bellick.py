"""What Sergeant Bellick thinks of: catching, lying in wait, lighting, watching, in the world he imagines."""

from typing import Final, final

from escapade.bots.prison_break.traffic import traffic
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import BY_CARD, CAMERAS, LINCOLN, Kind
from escapade.games.prison_break.rules import guards, plan, team
from escapade.games.prison_break.rules.families import is_camera, is_leader
from escapade.games.prison_break.state import PrisonState, count_bits
from escapade.games.prison_break.tables import Tables

DRAWING: Final = 0.75
PRESSING: Final = 0.2
"""How much more a card is worth for each point of guilt from PRESSED on: the next one may be the last."""
PRESSED: Final = 20
CATCHING: Final = 0.8
CATCHING_LOADED: Final = 0.6
"""The same for a member who has an object to lose."""
CATCHING_LEADER: Final = -0.2
"""PB-34: a leader who loses a turn misses his harmful action too, which is a gift."""
CATCHING_TOOL: Final = 1.2
"""Whoever carries a tool is on his way to use it."""
WASTED: Final = -0.5
"""A guard who walks up to somebody with the bribe in hand."""
WAITING: Final = 0.5
"""What it is worth to stand where the team comes by once."""
BLOCKING: Final = 2.5
DECOY: Final = 0.35
HABIT: Final = 0.3
"""How much better another place must be before an ON token is moved there."""


@final
class Sergeant:
    """Weighs his three kinds of turns."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def value(self, s: PrisonState, kind: int, value: int, passing: list[float]) -> float:
        """What an action of his turn is worth to him; `passing` is the traffic on each square."""
        if kind == Kind.WATCH:
            return self.gain_of(s, value)
        if kind == Kind.GUARD:
            return self.best_post(s, value, passing)
        pressed = max(0, int(s.guilt) - PRESSED)
        return DRAWING + PRESSING * float(pressed) - self.lost_by_drawing(s)

    def lost_by_drawing(self, s: PrisonState) -> float:
        """PB-7, PB-36: a light that a card turned on goes off with the next card."""
        lost = 0.0
        if s.camera.at != NONE and s.camera.by == BY_CARD:
            lost += self.watch_value(s, int(s.camera.at))
        if s.tower.at != NONE and s.tower.by == BY_CARD:
            lost += self.watch_value(s, CAMERAS + int(s.tower.at))
        return lost

    # ------------------------------------------------------------------ cameras and towers

    def gain_of(self, s: PrisonState, device: int) -> float:
        """Moving an ON token: what the new place is worth, less what the old one still is."""
        old = self.same_token(s, device)
        now = 0.0 if old == NONE else self.watch_value(s, old) + HABIT
        return self.watch_value(s, device) - now

    def same_token(self, s: PrisonState, device: int) -> int:
        """The device on which the ON token of this kind lies now, or NONE."""
        if is_camera(device):
            return int(s.camera.at)
        return NONE if s.tower.at == NONE else CAMERAS + int(s.tower.at)

    def watch_value(self, s: PrisonState, device: int) -> float:
        """How likely the plan needs what lies behind it, and who is driven out or shut in now."""
        return self.need(s, device) * BLOCKING + self.disturbed(s, device)

    def need(self, s: PrisonState, device: int) -> float:
        """How likely the plan cannot be completed while this is on."""
        needed = 0.0
        for card, chance in enumerate(self.chances(s)):
            if chance > 0.0 and self.is_needed(s, card, device):
                needed += chance
        return needed

    def chances(self, s: PrisonState) -> list[float]:
        """PB-30: how likely each card is: those that fit, less for every token that would be a decoy."""
        t = self.tables
        fitting = plan.fitting_cards(s, t, int(s.bellick))
        found = [0.0] * t.escapes
        total = 0.0
        for card in range(t.escapes):
            if fitting >> card & 1:
                found[card] = DECOY ** int(count_bits(s.plan.route & ~t.routes[card]))
                total += found[card]
        return [chance / total for chance in found]

    def is_needed(self, s: PrisonState, card: int, device: int) -> bool:
        """PB-23: whether this card cannot be completed while the device is on."""
        t = self.tables
        missing = t.routes[card] & ~int(s.plan.route)
        target = t.devices[card]
        if target == device and not s.plan.broken >> device & 1:
            return True
        if is_camera(device):
            square = t.board.cameras[device]
            return missing >> t.board.place[square] & 1 != 0 or self.lincoln_is(s, square)
        zone = device - CAMERAS
        if missing >> t.board.place[t.board.towers[zone]] & 1:
            return True
        for square in range(t.board.squares):
            if t.board.shut_by[square] == zone and missing >> t.board.place[square] & 1:
                return True
        if not is_camera(target) or s.plan.broken >> target & 1:
            return False
        return t.board.shut_by[t.board.cameras[target]] == zone

    def lincoln_is(self, s: PrisonState, square: int) -> bool:
        """PB-20: Lincoln, still to fetch, is there."""
        return s.figures[LINCOLN].seat == NONE and s.figures[LINCOLN].square == square

    def disturbed(self, s: PrisonState, device: int) -> float:
        """PB-28, PB-29: members driven out or shut in."""
        t = self.tables
        value = 0.0
        for figure in team.members(s):
            square = int(s.figures[figure].square)
            if is_camera(device):
                value += 0.3 if square == t.board.cameras[device] else 0.0
            elif t.board.zone[square] == device - CAMERAS:
                value += 0.4
            elif t.board.shut_by[square] == device - CAMERAS:
                value += 0.3
        return value

    # ------------------------------------------------------------------ guards

    def passing(self, s: PrisonState) -> list[float]:
        """PB-26: how much of the team's way leads over each square, by the plans that are likely."""
        t = self.tables
        needs = [0.0] * t.board.places
        for card, chance in enumerate(self.chances(s)):
            if chance > 0.0:
                self.add_needs(needs, s, card, chance)
        if s.figures[LINCOLN].seat == NONE:
            needs[t.board.place[s.figures[LINCOLN].square]] += 1.0
        return traffic(s, t, needs)

    def add_needs(self, needs: list[float], s: PrisonState, card: int, chance: float) -> None:
        """PB-21, PB-22: the places of a card without a token, and that of its camera or tower."""
        t = self.tables
        missing = t.routes[card] & ~int(s.plan.route)
        for place in range(t.board.places):
            if missing >> place & 1:
                needs[place] += chance
        device = t.devices[card]
        if not s.plan.broken >> device & 1:
            square = t.board.cameras[device] if is_camera(device) else t.board.towers[device - CAMERAS]
            needs[t.board.place[square]] += chance

    def best_post(self, s: PrisonState, start: int, passing: list[float]) -> float:
        """The best that a guard can do from where it stands."""
        square = self.best_square(s, start, passing)
        return -1.0 if square == NONE else self.post_value(s, start, square, passing)

    def best_square(self, s: PrisonState, start: int, passing: list[float]) -> int:
        """Where a guard does most, or NONE where it cannot move."""
        best, chosen = -99.0, NONE
        for square in guards.guard_targets(s, self.tables, start):
            worth = self.post_value(s, start, square, passing)
            if worth > best:
                best, chosen = worth, square
        return chosen

    def caught_at(self, s: PrisonState, start: int, square: int) -> int:
        """PB-26: the first member a guard would catch there, or NONE."""
        for figure in team.members(s):
            me = s.figures[figure]
            if me.square == square and not me.objects >> s.guards.at[start] & 1:
                return figure
        return NONE

    def nearest_to(self, s: PrisonState, square: int) -> int:
        """The member nearest to a square."""
        distance = self.tables.board.distance[square]
        crew = team.members(s)
        steps = [distance[int(s.figures[figure].square)] for figure in crew]
        return crew[steps.index(min(steps))]

    def post_value(self, s: PrisonState, start: int, square: int, passing: list[float]) -> float:
        """PB-26: a member there is caught, unless he holds the bribe; and who will come by, there rather than here."""
        bribe = s.guards.at[start]
        worth = WAITING * (passing[square] - passing[start])
        for figure in team.members(s):
            me = s.figures[figure]
            if me.square == square:
                worth += WASTED if me.objects >> bribe & 1 else self.catch_value(s, figure)
        return worth

    def catch_value(self, s: PrisonState, figure: int) -> float:
        """PB-26: what it costs the team when this member is caught."""
        if s.figures[figure].objects:
            return CATCHING_LOADED
        if s.figures[figure].tools:
            return CATCHING_TOOL
        return CATCHING_LEADER if is_leader(figure) else CATCHING

    def place_value(self, s: PrisonState, square: int, passing: list[float]) -> float:
        """PB-10, PB-35: where he wants a new guard: in the way, and within reach of somebody."""
        steps = self.tables.board.distance[square][int(s.figures[self.nearest_to(s, square)].square)]
        return passing[square] - 0.1 * abs(steps - 3.0)
