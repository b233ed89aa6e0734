"""Matches that are dealt as it is written here: Elba for Ada, Ben and a bot, up to Ada's first question; the castle
with four at the rest behind the cell door, and with three before the two ways of a page.
"""

from escapade.games import load
from escapade.server.store.store import Store
from tests.web.late import seats_of, write_table
from tests.web.tables import KnownTable

DEALT = "elba_dealt"
PLACES = ["west_tower", "east_tower", "roof", "coral_room", "parlor", "pool", "corridor_3", "corridor_5", "sleep_room",
          "meal_room", "south_tower"]
"""Ada in the West, everybody else in the East: nobody stands on her way."""
CARDS = "afscfpefp"
"""Dealt in turn: Ada has A, C and E."""


FOUR = "dark_castle_four"
HEROES = ["smith", "cook", "miller", "tailor"]
FINDS = ["censer", "cudgel", "boning_knife", "halberd"]
"""The things of which there is most to say."""
WAYS = "dark_castle_ways"
LONG_PAGE = "jealous_twins"
"""One of those of which there is most to read."""


async def write_dealt(store: Store) -> dict[str, list[KnownTable]]:
    """One table of Elba, two of the castle at rest, two before a choice."""
    elba, castle = load("elba"), load("dark_castle")
    draws = [f"place {one}" for one in PLACES] + [f"card {one}" for one in CARDS] + ["starter p0"]
    words = [f"chance {draw}" for draw in draws]
    rest = [f"p{seat} choose {hero}" for seat, hero in enumerate(HEROES)]
    rest += ["p0 turn smith", *[f"chance item {one}" for one in FINDS]]
    ways = [f"p{seat} choose {hero}" for seat, hero in enumerate(HEROES[:3])]
    ways += ["p0 turn smith", *[f"chance item {one}" for one in FINDS[:3]]]
    ways += ["p0 turn smith", f"chance chapter {LONG_PAGE}"]
    return {WAYS: [await write_table(store, castle, 3, ways) for _ in range(2)],
            DEALT: [await write_table(store, elba, seats_of(elba), words)],
            FOUR: [await write_table(store, castle, len(HEROES), rest) for _ in range(2)]}
