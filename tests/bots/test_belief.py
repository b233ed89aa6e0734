"""What a master of Les Évadés concludes about bets (LE-17): from what everybody saw done, and from nothing else."""

from itertools import islice
from math import exp, log

import pytest

from escapade.bots import roster
from escapade.bots.evades.belief import WHIM, EvadesBelief
from escapade.bots.evades.habits import Habits
from escapade.bots.search.bot import SearchBot
from escapade.core.event import MUTE
from escapade.core.past import apply_and_remember
from escapade.core.perspective import look
from escapade.core.seat import CHANCE, CHANCE_BIT, first_seat
from escapade.core.state import NO_PAST
from escapade.games import load, load_with
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import PRISONERS, Phase
from escapade.games.evades.score import boats_of
from escapade.games.evades.state import EvadesState
from escapade.play.match import Match
from escapade.play.seeds import derive
from tests.bots.test_honest_levels import positions
from tests.games.evades.worlds import other_world

ORDER = ["blue", "red", "yellow", "light_green", "dark_green", "orange", "brown"]
BLUE, BROWN = 0, 6
FIRST_BOAT, LAST_BOAT = 0, 3


def evades() -> EvadesGame:
    """The game as it is loaded everywhere."""
    game = load("evades")
    assert isinstance(game, EvadesGame)
    return game


def after(*turns: str, seats: int = 2) -> Match:
    """Everybody foretold the same; p1 starts, and these turns follow."""
    match = Match(evades(), seats)
    for seat in range(seats):
        for pawn in ORDER:
            match.enter(f"p{seat} bet {pawn}")
    for words in ["chance starter p1", *turns]:
        match.enter(words)
    return match


def believed(match: Match, seat: int = 0) -> EvadesBelief:
    """What a seat makes of a match."""
    belief = EvadesBelief(match.game)
    belief.read(match.game.known(match.state, seat))
    return belief


def chance_of(belief: EvadesBelief, seat: int, pawn: int, boat: int) -> float:
    """How likely it is held that somebody foretold this boat for a prisoner."""
    shares = belief.shares[seat]
    return sum(shares[place] for place, spread in enumerate(belief.spreads) if spread[pawn] == boat)


FIRST_TURN = ["p1 take blue", "p1 take red", "p1 take yellow", "chance die 4", "chance die 4", "chance die 4"]


def test_before_anybody_did_anything_every_bet_is_as_likely() -> None:
    """Seven prisoners, two of them to the first boat: two sevenths."""
    belief = believed(after())
    assert chance_of(belief, 1, BLUE, FIRST_BOAT) == pytest.approx(2 / 7)
    assert chance_of(belief, 1, BLUE, LAST_BOAT) == pytest.approx(1 / 7)


def test_whom_somebody_moves_at_once_he_wants_early() -> None:
    """Blue's die was named first of all: it becomes likelier that it is to go by the first boat, and brown's less."""
    belief = believed(after(*FIRST_TURN))
    assert chance_of(belief, 1, BLUE, FIRST_BOAT) > 2 / 7 + 0.05
    assert chance_of(belief, 1, BROWN, FIRST_BOAT) < 2 / 7 - 0.05
    assert chance_of(belief, 1, BLUE, LAST_BOAT) < 1 / 7


def test_it_is_bayes_rule_with_the_habits_of_an_expert() -> None:
    """One die named: each bet's share is what its expert gives to that die, and a whim."""
    match = after("p1 take blue")
    belief, habits, state = believed(match), Habits(evades().tables), after().state
    assert isinstance(state, EvadesState)
    liked = []
    for spread in belief.spreads:
        habits.measure(state)
        weights = [habits.weight_of_take(state, pawn, boat) for pawn, boat in enumerate(spread)]
        liked.append(weights[BLUE] / sum(weights) + WHIM)
    for place, share in enumerate(belief.shares[1]):
        assert share == pytest.approx(liked[place] / sum(liked))


def test_LE_17_it_does_not_depend_on_what_others_wrote_but_on_what_they_did() -> None:
    """Worlds a seat cannot tell apart: the same shares, the same draws; and the search answers the same."""
    game, varied = evades(), 0
    bot = roster.make("search:24", game)
    for number, (state, seat) in enumerate(islice(positions(game, 4), 30, 60)):
        assert isinstance(state, EvadesState)
        if state.phase == Phase.BET:
            continue
        world = other_world(game, state, seat, derive(number, "world"))
        assert world.past == state.past != NO_PAST
        drawn, chosen = [], []
        for real in (state, world):
            belief, imagined = EvadesBelief(game), look(game, real, seat).imagine(derive(number, "imagined"))
            belief.read(game.known(real, seat))
            belief.redraw(imagined, derive(number, "draw"))
            assert isinstance(imagined, EvadesState)
            drawn.append([player.bet() for player in imagined.players])
            chosen.append(bot.choose(look(game, real, seat), derive(number, "bot")).action)
        assert drawn[0] == drawn[1]
        assert chosen[0] == chosen[1]
        varied += [player.bet() for player in state.players] != drawn[0]
    assert varied > 10


