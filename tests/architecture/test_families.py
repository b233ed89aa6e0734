"""A family of kinds is declared with a name: what belongs to it must not hang on the order of the numbers."""

import ast

import pytest

from tests.architecture.sources import Module, in_parts, parsed

KINDS = {"Kind", "Chance", "Phase", "Stage", "Op", "Who", "Rest", "Special", "Effect", "Ev", "Reason", "Why"}
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def names_a_kind(node: ast.AST) -> bool:
    """Whether an expression is a kind, or a sum with one, such as `Kind.LOSE` or `Kind.LOSE + 1`."""
    if isinstance(node, ast.BinOp):
        return names_a_kind(node.left) or names_a_kind(node.right)
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in KINDS


def check_declared(module: Module) -> None:
    """No kind is told to be before or after another, and none bounds a range."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Compare) and any(isinstance(sign, ORDERED) for sign in node.ops):
            sides = [node.left, *node.comparators]
            assert not any(names_a_kind(side) for side in sides), f"{module.name}:{node.lineno} compares kinds"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
            assert not any(names_a_kind(given) for given in node.args), f"{module.name}:{node.lineno} counts kinds"


def test_families_are_declared() -> None:
    """Kinds, phases and stages are names; only their equality and declared sets mean something."""
    for module in in_parts("games", "bots"):
        check_declared(module)


@pytest.mark.parametrize("text", [
    "if kind <= Kind.LOSE:\n    pass", "if Kind.TURN <= kind <= Kind.GIVE:\n    pass", "is_late = s.phase > Phase.OVER",
    "lists = [kind for kind in range(Kind.GIVE + 1)]",
])
def test_planted_comparisons_are_caught(text: str) -> None:
    """Each way to tell a family by its numbers."""
    with pytest.raises(AssertionError, match="kinds"):
        check_declared(parsed("planted", text))
    check_declared(parsed("planted", "if kind == Kind.LOSE or TAKING >> kind & 1:\n    pass"))
