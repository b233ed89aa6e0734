"""Where a game has an option for how many seats have the say, people sit before bots and it is set to their number.

A seat that is still open counts as a person's: it will be one's, or the host gives it to a bot.
"""

from escapade.core.game import Game
from escapade.core.option import people_option
from escapade.server.tables.document import Document


def put_people_first(document: Document, game: Game) -> dict[int, int]:
    """Before the start, move bots behind people, promises and host along; where each seat went."""
    places = range(len(document.seats))
    if people_option(game.option_table) is None or document.branch is not None:
        return {place: place for place in places}
    order = sorted(places, key=lambda place: document.seats[place].kind == "bot")
    moved = {old: new for new, old in enumerate(order)}
    promised = [document.promised(old) for old in order]
    document.seats = [document.seats[old] for old in order]
    document.nonce_commitments = promised if document.nonce_commitments else []
    if document.host is not None:
        document.host = moved[document.host]
    give_people_the_say(document, game)
    return moved


def give_people_the_say(document: Document, game: Game) -> None:
    """Set the option to the number of people; to 0, which is all, where there are no bots or they sit among people."""
    name = people_option(game.option_table)
    if name is None or document.branch is not None:  # who has the say was settled before the branch
        return
    bots = [seat.kind == "bot" for seat in document.seats]
    people = bots.count(False)
    is_divided = bots == sorted(bots) and 0 < people < len(bots)
    document.options[name] = people if is_divided else 0
