"""OpenSpiel's information set search in our own code: what it promises by itself.

That it is OpenSpiel's, draw for draw, is proved by `python -m benchmarks.ismcts_twin`, where OpenSpiel is installed.
"""

from math import log, sqrt

import pytest

from escapade.bots import roster
from escapade.bots.ismcts.bot import TRIED_MOST, IsmctsBot
from escapade.bots.ismcts.node import TIE, UNEXPANDED, Child, Node
from escapade.bots.ismcts.tree import Tree
from escapade.core.errors import BadInput
from escapade.core.event import MUTE
from escapade.core.perspective import look
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.games import load
from escapade.play.seeds import derive
from tests.bots.lottery import HIDDEN, Lottery, perspective_of
from tests.bots.test_search import Counted
from tests.conformance.world_checks import worlds_of

TIMES = 40
KINDS = 3


def answers(game: Lottery, simulations: int, prize: int = -1) -> list[int]:
    """What it answers, each time with other luck."""
    bot = IsmctsBot("ismcts", simulations)
    return [bot.choose(perspective_of(game, prize), derive(number, "ismcts")).action for number in range(TIMES)]


def child(action: int, visits: int, total: float) -> Child:
    """An answer with a past."""
    found = Child(action)
    found.visits, found.total = visits, total
    return found


def test_the_best_answer_is_tried_most() -> None:
    """20 % against 80 %: two hundred simulations are plenty."""
    game = Lottery([20, 20, 80, 20])
    assert answers(game, 200) == [2] * TIMES
    choice = IsmctsBot("ismcts", 200).choose(perspective_of(game), derive(1, "ismcts"))
    assert choice.reason == TRIED_MOST
    assert 80 < int(choice.params["number"]) < 200


@pytest.mark.parametrize("simulations", [8, 100])
def test_the_budget_is_kept(simulations: int) -> None:
    """One world and one end a simulation. The first meets the root and tries no answer, as OpenSpiel's does."""
    game = Lottery([50] * 4)
    perspective = perspective_of(game, nodes=1000)
    root = IsmctsBot("ismcts", simulations).grow(perspective, derive(1, "budget"))
    assert game.ends == 1000 - perspective.nodes == simulations
    assert root.visits == sum(one.visits for one in root.children) == simulations - 1


def test_every_answer_is_tried_before_any_is_tried_again() -> None:
    """One new child a visit, in a random order."""
    game = Lottery([50] * 6)
    orders = set()
    for number in range(TIMES):
        root = IsmctsBot("ismcts", 7).grow(perspective_of(game), derive(number, "order"))
        assert sorted(one.action for one in root.children) == list(range(6))
        orders.add(tuple(one.action for one in root.children))
    assert len(orders) > TIMES // 2


def test_upper_confidence_bounds() -> None:
    """The mean and the root of log(visits) by its own visits; bounds closer than a hundred thousandth are a draw."""
    node = Node()
    node.children, node.visits = [child(4, 10, 5.0), child(7, 2, 0.9), child(9, 8, 4.0)], 20
    assert node.children[1].bound(1.0, log(20)) == 0.45 + sqrt(log(20) / 2)
    assert {node.highest(1.0, derive(number, "bound")).action for number in range(TIMES)} == {7}
    assert {node.highest(0.0, derive(number, "bound")).action for number in range(TIMES)} == {4, 9}
    node.children[0].total += 20 * TIE
    assert {node.highest(0.0, derive(number, "bound")).action for number in range(TIMES)} == {4}
    node.children[2].visits = 10
    assert {node.most_visited(derive(number, "most")).action for number in range(TIMES)} == {4, 9}


def test_the_same_luck_gives_the_same_answer() -> None:
    """Reproducible from the seed, also where it is a close thing."""
    game = Lottery([50, 55, 52, 57])
    assert answers(game, 60) == answers(game, 60)
    assert len(set(answers(game, 60))) > 1


def test_what_a_seat_does_not_know_is_not_found() -> None:
    """The prize is behind one of the answers: found where it is seen, and anywhere else no oftener than by anybody."""
    game = Lottery([0, 0, 0])
    for prize in range(3):
        assert answers(game, 60, prize) == [prize] * TIMES
    assert len(set(answers(game, 60, HIDDEN))) == 3


