"""The party: who plays whom, who leads, what they carry, and whom a step means. Nothing here changes a position."""

from mypy_extensions import i64

from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import MOST_ITEMS, Who
from escapade.games.dark_castle.state import CastleState, Hero
from escapade.games.dark_castle.tables import Tables


def owner(s: CastleState, hero: i64) -> i64:
    """DC-4: the seat that plays a character; one player alone plays both."""
    return 0 if s.seats == 1 else hero


def leader(s: CastleState) -> i64:
    """DC-6: of the seats that have a say, the last to have turned a card; the first seat before any."""
    if s.leader != NONE:
        return s.leader
    return 0 if s.you == NONE else owner(s, s.you)


def voices(s: CastleState, tables: Tables) -> i64:
    """DC-6: how many seats, from the first on, have a say in what the group decides."""
    return tables.voices if 0 < tables.voices < s.seats else s.seats


def is_voting(s: CastleState, tables: Tables) -> bool:
    """DC-6: whether the group decides by a vote: not where one has all the say."""
    return tables.majority and voices(s, tables) > 1


def first_to_drop(s: CastleState) -> i64:
    """DC-25: the character from whom on too much in hand is dropped: the leader's."""
    return s.you if s.seats == 1 else leader(s)


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
    for hero in range(len(s.heroes)):
        if s.bout.losses[hero] > 0:
            mask |= 1 << hero
    return mask
