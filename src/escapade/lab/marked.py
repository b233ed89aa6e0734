"""A text that a command makes, at its place in a page that people have written around it."""

import re
from pathlib import Path

from escapade.core.errors import BadInput
from escapade.sim.kept import cannot_write, check_writable, write_whole


def marks_of(place: str) -> tuple[str, str]:
    """The lines between which the text of a place stands."""
    return f"<!-- {place} -->", f"<!-- end of {place} -->"


def put_into(page: str, place: str, text: str) -> str | None:
    """The page with this text at its place; None where the page has no such place."""
    begin, end = marks_of(place)
    marked = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    return marked.sub(lambda _: f"{begin}\n{text}\n{end}", page) if marked.search(page) else None


def with_text(path: Path, place: str, text: str) -> str:
    """What a page comes to with this text: a new page is nothing else; BadInput for one without such a place."""
    begin, end = marks_of(place)
    if not path.exists():
        return f"{begin}\n{text}\n{end}\n"
    try:
        page = put_into(path.read_bytes().decode(), place, text)
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("input.file", {"file": str(path), "problem": str(error)}) from None
    if page is None:
        raise BadInput("input.no_place", {"file": str(path), "begin": begin, "end": end})
    return page


def check_place(path: Path, place: str) -> None:
    """The text can be put there: asked before hours are spent on it."""
    check_writable(path)
    with_text(path, place, "")


def write_marked(path: Path, place: str, text: str) -> None:
    """Put a text at its place in a page, everything around it as it was; or make a page of it."""
    page = with_text(path, place, text)
    try:
        write_whole(path, page.encode())
    except OSError as error:
        raise cannot_write(path, error) from None
