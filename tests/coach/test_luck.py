"""Luck apart from play: what is taken away as luck is 0 on average, whatever the value is."""

from fractions import Fraction

import pytest

from escapade.bots import roster
from escapade.bots.roster import make
from escapade.bots.values.value import Value, shares
from escapade.coach import luck
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.games import load_with
from escapade.play.loop import Observer, play_match
from escapade.play.seeds import derive, match_stem

Weighed = tuple[Fraction, list[float], list[float]]
"""How probable an end is, what it was worth to each seat, and the luck that led there."""


class Nonsense(Value):
    """A value that means nothing at all: it hangs on the number of plies, the seat and who is waited for."""

    def of(self, state: State, seat: int) -> float:
        words = (int(state.ply) * 7919 + seat * 104729 + int(state.waiting) * 31 + int(state.phase) * 17
                 + sum(int(state.asked[one]) * (one + 3) for one in range(state.seats)))
        return words % 101 / 50 - 1


class Peeping(Value):
    """A value that knows everything: the digits of the whole position."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def of(self, state: State, seat: int) -> float:
        return sum(map(ord, str(self.game.describe(state)))) * (seat + 1) % 37 / 37


def every_end(game: Game, state: State, value: Value, probable: Fraction, so_far: list[float]) -> list[Weighed]:
    """All ends of a match in which seats answer by a rule of their own and chance draws anything."""
    if state.waiting == 0:
        ended = game.outcome(state)
        assert ended is not None
        return [(probable, shares(ended, state.seats), so_far)]
    if state.waiting != CHANCE_BIT:
        after, seat = game.clone(state), first_seat(state.waiting)
        legal = game.legal(state, seat)
        game.apply(after, seat, legal[int(state.ply * 5 + seat) % len(legal)], MUTE)
        return every_end(game, after, value, probable, so_far)
    found: list[Weighed] = []
    size = game.chance_size(state)
    for outcome in range(size):
        after = game.clone(state)
        game.apply(after, CHANCE, outcome, MUTE)
        brought = luck.luck_of(game, value, state, outcome)
        found += every_end(game, after, value, probable / size,
                           [one + more for one, more in zip(so_far, brought, strict=True)])
    return found


def mean_luck(value: Value, game: Game) -> list[float]:
    """The luck of each seat, averaged over all ends by their probability: exact but for rounding."""
    ends = every_end(game, game.new(3), value, Fraction(1), [0.0] * 3)
    assert sum(probable for probable, _, _ in ends) == 1
    assert len(ends) > 100
    assert max(abs(brought[0]) for _, _, brought in ends) > 0.1
    return [float(sum(probable * Fraction(brought[seat]) for probable, _, brought in ends)) for seat in range(3)]


def test_luck_is_nothing_on_average_exactly() -> None:
    """issue: "unbiased whatever V is, and tested to be": all matches of the pocket game under one way to play."""
    game = load_with("pocket", {"rounds": 2})
    for value in (Nonsense(), Peeping(game)):
        assert mean_luck(value, game) == pytest.approx([0.0] * 3, abs=1e-12)


def test_a_mean_that_forgets_how_many_there_are_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: every card of a pile counted once, however many copies there are."""
    game = load_with("pocket", {"rounds": 2})

    def careless(game: Game, value: Value, state: State, outcome: int) -> list[float]:
        drawn = {game.chance_value(state, number): number for number in range(game.chance_size(state))}
        worths = [luck.after_draw(game, value, state, number) for number in drawn.values()]
        now = luck.after_draw(game, value, state, outcome)
        return [now[seat] - sum(one[seat] for one in worths) / len(worths) for seat in range(state.seats)]

    monkeypatch.setattr(luck, "luck_of", careless)
    assert max(map(abs, mean_luck(Peeping(game), game))) > 1e-3


def test_equal_cards_are_looked_at_once() -> None:
    """"Group equal draws before branching": as many looks as there are different cards."""
    game = load_with("elba", {})
    looks = 0

    class Counting(Value):
        def of(self, state: State, seat: int) -> float:
            nonlocal looks
            looks += 1
            return 0.5

    state, rng = game.new(3), derive(1, "cards")
    while game.shapes.chances[game.chance_kind(state)].name != "card":
        game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
    assert game.chance_size(state) == 64
    luck.luck_of(game, Counting(), state, 0)
    assert looks == 11 * 3


class Lucky(Observer):
    """Adds up the luck of matches."""

    def __init__(self, value: Value) -> None:
        self.value = value
        self.now: list[float] = []
        self.matches: list[list[float]] = []

    def begin(self, game: Game, state: State) -> None:
        self.now = [0.0] * state.seats

    def before(self, game: Game, state: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            brought = luck.luck_of(game, self.value, state, action)
            self.now = [one + more for one, more in zip(self.now, brought, strict=True)]

    def end(self, game: Game, state: State, outcome: dict[str, object]) -> None:
        self.matches.append(self.now)


@pytest.mark.parametrize(("title", "seats", "bot", "matches"), [
    ("evades", 2, "random", 8), ("elba", 3, "greedy", 6), ("dark_castle", 2, "random", 10),
    ("prison_break", 3, "random", 6)])
@pytest.mark.parametrize("trained", [True, False], ids=["trained", "nonsense"])
def test_luck_is_nothing_on_average_in_the_games(title: str, seats: int, bot: str, matches: int, *,
                                                 trained: bool) -> None:
    """Within four standard errors of 0 for every seat, with the trained value and with nonsense."""
    game = load_with(title, {})
    lucky = Lucky(roster.value(game) if trained else Nonsense())
    for number in range(matches):
        play_match(game, [make(bot, game)] * seats, match_stem(9, number), [lucky])
    for seat in range(seats):
        found = [match[seat] for match in lucky.matches]
        mean = sum(found) / matches
        error = (sum((one - mean) ** 2 for one in found) / (matches - 1) / matches) ** 0.5
        assert error > 0
        assert abs(mean) < 4 * error
