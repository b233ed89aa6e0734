"""A text that a command makes, at its place in a page that people have written around it."""

import re
from pathlib import Path

from escapade.sim.kept import cannot_write, write_whole


def put_into(page: str, mark: str, text: str) -> str:
    """The page with this text between the marks of this name; a page without such marks is nothing but the text."""
    begin, end = f"<!-- {mark} -->", f"<!-- end of {mark} -->"
    marked = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    whole = f"{begin}\n{text}\n{end}"
    return marked.sub(lambda _: whole, page) if marked.search(page) else whole + "\n"


def write_marked(path: Path, mark: str, text: str) -> None:
    """Where the page has a place of this name, there; else it is the page."""
    try:
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        write_whole(path, put_into(before, mark, text).encode())
    except OSError as error:
        raise cannot_write(path, error) from None
