"""Golden matches between experts, for three and for four, one for each ending: random play never gets so far."""

from escapade.bots import roster
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.seat import first_seat
from escapade.play.match import Recorder
from escapade.play.record import Record
from escapade.play.seeds import derive


def matches(game: Game) -> dict[str, Record]:
    """By name: the first match that the team wins and the first that Bellick wins, on each number of seats."""
    found: dict[str, Record] = {}
    for seats in game.seats:
        number = 0
        while not {f"{seats}-expert-team", f"{seats}-expert-bellick"} <= set(found):
            record, winner = play(game, seats, number)
            found.setdefault(f"{seats}-expert-{winner}", record)
            number += 1
    return {name: record for name, record in found.items() if not name.endswith("nobody")}


def play(game: Game, seats: int, number: int) -> tuple[Record, str]:
    """One match, and which side won it."""
    bot, rng = roster.make("greedy", game), derive(number, "golden", game.key, seats)
    recorder = Recorder(game, seats)
    while recorder.state.waiting:
        if recorder.is_chance_due():
            recorder.draw(rng)
            continue
        seat = first_seat(int(recorder.state.waiting))
        choice = bot.choose(look(game, recorder.state, seat), rng)
        recorder.act(seat, choice.action, recorder.state.asked[seat])
    outcome = game.outcome(recorder.state)
    assert outcome is not None
    winners, sides = outcome["winners"], outcome["sides"]
    assert isinstance(winners, list)
    assert isinstance(sides, list)
    return recorder.record, str(sides[winners[0]]) if winners else "nobody"
