"""Scenarios that read like a play: `given(…)`, `.play("p0 bet red / chance die 4")`, `.expect(…)`."""

from typing import Any, cast

import escapade
from escapade.core.errors import Refused
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import SPECTATOR, seat_number
from escapade.core.state import State
from escapade.games import load_with
from escapade.play.match import Match
from escapade.play.notation import read, write_event, write_state


class Scenario:
    """A position, played on in words, with questions about it for assertions."""

    def __init__(self, game: Game, start: State) -> None:
        self.game = game
        self.match = Match(game, start.seats, start)
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        """The position now."""
        return self.match.state

    def play(self, script: str) -> "Scenario":
        """Play entries separated by `/` or line ends; `self.events` holds what the last script told."""
        self.events = []
        for line in script.replace("\n", "/").split("/"):
            if line.strip():
                self.events += self.match.enter(" ".join(line.split()))
        return self

    def undo(self, seat: str) -> "Scenario":
        """Take back a seat's last action."""
        self.match.undo(seat_number(seat))
        return self

    def legal(self, seat: str) -> list[str]:
        """What a seat may do, in words without the seat."""
        actions = self.game.legal(self.state, seat_number(seat))
        return [self.game.shapes.actions.words(action) for action in actions]

    def waiting(self) -> list[str]:
        """Who is waited for."""
        return cast("list[str]", self.described("waiting"))

    def view(self, seat: str) -> dict[str, Any]:
        """What a seat, or `spectator`, sees."""
        return self.game.view(self.state, seat_number(seat))

    def described(self, path: str) -> Any:
        """A value of the whole position, by its path: `players[0].hand` or `track`."""
        return pick(self.game.describe(self.state), path)

    def told(self, viewer: str = "spectator") -> list[str]:
        """What the last script told a viewer, in words: `moved red 4`; hidden fields are `-`."""
        seat = SPECTATOR if viewer == "spectator" else seat_number(viewer)
        return [write_event(self.game, event.seen_by(seat, self.game.shapes.events[event.kind]))
                for event in self.events]

    def why(self, seat: str, words: str) -> dict[str, Any] | None:
        """Why a seat cannot do something, or None when it can."""
        return self.game.explain(self.state, seat_number(seat), words)

    def why_not(self, seat: str, words: str) -> dict[str, Any]:
        """Why a seat cannot do something; an AssertionError when it can."""
        reason = self.why(seat, words)
        assert reason is not None, f"{seat} can {words}"
        return reason

    def refuses(self, line: str) -> str:
        """The code with which the referee refuses a line; an AssertionError when it is accepted."""
        seat, action = read(self.game, self.state, line)
        try:
            self.match.act(seat, action, self.state.asked[seat] if seat < self.state.seats else 0)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"accepted: {line}")

    def expect(self, **values: object) -> "Scenario":
        """Assert parts of the whole position: keys are outer keys, `__` steps inside (`players__0__score=3`)."""
        for name, expected in values.items():
            found = pick(self.game.describe(self.state), name.replace("__", "."))
            assert found == expected, f"{name}: found {found!r}, expected {expected!r}"
        return self

    def outcome(self) -> dict[str, Any] | None:
        """How the match ended, or None."""
        return self.game.outcome(self.state)

    def ended(self) -> dict[str, Any]:
        """How the match ended; an AssertionError while it goes on."""
        outcome = self.outcome()
        assert outcome is not None, f"not over: {self!r}"
        return outcome

    def __repr__(self) -> str:
        """The position in words: what a failed assertion shows."""
        return f"<Scenario {write_state(self.game, self.state)}>"


def given(game: Game | str, seats: int, position: dict[str, object] | None = None, **options: object) -> Scenario:
    """A scenario: a game (or its key and options), and what differs from its first position.

    `position` is a partial description laid over the first one: objects are merged, all else replaced.
    """
    loaded = load_with(game, options, written=True) if isinstance(game, str) else game
    start = loaded.new(seats)
    if position is not None:
        start = loaded.position(overlay(loaded.describe(start), position))
    return Scenario(loaded, start)


def given_position(position: dict[str, object]) -> Scenario:
    """A scenario from a complete position, as `Game.describe` and `escapade replay --position` write it."""
    return Scenario(*escapade.position(position))


def overlay(base: dict[str, object], changes: dict[str, object]) -> dict[str, object]:
    """The base with the changes laid over it, deeply for objects."""
    merged = dict(base)
    for key, value in changes.items():
        old = merged.get(key)
        merged[key] = overlay(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def pick(data: Any, path: str) -> Any:
    """The value at a path such as `players[0].bet` or `players.0.bet`."""
    for part in path.replace("[", ".").replace("]", "").split("."):
        data = data[int(part)] if isinstance(data, list) else data[part]
    return data
