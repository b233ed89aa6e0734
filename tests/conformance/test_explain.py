"""“Why can't I?”: None exactly for what is legal; else a declared reason with a rule, also for partial words."""

import pytest

from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.core.seat import SPECTATOR
from escapade.core.shape import Shape
from escapade.core.state import State
from tests.conformance.cases import Case
from tests.conformance.documents import rule_numbers
from tests.conformance.walks import FEW_ACTIONS, positions, some_actions, unchanged

GENERIC = {"over", "not_your_turn"}


def prefixes(game: Game) -> dict[str, set[int]]:
    """Every beginning of the words of any action, complete ones too → the actions that begin so."""
    found: dict[str, set[int]] = {}
    for action in range(game.action_count):
        words = game.shapes.actions.words(action).split(" ")
        for length in range(1, len(words) + 1):
            found.setdefault(" ".join(words[:length]), set()).add(action)
    return found


def asked_about(game: Game, known: dict[str, set[int]], legal: set[int]) -> list[str]:
    """All words of a game with few actions, else those of some actions of each kind and of the legal ones."""
    if game.action_count <= FEW_ACTIONS:
        return list(known)
    actions = [*some_actions(game), *sorted(legal)]
    split = [game.shapes.actions.words(action).split(" ") for action in actions]
    return sorted({" ".join(words[:length]) for words in split for length in range(1, len(words) + 1)})


def check_explain(game: Game, seats: int) -> None:
    """All action numbers and all partial words, for every seat."""
    known = prefixes(game)
    for state in positions(game, seats, most=15):
        for seat in range(seats):
            legal = set(game.legal(state, seat))
            for words in asked_about(game, known, legal):
                actions = known[words]
                answer = game.explain(state, seat, words)
                assert (answer is None) == bool(actions & legal), f"p{seat} {words}: {answer}"


def check_reasons_are_declared(game: Game, seats: int) -> None:
    """The code is one of the game's reasons (or over, not_your_turn), its parameters those of the shape."""
    shapes = {shape.name: shape for shape in game.shapes.reasons}
    numbers = rule_numbers(game.key)
    asked = asked_about(game, prefixes(game), set())
    for state in positions(game, seats, most=15):
        for seat in [*range(seats), SPECTATOR]:
            for words in asked:
                answer = game.explain(state, seat, words)
                if answer is not None:
                    check_reason(answer, shapes, state, seat)
                    assert answer["rule"] in numbers


def check_reason(answer: dict[str, object], shapes: dict[str, Shape], state: State, seat: int) -> None:
    """One answer: the generic reasons come first, as the referee would give them."""
    assert list(answer) == ["code", "params", "rule"]
    if state.waiting == 0:
        assert answer["code"] == "over"
    elif not state.waiting >> seat & 1:
        assert answer["code"] == "not_your_turn"
    else:
        code, params = str(answer["code"]), answer["params"]
        assert code in shapes, f"{code} is not declared"
        assert isinstance(params, dict)
        assert list(params) == [field.name for field in shapes[code].fields]


def test_explain_is_none_for_what_is_legal(case: Case) -> None:
    """`explain`: "None for what is legal (or can still become so, for partial words)"."""
    check_explain(case.game, case.seats)


def test_reasons_are_declared(case: Case) -> None:
    """`explain`: "else `{code, params, rule}`"; design.md: "Every … shape names its rule numbers"."""
    check_reasons_are_declared(case.game, case.seats)


def test_explain_changes_nothing(case: Case) -> None:
    """A question never changes anything."""
    words = asked_about(case.game, prefixes(case.game), set())
    for state in positions(case.game, case.seats, most=10):
        unchanged(case.game, state, lambda: [case.game.explain(state, 0, line) for line in words])  # noqa: B023


def test_malformed_words_are_bad_input(case: Case) -> None:
    """`explain`: "Malformed words are BadInput"."""
    state = case.game.new(case.seats)
    name = case.game.shapes.actions.shapes[0].name
    for words in ("", "   ", "no_such_action", f"{name} no_such_word", f"{name} a b c d"):
        with pytest.raises(BadInput) as bad:
            case.game.explain(state, 0, words)
        assert bad.value.code.startswith("input.")
