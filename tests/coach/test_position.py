"""The coach for a position: the open gate, the expert first unless another is surely better, one sentence why, and the
same words in worlds that the seat cannot tell apart.
"""

import pytest

from escapade.coach import position
from escapade.coach.figures import Estimate
from escapade.coach.measures.measure import Measure, measures_of
from escapade.coach.position import Word, consider, rank, what_differs
from escapade.coach.rollouts import Rollouts
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.state import State
from escapade.games import load_with
from escapade.language.coaching import differs_text, figure_text
from escapade.language.sentences import Language
from escapade.play.notation import read
from escapade.play.seeds import derive
from tests.coach.test_judging import asked, at_the_gate
from tests.conformance.world_checks import worlds_of
from tests.games.elba.positions import scene

LITTLE = 60
"""Decisions: the interpreted rules are slow."""


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for what is tested here."""
    monkeypatch.setattr(position, "MOST_WORLDS", 16)
    monkeypatch.setattr(position, "FIRST_WORLDS", 2)
    monkeypatch.setattr(position, "HORIZON", 4)


def words_of(game: Game, word: Word | None) -> list[str]:
    assert word is not None
    return [game.shapes.actions.words(one.action) for one in word.choices]


def test_the_open_gate() -> None:
    """EL-13: five of six throws are freedom, and the next player would not wait: try, and it is clear."""
    game, state = at_the_gate()
    word = consider(Rollouts(game, 1), look(game, state, 0), None, 2000)
    assert word is not None
    assert words_of(game, word)[0] == "escape"
    assert 2 <= len(word.choices) <= 4
    assert word.is_clear
    first = word.choices[0].worth
    assert first.mean - first.reach < 5 / 6 < first.mean + first.reach + 0.1


def test_one_answer_is_no_question() -> None:
    """And what a person has to find is not spoken of (EL-34)."""
    game, state = at_the_gate()
    legal = game.legal(state, 0)
    assert consider(Rollouts(game, 1), look(game, state, 0), legal[1:], LITTLE) is None
    _, escape = read(game, state, "p0 escape")
    word = consider(Rollouts(game, 1), look(game, state, 0), [escape], LITTLE)
    assert "escape" not in words_of(game, word)


def test_the_expert_comes_first_unless_another_is_surely_better() -> None:
    """Choice 7 is the expert's: a better mean is not enough."""
    samples = {7: [0.0, 1.0] * 8, 3: [0.0, 1.0] * 7 + [1.0, 1.0], 5: [0.0] * 16}
    assert rank(samples, 7) == [7, 3, 5]
    samples[3] = [1.0] * 16
    assert rank(samples, 7) == [3, 7, 5]


def test_of_all_figures_the_clearest_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted figures: one that never differs, one that differs a little, one that tells the two choices apart."""
    game, state = at_the_gate()
    pair = [read(game, state, words)[1] for words in ("p0 escape", "p0 end")]
    told = [Measure("same", lambda game, state, seat: 3.0),
            Measure("little", lambda game, state, seat: 0.1 * (state.waiting == 0)),
            Measure("over", lambda game, state, seat: 2.0 * (state.waiting == 0))]
    monkeypatch.setattr(position, "measures_of", lambda key: told)
    monkeypatch.setattr(position, "HORIZON", 0)
    found = what_differs(Rollouts(game, 1), look(game, state, 0), pair)
    assert found is not None
    assert found.measure.key == "over"
    assert found.first > 1.0 > found.second == 0.0
    del told[2]
    assert what_differs(Rollouts(game, 1), look(game, state, 0), pair) is None


def said(game: Game, state: State, seat: int) -> str:
    """Everything that could be told of a position."""
    return repr(consider(Rollouts(game, 5), look(game, state, seat), None, LITTLE))


def differences(game: Game, seats: int, most: int) -> int:
    """In how many positions the words are others in another world."""
    found = 0
    for number, (state, seat) in enumerate(asked(game, seats, most)):
        other = worlds_of(game.key).other_world(game, state, seat, derive(3, "coach", number))
        found += said(game, state, seat) != said(game, other, seat)
    return found


@pytest.mark.parametrize(("title", "seats", "options"), [
    ("evades", 2, {"squares": 20}), ("elba", 3, {"round_limit": 3}), ("prison_break", 3, {})])
def test_the_same_words_in_twin_worlds(title: str, seats: int, options: dict[str, object]) -> None:
    """issue: "it never knows more than the seat"."""
    assert differences(load_with(title, options), seats, 1 if title == "prison_break" else 2) == 0


def test_a_coach_who_peeps_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a figure read from the real Hands."""
    game = load_with("elba", {"round_limit": 3})
    real: list[State] = []
    plainly = said

    def peeping(game: Game, state: State, seat: int) -> str:
        real[:] = [state]
        return plainly(game, state, seat)

    def hands(game: Game, state: State, seat: int) -> float:
        return float(sum(map(ord, str(game.describe(real[0])["players"])))) + int(state.ply) % 2

    monkeypatch.setattr("tests.coach.test_position.said", peeping)
    monkeypatch.setattr(position, "measures_of", lambda key: [Measure("hands", hands)])
    monkeypatch.setattr(position, "CLEAR", -1.0)
    monkeypatch.setattr(Measure, "least", 0.0)
    assert differences(game, 3, 4) > 0


def test_figures_of_the_games() -> None:
    """Each is read from a position as people would count it."""
    match = scene(bags=["elb", "from"], hands=["a"], strength={"p0": 4}, at={"p1": "roof"})
    told = {one.key: one.look(match.game, match.state, 0) for one in measures_of("elba")}
    assert told == {"strength": 4.0, "missing": 0.0, "word": 0.0, "rivals": 1.0}
    castle = load_with("dark_castle", {})
    assert {one.key for one in measures_of("dark_castle")} == {"weakest", "together", "things"}
    assert [one.look(castle, castle.new(2), 0) for one in measures_of("dark_castle")] == [0.0, 0.0, 0.0]
    prison = load_with("prison_break", {})
    assert [one.look(prison, prison.new(3), 0) for one in measures_of("prison_break")] == [0.0] * 5
    race = load_with("evades", {})
    assert [one.key for one in measures_of("evades")] == ["points", "sure"]
    assert measures_of("evades")[1].look(race, race.new(2), 0) == 0.0
    assert measures_of("pocket") == []


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_figure_has_its_sentence(code: str) -> None:
    """Amounts with one digit, shares as percentages, in the manner of the language."""
    language = Language(code, strict=True)
    assert figure_text(language, 2.345, is_share=False) == {"en": "2.3", "fr": "2,3"}[code]
    assert figure_text(language, -0.96, is_share=False) == {"en": "−1.0", "fr": "−1,0"}[code]
    assert figure_text(language, -0.2, is_share=True) == language.figure("share", 0.0)
    for title in ("evades", "elba", "dark_castle", "prison_break"):
        game = load_with(title, {})
        for measure in measures_of(title):
            text = differs_text(language, game, measure.key, "1.5", "2.5")
            assert text.index("1.5") < text.index("2.5")
            assert text.endswith(".")


def test_a_word_knows_how_sure_it_is() -> None:
    """Clear only where the whole interval lies above 0."""
    assert Word([], Estimate(0.2, 0.05, 9), None).is_clear
    assert not Word([], Estimate(0.2, 0.15, 9), None).is_clear
