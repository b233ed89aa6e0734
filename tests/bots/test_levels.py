"""Five levels for every game: what tells them apart is thought alone."""

from collections import Counter

import pytest

from escapade.bots import roster
from escapade.bots.base import Choice, Heuristic
from escapade.bots.elba.sight import ElbaSight
from escapade.bots.levels.bot import LevelBot
from escapade.bots.levels.level import LEVELS, Level, level_of, pace_of
from escapade.bots.levels.sight import Sight
from escapade.core.event import MUTE
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import State
from escapade.games import load, load_with
from escapade.games.elba.game import ElbaGame
from escapade.games.elba.kinds import Kind
from escapade.play.loop import play_match
from escapade.play.seeds import derive, match_stem
from tests.bots.lottery import Lottery, perspective_of

TITLES = ["evades", "elba", "dark_castle", "prison_break"]
TIMES = 2000


class InOrder(Heuristic):
    """Likes the first answer of a list best; `stubborn` insists on it though it is missing."""

    def __init__(self, *, stubborn: bool = False) -> None:
        self.stubborn = stubborn

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        return Choice(0 if self.stubborn else legal[0], "only_choice")


def answers(overlooks: int, heuristic: Heuristic) -> Counter[int]:
    """What a level answers that overlooks so much, of four answers, over many questions."""
    bot, game = LevelBot(Level("some", overlooks=overlooks), heuristic, Sight()), Lottery([0] * 4)
    return Counter(bot.choose(perspective_of(game), derive(number, "level")).action for number in range(TIMES))


def test_from_a_first_timer_to_a_master() -> None:
    """The issue: five, each sees more than the one below; the last one looks ahead."""
    assert [level.name for level in LEVELS] == ["first_timer", "casual", "regular", "expert", "master"]
    overlooked = [level.overlooks for level in LEVELS]
    assert overlooked == sorted(overlooked, reverse=True)
    assert overlooked[-2:] == [0, 0]
    assert [level.searches for level in LEVELS] == [False] * 4 + [True]
    assert [level.rarest_word for level in LEVELS] == sorted(level.rarest_word for level in LEVELS)


def test_a_slip_is_the_next_best_thought() -> None:
    """One in four overlooked: the second thought is taken three times in sixteen, the third less, never anybody's."""
    found = answers(25, InOrder())
    assert found[0] / TIMES == pytest.approx(0.75, abs=0.03)
    assert found[1] / TIMES == pytest.approx(0.1875, abs=0.03)
    assert found[2] / TIMES == pytest.approx(0.047, abs=0.02)
    assert answers(0, InOrder()) == {0: TIMES}


def test_a_slip_does_not_borrow_the_experts_reason() -> None:
    """What an expert says of its best answer would be a lie about another one."""
    game = Lottery([0] * 4)
    bot = LevelBot(Level("some", overlooks=50), InOrder(), Sight())
    found = [bot.choose(perspective_of(game), derive(number, "reason")) for number in range(50)]
    assert {(choice.action == 0, choice.reason) for choice in found} == {(True, "only_choice"), (False, "at_random")}


def test_an_expert_that_insists_is_not_listened_to() -> None:
    """What was overlooked is not answered, though the expert knows nothing else."""
    found = answers(45, InOrder(stubborn=True))
    assert found[0] / TIMES == pytest.approx(0.55, abs=0.04)
    assert set(found) == {0, 1, 2, 3}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", ["first_timer", "regular"])
def test_a_level_plays_a_match(title: str, name: str) -> None:
    """Every question it meets, with answers missing from the expert's list."""
    game = load_with(title, {"round_limit": 2} if title == "elba" else {})
    bot = roster.make(name, game)
    assert bot.name == name
    played = play_match(game, [bot] * 3, match_stem(2, 5), [])
    assert played.decisions > 20


@pytest.mark.parametrize("title", TITLES)
def test_an_expert_answers_as_greedy_does(title: str) -> None:
    """The old name stays, and means the same play: where the expert does not draw lots, question for question."""
    game, rng = load(title), derive(3, "walk", title)
    bots, state, met = [roster.make(name, game) for name in ("expert", "greedy")], game.new(3), 0
    while state.waiting and met < 40:
        seat = first_seat(state.waiting)
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
            continue
        one, other = [bot.choose(look(game, state, seat), derive(state.ply, "bot")).action for bot in bots]
        if not (title == "evades" and state.phase == 0):
            assert one == other
            met += len(game.legal(state, seat)) > 1
        game.apply(state, seat, one, MUTE)


def words(game: Game, names: list[str]) -> list[int]:
    """The actions that keep these words."""
    assert isinstance(game, ElbaGame)
    lexicon = game.tables.vocabulary.lexicon
    return [game.shapes.actions.number(Kind.KEEP_WORD, lexicon.names.index(name)) for name in names]


def test_EL_18_a_first_timer_knows_common_words_and_printed_ones() -> None:
    """PROBLEM is common, EMPEROR is printed, CAMEL and BLOOMERS would have to come to mind."""
    game = load("elba")
    sight = ElbaSight(game)
    legal = [*words(game, ["problem", "emperor", "camel", "bloomers"]), game.shapes.actions.number(Kind.KEEP_NOTHING)]
    first, casual, master = level_of("first_timer"), level_of("casual"), level_of("master")
    assert first is not None
    assert casual is not None
    assert master is not None
    state = game.new(3)
    assert sight.seen(state, 0, legal, first) == [legal[0], legal[1], legal[4]]
    assert sight.seen(state, 0, legal, casual) == [legal[0], legal[1], legal[2], legal[4]]
    assert sight.seen(state, 0, legal, master) == legal
    assert sight.seen(state, 0, legal[3:4], first) == legal[3:4], "somebody has to answer something"


@pytest.mark.parametrize("title", TITLES)
def test_levels_of_a_game_differ(title: str) -> None:
    """However dear a slip is in a game, each level overlooks less than the one below."""
    game = load(title)
    overlooked = [roster.level_in(level, game).overlooks for level in LEVELS[:4]]
    assert overlooked == sorted(set(overlooked), reverse=True)
    assert 0 == overlooked[-1] < overlooked[-2] <= 15
    assert overlooked[0] <= 60


def test_each_level_has_a_pace() -> None:
    """A first timer takes its time; a bot that is no level takes the usual one."""
    assert [pace_of(level.name) for level in LEVELS] == [1.5, 1.2, 1.0, 0.8, 1.0]
    assert pace_of("greedy") == pace_of("random") == 1.0
