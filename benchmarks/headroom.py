"""What search could win, before a match is played: it chooses on some rollouts, and others judge.

    python3 -m benchmarks.headroom elba --simulations 400 --seconds 120

Positions come from matches of experts. Where the search would do something else than the expert, both answers are
played on from the real position, paired on the same dice, everybody an expert: what the search believes in the worlds
it imagines, and what it overlooks in them, does not flatter it. The gain is in points of win probability a decision.
"""

import argparse
from dataclasses import dataclass, field
from math import sqrt
from time import process_time

from escapade.bots import roster
from escapade.bots.search.bot import SearchBot
from escapade.bots.search.luck import Luck
from escapade.bots.search.manner import TO_THE_END, Manner
from escapade.bots.search.rollout import Rollout
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import Perspective, look
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.games import load
from escapade.play.seeds import derive
from escapade.sim.stats import Z95

JUDGE = Manner(careful=100, breadth=2, guard=0.0)


@dataclass
class Headroom:
    """Gains of decisions as they come: 0 where the search agrees with the expert."""

    gains: list[float] = field(default_factory=list)
    changed: int = 0
    thinking: float = 0.0

    def mean(self) -> float:
        """The gain a decision, in points."""
        return 100 * sum(self.gains) / max(1, len(self.gains))

    def reach(self) -> float:
        """Half of its 95 % interval."""
        count, mean = max(2, len(self.gains)), self.mean() / 100
        return 100 * Z95 * sqrt(sum((gain - mean) ** 2 for gain in self.gains) / (count - 1) / count)

    def told(self) -> str:
        """One line."""
        count = max(1, len(self.gains))
        return (f"{self.mean():+.2f} ± {self.reach():.2f} points a decision; {count} decisions, "
                f"{100 * self.changed / count:.1f} % changed, {1000 * self.thinking / count:.0f} ms of CPU each")


def judged(game: Game, state: State, seat: int, answers: tuple[int, int], pairs: int) -> float:
    """By how much the first answer is better than the second in the real position, experts going on."""
    rollout, total = Rollout(game, roster.heuristic(game), JUDGE), 0.0
    for number in range(pairs):
        luck = Luck(derive(number, "judge", state.ply))
        for answer, sign in zip(answers, (1.0, -1.0), strict=True):
            after = game.clone(state)
            game.apply(after, seat, answer, MUTE)
            total += sign * rollout.play_on(after, seat, luck)
    return total / pairs


def measure(game: Game, bot: SearchBot, seats: int, seconds: float, *, every: int, pairs: int) -> Headroom:
    """Walk through matches of experts until the time is over; every so many real decisions are looked into."""
    found, begun, match, met = Headroom(), process_time(), 0, 0
    while process_time() - begun < seconds:
        state, dice = game.new(seats), derive(match, "headroom", "dice")
        while state.waiting and process_time() - begun < seconds:
            if state.waiting == CHANCE_BIT:
                game.apply(state, CHANCE, int(dice.below(game.chance_size(state))), MUTE)
                continue
            seat = first_seat(state.waiting)
            legal = game.legal(state, seat)
            expert = bot.heuristic.choose(game.clone(state), seat, legal[:], derive(match, "expert", state.ply)).action
            if len(legal) > 1:
                met += 1
                if met % every == 0:
                    answer = thought(bot, look(game, state, seat), state.ply, found)
                    is_same = answer == expert
                    found.changed += not is_same
                    found.gains.append(0.0 if is_same else judged(game, state, seat, (answer, expert), pairs))
            game.apply(state, seat, expert, MUTE)
        match += 1
    return found


def thought(bot: SearchBot, perspective: Perspective, ply: int, found: Headroom) -> int:
    """What the search would do; how long it thought is noted."""
    started = process_time()
    answer = bot.choose(perspective, derive(ply, "search", perspective.seat)).action
    found.thinking += process_time() - started
    return answer


def read_manner(asked: argparse.Namespace, usual: Manner) -> Manner:
    """The game's own manner, but for what was asked for."""
    given = {name: value for name, value in vars(asked).items() if value is not None}
    return Manner(careful=given.get("careful", usual.careful), breadth=given.get("breadth", usual.breadth),
                  guard=given.get("guard", usual.guard), depth=given.get("depth", usual.depth),
                  points=given.get("points", usual.points))


def main() -> None:
    """Measure one manner of searching one game."""
    reader = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    reader.add_argument("game")
    for name, usual in (("seats", 4), ("simulations", 400), ("every", 7), ("pairs", 48)):
        reader.add_argument(f"--{name}", type=int, default=usual)
    for name in ("careful", "breadth", "depth"):
        reader.add_argument(f"--{name}", type=int)
    for name in ("guard", "points"):
        reader.add_argument(f"--{name}", type=float)
    reader.add_argument("--seconds", type=float, default=120.0)
    asked = reader.parse_args()
    game = load(asked.game)
    manner = read_manner(asked, roster.manner(game))
    value = None if manner.depth == TO_THE_END else roster.value(game)
    bot = SearchBot("search", game, roster.heuristic(game), manner, asked.simulations, value)
    found = measure(game, bot, asked.seats, asked.seconds, every=asked.every, pairs=asked.pairs)
    print(f"{asked.game}, {asked.simulations} simulations: {found.told()}")


if __name__ == "__main__":
    main()
