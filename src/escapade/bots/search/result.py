"""What the end of a match is worth to a seat, by what the game says of it: one's own, one's side's, everybody's."""

from escapade.bots.values.value import shares
from escapade.core.game import Game
from escapade.core.state import State


def result_of(game: Game, state: State, seat: int, points: float) -> float:
    """1 for a win of the seat's side, its share of one that other sides have too, 0 for none; `points` by the score.

    Sides tell teams and each for himself apart; in a co-operative game all are of one side.
    """
    outcome = game.outcome(state)
    assert outcome is not None, "a result before the end"
    won = shares(outcome, state.seats)[seat]
    scores = outcome["scores"]
    if points <= 0.0 or scores is None:
        return won
    assert isinstance(scores, list)
    return (1.0 - points) * won + points * lead_of(scores, seat)


def lead_of(scores: list[int], seat: int) -> float:
    """How far a seat is ahead of the best other one, from 0 to 1; a half for as many points."""
    best = 0
    for other, score in enumerate(scores):
        if other != seat and score > best:
            best = score
    mine = scores[seat]
    return 0.5 if mine + best == 0 else mine / (mine + best)
