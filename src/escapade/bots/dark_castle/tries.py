"""How likely the tries of a test are to fail (DC-28), exactly, for one roller or for the whole group."""

from escapade.games.dark_castle.kinds import TRAITS
from escapade.games.dark_castle.tables import Step, Tables


def symbol_odds(tables: Tables, kinds: list[int], trait: int) -> list[float]:
    """How likely these characters' dice show 0, 1, 2, … symbols of a trait together."""
    odds = [1.0]
    for kind in kinds:
        more = [0.0] * (len(odds) + 2)
        for face in tables.faces[kind]:
            shown = 0 if face % TRAITS != trait else 2 if face >= TRAITS else 1
            for count, likely in enumerate(odds):
                more[count + shown] += likely / 6.0
        odds = more
    return odds


def failed_tries(tables: Tables, step: Step, kinds: list[int], need: int) -> list[float]:
    """How likely the test is still not passed after one try, two, and so on to the last."""
    shown = symbol_odds(tables, kinds, int(step.trait))
    so_far = [0.0] * need
    so_far[0] = 1.0
    failed: list[float] = []
    for turn in range(int(step.rolls)):
        then = [0.0] * need
        for have, likely in enumerate(so_far):
            for more, odds in enumerate(shown):
                if have + more < need:
                    # In one roll nothing is kept for the next.
                    then[have + more if step.adds else 0] += likely * odds
        so_far = then
        failed.append(sum(so_far))
    return failed
