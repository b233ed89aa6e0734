"""A report written down: as one HTML file that needs nothing else, or as Markdown."""

from html import escape
from importlib.resources import files

from escapade.lab.page.document import Document, Section
from escapade.lab.table import Table, markdown

MOST_OPEN_ROWS = 12


def as_html(document: Document) -> str:
    """One file: no script, nothing fetched, readable offline and in print."""
    style = (files("escapade.lab.page") / "page.css").read_text(encoding="utf-8")
    body = [f"<h1>{escape(document.title)}</h1>", *(f"<p class=lead>{escape(said)}</p>" for said in document.lead),
            f"<aside><h2>{escape(document.warnings_word)}</h2><ul>",
            *(f"<li>{escape(said)}</li>" for said in document.warnings), "</ul></aside>",
            *(section_html(section, document.table_word) for section in document.sections),
            f"<footer>{escape(document.foot)}</footer>"]
    return (f'<!doctype html>\n<html lang="{document.language}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(document.title)}</title>\n<style>\n{style}</style>\n<main>\n" + "\n".join(body)
            + "\n</main>\n</html>\n")


def section_html(section: Section, table_word: str) -> str:
    """A section; its table is folded where there is a drawing of it."""
    parts = ["<section>", f"<h2>{escape(section.title)}</h2>" if section.title else ""]
    parts += [f"<p>{escape(said)}</p>" for said in section.words]
    if section.drawing:
        parts.append(f"<figure>{section.drawing}</figure>")
    if section.table is not None:
        table = table_html(section.table)
        is_folded = section.drawing or len(section.table.rows) > MOST_OPEN_ROWS
        parts.append(f"<details><summary>{escape(table_word)}</summary>{table}</details>" if is_folded else table)
    return "\n".join([part for part in parts if part] + ["</section>"])


def table_html(table: Table) -> str:
    """A table; numbers stand on the right."""
    def cells(kind: str, found: list[str]) -> str:
        return "".join(f"<{kind}{'' if place < table.texts else ' class=n'}>{escape(said)}</{kind}>"
                       for place, said in enumerate(found))

    rows = "".join(f"<tr>{cells('td', row)}</tr>" for row in table.rows)
    head = f"<thead><tr>{cells('th', table.headings)}</tr></thead>"
    return f"<div class=scroll><table>{head}<tbody>{rows}</tbody></table></div>"


def as_markdown(document: Document) -> str:
    """The same without drawings."""
    parts = [f"# {document.title}", *document.lead, f"## {document.warnings_word}",
             "\n".join(f"- {said}" for said in document.warnings)]
    for section in document.sections:
        parts += [f"## {section.title}"] if section.title else []
        parts += section.words
        if section.table is not None and section.table.rows:
            table = section.table
            parts.append(markdown(table.headings, [[said.replace("|", "\\|") for said in row] for row in table.rows],
                                  table.texts))
    return "\n\n".join([*parts, document.foot]) + "\n"
