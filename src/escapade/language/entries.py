"""The entries of a folder's Fluent files, each parsed when it is first wanted: most programs say few of thousands."""

import re
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

BEGIN: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""Where an entry begins: all further lines of one are indented."""


class Entries:
    """One bundle that grows as it is asked; no invisible marks are put around params."""

    def __init__(self, folder: Traversable, code: str) -> None:
        self.bundle = FluentBundle([code], use_isolating=False)
        self._texts: dict[str, str] = {}
        self._parsed: set[str] = set()
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            if path.name.endswith(".ftl"):
                for name, text in split(path.read_text(encoding="utf-8")):
                    self._texts.setdefault(name, text)

    def has(self, key: str) -> bool:
        """Whether there is a message under this key that can be understood."""
        self._want(key)
        return bool(self.bundle.has_message(key))

    def _want(self, name: str) -> None:
        """Parse an entry, and whatever it refers to. They count as parsed when all are there: threads may meet here,
        and of the same entry twice the bundle keeps the first.
        """
        wanted, met = [name], set[str]()
        for one in wanted:
            if one in met or one in self._parsed or one not in self._texts:
                continue
            met.add(one)
            resource = FluentResource(self._texts[one])
            self.bundle.add_resource(resource)
            wanted += references_in(resource)
        self._parsed |= met


def split(text: str) -> list[tuple[str, str]]:
    """The entries of a file as they are written, each with its name; what stands before the first is a comment."""
    begins = list(BEGIN.finditer(text))
    ends = [begin.start() for begin in begins[1:]] + [len(text)]
    return [(begin.group(1), text[begin.start():end]) for begin, end in zip(begins, ends, strict=True)]


class References(Visitor):
    """Gathers the names of the messages and terms that an entry mentions."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  (the visitor's own name)
        """Another message, such as `{ other }`."""
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """A term, such as `{ -term }`, whose arguments may mention others."""
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def references_in(resource: ast.Resource) -> list[str]:
    """The names that the entries of a resource mention."""
    found = References()
    found.visit(resource)
    return found.names
