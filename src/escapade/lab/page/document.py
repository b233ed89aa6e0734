"""The parts of a report, whatever it is written as."""

from dataclasses import dataclass, field

from escapade.lab.table import Table


@dataclass(frozen=True)
class Section:
    """One question and its answer: words, a drawing, and a table for those who prefer one."""

    title: str
    words: list[str] = field(default_factory=list)
    drawing: str = ""
    """SVG, or nothing."""
    table: Table | None = None


@dataclass(frozen=True)
class Document:
    """A whole report."""

    language: str
    title: str
    lead: list[str]
    warnings: list[str]
    sections: list[Section]
    foot: str
    table_word: str
    """What a folded table is called."""
    warnings_word: str
