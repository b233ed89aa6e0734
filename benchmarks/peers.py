"""Peers measured in the same run: OpenSpiel's maedn, a C++ race of pawns with dice."""

import random
import time

import pyspiel

PEER = "maedn"


def decisions_per_match(matches: int = 60) -> float:
    """How many decisions a random match has; the C++ loop does not tell."""
    return python_loop(matches)[0] / matches


def inside_rate(per_match: float, seconds: float) -> float:
    """Decisions per CPU second of whole matches in C++: two uniform random bots."""
    game = pyspiel.load_game(PEER)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    matches, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(20):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, matches)
            matches += 1
    return matches * per_match / (time.process_time() - start)


def python_rate(seconds: float) -> float:
    """Decisions per CPU second, one at a time from Python."""
    decisions, used = 0, 0.0
    while used < seconds:
        more, time_used = python_loop(20)
        decisions += more
        used += time_used
    return decisions / used


def python_loop(matches: int) -> tuple[int, float]:
    """Decisions made and CPU seconds used by random matches driven from Python."""
    game = pyspiel.load_game(PEER)
    choose = random.Random(1).random
    decisions, start = 0, time.process_time()
    for _ in range(matches):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(choose() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(choose() * len(legal))])
                decisions += 1
    return decisions, time.process_time() - start
