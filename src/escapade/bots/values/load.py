"""Reads the weights of a game from its content."""

from importlib.resources import files
from typing import Any

from escapade.bots.values.features import Features
from escapade.bots.values.net import Layer, Net
from escapade.bots.values.value import NetValue
from escapade.content.read import read_file, schema_of
from escapade.core.errors import BadInput

FILE = "values"


def load_value(key: str, features: Features) -> NetValue:
    """The value that a game's content has weights for; BadInput where they were trained on other numbers."""
    content = files("escapade.content")
    path = content / key / f"{FILE}.json"
    return value_from(read_file(path, schema_of(content / "schema", FILE)), features, str(path))


def value_from(written: dict[str, Any], features: Features, where: str) -> NetValue:
    """The value that written weights stand for."""
    layers = [Layer(layer["weights"], layer["bias"]) for layer in written["layers"]]
    expected = features.size
    for number, layer in enumerate(written["layers"]):
        path = f"$.layers[{number}]"
        check(len(layer["weights"]), int(expected), where, f"{path}.weights")
        expected = len(layer["bias"])
        for place, row in enumerate(layer["weights"]):
            check(len(row), int(expected), where, f"{path}.weights[{place}]")
    check(int(expected), 1, where, "$.layers[2].bias")
    return NetValue(features, Net(layers[0], layers[1], layers[2]))


def check(found: int, expected: int, where: str, path: str) -> None:
    """Refuse a table of another size than what it is for."""
    if found != expected:
        raise BadInput("content.schema", {"file": where, "path": path, "problem": f"{found} instead of {expected}"})
