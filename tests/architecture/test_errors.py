"""Errors carry a code of the right family and parameters, never a sentence."""

import ast
import re

import pytest

from tests.architecture.sources import Module, in_parts, modules, parsed

FAMILIES = {"BadInput": r"(input|content)\.[a-z_]+", "Refused": r"refused\.[a-z_]+", "Missing": r"missing\.[a-z_]+"}
FORBIDDEN = {"ValueError", "KeyError", "TypeError", "RuntimeError", "Exception", "IndexError"}
ENGINE = ("core", "content", "games", "bots", "play")


def check_codes(module: Module) -> None:
    """Every error that is made has a code of its family, where the code stands in the source."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FAMILIES:
            where = f"{module.name}:{node.lineno}"
            assert node.args, f"{where} makes an error without a code"
            code = node.args[0]
            if isinstance(code, ast.Constant):
                assert re.fullmatch(FAMILIES[node.func.id], str(code.value)), f"{where} has the code {code.value!r}"
            else:
                assert isinstance(code, ast.Name), f"{where} puts a code together"


def check_raises(module: Module) -> None:
    """The engine raises our errors, AssertionError for a bug and NotImplementedError, nothing else."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Raise) and node.exc is not None:
            called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            name = called.id if isinstance(called, ast.Name) else ""
            assert name not in FORBIDDEN, f"{module.name}:{node.lineno} raises {name}"


def test_codes_belong_to_their_family() -> None:
    """style.md E.10: BadInput → input.*, content.*; Refused → refused.*; Missing → missing.*."""
    for module in modules():
        check_codes(module)


def test_the_engine_raises_its_own_errors() -> None:
    """design.md, Errors: "A bug is an AssertionError"; everything else has a code."""
    assert in_parts(*ENGINE)
    for module in in_parts(*ENGINE):
        check_raises(module)


@pytest.mark.parametrize("text", ["BadInput('refused.over', {})", "Refused('You cannot', {})", "Missing('game', {})",
                                  "BadInput(f'input.{kind}', {})", "Refused()"])
def test_planted_codes_are_caught(text: str) -> None:
    """A code of another family, a sentence, one put together, none at all."""
    with pytest.raises(AssertionError, match="planted"):
        check_codes(parsed("planted", text))


def test_planted_raises_are_caught() -> None:
    """An error that nobody outside could do anything about."""
    with pytest.raises(AssertionError, match="raises ValueError"):
        check_raises(parsed("planted", "def f():\n    raise ValueError('no')"))
