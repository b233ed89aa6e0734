"""“Why can't I?”: the first rule that stands against an action, from the predicates the legal lists use."""

from typing import Final

from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import BY_THE_GROUP, NOBODY, OF_A_SHARING, WINDOWS, Effect, Kind, Phase, Why
from escapade.games.dark_castle.legal import voice_kind
from escapade.games.dark_castle.rules import party, uses
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables

WHEN: Final[list[int]] = [Why.CHARACTERS_CHOSEN, Why.NOBODY_TURNS, Why.NO_WAYS, Why.NO_NOMINEE, Why.NO_REST,
                          Why.NO_ORDER]
"""What to say where the group is not asked for a decision of this kind, by kind."""


def why_not(s: CastleState, tables: Tables, kind: int, values: list[int]) -> tuple[int, list[int]]:
    """The reason and its values; NONE in `values` where nothing was named."""
    if kind == Kind.CHOOSE:
        return (Why.ALREADY_TAKEN, [values[0]]) if s.phase == Phase.CHOOSE else (Why.CHARACTERS_CHOSEN, [])
    if BY_THE_GROUP >> kind & 1:
        return why_not_for_all(s, tables, kind, values[0])
    if OF_A_SHARING >> kind & 1:
        return why_not_share(s, kind, values)
    if kind == Kind.DONE:
        return (Why.NAMING_ENDS_IT, []) if s.phase == Phase.SHARE else (Why.NO_SHARING, [])
    if kind in (Kind.YES, Kind.NO):
        return Why.NOBODY_ASKS, []
    if kind == Kind.DROP:
        return (Why.NOTHING_TO_DROP, []) if s.phase != Phase.DROP else (Why.NOT_CARRIED, [values[0]])
    if kind == Kind.USE:
        return why_not_use(s, tables, values[0], values[1])
    if kind == Kind.HEX:
        return why_not_hex(s, tables, values[0], values[1])
    if kind == Kind.KEEP:
        return Why.NOTHING_TO_KEEP, []
    return (Why.MUST_ANSWER, []) if kind == Kind.PASS else (Why.NO_GAMBLE, [])


def why_not_for_all(s: CastleState, tables: Tables, kind: int, value: int) -> tuple[int, list[int]]:
    """DC-6: not the decision of the moment, or not one of its answers."""
    is_naming = kind == Kind.TURN and s.phase == Phase.SHARE and not party.is_voting(s, tables)
    if (voice_kind(s.phase) != kind and not is_naming) or value == NONE:
        return WHEN[kind], []
    if kind == Kind.GO:
        return Why.NOT_THIS_WAY, [value]
    if value != NOBODY and party.place_of(s, value) == NONE:
        return Why.NOT_HERE, [value]
    return Why.NO_RESULT, [value]


def why_not_share(s: CastleState, kind: int, values: list[int]) -> tuple[int, list[int]]:
    """DC-26: no sharing, no act left, or not from here, from him or to him."""
    item, hero = values[0], values[1]
    if s.phase != Phase.SHARE:
        return (Why.ACTS_USED_UP if s.phase == Phase.TURN and s.turned else Why.NO_SHARING), []
    if kind == Kind.GIVE and item not in s.middle:
        return Why.NOT_IN_THE_MIDDLE, [item]
    place = party.place_of(s, hero)
    if place == NONE:
        return Why.NOT_HERE, [hero]
    if item not in s.heroes[place].items:
        return Why.HE_DOES_NOT_CARRY, [item, hero]
    if s.heroes[place].refused >> item & 1:
        return Why.HE_SAID_NO, [item, hero]
    return (Why.NOT_TO_HIMSELF, [hero]) if values[2] == hero else (Why.NOT_HERE, [values[2]])


def why_not_use(s: CastleState, tables: Tables, item: int, hero: int) -> tuple[int, list[int]]:
    """DC-9, DC-27: not carried, not now, or not for this one."""
    bearer = party.place_of(s, hero) if s.phase == Phase.SHARE else s.asker
    if NONE in (item, bearer):
        return Why.NOT_NOW, [item]
    if s.seats == 1 and s.phase in WINDOWS:
        speakers = uses.speakers(s, tables)
        for place in range(len(s.heroes)):
            bearer = place if item in s.heroes[place].items and speakers >> place & 1 else bearer
    if item not in s.heroes[bearer].items:
        return (Why.HE_DOES_NOT_CARRY, [item, hero]) if s.phase == Phase.SHARE else (Why.NOT_CARRIED, [item])
    if s.phase == Phase.SHARE and s.heroes[bearer].refused >> item & 1:
        return Why.HE_SAID_NO, [item, hero]
    if not uses.targets(s, tables, bearer, item):
        return Why.NOT_NOW, [item]
    return Why.NOT_FOR, [item, hero]


def why_not_hex(s: CastleState, tables: Tables, shown: int, trait: int) -> tuple[int, list[int]]:
    """DC-21, DC-27: the item that sets a die, the moment, the die."""
    salt = NONE
    for kind, item in enumerate(tables.items):
        if item.effect == Effect.SET_DIE:
            salt = kind
    if s.asker == NONE or s.phase != Phase.BEFORE:
        return Why.NOT_NOW, [salt]
    speakers = uses.speakers(s, tables)
    if not any(speakers >> place & 1 and uses.can_hex(s, place) for place in range(len(s.heroes))):
        return Why.NOT_CARRIED, [salt]
    if shown != NONE and s.bout.dice(shown) == 0:
        return Why.NO_SUCH_DIE, [shown]
    return Why.SAME_FACE, [trait]
