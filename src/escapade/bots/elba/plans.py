"""How far a player is from freedom: which escape word, which letters it lacks, how many points the way takes."""

from typing import Final, final

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.elba.rules.guests import is_player
from escapade.games.elba.rules.letters import MOST_LETTERS, count, fits, one, size
from escapade.games.elba.rules.words import jumps
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables

FAR: Final[i64] = 99
FIGHT: Final[i64] = 3
"""What it costs, in points, to walk into a live player: the risk of being thrown."""


def overlap(cards: i64, word: i64) -> i64:
    """The cards that a word needs and that are there."""
    found: i64 = 0
    letter: i64 = 0
    while letter < MOST_LETTERS:
        have, need = count(cards, letter), count(word, letter)
        found += one(letter) * (have if have < need else need)
        letter += 1
    return found


@final
class Plan:
    """An escape word to go for, by its number in the vocabulary; what it needs and what of it is at hand."""

    def __init__(self, number: i64, word: i64, have: i64, missing: i64, cost: i64) -> None:
        self.number: i64 = number
        self.word: i64 = word
        self.have: i64 = have
        self.missing: i64 = missing
        self.cost: i64 = cost
        """Points to reach its tower and try, as things stand now."""


def best_plan(s: ElbaState, tables: Tables, seat: i64, cards: i64) -> Plan:
    """The word with the fewest missing letters, rare ones counted more; then the one with the shortest way."""
    best = Plan(NONE, 0, 0, FAR, FAR)
    least: i64 = FAR * 100
    vocabulary = tables.vocabulary
    for number in range(len(vocabulary.escape_words)):
        word: i64 = vocabulary.escape_words[number]
        have = overlap(cards, word)
        missing = size(word) - size(have)
        cost = cost_to(s, tables, seat, vocabulary.escape_places[number])
        weight = rarity(tables, word - have) * 4 + cost
        if weight < least:
            least = weight
            best = Plan(number, word, have, missing, cost)
    return best


def rarity(tables: Tables, cards: i64) -> i64:
    """How long letters have to be waited for: a card in so many is one of them."""
    total: i64 = 0
    letter: i64 = 0
    while letter < tables.letter_count:
        total += count(cards, letter) * (64 // tables.deck[letter])
        letter += 1
    return total


def carried_plan(s: ElbaState, tables: Tables, seat: i64) -> Plan:
    """Among the escape words that the Bag spells already, the one with the shortest way; number NONE without one."""
    best = Plan(NONE, 0, 0, FAR, FAR)
    bag = s.players[seat].bag
    vocabulary = tables.vocabulary
    for number in range(len(vocabulary.escape_words)):
        word: i64 = vocabulary.escape_words[number]
        if fits(bag, word):
            cost = cost_to(s, tables, seat, vocabulary.escape_places[number])
            if cost < best.cost:
                best = Plan(number, word, word, 0, cost)
    return best


def cost_to(s: ElbaState, tables: Tables, seat: i64, tower: i64) -> i64:
    """Points to stand in a tower and try, jumps included; 1 for a word that works anywhere."""
    if tower == NONE:
        return 1
    costs = costs_from(s, tables, seat, tower)
    best: i64 = costs[s.place[seat]]
    opened = jumps(tables, s.players[seat])
    for room in range(len(tables.vocabulary.rooms)):
        if opened >> room & 1:
            place = tables.vocabulary.rooms[room]
            best = min(best, 1 + crowd(s, tables, seat, place) + costs[place])
    return 1 + best


def costs_from(s: ElbaState, tables: Tables, seat: i64, goal: i64) -> list[int]:
    """For every place what the walk to the goal costs: a point a door, and more for every guest in the way."""
    costs = [int(FAR)] * len(tables.board.names)
    costs[goal] = 0
    queue = [int(goal)]
    for place in queue:
        through: i64 = costs[place] + 1 + crowd(s, tables, seat, place)
        for neighbour in tables.board.doors[place]:
            if through < costs[neighbour]:
                costs[neighbour] = int(through)
                queue.append(neighbour)
    return costs


def crowd(s: ElbaState, tables: Tables, seat: i64, place: i64) -> i64:
    """What a place costs because of those in it: a push for each non-player, a risk for each live player."""
    if place == tables.board.safe:
        return 0
    me: i64 = 1
    others = s.here[place] & ~(me << seat)
    cost: i64 = 0
    guest: i64 = 0
    while others:
        if others & 1:
            cost += FIGHT if is_player(tables, guest) else 1
        others >>= 1
        guest += 1
    return cost
