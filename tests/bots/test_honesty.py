"""Bots see only a Perspective: the same move in worlds they cannot tell apart, and no State but imagined ones."""

import gc
import json
from functools import cache

import pytest

from escapade.bots import roster
from escapade.bots.base import Bot, Choice, Heuristic
from escapade.bots.greedy import GreedyBot
from escapade.bots.levels.level import MASTER
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import Perspective, look
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, seats_of
from escapade.core.state import State
from escapade.games import load, load_with
from escapade.play.loop import Observer, play_match
from escapade.play.record import digest
from escapade.play.seeds import derive, match_stem
from tests.bots.worlds import with_other_bets
from tests.conformance.inside import inside

EVERY = 5


@cache
def positions() -> list[tuple[Game, State]]:
    """Positions in which somebody must decide, from random matches of 2, 4 and 6."""
    game = load("evades")
    found: list[tuple[Game, State]] = []
    for seats in (2, 4, 6):
        rng, state = derive(3, "honesty", seats), game.new(seats)
        while state.waiting:
            waiting = seats_of(int(state.waiting))
            seat = waiting[int(rng.below(len(waiting)))]
            legal = [] if seat == CHANCE else game.legal(state, seat)
            if state.waiting != CHANCE_BIT and state.ply % EVERY == 0:
                found.append((game, game.clone(state)))
            size = game.chance_size(state) if seat == CHANCE else len(legal)
            pick = int(rng.below(size))
            game.apply(state, seat, pick if seat == CHANCE else legal[pick], MUTE)
    return found


class Peeking(Heuristic):
    """Keeps what it is given, so that tests can look at it."""

    def __init__(self) -> None:
        self.given: list[State] = []

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        self.given.append(state)
        return Choice(legal[0], "least_harm")


class Searching(Bot):
    """Searches everything it can reach from its Perspective for a State, and keeps what it is told it knows."""

    def __init__(self) -> None:
        super().__init__("searching", needs_view=True)
        self.found: list[object] = []
        self.known: list[tuple[int, object]] = []
        self.views: list[str] = []
        self.asked = 0

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        self.asked += 1
        if self.asked % 20 == 1:
            reached = reachable_states(perspective)
            assert perspective.known.state in reached, "the search does not reach what is there"
            self.found += [state for state in reached if state is not perspective.known.state]
        self.known.append((perspective.seat, inside(perspective.known.state)))
        self.views.append(json.dumps(perspective.view))
        return Choice(perspective.legal[0], "least_harm")


class Witness(Observer):
    """Sees the real positions, and writes down what the seat that decided was to know."""

    def __init__(self) -> None:
        self.known: list[tuple[int, object]] = []
        self.views: list[str] = []

    def before(self, game: Game, state: State, seat: int, action: int) -> None:
        if seat != CHANCE and len(game.legal(state, seat)) > 1:
            self.known.append((seat, inside(game.know(game.view(state, seat)).state)))
            self.views.append(json.dumps(game.view(state, seat)))


def reachable_states(start: object) -> list[State]:
    """Every State that hangs on an object, however deep; classes, modules and their globals are not followed."""
    seen: set[int] = set()
    queue: list[object] = [start]
    found: list[State] = []
    while queue:
        thing = queue.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
            continue
        seen.add(id(thing))
        if isinstance(thing, State):
            found.append(thing)
        queue += gc.get_referents(thing)
    return found


@pytest.mark.parametrize("name", [name for name in roster.names("evades") if name != MASTER])
def test_LE_17_the_same_move_in_worlds_a_seat_cannot_tell_apart(name: str) -> None:
    """design.md: "The same bot, same seed, in two worlds its seat cannot tell apart, plays the same move"."""
    varied = 0
    for number, (game, state) in enumerate(positions()):
        bot = roster.make(name, game)
        for seat in seats_of(int(state.waiting)):
            world = with_other_bets(game, state, seat, derive(5, "worlds", number, seat))
            varied += digest(game, world) != digest(game, state)
            choices = [bot.choose(look(game, each, seat), derive(7, "bot", number, seat)) for each in (state, world)]
            assert choices[0].action == choices[1].action
            assert choices[0].reason == choices[1].reason
    assert varied > 100


def test_a_view_that_was_sent_is_enough() -> None:
    """A bot in another process gets the view as JSON, and plays the same."""
    for number, (game, state) in enumerate(positions()[::4]):
        seat = seats_of(int(state.waiting))[0]
        bot, near = roster.make("greedy", game), look(game, state, seat)
        far = Perspective(game, seat, json.loads(json.dumps(near.view)), near.legal[:])
        choices = [bot.choose(each, derive(7, "bot", number)) for each in (near, far)]
        assert choices[0].action == choices[1].action


def test_a_heuristic_gets_only_imagined_states() -> None:
    """Not the real one, not one that shares anything with it, and with other bets each time."""
    game, state = positions()[-1]
    seat = seats_of(int(state.waiting))[0]
    heuristic, before = Peeking(), digest(game, state)
    for stream in range(20):
        GreedyBot(heuristic).choose(look(game, state, seat), derive(stream, "bot"))
    assert all(given is not state for given in heuristic.given)
    assert len({json.dumps(game.describe(given)["bets"]) for given in heuristic.given}) > 15
    for given in heuristic.given:
        game.apply(given, seat, game.legal(given, seat)[0], MUTE)
    assert digest(game, state) == before


def test_no_state_hangs_on_a_perspective() -> None:
    """Poison the world: whatever a bot can reach from what it was handed, no State is there but what its seat knows."""
    game, bot = load("evades"), Searching()
    play_match(game, [bot, bot, bot], match_stem(1, 0), [])
    assert bot.asked > 50
    assert bot.found == []


@pytest.mark.parametrize("title", ["evades", "elba", "dark_castle", "prison_break"])
def test_a_bot_is_told_what_a_view_tells(title: str) -> None:
    """In a match as it is played: what is known is what a view of the real position says, and the view is that view."""
    game = load_with(title, {"round_limit": 1} if title == "elba" else {})
    bot, witness = Searching(), Witness()
    play_match(game, [bot] * 4, match_stem(1, 0), [witness])
    assert bot.asked > 20
    assert bot.known == witness.known
    assert bot.views == witness.views


def test_the_search_finds_a_planted_state() -> None:
    """A perspective whose view hides a State would be caught."""
    game, state = positions()[0]
    planted = Perspective(game, 0, {"deep": [{"down": (state,)}]}, [0])
    assert reachable_states(planted) == [state]


def test_a_bot_that_needs_no_view_gets_none() -> None:
    """Random simulations stay fast."""
    seen: list[dict[str, object]] = []

    class Blind(Bot):
        def choose(self, perspective: Perspective, rng: Rng) -> Choice:
            seen.append(perspective.view)
            return Choice(perspective.legal[0], "at_random")

    play_match(load("evades"), [Blind("blind", needs_view=False)] * 2, match_stem(1, 0), [])
    assert len(seen) > 20
    assert all(view == {} for view in seen)
