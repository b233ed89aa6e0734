"""Golden matches: complete records in words, with a digest every ten entries, kept under version control.

`tests/goldens/<game>/<name>.jsonl` is a Record; `<name>.digests` beside it has lines `<entries played> <digest>`.
Both engines replay the same files: that is how compiled equals interpreted. Only `tools/goldens.py` writes them.
"""

from pathlib import Path

from escapade.bots import greedy, roster
from escapade.core.errors import Refused
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.seat import CHANCE
from escapade.play.match import Match
from escapade.play.record import Record, digest, read_file, record_of, replay
from escapade.play.seeds import derive
from tests.conformance.cases import ENDLESS
from tests.conformance.documents import ROOT
from tests.conformance.walks import choose

FOLDER = ROOT / "tests" / "goldens"
STRIDE = 10


def golden_files(key: str) -> list[Path]:
    """The records of a game's golden matches."""
    return sorted((FOLDER / key).glob("*.jsonl"))


def play_golden(game: Game, seats: int, name: str) -> Record:
    """A random match with a few actions taken back, as far as the rules of undo allow.

    Where random play would go on for ever the game's expert makes three decisions in four.
    """
    rng = derive(2026, "golden", name)
    match = Match(game, seats)
    expert = roster.make(greedy.NAME, game) if game.traits.longest_match >= ENDLESS else None
    while match.state.waiting:
        seat, action = choose(game, match.state, rng)
        if expert is not None and seat != CHANCE and rng.below(4):
            action = expert.choose(look(game, match.state, seat), rng).action
        if seat == CHANCE:
            match.draw(rng)
            continue
        match.act(seat, action, match.state.asked[seat])
        if rng.below(16) == 0:
            take_back(match, seat)
    return record_of(match)


def take_back(match: Match, seat: int) -> bool:
    """Take back a seat's last action where that is allowed; whether it was."""
    try:
        match.undo(seat)
    except Refused:
        return False
    return True


def digests_of(record: Record) -> list[str]:
    """One line every ten entries, and one for the last."""
    last = len(record.entries)
    return [f"{place} {digest(game, state)}" for place, (game, state) in enumerate(replay(record))
            if place % STRIDE == 0 or place == last]


def sidecar(path: Path) -> Path:
    """Where the digests of a record lie."""
    return path.with_suffix(".digests")


def write_golden(path: Path, record: Record) -> None:
    """A record and its digests."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record.write(), encoding="utf-8")
    sidecar(path).write_text("".join(f"{line}\n" for line in digests_of(record)), encoding="utf-8")


def check_golden(path: Path) -> None:
    """The record replays to its end and meets its digests."""
    record = read_file(path)
    assert record.end is not None, f"{path.name} has no end"
    expected = sidecar(path).read_text(encoding="utf-8").splitlines()
    found = digests_of(record)
    assert found == expected, f"{path.name} is another match from entry {first_other(found, expected)} on"


def check_goldens(key: str) -> None:
    """All golden matches of a game."""
    for path in golden_files(key):
        check_golden(path)


def first_other(found: list[str], expected: list[str]) -> str:
    """Where the first digest differs."""
    for one, other in zip(found, expected, strict=False):
        if one != other:
            return other.split(" ")[0]
    return "the last"
