"""The shapes of everything in kinds.py: names, typed fields and rule numbers."""

from typing import final

from escapade.core.option import Option, flag, number
from escapade.core.shape import Field, Shape, counted_field, number_field, seat_field
from escapade.core.tables import Phase as PhaseShape
from escapade.core.tables import Shapes, outcome_shapes, phase
from escapade.games.prison_break.frames import (
    CardFrame,
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
from escapade.games.prison_break.kinds import (
    ANNOUNCEMENTS,
    PARTS,
    REASON_NAMES,
    REASON_RULES,
    TOOLS,
    Chance,
    Ev,
    Kind,
    Phase,
)
from escapade.games.prison_break.why import reason_shapes


@final
class Names:
    """The keys of the loaded content, in the order of their numbers."""

    def __init__(self, figures: list[str], squares: list[str], objects: list[str], places: list[str],
                 devices: list[str], cards: list[str], chances: list[str], escapes: list[str]) -> None:
        self.figures = figures
        self.squares = squares
        self.objects = objects
        self.places = places
        self.devices = devices
        self.cards = cards
        """Handicaps first, then chances."""
        self.chances = chances
        self.escapes = escapes
        self.leaders = figures[:4]
        self.outsiders = figures[4:7]


@final
class Fields:
    """One field object for each kind of thing; hidden twins for what only some may see."""

    def __init__(self, names: Names) -> None:
        self.figure = Field("figure", "figure", names.figures)
        self.leader = Field("leader", "figure", names.leaders)
        self.outsider = Field("outsider", "figure", names.outsiders)
        self.square = Field("square", "square", names.squares)
        self.start = Field("start", "square", names.squares)
        self.object = Field("object", "object", [*names.objects, "blank"])
        self.secret_object = Field("object", "object", [*names.objects, "blank"], hidden=True)
        self.thing = Field("object", "object", names.objects)
        self.place = Field("place", "place", names.places)
        self.device = Field("device", "device", names.devices)
        self.card = Field("card", "card", names.cards)
        self.chance_card = Field("card", "card", names.chances)
        self.escape = Field("escape", "escape", names.escapes)
        self.secret_escape = Field("escape", "escape", names.escapes, hidden=True)
        self.part = Field("part", "part", PARTS)
        self.secret_part = Field("part", "part", PARTS, hidden=True)
        self.tool = Field("tool", "tool", TOOLS)
        self.seat = seat_field("seat")
        self.player = seat_field("player")


def option_table() -> list[Option]:
    """PB-36, PB-43: how long Bellick may keep one place watched, where guards go, how often guilt is lowered."""
    return [number("watch_days", 0, 8, 3, "PB-36"), flag("guards_indoors", "PB-43"),
            number("relief", 0, 6, 1, "PB-43")]


def make_shapes(names: Names) -> Shapes:
    """All shapes, with the names of the loaded content."""
    fields = Fields(names)
    return Shapes(action_shapes(fields), chance_shapes(fields), event_shapes(fields), phase_table(fields),
                  reason_shapes(fields.leader, fields.outsider, fields.square, fields.thing, fields.card),
                  outcome_shapes(REASON_NAMES, REASON_RULES))


def action_shapes(f: Fields) -> list[Shape]:
    """One shape for each kind of action."""
    return setup_actions(f) + turn_actions(f) + other_actions(f)


def setup_actions(f: Fields) -> list[Shape]:
    """PB-1, PB-6, PB-18, PB-19: leaders, the plan and what Michael tells of it, the vote."""
    return [
        Shape(Kind.CHOOSE, "choose", [f.leader], ["PB-1"]),
        Shape(Kind.KEEP_PLAN, "keep_plan", [f.escape], ["PB-6"]),
        Shape(Kind.ANNOUNCE, "announce", [Field("announcement", "announcement", ANNOUNCEMENTS)], ["PB-6"]),
        Shape(Kind.ADD_THIRD, "add_third", [], ["PB-6"]),
        Shape(Kind.SHOW, "show", [f.part, Field("seat", "seat", ["p0", "p1", "p2", "p3"])], ["PB-6", "PB-30"]),
        Shape(Kind.DECLARE, "declare", [], ["PB-18"]),
        Shape(Kind.GIVE_UP, "give_up", [], ["PB-41", "PB-24"]),
        Shape(Kind.VOTE, "vote", [f.leader], ["PB-19"]),
    ]


def turn_actions(f: Fields) -> list[Shape]:
    """PB-10 to PB-16, PB-21, PB-22, PB-29: the harmful and the escape action of a turn."""
    return [
        Shape(Kind.DRAW, "draw", [], ["PB-10", "PB-25", "PB-26"]),
        Shape(Kind.ADD_GUARD, "add_guard", [], ["PB-10"]),
        Shape(Kind.RAISE, "raise_guilt", [], ["PB-10", "PB-26"]),
        Shape(Kind.LOSE, "lose", [f.thing], ["PB-10", "PB-26", "PB-35"]),
        Shape(Kind.LOWER, "lower_guilt", [], ["PB-11"]),
        Shape(Kind.STEP, "step", [f.square], ["PB-12"]),
        Shape(Kind.LAY, "lay", [], ["PB-21"]),
        Shape(Kind.STOP, "stop", [], ["PB-11", "PB-12"]),
        Shape(Kind.SLIP, "slip", [f.square], ["PB-29"]),
        Shape(Kind.SEARCH, "search", [], ["PB-13"]),
        Shape(Kind.PICK, "pick", [f.thing], ["PB-13"]),
        Shape(Kind.TAKE, "take", [], ["PB-13"]),
        Shape(Kind.LEAVE, "leave", [], ["PB-13"]),
        Shape(Kind.THROW, "throw", [], ["PB-13"]),
        Shape(Kind.SWAP, "swap", [f.thing], ["PB-13"]),
        Shape(Kind.RECRUIT, "recruit", [], ["PB-14"]),
        Shape(Kind.BRIBE, "bribe", [], ["PB-15", "PB-26"]),
        Shape(Kind.TAKE_TOOL, "take_tool", [], ["PB-16"]),
        Shape(Kind.DISABLE, "disable", [], ["PB-22"]),
        Shape(Kind.DONE, "done", [], ["PB-11"]),
    ]


def other_actions(f: Fields) -> list[Shape]:
    """PB-7, PB-25, PB-26, PB-28, PB-35: what cards, guards and devices ask for, and what Bellick does."""
    return [
        Shape(Kind.PLAY, "play", [f.chance_card], ["PB-7", "PB-32"]),
        Shape(Kind.USE, "use", [], ["PB-7"]),
        Shape(Kind.KEEP, "keep", [], ["PB-7"]),
        Shape(Kind.GUARD, "guard", [f.square], ["PB-25"]),
        Shape(Kind.POST, "post", [f.square], ["PB-10", "PB-25", "PB-37"]),
        Shape(Kind.WATCH, "watch", [f.device], ["PB-25", "PB-36"]),
        Shape(Kind.LOSE_TURN, "lose_turn", [], ["PB-26", "PB-34"]),
        Shape(Kind.NAME, "name", [f.figure], ["PB-35"]),
        Shape(Kind.GO, "go", [f.square], ["PB-28"]),
        Shape(Kind.PEEK, "peek", [f.square], ["PB-7"]),
        Shape(Kind.DISMISS, "dismiss", [f.square], ["PB-7"]),
        Shape(Kind.RETRIEVE, "retrieve", [f.thing], ["PB-7"]),
    ]


def chance_shapes(f: Fields) -> list[Shape]:
    """PB-1, PB-2, PB-6, PB-7, PB-10, PB-13, PB-28: everything that is rolled or drawn."""
    return [
        Shape(Chance.FIRST, "first", [f.seat], ["PB-1"]),
        Shape(Chance.ESCAPE, "escape", [f.escape], ["PB-6"]),
        Shape(Chance.DIE, "die", [counted_field("face", 1, 6)], ["PB-2", "PB-10", "PB-28"]),
        Shape(Chance.CARD, "card", [f.card], ["PB-7"]),
        Shape(Chance.LOT, "lot", [f.thing], ["PB-10"]),
        Shape(Chance.TOKEN, "token", [f.object], ["PB-13"]),
    ]


def event_shapes(f: Fields) -> list[Shape]:
    """Facts in the order of their kinds; hidden fields are PB-30's secrets."""
    return setup_events(f) + card_events(f) + move_events(f) + bellick_events(f)


def setup_events(f: Fields) -> list[Shape]:
    """PB-31: the set-up, then days and turns."""
    return [
        Shape(Ev.FIRST, "first", [f.seat], ["PB-1"]),
        Shape(Ev.CHOSE, "chose", [f.seat, f.leader], ["PB-1"]),
        Shape(Ev.DEALT, "dealt", [f.seat, f.secret_escape], ["PB-6", "PB-30"]),
        Shape(Ev.KEPT_PLAN, "kept_plan", [f.seat, f.secret_escape], ["PB-6", "PB-30"]),
        Shape(Ev.ANNOUNCED, "announced", [f.outsider], ["PB-6"]),
        Shape(Ev.WISHED, "wished", [f.outsider, f.thing], ["PB-2"]),
        Shape(Ev.DAY, "day", [number_field("day")], ["PB-8", "PB-33"]),
        Shape(Ev.TURN, "turn", [f.seat, f.figure], ["PB-9", "PB-33"]),
        Shape(Ev.BELLICK_TURN, "bellick_turn", [f.seat], ["PB-25"]),
    ]


def card_events(f: Fields) -> list[Shape]:
    """PB-7, PB-10: cards, guilt and guards."""
    return [
        Shape(Ev.DREW, "drew", [f.seat, f.card], ["PB-7"]),
        Shape(Ev.KEPT, "kept", [f.figure, f.card], ["PB-7"]),
        Shape(Ev.PLAYED, "played", [f.figure, f.card], ["PB-7"]),
        Shape(Ev.NO_EFFECT, "no_effect", [f.card], ["PB-25", "PB-40"]),
        Shape(Ev.GUILT, "guilt", [number_field("change"), number_field("guilt")], ["PB-5"]),
        Shape(Ev.GUARD_CAME, "guard_came", [f.square, f.thing], ["PB-10"]),
        Shape(Ev.NO_GUARD, "no_guard", [], ["PB-10"]),
        Shape(Ev.GUARD_MOVED, "guard_moved", [f.start, f.square], ["PB-25"]),
        Shape(Ev.GUARD_LEFT, "guard_left", [f.square], ["PB-7"]),
        Shape(Ev.LOST, "lost", [f.figure, f.thing], ["PB-10", "PB-26"]),
    ]


def move_events(f: Fields) -> list[Shape]:
    """PB-11 to PB-16, PB-21, PB-22: moves, and what is done on a square."""
    return [
        Shape(Ev.MOVED, "moved", [f.figure, f.start, f.square], ["PB-12"]),
        Shape(Ev.LAID, "laid", [f.figure, f.place], ["PB-21"]),
        Shape(Ev.LOOKED, "looked", [f.seat, f.square, f.secret_object], ["PB-13", "PB-30"]),
        Shape(Ev.TOOK, "took", [f.figure, f.thing], ["PB-13"]),
        Shape(Ev.LEFT, "left", [f.figure, f.square], ["PB-13"]),
        Shape(Ev.THREW, "threw", [f.figure, f.square], ["PB-13"]),
        Shape(Ev.LAID_DOWN, "laid_down", [f.figure, f.thing, f.square], ["PB-13"]),
        Shape(Ev.RECRUITED, "recruited", [f.figure, f.outsider, f.thing], ["PB-14"]),
        Shape(Ev.BRIBED, "bribed", [f.figure, f.thing, f.square], ["PB-15", "PB-26"]),
        Shape(Ev.TOOK_TOOL, "took_tool", [f.figure, f.tool], ["PB-16"]),
        Shape(Ev.DISABLED, "disabled", [f.figure, f.device], ["PB-22"]),
    ]


def bellick_events(f: Fields) -> list[Shape]:
    """PB-18 to PB-20, PB-24 to PB-28, PB-34: devices, captures, the vote, and the end."""
    return [
        Shape(Ev.TURNED_ON, "turned_on", [f.device], ["PB-27", "PB-36"]),
        Shape(Ev.TURNED_OFF, "turned_off", [f.device], ["PB-36"]),
        Shape(Ev.DRIVEN, "driven", [f.figure, f.start, f.square], ["PB-28"]),
        Shape(Ev.CAUGHT, "caught", [f.figure, f.square], ["PB-26"]),
        Shape(Ev.LOSES_TURN, "loses_turn", [f.figure], ["PB-34"]),
        Shape(Ev.MISSED, "missed", [f.figure], ["PB-34"]),
        Shape(Ev.ISOLATED, "isolated", [f.figure], ["PB-7", "PB-20"]),
        Shape(Ev.JOINED, "joined", [f.figure], ["PB-20"]),
        Shape(Ev.CONFISCATED, "confiscated", [f.figure, f.thing], ["PB-7"]),
        Shape(Ev.SHOWED, "showed", [f.seat, f.secret_part], ["PB-6", "PB-30"]),
        Shape(Ev.DECLARED, "declared", [f.seat], ["PB-18"]),
        Shape(Ev.VOTED, "voted", [f.seat, f.leader], ["PB-19"]),
        Shape(Ev.BECAME_BELLICK, "became_bellick", [f.seat, f.leader], ["PB-19"]),
        Shape(Ev.HANDED, "handed", [f.figure, f.seat], ["PB-14"]),
        Shape(Ev.NAMED, "named", [f.figure], ["PB-35"]),
        Shape(Ev.RESHUFFLED, "reshuffled", [], ["PB-7"]),
        Shape(Ev.ENDED, "ended", [Field("reason", "reason", REASON_NAMES)], ["PB-23", "PB-24"]),
        Shape(Ev.FOUND_NOTHING, "found_nothing", [], ["PB-7", "PB-40"]),
    ]


def phase_table(f: Fields) -> list[PhaseShape]:
    """Every phase with its question; frames' memory is named too."""
    return main_phases(f) + frame_phases(f)


def main_phases(f: Fields) -> list[PhaseShape]:
    """PB-31, PB-9: the set-up, then what a turn goes through."""
    points = number_field("points")
    return [
        phase(Phase.FIRST, "first", [], ["PB-1"]),
        phase(Phase.CHOOSE, "choose", [f.player], ["PB-1"]),
        phase(Phase.DEAL, "deal", [f.player], ["PB-6"]),
        phase(Phase.KEEP_PLAN, "keep_plan", [f.player], ["PB-6"]),
        phase(Phase.ANNOUNCE, "announce", [f.player], ["PB-6"]),
        phase(Phase.WISH, "wish", [], ["PB-2"]),
        phase(Phase.HARMFUL, "harmful", [f.player, f.figure], ["PB-10"]),
        phase(Phase.ESCAPE, "escape", [f.player, f.figure, points], ["PB-11"]),
        phase(Phase.MOVE, "move", [f.player, f.figure, points], ["PB-12"]),
        phase(Phase.ACT, "act", [f.player, f.figure], ["PB-11"]),
        phase(Phase.BELLICK, "bellick", [f.player], ["PB-25"]),
        phase(Phase.POST, "post", [f.player], ["PB-25"]),
        phase(Phase.OVER, "over", [], ["PB-23"]),
    ]


def frame_phases(f: Fields) -> list[PhaseShape]:
    """Decisions within a turn."""
    whose = [f.player, f.figure]
    guard_memory = [number_field("left"), f.thing, number_field("face")]
    return [
        phase(Phase.VOTE, "vote", [], ["PB-19"], choice=f.leader),
        phase(Phase.TIE, "tie", [f.player], ["PB-19"], [number_field("tied")], make_frame=TieFrame),
        phase(Phase.DRAWING, "drawing", [f.player], ["PB-7", "PB-40"], [f.figure, f.card, number_field("next")],
              make_frame=CardFrame),
        phase(Phase.CHANCE, "chance", [f.player, f.card], ["PB-7"], [f.figure, f.card], make_frame=OfferFrame),
        phase(Phase.NAME, "name", [f.player, f.card], ["PB-35"], [f.card], make_frame=NameFrame),
        phase(Phase.GUARD_LOT, "guard_lot", [f.player], ["PB-10"], guard_memory, make_frame=GuardFrame),
        phase(Phase.GUARD_DIE, "guard_die", [f.player], ["PB-10"], guard_memory, make_frame=GuardFrame),
        phase(Phase.GUARD_PLACE, "guard_place", [f.player, f.thing], ["PB-10", "PB-37"], guard_memory,
              make_frame=GuardFrame),
        phase(Phase.DRIVE, "drive", whose, ["PB-28"], [number_field("left"), f.device, f.figure],
              make_frame=DriveFrame),
        phase(Phase.GO, "go", whose, ["PB-28"], [f.figure, number_field("face")], make_frame=GoFrame),
        phase(Phase.CAUGHT, "caught", whose, ["PB-26"], [f.figure]),
        phase(Phase.HAND_OVER, "hand_over", whose, ["PB-7", "PB-35"], [f.figure]),
        phase(Phase.LOOKING, "looking", [f.player], ["PB-13"], [f.figure, number_field("token"), number_field("peek")],
              make_frame=UncoverFrame),
        phase(Phase.LOOK, "look", [*whose, f.secret_object], ["PB-13"], [f.figure, number_field("token")],
              make_frame=LookFrame),
        phase(Phase.SWAP, "swap", [*whose, f.thing], ["PB-13"], [f.figure, f.thing], make_frame=SwapFrame),
        phase(Phase.PEEK, "peek", whose, ["PB-7"], [f.figure]),
        phase(Phase.DISMISS, "dismiss", whose, ["PB-7"], [f.figure]),
        phase(Phase.RETRIEVE, "retrieve", whose, ["PB-7"], [f.figure]),
    ]