def test_patience_and_worlds_end_a_thought() -> None:
    """With what it has seen; before anything was tried it is anybody's answer."""
    game = Lottery([0, 100])
    bot = IsmctsBot("ismcts", 400, Counted(50))
    assert bot.choose(perspective_of(game), derive(1, "patience")).action == 1
    assert game.ends == 50
    assert IsmctsBot("ismcts", 400).choose(perspective_of(game, nodes=50), derive(1, "worlds")).action == 1
    bot.patience = Counted(0)
    assert bot.choose(perspective_of(game), derive(1, "patience")).reason == "at_random"
    forced = Lottery([50])
    assert IsmctsBot("ismcts", 8).choose(perspective_of(forced), derive(1, "forced")).reason == "only_choice"
    assert forced.ends == 0


def test_a_node_is_what_a_seat_knows() -> None:
    """Worlds that a seat cannot tell apart meet in one node; what another seat knows is another."""
    game = load("evades")
    tree, state, rng = Tree(game, 0), game.new(4), derive(3, "nodes")
    while state.ply < 60:
        seat = CHANCE if state.waiting == CHANCE_BIT else first_seat(state.waiting)
        size = game.chance_size(state) if seat == CHANCE else len(game.legal(state, seat))
        drawn = int(rng.below(size))
        game.apply(state, seat, drawn if seat == CHANCE else game.legal(state, seat)[drawn], MUTE)
    other = worlds_of("evades").other_world(game, state, 0, derive(4, "nodes"))
    assert tree.node_of(state, 0) is tree.node_of(other, 0)
    assert tree.node_of(state, 1) is not tree.node_of(state, 0)
    assert tree.node_of(other, 1) is not tree.node_of(state, 1)


def test_everybody_in_the_tree_has_their_own_result() -> None:
    """What a child has is what its own seat got, whoever it is: never more than its visits, and all of one win."""
    game = load("evades", round_limit=1)
    tree, state, rng = Tree(game, 0), game.new(2), derive(5, "results")
    root = tree.root
    for _ in range(200):
        tree.simulate(game.clone(state), rng)
    assert root.visits == 199
    assert len(tree.nodes) > 30
    tried = [one for node in tree.nodes.values() if node.visits != UNEXPANDED for one in node.children]
    assert all(0.0 <= one.total <= one.visits for one in tried)
    assert 0.0 < sum(one.total for one in root.children) < root.visits


@pytest.mark.parametrize("title", ["evades", "elba", "dark_castle", "prison_break"])
def test_it_answers_every_game(title: str) -> None:
    """The first question of some kinds, along a random match; the same answer with the same luck."""
    game = load(title, round_limit=1) if title in ("evades", "elba") else load(title)
    state, rng, met = game.new(4), derive(3, "walk", title), set[int]()
    while state.waiting and len(met) < KINDS:
        seat = CHANCE if state.waiting == CHANCE_BIT else first_seat(state.waiting)
        legal = list(range(game.chance_size(state))) if seat == CHANCE else game.legal(state, seat)
        if seat != CHANCE and len(legal) > 1 and (phase := game.question_phase(state, seat)) not in met:
            met.add(phase)
            first, again = [roster.make("ismcts:8", game).choose(look(game, state, seat), derive(state.ply, "search"))
                            for _ in range(2)]
            assert first.action == again.action
            assert first.action in legal
        game.apply(state, seat, legal[int(rng.below(len(legal)))], MUTE)
    assert len(met) == KINDS


def test_names_with_a_number() -> None:
    """For every game, also one that nobody has taught the bots; offered by no door."""
    bot = roster.make("ismcts:1000", load("pocket"))
    assert isinstance(bot, IsmctsBot)
    assert (bot.name, bot.simulations) == ("ismcts:1000", 1000)
    assert roster.is_bot("ismcts:1000", "evades")
    assert not any("ismcts" in name for name in [*roster.names("evades"), *roster.offered("evades")])
    with pytest.raises(BadInput) as caught:
        roster.make("ismcts:3", load("evades"))
    assert caught.value.params == {"bot": "ismcts:3", "range": "8..1000000"}
