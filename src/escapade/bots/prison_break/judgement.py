"""What the expert of Prison Break thinks of people and plans: who did least, and which plan is the shorter walk."""

from typing import Final

from escapade.bots.prison_break.team import device_square
from escapade.bots.prison_break.traffic import nearest_square
from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.games.prison_break.kinds import LINCOLN, TOKENS
from escapade.games.prison_break.rules import squares
from escapade.games.prison_break.state import PrisonState, count_bits
from escapade.games.prison_break.tables import Tables

RECRUITED: Final = 4
"""PB-45: an outsider won over counts as much as so many tokens looked at."""


def merit(s: PrisonState, leader: int) -> int:
    """PB-45: what a leader did for the plan, as everybody saw it: whom he won over, where he looked, what he found."""
    seat = int(s.figures[leader].seat)
    found = RECRUITED * len([figure for figure in s.joined if s.figures[figure].seat == seat])
    for token in range(TOKENS):
        found += s.things.seen[token] >> seat & 1
    return found + int(count_bits(s.figures[leader].objects)) + len(s.figures[leader].chances)


def least_merit(s: PrisonState, leaders: list[int], rng: Rng) -> int:
    """PB-45: of these leaders the one who did least; among equals anybody."""
    merits = [merit(s, leader) for leader in leaders]
    least = [leader for place, leader in enumerate(leaders) if merits[place] == min(merits)]
    return least[rng.below(len(least))]


def walk_of(t: Tables, card: int) -> int:
    """PB-6: how many squares of way join all that a plan needs: its places, Lincoln, the tool and its device."""
    device = t.devices[card]
    start = t.board.starts[LINCOLN]
    left = [nearest_square(t, start, place) for place in range(t.board.places) if t.routes[card] >> place & 1]
    left += [t.board.tools[squares.tool_for(device)], device_square(t, device)]
    joined, length = [start], 0
    while left:
        best, nearest = NONE, 999
        for square in left:
            steps = min([t.board.distance[one][square] for one in joined])
            if steps < nearest:
                best, nearest = square, steps
        left.remove(best)
        joined.append(best)
        length += nearest
    return length
