"""The legal lists, by phase: looked up by mask where a character is named."""

from mypy_extensions import i64

from escapade.games.dark_castle.kinds import HERO_KINDS, Kind, Phase
from escapade.games.dark_castle.rules import party, uses, voice
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def legal(s: CastleState, tables: Tables, seat: int) -> list[int]:
    """What a seat may do, by phase; the list is the caller's."""
    if not s.waiting >> seat & 1:
        return []
    phase = s.phase
    kind = voice_kind(phase)
    if kind == Kind.GO:
        return going(s, tables)
    if kind != Kind.CHOOSE:
        return tables.by_mask[kind][voice.choices(s, tables)][:]
    if phase == Phase.SHARE:
        return sharing(s, tables)
    if phase == Phase.CONSENT:
        return tables.answers[:]
    if phase == Phase.DROP:
        dropping = [tables.actions.number(Kind.DROP, item) for item in different(s.heroes[s.asker].items)]
        return uses_of(s, tables, s.asker) + dropping
    if phase == Phase.KEEP:
        return keeping(s, tables)
    if phase == Phase.DARE:
        return tables.daring[:]
    if phase == Phase.CHOOSE:
        taken = party.kinds_of(s, party.everybody(s))
        return tables.by_mask[Kind.CHOOSE][((1 << HERO_KINDS) - 1) & ~taken][:]
    return using(s, tables)


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
    offset = tables.actions.offsets[Kind.GO]
    return [offset + way for way in voice.ways_open(s, tables)]


def different(held: list[int]) -> list[int]:
    """The kinds of some items, ascending, each once."""
    if len(held) < 2:
        return held[:]
    if len(held) == 2:
        first, second = held[0], held[1]
        return [first, second] if first < second else [second] if first == second else [second, first]
    return sorted(set(held))


def sharing(s: CastleState, tables: Tables) -> list[int]:
    """DC-26: what the leader can have done, and what ends it: his naming of who turns, or `done` before a vote."""
    kinds = party.kinds_of(s, party.everybody(s))
    votes = party.is_voting(s, tables)
    found: list[int] = [] if votes else tables.by_mask[Kind.TURN][kinds][:]
    if s.middle:
        for item in different(s.middle):
            found += tables.gifts[item][kinds]
    borne = asked_for(s)
    if borne:
        handing, laying, eating = tables.handing(kinds), tables.laying, tables.eating
        for code in borne:
            found += handing[code]
        for code in borne:
            found.append(laying + code)
        for code in borne:
            if tables.is_food[code] and can_be_eaten(s, tables, code):
                found.append(eating + code)
    if votes:
        found.append(tables.finished)
    return found


def can_be_eaten(s: CastleState, tables: Tables, code: i64) -> bool:
    """DC-26, DC-27: whether the bearer of some food (kind of item × 6 + character) has a use for it now."""
    return uses.targets(s, tables, party.place_of(s, code % HERO_KINDS), code // HERO_KINDS) != 0


def asked_for(s: CastleState) -> list[int]:
    """DC-26: what is borne and was not refused: kind of item × 6 + character, ascending, each once."""
    found: list[int] = []
    for place in range(len(s.heroes)):
        hero = s.heroes[place]
        if hero.items:
            refused: i64 = s.refused[place]
            for item in hero.items:
                kind: i64 = item
                if not refused >> kind & 1:
                    insert(found, kind * HERO_KINDS + hero.kind)
    return found


def insert(ascending: list[int], code: i64) -> None:
    """Put a number into its place, unless it is there; for the handful that is borne this is quicker than sorting."""
    place: i64 = len(ascending)
    while place > 0:
        before: i64 = ascending[place - 1]
        if before == code:
            return
        if before < code:
            break
        place -= 1
    ascending.insert(place, code)


def using(s: CastleState, tables: Tables) -> list[int]:
    """DC-27: what the one who is asked can use now, or nothing; one player alone has the items of all he plays."""
    if s.seats != 1:
        found = uses_of(s, tables, s.asker)
        can_hex = uses.can_hex(s, tables, s.asker)
    else:
        found, can_hex = [], False
        speakers = uses.speakers(s, tables)
        for bearer in range(len(s.heroes)):
            if speakers >> bearer & 1:
                found += uses_of(s, tables, bearer)
                can_hex = can_hex or uses.can_hex(s, tables, bearer)
        found = sorted(set(found))
    if can_hex:
        found += tables.hexes(s.bout.enemy)
    found.append(tables.passing)
    return found


def uses_of(s: CastleState, tables: Tables, bearer: i64) -> list[int]:
    """DC-27: what one bearer can use now, ascending."""
    found: list[int] = []
    base = tables.actions.offsets[Kind.USE]
    for item in different(s.heroes[bearer].items):
        places = uses.targets(s, tables, bearer, item)
        if places:
            kinds = party.kinds_of(s, places)
            found += [base + item * HERO_KINDS + hero for hero in range(HERO_KINDS) if kinds >> hero & 1]
    return found


def keeping(s: CastleState, tables: Tables) -> list[int]:
    """DC-21: one of two faces."""
    offset = tables.actions.offsets[Kind.KEEP]
    before, now = int(s.bout.before), s.bout.rolls[s.bout.striker]
    return [offset + before, offset + now] if before < now else [offset + now, offset + before]
