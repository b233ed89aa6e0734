"""Reads back what `view.py` writes, from a position or from a view."""

from typing import Final

from mypy_extensions import i64

from escapade.core.errors import BadInput
from escapade.core.reading import Reader, read_text
from escapade.core.seat import NONE, UNKNOWN
from escapade.games.elba.kinds import REASON_NAMES
from escapade.games.elba.rules.guests import stand
from escapade.games.elba.rules.letters import one, size
from escapade.games.elba.setup import is_in_match
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables

MOST_TURNS: Final = 1_000_000
MOST_CARDS: Final = 1000


def read_body(reader: Reader, s: ElbaState, tables: Tables, viewer: int) -> None:
    """Fill an empty board."""
    letters = tables.vocabulary.letters
    read_guests(reader.inner("guests"), s, tables)
    read_players(reader, s, letters, viewer)
    s.deck_size = reader.number("deck_size", 0, MOST_CARDS)
    s.deck = read_hidden(reader.take("deck"), "deck", letters, viewer)
    for letter in reader.text("discard"):
        s.discard.append(read_letter(letter, "discard", letters))
    read_known(reader.inner("known_hands"), s, letters, viewer)
    s.starter = reader.seat("starter")
    s.turns = reader.number("turns", 0, MOST_TURNS)
    s.active = (s.starter + s.turns) % s.seats if s.starter != NONE else NONE
    s.points = reader.number("points", 0, 7)
    s.rest = read_cards(reader.text("rest"), "rest", letters)
    read_fight(reader.inner("fight"), s, tables)
    s.proposed = 1 if reader.flag("proposed") else 0
    s.refused = reader.name("refused", tables.vocabulary.lexicon.names)
    s.house = [number for number in reader.names("house_weapons", tables.vocabulary.lexicon.names) if number != NONE]
    s.winner = reader.seat("winner")
    s.reason = reader.name("reason", REASON_NAMES)
    if viewer != NONE:
        reader.take("attack_total")
        reader.take("spells")
        reader.take("spellings")
        reader.take("in_reach")
        reader.take("unseen")


def read_letter(letter: str, path: str, letters: list[str]) -> int:
    """The number of a letter."""
    if letter not in letters:
        raise BadInput("input.position_name", {"path": path, "value": letter})
    return letters.index(letter)


def read_cards(text: str, path: str, letters: list[str]) -> i64:
    """A string of letters as cards; never more of a letter than can be packed."""
    cards: i64 = 0
    for name in text:
        if text.count(name) > 30:
            raise BadInput("input.position_cards", {"path": path})
        cards += one(read_letter(name, path, letters))
    return cards


def read_hidden(value: object, path: str, letters: list[str], viewer: int) -> i64:
    """Cards that a view may leave out."""
    if value is None and viewer != NONE:
        return UNKNOWN
    return read_cards(read_text(value, path), path, letters)


def read_guests(reader: Reader, s: ElbaState, tables: Tables) -> None:
    """EL-4: everybody in the match; a guest who is not placed yet stands nowhere."""
    for guest, name in enumerate(tables.guests.names):
        if is_in_match(tables, s.seats, guest):
            about = reader.inner(name)
            place = about.name("place", tables.board.names)
            s.strength[guest] = about.number("strength", 1, tables.board.faces)
            about.done()
            if place != NONE:
                stand(s, tables, guest, place)
    reader.done()


def read_players(reader: Reader, s: ElbaState, letters: list[str], viewer: int) -> None:
    """Hands and Bags."""
    players = reader.items("players")
    if len(players) != s.seats:
        raise BadInput("input.position_length", {"path": "players", "expected": s.seats})
    for seat, player in enumerate(s.players):
        about = Reader(players[seat], f"players[{seat}]")
        player.hand_size = about.number("hand_size", 0, MOST_CARDS)
        player.hand = read_hidden(about.take("hand"), about.at("hand"), letters, viewer)
        if player.hand != UNKNOWN and size(player.hand) != player.hand_size:
            raise BadInput("input.position_cards", {"path": about.at("hand_size")})
        player.bag = read_cards(about.text("bag"), about.at("bag"), letters)
        player.bag_size = size(player.bag)
        about.done()


def read_known(reader: Reader, s: ElbaState, letters: list[str], viewer: int) -> None:
    """EL-32: who remembers what."""
    for row in range(s.seats + 1):
        key = "spectator" if row == s.seats else f"p{row}"
        cells = reader.items(key)
        if len(cells) != s.seats:
            raise BadInput("input.position_length", {"path": reader.at(key), "expected": s.seats})
        for holder, cell in enumerate(cells):
            s.known[row * s.seats + holder] = read_hidden(cell, f"{reader.at(key)}[{holder}]", letters, viewer)
    reader.done()


def read_fight(reader: Reader, s: ElbaState, tables: Tables) -> None:
    """EL-21, EL-22: bonuses chosen and the attacker's die."""
    s.attack_bonus = reader.number("attack_bonus", 0, tables.vocabulary.lexicon.longest)
    s.defence_bonus = reader.number("defence_bonus", 0, tables.vocabulary.lexicon.longest)
    s.attack_die = reader.number("attack_die", 0, tables.board.faces)
    reader.done()
