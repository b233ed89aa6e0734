"""DC-27: who may use which item now, and for whom. Nothing here changes a position."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import (
    EATEN,
    TRAITS,
    USED_BEFORE,
    USED_ON_LOSSES,
    USED_ON_ROLLS,
    Effect,
    Phase,
    Stage,
)
from escapade.games.dark_castle.rules import cards, party, results
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def awake(s: CastleState, tables: Tables) -> i64:
    """DC-15, DC-27: who may be asked for an item now: all but the one who rests."""
    everybody = party.everybody(s)
    return everybody if s.bout.resting == NONE else everybody & ~(1 << s.bout.resting)


def takes_part(s: CastleState, tables: Tables, bearer: i64) -> bool:
    """DC-27, DC-31: whether this roll or blow is the bearer's too; if not, he has only what helps another."""
    if not cards.in_fight(s, tables) or s.bout.round == 0:
        return True
    taking = s.bout.fresh if s.phase == Phase.USE else s.bout.active
    return taking >> bearer & 1 != 0


def speakers(s: CastleState, tables: Tables) -> i64:
    """DC-4, DC-27: whose items are asked for: the bearer's; of one player alone, those of all he plays who may act."""
    if s.seats != 1 or s.phase == Phase.DROP:
        return 1 << s.asker
    allowed = awake(s, tables)
    for hero in range(len(s.heroes)):
        if not has_use(s, tables, hero):
            allowed &= ~(1 << hero)
    return allowed


def bearer_for(s: CastleState, tables: Tables, kind: i64, target: i64) -> i64:
    """Who uses this item for this hero: the one who is asked, or of two whom one player plays the one who can.

    Between two cards only food is used, and the one it is named for is its bearer.
    """
    if s.stage in (Stage.SHARES, Stage.DROPS):
        return target
    if s.seats == 1:
        allowed = speakers(s, tables)
        for bearer in range(len(s.heroes)):
            is_his = allowed >> bearer & 1 and kind in s.heroes[bearer].items
            if is_his and targets(s, tables, bearer, kind) >> target & 1:
                return bearer
    return s.asker


def targets(s: CastleState, tables: Tables, bearer: i64, kind: i64) -> i64:
    """DC-27: for whom (a mask of places) a bearer may use an item now; 0 when it cannot be used."""
    item = tables.items[kind]
    effect = item.effect
    mine: i64 = 1 << bearer
    if effect in (Effect.FOOD, Effect.FEAST):
        return mine if can_eat(s, tables, bearer, is_for_all=effect == Effect.FEAST) else 0
    if s.phase == Phase.USE:
        return targets_of_roll(s, tables, bearer, kind)
    if s.phase != Phase.LOSS:
        return 0
    if effect == Effect.SPARE:
        return mine if s.bout.loss(bearer) > 0 else 0
    return party.losing(s) & ~mine if effect == Effect.SPARE_OTHER else 0


def targets_of_roll(s: CastleState, tables: Tables, bearer: i64, kind: i64) -> i64:
    """DC-27: what can be done to a roll that does not stand yet."""
    item = tables.items[kind]
    effect = item.effect
    mine = s.bout.fresh & 1 << bearer
    if effect == Effect.REROLL_ANY:
        return results.open_rolls(s, tables)
    if effect == Effect.REROLL:
        return mine & results.open_rolls(s, tables)
    if effect == Effect.SYMBOL:
        is_wanted = mine and results.is_symbol_wanted(s, tables, bearer, item.trait)
        return mine & results.open_rolls(s, tables) if is_wanted else 0
    if effect == Effect.REROLL_AND_CHOOSE and mine and cards.in_fight(s, tables):
        is_free = not s.bout.weapons >> bearer & 1
        return mine & results.open_rolls(s, tables) if is_free and s.bout.face(bearer) % TRAITS == item.trait else 0
    return 0


def can_eat(s: CastleState, tables: Tables, bearer: i64, *, is_for_all: bool) -> bool:
    """DC-5, DC-27: food is for those who are hurt: its bearer, or all if its text says so; never a way to part with it.

    When HP are lost it is for those who lose; in a fight what feeds the bearer alone is for those who take part.
    """
    if s.phase == Phase.DROP and s.stage != Stage.DROPS:
        return False
    fed = party.everybody(s) if is_for_all else 1 << bearer
    if s.phase == Phase.LOSS:
        fed &= party.losing(s)
    elif not is_for_all and not takes_part(s, tables, bearer):
        return False
    for hero in range(len(s.heroes)):
        if fed >> hero & 1 and s.heroes[hero].hp < party.most_hp(s, tables):
            return True
    return False


def can_hex(s: CastleState, bearer: i64) -> bool:
    """DC-27: an enemy's die is set before the fight's first round."""
    return s.phase == Phase.BEFORE and party.carries(s.heroes[bearer], Effect.SET_DIE) and s.bout.enemy != 0


def due_swing(s: CastleState, tables: Tables) -> i64:
    """DC-27: the first hero whose weapon rolls again by the rule, for nothing can be lost by it; or NONE."""
    if not cards.in_fight(s, tables):
        return NONE
    for place, hero in enumerate(s.heroes):
        has_weapon = party.carries(hero, Effect.REROLL_AND_CHOOSE)
        if has_weapon and s.bout.fresh >> place & 1 and swings_by_rule(s, tables, place):
            return place
    return NONE


def swings_by_rule(s: CastleState, tables: Tables, hero: i64) -> bool:
    """DC-27: a weapon fits the roll, the result is good for nothing, and its bearer has no other item for it."""
    has_weapon = False
    for kind in s.heroes[hero].items:
        if targets_of_roll(s, tables, hero, kind):
            if tables.items[kind].effect != Effect.REROLL_AND_CHOOSE:
                return False
            has_weapon = True
    return has_weapon and results.is_idle(s, tables, hero)


def has_use(s: CastleState, tables: Tables, bearer: i64) -> bool:
    """DC-27: whether a bearer has anything that can be used now."""
    hero = s.heroes[bearer]
    if not hero.effects & used_now(s):
        return False
    for kind in hero.items:
        if targets(s, tables, bearer, kind):
            return True
    return can_hex(s, bearer)


def used_now(s: CastleState) -> i64:
    """DC-27: the effects that have their moment now, as a mask."""
    phase = s.phase
    if phase == Phase.USE:
        return USED_ON_ROLLS
    if phase == Phase.LOSS:
        return USED_ON_LOSSES
    return USED_BEFORE if phase == Phase.BEFORE else EATEN
