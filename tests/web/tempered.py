"""A castle in which Ada is asked who rests, and a companion answers by its temper."""

from escapade.bots import roster
from escapade.bots.advice import look_on, think
from escapade.bots.levels.level import EXPERT
from escapade.core.game import Game
from escapade.games import load
from escapade.play.seeds import derive
from escapade.server.store.store import Store
from tests.web.late import PEOPLE, document_of, played, seats_of, write_document
from tests.web.tables import KnownTable

TEMPERED = "dark_castle_tempered"
ASKED, ADVISER = 0, len(PEOPLE)
REASON = "cautious_rest"
COPIES = 2


def at_a_rest(game: Game, seats: int) -> list[str]:
    """The entries of a match up to the first time that an expert, asked by Ada, would be cautious about a rest."""
    counsel, expert = roster.counsel(game), roster.make(EXPERT, game)
    assert counsel is not None
    for draft in played(game, seats, player="greedy"):
        if draft.state.waiting == 1 << ASKED and game.question(draft.state, ASKED)["key"] == "rest":
            said = think(counsel, expert, look_on(counsel, game, draft.state, ADVISER), derive(1, "tempered"))
            if said.reason == REASON:
                return draft.words[:]
    raise AssertionError("nobody was cautious")


async def write_tempered(store: Store) -> dict[str, list[KnownTable]]:
    """Some of them, with an expert beside the two people."""
    castle = load("dark_castle")
    seats = seats_of(castle)
    words, document = at_a_rest(castle, seats), document_of(castle, seats)
    document.seats[ADVISER].bot = EXPERT
    return {TEMPERED: [await write_document(store, castle, document, words) for _ in range(COPIES)]}
