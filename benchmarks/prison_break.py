"""The balance and speed of Prison Break (PB-43): PYTHONPATH=build/compiled python benchmarks/prison_break.py [matches].

Experts (`greedy`) on both sides, then random play; every match by its own seed, so that the table can be made again.
"""

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import escapade
from escapade.bots import roster
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.referee import draw, random_match
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.games.prison_break.state import PrisonState
from escapade.lab.speed import engine
from escapade.play.seeds import derive

KEY = "prison_break"
MATCHES = 2000
CHUNK = 50
LAST_DAY = 30
SPEED_TARGET = 500_000

Promise = tuple[str, float, float]  # title, figure, the least it may be
Result = tuple[str, int, int, int]  # reason, day on which recruiting ended (0: never), last day, guilt at the end


def expert_match(seats: int, seed: int) -> Result:
    """One match of experts, each seeing its own view only."""
    game = escapade.load(KEY)
    bot = roster.make("greedy", game)
    state, rng, recruited = game.new(seats), derive(seed, "chance"), 0
    assert isinstance(state, PrisonState)
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            draw(game, state, rng, MUTE)
            continue
        seat = first_seat(int(state.waiting))
        legal = game.legal(state, seat)
        if len(legal) > 1:
            choice = bot.choose(look(game, state, seat), derive(seed, "bot", seat, state.asked[seat]))
            game.apply(state, seat, choice.action, MUTE)
        else:
            game.apply(state, seat, legal[0], MUTE)
        if state.stage and not recruited:
            recruited = int(state.day)
    return reason(game, state), recruited, int(state.day), int(state.guilt)


def reason(game: Game, state: State) -> str:
    """What ended a match that is over."""
    outcome = game.outcome(state)
    assert outcome is not None
    return str(outcome["reason"])


def expert_matches(seats: int, seeds: range) -> list[Result]:
    """A share of the work for one process."""
    return [expert_match(seats, seed) for seed in seeds]


def random_wins(seats: int, matches: int) -> int:
    """How often a random team escapes from a random Bellick."""
    game = escapade.load(KEY)
    wins = 0
    for seed in range(matches):
        state = game.new(seats)
        random_match(game, state, derive(1, seed))
        wins += reason(game, state) == "escaped"
    return wins


def balance(matches: int = MATCHES) -> list[Promise]:
    """PB-43: print the table; what is promised of it, with three players and with four."""
    print("\n| players | team wins | recruiting ends on day | fails in phase 1 | last day | guilt | random team wins |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    return [promise for seats in (3, 4) for promise in row(seats, matches)]


def row(seats: int, matches: int) -> list[Promise]:
    """One line of the table. A promise is kept from its target upwards, so upper limits are turned round."""
    shares = [range(start, min(start + CHUNK, matches)) for start in range(0, matches, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = [result for part in pool.map(expert_matches, [seats] * len(shares), shares) for result in part]
    reasons = Counter(reason for reason, *_ in played)
    days = [recruited for _, recruited, *_ in played if recruited]
    wins, failed = reasons["escaped"] / matches, 1 - len(days) / matches
    by_chance = random_wins(seats, matches) / matches
    average = sum(days) / len(days)
    last = sum(day for *_, day, _ in played) / matches
    guilt = sum(found[-1] for found in played) / matches
    print(f"| {seats} | {wins:.1%} | {average:.1f} | {failed:.1%} | {last:.1f} | {guilt:.1f} | {by_chance:.1%} |")
    return [(f"prison_break, {seats}: the team wins", wins, 0.35),
            (f"prison_break, {seats}: it does not", 1 - wins, 0.35),
            (f"prison_break, {seats}: day recruiting ends", average, 8.0),
            (f"prison_break, {seats}: days left then", LAST_DAY - average, LAST_DAY - 18.0),
            (f"prison_break, {seats}: phase 1 succeeds", 1 - failed, 0.98),
            (f"prison_break, {seats}: random team stays in", 1 - by_chance, 0.90)]


def speed() -> list[Promise]:
    """What is promised of random play inside the engine, on one core: decisions a second."""
    rates = [float(str(engine(escapade.load(KEY), seats, 3.0)["engine_decisions_per_second"])) for seats in (3, 4)]
    print(f"\nprison_break, random play: {rates[0]:,.0f} (3 players) and {rates[1]:,.0f} (4) decisions a second")
    return [("prison_break, millions of decisions/s", min(rates) / 1e6, SPEED_TARGET / 1e6)]


def main() -> int:
    """The table and the rate; 1 when a promise is not kept."""
    broken = [promise for promise in balance(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES) + speed()
              if promise[1] < promise[2]]
    for title, figure, target in broken:
        print(f"NOT KEPT: {title} {figure:.3f}, promised {target:.3f}")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
