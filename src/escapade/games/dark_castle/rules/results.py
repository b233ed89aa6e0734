"""DC-16, DC-21, DC-28: what the rolls that lie there are worth. Nothing here changes a position."""

from mypy_extensions import i64

from escapade.games.dark_castle.kinds import TRAITS, WISDOM, Effect, Op, Special, Who
from escapade.games.dark_castle.rules import cards, party
from escapade.games.dark_castle.rules.specials import hardens, pierces
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Step, Tables


def symbols(s: CastleState, hero: i64, trait: i64) -> i64:
    """DC-16, DC-21, DC-28: how many symbols of a trait a hero's result is worth, items included."""
    extra = s.bout.extra(hero, trait)
    face = s.bout.face(hero)
    if face == trait + TRAITS:
        return extra + 2
    if face != trait:
        return extra
    return extra + 2 if party.carries(s.heroes[hero], Effect.SINGLE_IS_TWO) else extra + 1


def hits_on(s: CastleState, tables: Tables, hero: i64, trait: i64) -> i64:
    """DC-16: how many dice of a trait a hero's result would remove now."""
    there = s.bout.dice(trait)
    if there == 0 or s.bout.immune == trait:
        return 0
    worth = symbols(s, hero, trait)
    if worth == 0:
        return 0
    worth = hardens(tables.steps[s.step], worth)
    return worth if worth < there else there


def would_hit(s: CastleState, tables: Tables, hero: i64) -> bool:
    """Whether a hero's result would remove anything now."""
    return hits_on(s, tables, hero, 0) > 0 or hits_on(s, tables, hero, 1) > 0 or hits_on(s, tables, hero, 2) > 0


def has_second_attack(s: CastleState, hero: i64) -> bool:
    """DC-21: whether a hero's weapon would strike again this round after a hit."""
    return not s.bout.seconds >> hero & 1 and party.carries(s.heroes[hero], Effect.SECOND_ATTACK)


def is_second_attack_left(s: CastleState) -> bool:
    """DC-21: whether anybody whose result is still to be resolved bears what would strike again after a hit."""
    pending = s.bout.pending & ~s.bout.seconds
    for hero in s.heroes:
        if pending & 1 and party.carries(hero, Effect.SECOND_ATTACK):
            return True
        pending >>= 1
    return False


def is_idle(s: CastleState, tables: Tables, hero: i64) -> bool:
    """DC-27: whether a hero's result in a fight removes no die, and neither blocks nor heals."""
    if would_hit(s, tables, hero):
        return False
    if s.bout.face(hero) < TRAITS or cards.is_weary(s):
        return True
    bearer = s.heroes[hero]
    heals = party.carries(bearer, Effect.DOUBLE_HEALS) and bearer.hp < party.most_hp(s, tables)
    return pierces(cards.current(s, tables)) and not heals


def could_miss(s: CastleState, tables: Tables, hero: i64) -> bool:
    """DC-16: whether a hero's result would remove nothing once all the others' were resolved."""
    for trait in range(TRAITS):
        mine = hits_on(s, tables, hero, trait)
        if mine > 0 and uncovered(s, tables, trait) + mine > 0:
            return False
    return True


def order_matters(s: CastleState, tables: Tables) -> bool:
    """DC-16: a second attack hangs on a hit another could take away; a die that comes back waits for Wisdom; and
    where those who hit are struck, it matters who hits (DC-19).
    """
    pending = s.bout.pending
    if pending & (pending - 1) == 0:
        return False
    special = tables.steps[s.step].special
    returns = special == Special.WISDOM_RETURNS
    if not returns and special != Special.GRUDGE and not is_second_attack_left(s):
        return False
    hitting: i64 = 0
    matters = False
    for hero in range(len(s.heroes)):
        if pending >> hero & 1:
            is_wise = returns and symbols(s, hero, WISDOM) > 0
            hits = would_hit(s, tables, hero)
            if hits or is_wise:
                hitting += 1
            matters = matters or is_wise or (hits and has_second_attack(s, hero))
            matters = matters or (hits and special == Special.GRUDGE and could_miss(s, tables, hero))
    return hitting > 1 and matters and (returns or leaves_dice(s, tables))


def open_rolls(s: CastleState, tables: Tables) -> i64:
    """DC-27: the rolls that another result could still better: none once the enemy or the test is as good as beaten."""
    step = cards.current(s, tables)
    if step.op == Op.TEST:
        return unpassed_rolls(s, tables)
    is_open = step.special == Special.WISDOM_RETURNS or leaves_dice(s, tables)
    return s.bout.fresh if is_open else 0


def leaves_dice(s: CastleState, tables: Tables) -> bool:
    """DC-16: whether the results that lie there would leave the enemy any die, in whatever order they count."""
    return (uncovered(s, tables, 0) > 0 or uncovered(s, tables, 1) > 0 or uncovered(s, tables, 2) > 0)


def unpassed_rolls(s: CastleState, tables: Tables) -> i64:
    """DC-28: whose rolls still fall short: of all, each by himself; else everybody's as long as the sum does."""
    step = cards.current(s, tables)
    short: i64 = 0
    found = s.bout.successes if step.adds and step.who != Who.ALL else 0
    for hero in range(len(s.heroes)):
        if s.bout.fresh >> hero & 1:
            worth = symbols(s, hero, step.trait)
            found += worth
            if worth < step.need:
                short |= 1 << hero
    if step.who == Who.ALL:
        return short
    return s.bout.fresh if found < needed(s, step) else 0


def needed(s: CastleState, step: Step) -> i64:
    """DC-28: how many successes are asked for; of a group, as many for each of them."""
    return step.need * len(s.heroes) if step.who == Who.GROUP else step.need


def uncovered(s: CastleState, tables: Tables, trait: i64) -> i64:
    """DC-16: how many of the enemy's dice of a trait the results that lie there would leave."""
    left = s.bout.dice(trait)
    if left == 0:
        return 0
    for hero in range(len(s.heroes)):
        if s.bout.pending >> hero & 1:
            left -= hits_on(s, tables, hero, trait)
    return left


def is_symbol_wanted(s: CastleState, tables: Tables, bearer: i64, trait: i64) -> bool:
    """DC-27: whether a symbol of this trait, added to the bearer's roll, can help."""
    step = cards.current(s, tables)
    if step.op == Op.TEST:
        return step.trait == trait
    if s.bout.dice(trait) == 0 or s.bout.immune == trait:
        return False
    if step.special == Special.HARDENS and symbols(s, bearer, trait) > 0:
        return False
    returns = step.special == Special.WISDOM_RETURNS and trait == WISDOM
    return returns or uncovered(s, tables, trait) > 0
