"""The expert for the Dark Castle: exact odds, and choices a sensible party would make."""

import pytest

from escapade.bots import roster
from escapade.bots.dark_castle.heuristic import CastleHeuristic
from escapade.bots.dark_castle.odds import LOOKED_AT, Odds, left_of
from escapade.bots.greedy import GreedyBot
from escapade.core.perspective import look
from escapade.core.rng import from_words
from escapade.core.seat import seat_number
from escapade.games import load
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import Special
from escapade.testing import Scenario
from tests.games.dark_castle.plays import before_card


def chosen(play: Scenario, seat: str) -> str:
    """What greedy does here, in words."""
    perspective = look(play.game, play.state, seat_number(seat))
    choice = roster.make("greedy", play.game).choose(perspective, from_words(1, 2, 3))
    return play.game.shapes.actions.words(choice.action)


def fight_of(play: Scenario) -> tuple[Odds, int]:
    """Fresh odds, and the number of the fight that is on."""
    game = play.game
    assert isinstance(game, CastleGame)
    return Odds(game.tables), int(play.state.step)  # type: ignore[attr-defined]


def test_odds_of_one_die_against_one() -> None:
    """DC-2, DC-16, DC-17: a smith against one Might: five faces of six end it or block; a third of rounds go on.

    He hits with three faces of six. Of the others WW blocks, W and C do not: each round costs 2 × 2/6, and half of
    the rounds are followed by another.
    """
    play = before_card("smith", "tailor").play(
        "chance chapter gargoyle / p0 go gargoyle_stand / chance enemy might / chance enemy might")
    odds, number = fight_of(play)
    step = odds.tables.steps[number]
    one = 2.0 * 2.0 / 6.0
    tail = 0.8 * 2.0 * 0.7
    expected = one * (1 + 1 / 2 + 1 / 4 + 1 / 8 + 1 / 16) + tail / 32
    assert odds.fight(number, step, [0], [1, 0, 0], 0) == pytest.approx(expected)


def test_odds_of_throws_add_up() -> None:
    """DC-2: all throws of four dice together are certain."""
    play = before_card("smith", "tailor").play("chance chapter gargoyle / p0 go gargoyle_stand / chance enemy might")
    odds, number = fight_of(play)
    throws = odds.throws_of([0, 1, 2, 3], odds.tables.steps[number])
    assert sum(throw.odds for throw in throws) == pytest.approx(1.0)


def test_the_weak_rest() -> None:
    """DC-15: somebody who would die of the next blow does not fight."""
    play = before_card("smith", "tailor", "abbot", hp=[14, 2, 14]).play("""chance chapter gargoyle
        p0 go gargoyle_stand / chance enemy might / chance enemy might / chance enemy wisdom""")
    assert chosen(play, "p0") == "rest tailor"


def test_the_strong_turn() -> None:
    """DC-6: what the card says to YOU had better hit the one who can bear it."""
    play = before_card("smith", "tailor", hp=[5, 17]).play("chance chapter iron_cradle / p0 go iron_cradle_shudder")
    assert chosen(play, "p0") == "turn tailor"


def test_a_life_is_saved() -> None:
    """DC-27: the draught is drunk when the blow would kill, kept when it would not."""
    draught = {"smith": ["stone_draught"]}
    assert chosen(before_card("smith", "tailor", hp=[3, 9], items=draught).play("""chance chapter oubliette
        p0 go oubliette_fall"""), "p0") == "use stone_draught smith"
    play = before_card("smith", "tailor", hp=[18, 9], items=draught).play(
        "chance chapter cold_gallery / p0 go cold_gallery_huddle")
    assert chosen(play, "p0") == "pass"


def test_the_likeliest_is_sent() -> None:
    """DC-31: Cunning is a tailor's business."""
    play = before_card("smith", "tailor").play("chance chapter well_shaft / p0 go well_shaft_climb")
    assert chosen(play, "p0") == "nominate tailor"


def test_a_weapon_is_swung_and_the_better_face_kept() -> None:
    """DC-21: a single Might that takes one of three dice is worth another roll; a double that hits is kept."""
    play = before_card("smith", "tailor", items={"smith": ["cudgel"]}).play("""chance chapter gargoyle
        p0 go gargoyle_stand / chance enemy wisdom / chance enemy might / p0 rest tailor / chance die might""")
    assert chosen(play, "p0") == "use cudgel smith"
    play.play("p0 use cudgel smith / chance die double_wisdom")
    assert chosen(play, "p0") == "keep double_wisdom"


def test_a_sharing_is_a_few_acts_and_a_naming() -> None:
    """DC-26: what is found goes to whoever has most use for it; then the one with the most HP turns the card."""
    play = before_card("smith", "tailor", hp=[10, 18], items={"tailor": ["smoked_eel"]}).play(
        "chance chapter cold_gallery / p0 go cold_gallery_huddle / chance item mail_shirt")
    assert chosen(play, "p0") == "give mail_shirt smith"
    play.play("p0 give mail_shirt smith")
    assert chosen(play, "p0") == "hand smoked_eel tailor smith"
    play.play("p0 hand smoked_eel tailor smith")
    assert chosen(play, "p1") == "yes"
    play.play("p1 yes")
    assert chosen(play, "p0") == "use smoked_eel smith"
    play.play("p0 use smoked_eel smith")
    assert chosen(play, "p0") == "turn tailor"


