"""Balance is measured by experts on copies of positions (`benchmarks/experts.py`): they decide as `greedy` does."""

import pytest

import escapade
from benchmarks.dark_castle import greedy_castles
from benchmarks.experts import expert_of
from escapade.bots.base import Choice, Heuristic
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.games import load
from escapade.games.prison_break.kinds import MICHAEL
from escapade.games.prison_break.state import PrisonState
from escapade.lab.studies.dark_castle.cards import count_cards
from escapade.play.seeds import derive

LONGEST = 400 if escapade.compiled() else 120
"""Decisions of a match that are compared: interpreted, each costs milliseconds."""
CASTLES = 20 if escapade.compiled() else 1


def disagreements(game: Game, expert: Heuristic, seats: int, seed: int) -> list[str]:
    """Where an expert, with the same luck, decides otherwise on the position than on a world imagined from a view."""
    state, chance, found = game.new(seats), derive(seed, "chance"), list[str]()
    while state.waiting and state.ply < LONGEST:
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(chance.below(game.chance_size(state))), MUTE)
            continue
        seat = first_seat(int(state.waiting))
        legal = game.legal(state, seat)
        world = look(game, state, seat).imagine(derive(seed, "world", state.ply))
        seen = expert.choose(game.clone(state), seat, legal[:], derive(seed, "luck", state.ply)).action
        imagined = expert.choose(world, seat, legal[:], derive(seed, "luck", state.ply)).action
        if seen != imagined:
            found.append(f"{state.ply}: {game.shapes.actions.some_words([seen, imagined])}")
        game.apply(state, seat, imagined, MUTE)
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_experts_of_the_prison_do_not_see_more_on_a_copy(seats: int) -> None:
    """PB-30, PB-43: secrets of the position change no decision of Bellick, nor of anybody."""
    game = load("prison_break")
    assert disagreements(game, expert_of(game), seats, 7 + seats) == []


class Spying(Heuristic):
    """Planted: everybody but Michael goes by the card that he alone knows."""

    def __init__(self, expert: Heuristic) -> None:
        self.expert = expert

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        """An answer that follows from the escape card."""
        assert isinstance(state, PrisonState)
        if state.players[seat].leader == MICHAEL or state.plan.card < 0:
            return self.expert.choose(state, seat, legal, rng)
        return Choice(legal[int(state.plan.card) % len(legal)], "nothing_better")


def test_an_expert_that_spies_is_found() -> None:
    """The comparison itself: whoever uses a secret decides otherwise in an imagined world."""
    game = load("prison_break")
    assert disagreements(game, Spying(expert_of(game)), 3, 7)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_castles_on_copies_are_those_of_sim(seats: int) -> None:
    """DC-23: card by card and way by way the same castles as `sim` plays with `greedy`."""
    assert greedy_castles(seats, CASTLES, None, 9) == count_cards(["greedy"] * seats, 9, CASTLES)
