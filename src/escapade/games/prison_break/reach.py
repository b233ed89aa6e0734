"""Where a move can lead from here: for a board that shows it before the first step is taken."""

from escapade.core.seat import NONE
from escapade.games.prison_break import rules
from escapade.games.prison_break.kinds import Phase
from escapade.games.prison_break.state import PrisonState
from escapade.games.prison_break.tables import Tables


def first_steps(s: PrisonState, t: Tables) -> dict[int, int]:
    """PB-12, PB-27: every square where the points left let him stop, and the first step of a shortest way there."""
    if s.actor == NONE or s.phase not in (Phase.ESCAPE, Phase.MOVE):
        return {}
    home = int(s.figures[s.actor].square)
    first = {home: home}
    edge = [home]
    for _ in range(int(s.points)):
        further: list[int] = []
        for start in edge:
            for link in t.board.links[start]:
                square = int(link)
                if square not in first and rules.can_enter(s, t, start, square):
                    first[square] = square if start == home else first[start]
                    further.append(square)
        edge = further
    return {square: step for square, step in first.items()
            if square != home and s.crowd[square] < t.board.capacity[square]}
