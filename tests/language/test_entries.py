"""Entries are parsed one by one, when they are wanted, and say what the whole files say."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from escapade.language.entries import Entries, split
from escapade.language.fluent import languages, locales

PIECES = """# A comment
first = One { second }
    goes on
    .attribute = and this
## Another comment

second = { -term(case: "of") }, { $number ->
    [one] a { third }
   *[other] some
}
-term = { $case ->
    [of] of it
   *[usual] it
}
third = third
broken = { $
around = { about }
about = { around }
first = a second one of that name
"""


def written(folder: Path, **files: str) -> Entries:
    """The entries of such files."""
    for name, text in files.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return Entries(folder, "en")


def said(entries: Entries, key: str, **params: object) -> str:
    """What a bundle says, without an error."""
    assert entries.has(key)
    return formatted(entries.bundle, key, params)


def formatted(bundle: FluentBundle, key: str, params: dict[str, object]) -> str:
    """What a bundle makes of a message."""
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, params)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("code", languages())
def test_files_are_split_as_the_parser_reads_them(code: str) -> None:
    """Every message and term of the library's own parser is a piece, in the same order, and nothing else is."""
    for path in (Path(str(locales())) / code).glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        read = [f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                for entry in FluentResource(text).body if isinstance(entry, (ast.Message, ast.Term))]
        assert [name for name, _ in split(text)] == read, path.name


def test_an_entry_brings_what_it_mentions(tmp_path: Path) -> None:
    """Messages in any variant, terms, and those of other files; the same as the whole file says."""
    before, after = PIECES.split("third = third\n")
    entries = written(tmp_path, a=before, b=f"third = third\n{after}")
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(PIECES))
    for number in (1, 5):
        assert said(entries, "first", number=number) == formatted(whole, "first", {"number": number})
    assert said(entries, "second", number=1) == "of it, a third"


def test_what_cannot_be_understood_is_not_there(tmp_path: Path) -> None:
    """Nor is a term a message; a name that stands twice is its first entry; a circle ends."""
    entries = written(tmp_path, a=PIECES)
    assert not entries.has("broken")
    assert not entries.has("-term")
    assert not entries.has("nowhere")
    assert said(entries, "first", number=2).startswith("One")
    assert entries.has("around")


def test_nothing_is_parsed_before_it_is_wanted(tmp_path: Path) -> None:
    """And then no more than is mentioned."""
    entries = written(tmp_path, a=PIECES)
    assert not entries.bundle.has_message("third")
    assert entries.has("third")
    assert not entries.bundle.has_message("second")
