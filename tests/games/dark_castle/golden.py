"""Golden castles of greedy parties: together they meet every boss and most chapters, on every number of seats."""

from escapade.bots import roster
from escapade.bots.base import Bot
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.seat import first_seat
from escapade.games.dark_castle.game import CastleGame
from escapade.games.dark_castle.state import CastleState
from escapade.play.match import Match
from escapade.play.record import Record, record_of
from escapade.play.seeds import derive

FEWEST = 8
CHAPTERS = 36


def matches(game: Game) -> dict[str, Record]:
    """The first castles in turn for 1, 2, 3 and 4 players; once there are enough, only those with something new."""
    bot = roster.make("greedy", game)  # one for all: it remembers the odds it has worked out
    found: dict[str, Record] = {}
    met: set[str] = set()
    number = 0
    while len(found) < FEWEST or not is_enough(game, met):
        seats = 1 + number % 4
        record, cards = play(game, bot, seats, number)
        if len(found) < FEWEST or cards - met:
            found[f"greedy-{number:03}-{seats}"] = record
            met |= cards
        number += 1
    return found


def is_enough(game: Game, met: set[str]) -> bool:
    """Whether every boss and most chapters have been met."""
    assert isinstance(game, CastleGame)
    first = game.tables.chapters
    bosses = set(game.names.cards[first : game.tables.start_card])
    return bosses <= met and len(met & set(game.names.cards[:first])) >= CHAPTERS


def play(game: Game, bot: Bot, seats: int, number: int) -> tuple[Record, set[str]]:
    """One castle, and the cards it turned."""
    assert isinstance(game, CastleGame)
    rng = derive(number, "golden", game.key, seats)
    match, cards = Match(game, seats), set[str]()
    while match.state.waiting:
        if match.is_chance_due():
            match.draw(rng)
        else:
            seat = first_seat(int(match.state.waiting))
            choice = bot.choose(look(game, match.state, seat), rng)
            match.act(seat, choice.action, match.state.asked[seat])
        state = match.state
        assert isinstance(state, CastleState)
        if state.card >= 0:
            cards.add(game.names.cards[state.card])
    return record_of(match), cards
