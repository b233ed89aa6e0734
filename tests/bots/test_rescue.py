"""DC-27, DC-30: nobody in the castle dies with a rescue in hand."""

from contextlib import suppress

import pytest

from escapade.bots import roster
from escapade.bots.dark_castle.rescue import Rescue
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat, seats_of
from escapade.core.state import State
from escapade.games import load_with
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import Phase, Reason
from escapade.games.dark_castle.state import CastleState
from escapade.play.seeds import derive
from escapade.testing import Scenario
from tests.bots.asking import answer
from tests.games.dark_castle.plays import before_card

DECIDED = (Phase.USE, Phase.KEEP, Phase.STRIKE, Phase.LOSS)
"""Between a roll, or the news of a loss, and the blow."""


def struck(items: dict[str, list[str]], faces: str, hp: tuple[int, int] = (2, 9)) -> Scenario:
    """A smith and a tailor against a gargoyle that strikes for 2, after their first roll."""
    first, second = faces.split()
    return before_card("smith", "tailor", hp=list(hp), items=items).play(f"""chance chapter gargoyle
        p0 go gargoyle_stand / chance enemy wisdom / chance enemy cunning / p0 rest nobody
        chance die {first} / chance die {second}""")


def lost(items: dict[str, list[str]], hp: tuple[int, int] = (4, 9)) -> Scenario:
    """The smith is about to lose 4."""
    return before_card("smith", "tailor", hp=list(hp), items=items).play(
        "chance chapter oubliette / p0 go oubliette_fall")


@pytest.mark.parametrize(("play", "expected"), [
    (lost({"smith": ["stone_draught"]}), "use stone_draught smith"),
    (lost({"tailor": ["martyrs_tears"]}), "use martyrs_tears smith"),
    (lost({"smith": ["mouldy_crust"]}), "use mouldy_crust smith"),
    (lost({"smith": ["smoked_eel"]}, hp=(3, 9)), "use smoked_eel smith"),
    (lost({"tailor": ["funeral_pie"]}), "use funeral_pie tailor"),
    (struck({"smith": ["second_wind"]}, "might cunning"), "use second_wind smith"),
    (struck({"tailor": ["loaded_charm"]}, "might cunning"), "use loaded_charm smith"),
    (struck({"smith": ["cudgel", "second_wind"]}, "might cunning"), "use cudgel smith"),
    (struck({"tailor": ["owl_tincture"]}, "might double_cunning"), "use owl_tincture tailor"),
], ids=["spares himself", "is spared by another", "eats", "eats the larger bite", "is fed by a feast", "rolls again",
        "is rolled again by another", "a weapon first", "a symbol beats the enemy"])
def test_whoever_would_die_uses_what_he_has(play: Scenario, expected: str) -> None:
    """One position for each thing that can save a life in it, as far as the dice let it."""
    words, reason = answer(play)
    assert words == expected, reason
    assert reason == "saves_a_life"


def deaths_that_need_not_be(game: Game, seats: int, number: int) -> list[str]:
    """Play a match of greedy bots; every answer that let a sure rescue, or the last chance, go by."""
    assert isinstance(game, CastleGame)
    bot, rng, rescue = roster.make("greedy", game), derive(9, "rescue", seats, number), Rescue(game)
    state, found = game.new(seats), []
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
            continue
        seat = first_seat(state.waiting)
        perspective = look(game, state, seat)
        action = bot.choose(perspective, rng).action
        if state.phase in DECIDED and is_passed_by(game, rescue, state, seat, action, perspective.legal):
            found.append(f"{seats} seats, match {number}: {game.shapes.actions.words(action)}")
        game.apply(state, seat, action, MUTE)
    return found


