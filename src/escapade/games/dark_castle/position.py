"""Reads back what `view.py` writes, from a position or from a view."""

from typing import Final

from escapade.core.errors import BadInput
from escapade.core.reading import Reader, read_items, read_name
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import (
    FACE_NAMES,
    MOST_ACTS,
    MOST_DICE,
    REASON_NAMES,
    STAGE_NAMES,
    TRAIT_NAMES,
    TRAITS,
)
from escapade.games.dark_castle.rules import party
from escapade.games.dark_castle.shapes import Names
from escapade.games.dark_castle.state import Bout, CastleState, Hero, party_size
from escapade.games.dark_castle.tables import Tables
from escapade.games.dark_castle.view import write_fight

MOST_ROUNDS: Final = 1000
MOST_LOSS: Final = 99
MOST_SYMBOLS: Final = 15


def read_body(reader: Reader, s: CastleState, tables: Tables, names: Names) -> None:
    """Fill a blank state."""
    most = int(party.most_hp(s, tables))
    reader.number("health", most, most)
    s.heroes = [read_hero(Reader(value, f"heroes[{place}]"), tables, names, most)
                for place, value in enumerate(reader.items("heroes"))]
    heroes = [names.heroes[hero.kind] for hero in s.heroes]
    s.characters = 0
    for hero in s.heroes:
        s.characters |= 1 << hero.kind
    s.you = reader.name("you", heroes)
    s.turned = reader.number("turned", 0, tables.castle + 2)
    s.card = reader.name("card", names.cards)
    read_step(reader, s, tables)
    fight = reader.take("fight")
    s.left = reader.names("chapters_left", names.cards[: tables.chapters])
    s.pile.unknown = read_counts(reader.inner("items_left"), names.items)
    s.pile.hidden = sum(s.pile.unknown)
    s.discard = read_counts(reader.inner("items_discarded"), names.items)
    s.middle = reader.names("middle", names.items)
    s.found = reader.number("found", 0, MOST_LOSS)
    s.nominee = reader.name("nominee", heroes)
    s.stage = reader.name("stage", STAGE_NAMES)
    s.back = reader.name("back", STAGE_NAMES)
    if NONE in (s.stage, s.back):
        raise BadInput("input.position_name", {"path": "stage", "value": "null"})
    s.asker = reader.name("asker", heroes)
    s.acts = reader.number("acts", 0, MOST_ACTS)
    read_refused(reader, s, names)
    s.named = reader.name("named", heroes)
    s.leader = reader.seat("leader")
    s.reason = reader.name("reason", REASON_NAMES)
    read_bout(reader.inner("bout"), s.bout, heroes, party_size(s.seats))
    check_told(fight, write_fight(s, tables))


def check_told(fight: object, expected: dict[str, object] | None) -> None:
    """What the enemy does follows from the rest; a position that tells it differently is refused."""
    if fight is not None and expected is not None:
        reader = Reader(fight, "fight")
        told = {"damage": reader.number("damage", 0, MOST_LOSS), "rest": reader.text("rest"),
                "special": reader.text("special")}
        reader.done()
        fight = told
    if fight != expected:
        raise BadInput("input.position_phase", {"path": "fight"})


def read_hero(reader: Reader, tables: Tables, names: Names, most: int) -> Hero:
    """A character, its hit points and its items."""
    hero = Hero(reader.name("hero", names.heroes), reader.number("hp", 0, most), [], 0, 0)
    items = reader.names("items", names.items)
    reader.done()
    if hero.kind == NONE or NONE in items:
        raise BadInput("input.position_name", {"path": reader.at("hero"), "value": "null"})
    party.equip(hero, tables, items)
    return hero


def read_step(reader: Reader, s: CastleState, tables: Tables) -> None:
    """A step of the card, counted from its first one."""
    value = reader.take("step")
    s.step = NONE
    if value is None:
        return
    if s.card == NONE:
        raise BadInput("input.position_phase", {"path": "step"})
    low = tables.lows[s.card]
    s.step = low + reader.number("step", 0, tables.ends[s.card] - low)


