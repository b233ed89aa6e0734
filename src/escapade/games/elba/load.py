"""Loads Escape from Elba from its content, or from a pack laid over it."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from escapade.content.read import Content
from escapade.core.errors import BadInput
from escapade.core.option import read_options
from escapade.core.seat import NONE
from escapade.core.tables import Source
from escapade.games.elba.game import KEY, ElbaGame
from escapade.games.elba.kinds import SHORTEST_WORD, option_table
from escapade.games.elba.shapes import Fields, make_shapes
from escapade.games.elba.spelling import Armory, Lexicon
from escapade.games.elba.tables import Board, Guests, Tables, Vocabulary, distances_from

FILES = ["board", "letters", "words"]


def load(options: dict[str, object], pack: Path | None, *, written: bool) -> ElbaGame:
    """The game with these options."""
    content = Content(KEY, FILES, pack)
    content.files["list"] = {"words": word_list(content.files["words"])}
    table = option_table()
    values = read_options(table, options, written=written)
    letters = read_letters(content.files["letters"])
    board = read_board(content.files["board"])
    guests = Guests(content.files["board"]["napoleons"])
    vocabulary = read_vocabulary(content, [*letters], board)
    fields = Fields(board.names, [board.names[room] for room in vocabulary.rooms], [*letters], guests.names,
                    guests.others, vocabulary.lexicon.names, vocabulary.lexicon.spellings, vocabulary.escape_names)
    shapes = make_shapes(fields, board.faces, vocabulary.lexicon.longest // SHORTEST_WORD)
    tables = Tables(board, guests, vocabulary, list(letters.values()),
                    content.files["letters"]["most_seats_with_one_deck"], values["round_limit"], shapes.actions)
    return ElbaGame(table, values, shapes, tables, Source(content.pack, content.digest()))


def wrong(code: str, file: str, path: str, **params: object) -> BadInput:
    """A complaint that names the file and the path."""
    return BadInput(code, {"file": f"{file}.json", "path": path, **params})


def word_list(words: dict[str, Any]) -> list[str]:
    """EL-18: the list beside the content, or one that the file brings itself."""
    if ("list" in words) == ("words" in words):
        raise wrong("content.one_of", "words", "$", expected="list, words")
    return read_list(words["list"]) if "list" in words else [str(word) for word in words["words"]]


@cache
def read_list(name: str) -> list[str]:
    """The words of a text file, one a line."""
    try:
        text = (files("escapade.content") / KEY / name).read_text(encoding="ascii")
    except OSError:
        raise wrong("content.unknown_key", "words", "$.list", value=name) from None
    return text.split()


def read_letters(letters: dict[str, Any]) -> dict[str, int]:
    """EL-3: how many cards each letter has."""
    found = {letter["key"]: letter["count"] for letter in letters["letters"]}
    if len(found) != len(letters["letters"]):
        raise wrong("content.duplicate_key", "letters", "$.letters")
    if sum(found.values()) != letters["cards"]:
        raise wrong("content.total", "letters", "$.letters", found=sum(found.values()), expected=letters["cards"])
    return found


def read_board(board: dict[str, Any]) -> Board:
    """EL-1, EL-2: checked places, dice and doors."""
    names = [place["key"] for place in board["places"]]
    if len(set(names)) != len(names):
        raise wrong("content.duplicate_key", "board", "$.places")
    safe = [number for number, place in enumerate(board["places"]) if place["kind"] == "safe"]
    if len(safe) != 1:
        raise wrong("content.total", "board", "$.places", found=len(safe), expected=1)
    doors = read_doors(board, names)
    check_distances(board, distances_from(safe[0], doors))
    return Board(names, doors, read_results(board), safe[0], board["die_faces"])


def read_doors(board: dict[str, Any], names: list[str]) -> list[list[int]]:
    """EL-2: every door once, between two different places; the neighbours of each place."""
    neighbours: list[list[int]] = [[] for name in names]
    for number, door in enumerate(board["doors"]):
        path = f"$.doors[{number}]"
        for end in door:
            if end not in names:
                raise wrong("content.unknown_key", "board", path, value=end)
        one, other = names.index(door[0]), names.index(door[1])
        if one == other or other in neighbours[one]:
            raise wrong("content.duplicate_key", "board", path)
        neighbours[one].append(other)
        neighbours[other].append(one)
    if len(board["doors"]) != board["door_count"]:
        raise wrong("content.total", "board", "$.doors", found=len(board["doors"]), expected=board["door_count"])
    return [sorted(found) for found in neighbours]


def check_distances(board: dict[str, Any], distances: list[int]) -> None:
    """EL-2: every place can be reached, and every tower is as far from the Safe Area as the file says."""
    for number, place in enumerate(board["places"]):
        path = f"$.places[{number}]"
        if distances[number] < 0:
            raise wrong("content.unreachable", "board", path, value=place["key"])
        if place["kind"] == "tower" and distances[number] != board["tower_distance"]:
            raise wrong("content.total", "board", path, found=distances[number], expected=board["tower_distance"])


def read_results(board: dict[str, Any]) -> list[int]:
    """EL-1: the place of every result of the two dice; each result belongs to exactly one."""
    faces: int = board["die_faces"]
    results = [NONE] * (faces * faces)
    for number, place in enumerate(board["places"]):
        for black, white in place["dice"]:
            result = (black - 1) * faces + white - 1
            if max(black, white) > faces or results[result] != NONE:
                raise wrong("content.duplicate_key", "board", f"$.places[{number}].dice")
            results[result] = number
        if (place["kind"] == "safe") == bool(place["dice"]):
            raise wrong("content.total", "board", f"$.places[{number}].dice", found=len(place["dice"]), expected=0)
    if NONE in results:
        raise wrong("content.total", "board", "$.places", found=len(results) - results.count(NONE),
                    expected=len(results))
    if len(set(results)) < board["napoleons"]:
        raise wrong("content.total", "board", "$.napoleons", found=len(set(results)), expected=board["napoleons"])
    return results


def read_vocabulary(content: Content, letters: list[str], board: Board) -> Vocabulary:
    """EL-12, EL-13, EL-18, EL-22: the list and every word the game prints, by what it is good for."""
    words, places = content.files["words"], content.files["board"]["places"]
    printed = words["weapons"] + [word["word"] for word in words["escape_words"]]
    printed += [word for place in places for word in place["words"]]
    admitted = content.files["list"]["words"] + printed
    for word in admitted:
        if len(word) < SHORTEST_WORD or any(letter not in letters for letter in word):
            raise wrong("content.unspellable", "words", "$", value=word)
    lexicon = Lexicon(admitted, letters)
    vocabulary = Vocabulary(letters, lexicon, Armory(words["weapons"], lexicon))
    add_rooms(vocabulary, places)
    for number, word in enumerate(words["escape_words"]):
        if word["tower"] is not None and word["tower"] not in board.names:
            raise wrong("content.unknown_key", "words", f"$.escape_words[{number}].tower", value=word["tower"])
        vocabulary.escape_names.append(word["word"])
        vocabulary.escape_words.append(lexicon.cards[lexicon.number[word["word"]]])
        vocabulary.escape_places.append(NONE if word["tower"] is None else board.names.index(word["tower"]))
    return vocabulary


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
        vocabulary.room_words.append(lexicon.cards[lexicon.number[word]])
        vocabulary.room_masks.append(mask)
