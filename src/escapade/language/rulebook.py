"""The rules pages, which lie inside the package or in the repository around it, and the text of one numbered rule."""

import re
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
FOLDERS = ("docs/rules", "rules")
HEADING = re.compile(r"\*\*([A-Z]{2}-\d+)\*\* \*([^*]+)\*")


def rules_pages(game: str, code: str) -> list[str]:
    """The rules of a game as Markdown, those in a language before those in English; empty when none are at hand."""
    found = [find_page(name) for name in (f"{game}.{code}.md", f"{game}.md")]
    return [page for page in found if page is not None]


def find_page(name: str) -> str | None:
    """The text of the page with this file name; None when it is not at hand."""
    for home in (PACKAGE, *PACKAGE.parents[:4]):
        for folder in FOLDERS:
            path = home / folder / name
            if path.is_file():
                return path.read_text(encoding="utf-8")
    return None


def rule_text(game: str, code: str, rule: str) -> str | None:
    """The text of a rule in a language, else in English; None when no page has such a number."""
    found = [find_rule(page, rule) for page in rules_pages(game, code)]
    return next((text for text in found if text is not None), None)


def rule_titles(game: str, code: str) -> dict[str, str]:
    """What each rule is about, by its number, in a language, else in English; a rule without a heading has none."""
    titles: dict[str, str] = {}
    for page in reversed(rules_pages(game, code)):
        titles |= {rule: " ".join(title.split()).rstrip(".,: ") for rule, title in HEADING.findall(page)}
    return titles


def summary(game: str, code: str) -> str | None:
    """The game in one minute: the first section of its rules page."""
    sections = [page.split("\n## ") for page in rules_pages(game, code)]
    return next((without_markdown(found[1].partition("\n")[2]) for found in sections if len(found) > 1), None)


def find_rule(page: str, rule: str) -> str | None:
    """The paragraphs of a rule on a page; None when it has no such number."""
    start = re.search(rf"\*\*{re.escape(rule.upper())}\b", page)
    if start is None:
        return None
    rest = page[start.start():]
    end = re.search(r"\n(?:[-*] )?\*\*[A-Z]{2}-\d|\n#", rest)
    return without_markdown(rest[: end.start()] if end else rest)


def without_markdown(text: str) -> str:
    """The paragraphs of a text, each on one line, without asterisks and backquotes."""
    paragraphs = [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
    return "\n".join(re.sub(r"[*`]", "", paragraph) for paragraph in paragraphs if paragraph)
