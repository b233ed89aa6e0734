"""EL-34: where players find their words themselves: what doors do not name, and what a typed word means."""

from mypy_extensions import i64

from escapade.games.elba.kinds import Kind, Phase
from escapade.games.elba.legal import lend_legal
from escapade.games.elba.rules.letters import fits
from escapade.games.elba.rules.words import escape_word_here, jumps, proposals
from escapade.games.elba.state import ElbaState
from escapade.games.elba.tables import Tables


def is_finding(s: ElbaState, tables: Tables, seat: int) -> bool:
    """Whether a seat is asked for something that a word of its Bag may be good for."""
    if not tables.find_words or not s.waiting >> seat & 1:
        return False
    if s.frames:
        return s.top().phase == Phase.BONUS
    return s.phase == Phase.CLEAN or (s.phase == Phase.ACT and s.points > 0)


def unnamed(s: ElbaState, tables: Tables, seat: int) -> list[int]:
    """The legal actions that a word of the Bag is needed for: jumps, a try to escape, weapons, words to keep or put."""
    if not is_finding(s, tables, seat):
        return []
    return [action for action in lend_legal(s, tables, seat) if is_unnamed(tables, action)]


def is_unnamed(tables: Tables, action: int) -> bool:
    """Whether an action is found by a word; to fight with bare hands is not."""
    kind = tables.actions.shape(action).kind
    return kind in (Kind.JUMP, Kind.ESCAPE, Kind.KEEP_WORD, Kind.PROPOSE) or (
        kind == Kind.BONUS and action != tables.offset[Kind.BONUS])


def found(s: ElbaState, tables: Tables, seat: int, text: str) -> list[int]:
    """What a typed word means; several weapons are typed one after the other, `propose` stands before a proposal."""
    words = text.lower().replace("_", " ").split()
    if not words or not is_finding(s, tables, seat):
        return []
    if not s.frames:
        return kept(s, tables, seat, words) if s.phase == Phase.CLEAN else ways(s, tables, seat, words)
    if words[0] == tables.actions.shapes[Kind.PROPOSE].name:
        return proposed(s, tables, seat, words[1:])
    return armed(s, tables, seat, words)


def kept(s: ElbaState, tables: Tables, seat: int, words: list[str]) -> list[int]:
    """EL-16: a word to keep."""
    lexicon = tables.vocabulary.lexicon
    number = lexicon.number.get(words[0], -1) if len(words) == 1 else -1
    if number < 0 or not fits(s.players[seat].bag, lexicon.cards[number]):
        return []
    return [tables.offset[Kind.KEEP_WORD] + number]


def ways(s: ElbaState, tables: Tables, seat: int, words: list[str]) -> list[int]:
    """EL-12, EL-13: a room by one word of its name, or by all of it; or a way out."""
    vocabulary = tables.vocabulary
    actions: list[int] = []
    opened = jumps(tables, s.players[seat])
    for room, place in enumerate(vocabulary.rooms):
        is_named = tables.board.names[place].split("_") == words or (
            len(words) == 1 and opens(tables, s.players[seat].bag, words[0], room))
        if opened >> room & 1 and is_named and place != s.place[seat]:
            actions.append(tables.offset[Kind.JUMP] + room)
    number = vocabulary.escape_names.index(words[0]) if words[0] in vocabulary.escape_names else -1
    if len(words) == 1 and number >= 0 and escape_word_here(s, tables, seat, number):
        actions.append(tables.offset[Kind.ESCAPE])
    return actions


def opens(tables: Tables, bag: i64, word: str, room: i64) -> bool:
    """EL-12: whether a word is one of a room's name, and in the Bag."""
    vocabulary = tables.vocabulary
    if word not in vocabulary.room_names:
        return False
    number = vocabulary.room_names.index(word)
    mask: i64 = vocabulary.room_masks[number]
    return (mask >> room & 1) != 0 and fits(bag, vocabulary.room_words[number])


def armed(s: ElbaState, tables: Tables, seat: int, words: list[str]) -> list[int]:
    """EL-22, EL-23: as many weapons as are named, each one a different word, with no card used twice."""
    lexicon, armory = tables.vocabulary.lexicon, tables.vocabulary.armory
    bag: i64 = s.players[seat].bag
    named: list[str] = []
    for word in words:
        number = lexicon.number.get(word, -1)
        name = word if word in armory.words else lexicon.names[number] if number in s.house else ""
        if name == "" or name in named or not fits(bag, lexicon.cards[number]):
            return []
        named.append(name)
        bag -= lexicon.cards[number]
    return [tables.offset[Kind.BONUS] + len(named)]


def proposed(s: ElbaState, tables: Tables, seat: int, words: list[str]) -> list[int]:
    """EL-23: a word for the others to vote on."""
    number = tables.vocabulary.lexicon.number.get(words[0], -1) if len(words) == 1 else -1
    may_propose = tables.house_weapons and not s.proposed
    return [tables.offset[Kind.PROPOSE] + number] if may_propose and number in proposals(s, tables, seat) else []
