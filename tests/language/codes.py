"""The error codes in the sources, by syntax tree: which are raised, and which params come with each."""

import ast
from dataclasses import dataclass
from pathlib import Path

ERRORS = {"EscapadeError", "BadInput", "Refused", "Missing", "Failed"}


@dataclass(frozen=True)
class Code:
    """One place where an error is made."""

    code: str
    params: frozenset[str]

    @property
    def key(self) -> str:
        """The key of its sentence."""
        return f"error-{self.code.replace('.', '-')}"


class NotReadable(Exception):
    """An error is made with a code that cannot be read from the source."""


def codes_in(folder: Path) -> list[Code]:
    """Every error made in the modules of a folder."""
    return [code for path in sorted(folder.rglob("*.py")) for code in codes_of(path.read_text(encoding="utf-8"))]


def codes_of(source: str) -> list[Code]:
    """Every error made in a module. A function that hands its own `code` on makes errors too."""
    tree = ast.parse(source)
    passing = {function.name: call for function in ast.walk(tree) if isinstance(function, ast.FunctionDef)
               for call in calls_of(function, ERRORS) if is_handed_on(function, call)}
    found = [Code(code, params_of(call)) for call in calls_of(tree, ERRORS) if call not in passing.values()
             for code in literals(call.args[0])]
    for call in calls_of(tree, set(passing)):
        given = {keyword.arg for keyword in call.keywords if keyword.arg}
        params = params_of(passing[called(call)]) | given | keys_of(call)
        found += [Code(code, frozenset(params)) for code in literals(call.args[0])]
    return found


def calls_of(tree: ast.AST, names: set[str]) -> list[ast.Call]:
    """The calls, with arguments, of functions and methods with these names."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args and called(node) in names]


def called(call: ast.Call) -> str:
    """The name of the function or method that is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def is_handed_on(function: ast.FunctionDef, call: ast.Call) -> bool:
    """Whether the code of an error is a parameter of the function that makes it."""
    first = call.args[0]
    return isinstance(first, ast.Name) and first.id in [argument.arg for argument in function.args.args]


def literals(node: ast.expr) -> list[str]:
    """The codes an expression can be: a literal, or a choice between literals."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    raise NotReadable(ast.unparse(node))


def params_of(call: ast.Call) -> frozenset[str]:
    """The names of the params that are written out."""
    return keys_of(call) if len(call.args) > 1 and isinstance(call.args[1], ast.Dict) else frozenset()


def keys_of(call: ast.Call) -> frozenset[str]:
    """The keys of the dictionaries that are written out in a call."""
    keys = [key for given in call.args if isinstance(given, ast.Dict) for key in given.keys]
    return frozenset(key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))
