"""What the expert for Les Évadés claims about its own bet."""

from functools import lru_cache

from escapade.bots.evades.heuristic import EvadesHeuristic
from escapade.core.game import Game
from escapade.core.seat import NONE
from escapade.games.evades.game import EvadesGame
from escapade.games.evades.kinds import PRISONERS, WHITE, Phase
from escapade.games.evades.score import boats_of
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables
from tests.bots.reasons.claims import Claim, Moment


@lru_cache(maxsize=4)
def expert_of(game: Game) -> EvadesHeuristic:
    """Another expert than the one that answered."""
    return EvadesHeuristic(game)


def race(moment: Moment) -> tuple[EvadesState, Tables, list[int]]:
    """The position, its tables, and the boat that this seat's own bet foretells for each prisoner."""
    assert isinstance(moment.state, EvadesState)
    assert isinstance(moment.game, EvadesGame)
    tables = moment.game.tables
    return moment.state, tables, boats_of(moment.state.players[moment.seat].bet(), tables)


def worth(moment: Moment, state: EvadesState) -> float:
    """The points to expect for this seat's own bet."""
    _, _, foretold = race(moment)
    return expert_of(moment.game).forecast.points(state, foretold)


def running(s: EvadesState) -> list[int]:
    """Who is not aboard yet."""
    return [pawn for pawn in range(PRISONERS) if not s.aboard >> pawn & 1]


def should_be_before_another(moment: Moment) -> bool:
    """LE-16: the bet has it board before somebody who is still on the way."""
    s, _, foretold = race(moment)
    return any(foretold[other] > foretold[moment.first] for other in running(s))


def should_be_behind_another(moment: Moment) -> bool:
    """LE-16: the bet has somebody who is still on the way board before it."""
    s, _, foretold = race(moment)
    return any(foretold[other] < foretold[moment.first] for other in running(s))


def gains_ahead(moment: Moment) -> bool:
    """LE-8: the bet is worth more with it two squares or five further on, once those on top have gone."""
    s, _, _ = race(moment)
    expert = expert_of(moment.game)
    start = expert.uncovered(s, moment.first)
    assert start is not None
    return any(worth(moment, expert.moved(start, moment.first, face)) > worth(moment, start) for face in expert.faces)


def is_covered(moment: Moment) -> bool:
    """LE-10: somebody stands on it, and nobody on it has a die named."""
    s, _, _ = race(moment)
    return moment.first != WHITE and not s.free >> moment.first & 1


def best_of_all(moment: Moment) -> bool:
    """LE-8: by its own count no answer serves the bet better by the end of the turn."""
    s, _, foretold = race(moment)
    expert = expert_of(moment.game)
    if s.phase == Phase.CHOOSE:
        return True
    ends = [expert.best_end(expert.after(s, moment.seat, action), moment.seat, int(s.turns), foretold)
            for action in moment.legal]
    return ends[moment.legal.index(moment.action)] == max(ends)


def somebody_too_far(moment: Moment) -> bool:
    """LE-11, LE-12: the bet is worth more with somebody who can go back two squares or five further back."""
    s, _, _ = race(moment)
    expert, now = expert_of(moment.game), worth(moment, s)
    movable = [pawn for pawn in range(PRISONERS) if s.free & s.beyond & ~s.named & 1 << pawn]
    return any(worth(moment, expert.moved_back(s, pawn, face)) > now for pawn in movable for face in expert.faces)


def boards_right(moment: Moment) -> bool:
    """LE-16: it is aboard now, in the boat the bet foretells."""
    s, tables, foretold = race(moment)
    after = moment.after()
    assert isinstance(after, EvadesState)
    place = len(s.boarded())
    return bool(after.aboard >> moment.first & 1) and tables.boat_of_place[place] == foretold[moment.first]


def frees_below(moment: Moment) -> bool:
    """LE-10: the one it stood on has a die that is not used yet."""
    s, _, _ = race(moment)
    below = s.carrier_of(moment.first)
    return below != NONE and bool(s.unused >> below & 1)


def pins_a_later_one(moment: Moment) -> bool:
    """LE-10, LE-16: it stands now on one that the bet has board later."""
    _, _, foretold = race(moment)
    after = moment.after()
    assert isinstance(after, EvadesState)
    below = after.carrier_of(moment.first)
    return below != NONE and foretold[below] > foretold[moment.first]


def is_better_after(moment: Moment) -> bool:
    """The bet is worth more than before."""
    s, _, _ = race(moment)
    after = moment.after()
    assert isinstance(after, EvadesState)
    return worth(moment, after) > worth(moment, s)


def is_last_as_foretold(moment: Moment) -> bool:
    """LE-15: that ends the match, and the bet has it last."""
    _, tables, foretold = race(moment)
    return moment.after().phase == Phase.OVER and foretold[moment.first] == len(tables.points) - 1


CLAIMS: dict[str, Claim] = {
    "only_choice": Claim((), lambda moment: len(moment.legal) == 1),
    "all_are_equal": Claim(("bet",), lambda moment: moment.state.phase == Phase.BET),
    "wanted_early": Claim(("take",), should_be_before_another),
    "gets_on": Claim(("take",), lambda moment: gains_ahead(moment) and not should_be_before_another(moment)),
    "cannot_move": Claim(("take",), is_covered),
    "least_harm": Claim(("take", "move", "back"), best_of_all),
    "somebody_should_go_back": Claim(("take",), lambda moment: moment.first == WHITE and somebody_too_far(moment)),
    "nobody_should_go_back": Claim(("roll", "leave"), best_of_all),
    "boards_as_foretold": Claim(("move",), boards_right),
    "frees_the_one_below": Claim(("move",), frees_below),
    "blocks_one_wanted_later": Claim(("move",), pins_a_later_one),
    "closer_to_bet": Claim(("move",), is_better_after),
    "wanted_later": Claim(("back",), lambda moment: is_better_after(moment) and should_be_behind_another(moment)),
    "better_back": Claim(("back",), lambda moment: is_better_after(moment) and not should_be_behind_another(moment)),
    "makes_it_last": Claim(("back",), is_last_as_foretold),
}
