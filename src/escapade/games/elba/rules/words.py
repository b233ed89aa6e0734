"""EL-12, EL-13, EL-22, EL-23: what a Bag can spell and what that is good for. Nothing here changes a position."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.elba.kinds import SHORTEST_WORD
from escapade.games.elba.rules.letters import fits
from escapade.games.elba.state import ElbaState, Player
from escapade.games.elba.tables import Tables


def jumps(tables: Tables, player: Player) -> i64:
    """EL-12: the mask of the rooms (by their place in `rooms`) that a Bag opens."""
    mask: i64 = 0
    if player.bag_size < SHORTEST_WORD:
        return mask
    words = tables.vocabulary.room_words
    number: i64 = 0
    end: i64 = len(words)
    while number < end:
        if fits(player.bag, words[number]):
            mask |= tables.vocabulary.room_masks[number]
        number += 1
    return mask


def escape_word(s: ElbaState, tables: Tables, seat: i64) -> i64:
    """EL-13: the first escape word that works where the player stands, or NONE."""
    player = s.players[seat]
    if player.bag_size < SHORTEST_WORD:
        return NONE
    vocabulary = tables.vocabulary
    for number in range(len(vocabulary.escape_words)):
        place: i64 = vocabulary.escape_places[number]
        if place in (NONE, s.place[seat]) and fits(player.bag, vocabulary.escape_words[number]):
            return number
    return NONE


def escape_word_here(s: ElbaState, tables: Tables, seat: i64, number: i64) -> bool:
    """EL-13: whether an escape word works where the player stands, and is in the Bag."""
    vocabulary = tables.vocabulary
    place: i64 = vocabulary.escape_places[number]
    return place in (NONE, s.place[seat]) and fits(s.players[seat].bag, vocabulary.escape_words[number])


def most_bonus(s: ElbaState, tables: Tables, seat: i64) -> i64:
    """EL-22, EL-23: the most weapons a Bag spells at once."""
    player = s.players[seat]
    vocabulary = tables.vocabulary
    return vocabulary.armory.most(player.bag, player.bag_size, s.house, vocabulary.lexicon)


def is_weapon(s: ElbaState, tables: Tables, number: int) -> bool:
    """EL-23: whether letters already spell a weapon, printed or made by the table."""
    return number in s.house or number in tables.vocabulary.armory.sets


def proposals(s: ElbaState, tables: Tables, seat: i64) -> list[int]:
    """EL-23: the letter sets a Bag spells that are no weapon yet, and were not turned down in this Fight."""
    found = tables.vocabulary.lexicon.trie.spelled(s.players[seat].bag)
    return [number for number in found if number != s.refused and not is_weapon(s, tables, number)]
