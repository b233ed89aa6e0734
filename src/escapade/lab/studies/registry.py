"""The reports of a game's own studies, found by the game's key; nothing is listed here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from escapade.lab.table import Table
from escapade.language.sentences import Language
from escapade.sim.stats import Totals
from escapade.sim.study import Study


@dataclass(frozen=True)
class Report:
    """What looks on while the matches are played, and what tells what it counted."""

    study: type[Study]
    tables: Callable[[Totals, Language], list[Table]]
    data: Callable[[Totals], dict[str, object]]
    """The same for programs."""


def reports_of(key: str) -> Mapping[str, Report]:
    """The reports of the game with this key, by name; most games have none."""
    name = f"escapade.lab.studies.{key}"
    if find_spec(name) is None:
        return {}
    found: Mapping[str, Report] = getattr(import_module(name), "REPORTS", {})
    return found
