"""What the board, the letters and the words of Escape from Elba must keep to, in our content or in a pack's."""

from typing import Any

from escapade.core.errors import BadInput
from escapade.core.seat import NONE
from escapade.games.elba.kinds import SHORTEST_WORD


def wrong(code: str, file: str, path: str, params: dict[str, object] | None = None) -> BadInput:
    """A complaint that names the file and the path."""
    return BadInput(code, {"file": f"{file}.json", "path": path, **(params or {})})


def check_letters(letters: dict[str, Any]) -> None:
    """EL-3: every letter once, and as many cards as the deck has."""
    if len({letter["key"] for letter in letters["letters"]}) != len(letters["letters"]):
        raise wrong("content.duplicate_key", "letters", "$.letters")
    found = sum([letter["count"] for letter in letters["letters"]])
    if found != letters["cards"]:
        raise wrong("content.total", "letters", "$.letters", {"found": found, "expected": letters["cards"]})


def check_places(board: dict[str, Any]) -> None:
    """EL-1: every place once, and one Safe Area."""
    keys = [place["key"] for place in board["places"]]
    if len(set(keys)) != len(keys):
        raise wrong("content.duplicate_key", "board", "$.places")
    safe = [place for place in board["places"] if place["kind"] == "safe"]
    if len(safe) != 1:
        raise wrong("content.total", "board", "$.places", {"found": len(safe), "expected": 1})


def check_doors(board: dict[str, Any]) -> None:
    """EL-2: every door once, between two different places."""
    keys = [place["key"] for place in board["places"]]
    seen: list[list[str]] = []
    for number, door in enumerate(board["doors"]):
        path = f"$.doors[{number}]"
        for end in door:
            if end not in keys:
                raise wrong("content.unknown_key", "board", path, {"value": end})
        if door[0] == door[1] or sorted(door) in seen:
            raise wrong("content.duplicate_key", "board", path)
        seen.append(sorted(door))
    if len(board["doors"]) != board["door_count"]:
        raise wrong("content.total", "board", "$.doors", {"found": len(board["doors"]),
                                                          "expected": board["door_count"]})


def check_distances(board: dict[str, Any], distances: list[int]) -> None:
    """EL-2: every place can be reached, and every tower is as far from the Safe Area as the file says."""
    for number, place in enumerate(board["places"]):
        path = f"$.places[{number}]"
        if distances[number] < 0:
            raise wrong("content.unreachable", "board", path, {"value": place["key"]})
        if place["kind"] == "tower" and distances[number] != board["tower_distance"]:
            raise wrong("content.total", "board", path, {"found": distances[number],
                                                         "expected": board["tower_distance"]})


def check_dice(board: dict[str, Any]) -> None:
    """EL-1: no result of the two dice belongs to two places, and only the Safe Area has none."""
    seen: list[tuple[int, int]] = []
    for number, place in enumerate(board["places"]):
        path = f"$.places[{number}].dice"
        for black, white in place["dice"]:
            if max(black, white) > board["die_faces"] or (black, white) in seen:
                raise wrong("content.duplicate_key", "board", path)
            seen.append((black, white))
        if (place["kind"] == "safe") == bool(place["dice"]):
            raise wrong("content.total", "board", path, {"found": len(place["dice"]), "expected": 0})


def check_results(board: dict[str, Any], results: list[int]) -> None:
    """EL-1, EL-5: every result leads somewhere, and there are places enough for everybody."""
    if NONE in results:
        raise wrong("content.total", "board", "$.places", {"found": len(results) - results.count(NONE),
                                                           "expected": len(results)})
    if len(set(results)) < board["napoleons"]:
        raise wrong("content.total", "board", "$.napoleons", {"found": len(set(results)),
                                                              "expected": board["napoleons"]})


def check_source(words: dict[str, Any]) -> None:
    """EL-18: the words stand in lists beside the content, or in the file itself: not in both, nor in neither."""
    if ("lists" in words) == ("words" in words):
        raise wrong("content.one_of", "words", "$", {"expected": "lists, words"})


def check_spelling(words: list[str], letters: list[str]) -> None:
    """EL-18: no word is too short, and all can be spelled with the letters of the deck."""
    for word in words:
        if len(word) < SHORTEST_WORD or any(letter not in letters for letter in word):
            raise wrong("content.unspellable", "words", "$", {"value": word})


def check_towers(words: dict[str, Any], places: list[str]) -> None:
    """EL-13: an escape word works in a tower that there is, or anywhere."""
    for number, word in enumerate(words["escape_words"]):
        if word["tower"] is not None and word["tower"] not in places:
            raise wrong("content.unknown_key", "words", f"$.escape_words[{number}].tower", {"value": word["tower"]})