def test_who_can_bear_it_strikes_the_grudge() -> None:
    """DC-16, DC-19: of two who could take the one die, the one with more HP does."""
    play = before_card("smith", "cook", hp=[2, 9]).play("""chance chapter jealous_twins / p0 go jealous_twins_quarrel
        chance enemy might / chance enemy wisdom / p0 rest nobody / chance die might / chance die might""")
    assert chosen(play, "p0") == "strike cook"


def test_what_the_hands_are_too_full_for_is_eaten() -> None:
    """DC-25: food goes into somebody who is hurt rather than on the pile."""
    play = before_card("smith", "tailor", hp=[10, 18], items={"smith": ["mail_shirt", "bone_rosary"]}).play(
        "chance chapter cold_gallery / p0 go cold_gallery_huddle / chance item smoked_eel / p0 give smoked_eel smith")
    play.play("p0 turn tailor")
    assert chosen(play, "p0") == "use smoked_eel smith"


def test_the_expert_knows_this_game() -> None:
    """The heuristic takes a castle and nothing else."""
    play = before_card("smith", "tailor")
    assert isinstance(CastleHeuristic(play.game).odds, Odds)


def test_DC_19_what_grows_back_makes_no_enemy_bigger_than_it_was() -> None:
    """DC-19: at its full size a fight in which dice grow back goes on as it is; below it, one die is more."""
    game = load("dark_castle")
    assert isinstance(game, CastleGame)
    odds = Odds(game.tables)
    number = next(place for place, step in enumerate(game.tables.steps) if step.special == Special.REGROWS)
    step = game.tables.steps[number]
    kinds = [0, 3]
    full = step.dice[:]
    full[0] += len(kinds)
    assert odds.following(number, step, kinds, full, 1) == odds.fight(number, step, kinds, full, 1)
    smaller = full[:]
    smaller[0] -= 1
    assert odds.following(number, step, kinds, smaller, 1) > odds.fight(number, step, kinds, smaller, 1)


def test_odds_of_one_and_of_two_are_kept_apart() -> None:
    """What is remembered of one hero against a special enemy is not taken for two against a plain one."""
    game = load("dark_castle")
    assert isinstance(game, CastleGame)
    odds = Odds(game.tables)
    fights = {int(step.special): step for step in game.tables.steps}
    for special in (Special.HARDENS, Special.PIERCES):
        for kind in range(6):
            odds.throws_of([kind], fights[int(special)])
    for first in range(6):
        for second in range(6):
            found = odds.throws_of([first, second], fights[int(Special.NONE)])
            assert min(sum(throw.hits) for throw in found) == 2, "two dice hit twice at least"


def test_what_one_of_a_party_has_worked_out_the_others_know() -> None:
    """Four experts at one castle work a fight out once; another castle's dice are another matter."""
    game, other = load("dark_castle"), load("dark_castle", chapters=12)
    first, second = roster.make("greedy", game), roster.make("greedy", game)
    assert isinstance(first, GreedyBot)
    assert isinstance(second, GreedyBot)
    assert isinstance(first.heuristic, CastleHeuristic)
    assert isinstance(second.heuristic, CastleHeuristic)
    assert first.heuristic is not second.heuristic
    assert first.heuristic.odds is second.heuristic.odds
    assert isinstance(other, CastleGame)
    assert first.heuristic.odds is not CastleHeuristic(other).odds


@pytest.mark.parametrize("special", [Special.NONE, Special.HARDENS, Special.WISDOM_RETURNS, Special.WEAKEST_STRUCK])
def test_throws_that_come_to_the_same_cost_the_same(special: int) -> None:
    """What a round costs is the sum over every throw, though each kind of result is worked out once."""
    game = load("dark_castle")
    assert isinstance(game, CastleGame)
    odds = Odds(game.tables)
    number = next(place for place, step in enumerate(game.tables.steps) if step.special == special and step.damage)
    step, kinds, turn = game.tables.steps[number], [0, 2, 3], LOOKED_AT - 1
    for enemy, immune in (([2, 1, 0], -1), ([1, 1, 1], -1), ([3, 0, 1], 0), ([0, 2, 2], 2)):
        expected = 0.0
        for throw in odds.throws_of(kinds, step):
            left, hit = left_of(enemy, throw.hits, immune)
            assert sum(left) + hit == sum(enemy)
            expected += throw.odds * odds.after(number, step, kinds, (left, hit, throw.blocks, turn))
        assert odds.attack_without(number, step, kinds, enemy, (turn, immune)) == expected
