"""A table of texts and numbers, before anybody decides how it is shown."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    """Headings and cells; the first columns, so many of them, are texts and the others numbers."""

    headings: list[str]
    rows: list[list[str]]
    texts: int = 1
    title: str = ""

    def as_markdown(self) -> str:
        """The table without its title."""
        return markdown(self.headings, self.rows, self.texts)


def markdown(headings: list[str], rows: list[list[str]], texts: int) -> str:
    """A table in Markdown; its first columns, so many of them, are texts and the others numbers."""
    rule = "|" + "".join("---|" if column < texts else "---:|" for column in range(len(headings)))
    first, *others = [f"| {' | '.join(cells)} |" for cells in [headings, *rows]]
    return "\n".join([first, rule, *others])
