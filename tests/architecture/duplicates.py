"""Blocks of lines that stand twice in the tree, in either language."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "tools", "benchmarks", "examples", "tests", "web/src")
ENDINGS = {".py", ".ts", ".svelte"}
GENERATED = re.compile(r"src/escapade/static/|web/src/lib/net/protocol|/view\.ts$")
BLOCK = 10
SAYS_NOTHING = re.compile(r"|(#|//|/\*|\*|<!--).*|(import|from|export \*|\} from)\b.*")
"""Lines that do not count: blank ones, comments, imports."""


@dataclass(frozen=True)
class Line:
    """A line that counts: where it stands, and its text without indentation."""

    file: str
    number: int
    text: str


@dataclass(frozen=True)
class Twin:
    """A block that stands in two places: where each begins, and how many counting lines it has."""

    first: Line
    second: Line
    length: int

    def __str__(self) -> str:
        return f"{self.first.file}:{self.first.number} = {self.second.file}:{self.second.number} ({self.length} lines)"


def sources() -> Iterator[tuple[str, str]]:
    """Every source that people write, by its path."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            is_ours = "node_modules" not in path.parts and not GENERATED.search(name)
            if path.suffix in ENDINGS and is_ours and path.is_file():
                yield name, path.read_text(encoding="utf-8")


def counting(file: str, text: str) -> list[Line]:
    """The lines of a source that count."""
    inside_import = False
    found: list[Line] = []
    for number, line in enumerate(text.splitlines(), 1):
        bare = " ".join(line.split())
        opens = re.match(r"(import|from)\b[^'\"]*[({][^)}]*$", bare) is not None
        if inside_import or opens:
            inside_import = not re.search(r"[)}]", bare)
        elif not SAYS_NOTHING.fullmatch(bare):
            found.append(Line(file, number, bare))
    return found


def twins(files: Iterator[tuple[str, str]]) -> list[Twin]:
    """Every block of ten lines or more that stands in two places, once, at its full length."""
    seen: dict[tuple[str, ...], tuple[list[Line], int]] = {}
    found: list[Twin] = []
    for file, text in files:
        lines, skip_to = counting(file, text), 0
        for start in range(len(lines) - BLOCK + 1):
            key = tuple(line.text for line in lines[start:start + BLOCK])
            other, place = seen.setdefault(key, (lines, start))
            if start >= skip_to and (other is not lines or start >= place + BLOCK):
                length = common(other, place, lines, start)
                found.append(Twin(other[place], lines[start], length))
                skip_to = start + length
    return found


def common(one: list[Line], first: int, two: list[Line], second: int) -> int:
    """How many lines are the same from two places on."""
    length = 0
    while (first + length < len(one) and second + length < len(two)
           and one[first + length].text == two[second + length].text):
        length += 1
    return length
