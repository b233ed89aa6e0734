"""Tables to begin scenarios from: day 1 of recruiting, and the plan with Bellick in the last seat."""

from typing import Any

from escapade.games import load_with
from escapade.games.prison_break.game import PrisonBreakGame
from escapade.games.prison_break.tables import Tables
from escapade.testing import Scenario

LEADERS = ["michael", "sucre", "abruzzi", "bagwell"]
FIGURES = [*LEADERS, "sara", "pope", "veronica", "lincoln"]


def tables_of_the_game() -> Tables:
    """The board, the cards and the numbers, loaded afresh."""
    game = load_with("prison_break", {})
    assert isinstance(game, PrisonBreakGame)
    return game.tables


def setup(seats: int = 3, escapes: str = "drains steam", announce: str = "two", wish: int = 1,
          **options: object) -> Scenario:
    """PB-31 played to day 1: p0 is Michael with the first of the two cards, the others follow in order."""
    game = load_with("prison_break", dict(options), written=True)
    match = Scenario(game, game.new(seats))
    first, second = escapes.split()
    match.play("chance first p0")
    for seat in range(seats):
        match.play(f"p{seat} choose {LEADERS[seat]}")
    return match.play(f"chance escape {first} / chance escape {second} / p0 keep_plan {first} / p0 announce {announce}"
                      f" / chance die {wish}")


class Table:
    """A written position that is changed piece by piece, then played."""

    def __init__(self, match: Scenario) -> None:
        self.game = match.game
        self.data: Any = match.game.describe(match.state)

    def put(self, **where: str) -> "Table":
        """Figures on squares."""
        for figure, square in where.items():
            self.data["figures"][figure]["square"] = square
        return self

    def hold(self, figure: str, *objects: str) -> "Table":
        """Objects in a figure's hands; as many tokens leave the board."""
        order = list(self.data["guard_pile"])
        held = {*self.data["figures"][figure]["objects"], *objects}
        self.data["figures"][figure]["objects"] = [thing for thing in order if thing in held]
        return self.without_tokens(len(objects))

    def lay(self, **lying: str) -> "Table":
        """Objects face up on squares; as many tokens leave the board."""
        order = list(self.data["guard_pile"])
        places = {**self.data["lying"], **lying}
        self.data["lying"] = {thing: places[thing] for thing in order if thing in places}
        return self.without_tokens(len(lying))

    def lose(self, *objects: str) -> "Table":
        """Objects out of the game; as many tokens leave the board."""
        order = list(self.data["guard_pile"])
        self.data["gone"] = [thing for thing in order if thing in {*self.data["gone"], *objects}]
        return self.without_tokens(len(objects))

    def without_tokens(self, count: int) -> "Table":
        """Take unseen tokens off the board, those in zones last."""
        unseen = [square for square, token in self.data["tokens"].items() if not token["looked"]]
        for square in sorted(unseen, key=lambda square: "_" in square and square.rsplit("_", 1)[1].isdigit())[:count]:
            del self.data["tokens"][square]
        return self

    def guard(self, square: str, bribe: str) -> "Table":
        """A guard on a square."""
        self.data["guards"][square] = bribe
        self.data["guard_pile"][bribe] -= 1
        return self

    def keep(self, figure: str, card: str) -> "Table":
        """A kept chance."""
        self.data["figures"][figure]["chances"].append(card)
        return self.out_of_deck(card)

    def out_of_deck(self, card: str) -> "Table":
        """A card less in the pile."""
        self.data["deck"][card] -= 1
        if not self.data["deck"][card]:
            del self.data["deck"][card]
        return self

    def active(self, card: str) -> "Table":
        """A lasting card."""
        self.data["active"] = card
        return self.out_of_deck(card)

    def lit(self, zone: int, turns: int = 1) -> "Table":
        """Bellick's ON token on a tower."""
        self.data["tower"] = {"device": f"tower_{zone}", "by": "bellick", "turns": turns}
        return self

    def watched(self, camera: int, turns: int = 1) -> "Table":
        """Bellick's ON token on a camera."""
        self.data["camera"] = {"device": f"camera_{camera}", "by": "bellick", "turns": turns}
        return self

    def set(self, **values: object) -> "Table":
        """Any outer keys."""
        self.data.update(values)
        return self

    def turn(self, figure: str, phase: str = "harmful") -> "Table":
        """Whose turn it is; all before him have acted."""
        seat = self.data["figures"][figure]["seat"] or self.data["bellick"]
        order = [*LEADERS, *self.data["joined"]]
        done = {one for one in order[: order.index(figure) + 1] if self.is_in_play(one)}
        self.data["acted"] = [one for one in FIGURES if one in done]
        self.data["phase"] = phase
        self.data["turn"] = {"actor": figure, "points": 0 if phase in ("harmful", "bellick") else 4,
                             "steps": None if phase in ("harmful", "bellick") else 0, "extra": 0, "ignoring": [],
                             "spot": None, "guard": None}
        self.data["waiting"] = [seat]
        return self

    def is_in_play(self, figure: str) -> bool:
        """Whether somebody plays, or played, this figure."""
        chosen = [player["leader"] for player in self.data["players"]]
        return figure in chosen or self.data["figures"][figure]["seat"] is not None

    def begin(self) -> Scenario:
        """The scenario; derived parts are worked out again."""
        self.data["hopeless"] = False
        try:
            state = self.game.position(self.data)
        except Exception as error:
            if "hopeless" not in str(error):
                raise
            self.data["hopeless"] = True
            state = self.game.position(self.data)
        return Scenario(self.game, state)


def recruiting(seats: int = 3, **options: Any) -> Table:
    """Day 1, Michael's harmful action."""
    return Table(setup(seats, **options))


def planning(seats: int = 3, **options: Any) -> Table:
    """Phase 2: Sara is p0's, Pope p1's, both act from day 1 on; the last seat is Bellick. Michael's harmful action."""
    table = Table(setup(seats, **options))
    data, last = table.data, LEADERS[seats - 1]
    data["stage"], data["bellick"], data["joined"] = "plan", f"p{seats - 1}", ["sara", "pope"]
    data["figures"][last].update({"square": None, "seat": None})
    data["figures"]["sara"].update({"seat": "p0", "active_from": 1})
    data["figures"]["pope"].update({"seat": "p1", "active_from": 1})
    data["figures"]["veronica"]["square"] = None
    table.lose("letter", "photograph")
    return table
