"""Advisers have tempers: where answers are as good as equal they differ in what they advise, and in what they say."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from escapade.bots import roster
from escapade.bots.advice import QUIET, keep_back, look_on, think
from escapade.bots.base import Bot, Choice
from escapade.bots.dark_castle.counsel import NEAR, TEMPER_REASONS, CastleCounsel
from escapade.bots.dark_castle.rescue import Rescue
from escapade.bots.levels.level import BOLD, CAUTIOUS, EVEN, GENEROUS, LEVELS, TEMPERS, temper_of
from escapade.bots.random import REASONS as AT_RANDOM
from escapade.bots.search.bot import LOOKED_AHEAD
from escapade.core.event import MUTE
from escapade.core.perspective import Perspective, look
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.kinds import Phase
from escapade.games.dark_castle.state import CastleState
from escapade.play.seeds import derive
from escapade.testing import Scenario
from tests.bots.test_advice import advice_of, spoken
from tests.bots.test_rescue import DECIDED, is_passed_by
from tests.games.dark_castle.plays import before_card, new_match

ADVISER = 1
MATCHES = 4


class Fixed(Bot):
    """Would answer this, whatever is asked."""

    def __init__(self, name: str, said: Choice) -> None:
        super().__init__(name, needs_view=True)
        self.said = said

    def choose(self, perspective: Perspective, rng: Rng) -> Choice:
        return self.said


def level_with(temper: str) -> str:
    """A level that has this temper."""
    return next(level.name for level in LEVELS if level.temper == temper)


def counsel_of(play: Scenario) -> CastleCounsel:
    """What the bots of the castle tell."""
    found = roster.counsel(play.game)
    assert isinstance(found, CastleCounsel)
    return found


def said_with(play: Scenario, temper: str, adviser: int = ADVISER) -> tuple[str, str]:
    """What an expert of this temper advises whoever must answer: action in words, and reason."""
    counsel, state, game = counsel_of(play), play.state, play.game
    asked = look(game, state, first_seat(state.waiting))
    expert = counsel.expert.choose(asked.imagine(derive(1, "world")), asked.seat, asked.legal[:], derive(1, "expert"))
    bot = Fixed("greedy" if temper == EVEN else level_with(temper), expert)
    found = think(counsel, bot, look_on(counsel, game, state, adviser), derive(1, "advice"))
    return game.shapes.actions.words(found.action), found.reason


def bout(*hp: int) -> Scenario:
    """A smith, a tailor and a cook before their first roll against a gargoyle: who rests?"""
    return before_card("smith", "tailor", "cook", hp=list(hp)).play("""chance chapter gargoyle
        p0 go gargoyle_stand / chance enemy wisdom / chance enemy cunning / chance enemy might""")


def test_every_level_has_a_temper() -> None:
    """Those that are there; bots that are no level say what they would do."""
    assert {level.temper for level in LEVELS} == set(TEMPERS) - {EVEN}
    assert [temper_of(name) for name in ("greedy", "random", "search:8")] == [EVEN] * 3
    assert temper_of("expert") == CAUTIOUS


def questions(play: Scenario, rng: Rng) -> Iterator[tuple[int, list[int]]]:
    """Who is asked, and the answers to choose from, wherever there is a choice in a match that experts play."""
    game, state, expert = play.game, play.state, roster.heuristic(play.game)
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
            continue
        seat = first_seat(state.waiting)
        legal = game.legal(state, seat)
        if len(legal) > 1:
            yield seat, legal
        game.apply(state, seat, expert.choose(game.clone(state), seat, legal, rng).action, MUTE)


@cache
def walked() -> list[tuple[Scenario, str, tuple[str, str], tuple[str, str]]]:
    """Along matches, wherever an adviser's temper has a say: what it says with it, and without."""
    found = []
    for number in range(MATCHES):
        play = new_match(3, difficulty="grim" if number % 2 else "fair")
        for seat, legal in questions(play, derive(number, "tempers")):
            if seat != ADVISER and len(counsel_of(play).near(castle(play.state), legal)) > 1:
                here = Scenario(play.game, play.game.clone(play.state))
                even = said_with(here, EVEN)
                found += [(here, temper, said_with(here, temper), even) for temper in (BOLD, CAUTIOUS, GENEROUS)]
    return found


def castle(state: object) -> CastleState:
    """Of the castle's own class."""
    assert isinstance(state, CastleState)
    return state


def test_tempers_differ_and_every_reason_is_given() -> None:
    """All that tempers say comes up in a few matches; often enough two of them advise different things."""
    reasons = Counter(with_it[1] for _, _, with_it, _ in walked())
    assert set(TEMPER_REASONS) <= set(reasons)
    assert sum(with_it[0] != without[0] for _, _, with_it, without in walked()) > 10


