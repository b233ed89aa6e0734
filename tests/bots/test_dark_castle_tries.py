"""How likely the tries of a test are to fail: held against every throw, counted."""

from itertools import product

import pytest

from escapade.bots.dark_castle.tries import failed_tries, symbol_odds
from escapade.games import load
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.rules.programs import read_test

GAME = load("dark_castle")
assert isinstance(GAME, CastleGame)
TABLES = GAME.tables
SMITH, TAILOR = GAME.names.heroes.index("smith"), GAME.names.heroes.index("tailor")


def counted(kinds: list[int], trait: int, need: int, rolls: int, *, adds: bool) -> list[float]:
    """The same by looking at every throw of every try."""
    throws = [sum(0 if face % 3 != trait else 2 if face >= 3 else 1 for face in faces)
              for faces in product(*(TABLES.faces[kind] for kind in kinds))]
    failed = []
    for last in range(1, rolls + 1):
        series = list(product(throws, repeat=last))
        lost = sum(sum(tries) < need if adds else max(tries) < need for tries in series)
        failed.append(lost / len(series))
    return failed


def test_DC_2_symbols_of_a_smith() -> None:
    """DC-2: M M MM W WW C: no Might on three faces, one on two, two on one."""
    assert symbol_odds(TABLES, [SMITH], 0) == pytest.approx([3 / 6, 2 / 6, 1 / 6])


@pytest.mark.parametrize("adds", [True, False])
@pytest.mark.parametrize(("kinds", "trait", "need"), [([SMITH], 2, 2), ([TAILOR], 0, 1), ([SMITH, TAILOR], 1, 2)])
def test_DC_28_failed_tries(kinds: list[int], trait: int, need: int, *, adds: bool) -> None:
    """DC-28: successes add up over the tries, or each try stands for itself."""
    step = read_test({"who": "you", "trait": ["might", "cunning", "wisdom"][trait], "need": need, "price": 1,
                      "rolls": 2, "in_one_roll": not adds})
    assert failed_tries(TABLES, step, kinds, need) == pytest.approx(counted(kinds, trait, need, 2, adds=adds))
