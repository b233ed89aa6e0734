"""How likely a test is passed, by trying every throw: slow, and written from DC-2 and DC-28 alone."""

from itertools import product

from escapade.games.dark_castle.kinds import TRAITS
from escapade.games.dark_castle.tables import Step, Tables


def chance_to_pass(tables: Tables, test: Step, kind: int) -> float:
    """One roller, no item: all throws of as many dice as there are tries."""
    shown = [0 if face % TRAITS != test.trait else 1 + face // TRAITS for face in tables.faces[kind]]
    throws = list(product(shown, repeat=int(test.rolls)))
    passed = [sum(throw) >= test.need if test.adds else max(throw) >= test.need for throw in throws]
    return sum(passed) / len(throws)