def test_a_temper_advises_nothing_that_is_worse() -> None:
    """Never further from the best than what is as good as equal; and its words fit its answer."""
    for play, temper, with_it, _ in walked():
        counsel, state, actions = counsel_of(play), castle(play.state), play.game.shapes.actions
        legal = play.game.legal(state, first_seat(state.waiting))
        costs = {actions.words(action): counsel.cost(state, action) for action in legal}
        assert costs[with_it[0]] <= min(costs.values()) + NEAR
        if with_it[1] in TEMPER_REASONS:
            assert with_it[1].startswith(temper)
        if with_it[1] == "bold_strike":
            assert with_it[0] == "rest nobody"
        if with_it[1] in ("bold_dare", "cautious_stop"):
            assert with_it[0] == ("dare" if temper == BOLD else "stop")
        if with_it[1] == "generous_goes":
            assert with_it[0] == f"nominate {play.described('heroes')[ADVISER]['hero']}"


def test_a_scripted_round() -> None:
    """Who rests is as good as equal: the cautious adviser lets the weakest breathe; who is generous is the weakest, and
    would rather see somebody else rest; who is bold has nothing to say, since to strike with all would be dear. With
    more blood left it is as good, and the bold and the cautious part ways.
    """
    play = bout(9, 8, 9)
    assert said_with(play, EVEN) == ("rest cook", "rest_the_weak")
    assert said_with(play, CAUTIOUS) == ("rest tailor", "cautious_rest")
    assert said_with(play, GENEROUS) == ("rest cook", "generous_rest")
    assert said_with(play, BOLD) == ("rest cook", "rest_the_weak")
    fresh = bout(12, 12, 11)
    assert said_with(fresh, BOLD) == ("rest nobody", "bold_strike")
    assert said_with(fresh, CAUTIOUS) == ("rest cook", "cautious_rest")


def test_about_its_own_question_a_bot_says_what_it_will_do() -> None:
    """Whatever its temper: it answers without it."""
    for play, temper, _, without in walked()[::7]:
        assert said_with(play, temper, first_seat(play.state.waiting)) == without


def test_PB_30_in_a_prison_a_temper_has_words_alone() -> None:
    """What a figure is after stays what it is, and is told to the same askers; only a temper's words differ."""
    heard = set()
    for game, state, adviser, asker in spoken("prison_break", 3)[::6]:
        counsel = advice_of(game)
        bots = [roster.make(name, game) for name in ("greedy", *[level_with(temper) for temper in TEMPERS[1:]])]
        thoughts = [think(counsel, bot, look_on(counsel, game, state, adviser), derive(7, "bot")) for bot in bots]
        plain, told = thoughts[0], [keep_back(counsel, one, game.view(state, asker)) for one in thoughts]
        for temper, thought in zip(TEMPERS[1:], thoughts[1:], strict=True):
            assert thought.reason in (plain.reason, f"{temper}_{plain.reason}")
            assert (thought.action, thought.params) == (plain.action, plain.params)
        assert len({one.reason == QUIET for one in told}) == 1
        heard |= {one.reason for one in thoughts}
    assert {"bold_looks_under", "cautious_looks_under", "generous_looks_under"} <= heard


@pytest.mark.parametrize("reason", [AT_RANDOM[0], LOOKED_AHEAD])
def test_slips_and_searches_stand(reason: str) -> None:
    """A slip is one at the table, too; and what was played on many times is not overruled by a temper."""
    for play, temper, _, _ in walked()[::5]:
        counsel, seat = counsel_of(play), first_seat(play.state.waiting)
        said = Choice(play.game.legal(play.state, seat)[-1], reason)
        found = think(counsel, Fixed(level_with(temper), said), look_on(counsel, play.game, play.state, ADVISER),
                      derive(1, "advice"))
        assert found is said


@pytest.mark.parametrize("temper", [BOLD, CAUTIOUS, GENEROUS])
def test_nobody_is_advised_to_die_while_a_rescue_is_there(temper: str) -> None:
    """DC-27, DC-30: over whole grim castles, wherever a blow can still be helped."""
    asked = 0
    for number in range(3):
        play = new_match(3, difficulty="grim")
        assert isinstance(play.game, CastleGame)
        rescue = Rescue(play.game)
        for seat, legal in questions(play, derive(number, "grim", temper)):
            state = castle(play.state)
            if state.phase in DECIDED and rescue.is_near(state):
                words = said_with(play, temper, (seat + 1) % 3)[0]
                action = next(one for one in legal if play.game.shapes.actions.words(one) == words)
                assert not is_passed_by(play.game, rescue, state, seat, action, legal)
                asked += 1
    assert asked > 0


def test_no_temper_has_a_say_where_blows_fall() -> None:
    """The planted defect of the test above would be an answer to USE, KEEP, STRIKE or LOSS that a temper changed."""
    play = before_card("smith", "tailor", hp=[4, 9], items={"smith": ["stone_draught"]}).play(
        "chance chapter oubliette / p0 go oubliette_fall")
    state = castle(play.state)
    assert state.phase == Phase.LOSS
    assert counsel_of(play).near(state, play.game.legal(state, 0)) == []
    for temper in (BOLD, CAUTIOUS, GENEROUS):
        assert said_with(play, temper) == ("use stone_draught smith", "saves_a_life")
