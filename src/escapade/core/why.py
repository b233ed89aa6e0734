"""“Why can't I?”: what `Game.explain` is made of. Nothing here knows a game: only its shapes."""

from escapade.core.action import ActionTable
from escapade.core.errors import BadInput
from escapade.core.seat import NONE
from escapade.core.shape import Shape


def reason(shape: Shape, values: list[int]) -> dict[str, object]:
    """A reason as it is told: its code, its parameters, its rule."""
    return {"code": shape.name, "params": shape.fill(values), "rule": shape.rules[0]}


def matches(actions: ActionTable, action: int, kind: int, values: list[int]) -> bool:
    """Whether an action is of a kind and has the values that were given."""
    if actions.kind[action] != kind:
        return False
    for place, found in enumerate(actions.values(action)):
        if values[place] not in (NONE, found):
            return False
    return True


def read_partial(actions: ActionTable, words: str) -> tuple[int, list[int]]:
    """The kind and the values of words that may stop early; NONE for what is not said."""
    parts = words.split()
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
