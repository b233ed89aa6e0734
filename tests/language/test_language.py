"""The Language class: what comes out, word for word, and that everything a match can tell comes out."""

import pytest

from escapade.core.errors import BadInput, EscapadeError, Refused
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.core.shape import Field
from escapade.games import load
from escapade.language.fluent import languages
from escapade.language.sentences import Language
from escapade.play.record import Record, new_header, replay
from escapade.testing import given
from tests.language.checks import real_games

NAMES = ["Ada", "Ben", "Cleo"]
GAMES = real_games()


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Language:
    """Each language in turn, which complains about everything."""
    return Language(request.param, strict=True)


@pytest.fixture(params=GAMES, ids=[game.key for game in GAMES])
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    assert isinstance(request.param, Game)
    return request.param


def values_of(field: Field) -> list[int]:
    """Every value of a field, and none at all."""
    return [NONE, *range(3 if field.type_name == "seat" else len(field.names) or 4)]


def rows_of(fields: list[Field]) -> list[list[int]]:
    """Values for a shape: each field runs through all of its own, the others along with it."""
    columns = [values_of(field) for field in fields]
    longest = max([len(column) for column in columns], default=1)
    return [[column[row % len(column)] for column in columns] for row in range(longest)]


def test_every_action_and_draw_is_told(language: Language, game: Game) -> None:
    told = [language.action(game, action, NAMES, 0) for action in range(game.action_count)]
    assert len(set(told)) == len(told), "two actions read alike"
    for shape in game.shapes.chances:
        assert all(language.chance(game, shape.kind, value) for value in values_of(shape.fields[0]))


def test_every_event_is_told(language: Language, game: Game) -> None:
    for shape in game.shapes.events:
        for values in rows_of(shape.fields):
            for you in (None, 0, 1):
                assert language.event(game, Event(shape.kind, values, 0), NAMES, you)


def test_every_question_is_told(language: Language, game: Game) -> None:
    for shape in [phase.question for phase in game.shapes.phases]:
        for values in rows_of(shape.fields):
            for waiting in (["p0"], ["p1", "p2"], ["chance"], []):
                question = {"key": shape.name, "fields": shape.fill(values), "waiting_for": waiting}
                assert all(language.question(game, question, NAMES, you) for you in (None, 0, 1))


def test_every_reason_is_told(language: Language, game: Game) -> None:
    for shape in game.shapes.reasons:
        for values in rows_of(shape.fields):
            assert language.reason(game, {"code": shape.name, "params": shape.fill(values)}, NAMES, 0)
    for waiting in (["p1"], ["p1", "p2"], ["chance"]):
        assert language.reason(game, {"code": "not_your_turn", "params": {"waiting_for": waiting}}, NAMES, 0)
    assert language.reason(game, {"code": "over", "params": {}}, NAMES, 0)


def test_every_outcome_is_told(language: Language, game: Game) -> None:
    assert game.shapes.outcomes
    for reason in [shape.name for shape in game.shapes.outcomes]:
        for winners in ([], [0], [0, 2], [0, 1, 2]):
            for scores in (None, [0, 0, 0], [1, 1, 1], [5, 2, 5]):
                assert language.outcome(game, {"reason": reason, "winners": winners, "scores": scores}, NAMES)


def test_unknown_language() -> None:
    with pytest.raises(BadInput) as error:
        Language("tlh")
    assert Language("fr", strict=True).error(error.value) == (
        "Nous ne parlons pas encore «\u00a0tlh\u00a0». Nous parlons\u00a0: en, fr.")


def test_no_isolates_and_no_numbers_as_words() -> None:
    told = Language("en", strict=True).event(load("evades"), Event(4, [0, 1, 4], 0), NAMES, None)
    assert told == "Ada rolls 4 with the red die."


@pytest.mark.parametrize(("code", "you", "told"), [
    ("en", 0, "You take the red die."), ("en", 1, "Ada takes the red die."), ("en", None, "Ada takes the red die."),
    ("fr", 0, "Vous prenez le dé rouge."), ("fr", 1, "Ada prend le dé rouge."),
])
def test_you_and_others(code: str, you: int | None, told: str) -> None:
    assert Language(code, strict=True).event(load("evades"), Event(3, [0, 1], 0), NAMES, you) == told


def test_questions_of_a_scenario() -> None:
    language = Language("fr", strict=True)
    scenario = given("evades", 2)
    asked = scenario.view("p0")["question"]
    told = language.question(scenario.game, asked, NAMES, 0)
    assert told == "Qui embarque en premier\u00a0? Bateau 1."
    assert language.question(scenario.game, asked, NAMES, None) == "Ada et Ben griffonnent encore leurs paris secrets."


def test_reasons_of_a_scenario() -> None:
    scenario = given("evades", 2).play("p0 bet red")
    why = scenario.why("p0", "bet red")
    assert why is not None
    assert Language("en", strict=True).reason(scenario.game, why, NAMES, 0) == "Red is already on your list."


def test_names_of_seats() -> None:
    game = load("evades")
    language = Language("en", strict=True)
    assert language.chance(game, 0, 1) == "Player 2 starts"
    assert language.chance(game, 0, 1, NAMES) == "Ben starts"
    assert language.seat(16) == "chance"
    assert language.seat(17) == "a spectator"


@pytest.mark.parametrize(("winners", "told"), [
    ([1], "Everybody is aboard! Ben wins with 9 points."),
    ([0, 1], "Everybody is aboard! Ada and Ben share the win with 9 points."),
    ([0, 1, 2], "Everybody is aboard! Ada, Ben and Cleo share the win with 9 points."),
])
def test_lists_of_winners(winners: list[int], told: str) -> None:
    outcome = {"reason": "all_aboard", "winners": winners, "scores": [9, 9, 9]}
    assert Language("en", strict=True).outcome(load("evades"), outcome, NAMES) == told


def test_french_plurals_of_nothing() -> None:
    language = Language("fr", strict=True)
    game = load("evades")
    told = [language.event(game, Event(11, [0, points], 0), NAMES, None) for points in (0, 1, 2)]
    assert told == ["Ada repart les mains vides.", "Ada repart avec 1 point.", "Ada repart avec 2 points."]


def test_a_packs_own_names_stay_keys() -> None:
    assert Language("en").name("evades", "prisoner", "purple") == "purple"
    assert Language("en").name(load("evades"), "prisoner", "light_green") == "Light Green"
    assert Language("fr").title("evades") == "Les Évadés"
    with pytest.raises(AssertionError):
        Language("en", strict=True).name("evades", "prisoner", "purple")


def test_missing_sentence() -> None:
    assert Language("en").say("no-such-key", key="a param may be called key") == "no-such-key"
    assert Language("en").error(EscapadeError("input.nonsense", {})) == "error-input-nonsense"


def test_errors_are_told_with_their_cause() -> None:
    record = Record(new_header(load("evades"), 2))
    record.entries.append("p0 take red")
    with pytest.raises(BadInput) as error:
        list(replay(record))
    assert Language("en", strict=True).error(error.value) == (
        "Line 2, column 2: “p0 take red” cannot be played. The rules do not allow that just now.")
    assert Language("en", strict=True).error(Refused("refused.over", {})) == "The match is over."


def test_what_people_typed_is_tamed() -> None:
    params: dict[str, object] = {"word": "\x1b[2J" + "x" * 5000, "known": ["a"], "flag": True}
    told = Language("en", strict=True).error(BadInput("input.unknown_action", params))
    assert told.startswith("There is no action “\N{REPLACEMENT CHARACTER}[2Jxxx")
    assert len(told) < 400
