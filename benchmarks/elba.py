"""Escape from Elba: speed against catanatron in the same run, strength of greedy, and how long its matches last."""

import os
import time

from catanatron import Color, Game, RandomPlayer

import escapade
from benchmarks.turns import Promise, race
from escapade.lab.speed import engine_rates
from escapade.play.seeds import derive
from escapade.sim import batch

SEATS = 4
MATCHES = 500
SPEED_TARGET = 1_000_000
PEER_TARGET = 25.0
STRENGTH_TARGET = 0.85
ESCAPES_TARGET = 0.95


def peers(seconds: float) -> float:
    """Steps per CPU second of catanatron's random players."""
    steps, start = 0, time.process_time()
    while (used := time.process_time() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        steps += len(game.state.actions)
    return steps / used


def speed() -> list[Promise]:
    """Random matches inside the engine: enough of them, and many times the peer's."""
    game, rng = escapade.load("elba"), derive(1, "elba")
    found = race(lambda seconds: engine_rates(game, SEATS, rng, seconds)[1], peers)
    print(f"\nelba, {SEATS} seats, random play, per CPU second: {found.ours:,.0f}; catanatron: {found.theirs:,.0f}")
    return [("decisions a second inside, in millions", found.ours / 1e6, SPEED_TARGET / 1e6),
            ("inside the engine / catanatron", found.ratio, PEER_TARGET)]


def strength(matches: int = MATCHES) -> list[Promise]:
    """What is promised of the bot: one against three random ones, and four of them among themselves."""
    workers = os.cpu_count() or 1
    alone = batch.run("elba", {}, ["greedy", "random", "random", "random"], matches, 1, workers)
    four = batch.run("elba", {}, ["greedy"] * SEATS, matches, 1, workers).to_json()
    print(f"elba, four greedy ones, {matches} matches: rounds {four['rounds']}, ended by {four['outcomes']}")
    outcomes = four["outcomes"]
    assert isinstance(outcomes, dict)
    escapes = outcomes.get("escaped", 0)
    return [("greedy against three random ones wins", alone.seats[0].wins / matches, STRENGTH_TARGET),
            ("four greedy ones end by an escape", escapes / matches, ESCAPES_TARGET)]
