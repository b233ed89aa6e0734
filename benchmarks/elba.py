"""Escape from Elba: speed against catanatron in the same run, strength of greedy, and how long its matches last."""

import os
import time
from statistics import median

from catanatron import Color, Game, RandomPlayer

import escapade
from escapade.core.referee import random_match
from escapade.seeds import derive
from escapade.sim import batch

ROUNDS = 5
SEATS = 4
MATCHES = 500
SPEED_TARGET = 1_000_000
PEER_TARGET = 25.0
STRENGTH_TARGET = 0.85
ESCAPES_TARGET = 0.95


def ours(seconds: float) -> float:
    """Decisions per CPU second of random matches inside the engine."""
    game, rng = escapade.load("elba"), derive(1, "elba")
    decisions, start = 0, time.process_time()
    while (used := time.process_time() - start) < seconds:
        decisions += random_match(game, game.new(SEATS), rng)
    return decisions / used


def peers(seconds: float) -> float:
    """Steps per CPU second of catanatron's random players."""
    steps, start = 0, time.process_time()
    while (used := time.process_time() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        steps += len(game.state.actions)
    return steps / used


def speed() -> list[tuple[str, float, float]]:
    """What is promised of the speed: title, figure, target."""
    rounds = [(ours(1.0), peers(1.0)) for _ in range(ROUNDS)]
    rate, peer = median(one for one, _ in rounds), median(one for _, one in rounds)
    print(f"\nelba, {SEATS} seats, random play, per CPU second: {rate:,.0f}; catanatron: {peer:,.0f}")
    return [("decisions a second inside, in millions", rate / 1e6, SPEED_TARGET / 1e6),
            ("inside the engine / catanatron", rate / peer, PEER_TARGET)]


def strength(matches: int = MATCHES) -> list[tuple[str, float, float]]:
    """What is promised of the bot: one against three random ones, and four of them among themselves."""
    workers = os.cpu_count() or 1
    alone = batch.run("elba", {}, ["greedy", "random", "random", "random"], matches, 1, workers)
    four = batch.run("elba", {}, ["greedy"] * SEATS, matches, 1, workers).to_json()
    print(f"elba, four greedy ones, {matches} matches: rounds {four['rounds']}, ended by {four['outcomes']}")
    escapes = dict(four["outcomes"]).get("escaped", 0)  # type: ignore[call-overload]
    return [("greedy against three random ones wins", alone.seats[0].wins / matches, STRENGTH_TARGET),
            ("four greedy ones end by an escape", escapes / matches, ESCAPES_TARGET)]
