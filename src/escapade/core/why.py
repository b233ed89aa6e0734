"""“Why can't I?”: the generic half of `Game.explain`."""

from typing import TYPE_CHECKING

from escapade.core.errors import BadInput
from escapade.core.reading import write_seats
from escapade.core.seat import NONE
from escapade.core.shape import Shape
from escapade.core.state import State

if TYPE_CHECKING:
    from escapade.core.game import Game


def reason(shape: Shape, values: list[int]) -> dict[str, object]:
    """A reason as it is told: its code, its parameters, its rule."""
    return {"code": shape.name, "params": shape.fill(values), "rule": shape.rules[0]}


def explain(game: "Game", state: State, seat: int, words: str) -> dict[str, object] | None:
    """None for what is or can become legal; else the first reason against it, in the order a referee checks."""
    kind, values = read_partial(game, words)
    phase = game.shapes.phases[game.question_phase(state, seat)]
    if state.waiting == 0:
        return {"code": "over", "params": {}, "rule": phase.question.rules[0]}
    if not state.waiting >> seat & 1:
        waiting_for = write_seats(int(state.waiting))
        return {"code": "not_your_turn", "params": {"waiting_for": waiting_for}, "rule": phase.question.rules[0]}
    for action in game.legal(state, seat):
        if matches(game, action, kind, values):
            return None
    return game.explain_action(state, seat, kind, values)


def matches(game: "Game", action: int, kind: int, values: list[int]) -> bool:
    """Whether an action is of a kind and has the values that were given."""
    actions = game.shapes.actions
    if actions.kind[action] != kind:
        return False
    for place, found in enumerate(actions.values(action)):
        if values[place] not in (NONE, found):
            return False
    return True


def read_partial(game: "Game", words: str) -> tuple[int, list[int]]:
    """The kind and the values of words that may stop early; NONE for what is not said."""
    parts = words.split()
    actions = game.shapes.actions
    kind = actions.named(parts[0]) if parts else NONE
    if kind == NONE:
        known = ", ".join(shape.name for shape in actions.shapes)
        raise BadInput("input.unknown_action", {"word": parts[0] if parts else "", "known": known})
    fields = actions.shapes[kind].fields
    if len(parts) - 1 > len(fields):
        raise BadInput("input.too_many_words", {"word": parts[len(fields) + 1], "action": parts[0]})
    values = [NONE] * len(fields)
    for place, word in enumerate(parts[1:]):
        values[place] = fields[place].value(word)
        if values[place] == NONE:
            raise BadInput("input.unknown_word", {"word": word, "field": fields[place].name})
    return kind, values
