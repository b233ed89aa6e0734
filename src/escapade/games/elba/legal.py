"""The legal lists, by phase: ascending because kinds are numbered in the order in which they are added."""

from typing import Final

from mypy_extensions import i64

from escapade.core.rng import Rng
from escapade.core.seat import NONE
from escapade.games.elba.kinds import FULL_HAND, SHORTEST_WORD, Kind, Phase
from escapade.games.elba.rules.cards import can_draw
from escapade.games.elba.rules.letters import count
from escapade.games.elba.rules.words import escape_word, jumps, most_bonus, proposals
from escapade.games.elba.state import ElbaState, defeat_of, series_of
from escapade.games.elba.tables import Tables

NOTHING: Final[list[int]] = []


def lend_legal(s: ElbaState, tables: Tables, seat: int) -> list[int]:
    """What a seat may do; the list may be the table's own."""
    if not s.waiting >> seat & 1:
        return NOTHING
    if s.frames:
        return in_a_frame(s, tables, seat)
    if s.phase == Phase.ACT:
        return acting(s, tables, seat)
    if s.phase == Phase.DRAW:
        return drawing(s, tables)
    if s.phase == Phase.FILL:
        return filling(s, tables, seat)
    if s.phase == Phase.CLEAN:
        return cleaning(s, tables, seat)
    found: list[int] = []
    add_letters(found, tables, Kind.DISCARD, s.rest)
    return found


def in_a_frame(s: ElbaState, tables: Tables, seat: int) -> list[int]:
    """EL-22 to EL-30: what a Fight asks for."""
    found: list[int] = []
    phase = s.top().phase
    if phase == Phase.BONUS:
        most = most_bonus(s, tables, seat)
        if most == 0 and not tables.house_weapons:
            return tables.no_bonus
        add_bonuses(found, tables, most)
        if tables.house_weapons and not s.proposed:
            found += [tables.offset[Kind.PROPOSE] + number for number in proposals(s, tables, seat)]
    elif phase == Phase.VOTE:
        found = [tables.offset[Kind.VOTE], tables.offset[Kind.VOTE] + 1]
    elif phase == Phase.ORDER:
        opponents = series_of(s).opponents
        for guest in range(tables.guests.count):
            if opponents >> guest & 1:
                found.append(tables.offset[Kind.FIGHT] + guest)
    elif phase == Phase.TAKE:
        loser = s.players[defeat_of(s).loser]
        add_letters(found, tables, Kind.TAKE_BAG, loser.bag)
        if loser.hand_size:
            found.append(tables.offset[Kind.TAKE_HAND])
    else:
        add_letters(found, tables, Kind.GIVE_HAND, s.players[seat].hand)
        add_letters(found, tables, Kind.GIVE_BAG, s.players[seat].bag)
    return found


def add_bonuses(found: list[int], tables: Tables, most: i64) -> None:
    """EL-22: from nothing to the most the Bag can spell."""
    bonus: i64 = 0
    while bonus <= most:
        found.append(tables.offset[Kind.BONUS] + bonus)
        bonus += 1


def add_letters(found: list[int], tables: Tables, kind: i64, cards: i64) -> None:
    """One action of a kind for each letter that is there."""
    action: i64 = tables.offset[kind]
    while cards > 0:
        if cards & 31:
            found.append(action)
        cards >>= 5
        action += 1


def drawing(s: ElbaState, tables: Tables) -> list[int]:
    """EL-7, EL-8: draw, while it is allowed, or stop."""
    return tables.draw_or_stop if can_draw(s) else tables.stop


def acting(s: ElbaState, tables: Tables, seat: int) -> list[int]:
    """EL-9 to EL-13: what can be paid for, or an end."""
    if s.points == 0:
        return tables.end
    found = tables.moves[s.place[seat]][:]
    places: i64 = len(tables.board.names)
    guest: i64 = tables.guests.napoleons
    row: i64 = 0
    while guest <= tables.guests.campbell:
        if s.place[guest] != NONE:
            found += tables.pushes[row + s.place[guest]]
        guest += 1
        row += places
    found += spelling(s, tables, seat)
    return found


def draw_acting(s: ElbaState, tables: Tables, seat: int, rng: Rng) -> int:
    """EL-9 to EL-13: one of what `acting` lists, found by counting: moves, then pushes, then all others."""
    if s.points == 0:
        return tables.end[rng.below(1)]
    moves = tables.moves[s.place[seat]]
    others = spelling(s, tables, seat)
    count: i64 = len(moves)
    drawn = rng.below(count + s.pushes + len(others))
    if drawn < count:
        return moves[drawn]
    drawn -= count
    return push_at(s, tables, drawn) if drawn < s.pushes else others[drawn - s.pushes]


def push_at(s: ElbaState, tables: Tables, drawn: i64) -> int:
    """EL-11: the push with this number, counted from 0."""
    guest: i64 = tables.guests.napoleons
    row: i64 = 0
    while True:
        place: i64 = s.place[guest]
        doors: i64 = tables.doors[place] if place != NONE else 0
        if drawn < doors:
            return tables.pushes[row + place][drawn]
        drawn -= doors
        guest += 1
        row += len(tables.doors)


def spelling(s: ElbaState, tables: Tables, seat: int) -> list[int]:
    """EL-9, EL-12, EL-13: what the Bag is good for, and the end."""
    if s.players[seat].bag_size < SHORTEST_WORD:
        return tables.end
    found: list[int] = []
    add_jumps(found, s, tables, seat)
    if escape_word(s, tables, seat) != NONE:
        found.append(tables.offset[Kind.ESCAPE])
    found.append(tables.offset[Kind.END])
    return found


def add_jumps(found: list[int], s: ElbaState, tables: Tables, seat: i64) -> None:
    """EL-12: the rooms the Bag opens, but for the one the player stands in."""
    mask = jumps(tables, s.players[seat])
    action: i64 = tables.offset[Kind.JUMP]
    room: i64 = 0
    while mask:
        if mask & 1 and tables.vocabulary.rooms[room] != s.place[seat]:
            found.append(action + room)
        mask >>= 1
        room += 1


def filling(s: ElbaState, tables: Tables, seat: int) -> list[int]:
    """EL-15: any card of the Hand; enough once seven or fewer are left."""
    found: list[int] = []
    add_letters(found, tables, Kind.PUT, s.players[seat].hand)
    if s.players[seat].hand_size <= FULL_HAND:
        found.append(tables.offset[Kind.DONE])
    return found


def cleaning(s: ElbaState, tables: Tables, seat: int) -> list[int]:
    """EL-16: nothing, one letter, two, or a word."""
    found = [tables.offset[Kind.KEEP_NOTHING]]
    bag = s.players[seat].bag
    add_letters(found, tables, Kind.KEEP_ONE, bag)
    add_pairs(found, tables, bag)
    if s.players[seat].bag_size >= SHORTEST_WORD:
        first = tables.offset[Kind.KEEP_WORD]
        found += [first + number for number in tables.vocabulary.lexicon.trie.spelled(bag)]
    return found


def add_pairs(found: list[int], tables: Tables, bag: i64) -> None:
    """EL-16: two letters, named in the order of the alphabet."""
    letters = tables.letter_count
    first: i64 = 0
    while first < letters:
        if count(bag, first):
            second = first if count(bag, first) > 1 else first + 1
            while second < letters:
                if count(bag, second):
                    found.append(tables.offset[Kind.KEEP_TWO] + first * letters + second)
                second += 1
        first += 1
