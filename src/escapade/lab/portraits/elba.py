"""Escape from Elba: letters, words, rooms, weapons and the ground plan."""

from pathlib import Path

from escapade.content.read import Content
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.elba.game import KEY, ElbaGame
from escapade.games.elba.load import FILES
from escapade.games.elba.rules.letters import BITS, FIELD, fits
from escapade.games.elba.state import ElbaState
from escapade.lab.portrait import NUMBER, Board, Portrait, Spot, Subject

UNIT = 40
EDGE = 10


def board(game: Game, pack: Path | None) -> Board:
    """The ground plan by the measures of its content; a door is a gap between two middles."""
    read = Content(KEY, FILES, pack).files["board"]
    spots = [Spot(place["key"], place["x"] * UNIT + EDGE, place["y"] * UNIT + EDGE, place["width"] * UNIT,
                  place["height"] * UNIT, is_round=place["shape"] == "round") for place in read["places"]]
    width, height = (max(spot.x + spot.width for spot in spots), max(spot.y + spot.height for spot in spots))
    return Board(width + EDGE, height + EDGE, spots, "place")


def standing(game: Game, state: State) -> list[float]:
    """EL-13: how much of the best escape word each seat holds, in hand and Bag together."""
    assert isinstance(state, ElbaState) and isinstance(game, ElbaGame)
    words = game.tables.vocabulary.escape_words
    letters = range(len(game.tables.vocabulary.letters))
    found = []
    for player in state.players:
        held = int(player.hand) + int(player.bag)
        found.append(max(share_of(held, word, letters) for word in words))
    return found


def share_of(held: int, word: int, letters: range) -> float:
    """The share of a word's letters that are held; both are counts of letters, packed."""
    needed = [count_of(word, letter) for letter in letters]
    return sum(min(need, count_of(held, letter)) for letter, need in enumerate(needed)) / sum(needed)


def count_of(cards: int, letter: int) -> int:
    """How many cards of a letter there are in a packed hand."""
    return cards >> int(BITS) * letter & int(FIELD)


def rooms_with_words(game: Game) -> list[str]:
    """EL-12: nobody jumps to a place that no word opens."""
    assert isinstance(game, ElbaGame)
    return [game.tables.board.names[place] for place in game.tables.vocabulary.rooms]


def printed_weapons(game: Game) -> list[str]:
    """EL-22: the weapon words."""
    assert isinstance(game, ElbaGame)
    return [word.upper() for word in game.tables.vocabulary.armory.words]


def weapons(game: Game, state: State, seat: int, bonus: int) -> list[str]:
    """EL-22, EL-23: the weapons that the Bag of a seat spells when it takes a bonus; of none where it takes none."""
    assert isinstance(state, ElbaState) and isinstance(game, ElbaGame)
    if bonus == 0:
        return []
    bag, vocabulary = state.players[seat].bag, game.tables.vocabulary
    armory, lexicon = vocabulary.armory, vocabulary.lexicon
    printed = [word for place, word in enumerate(armory.words) if fits(bag, armory.cards[place])]
    made = [lexicon.names[number] for number in state.house if fits(bag, lexicon.cards[number])]
    return [word.upper() for word in [*printed, *made]]


PORTRAIT = Portrait(
    subjects=(Subject("start", "elba-study-start", "seat", (("started", "seat"),), "seat"),
              Subject("escape_words", "elba-study-escape_words", "escape_word", (("tried", "word"),), "seat"),
              Subject("words", "elba-study-words", "word", (("kept_word", "word"),), "seat"),
              Subject("rooms", "elba-study-rooms", "place", (("moved", "place"), ("jumped", "place")), "seat"),
              Subject("jumps", "elba-study-jumps", "place", (("jumped", "place"),), "seat", possible=rooms_with_words),
              Subject("weapons", "elba-study-weapons", NUMBER, (("chose_bonus", "bonus"),), "seat",
                      possible=printed_weapons, looked_up=weapons),
              Subject("bonus", "elba-study-bonus", NUMBER, (("chose_bonus", "bonus"),), "seat"),
              Subject("letters", "elba-study-letters", "letter", (("drew", "letter"),), "seat")),
    visits=(("moved", "place"), ("jumped", "place"), ("thrown", "place"), ("pushed", "place"), ("placed", "place")),
    board=board, board_title="elba-study-map", standing=standing, turn_ends="turn_ended",
    begins=("started", "seat"))
