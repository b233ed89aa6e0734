"""OpenSpiel's maedn, a C++ race of pawns with dice: the peer of Les Évadés."""

from time import process_time

import pyspiel

from escapade.play.seeds import derive

PEER = "maedn"
MATCHES_A_LOOK = 20
"""How many matches between two looks at the clock."""


def decisions_per_match(matches: int = 200) -> float:
    """How many decisions a random match has; the C++ loop does not tell."""
    return python_matches(matches) / matches


def inside_rate(per_match: float, seconds: float) -> float:
    """Decisions per CPU second of whole matches in C++: two uniform random bots."""
    game = pyspiel.load_game(PEER)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    matches, start = 0, process_time()
    while (used := process_time() - start) < seconds:
        for _ in range(MATCHES_A_LOOK):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, matches)
            matches += 1
    return matches * per_match / used


def python_rate(seconds: float) -> float:
    """Decisions per CPU second, one at a time from Python."""
    decisions, start = 0, process_time()
    while (used := process_time() - start) < seconds:
        decisions += python_matches(MATCHES_A_LOOK)
    return decisions / used


def python_matches(matches: int) -> int:
    """Decisions made in random matches driven from Python.

    The loop is the twin of `escapade.sim.measure.python_rate`: the same generator picks, chance is drawn here.
    """
    game = pyspiel.load_game(PEER)
    below = derive(1, "peer").below
    decisions = 0
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[below(len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[below(len(legal))])
                decisions += 1
    return decisions
