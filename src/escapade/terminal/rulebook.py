"""The text of a numbered rule, from the rules pages that come with the package or the repository."""

import re

from escapade.language.rulebook import find_page


def rule_text(game: str, code: str, rule: str) -> str | None:
    """A rule in a language, else in English; None when no page is at hand or it has no such number."""
    for name in (f"{game}.{code}.md", f"{game}.md"):
        page = find_page(name)
        text = find_rule(page, rule) if page is not None else None
        if text is not None:
            return text
    return None


def summary(game: str, code: str) -> str | None:
    """The game in one minute: the first section of its rules page."""
    for name in (f"{game}.{code}.md", f"{game}.md"):
        sections = (find_page(name) or "").split("\n## ")
        if len(sections) > 1:
            return bare(sections[1].partition("\n")[2])
    return None


def find_rule(page: str, rule: str) -> str | None:
    """The paragraphs of a rule, without the signs of Markdown."""
    start = re.search(rf"\*\*{re.escape(rule.upper())}\b", page)
    if start is None:
        return None
    rest = page[start.start():]
    end = re.search(r"\n(?:[-*] )?\*\*[A-Z]{2}-\d|\n#", rest)
    return bare(rest[: end.start()] if end else rest)


def bare(text: str) -> str:
    """Paragraphs, a line each, without the signs of Markdown."""
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    return "\n".join(re.sub(r"[*`]", "", part) for part in paragraphs if part)
