"""Golden answers: what bots of every kind say at positions of golden matches, one line each, the same on either engine.

`tests/goldens/<game>/answers.txt` has lines `<match> <entry> <seat> <bot> <action> <reason>`. They are how a compiled
bot equals an interpreted one; the other tests of bots are asked of the compiled ones. Only `tools/goldens.py`
writes them.
"""

from pathlib import Path

from escapade.bots import roster
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.play.record import read_file, replay
from escapade.play.seeds import derive
from tests.conformance.goldens import FOLDER, golden_files

BOTS = ("random", "first_timer", "regular", "expert", "search:8", "ismcts:8")
MATCHES, POSITIONS = 1, 4
"""So many matches of each game, and so many positions of each match, evenly spread."""


def answers_file(key: str) -> Path:
    """Where the answers of a game lie."""
    return FOLDER / key / "answers.txt"


def bots_of(key: str) -> list[str]:
    """Those that can play a game."""
    return [name for name in BOTS if roster.is_bot(name, key)]


def questions_of(path: Path) -> list[tuple[int, Game, State]]:
    """Positions of a match in which there is a choice: evenly spread over it, with the entries played before them."""
    found = [(place, game, game.clone(state)) for place, (game, state) in enumerate(replay(read_file(path)))
             if state.waiting not in (0, CHANCE_BIT) and len(game.legal(state, first_seat(state.waiting))) > 1]
    return [found[number * len(found) // POSITIONS] for number in range(POSITIONS)] if found else []


def answers_of(key: str) -> list[str]:
    """Everything that is said at those positions."""
    lines: list[str] = []
    for path in golden_files(key)[-MATCHES:]:
        for place, game, state in questions_of(path):
            seat = first_seat(state.waiting)
            for name in bots_of(key):
                bot = roster.make(name, game)
                said = bot.choose(look(game, state, seat), derive(2026, "answer", path.stem, place, name))
                lines.append(f"{path.stem} {place} {seat} {name} {said.action} {said.reason or '-'}")
    return lines
