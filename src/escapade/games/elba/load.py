"""Loads Escape from Elba from its content, or from a pack laid over it."""

from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from escapade.content.read import Content
from escapade.core.option import read_options
from escapade.core.seat import NONE
from escapade.core.tables import Source
from escapade.games.elba.checks.content import (
    check_dice,
    check_distances,
    check_doors,
    check_letters,
    check_places,
    check_results,
    check_source,
    check_spelling,
    check_towers,
    wrong,
)
from escapade.games.elba.game import KEY, ElbaGame
from escapade.games.elba.kinds import SHORTEST_WORD, WORD_LISTS
from escapade.games.elba.rules.spelling import Armory, Lexicon
from escapade.games.elba.shapes import Fields, make_shapes, option_table
from escapade.games.elba.tables import Board, Guests, Tables, Vocabulary, distances_from

FILES = ["board", "letters", "words"]


def load(options: dict[str, object], pack: Path | None, *, written: bool) -> ElbaGame:
    """The game with these options."""
    content = Content(KEY, FILES, pack)
    table = option_table()
    values = read_options(table, options, written=written)
    chosen = WORD_LISTS[values["words"]]
    content.files["list"] = {"words": word_list(content.files["words"], chosen)}
    letters = read_letters(content.files["letters"])
    board = read_board(content.files["board"])
    guests = Guests(content.files["board"]["napoleons"])
    vocabulary = read_vocabulary(content, [*letters], board)
    vocabulary.lists += list_names(content.files["words"], chosen)
    fields = Fields(board.names, [board.names[room] for room in vocabulary.rooms], [*letters], guests.names,
                    guests.others, vocabulary.lexicon.names, vocabulary.lexicon.spellings, vocabulary.escape_names)
    shapes = make_shapes(fields, board.faces, vocabulary.lexicon.longest // SHORTEST_WORD)
    tables = Tables(board, guests, vocabulary, list(letters.values()),
                    content.files["letters"]["most_seats_with_one_deck"], values["round_limit"], shapes.actions,
                    house_weapons=values["house_weapons"] != 0, find_words=values["find_words"] != 0)
    return ElbaGame(table, values, shapes, tables, Source(content.pack, content.digest()))


def word_list(words: dict[str, Any], chosen: str) -> list[str]:
    """EL-18: the lists beside the content that were chosen, or one that the file brings itself, whatever was chosen."""
    check_source(words)
    if "words" in words:
        return [str(word) for word in words["words"]]
    return [word for name in list_names(words, chosen) for word in read_list(name)]


def list_names(words: dict[str, Any], chosen: str) -> list[str]:
    """EL-18: the lists that were chosen; none where the file brings words itself."""
    return [str(name) for name in words["lists"][chosen]] if "lists" in words else []


@cache
def read_list(name: str) -> list[str]:
    """The words of a text file, one a line."""
    try:
        text = (files("escapade.content") / KEY / name).read_text(encoding="ascii")
    except OSError:
        raise wrong("content.unknown_key", "words", "$.lists", {"value": name}) from None
    return text.split()


def read_letters(letters: dict[str, Any]) -> dict[str, int]:
    """EL-3: how many cards each letter has."""
    check_letters(letters)
    return {letter["key"]: letter["count"] for letter in letters["letters"]}


def read_board(board: dict[str, Any]) -> Board:
    """EL-1, EL-2: checked places, dice and doors."""
    check_places(board)
    check_doors(board)
    names = [place["key"] for place in board["places"]]
    safe = [place["kind"] for place in board["places"]].index("safe")
    doors = read_doors(board, names)
    check_distances(board, distances_from(safe, doors))
    return Board(names, doors, read_results(board), safe, board["die_faces"])


def read_doors(board: dict[str, Any], names: list[str]) -> list[list[int]]:
    """EL-2: the neighbours of each place, ascending."""
    neighbours: list[list[int]] = [[] for name in names]
    for door in board["doors"]:
        one, other = names.index(door[0]), names.index(door[1])
        neighbours[one].append(other)
        neighbours[other].append(one)
    return [sorted(found) for found in neighbours]


def read_results(board: dict[str, Any]) -> list[int]:
    """EL-1: the place of every result of the two dice; each result belongs to exactly one."""
    check_dice(board)
    faces: int = board["die_faces"]
    results = [NONE] * (faces * faces)
    for number, place in enumerate(board["places"]):
        for black, white in place["dice"]:
            results[(black - 1) * faces + white - 1] = number
    check_results(board, results)
    return results


def read_vocabulary(content: Content, letters: list[str], board: Board) -> Vocabulary:
    """EL-12, EL-13, EL-18, EL-22: the list and every word the game prints, by what it is good for."""
    words, places = content.files["words"], content.files["board"]["places"]
    printed = words["weapons"] + [word["word"] for word in words["escape_words"]]
    printed += [word for place in places for word in place["words"]]
    check_spelling(content.files["list"]["words"] + printed, letters)
    check_towers(words, board.names)
    lexicon = lexicon_of(tuple(content.files["list"]["words"]), tuple(printed), tuple(letters))
    vocabulary = Vocabulary(letters, lexicon, Armory(words["weapons"], lexicon))
    add_rooms(vocabulary, places)
    for word in words["escape_words"]:
        vocabulary.escape_names.append(word["word"])
        vocabulary.escape_words.append(lexicon.cards[lexicon.number[word["word"]]])
        vocabulary.escape_places.append(NONE if word["tower"] is None else board.names.index(word["tower"]))
    return vocabulary


@lru_cache(maxsize=4)
def lexicon_of(words: tuple[str, ...], printed: tuple[str, ...], letters: tuple[str, ...]) -> Lexicon:
    """Games with the same words share one: it takes megabytes, and most of the time that loading takes."""
    return Lexicon(list(words), list(printed), list(letters))


def add_rooms(vocabulary: Vocabulary, places: list[dict[str, Any]]) -> None:
    """EL-12: which rooms each word of a name opens."""
    masks: dict[str, int] = {}
    for number, place in enumerate(places):
        if place["words"]:
            for word in place["words"]:
                masks[word] = masks.get(word, 0) | 1 << len(vocabulary.rooms)
            vocabulary.rooms.append(number)
    for word, mask in masks.items():
        lexicon = vocabulary.lexicon
        vocabulary.room_names.append(word)
        vocabulary.room_words.append(lexicon.cards[lexicon.number[word]])
        vocabulary.room_masks.append(mask)
