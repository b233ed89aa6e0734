"""The legal lists, by phase: looked up by mask where a character is named."""

from typing import Final

from mypy_extensions import i64

from escapade.core.rng import Rng
from escapade.games.dark_castle.kinds import ALL_TRAITS, HERO_KINDS, TRAITS, Kind, Phase
from escapade.games.dark_castle.rules import party, uses, voice
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables

NOTHING: Final[list[int]] = []


def lend_legal(s: CastleState, tables: Tables, seat: int) -> list[int]:
    """What a seat may do, by phase; the list may be the table's own."""
    if not s.waiting >> seat & 1:
        return NOTHING
    phase = s.phase
    if phase == Phase.SHARE:
        return sharing(s, tables)
    kind = voice_kind(phase)
    if kind == Kind.GO:
        return going(s, tables)
    if kind != Kind.CHOOSE:
        return tables.by_mask[kind][voice.choices(s, tables)]
    if phase == Phase.CONSENT:
        return tables.answers
    if phase == Phase.DROP:
        return dropping(s, tables)
    if phase == Phase.KEEP:
        return keeping(s, tables)
    if phase == Phase.DARE:
        return tables.daring
    if phase == Phase.CHOOSE:
        return tables.by_mask[Kind.CHOOSE][((1 << HERO_KINDS) - 1) & ~s.characters]
    return using(s, tables)


def draw_legal(s: CastleState, tables: Tables, seat: int, rng: Rng) -> int:
    """An action of a waiting seat, all equally likely; that of a sharing, whose lists are long, without its list."""
    if s.phase == Phase.SHARE:
        return draw_sharing(s, tables, rng)
    legal = lend_legal(s, tables, seat)
    return legal[rng.below(len(legal))]


def voice_kind(phase: i64) -> int:
    """The kind of action with which the group decides in a phase; CHOOSE where it does not."""
    if phase == Phase.REST:
        return Kind.REST
    if phase == Phase.TURN:
        return Kind.TURN
    if phase == Phase.WAY:
        return Kind.GO
    if phase == Phase.NOMINATE:
        return Kind.NOMINATE
    return Kind.STRIKE if phase == Phase.STRIKE else Kind.CHOOSE


def going(s: CastleState, tables: Tables) -> list[int]:
    """DC-8, DC-32: the ways that are open."""
    step = tables.steps[s.step]
    return step.going if s.heroes[s.you].bears else step.going_bare


def add_each(found: list[int], tables: Tables, first: i64, members: i64) -> None:
    """The actions of a set's members, where the first one would have this number."""
    while members:
        if members & 1:
            found.append(tables.numbers[first])
        members >>= 1
        first += 1


def sharing(s: CastleState, tables: Tables) -> list[int]:
    """DC-26: what the leader can have done, and what ends it: his naming of who turns, or `done` before a vote."""
    votes = party.is_voting(s, tables)
    found: list[int] = [] if votes else tables.by_mask[Kind.TURN][s.characters][:]
    if s.middle:
        add_gifts(found, s, tables)
    borne: i64 = 0
    for hero in s.heroes:
        borne |= hero.bears & ~hero.refused
    if borne:
        add_handing(found, s, tables, borne)
        add_laying(found, s, tables, borne)
    if votes or borne & tables.food:
        found += last_of_sharing(s, tables, borne & tables.food)
    return found


