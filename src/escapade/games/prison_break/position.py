"""Reads back what `view.py` writes, from a position or from a view."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.frame import Frame
from escapade.core.pile import Pile
from escapade.core.reading import Reader
from escapade.core.seat import NONE, UNKNOWN
from escapade.games.prison_break.frames import CardFrame, DrawFrame
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
from escapade.games.prison_break.state import (
    Cards,
    Figure,
    Guards,
    OnToken,
    Plan,
    Player,
    PrisonState,
    Things,
    Turn,
    strewn_over,
)
from escapade.games.prison_break.tables import Tables
from escapade.games.prison_break.view import write_body

MOST: Final = 1_000_000


def read_body(reader: Reader, s: PrisonState, t: Tables, names: Names, viewer: int) -> None:
    """Fill an empty state; what a view leaves out becomes UNKNOWN."""
    s.frames = [as_drawn(frame) for frame in s.frames]
    s.stage = reader.name("stage", STAGES)
    s.day = reader.number("day", 1, t.last_day)
    s.guilt = reader.number("guilt", 0, t.most_guilt)
    s.relieved = reader.number("relieved", 0, MOST)
    s.first, s.bellick = reader.seat("first"), reader.seat("bellick")
    read_players(reader, s, names, viewer)
    read_figures(reader.inner("figures"), s, names)
    s.joined = reader.names("joined", names.figures)
    s.acted = read_mask(reader, "acted", names.figures)
    s.turn = read_turn(reader, names)
    s.guards = read_guards(reader, names)
    s.things = read_things(reader, t, names, viewer)
    s.camera = read_on_token(reader.inner("camera"), names.devices[:CAMERAS])
    s.tower = read_on_token(reader.inner("tower"), names.devices[CAMERAS:])
    s.cards = read_cards(reader, names)
    s.plan = read_plan(reader, names, viewer)
    s.reason = reader.name("reason", REASON_NAMES)
    if viewer != NONE:
        for key in ("reach", "deeds", "clues"):
            reader.take(key)
    count_crowd(s)


def as_drawn(frame: Frame) -> Frame:
    """PB-7: a card that is still to be drawn is written like one that is carried out, without card and effect."""
    if not isinstance(frame, CardFrame) or frame.card != NONE or frame.effect != NONE:
        return frame
    drawing = DrawFrame(frame.phase, frame.owner, frame.subject)
    drawing.serial = frame.serial
    return drawing


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


def read_turn(reader: Reader, names: Names) -> Turn:
    """Where the turn stands."""
    inner = reader.inner("turn")
    turn = Turn(inner.name("actor", names.figures), inner.number("points", 0, MOST),
                NONE if is_null(inner, "steps") else inner.number("steps", 0, MOST), inner.number("extra", 0, MOST),
                read_mask(inner, "ignoring", ["camera", "tower"]), inner.name("spot", names.squares),
                inner.name("guard", names.squares), read_mask(reader, "barred", names.devices),
                reader.names("met", names.squares))
    inner.done()
    return turn


def read_guards(reader: Reader, names: Names) -> Guards:
    """Guards by square, and those still to come."""
    at = [NONE] * len(names.squares)
    inner = reader.inner("guards")
    for key in list(inner.data):
        if key not in names.squares:
            raise BadInput("input.position_name", {"path": inner.at(key), "value": key})
        at[names.squares.index(key)] = inner.name(key, names.objects)
    inner.done()
    return Guards(at, read_counts(reader, "guard_pile", names.objects))


def read_things(reader: Reader, t: Tables, names: Names, viewer: int) -> Things:
    """Tokens, what lies face up, what is gone, and the tools that lie about."""
    things = Things([NONE] * TOKENS, [0] * TOKENS, [], read_mask(reader, "gone", names.objects), [])
    read_tokens(reader.inner("tokens"), things, t, names, viewer)
    lying = reader.inner("lying")
    things.lying = [lying.name(key, names.squares) if lying.has(key) else NONE for key in names.objects]
    things.strewn = strewn_over(things.lying)
    lying.done()
    tools = reader.inner("tools")
    things.tools = [tools.name(tool, names.squares) for tool in TOOLS]
    tools.done()
    return things


def read_tokens(reader: Reader, things: Things, t: Tables, names: Names, viewer: int) -> None:
    """A token that somebody, but not the viewer, looked at is UNKNOWN."""
    keys = [*names.objects, "blank"]
    for token, square in enumerate(t.board.tokens):
        if not reader.has(names.squares[square]):
            continue
        inner = reader.inner(names.squares[square])
        things.seen[token] = inner.seats("looked")
        found = inner.name("object", keys)
        if found == NONE:
            found = UNKNOWN if things.seen[token] and viewer != NONE else UNSEEN
        things.tokens[token] = found
        inner.done()
    reader.done()


def read_on_token(reader: Reader, devices: list[str]) -> OnToken:
    """PB-36: which device is on, who set it, for how many of Bellick's turns."""
    token = OnToken(reader.name("device", devices), reader.name("by", SETTERS), reader.number("turns", 0, MOST))
    reader.done()
    return token


def read_cards(reader: Reader, names: Names) -> Cards:
    """The pile, the discard and the active card: all public."""
    return Cards(Pile(read_counts(reader, "deck", names.cards)), read_counts(reader, "discard", names.cards),
                 reader.name("active", names.cards))


def read_plan(reader: Reader, names: Names, viewer: int) -> Plan:
    """What is public of the plan, and the escape cards; in a view those that fit are kept for `imagine`."""
    plan = Plan(reader.name("card", names.escapes), reader.name("other", names.escapes),
                NONE if is_null(reader, "wish") else reader.number("wish", 1, 6) - 1,
                read_mask(reader, "announced", names.outsiders), int(reader.flag("blurred")))
    dealt = reader.number("dealt", 0, 2)
    if viewer != NONE and plan.card == NONE and dealt > 0:
        plan.card = UNKNOWN
    if viewer != NONE and plan.other == NONE and dealt > 1:
        plan.other = UNKNOWN
    plan.ruled_out = read_mask(reader, "ruled_out", names.escapes)
    fitting = read_mask(reader, "fitting", names.escapes)
    plan.candidates = 0 if viewer == NONE else fitting
    plan.route = read_mask(reader, "route", names.places)
    plan.broken = read_mask(reader, "out_of_order", names.devices)
    reader.flag("hopeless")
    return plan


def is_null(reader: Reader, key: str) -> bool:
    """Whether null stands there, which is taken then."""
    if reader.data.get(key) is not None:
        return False
    reader.take(key)
    return True


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
    s.crowd = [0 if bribe == NONE else 1 for bribe in s.guards.at]
    for figure in s.figures:
        if figure.square != NONE:
            s.crowd[figure.square] += 1
