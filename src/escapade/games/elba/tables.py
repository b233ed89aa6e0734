"""What a loaded game looks up instead of working out: the board, the deck, the words, and lists of actions."""

from typing import final

from mypy_extensions import i64

from escapade.core.action import ActionTable
from escapade.games.elba.kinds import LEAST_SEATS, Kind
from escapade.games.elba.rules.spelling import Armory, Lexicon


@final
class Board:
    """EL-1, EL-2: the places by number, their dice results and their doors."""

    def __init__(self, names: list[str], doors: list[list[int]], results: list[int], safe: int, faces: int) -> None:
        self.names = names
        self.doors = doors
        """The neighbours of each place, ascending."""
        self.results = results
        """The place of each result of the two dice, black die first."""
        self.safe = safe
        self.faces = faces
        """Of every die; and the highest Strength, because guests are dice."""
        self.distances: list[list[int]] = [distances_from(place, doors) for place in range(len(names))]


def distances_from(start: int, doors: list[list[int]]) -> list[int]:
    """How many moves every place is away; -1 where no door leads."""
    found = [-1] * len(doors)
    found[start] = 0
    queue = [start]
    for place in queue:
        for neighbour in doors[place]:
            if found[neighbour] < 0:
                found[neighbour] = found[place] + 1
                queue.append(neighbour)
    return found


@final
class Vocabulary:
    """EL-12, EL-13, EL-18, EL-22: the words, and what each kind of word is good for."""

    def __init__(self, letters: list[str], lexicon: Lexicon, armory: Armory) -> None:
        self.letters = letters
        self.lexicon = lexicon
        self.armory = armory
        self.lists: list[str] = []
        """The files beside the content that the words come from; none if a pack brings words of its own."""
        self.rooms: list[int] = []
        """The places that have a name to be spelled."""
        self.room_names: list[str] = []
        self.room_words: list[int] = []
        self.room_masks: list[int] = []
        """For each word of a name, the word, its cards, and the mask of the places in `rooms` that it opens."""
        self.escape_words: list[int] = []
        self.escape_places: list[int] = []
        """For each escape word, its cards, and its tower or NONE for anywhere."""
        self.escape_names: list[str] = []


@final
class Guests:
    """EL-4: everybody on the board: players first, then non-player Napoleons, Campbell last."""

    def __init__(self, napoleons: int) -> None:
        self.napoleons = napoleons
        extra = napoleons - LEAST_SEATS
        self.others: list[str] = [f"napoleon_{number + 1}" for number in range(extra)] + ["campbell"]
        self.names: list[str] = [f"p{seat}" for seat in range(napoleons)] + self.others
        self.campbell: i64 = len(self.names) - 1
        self.count = len(self.names)


@final
class Tables:
    """All of it, with the deck for the number of seats and the actions that legal lists are made of."""

    def __init__(self, board: Board, guests: Guests, vocabulary: Vocabulary, deck: list[int], one_deck_seats: int,
                 round_limit: i64, actions: ActionTable, *, house_weapons: bool, find_words: bool) -> None:
        self.board = board
        self.guests = guests
        self.vocabulary = vocabulary
        self.deck = deck
        """EL-3: how many cards of each letter one deck has."""
        self.one_deck_seats = one_deck_seats
        self.round_limit: i64 = round_limit
        self.house_weapons: bool = house_weapons
        """EL-23: whether words can be made weapons by a vote."""
        self.find_words: bool = find_words
        """EL-34: whether players find their words themselves."""
        self.letter_count: i64 = len(deck)
        self.actions = actions
        self.kinds = bytes(actions.kind)
        self.offset: list[int] = actions.offsets
        self.doors = bytes([len(doors) for doors in board.doors])
        """How many doors each place has."""
        self.moves: list[list[int]] = [[actions.number(Kind.MOVE, place) for place in doors] for doors in board.doors]
        self.pushes: list[list[int]] = [
            [actions.number(Kind.PUSH, other, place) for place in doors]
            for other in range(len(guests.others)) for doors in board.doors]
        """EL-11: by non-player and the place where he stands."""
        self.stop: list[int] = [actions.number(Kind.STOP)]
        self.draw_or_stop: list[int] = [actions.number(Kind.DRAW), actions.number(Kind.STOP)]
        self.end: list[int] = [actions.number(Kind.END)]
        self.no_bonus: list[int] = [actions.number(Kind.BONUS)]
