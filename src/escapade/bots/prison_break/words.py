"""What the expert of Prison Break says about its choices: which place, person or thing, as keys for a sentence."""

from typing import Final, final

from escapade.bots.base import Choice
from escapade.bots.prison_break.bellick import Sergeant
from escapade.bots.prison_break.team import (
    DEVICE,
    FETCH,
    LINCOLN_ERRAND,
    RECRUIT,
    REMEMBERED,
    ROUTE_ERRAND,
    SEARCH,
    TOOL,
    Errand,
)
from escapade.core.seat import NONE
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.kinds import FIRST_OUTSIDER, TOOLS, Kind
from escapade.games.prison_break.rules.families import is_camera
from escapade.games.prison_break.state import PrisonState

ERRAND_REASONS: Final[dict[int, str]] = {
    SEARCH: "looks_under", FETCH: "picks_up", RECRUIT: "recruits", LINCOLN_ERRAND: "fetches_lincoln",
    ROUTE_ERRAND: "marks_route", TOOL: "fetches_tool", DEVICE: "breaks_device",
    REMEMBERED: "goes_back",
}
PLAYS: Final[list[str]] = ["any_leader", "shortest_route", "two_will_do", "team_complete", "hopeless", "did_least"]
HARMS: Final[list[str]] = ["useless_object", "spare_bribe", "few_guards", "cheap_guilt", "worth_a_card", "may_lift",
                           "guard_instead", "nothing_better"]
MOVES: Final[list[str]] = ["looks_under", "picks_up", "recruits", "fetches_lincoln", "marks_route", "fetches_tool",
                           "breaks_device", "lays_route", "lays_decoy", "waits_outside", "waits", "calms_down",
                           "last_day", "slips_out", "makes_room", "nothing_here", "has_to_move", "goes_back"]
FINDS: Final[list[str]] = ["is_asked_for", "may_bribe", "blank", "hands_full", "gives_bribe", "turn_for_guilt",
                           "turn_to_spare", "card_now", "card_later", "nearest_guard", "nearest_errand",
                           "out_of_the_way", "peeks"]
HUNTS: Final[list[str]] = ["guards_lincoln", "blocks", "blocks_some", "drives_out", "catches", "lies_in_wait",
                           "lets_fate", "near_the_team", "names_loaded", "names_felt", "names_anybody"]
REASONS: Final[list[str]] = ["only_choice", *PLAYS, *HARMS, *MOVES, *FINDS, *HUNTS]


@final
class Words:
    """Choices with their reasons, and the keys of what the reasons speak of."""

    def __init__(self, game: PrisonBreakGame) -> None:
        self.names = game.names
        self.tables = game.tables
        self.kinds = game.shapes.actions.kind
        self.firsts = game.shapes.actions.first

    def find(self, legal: list[int], kind: int) -> int:
        """The first legal action of a kind, or NONE."""
        for action in legal:
            if self.kinds[action] == kind:
                return action
        return NONE

    def number(self, action: int, reason: str, number: int) -> Choice:
        """A reason that is a figure."""
        return Choice(action, reason, {"number": str(number)})

    def thing(self, action: int, reason: str, thing: int) -> Choice:
        """A reason about an object."""
        return Choice(action, reason, {"object": self.names.objects[thing]})

    def figure(self, action: int, reason: str, figure: int) -> Choice:
        """A reason about somebody."""
        return Choice(action, reason, {"figure": self.names.figures[figure]})

    def device(self, action: int, reason: str, device: int) -> Choice:
        """A reason about a camera or a tower."""
        return Choice(action, reason, {"device": self.names.devices[device]})

    def square(self, action: int, reason: str, square: int) -> Choice:
        """A reason about a square."""
        return Choice(action, reason, {"square": self.names.squares[square]})

    def wish(self, action: int, outsider: int, thing: int) -> Choice:
        """PB-14: somebody asks for this very thing."""
        return Choice(action, "is_asked_for", {"figure": self.names.figures[outsider],
                                               "object": self.names.objects[thing]})

    def place(self, action: int, reason: str, square: int) -> Choice:
        """A reason about the place a square belongs to."""
        return Choice(action, reason, {"place": self.names.places[self.tables.board.place[square]]})

    def errand_place(self, action: int, reason: str, errand: Errand) -> Choice:
        """A reason about the place an errand leads to."""
        if errand.place == NONE:
            return self.place(action, reason, errand.square)
        return Choice(action, reason, {"place": self.names.places[errand.place]})

    def errand(self, s: PrisonState, action: int, errand: Errand) -> Choice:
        """PB-13 to PB-22: where one goes, and for what."""
        return Choice(action, ERRAND_REASONS[errand.kind], self.errand_params(s, errand))

    def errand_params(self, s: PrisonState, errand: Errand) -> dict[str, str]:
        """By kind: the object, the outsider and his object, the place, the tool, the device."""
        if errand.kind == ROUTE_ERRAND:
            return {"place": self.names.places[errand.place]}
        if errand.kind == DEVICE:
            return {"device": self.names.devices[errand.what]}
        params = {"square": self.names.squares[errand.square]}
        if errand.kind in (SEARCH, FETCH):
            params["object"] = self.names.objects[errand.what]
        elif errand.kind == RECRUIT:
            params["figure"] = self.names.figures[FIRST_OUTSIDER + errand.what]
            params["object"] = self.names.objects[self.tables.wishes[errand.what][s.plan.wish]]
        elif errand.kind == TOOL:
            params["tool"] = TOOLS[errand.what]
        return params

    def hunt(self, s: PrisonState, sergeant: Sergeant, action: int, passing: list[float]) -> Choice:
        """PB-25: what a turn of Bellick's is for."""
        kind, value = self.kinds[action], self.firsts[action]
        if kind == Kind.WATCH:
            return self.light(s, sergeant, action, value)
        if kind == Kind.DRAW:
            return Choice(action, "lets_fate")
        start = int(s.turn.post_from) if kind == Kind.POST else value
        square = value if kind == Kind.POST else sergeant.best_square(s, start, passing)
        caught = sergeant.caught_at(s, start, square)
        if caught != NONE:
            return self.figure(action, "catches", caught)
        return self.square(action, "lies_in_wait", square)

    def light(self, s: PrisonState, sergeant: Sergeant, action: int, device: int) -> Choice:
        """PB-20, PB-30: Lincoln is in there; or how likely the plan needs it, and the likeliest if one stands out."""
        if is_camera(device) and sergeant.lincoln_is(s, self.tables.board.cameras[device]):
            return self.place(action, "guards_lincoln", self.tables.board.cameras[device])
        needed = str(round(100 * sergeant.need(s, device)))
        if needed == "0":
            return Choice(action, "drives_out")
        chances = sergeant.chances(s)
        best = max(chances)
        if chances.count(best) > 1:
            return Choice(action, "blocks_some", {"number": needed})
        return Choice(action, "blocks", {"number": needed, "share": str(round(100 * best)),
                                         "escape": self.names.escapes[chances.index(best)]})
