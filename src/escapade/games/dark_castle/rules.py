"""Questions about a position: shared by legal lists, actions and explanations. They change nothing."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import (
    ACTED,
    MOST_ITEMS,
    TRAITS,
    WEARY_ROUND,
    WISDOM,
    Effect,
    Op,
    Phase,
    Special,
    Who,
)
from escapade.games.dark_castle.specials import hardens
from escapade.games.dark_castle.state import CastleState, Hero, dice_left
from escapade.games.dark_castle.tables import Step, Tables


def owner(s: CastleState, hero: i64) -> i64:
    """DC-4: the seat that plays a character; one player alone plays both."""
    return 0 if s.seats == 1 else hero


def leader(s: CastleState) -> i64:
    """DC-6: the seat of the one who turned the last card; the first seat before any."""
    return 0 if s.you == NONE else owner(s, s.you)


def everybody(s: CastleState) -> i64:
    """All heroes, as a mask of places."""
    return (1 << len(s.heroes)) - 1


def kinds_of(s: CastleState, places: i64) -> i64:
    """A mask of places as a mask of characters, the way actions name them."""
    mask: i64 = 0
    for place in range(len(s.heroes)):
        if places >> place & 1:
            mask |= 1 << s.heroes[place].kind
    return mask


def place_of(s: CastleState, kind: i64) -> i64:
    """Where a character sits, or NONE."""
    for place in range(len(s.heroes)):
        if s.heroes[place].kind == kind:
            return place
    return NONE


def current(s: CastleState, tables: Tables) -> Step:
    """The step that is being carried out."""
    return tables.steps[s.step]


def in_fight(s: CastleState, tables: Tables) -> bool:
    """Whether a fight is on."""
    return s.step != NONE and tables.steps[s.step].op == Op.FIGHT


def is_boss(s: CastleState, tables: Tables) -> bool:
    """DC-7: whether the card on the table is a boss."""
    return tables.chapters <= s.card < tables.start_card


def most_hp(s: CastleState, tables: Tables) -> i64:
    """DC-5: hit points at the start, which are the most there can be."""
    return tables.health[s.seats]


def carries(hero: Hero, tables: Tables, effect: i64) -> bool:
    """Whether a hero has an item with this effect."""
    for item in hero.items:
        if tables.items[item].effect == effect:
            return True
    return False


def hands(hero: Hero, tables: Tables) -> i64:
    """DC-9: how many hands the items of a hero fill."""
    full: i64 = 0
    for item in hero.items:
        full += tables.items[item].hands
    return full


def is_overfull(hero: Hero, tables: Tables) -> bool:
    """DC-9: two items at most, and a two-handed one fills both hands."""
    return len(hero.items) > 1 and hands(hero, tables) > MOST_ITEMS


def is_weary(s: CastleState) -> bool:
    """DC-14: whether the fight has lasted so long that nobody rests or blocks any more."""
    return s.bout.round > WEARY_ROUND


def concerned(s: CastleState, who: i64) -> i64:
    """Whom a step means, as a mask of places."""
    if who == Who.YOU:
        return 1 << s.you
    if who == Who.NOMINEE:
        return 1 << s.nominee
    return everybody(s) & ~(1 << s.you) if who == Who.OTHERS else everybody(s)


def symbols(s: CastleState, tables: Tables, hero: i64, trait: i64) -> i64:
    """DC-16, DC-21, DC-28: how many symbols of a trait a hero's result is worth, items included."""
    extra = s.bout.extras[hero] >> 4 * trait & 15
    face: i64 = s.bout.rolls[hero]
    if face == NONE or face % TRAITS != trait:
        return extra
    if face >= TRAITS or carries(s.heroes[hero], tables, Effect.SINGLE_IS_TWO):
        return extra + 2
    return extra + 1


def hits_on(s: CastleState, tables: Tables, hero: i64, trait: i64) -> i64:
    """DC-16: how many dice of a trait a hero's result would remove now."""
    if s.bout.immune == trait:
        return 0
    worth = hardens(tables.steps[s.step], symbols(s, tables, hero, trait))
    there: i64 = s.bout.enemy[trait]
    return worth if worth < there else there


def would_hit(s: CastleState, tables: Tables, hero: i64) -> bool:
    """Whether a hero's result would remove anything now."""
    return (hits_on(s, tables, hero, 0) + hits_on(s, tables, hero, 1) + hits_on(s, tables, hero, 2)) > 0


def has_second_attack(s: CastleState, tables: Tables, hero: i64) -> bool:
    """DC-21: whether a hero's weapon would strike again this round after a hit."""
    return not s.bout.seconds >> hero & 1 and carries(s.heroes[hero], tables, Effect.SECOND_ATTACK)


def order_matters(s: CastleState, tables: Tables) -> bool:
    """DC-16: a second attack hangs on a hit another could take away; a die that comes back waits for Wisdom."""
    pending = s.bout.pending
    if pending & (pending - 1) == 0:
        return False
    returns = tables.steps[s.step].special == Special.WISDOM_RETURNS
    hitting: i64 = 0
    matters = False
    for hero in range(len(s.heroes)):
        if pending >> hero & 1:
            is_wise = returns and symbols(s, tables, hero, WISDOM) > 0
            hits = would_hit(s, tables, hero)
            if hits or is_wise:
                hitting += 1
            matters = matters or is_wise or (hits and has_second_attack(s, tables, hero))
    return hitting > 1 and matters and (returns or leaves_dice(s, tables))


