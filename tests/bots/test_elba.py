"""What greedy does in Escape from Elba, from written positions, and how strong it is."""

import ast
from pathlib import Path

import pytest

from escapade.bots import roster
from escapade.bots.elba.heuristic import REASONS
from escapade.core.perspective import look
from escapade.core.seat import CHANCE_BIT, seats_of
from escapade.games import load
from escapade.play.loop import play_match
from escapade.play.seeds import derive, match_stem
from tests.bots.asking import answer, goes_on
from tests.conformance.walks import positions
from tests.games.elba.positions import scene
from tests.games.elba.worlds import other_world

SOURCES = [Path(__file__).resolve().parents[2] / f"src/escapade/bots/elba/{name}.py" for name in ("heuristic", "cards")]


def test_EL_7_it_draws_while_letters_are_missing() -> None:
    """EL-7: and stops when its cards hold an escape word."""
    assert answer(scene(hands=["ab"], phase="draw", points=0)) == ("draw", "needs_letters")
    assert answer(scene(hands=["abel"], phase="draw", points=0)) == ("stop", "has_its_word")


def test_EL_9_with_a_word_it_keeps_points_for_the_way() -> None:
    """EL-9: five moves and a try need six points, which leaves one spare card."""
    match = scene(bags=["peace"], at={"p0": "safe_area"}, phase="draw", points=0)
    assert answer(match) == ("draw", "spare_card")
    match.play("p0 draw / chance card f / p0 draw / chance card f")
    assert answer(match) == ("stop", "keeps_points")


def test_EL_13_it_runs_for_its_tower_and_tries() -> None:
    """EL-10, EL-13: the shortest way round other guests, then the try."""
    match = scene(bags=["elba"], at={"p0": "bar", "napoleon_8": "farm"}, hands=["f"], points=6)
    assert goes_on(match, 3) == ["move corridor_8", "move west_tower", "escape"]


def test_EL_11_it_clears_the_way() -> None:
    """EL-11: who stands in the way is pushed aside, where nobody is."""
    match = scene(bags=["elba"], at={"p0": "bar", "napoleon_8": "corridor_8"}, hands=["f"], points=6)
    assert answer(match) == ("push napoleon_8 corridor_6", "clears_the_way")


def test_EL_13_it_tries_wherever_it_can() -> None:
    """EL-13, EL-14: failing teaches as much as a lost Fight."""
    assert answer(scene(bags=["emperor"])) == ("escape", "try_it")


def test_EL_16_it_keeps_an_escape_word_above_all() -> None:
    """EL-15, EL-16: BAFFLE holds ELBA and two letters to give up; all go into the Bag, and the word stays there."""
    match = scene(hands=["abelff"], phase="fill", points=0)
    assert goes_on(match, 6) == ["put a", "put b", "put e", "put f", "put f", "put l"]
    match = scene(bags=["abelff"], phase="clean", points=0)
    assert answer(match) == ("keep_word baffle", "escape_word")


def test_EL_22_it_loses_with_profit_and_strikes_to_keep_a_word() -> None:
    """EL-22: weak and without a word it takes no bonus; with one to lose it takes all it has."""
    spots = {"p0": "spa", "p1": "arbor"}
    assert answer(scene(bags=["mop"], at=spots).play("p0 move arbor")) == ("bonus 0", "learn_by_losing")
    assert answer(scene(bags=["placebo"], strength={"p0": 5}, at=spots).play("p0 move arbor"))[1] == "strike_hard"


def test_EL_25_it_breaks_a_word_they_could_escape_with() -> None:
    """EL-25: a letter of ELBA out of the Bag of the one it has beaten."""
    match = scene(at={"p0": "spa", "p1": "arbor"}, bags=["", "elba"], hands=["", "ff"])
    match.play("p0 move arbor / p0 bonus 0 / p1 bonus 0 / chance die 6 / chance die 1 / chance throw lab")
    assert answer(match) == ("take_bag a", "breaks_their_word")


def test_EL_28_it_gives_up_what_it_does_not_need() -> None:
    """EL-28: a card of the Hand rather than a letter of the word."""
    match = scene(at={"p0": "spa", "campbell": "arbor"}, bags=["elba"], hands=["ff"])
    match.play("p0 move arbor / p0 bonus 0 / chance die 1 / chance die 6 / chance throw lab")
    assert answer(match) == ("give_hand f", "useless_card")


def test_EL_23_bots_propose_and_vote() -> None:
    """EL-23: a match among bots with house weapons comes to an end."""
    game = load("elba", house_weapons=True)
    played = play_match(game, [roster.make("greedy", game)] * 4, match_stem(1, 0), [])
    assert played.reason == "escaped"


def test_every_reason_is_declared() -> None:
    """What the expert says about its choices is in its table, and nothing else is."""
    said = {argument.value for source in SOURCES for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Choice"
            for inner in [node.args[1]] for argument in ast.walk(inner) if isinstance(argument, ast.Constant)
            if isinstance(argument.value, str)}
    assert said == set(REASONS)


@pytest.mark.parametrize("seats", [3, 5])
def test_EL_32_the_same_choice_in_worlds_it_cannot_tell_apart(seats: int) -> None:
    """EL-32: greedy sees a view; other Hands behind it change nothing."""
    game = load("elba", round_limit=4)
    bot, rng = roster.make("greedy", game), derive(1, "honesty")
    for state in positions(game, seats):
        for seat in seats_of(int(state.waiting)):
            if state.waiting != CHANCE_BIT:
                worlds = [state, other_world(game, state, seat, rng)]
                choices = [bot.choose(look(game, world, seat), derive(2, seat)).action for world in worlds]
                assert choices[0] == choices[1]


def test_strength() -> None:
    """One greedy against three random wins; four greedy end by an escape. (Measured on 500: see the report.)"""
    game = load("elba")
    greedy, random = roster.make("greedy", game), roster.make("random", game)
    alone = [play_match(game, [random, greedy, random, random], match_stem(3, number), []) for number in range(20)]
    assert sum(played.winners == [1] for played in alone) >= 17
    four = [play_match(game, [greedy] * 4, match_stem(3, number), []) for number in range(10)]
    assert all(played.reason == "escaped" for played in four)
    assert max(played.rounds for played in four) < 40