def read_counts(reader: Reader, names: list[str]) -> list[int]:
    """How many of each kind there are."""
    counts = [reader.number(name, 1, MOST_LOSS) if reader.has(name) else 0 for name in names]
    reader.done()
    return counts


def read_refused(reader: Reader, s: CastleState, names: Names) -> None:
    """What each hero has refused in this sharing; before the characters are chosen, nothing."""
    for place, value in enumerate(exactly_items(reader, "refused", party_size(s.seats))):
        path = f"{reader.at('refused')}[{place}]"
        kinds = [read_name(item, path, names.items) for item in read_items(value, path)]
        if kinds != sorted(set(kinds)) or NONE in kinds:
            raise BadInput("input.position_twice", {"path": path, "value": "null"})
        if kinds and place >= len(s.heroes):
            raise BadInput("input.position_phase", {"path": path})
        for kind in kinds:
            s.heroes[place].refused |= 1 << kind


def exactly_items(reader: Reader, key: str, size: int) -> list[object]:
    """One thing for each hero of the party."""
    values = reader.items(key)
    if len(values) != size:
        raise BadInput("input.position_length", {"path": reader.at(key), "expected": size})
    return values


def read_places(reader: Reader, key: str, heroes: list[str]) -> int:
    """A set of heroes."""
    places = reader.names(key, heroes)
    if places != sorted(set(places)) or NONE in places:
        raise BadInput("input.position_twice", {"path": reader.at(key), "value": "null"})
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def read_bout(reader: Reader, bout: Bout, heroes: list[str], size: int) -> None:
    """What a fight, a test or a gamble keeps."""
    enemy = reader.inner("enemy")
    for trait in range(TRAITS):
        bout.add_dice(trait, enemy.number(TRAIT_NAMES[trait], 0, MOST_DICE))
    enemy.done()
    for place, face in enumerate(exactly(reader, "rolls", reader.names("rolls", FACE_NAMES), size)):
        bout.show(place, face)
    for place, value in enumerate(exactly_items(reader, "extras", size)):
        read_extra(Reader(value, f"{reader.at('extras')}[{place}]"), bout, place)
    for place, amount in enumerate(exactly(reader, "losses", reader.numbers("losses", 0, MOST_LOSS), size)):
        bout.set_loss(place, amount)
    bout.round = reader.number("round", 0, MOST_ROUNDS)
    bout.size = reader.number("size", 0, MOST_DICE)
    bout.coming = reader.number("coming", 0, MOST_DICE)
    bout.resting = reader.name("resting", heroes)
    bout.striker = reader.name("striker", heroes)
    bout.before = reader.name("before", FACE_NAMES)
    bout.immune = reader.name("immune", TRAIT_NAMES)
    bout.bonus = reader.number("bonus", 0, MOST_DICE)
    bout.tries = reader.number("tries", 0, MOST_LOSS)
    bout.successes = reader.number("successes", 0, MOST_LOSS)
    read_bout_sets(reader, bout, heroes)
    reader.done()


def read_bout_sets(reader: Reader, bout: Bout, heroes: list[str]) -> None:
    """The sets of heroes of a bout."""
    bout.active = read_places(reader, "active", heroes)
    bout.todo = read_places(reader, "todo", heroes)
    bout.pending = read_places(reader, "pending", heroes)
    bout.fresh = read_places(reader, "fresh", heroes)
    bout.blocked = read_places(reader, "blocked", heroes)
    bout.weapons = read_places(reader, "weapons", heroes)
    bout.seconds = read_places(reader, "seconds", heroes)
    bout.hitters = read_places(reader, "hitters", heroes)
    bout.hits = reader.number("hits", 0, MOST_DICE)


def read_extra(reader: Reader, bout: Bout, place: int) -> None:
    """Symbols added to a hero's result."""
    for trait in range(TRAITS):
        bout.add_extra(place, trait, reader.number(TRAIT_NAMES[trait], 0, MOST_SYMBOLS))
    reader.done()


def exactly(reader: Reader, key: str, values: list[int], size: int) -> list[int]:
    """One value for each hero of the party."""
    if len(values) != size:
        raise BadInput("input.position_length", {"path": reader.at(key), "expected": size})
    return values
