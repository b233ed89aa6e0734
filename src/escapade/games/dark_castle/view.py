"""Who knows what: the one place that writes a position. DC-24: everybody sees all of it.

The order of the castle and of the items is not in a position at all; proposals of an open vote are in its frame,
which hides them itself.
"""

from escapade.core.reading import write_name
from escapade.core.seat import NONE
from escapade.games.dark_castle import rules
from escapade.games.dark_castle.fights import blow
from escapade.games.dark_castle.kinds import (
    ACTED,
    FACE_NAMES,
    REASON_NAMES,
    REST_NAMES,
    SPECIAL_NAMES,
    STAGE_NAMES,
    TRAIT_NAMES,
    TRAITS,
)
from escapade.games.dark_castle.shapes import Names
from escapade.games.dark_castle.specials import swarms
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def write_body(s: CastleState, tables: Tables, names: Names) -> dict[str, object]:
    """DC-24: the same for every viewer."""
    heroes = [names.heroes[hero.kind] for hero in s.heroes]
    return {
        "health": int(rules.most_hp(s, tables)),
        "heroes": [{"hero": names.heroes[hero.kind], "hp": int(hero.hp), "items": [names.items[i] for i in hero.items]}
                   for hero in s.heroes],
        "you": write_name(int(s.you), heroes),
        "turned": int(s.turned),
        "card": write_name(int(s.card), names.cards),
        "step": None if s.step == NONE else int(s.step) - tables.lows[s.card],
        "fight": write_fight(s, tables),
        "chapters_left": [names.cards[card] for card in s.left],
        "items_left": write_counts(s.pile.unknown, names.items),
        "items_discarded": write_counts(s.discard, names.items),
        "middle": [names.items[item] for item in s.middle],
        "found": int(s.found),
        "nominee": write_name(int(s.nominee), heroes),
        "stage": STAGE_NAMES[int(s.stage)],
        "back": STAGE_NAMES[int(s.back)],
        "asker": write_name(int(s.asker), heroes),
        "heard": int(s.place % ACTED),
        "acted": bool(s.place >= ACTED),
        "sharing": int(s.sharing),
        "reason": write_name(int(s.reason), REASON_NAMES),
        "bout": write_bout(s, heroes),
    }


def write_counts(counts: list[int], names: list[str]) -> dict[str, int]:
    """How many of each kind there are; kinds of which there is none are left out."""
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def write_fight(s: CastleState, tables: Tables) -> dict[str, object] | None:
    """What the enemy does, for eyes: it follows from the card and the rest of the position."""
    if not rules.in_fight(s, tables):
        return None
    step = rules.current(s, tables)
    damage = swarms(s, step, step.damage + s.bout.bonus) if s.bout.active == 0 else blow(s, tables)
    return {"damage": int(damage), "rest": REST_NAMES[int(step.rest)], "special": SPECIAL_NAMES[int(step.special)]}


def write_places(mask: int, heroes: list[str]) -> list[str]:
    """A set of heroes."""
    return [hero for place, hero in enumerate(heroes) if mask >> place & 1]


def write_bout(s: CastleState, heroes: list[str]) -> dict[str, object]:
    """What a fight, a test or a gamble keeps."""
    bout = s.bout
    return {
        "enemy": {TRAIT_NAMES[trait]: bout.enemy[trait] for trait in range(TRAITS)},
        "rolls": [write_name(face, FACE_NAMES) for face in bout.rolls],
        "extras": [{TRAIT_NAMES[trait]: extra >> 4 * trait & 15 for trait in range(TRAITS)} for extra in bout.extras],
        "losses": bout.losses[:],
        "round": int(bout.round), "size": int(bout.size), "coming": int(bout.coming),
        "resting": write_name(int(bout.resting), heroes),
        "active": write_places(int(bout.active), heroes), "todo": write_places(int(bout.todo), heroes),
        "pending": write_places(int(bout.pending), heroes), "fresh": write_places(int(bout.fresh), heroes),
        "blocked": write_places(int(bout.blocked), heroes), "weapons": write_places(int(bout.weapons), heroes),
        "seconds": write_places(int(bout.seconds), heroes), "hitters": write_places(int(bout.hitters), heroes),
        "striker": write_name(int(bout.striker), heroes), "hits": int(bout.hits),
        "before": write_name(int(bout.before), FACE_NAMES), "immune": write_name(int(bout.immune), TRAIT_NAMES),
        "bonus": int(bout.bonus), "tries": int(bout.tries), "successes": int(bout.successes),
    }
