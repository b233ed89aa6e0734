"""Questions about a position: shared by legal lists, actions and explanations. They change nothing."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.elba.kinds import FULL_HAND, Phase
from escapade.games.elba.letters import fits
from escapade.games.elba.state import ElbaState, Player
from escapade.games.elba.tables import Tables


def active_seat(s: ElbaState) -> i64:
    """EL-6: clockwise from the player who started."""
    return (s.starter + s.turns) % s.seats


def can_draw(s: ElbaState) -> bool:
    """EL-7, EL-8: up to seven cards, while there is a card anywhere."""
    return s.players[active_seat(s)].hand_size < FULL_HAND and are_cards_left(s)


def are_cards_left(s: ElbaState) -> bool:
    """EL-8: in the deck, or in the discard pile that would become one."""
    return s.deck_size > 0 or len(s.discard) > 0


def points_for(player: Player) -> i64:
    """EL-9: seven minus the cards in Hand, never below zero."""
    return FULL_HAND - player.hand_size if player.hand_size < FULL_HAND else 0


def is_player(tables: Tables, guest: i64) -> bool:
    """EL-4: a live player; everybody else on the board is not."""
    return guest < tables.guests.napoleons


def mask_of_players(tables: Tables) -> i64:
    """The guests who are live players, whoever of them is on the board."""
    all_of_them: i64 = 1
    return (all_of_them << tables.guests.napoleons) - 1


def opponents_of(s: ElbaState, tables: Tables, guest: i64) -> i64:
    """EL-19, EL-20, EL-30: whom a guest must fight where it stands; nobody in the Safe Area."""
    place: i64 = s.place[guest]
    if place == tables.board.safe:
        return 0
    me: i64 = 1
    others = s.here[place] & ~(me << guest)
    return others if is_player(tables, guest) else others & mask_of_players(tables)


def jumps(tables: Tables, player: Player) -> i64:
    """EL-12: the mask of the rooms (by their place in `rooms`) that a Bag opens."""
    mask: i64 = 0
    if player.bag_size < 3:
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
    if player.bag_size < 3:
        return NONE
    vocabulary = tables.vocabulary
    for number in range(len(vocabulary.escape_words)):
        place: i64 = vocabulary.escape_places[number]
        if place in (NONE, s.place[seat]) and fits(player.bag, vocabulary.escape_words[number]):
            return number
    return NONE


def most_bonus(s: ElbaState, tables: Tables, seat: i64) -> i64:
    """EL-22, EL-23: the most weapons a Bag spells at once."""
    player = s.players[seat]
    vocabulary = tables.vocabulary
    return vocabulary.armory.most(player.bag, player.bag_size, s.house, vocabulary.lexicon)


def is_weapon(s: ElbaState, tables: Tables, number: int) -> bool:
    """EL-23: whether letters already spell a weapon, printed or made by the table."""
    return number in s.house or number in tables.vocabulary.armory.sets


def proposals(s: ElbaState, tables: Tables, seat: i64) -> list[int]:
    """EL-23: the letter sets a Bag spells that are no weapon yet."""
    found = tables.vocabulary.lexicon.trie.spelled(s.players[seat].bag)
    return [number for number in found if not is_weapon(s, tables, number)]


def is_discard_step(s: ElbaState) -> bool:
    """EL-15, EL-16: the active player's Bag may hold anything, as much as he likes."""
    return s.phase in (Phase.FILL, Phase.CLEAN, Phase.TIDY)
