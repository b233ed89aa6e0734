"""Golden matches between experts, for three and for four, one for each ending: random play never gets so far."""

from escapade.bots import roster
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.seat import first_seat
from escapade.play.match import Match
from escapade.play.record import Record, record_of
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
    match = Match(game, seats)
    while match.state.waiting:
        if match.is_chance_due():
            match.draw(rng)
            continue
        seat = first_seat(int(match.state.waiting))
        choice = bot.choose(look(game, match.state, seat), rng)
        match.act(seat, choice.action, match.state.asked[seat])
    outcome = game.outcome(match.state)
    assert outcome is not None
    winners, sides = outcome["winners"], outcome["sides"]
    assert isinstance(winners, list)
    assert isinstance(sides, list)
    return record_of(match), str(sides[winners[0]]) if winners else "nobody"
