"""No block of ten lines stands twice: what is the same is written once, and called."""

from collections.abc import Iterator

import pytest

from tests.architecture.duplicates import ENDINGS, Twin, sources, twins

WAIVED: dict[tuple[str, str], str] = {}
"""Pairs of files that may share a block, and why: state constructors and dispatch ladders, if ever."""

ROLL = [f"value_{number} = roll(die_{number})" for number in range(10)]


def pair(twin: Twin) -> tuple[str, str]:
    """The two files of a twin."""
    return twin.first.file, twin.second.file


def planted(*texts: str) -> Iterator[tuple[str, str]]:
    """Files with these texts."""
    return ((f"planted_{number}.py", text) for number, text in enumerate(texts))


def test_no_block_stands_twice() -> None:
    """In Python, TypeScript and Svelte, tests included; what is generated apart."""
    assert {name.rpartition(".")[2] for name, _ in sources()} == {ending.removeprefix(".") for ending in ENDINGS}
    found = twins(sources())
    assert [str(twin) for twin in found if pair(twin) not in WAIVED] == []


def test_every_waiver_is_needed() -> None:
    """A waiver for what no longer stands twice goes."""
    assert {pair(twin) for twin in twins(sources())} >= set(WAIVED)


@pytest.mark.parametrize("again", [
    "\n".join(ROLL),
    "def other():\n" + "".join(f"    {line}\n" for line in ROLL),
    "\n\n".join(ROLL),
    "\n# why\n".join(ROLL),
])
def test_a_planted_block_is_caught(again: str) -> None:
    """The same ten lines: as they stand, indented, with blank lines or comments between."""
    found = twins(planted("import os\n" + "\n".join(ROLL), again))
    assert [(twin.first.file, twin.first.number, twin.length) for twin in found] == [("planted_0.py", 2, 10)]


def test_a_block_is_told_once_at_its_full_length() -> None:
    """Fourteen lines that stand twice are one finding; also within one file."""
    long = [*ROLL, "a = 1", "b = 2", "c = 3", "d = 4"]
    found = twins(planted("\n".join([*long, "between = 0", *long])))
    assert [(twin.first.number, twin.second.number, twin.length) for twin in found] == [(1, 16, 14)]


@pytest.mark.parametrize("texts", [
    ["\n".join(ROLL[:9]), "\n".join(ROLL[:9])],
    ["from a import (\n" + "    name,\n" * 12 + ")\n"] * 2,
    ["\n".join(f"import {line.split()[0]}" for line in ROLL)] * 2,
    ["x = 1\n" * 15],
    ["# why\n" * 12] * 2,
])
def test_what_is_no_block_passes(texts: list[str]) -> None:
    """Nine lines, imports, comments; a run of equal lines overlaps itself, and is no second place."""
    assert twins(planted(*texts)) == []
