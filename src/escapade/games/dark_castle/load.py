"""Loads Escape the Dark Castle from its content, or from a pack laid over it."""

from pathlib import Path
from typing import Any

from escapade.content.read import Content
from escapade.core.option import read_options
from escapade.core.tables import Source
from escapade.games.dark_castle.checks.content import check_item, check_keys
from escapade.games.dark_castle.game import KEY, CastleGame
from escapade.games.dark_castle.kinds import DIFFICULTY_HP, EFFECT_NAMES, FACE_NAMES, TRAIT_NAMES
from escapade.games.dark_castle.rules.programs import Programs
from escapade.games.dark_castle.shapes import Names, make_shapes, option_table
from escapade.games.dark_castle.tables import Item, Tables

FILES = ["characters", "items", "chapters", "bosses"]


def load(options: dict[str, object], pack: Path | None, *, written: bool) -> CastleGame:
    """The game with these options."""
    content = Content(KEY, FILES, pack)
    cards = all_cards(content.files)
    check_keys(content.files, cards)
    programs = Programs(cards)
    chapters = len(content.files["chapters"]["chapters"])
    table = option_table(content.files["chapters"]["chapters_in_a_castle"], chapters)
    values = read_options(table, options, written=written)
    names = Names([hero["key"] for hero in content.files["characters"]["characters"]],
                  [item["key"] for item in content.files["items"]["items"]],
                  [card["key"] for card, _ in cards], programs.ways, chapters)
    names.endings = programs.endings
    shapes = make_shapes(names, chapters)
    characters = content.files["characters"]
    tables = Tables(read_faces(characters), read_health(characters, values["difficulty"]),
                    [read_item(item) for item in content.files["items"]["items"]], programs.steps, programs.starts,
                    programs.lows, programs.ends, chapters, len(content.files["bosses"]["bosses"]),
                    values["chapters"], shapes.actions,
                    majority=values["voice"] != 0, voices=values["voices"])
    return CastleGame(table, values, shapes, tables, names, Source(content.pack, content.digest()))


def all_cards(files: dict[str, dict[str, Any]]) -> list[tuple[dict[str, Any], str]]:
    """Every card with the place it was read from: chapters, then bosses, then the start card."""
    chapters = [(card, f"chapters.json $.chapters[{place}]")
                for place, card in enumerate(files["chapters"]["chapters"])]
    bosses = [(card, f"bosses.json $.bosses[{place}]") for place, card in enumerate(files["bosses"]["bosses"])]
    return [*chapters, *bosses, (files["bosses"]["start"], "bosses.json $.start")]


def read_faces(characters: dict[str, Any]) -> list[list[int]]:
    """DC-2: the six faces of each character's die."""
    return [[FACE_NAMES.index(face) for face in hero["faces"]] for hero in characters["characters"]]


def read_health(characters: dict[str, Any], difficulty: int) -> list[int]:
    """DC-5, DC-34: hit points by the number of seats, at least one; nobody sits at no seat."""
    return [0, *[max(1, hit_points + DIFFICULTY_HP[difficulty]) for hit_points in characters["hit_points"]]]


def read_item(item: dict[str, Any]) -> Item:
    """DC-21: a kind of item."""
    effect = EFFECT_NAMES.index(item["effect"])
    check_item(item, effect)
    return Item(effect, TRAIT_NAMES.index(item.get("trait", "might")), item["hands"], item.get("amount", 0),
                item["count"])