def is_passed_by(game: Game, rescue: Rescue, state: State, seat: int, action: int, legal: list[int]) -> bool:
    """Another answer surely keeps all alive and this one does not; or this one is sure death and another is not."""
    assert isinstance(state, CastleState)
    rescue.left = 1_000_000
    mine = rescue.chance_after(state, seat, action)
    if mine > 0.999999:
        return False
    others = [rescue.chance_after(state, seat, other) for other in legal]
    return max(others) > 0.999999 or (mine == 0.0 and max(others) > 0.0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_dies_while_an_answer_would_have_saved_him(seats: int) -> None:
    """Over whole castles, grim ones, where many die: no sure rescue and no last chance is ever passed by."""
    game = load_with("dark_castle", {"difficulty": "grim"})
    assert [fault for number in range(2) for fault in deaths_that_need_not_be(game, seats, number)] == []


def test_a_death_with_a_rescue_in_hand_is_caught() -> None:
    """What a hint once let happen: the draught kept, the smith dead."""
    play = lost({"smith": ["stone_draught"]})
    assert isinstance(play.game, CastleGame)
    legal = play.game.legal(play.state, 0)
    passing = next(action for action in legal if play.game.shapes.actions.words(action) == "pass")
    assert is_passed_by(play.game, Rescue(play.game), play.state, 0, passing, legal)
    after = play.play("p0 pass").state
    assert isinstance(after, CastleState)
    assert after.reason == Reason.DEATH


def test_a_chance_to_live_is_counted_exactly() -> None:
    """DC-2, DC-17: a smith who must block or win has three faces of six in a second roll: MM, WW and, with the tailor's
    Cunning, the Wisdom that takes the last die.
    """
    play = struck({"smith": ["second_wind"]}, "might cunning")
    assert isinstance(play.game, CastleGame)
    assert isinstance(play.state, CastleState)
    rescue = Rescue(play.game)
    rescue.left = 1000
    table = play.game.shapes.actions
    chances = {table.words(action): rescue.chance_after(play.state, 0, action)
               for action in play.game.legal(play.state, 0)}
    assert chances["pass"] == 0.0
    assert chances["use second_wind smith"] == pytest.approx(3 / 6)


def chance_by_force(game: CastleGame, s: CastleState, turn: int, left: list[int]) -> float:
    """DC-27: how likely nobody dies before the round is over, every order of everything tried, nothing remembered."""
    left[0] -= 1
    if left[0] < 0:
        raise TooMany
    if s.waiting == 0:
        return 0.0 if s.reason == Reason.DEATH else 1.0
    if s.waiting == CHANCE_BIT:
        is_second = s.phase == Phase.ROLL and s.bout.round == turn and s.bout.seconds != 0
        if s.phase not in (Phase.REROLL, Phase.RETURN, Phase.EXTRA) and not is_second:
            return 1.0
        size = int(game.chance_size(s))
        return sum(chance_by_force(game, played(game, s, [CHANCE], one), turn, left) for one in range(size)) / size
    if s.phase not in DECIDED or s.bout.round != turn:
        return 1.0
    seat = first_seat(s.waiting)
    asked = seats_of(int(s.waiting)) if s.phase == Phase.STRIKE else [seat]
    return max(chance_by_force(game, played(game, s, asked, action), turn, left) for action in game.legal(s, seat))


class TooMany(Exception):
    """More positions than a test has time for."""


def played(game: CastleGame, s: CastleState, asked: list[int], action: int) -> CastleState:
    """The position after the same answer of some seats."""
    after = s.clone()
    for seat in asked:
        game.apply(after, seat, action, MUTE)
    return after


def differences(game: CastleGame, s: CastleState) -> list[float]:
    """By how much what is remembered is off, for every answer small enough to be tried without remembering anything."""
    rescue, seat, found = Rescue(game), first_seat(s.waiting), list[float]()
    rescue.begin()
    asked = seats_of(int(s.waiting)) if s.phase == Phase.STRIKE else [seat]
    for action in game.legal(s, seat):
        with suppress(TooMany):
            expected = chance_by_force(game, played(game, s, asked, action), int(s.bout.round), [30_000])
            found.append(abs(rescue.chance_after(s, seat, action) - expected))
    return found


def test_what_is_remembered_is_what_is_found_by_force() -> None:
    """In every tight moment of some matches."""
    game = load_with("dark_castle", {"difficulty": "grim"})
    assert isinstance(game, CastleGame)
    found = [off for number in range(24) for s in tight_moments(game, number) for off in differences(game, s)]
    assert len(found) > 40
    assert max(found) < 1e-9


@pytest.mark.parametrize("play", [
    struck({"smith": ["second_wind", "owl_tincture"], "tailor": ["loaded_charm"]}, "might cunning", hp=(2, 2)),
    struck({"smith": ["bone_rosary", "second_wind"], "tailor": ["loaded_charm"]}, "might cunning", hp=(2, 2)),
    lost({"smith": ["mouldy_crust", "smoked_eel"], "tailor": ["funeral_pie", "martyrs_tears"]}, hp=(1, 4)),
    lost({"smith": ["mouldy_crust", "smoked_eel"], "tailor": ["funeral_pie", "mouldy_crust"]}, hp=(2, 9)),
])
def test_hands_in_which_the_order_matters(play: Scenario) -> None:
    """What is left in whose hand tells positions apart that look the same on the table."""
    assert isinstance(play.game, CastleGame)
    assert isinstance(play.state, CastleState)
    found = differences(play.game, play.state)
    assert found
    assert max(found) < 1e-9


def tight_moments(game: CastleGame, number: int) -> list[CastleState]:
    """The positions of a match of experts in which somebody may die."""
    bot, rng, rescue = roster.make("greedy", game), derive(10, "tight", number), Rescue(game)
    state, found = game.new(2 + number % 2), list[CastleState]()
    while state.waiting:
        assert isinstance(state, CastleState)
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
            continue
        if rescue.is_near(state):
            found.append(state.clone())
        seat = first_seat(state.waiting)
        game.apply(state, seat, bot.choose(look(game, state, seat), rng).action, MUTE)
    return found


def test_four_full_hands_are_thought_through_in_time() -> None:
    """A blow that may kill, and eight items that may help, in any order: it is followed to its end, and not cut short,
    as it was when nothing was remembered.
    """
    play = before_card("smith", "tailor", "abbot", "cook", hp=[2, 2, 2, 2], items={
        "smith": ["second_wind", "loaded_charm"], "tailor": ["second_wind", "loaded_charm"],
        "abbot": ["bulls_blood", "owl_tincture"], "cook": ["fox_cordial", "bulls_blood"]}).play("""
            chance chapter gargoyle / p0 go gargoyle_stand
            chance enemy wisdom / chance enemy wisdom / chance enemy wisdom / chance enemy cunning / p0 rest nobody
            chance die might / chance die cunning / chance die might / chance die might""")
    assert isinstance(play.game, CastleGame)
    assert isinstance(play.state, CastleState)
    rescue = Rescue(play.game)
    legal = play.game.legal(play.state, first_seat(play.state.waiting))
    rescue.better(play.state, first_seat(play.state.waiting), legal, legal[-1])
    assert rescue.left > 0
