"""A document on a terminal: headings, sentences and tables, without its drawings."""

from rich.table import Table as Grid
from rich.text import Text

from escapade.lab.page.document import Document, Section
from escapade.lab.table import Table
from escapade.terminal.screen import Screen

MOST_ROWS = 20
"""Longer tables are for pages."""


def show_document(screen: Screen, document: Document) -> None:
    """All of it, one part after another."""
    screen.show(Text(document.title, style="bold"))
    for said in document.lead:
        screen.show(Text(said))
    screen.show(Text(f"\n{document.warnings_word}", style="bold"))
    for said in document.warnings:
        screen.show(Text(f"• {said}"))
    for section in document.sections:
        show_section(screen, section)
    screen.show(Text(f"\n{document.foot}", style="dim"))


def show_section(screen: Screen, section: Section) -> None:
    """A part; of one whose table is too long, nothing but its drawing would say more."""
    is_long = section.table is not None and len(section.table.rows) > MOST_ROWS
    if is_long:
        return
    screen.show(Text(f"\n{section.title}", style="bold"))
    for said in section.words:
        screen.show(Text(said, style="dim"))
    if section.table is not None:
        screen.show(grid_of(section.table))


def grid_of(table: Table) -> Grid:
    """A table whose numbers stand on the right."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for place, heading in enumerate(table.headings):
        grid.add_column(heading, justify="left" if place < table.texts else "right")
    for row in table.rows:
        grid.add_row(*(Text(cell) for cell in row))
    return grid
