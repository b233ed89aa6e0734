"""Search over imagined worlds: an expert's answer stands unless another one is better by more than chance explains."""

from statistics import stdev

import pytest

from escapade.bots import roster
from escapade.bots.base import Choice, Heuristic
from escapade.bots.search.arms import Arm, better_half, rounds_of
from escapade.bots.search.bot import LOOKED_AHEAD, SearchBot
from escapade.bots.search.luck import Luck
from escapade.bots.search.manner import Manner
from escapade.bots.search.patience import Deadline, Patience
from escapade.bots.search.result import result_of
from escapade.bots.search.rollout import Rollout
from escapade.bots.values.value import Value
from escapade.core.errors import BadInput, Missing, Refused
from escapade.core.event import MUTE
from escapade.core.perspective import look
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat, seats_of
from escapade.core.state import State
from escapade.games import load
from escapade.play.seeds import derive
from tests.bots.lottery import HIDDEN, Draw, Lottery, perspective_of

TIMES = 100


class Fixed(Heuristic):
    """An expert that likes answers in a fixed order."""

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def choose(self, state: State, seat: int, legal: list[int], rng: Rng) -> Choice:
        return Choice(next(action for action in self.order if action in legal), "only_choice")


class Counted(Patience):
    """Over after so many looks."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.looks = looks

    def is_over(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def searching(game: Lottery, simulations: int = 400, *, guard: float = 2.0, breadth: int = 8,
              expert: list[int] | None = None) -> SearchBot:
    """A search whose expert would take the first answer."""
    order = expert if expert is not None else list(range(len(game.odds)))
    return SearchBot("search", game, Fixed(order), Manner(careful=100, breadth=breadth, guard=guard), simulations)


def answers(game: Lottery, bot: SearchBot, prize: int = -1) -> list[int]:
    """What a bot answers, each time with other luck."""
    return [bot.choose(perspective_of(game, prize), derive(number, "search")).action for number in range(TIMES)]


def test_a_much_better_answer_replaces_the_experts() -> None:
    """30 % against 70 %: four hundred simulations are plenty."""
    game = Lottery([30, 30, 70, 30])
    assert answers(game, searching(game)).count(2) == TIMES
    choice = searching(game).choose(perspective_of(game), derive(1, "search"))
    assert choice.reason == LOOKED_AHEAD
    assert int(choice.params["number"]) > 50


def test_noise_replaces_nothing() -> None:
    """All are equal: the expert's answer is the null hypothesis, and stands but for about one time in twenty."""
    game = Lottery([50] * 6)
    assert answers(game, searching(game, 200)).count(0) == TIMES, "the same dice for all: equal answers end equal"
    hidden = Lottery([0] * 6)
    assert answers(hidden, searching(hidden, 200), HIDDEN).count(0) >= TIMES - 12, "a sixth each, in different worlds"


def test_without_the_guard_noise_decides() -> None:
    """The defect that bots.md warns of, planted: the best mean of a few worlds wins, and it is anybody's."""
    game = Lottery([0] * 6)
    assert answers(game, searching(game, 60, guard=0.0), HIDDEN).count(0) < TIMES // 2


def test_a_worse_answer_never_gets_in() -> None:
    """The expert is right."""
    game = Lottery([60, 30, 30])
    assert answers(game, searching(game)).count(0) == TIMES


def test_compared_answers_meet_the_same_dice() -> None:
    """51 wins wherever 50 does, and once in a hundred more: never worse in any world."""
    arm, game = Arm(1), Lottery([50, 51])
    bot, rng = searching(game), derive(2, "pairs")
    for _ in range(2000):
        bot.compare(perspective_of(game), 0, [arm], rng)
    assert 0 < arm.total < 60
    assert arm.squares == arm.total, "every difference is 0 or +1"


@pytest.mark.parametrize(("answers_", "simulations"), [(2, 8), (3, 50), (7, 100), (7, 1000)])
def test_the_budget_is_kept(answers_: int, simulations: int) -> None:
    """`search:400` plays at most 400 matches on, and most of them."""
    game = Lottery([50] * answers_)
    searching(game, simulations).choose(perspective_of(game), derive(1, "budget"))
    assert simulations * 0.6 <= game.ends <= simulations


