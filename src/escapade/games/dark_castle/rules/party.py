"""The party: who plays whom, who leads, what they carry, and whom a step means."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import MOST_ITEMS, Who
from escapade.games.dark_castle.state import BYTE, CastleState, Hero
from escapade.games.dark_castle.tables import Tables


def owner(s: CastleState, hero: i64) -> i64:
    """DC-4: the seat that plays a character; one player alone plays both."""
    if s.seats == 1:
        return 0
    return hero


def leader(s: CastleState) -> i64:
    """DC-6: of the seats that have a say, the last to have turned a card; the first seat before any."""
    if s.leader != NONE:
        return s.leader
    if s.you == NONE:
        return 0
    return owner(s, s.you)


def voices(s: CastleState, tables: Tables) -> i64:
    """DC-6: how many seats, from the first on, have a say in what the group decides."""
    seats: i64 = s.seats
    if 0 < tables.voices < seats:
        return tables.voices
    return seats


def is_voting(s: CastleState, tables: Tables) -> bool:
    """DC-6: whether the group decides by a vote: not where one has all the say."""
    return tables.majority and voices(s, tables) > 1


def first_to_drop(s: CastleState) -> i64:
    """DC-25: the character from whom on too much in hand is dropped: the leader's."""
    return s.you if s.seats == 1 else leader(s)


def everybody(s: CastleState) -> i64:
    """All heroes, as a mask of places."""
    heroes: i64 = len(s.heroes)
    return (1 << heroes) - 1


def kinds_of(s: CastleState, places: i64) -> i64:
    """A mask of places as a mask of characters, the way actions name them."""
    if places == everybody(s):
        return s.characters
    mask: i64 = 0
    for hero in s.heroes:
        if places & 1:
            mask |= 1 << hero.kind
        places >>= 1
    return mask


def place_of(s: CastleState, kind: i64) -> i64:
    """Where a character sits, or NONE."""
    for place, hero in enumerate(s.heroes):
        if hero.kind == kind:
            return place
    return NONE


def most_hp(s: CastleState, tables: Tables) -> i64:
    """DC-5: hit points at the start, which are the most there can be."""
    return tables.health[s.seats]


def carries(hero: Hero, effect: i64) -> bool:
    """Whether a hero has an item with this effect."""
    return hero.effects >> effect & 1 != 0


def equip(hero: Hero, tables: Tables, items: list[int]) -> None:
    """A hero bears these items, and no others."""
    hero.items = items
    hero.bears = kinds_among(items)
    hero.effects = 0
    for item in items:
        effect: i64 = tables.effects[item]
        hero.effects |= 1 << effect


def receive(hero: Hero, tables: Tables, kind: int) -> None:
    """A hero bears one item more."""
    hero.items = [*hero.items, kind] if hero.items else [kind]
    added: i64 = kind
    effect: i64 = tables.effects[kind]
    hero.bears |= 1 << added
    hero.effects |= 1 << effect


def part_with(hero: Hero, tables: Tables, kind: int) -> None:
    """A hero bears this item no more."""
    left: list[int] = []
    if len(hero.items) > 1:
        left = hero.items[:]
        left.remove(kind)
    equip(hero, tables, left)


def kinds_among(items: list[int]) -> i64:
    """The kinds of some items, as a mask."""
    mask: i64 = 0
    for item in items:
        kind: i64 = item
        mask |= 1 << kind
    return mask


def bearers(s: CastleState, kind: i64) -> i64:
    """DC-26: who bears an item of a kind and has not refused it, as a mask of characters."""
    mask: i64 = 0
    for hero in s.heroes:
        if hero.bears >> kind & 1 and not hero.refused >> kind & 1:
            mask |= 1 << hero.kind
    return mask


def hands(hero: Hero, tables: Tables) -> i64:
    """DC-9: how many hands the items of a hero fill."""
    full: i64 = 0
    for item in hero.items:
        filled: i64 = tables.hands[item]
        full += filled
    return full


def is_overfull(hero: Hero, tables: Tables) -> bool:
    """DC-9: two items at most, and a two-handed one fills both hands."""
    return len(hero.items) > 1 and hands(hero, tables) > MOST_ITEMS


def concerned(s: CastleState, who: i64) -> i64:
    """Whom a step means, as a mask of places."""
    if who == Who.YOU:
        return 1 << s.you
    if who == Who.NOMINEE:
        return 1 << s.nominee
    return everybody(s) & ~(1 << s.you) if who == Who.OTHERS else everybody(s)


def losing(s: CastleState) -> i64:
    """Who is about to lose HP."""
    mask: i64 = 0
    hero: i64 = 0
    losses = s.bout.losses
    while losses:
        if losses & BYTE:
            mask |= 1 << hero
        losses >>= 8
        hero += 1
    return mask
