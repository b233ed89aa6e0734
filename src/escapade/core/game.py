"""The contract: what every game promises to every door. These docstrings are the specification.

`tests/conformance` checks each clause on every game of the registry. A Game is the rules of one title as
loaded (options and content chosen); it never changes, and every position lives in a State.
"""

from mypy_extensions import mypyc_attr

from escapade.core.errors import BadInput
from escapade.core.event import Events
from escapade.core.frame import Poll
from escapade.core.option import Option, write_options
from escapade.core.positions import MOST, check_common, hide_frames, read_common, write_common
from escapade.core.reading import Reader, is_same, write_seats
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, NONE, SPECTATOR, UNKNOWN, seat_word
from escapade.core.state import State
from escapade.core.tables import Shapes, Source, Traits
from escapade.core.why import matches, read_partial, reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Known:
    """All that a viewer knows, as a state whose unknown parts are UNKNOWN. `imagine` clones and fills it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def __repr__(self) -> str:
        """Who knows what; what is not known is -2 in the state."""
        return f"<Known to {seat_word(self.seat)}: {self.state!r}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one title, loaded. Stateless: every method works on the State it is given.

    The first group of methods is for callers; the second ("A game writes") is what a title implements.
    """

    def __init__(self, key: str, version: int, seats: range, option_table: list[Option], option_values: dict[str, int],
                 shapes: Shapes, traits: Traits, source: Source) -> None:
        self.key = key
        self.version = version
        """Goes up when the same options and words would play differently; records carry it."""
        self.seats = seats
        self.option_table = option_table
        self.option_values = option_values
        self.options = write_options(option_table, option_values)
        self.shapes = shapes
        self.traits = traits
        self.source = source
        self.action_count = shapes.actions.count
        """Actions are the ints 0 to action_count − 1; good for one decision of one version, never stored."""

    # ------------------------------------------------------------------ for callers

    def new(self, seats: int) -> State:
        """The first position for a number of seats within `self.seats`; BadInput otherwise.

        A fresh State each time, with ply 0; somebody or chance is waited for.
        """
        if seats not in self.seats:
            raise BadInput("input.seats", {"game": self.key, "seats": seats,
                                           "range": f"{self.seats[0]}..{self.seats[-1]}"})
        return self.start(seats)

    def legal(self, state: State, seat: int) -> list[int]:
        """The actions a seat may take: ascending, unique, never empty for a waiting seat, empty for others.

        The list belongs to the caller. Depends only on what the seat knows: it is equal in worlds the seat
        cannot tell apart. Changes nothing.
        """
        raise NotImplementedError

    def lend_legal(self, state: State, seat: int) -> list[int]:
        """The same list for the loops of the engine, which only read it and forget it before they apply anything: it
        may be the game's own, and is then given to everybody who asks. Doors ask `legal`.
        """
        return self.legal(state, seat)

    def draw_legal(self, state: State, seat: int, rng: Rng) -> int:
        """An action of a waiting seat, all equally likely: what `legal(state, seat)[rng.below(len(legal))]` is, for a
        game with long lists without making the list.
        """
        legal = self.lend_legal(state, seat)
        return legal[rng.below(len(legal))]

    def apply(self, state: State, seat: int, action: int, events: Events) -> None:
        """Carry out one decision, or one chance outcome for CHANCE, in place; facts go to `events`.

        Trusts its input: `action` comes from `legal(state, seat)`, or for CHANCE is below `chance_size(state)`.
        `referee.play` is the door that checks. Ends with somebody waited for, a chance step due, or the match
        over. Parallel decisions commute: whatever the order of arrival, the position is the same.
        """
        state.ply += 1
        if seat == CHANCE:
            self.chance(state, action, events)
        else:
            self.act(state, seat, action, events)

    def chance_size(self, state: State) -> int:
        """How many outcomes are equally likely; at least 1 when chance is waited for. Changes nothing."""
        raise NotImplementedError

    def clone(self, state: State) -> State:
        """A State that shares nothing that ever changes."""
        raise NotImplementedError

    def describe(self, state: State) -> dict[str, object]:
        """The whole position as JSON: outer keys game, version, options, pack, seats, phase, frames, then the
        counters, then the game's own keys; content keys inside. `position` reads it back to an equal digest.
        """
        written = self.write_header(state)
        written.update(write_common(state, self.shapes.phases, NONE))
        written["asked"] = state.asked[:]
        written.update(self.write_body(state, NONE))
        return written

    def position(self, data: dict[str, object]) -> State:
        """The State a description stands for. Strict: a missing or unknown key, a wrong type, a number out of
        range, a name that does not exist or a position that breaks the rules is BadInput with its path.
        """
        reader = Reader(data, "")
        state = self.blank(self.read_header(reader))
        read_common(reader, state, self.shapes.phases)
        check_common(state, self.shapes.phases)
        state.asked = reader.numbers("asked", 0, MOST)
        if len(state.asked) != state.seats:
            raise BadInput("input.position_length", {"path": "asked", "expected": state.seats})
        self.read_body(reader, state, NONE)
        reader.done()
        self.check_position(state)
        return state

    def view(self, state: State, seat: int) -> dict[str, object]:
        """All that a seat, or SPECTATOR, knows: JSON, built up from nothing, equal in worlds the viewer cannot
        tell apart. Carries `question` also for those not asked, and `outcome` at the end, when everything is
        shown through this same method.
        """
        written = self.write_header(state)
        written["seat"] = seat_word(seat)
        written["asked"] = 0 if seat == SPECTATOR else state.asked[seat]
        written.update(write_common(state, self.shapes.phases, seat))
        written["question"] = self.question(state, seat)
        written["outcome"] = self.outcome(state)
        written.update(self.write_body(state, seat))
        return written

    def know(self, view: dict[str, object]) -> Known:
        """Parse a view (a JSON round trip later, too) into the native form that `imagine` takes."""
        reader = Reader(view, "")
        state = self.blank(self.read_header(reader))
        seat = reader.seat("seat")
        if seat != SPECTATOR and not 0 <= seat < state.seats:
            raise BadInput("input.position_range", {"path": "seat", "value": seat_word(seat),
                                                    "range": f"p0..p{state.seats - 1}|spectator"})
        asked = reader.number("asked", 0, MOST)
        read_common(reader, state, self.shapes.phases)
        reader.take("question")
        reader.take("outcome")
        if seat != SPECTATOR:
            state.asked[seat] = asked
        self.read_body(reader, state, seat)
        reader.done()
        return Known(state, seat)

    def known(self, state: State, seat: int) -> Known:
        """What `know(view(state, seat))` is, part for part, for a seat or SPECTATOR, with no view written or read.

        Shares nothing with the position that ever changes, and nothing at all that the viewer does not know.
        """
        seen = self.clone(state)
        asked = 0 if seat == SPECTATOR else seen.asked[seat]
        seen.asked = [0] * seen.seats
        if seat != SPECTATOR:
            seen.asked[seat] = asked
        hide_frames(seen.frames, self.shapes.phases, seat)
        self.hide(seen, seat)
        return Known(seen, seat)

    def imagine(self, view: object, rng: Rng) -> State:
        """Another world that the viewer cannot tell apart, drawn with `rng`: `view` is a view, or what `know` or
        `known` made. View, legal list and events of that world are the viewer's own.
        """
        known = view if isinstance(view, Known) else self.know(Reader(view, "").data)
        state = self.clone(known.state)
        for frame in state.frames:
            if isinstance(frame, Poll):
                for seat, vote in enumerate(frame.votes):
                    if vote == UNKNOWN:
                        frame.votes[seat] = frame.choices[rng.below(len(frame.choices))]
        self.fill(state, known.seat, rng)
        return state

    def question(self, state: State, seat: int) -> dict[str, object]:
        """What is being decided, as `seat` may know it: `{key, fields, rule, waiting_for}`; never empty."""
        shape = self.shapes.phases[self.question_phase(state, seat)].question
        return {
            "key": shape.name,
            "fields": shape.fill(self.question_values(state, seat)),
            "rule": shape.rules[0],
            "waiting_for": write_seats(int(state.waiting)),
        }

    def outcome(self, state: State) -> dict[str, object] | None:
        """None before the end, else `{reason, rule, winners, scores, sides}`: seats that won, points per seat or
        None, the side of each seat. A cooperative game has one result for all.
        """
        raise NotImplementedError

    def rounds(self, state: State) -> int:
        """How many rounds have begun, the one being played included; 0 for a game that has none. Public."""
        return 0

    def explain(self, state: State, seat: int, words: str) -> dict[str, object] | None:
        """Why a seat cannot do this: None for what is legal (or can still become so, for partial words), else
        `{code, params, rule}`, the first reason against it in the order a referee checks. Equal in worlds the seat
        cannot tell apart. Malformed words are BadInput.
        """
        actions = self.shapes.actions
        kind, values = read_partial(actions, words)
        rule = self.shapes.phases[self.question_phase(state, seat)].question.rules[0]
        if state.waiting == 0:
            return {"code": "over", "params": {}, "rule": rule}
        if not state.waiting >> seat & 1:
            waiting_for = write_seats(int(state.waiting))
            return {"code": "not_your_turn", "params": {"waiting_for": waiting_for}, "rule": rule}
        for action in self.legal(state, seat):
            if matches(actions, action, kind, values):
                return None
        return self.explain_action(state, seat, kind, values)

    # ------------------------------------------------------------------ a game writes

    def start(self, seats: int) -> State:
        """The first position."""
        raise NotImplementedError

    def blank(self, seats: int) -> State:
        """A State of the right class for the readers to fill; need not be a position."""
        raise NotImplementedError

    def act(self, state: State, seat: int, action: int, events: Events) -> None:
        """Carry out a seat's decision."""
        raise NotImplementedError

    def chance(self, state: State, outcome: int, events: Events) -> None:
        """Carry out a random outcome."""
        raise NotImplementedError

    def chance_kind(self, state: State) -> int:
        """Which chance shape the step that is due has."""
        raise NotImplementedError

    def chance_value(self, state: State, outcome: int) -> int:
        """The value of the chance shape's one field for an outcome; several outcomes may share a value."""
        return outcome

    def question_phase(self, state: State, seat: int) -> int:
        """The phase whose question a seat is shown; games with side windows may answer by seat."""
        return state.current_phase()

    def question_values(self, state: State, seat: int) -> list[int]:
        """The values of that question's fields."""
        return []

    def write_body(self, state: State, viewer: int) -> dict[str, object]:
        """The game's own keys, for a viewer; complete for viewer NONE. The one place that says who knows what."""
        raise NotImplementedError

    def read_body(self, reader: Reader, state: State, viewer: int) -> None:
        """Fill a blank state from those keys; what a view leaves out becomes UNKNOWN."""
        raise NotImplementedError

    def hide(self, state: State, viewer: int) -> None:
        """Leave of a clone what reading a view of it back would give: what `write_body` does not write for the viewer
        becomes UNKNOWN, and what no view tells, because it is over, is as in a blank state.
        """
        raise NotImplementedError

    def check_position(self, state: State) -> None:
        """Refuse, with BadInput and a path, a written position that the rules cannot produce or go on from."""

    def fill(self, state: State, viewer: int, rng: Rng) -> None:
        """Draw every UNKNOWN of an imagined world, consistent with all the viewer knows."""

    def pass_action(self, state: State, seat: int) -> int:
        """The action that means "nothing, thanks" in an optional window, or NONE; standing passes use it."""
        return NONE

    def uncovers(self, before: State, seat: int, action: int, after: State) -> bool:
        """Whether an action that led from `before` to `after` told anybody what had been hidden from them: it showed
        a card, or only whoever holds one can do this. Such a choice is not its owner's alone any more (`play/undo.py`).
        A game that hides nothing is not asked; one that says nothing of its own uncovers with every action.
        """
        return True

    def is_open(self, state: State, actor: int, action: int) -> bool:
        """Whether everybody sees which action, or draw, this is when it is carried out in `state`: what is may be
        remembered (`core/past.py`). A game that says nothing of its own leaves nothing to remember.
        """
        return False

    def is_finding(self, state: State, seat: int) -> bool:
        """Whether a person in this seat may answer with something that doors do not name: see `unnamed`."""
        return False

    def unnamed(self, state: State, seat: int) -> list[int]:
        """The legal actions that doors do not name to people, who have to find them (`found`). Programs and bots are
        given them all the same. Depends only on what the seat knows.
        """
        return []

    def found(self, state: State, seat: int, text: str) -> list[int]:
        """The unnamed legal actions that a typed text means; empty for one that means none."""
        return []

    def explain_action(self, state: State, seat: int, kind: int, values: list[int]) -> dict[str, object]:
        """Why no action of this kind with these values (NONE where not given) is legal; built with `why`."""
        raise NotImplementedError

    # ------------------------------------------------------------------ shared by the above

    def why(self, code: int, values: list[int]) -> dict[str, object]:
        """A reason of this game, ready to be told."""
        return reason(self.shapes.reasons[code], values)

    def write_header(self, state: State) -> dict[str, object]:
        """The outer keys that say which rules a position belongs to."""
        return {"game": self.key, "version": self.version, "options": dict(self.options), "pack": self.source.pack,
                "seats": state.seats}

    def read_header(self, reader: Reader) -> int:
        """The number of seats, once it is sure that the position belongs to this game as loaded."""
        mine: dict[str, object] = {"game": self.key, "version": self.version, "options": self.options,
                                   "pack": self.source.pack}
        for name, expected in mine.items():
            found = reader.take(name)
            if not is_same(found, expected):
                raise BadInput("input.position_other", {"path": name, "value": str(found), "expected": str(expected)})
        return reader.number("seats", self.seats[0], self.seats[-1])

    def __repr__(self) -> str:
        """Which rules these are: `<Game elba, version 2, 2..12 seats, options {…}>`."""
        try:
            return (f"<{type(self).__name__} {self.key}, version {self.version}, "
                    f"{self.seats[0]}..{self.seats[-1]} seats, options {self.options}>")
        except AttributeError:
            return f"<{type(self).__name__}, not filled yet>"
