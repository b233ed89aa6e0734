"""The referee's assistant answers what needs no thought: forced decisions and standing passes."""

from escapade.core.referee import Assistant, random_match
from escapade.core.seat import NONE
from escapade.play.seeds import derive
from escapade.testing import Scenario, given

HANDS = [[0, 0, 0], [1, 2, 0], [1, 0, 0]]


def theft() -> Scenario:
    """p0 steals from p1, who has two shields and a coin."""
    nothing = [[0, 0, 0]] * 3
    seats = [{"hand": hand, "size": sum(hand), "side": "loyal", "knows": nothing} for hand in HANDS]
    return given("pocket", 3, {"players": seats, "deck": [4, 1, 2], "deck_size": 7}).play("p0 steal p1")


def answer(assistant: Assistant, match: Scenario, seat: int) -> str:
    """The answer in words, or nothing."""
    action = assistant.answer(match.game, match.state, seat)
    return "" if action == NONE else match.game.shapes.actions.words(action)


def test_forced_decisions_are_answered_only_on_demand() -> None:
    """p0 has no mask: pass is the only answer, given with auto_forced, asked for without."""
    match = theft().play("p1 play shield")
    assert match.legal("p0") == ["pass"]
    assert answer(Assistant(auto_forced=True), match, 0) == "pass"
    assert answer(Assistant(auto_forced=False), match, 0) == ""


def test_a_real_choice_is_never_taken_away() -> None:
    """Two answers, so p1 decides."""
    assert answer(Assistant(auto_forced=True), theft(), 1) == ""


def test_a_standing_pass_holds_for_its_window() -> None:
    """It is answered until the frame closes; the next window asks again."""
    match, assistant = theft(), Assistant(auto_forced=False)
    assistant.stand(1, match.state.top().serial)
    assert answer(assistant, match, 1) == "pass"
    assert answer(assistant, match, 1) == "pass"
    match.play("p1 pass / chance card coin / p1 stop / p2 steal p1")
    assert answer(assistant, match, 1) == ""
    assert answer(assistant, match, 1) == ""


def test_a_standing_pass_can_stand_on_a_lower_frame() -> None:
    """The whole theft: p0 passes in the window above it as well."""
    match, assistant = theft(), Assistant(auto_forced=False)
    assistant.stand(0, match.state.frames[0].serial)
    match.play("p1 play shield")
    assert answer(assistant, match, 0) == "pass"


def test_a_standing_pass_can_be_recalled() -> None:
    """Then the seat is asked again."""
    match, assistant = theft(), Assistant(auto_forced=False)
    assistant.stand(1, match.state.top().serial)
    assistant.recall(1)
    assert answer(assistant, match, 1) == ""


def test_a_pass_is_only_for_optional_windows() -> None:
    """In a vote there is no “nothing, thanks”."""
    match, assistant = given("pocket", 2).play("p0 call_vote"), Assistant(auto_forced=False)
    assistant.stand(1, match.state.top().serial)
    assert answer(assistant, match, 1) == ""


def test_a_random_match_is_the_same_for_the_same_stream() -> None:
    """Played inside the engine to the end; decisions of seats are counted, draws are not."""
    game = given("pocket", 3).game
    ends = []
    for turn in range(2):
        state = game.new(3)
        decisions = random_match(game, state, derive(4, "match"))
        assert state.waiting == 0
        assert 0 < decisions <= state.ply
        ends.append((decisions, game.describe(state)))
    assert ends[0] == ends[1]
