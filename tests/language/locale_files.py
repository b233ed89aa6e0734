"""The Fluent files of one language, taken apart: messages, references, variables, junk."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

Entry = ast.Message | ast.Term


class LocaleFiles:
    """Every entry of a folder; a term's name begins with `-`."""

    def __init__(self, folder: Path) -> None:
        self.code = folder.name
        self.entries: dict[str, Entry] = {}
        self.duplicates: list[str] = []
        self.junk: list[str] = []
        self.home_of: dict[str, str] = {}
        for path in sorted(folder.glob("*.ftl")):
            self._add(path)

    def _add(self, path: Path) -> None:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                self.junk.append(f"{path.name}: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in self.entries:
                    self.duplicates.append(name)
                self.entries[name] = entry
                self.home_of[name] = path.name

    @property
    def messages(self) -> set[str]:
        """The keys of all messages."""
        return {name for name in self.entries if not name.startswith("-")}

    def references(self, name: str) -> set[str]:
        """The messages and terms that an entry names."""
        return {f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                for node in walk(self.entries[name]) if isinstance(node, ast.MessageReference | ast.TermReference)}

    def reached(self, name: str) -> set[str]:
        """An entry and all that it says through references."""
        found: set[str] = set()
        left = [name]
        while left:
            name = left.pop()
            if name in self.entries and name not in found:
                found.add(name)
                left += self.references(name)
        return found

    def variables(self, name: str) -> dict[str, set[str]]:
        """The variables of a message, references included, each with the variants it selects between."""
        found: dict[str, set[str]] = {}
        for inner in self.reached(name):
            if inner.startswith("-"):
                continue
            for node in walk(self.entries[inner]):
                if isinstance(node, ast.VariableReference):
                    found.setdefault(node.id.name, set())
                if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                    found.setdefault(node.selector.id.name, set()).update(variant_keys(node))
        return found


def variant_keys(select: ast.SelectExpression) -> set[str]:
    """What the variants of a select are called."""
    return {variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in select.variants}


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A node and all nodes inside it."""
    if isinstance(node, list):
        for inner in node:
            yield from walk(inner)
    elif isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