def test_few_simulations_compare_few_answers() -> None:
    """Eight simulations say nothing about forty answers: only those the expert likes next are looked at."""
    game = Lottery([50] * 40)
    bot = searching(game, 8, expert=list(range(39, -1, -1)))
    assert bot.others(perspective_of(game), 39, derive(1, "others")) == [38]
    bot = searching(game, 400, breadth=5, expert=list(range(39, -1, -1)))
    assert bot.others(perspective_of(game), 39, derive(1, "others")) == [38, 37, 36, 35]


def test_the_same_luck_gives_the_same_answer() -> None:
    """Reproducible from the seed, also where it is a close thing."""
    game = Lottery([50, 55, 52, 57])
    assert answers(game, searching(game)) == answers(game, searching(game))
    assert len(set(answers(game, searching(game)))) > 1


def test_patience_ends_a_thought() -> None:
    """With what it has seen so far: here nothing, so that the expert's answer stands."""
    game = Lottery([0, 100])
    bot = searching(game)
    assert bot.choose(perspective_of(game), derive(1, "patience")).action == 1
    bot.patience = Counted(0)
    assert bot.choose(perspective_of(game), derive(1, "patience")).action == 0
    game.ends = 0
    bot.patience = Counted(10)
    assert bot.choose(perspective_of(game), derive(1, "patience")).action == 1
    assert game.ends == 20


def test_a_deadline_goes_by_the_clock_it_was_given() -> None:
    """Nobody else's; each thought has all of its time."""
    now = [100.0]
    deadline = Deadline(lambda: now[0], 1.5)
    assert not deadline.is_over()
    now[0] = 101.5
    assert deadline.is_over()
    deadline.begin()
    assert not deadline.is_over()
    now[0] = 102.9
    assert not deadline.is_over()


def test_worlds_are_a_budget_too() -> None:
    """What a server allows is not exceeded; with none at all it is refused, as every bot that imagines is."""
    game = Lottery([0, 100])
    perspective = perspective_of(game, nodes=6)
    assert searching(game).choose(perspective, derive(1, "worlds")).action == 1
    assert perspective.nodes == 0
    with pytest.raises(Refused, match=r"refused\.no_budget"):
        searching(game).choose(perspective_of(game, nodes=0), derive(1, "worlds"))


def test_a_forced_answer_costs_nothing() -> None:
    """One legal action: no world is played on."""
    game = Lottery([50])
    assert searching(game).choose(perspective_of(game), derive(1, "forced")).action == 0
    assert game.ends == 0


def test_what_a_seat_does_not_know_is_not_found() -> None:
    """The prize is behind one of the answers; who cannot see it gets it no oftener than anybody."""
    game = Lottery([0, 0, 0])
    for prize in range(3):
        bot, unknown = searching(game), perspective_of(game, HIDDEN)
        assert bot.choose(unknown, derive(1, "hidden")).action == bot.choose(
            perspective_of(game, HIDDEN), derive(1, "hidden")).action
        assert bot.choose(perspective_of(game, prize), derive(1, "seen")).action == prize


@pytest.mark.parametrize(("sides", "mine", "theirs"), [(["a", "b"], 1.0, 0.0), (["a", "a"], 1.0, 1.0)])
def test_results_go_by_sides(sides: list[str], mine: float, theirs: float) -> None:
    """Each for himself; and all of one side, as in a co-operative game."""
    game, state = Lottery([100], sides), Draw(-1)
    game.apply(state, 0, 0, MUTE)
    game.apply(state, CHANCE, 5, MUTE)
    assert [result_of(game, state, seat, 0.0) for seat in range(2)] == [mine, theirs]


class Even(Value):
    """Knows nothing."""

    def of(self, state: State, seat: int) -> float:
        return 0.25


