"""Words ↔ ints: `p2 jump coral_room`, `chance die 4`. What is kept, read and typed is words."""

from escapade.core.errors import BadInput, Refused
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import CHANCE, NONE, seat_number, seat_word, seats_of
from escapade.core.state import State


def write_action(game: Game, seat: int, action: int) -> str:
    """A seat's action in words."""
    return f"{seat_word(seat)} {game.shapes.actions.words(action)}"


def write_chance(game: Game, state: State, outcome: int) -> str:
    """A chance outcome in words; ask before it is applied."""
    shape = game.shapes.chances[game.chance_kind(state)]
    return f"chance {shape.name} {shape.fields[0].word(game.chance_value(state, outcome))}"


def write(game: Game, state: State, seat: int, action: int) -> str:
    """What a seat or chance is about to do, in words."""
    return write_chance(game, state, action) if seat == CHANCE else write_action(game, seat, action)


def write_event(game: Game, event: Event) -> str:
    """A fact in words: `moved red 4`; a hidden or absent field is `-`."""
    shape = game.shapes.events[event.kind]
    return " ".join([shape.name] + [field.word(event.values[place]) for place, field in enumerate(shape.fields)])


def write_state(game: Game, state: State) -> str:
    """A position in one line, for debuggers and failed tests: where it stands, who is waited for, what they may do."""
    phases = game.shapes.phases
    where = [phases[int(state.phase)].name, *[phases[frame.phase].name for frame in state.frames]]
    start = f"{game.key}, {state.seats} seats, ply {state.ply}, {' > '.join(where)}"
    if state.waiting == 0:
        outcome = game.outcome(state)
        return f"{start}, ended by {outcome['reason'] if outcome is not None else 'nobody knows what'}"
    waiting = [_write_waiting(game, state, seat) for seat in seats_of(int(state.waiting))]
    return f"{start}, waiting for {', '.join(waiting)}"


def _write_waiting(game: Game, state: State, seat: int) -> str:
    if seat == CHANCE:
        return f"chance ({game.shapes.chances[game.chance_kind(state)].name})"
    return f"{seat_word(seat)} ({game.shapes.actions.some_words(game.legal(state, seat))})"


def read(game: Game, state: State, text: str) -> tuple[int, int]:
    """The seat and the action (or chance outcome) of a line of words; BadInput names the column."""
    words = _Words(text)
    seat = seat_number(words.next("seat"))
    if seat == NONE or not (seat == CHANCE or seat < state.seats):
        raise words.wrong("input.unknown_seat")
    if seat == CHANCE:
        return seat, _read_outcome(game, state, words)
    return seat, _read_action(game, words)


def _read_action(game: Game, words: "_Words") -> int:
    actions = game.shapes.actions
    kind = actions.named(words.next("action"))
    if kind == NONE:
        raise words.wrong("input.unknown_action", {"known": ", ".join([shape.name for shape in actions.shapes])})
    values = [0, 0, 0]
    for place, field in enumerate(actions.shapes[kind].fields):
        values[place] = field.value(words.next(field.name))
        if values[place] == NONE:
            raise words.wrong("input.unknown_word", {"field": field.name})
    words.end()
    return actions.number(kind, values[0], values[1], values[2])


def _read_outcome(game: Game, state: State, words: "_Words") -> int:
    """The first outcome with the value that is named: any copy of a card will do."""
    if not state.waiting >> CHANCE & 1:
        raise Refused("refused.no_chance_due", {})
    shape = game.shapes.chances[game.chance_kind(state)]
    if words.next("chance") != shape.name:
        raise words.wrong("input.other_chance", {"expected": shape.name})
    value = shape.fields[0].value(words.next(shape.fields[0].name))
    if value == NONE:
        raise words.wrong("input.unknown_word", {"field": shape.fields[0].name})
    words.end()
    for outcome in range(game.chance_size(state)):
        if game.chance_value(state, outcome) == value:
            return outcome
    raise words.wrong("input.impossible_chance", {"field": shape.fields[0].name})


class _Words:
    """A line being read word by word, which knows the column it is at."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.start = 0
        self.stop = 0

    def next(self, expected: str) -> str:
        start = self.stop
        while start < len(self.text) and self.text[start] == " ":
            start += 1
        stop = self.text.find(" ", start)
        self.start, self.stop = start, len(self.text) if stop < 0 else stop
        if self.start == self.stop:
            raise BadInput("input.words_missing", {"expected": expected, "column": self.start + 1})
        return self.text[self.start:self.stop]

    def end(self) -> None:
        if self.text[self.stop:].strip(" "):
            self.next("end")
            raise self.wrong("input.too_many_words")

    def wrong(self, code: str, params: dict[str, object] | None = None) -> BadInput:
        return BadInput(code, {
            "word": self.text[self.start:self.stop], "column": self.start + 1, **(params or {})})
