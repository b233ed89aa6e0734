"""The paths that a page of the documentation names, and whether they are there."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from escapade.games import games

ROOT = Path(__file__).resolve().parents[2]
BASES = [ROOT, ROOT / "src" / "escapade", ROOT / "web", ROOT / "web" / "src", ROOT / "docs"]
"""Where a path may begin: pages about the package say `core/game.py`."""
ENDINGS = ("py", "md", "json", "ts", "svelte", "ftl", "toml", "txt", "jsonl", "css", "yaml", "sh", "perft", "digests")
WORD = re.compile(r"[\w.<>*{},/+-]+")
FENCED = re.compile(r"^```.*?^```$", flags=re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
TOPS = ("src", "tests", "tools", "web/src", "docs", "benchmarks", "examples")
GENERATED = ("build", ".venv", "node_modules", "dist", "src/escapade/static", "web/dist")
"""Made by a command, and no part of the tree."""


def linked(text: str) -> Iterator[str]:
    """The targets of links and pictures that are no addresses of the net."""
    return (target for target in LINK.findall(text) if "://" not in target and not target.startswith("mailto:"))


def named(text: str) -> Iterator[str]:
    """The words in backticks and in commands that look like a path."""
    blocks = [line for block in FENCED.findall(text) for line in block.splitlines()]
    commands = [line for line in blocks if "run.py" in line or "PYTHONPATH=" in line]
    for quoted in re.findall(r"`([^`\n]+)`", FENCED.sub("", text)) + commands:
        for word in quoted.split():
            path = word.rstrip(".,:;")
            if WORD.fullmatch(path) and is_path(path):
                yield path


def drawn(text: str) -> Iterator[str]:
    """The paths of trees that are drawn: what stands first on a line, below the folder that is indented less."""
    for block in FENCED.findall(text):
        above: list[tuple[int, str]] = []
        lines = block.splitlines()[1:-1]
        if any(re.match(r"[\w./-]+/(\s|$)", line) for line in lines):
            for line in lines:
                indent = len(line) - len(line.lstrip())
                above = [(column, folder) for column, folder in above if column < indent]
                names = [name for name in re.split(r"\s{2,}", line.strip())[0].split() if WORD.fullmatch(name)]
                found = ["".join([folder for _, folder in above] + [name]) for name in names if is_name(name)]
                yield from found
                if found and names[0].endswith("/"):
                    above.append((indent, names[0]))


def is_name(word: str) -> bool:
    """Whether a word of a drawn tree is a folder or a file."""
    return word.endswith("/") or word.rpartition(".")[2] in ENDINGS


def is_path(word: str) -> bool:
    """Whether a word names something in the tree: a file by its ending, or a folder we know the beginning of."""
    if word.startswith(("/", "-", ".", "<")) or "//" in word:
        return False
    if "/" not in word:
        return word.rpartition(".")[2] in ENDINGS and not word.startswith("*")
    return word.rpartition(".")[2] in ENDINGS or is_folder(word.partition("/")[0])


def is_folder(first: str) -> bool:
    """Whether a path that begins so may be meant: what stands first is a folder of the tree."""
    return any((base / first).is_dir() for base in BASES)


def patterns(path: str) -> list[str]:
    """A path with a placeholder, for every game; other placeholders stand for anything; braces are spelled out."""
    parts = re.split(r"\{([^}]*)\}", path)
    choices = [part.split(",") if place % 2 else [part] for place, part in enumerate(parts)]
    spelled = ["".join(chosen) for chosen in product(*choices)]
    keys = games_of_the_tree()
    every = [one.replace("<game>", key) for one in spelled for key in (keys if "<game>" in one else [""])]
    return [re.sub(r"<\w+>|NNNN", "*", one) for one in every]


def games_of_the_tree() -> list[str]:
    """The games that ship; the tests' own game has no pages."""
    return [key for key in games() if (ROOT / "src" / "escapade" / "games" / key).is_dir()]


def exists(pattern: str, page: Path) -> bool:
    """Whether something of that name is there: beside the page, or from one of the bases; a bare name anywhere."""
    if pattern.startswith(GENERATED):
        return True
    bare = pattern.rstrip("/")
    places = [base.glob(bare) for base in [page.parent, *BASES]]
    if "/" not in bare:
        places += [(ROOT / top).rglob(bare) for top in TOPS]
    return any(next(found, None) is not None for found in places)


def missing(text: str, page: Path) -> list[str]:
    """Every path that a page names and that is not there."""
    absent = [path for path in linked(text) if not (page.parent / path).exists()]
    said = [*named(text), *drawn(text)]
    return absent + [path for path in said if not all(exists(one, page) for one in patterns(path))]