def test_a_rollout_is_cut_where_a_value_judges() -> None:
    """After `depth` decisions; without a value it goes on to the end."""
    game = load("evades")
    manner = Manner(careful=0, breadth=2, guard=1.0, depth=5)
    cut = Rollout(game, roster.heuristic(game), manner, Even())
    state = game.new(3)
    assert cut.play_on(state, 0, Luck(derive(1, "cut"))) == 0.25
    assert state.waiting
    state = game.new(3)
    assert Rollout(game, roster.heuristic(game), manner).play_on(state, 0, Luck(derive(1, "cut"))) in (0.0, 0.5, 1.0)
    assert not state.waiting


def test_dice_begin_anew_with_every_round() -> None:
    """However many were thrown before; and all over again for the next answer."""
    luck = Luck(derive(1, "luck"))
    first = [int(luck.dice.below(1000)) for _ in range(3)]
    luck.turn(1)
    second = [int(luck.dice.below(1000)) for _ in range(3)]
    luck.again()
    assert [int(luck.dice.below(1000)) for _ in range(3)] == first
    luck.again()
    assert int(luck.dice.below(1000)) == first[0]
    luck.turn(1)
    assert [int(luck.dice.below(1000)) for _ in range(3)] == second != first
    luck.turn(1)
    assert int(luck.dice.below(1000)) not in second[:1], "the round that is on goes on"


def test_an_arm_counts_its_pairs() -> None:
    """Mean and standard error, with one pair more that differed by one."""
    arm = Arm(3)
    for difference in (1.0, 0.0, -1.0, 1.0):
        arm.add(difference)
    assert arm.mean() == 0.25
    assert arm.error() == pytest.approx((0.8 - 0.04) ** 0.5 / 2)
    assert stdev([1.0, 0.0, -1.0, 1.0]) / 2 == pytest.approx(arm.error(), abs=0.06)
    assert Arm(0).error() == 1.0


def test_halving() -> None:
    """Seven, four, two, one."""
    arms = [Arm(number) for number in range(7)]
    for arm in arms:
        arm.add(arm.action / 10)
    assert [arm.action for arm in better_half(arms)] == [6, 5, 4, 3]
    assert (rounds_of(7), rounds_of(2), rounds_of(1)) == (4, 2, 1)


@pytest.mark.parametrize("name", ["search:8", "search:400"])
def test_a_name_with_a_number(name: str) -> None:
    """Parsed by the roster, for every game that has an expert."""
    bot = roster.make(name, load("elba"))
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.simulations) == (name, int(name[7:]))


@pytest.mark.parametrize("name", ["search:", "search:7", "search:-8", "search:1000001", "search:x", "search:४००",
                                  "search:99999999999999999999"])
def test_a_bad_number_is_bad_input(name: str) -> None:
    """With what was written and what could be."""
    with pytest.raises(BadInput) as caught:
        roster.make(name, load("evades"))
    assert caught.value.code == "input.simulations"
    assert caught.value.params == {"bot": name, "range": "8..1000000"}


def test_no_search_without_an_expert() -> None:
    """A game that nobody has taught the bots."""
    with pytest.raises(Missing):
        roster.make("search:400", load("pocket"))


@pytest.mark.parametrize("title", ["evades", "elba", "dark_castle", "prison_break"])
def test_every_question_of_a_game_can_be_searched(title: str) -> None:
    """Votes, windows, secret bets, set-up: along a match, one question of every kind, of each seat that is asked."""
    game, rng = load(title), derive(4, "walk", title)
    expert, state = roster.heuristic(game), game.new(4)
    careful = 100 if title == "elba" else 0  # in Elba nobody gets out at random
    bot = SearchBot("search", game, expert, Manner(careful=careful, breadth=4, guard=1.0), 8)
    met: set[int] = set()
    while state.waiting and state.ply < 1200:
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
            continue
        for seat in seats_of(int(state.waiting)):
            phase = game.question_phase(state, seat)
            if phase not in met and len(game.legal(state, seat)) > 1:
                met.add(phase)
                answer = bot.choose(look(game, state, seat), derive(state.ply, "search")).action
                assert answer in game.legal(state, seat)
        seat = first_seat(state.waiting)
        game.apply(state, seat, expert.choose(game.clone(state), seat, game.legal(state, seat), rng).action, MUTE)
    assert len(met) >= {"evades": 3, "elba": 6, "dark_castle": 4, "prison_break": 6}[title]
