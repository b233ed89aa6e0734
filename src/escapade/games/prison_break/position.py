"""Reads back what `view.py` writes, from a position or from a view."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.pile import Pile
from escapade.core.reading import Reader
from escapade.core.seat import NONE, UNKNOWN
from escapade.games.prison_break.kinds import (
    CAMERAS,
    PARTS,
    REASON_NAMES,
    SETTERS,
    STAGES,
    TOKENS,
    TOOLS,
    UNSEEN,
)
from escapade.games.prison_break.shapes import Names
from escapade.games.prison_break.state import Figure, Player, PrisonState
from escapade.games.prison_break.tables import Tables
from escapade.games.prison_break.view import write_body

MOST: Final = 1_000_000


def read_body(reader: Reader, s: PrisonState, t: Tables, names: Names, viewer: int) -> None:
    """Fill an empty state; what a view leaves out becomes UNKNOWN."""
    s.stage = reader.name("stage", STAGES)
    s.day = reader.number("day", 1, t.last_day)
    s.guilt = reader.number("guilt", 0, t.most_guilt)
    s.first, s.bellick = reader.seat("first"), reader.seat("bellick")
    read_players(reader, s, names, viewer)
    read_figures(reader.inner("figures"), s, names)
    s.joined = reader.names("joined", names.figures)
    s.acted = read_mask(reader, "acted", names.figures)
    read_turn(reader.inner("turn"), s, names)
    read_guards(reader, s, names)
    read_tokens(reader.inner("tokens"), s, t, names, viewer)
    lying = reader.inner("lying")
    for thing, key in enumerate(names.objects):
        s.lying[thing] = lying.name(key, names.squares) if lying.has(key) else NONE
    lying.done()
    s.gone = read_mask(reader, "gone", names.objects)
    tools = reader.inner("tools")
    s.tool_at = [tools.name(tool, names.squares) for tool in TOOLS]
    tools.done()
    read_devices(reader, s, names)
    read_cards(reader, s, names)
    read_plan(reader, s, names, viewer)
    s.reason = reader.name("reason", REASON_NAMES)
    if viewer != NONE:
        reader.take("reach")
    count_crowd(s)


def check_written(reader: Reader, s: PrisonState, t: Tables, names: Names) -> None:
    """A position stands for itself: what it is read as, is written the same again."""
    for key, value in write_body(s, t, names, NONE).items():
        found = reader.data[key]
        if found != value:
            raise BadInput("input.position_other", {"path": key, "value": str(found), "expected": str(value)})


def read_players(reader: Reader, s: PrisonState, names: Names, viewer: int) -> None:
    """Which parts others were shown is UNKNOWN in a view that leaves them out."""
    items = reader.items("players")
    if len(items) != s.seats:
        raise BadInput("input.position_length", {"path": "players", "expected": s.seats})
    for seat, item in enumerate(items):
        inner = Reader(item, f"players[{seat}]")
        leader = inner.name("leader", names.leaders)
        shows = inner.number("shows", 0, 2)
        shown = UNKNOWN
        if viewer == NONE or inner.data.get("shown") is not None:
            shown = read_mask(inner, "shown", PARTS)
        else:
            inner.take("shown")
        s.players[seat] = Player(leader, shows, shown)
        inner.done()


def read_figures(reader: Reader, s: PrisonState, names: Names) -> None:
    """Every figure, by name."""
    for place, key in enumerate(names.figures):
        inner = reader.inner(key)
        chances = sorted(inner.names("chances", names.cards))
        s.figures[place] = Figure(
            inner.name("square", names.squares), inner.seat("seat"), read_mask(inner, "objects", names.objects),
            read_mask(inner, "tools", TOOLS), chances, int(inner.flag("loses_turn")),
            inner.number("active_from", 0, MOST))
        inner.done()
    reader.done()


def read_turn(reader: Reader, s: PrisonState, names: Names) -> None:
    """Where the turn stands."""
    s.actor = reader.name("actor", names.figures)
    s.points = reader.number("points", 0, MOST)
    s.steps = NONE if reader.data.get("steps") is None else reader.number("steps", 0, MOST)
    if s.steps == NONE:
        reader.take("steps")
    s.extra = reader.number("extra", 0, MOST)
    s.ignoring = read_mask(reader, "ignoring", ["camera", "tower"])
    s.spot = reader.name("spot", names.squares)
    s.post_from = reader.name("guard", names.squares)
    reader.done()


def read_guards(reader: Reader, s: PrisonState, names: Names) -> None:
    """Guards by square, and those still to come."""
    inner = reader.inner("guards")
    for key in list(inner.data):
        if key not in names.squares:
            raise BadInput("input.position_name", {"path": inner.at(key), "value": key})
        s.guard_at[names.squares.index(key)] = inner.name(key, names.objects)
    inner.done()
    s.guard_pile = read_counts(reader, "guard_pile", names.objects)


def read_tokens(reader: Reader, s: PrisonState, t: Tables, names: Names, viewer: int) -> None:
    """A token that somebody, but not the viewer, looked at is UNKNOWN."""
    things = [*names.objects, "blank"]
    for token in range(TOKENS):
        key = names.squares[t.board.tokens[token]]
        if not reader.has(key):
            s.token[token] = NONE
            continue
        inner = reader.inner(key)
        s.token_seen[token] = inner.seats("looked")
        found = inner.name("object", things)
        if found == NONE:
            found = UNKNOWN if s.token_seen[token] and viewer != NONE else UNSEEN
        s.token[token] = found
        inner.done()
    reader.done()


def read_devices(reader: Reader, s: PrisonState, names: Names) -> None:
    """Routes, ON tokens and what is out of order."""
    s.route = read_mask(reader, "route", names.places)
    s.broken = read_mask(reader, "out_of_order", names.devices)
    s.barred = read_mask(reader, "barred", names.devices)
    camera = reader.inner("camera")
    s.on_camera, s.camera_by = camera.name("device", names.devices), camera.name("by", SETTERS)
    s.camera_turns = camera.number("turns", 0, MOST)
    camera.done()
    tower = reader.inner("tower")
    s.on_tower, s.tower_by = tower.name("device", names.devices[CAMERAS:]), tower.name("by", SETTERS)
    s.tower_turns = tower.number("turns", 0, MOST)
    tower.done()


def read_cards(reader: Reader, s: PrisonState, names: Names) -> None:
    """The pile, the discard and the active card: all public."""
    s.active = reader.name("active", names.cards)
    s.deck = Pile(read_counts(reader, "deck", names.cards))
    s.discard = read_counts(reader, "discard", names.cards)
    s.wish = NONE if reader.data.get("wish") is None else reader.number("wish", 1, 6) - 1
    if s.wish == NONE:
        reader.take("wish")
    s.announced = read_mask(reader, "announced", names.outsiders)
    s.blurred = int(reader.flag("blurred"))


def read_plan(reader: Reader, s: PrisonState, names: Names, viewer: int) -> None:
    """The escape cards; in a view those that fit are kept for `imagine`."""
    s.card = reader.name("card", names.escapes)
    s.other = reader.name("other", names.escapes)
    dealt = reader.number("dealt", 0, 2)
    if viewer != NONE and s.card == NONE and dealt > 0:
        s.card = UNKNOWN
    if viewer != NONE and s.other == NONE and dealt > 1:
        s.other = UNKNOWN
    s.ruled_out = read_mask(reader, "ruled_out", names.escapes)
    s.candidates = read_mask(reader, "fitting", names.escapes)
    reader.flag("hopeless")
    if viewer == NONE:
        s.candidates = 0


def read_mask(reader: Reader, key: str, names: list[str]) -> int:
    """A set of names as a mask."""
    mask = 0
    for place in reader.names(key, names):
        if place != NONE:
            mask |= 1 << place
    return mask


def read_counts(reader: Reader, key: str, names: list[str]) -> list[int]:
    """How many of each name."""
    inner = reader.inner(key)
    counts = [inner.number(name, 0, 99) if inner.has(name) else 0 for name in names]
    inner.done()
    return counts


def count_crowd(s: PrisonState) -> None:
    """Work out how many stand on each square."""
    s.crowd = [0 if bribe == NONE else 1 for bribe in s.guard_at]
    for figure in s.figures:
        if figure.square != NONE:
            s.crowd[figure.square] += 1