def awake(s: CastleState, tables: Tables) -> i64:
    """DC-15, DC-27, DC-31: who may be asked for an item now: in a fight only those who fight."""
    if not in_fight(s, tables) or s.bout.round == 0:
        return everybody(s)
    return s.bout.fresh if s.phase == Phase.USE else s.bout.active


def speakers(s: CastleState, tables: Tables) -> i64:
    """DC-4, DC-27: whose items are asked for: the bearer's; of one player alone, those of all he plays who may act."""
    if s.seats != 1:
        return 1 << s.asker
    if s.phase == Phase.SHARE and s.place % ACTED > 1:
        return 1 << s.asker
    allowed = everybody(s) if s.phase == Phase.SHARE else awake(s, tables)
    for hero in range(len(s.heroes)):
        if not s.heroes[hero].items or not (s.phase == Phase.SHARE or has_use(s, tables, hero)):
            allowed &= ~(1 << hero)
    return allowed


def bearer_for(s: CastleState, tables: Tables, kind: i64, target: i64) -> i64:
    """Who uses this item for this hero: the one who is asked, or of two whom one player plays the one who can."""
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
        return mine if can_eat(s, tables, bearer) else 0
    if s.phase == Phase.USE:
        return targets_of_roll(s, tables, bearer, kind)
    if s.phase != Phase.LOSS:
        return 0
    if effect == Effect.SPARE:
        return mine if s.bout.losses[bearer] > 0 else 0
    return losing(s) & ~mine if effect == Effect.SPARE_OTHER else 0


def targets_of_roll(s: CastleState, tables: Tables, bearer: i64, kind: i64) -> i64:
    """DC-27: what can be done to a roll that does not stand yet."""
    item = tables.items[kind]
    effect = item.effect
    mine = s.bout.fresh & 1 << bearer
    if effect == Effect.REROLL_ANY:
        return open_rolls(s, tables)
    if effect == Effect.REROLL:
        return mine & open_rolls(s, tables)
    if effect == Effect.SYMBOL:
        is_wanted = mine and is_symbol_wanted(s, tables, bearer, item.trait)
        return mine & open_rolls(s, tables) if is_wanted else 0
    if effect == Effect.REROLL_AND_CHOOSE and mine and in_fight(s, tables):
        is_free = not s.bout.weapons >> bearer & 1
        return mine & open_rolls(s, tables) if is_free and s.bout.rolls[bearer] % TRAITS == item.trait else 0
    return 0


def open_rolls(s: CastleState, tables: Tables) -> i64:
    """DC-27: the rolls that another result could still better: none once the enemy or the test is as good as beaten."""
    step = current(s, tables)
    if step.op == Op.TEST:
        return unpassed_rolls(s, tables)
    is_open = step.special == Special.WISDOM_RETURNS or leaves_dice(s, tables)
    return s.bout.fresh if is_open else 0


def leaves_dice(s: CastleState, tables: Tables) -> bool:
    """DC-16: whether the results that lie there would leave the enemy any die, in whatever order they count."""
    return (uncovered(s, tables, 0) > 0 or uncovered(s, tables, 1) > 0 or uncovered(s, tables, 2) > 0)


def unpassed_rolls(s: CastleState, tables: Tables) -> i64:
    """DC-28: whose rolls still fall short: of all, each by himself; else everybody's as long as the sum does."""
    step = current(s, tables)
    short: i64 = 0
    found = s.bout.successes if step.adds and step.who != Who.ALL else 0
    for hero in range(len(s.heroes)):
        if s.bout.fresh >> hero & 1:
            worth = symbols(s, tables, hero, step.trait)
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
    left: i64 = s.bout.enemy[trait]
    for hero in range(len(s.heroes)):
        if s.bout.pending >> hero & 1:
            left -= hits_on(s, tables, hero, trait)
    return left


def is_symbol_wanted(s: CastleState, tables: Tables, bearer: i64, trait: i64) -> bool:
    """DC-27: whether a symbol of this trait, added to the bearer's roll, can help."""
    step = current(s, tables)
    if step.op == Op.TEST:
        return step.trait == trait
    if s.bout.enemy[trait] == 0 or s.bout.immune == trait:
        return False
    if step.special == Special.HARDENS and symbols(s, tables, bearer, trait) > 0:
        return False
    returns = step.special == Special.WISDOM_RETURNS and trait == WISDOM
    return returns or uncovered(s, tables, trait) > 0


def can_eat(s: CastleState, tables: Tables, bearer: i64) -> bool:
    """DC-5, DC-27: food helps nobody who has all his hit points; when HP are lost it is for those who lose."""
    if s.heroes[bearer].hp >= most_hp(s, tables):
        return False
    return s.phase != Phase.LOSS or s.bout.losses[bearer] > 0


def losing(s: CastleState) -> i64:
    """Who is about to lose HP."""
    mask: i64 = 0
    for hero in range(len(s.heroes)):
        if s.bout.losses[hero] > 0:
            mask |= 1 << hero
    return mask


def can_hex(s: CastleState, tables: Tables, bearer: i64) -> bool:
    """DC-27: an enemy's die is set before the fight's first round."""
    return s.phase == Phase.BEFORE and carries(s.heroes[bearer], tables, Effect.SET_DIE) and dice_left(s) > 0


def has_use(s: CastleState, tables: Tables, bearer: i64) -> bool:
    """DC-27: whether a bearer has anything that can be used now."""
    for kind in s.heroes[bearer].items:
        if targets(s, tables, bearer, kind):
            return True
    return can_hex(s, tables, bearer)