def test_draws_follow_the_shares_and_leave_the_own_bet_alone() -> None:
    """A thousand draws: every one a bet, and blue's boat as often as believed."""
    match = after(*FIRST_TURN)
    belief, often = believed(match), 0
    world = match.game.imagine(match.game.known(match.state, 0), derive(1, "world"))
    assert isinstance(world, EvadesState)
    mine = world.players[0].bet()
    for number in range(1000):
        belief.redraw(world, derive(number, "draw"))
        bet = world.players[1].bet()
        assert sorted(bet) == list(range(PRISONERS))
        often += boats_of(bet, evades().tables)[BLUE] == FIRST_BOAT
    assert world.players[0].bet() == mine
    assert often / 1000 == pytest.approx(chance_of(belief, 1, BLUE, FIRST_BOAT), abs=0.05)


def test_the_order_within_a_boat_is_any() -> None:
    """LE-16: it does not matter, so nothing is known of it."""
    belief, world = believed(after(*FIRST_TURN)), after().state
    assert isinstance(world, EvadesState)
    first = set()
    for number in range(200):
        belief.redraw(world, derive(number, "draw"))
        bet = world.players[1].bet()
        first.add((min(bet[:2]), bet[0] < bet[1]))
    assert {True, False} <= {is_rising for lowest, is_rising in first if lowest == BLUE}


def test_a_match_that_began_elsewhere_says_nothing() -> None:
    """A written position, or what does not lead to where we are: bets stay as they were imagined."""
    match = after(*FIRST_TURN)
    game, state = match.game, match.state
    written = game.position(game.describe(state))
    assert written.past == NO_PAST
    for strange in (written, stranger(match)):
        belief, world = EvadesBelief(game), game.clone(strange)
        belief.read(game.known(strange, 0))
        belief.redraw(world, derive(1, "draw"))
        assert isinstance(world, EvadesState)
        assert isinstance(strange, EvadesState)
        assert world.players[1].bet() == strange.players[1].bet()


def stranger(match: Match) -> EvadesState:
    """A position whose past leads to another one."""
    state = match.game.clone(match.state)
    assert isinstance(state, EvadesState)
    state.past = after("p1 take brown").state.past
    return state


@pytest.mark.parametrize("options", [{}, {"count_empty_only": True}, {"squares": 20}])
@pytest.mark.parametrize("seats", [2, 6])
def test_a_guess_is_always_an_answer(options: dict[str, object], seats: int) -> None:
    """Matches in which everybody follows habits alone come to an end."""
    game = load_with("evades", options)
    heuristic, rng, state = roster.heuristic(game), derive(seats, "guess"), game.new(seats)
    while state.waiting:
        if state.waiting == CHANCE_BIT:
            game.apply(state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
            continue
        seat = first_seat(state.waiting)
        action = heuristic.guess(state, seat, game.legal(state, seat), rng)
        assert action in game.legal(state, seat)
        game.apply(state, seat, action, MUTE)
    assert game.outcome(state) is not None


def test_habits_are_those_of_experts() -> None:
    """In matches of experts, answer by answer, they give the expert's more than its even share: the bet matters."""
    game, expert, rng = evades(), roster.heuristic(evades()), derive(1, "experts")
    habits, state, gain, answers = Habits(game.tables), game.new(4), 0.0, 0
    while state.waiting:
        assert isinstance(state, EvadesState)
        if state.waiting == CHANCE_BIT:
            apply_and_remember(game, state, CHANCE, int(rng.below(game.chance_size(state))), MUTE)
            continue
        seat = first_seat(state.waiting)
        legal = game.legal(state, seat)
        action = expert.choose(game.clone(state), seat, legal[:], rng).action
        if state.phase == Phase.CHOOSE and state.left and state.arrived < 4 and len(legal) > 1:
            boats = boats_of(state.players[seat].bet(), game.tables)
            habits.measure(state)
            on_offer = [pawn for pawn in range(PRISONERS) if state.offer >> pawn & 1]
            weights = {pawn: habits.weight_of_take(state, pawn, boats[pawn]) for pawn in on_offer}
            gain += log(weights[game.shapes.actions.first[action]] / sum(weights.values()) * len(on_offer))
            answers += 1
        apply_and_remember(game, state, seat, action, MUTE)
    assert answers > 20
    assert exp(gain / answers) > 1.5


def test_only_a_game_that_has_a_belief_is_remembered_for() -> None:
    """Elsewhere a search asks for nothing but the present."""
    remembers = {title: roster.make("search:8", load(title)).remembers
                 for title in ("evades", "elba", "dark_castle", "prison_break")}
    assert remembers == {"evades": True, "elba": False, "dark_castle": False, "prison_break": False}
    assert isinstance(roster.make("master", evades()), SearchBot)