def draw_sharing(s: CastleState, tables: Tables, rng: Rng) -> int:
    """DC-26: one of what `sharing` lists, by its place: who turns, gifts, what is handed on, laid down or eaten."""
    heroes: i64 = len(s.heroes)
    turns = heroes
    if party.is_voting(s, tables):
        turns = 0
    middle = party.kinds_among(s.middle)
    gifts = count_members(middle) * heroes
    borne: i64 = 0
    things: i64 = 0
    for hero in s.heroes:
        asked = hero.bears & ~hero.refused
        borne |= asked
        things += count_members(asked)
    rest = NOTHING if turns and not borne & tables.food else last_of_sharing(s, tables, borne & tables.food)
    place = rng.below(turns + gifts + things * heroes + len(rest))
    if place < turns:
        return int(tables.turning + member(s.characters, place))
    place -= turns
    if place < gifts:
        return int(tables.giving + member(middle, place // heroes) * HERO_KINDS + member(s.characters, place % heroes))
    place -= gifts
    others = heroes - 1
    if place < things * others:
        thing = nth_thing(s, borne, place // others)
        target = member(s.characters & ~(1 << thing % HERO_KINDS), place % others)
        return int(tables.handing + thing * HERO_KINDS + target)
    place -= things * others
    return int(tables.laying + nth_thing(s, borne, place)) if place < things else rest[place - things]


def last_of_sharing(s: CastleState, tables: Tables, food: i64) -> list[int]:
    """DC-26: what a sharing's list ends with: food of these kinds that is eaten, and `done` before a vote."""
    found: list[int] = []
    add_eating(found, s, tables, food)
    if party.is_voting(s, tables):
        found.append(tables.finished)
    return found


def nth_thing(s: CastleState, kinds: i64, place: i64) -> i64:
    """DC-26: of all that is borne, of these kinds, and can be asked for, the thing at a place: kind × 6 + bearer."""
    kind: i64 = 0
    while kinds >> kind:
        if kinds >> kind & 1:
            bearers = party.bearers(s, kind)
            there = count_members(bearers)
            if place < there:
                return kind * HERO_KINDS + member(bearers, place)
            place -= there
        kind += 1
    raise AssertionError("fewer things are borne than were counted")


def count_members(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def member(mask: i64, place: i64) -> i64:
    """The member of a set that has so many before it."""
    while place:
        mask &= mask - 1
        place -= 1
    found: i64 = 0
    while not mask >> found & 1:
        found += 1
    return found


def add_gifts(found: list[int], s: CastleState, tables: Tables) -> None:
    """DC-26: what lies in the middle is given to anybody."""
    kinds = party.kinds_among(s.middle)
    first = tables.giving
    while kinds:
        if kinds & 1:
            add_each(found, tables, first, s.characters)
        kinds >>= 1
        first += HERO_KINDS


def add_handing(found: list[int], s: CastleState, tables: Tables, kinds: i64) -> None:
    """DC-26: what is borne, of these kinds, is handed to somebody else."""
    kind: i64 = 0
    while kinds >> kind:
        if kinds >> kind & 1:
            bearers = party.bearers(s, kind)
            bearer: i64 = 0
            while bearers >> bearer:
                if bearers >> bearer & 1:
                    first = tables.handing + (kind * HERO_KINDS + bearer) * HERO_KINDS
                    add_each(found, tables, first, s.characters & ~(1 << bearer))
                bearer += 1
        kind += 1


def add_laying(found: list[int], s: CastleState, tables: Tables, kinds: i64) -> None:
    """DC-26: what is borne, of these kinds, is laid in the middle."""
    kind: i64 = 0
    while kinds >> kind:
        if kinds >> kind & 1:
            add_each(found, tables, tables.laying + kind * HERO_KINDS, party.bearers(s, kind))
        kind += 1


def add_eating(found: list[int], s: CastleState, tables: Tables, kinds: i64) -> None:
    """DC-26, DC-27: food of these kinds is eaten by those of its bearers who have a use for it now."""
    kind: i64 = 0
    while kinds >> kind:
        if kinds >> kind & 1:
            eaters = party.bearers(s, kind)
            for place, hero in enumerate(s.heroes):
                if eaters >> hero.kind & 1 and not uses.targets(s, tables, place, kind):
                    eaters &= ~(1 << hero.kind)
            add_each(found, tables, tables.using + kind * HERO_KINDS, eaters)
        kind += 1


def using(s: CastleState, tables: Tables) -> list[int]:
    """DC-27: what the one who is asked can use now, or nothing; one player alone has the items of all he plays."""
    found: list[int] = []
    speakers = uses.speakers(s, tables)
    add_uses(found, s, tables, speakers)
    for bearer in range(len(s.heroes)):
        if speakers >> bearer & 1 and uses.can_hex(s, bearer):
            add_hexes(found, s, tables)
            break
    found.append(tables.passing)
    return found


def add_uses(found: list[int], s: CastleState, tables: Tables, speakers: i64) -> None:
    """DC-27: what these bearers can use now, for whomever it can be used."""
    kinds: i64 = 0
    for place, hero in enumerate(s.heroes):
        if speakers >> place & 1:
            kinds |= hero.bears
    kind: i64 = 0
    while kinds >> kind:
        if kinds >> kind & 1:
            places = used_for(s, tables, speakers, kind)
            add_each(found, tables, tables.using + kind * HERO_KINDS, party.kinds_of(s, places))
        kind += 1


def used_for(s: CastleState, tables: Tables, speakers: i64, kind: i64) -> i64:
    """DC-27: for whom these bearers can use items of a kind now, as a mask of places."""
    places: i64 = 0
    for place, hero in enumerate(s.heroes):
        if speakers >> place & 1 and hero.bears >> kind & 1:
            places |= uses.targets(s, tables, place, kind)
    return places


def add_hexes(found: list[int], s: CastleState, tables: Tables) -> None:
    """DC-21: every die that lies there, turned to every other trait."""
    for shown in range(TRAITS):
        if s.bout.dice(shown):
            add_each(found, tables, tables.hexing + shown * TRAITS, ALL_TRAITS & ~(1 << shown))


def dropping(s: CastleState, tables: Tables) -> list[int]:
    """DC-25, DC-32: something is dropped; food may be eaten instead."""
    found: list[int] = []
    add_uses(found, s, tables, 1 << s.asker)
    add_each(found, tables, tables.dropping, s.heroes[s.asker].bears)
    return found


def keeping(s: CastleState, tables: Tables) -> list[int]:
    """DC-21: one of two faces."""
    found: list[int] = []
    add_each(found, tables, tables.keeping, 1 << s.bout.before | 1 << s.bout.face(s.bout.striker))
    return found
