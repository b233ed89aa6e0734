"""The rules pages, wherever they are: inside the package, or in the repository around it."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
FOLDERS = ("docs/rules", "rules")


def find_page(name: str) -> str | None:
    """A rules page by its file name; None when it is not at hand."""
    for home in (PACKAGE, *PACKAGE.parents[:4]):
        for folder in FOLDERS:
            path = home / folder / name
            if path.is_file():
                return path.read_text(encoding="utf-8")
    return None
