"""The parts of a report, whatever it is written as."""

import re
from dataclasses import dataclass, field, replace

from escapade.lab.table import Table

SAID = re.compile(r">[^<>]+<")
"""What people read of a drawing."""
NO_BREAK = "\N{NO-BREAK SPACE}"


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

    def spoken(self, sign: str) -> "Document":
        """With its figures as the language writes them; `sign` is what stands before the tenths."""
        def told(section: Section) -> Section:
            table = section.table
            spoken = None if table is None else replace(table, rows=[[said(one, sign) for one in row]
                                                                     for row in table.rows])
            drawing = SAID.sub(lambda found: said(found[0], sign), section.drawing)
            return Section(section.title, [said(one, sign) for one in section.words], drawing, spoken)

        return replace(self, lead=[said(one, sign) for one in self.lead],
                       warnings=[said(one, sign) for one in self.warnings],
                       sections=[told(section) for section in self.sections])


def said(text: str, sign: str) -> str:
    """Figures with the sign of the language before their tenths, a true minus, and nothing that breaks them in two."""
    text = re.sub(r"(?<=\d)\.(?=\d)", sign, text)
    text = re.sub(r"(?<![\w.,])-(?=\d)", "\N{MINUS SIGN}", text)
    return re.sub(r"(?<=\d) %", f"{NO_BREAK}%", text.replace(" ± ", f"{NO_BREAK}±{NO_BREAK}"))
