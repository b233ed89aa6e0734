"""Who knows what: the one place that writes a position, and what questions tell. DC-24: everybody sees all of it.

The order of the castle and of the items is not in a position at all; proposals of an open vote are in its frame,
which hides them itself.
"""

from escapade.core.reading import write_name, write_seat
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import (
    FACE_NAMES,
    MOST_ACTS,
    NOBODY,
    REASON_NAMES,
    REST_NAMES,
    SPECIAL_NAMES,
    STAGE_NAMES,
    TRAIT_NAMES,
    TRAITS,
    WINDOWS,
    Phase,
    Stage,
)
from escapade.games.dark_castle.rules import cards, party, uses
from escapade.games.dark_castle.rules.fights import blow
from escapade.games.dark_castle.rules.rolls import lowest
from escapade.games.dark_castle.rules.specials import swarms
from escapade.games.dark_castle.shapes import Names
from escapade.games.dark_castle.state import CastleState, party_size
from escapade.games.dark_castle.tables import Tables


def write_body(s: CastleState, tables: Tables, names: Names) -> dict[str, object]:
    """DC-24: the same for every viewer."""
    heroes = [names.heroes[hero.kind] for hero in s.heroes]
    return {
        "health": int(party.most_hp(s, tables)),
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
        "acts": int(s.acts),
        "refused": [write_refused(s, place, names) for place in range(party_size(s.seats))],
        "named": write_name(int(s.named), heroes),
        "leader": write_seat(int(s.leader)),
        "reason": write_name(int(s.reason), REASON_NAMES),
        "bout": write_bout(s, heroes),
    }


def hide(s: CastleState) -> None:
    """DC-24: there is nothing to hide."""


def write_refused(s: CastleState, place: int, names: Names) -> list[str]:
    """DC-26: what a hero was asked for in this sharing and refused."""
    mask = int(s.heroes[place].refused) if place < len(s.heroes) else 0
    return [item for kind, item in enumerate(names.items) if mask >> kind & 1]


def write_counts(counts: list[int], names: list[str]) -> dict[str, int]:
    """How many of each kind there are; kinds of which there is none are left out."""
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def write_fight(s: CastleState, tables: Tables) -> dict[str, object] | None:
    """What the enemy does, for eyes: it follows from the card and the rest of the position."""
    if not cards.in_fight(s, tables):
        return None
    step = cards.current(s, tables)
    damage = swarms(s, step, step.damage + s.bout.bonus) if s.bout.active == 0 else blow(s, tables)
    return {"damage": int(damage), "rest": REST_NAMES[int(step.rest)], "special": SPECIAL_NAMES[int(step.special)]}


def write_places(mask: int, heroes: list[str]) -> list[str]:
    """A set of heroes."""
    return [hero for place, hero in enumerate(heroes) if mask >> place & 1]


def write_bout(s: CastleState, heroes: list[str]) -> dict[str, object]:
    """What a fight, a test or a gamble keeps."""
    bout = s.bout
    places = range(party_size(s.seats))
    return {
        "enemy": {TRAIT_NAMES[trait]: int(bout.dice(trait)) for trait in range(TRAITS)},
        "rolls": [write_name(int(bout.face(place)), FACE_NAMES) for place in places],
        "extras": [{TRAIT_NAMES[trait]: int(bout.extra(place, trait)) for trait in range(TRAITS)} for place in places],
        "losses": [int(bout.loss(place)) for place in places],
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


def question_values(s: CastleState, tables: Tables) -> list[int]:
    """What the question of the moment needs to be told."""
    phase = s.phase
    if phase in (Phase.TURN, Phase.CARD):
        return [tables.castle + 2 - int(s.turned)]
    if phase == Phase.CHOOSE:
        which = len(s.heroes) + 1 if s.seats == 1 else 0
        return [int(party.owner(s, len(s.heroes))), which]
    if phase == Phase.REST:
        step = cards.current(s, tables)
        damage = swarms(s, step, step.damage + s.bout.bonus)
        return [int(s.bout.round), int(damage)]
    if phase in (Phase.SHARE, Phase.CONSENT):
        return sharing_values(s, tables)
    if phase in WINDOWS or phase in (Phase.KEEP, Phase.DARE):
        return personal_values(s, tables)
    return other_values(s)


def personal_values(s: CastleState, tables: Tables) -> list[int]:
    """Who is asked, and about what."""
    if s.phase == Phase.KEEP:
        return [int(s.heroes[s.bout.striker].kind), int(s.bout.before), int(s.bout.face(s.bout.striker))]
    if s.phase == Phase.DARE:
        step = cards.current(s, tables)
        return [int(s.heroes[s.you].kind), int(s.found), int(step.trait), int(step.price), int(step.amount)]
    speakers = uses.speakers(s, tables)
    is_one = speakers & (speakers - 1) == 0
    hero = int(s.heroes[s.asker].kind) if is_one else NOBODY
    if s.phase == Phase.USE:
        return [hero, int(s.bout.face(s.asker)) if is_one else NONE]
    if s.phase == Phase.LOSS:
        return [hero, *losing_values(s)]
    return [hero, int(s.card)]


def sharing_values(s: CastleState, tables: Tables) -> list[int]:
    """DC-26: the cards and acts that are left, and whether the leader names who turns; or what a bearer is asked."""
    if s.phase == Phase.CONSENT:
        return s.top().memory()
    return [tables.castle + 2 - int(s.turned), MOST_ACTS - int(s.acts), int(not party.is_voting(s, tables))]


def losing_values(s: CastleState) -> list[int]:
    """What the one who is asked is about to lose; who loses, unless several do; the most that one loses."""
    losing = party.losing(s)
    victim = NOBODY if losing & (losing - 1) else int(s.heroes[lowest(losing)].kind)
    most = max([int(s.bout.loss(place)) for place in range(len(s.heroes))])
    return [int(s.bout.loss(s.asker)), victim, most]


def other_values(s: CastleState) -> list[int]:
    """Draws, and decisions that need little."""
    phase = s.phase
    if phase in (Phase.STRIKE, Phase.OVER):
        return []
    if phase == Phase.ITEM:
        return [int(s.found)]
    if phase == Phase.DROP:
        is_overfull = s.stage == Stage.DROPS
        return [int(s.heroes[s.asker].kind), int(is_overfull)]
    if phase == Phase.FATE:
        return [int(s.heroes[s.you].kind)]
    if phase == Phase.ROLL:
        return [int(s.heroes[lowest(s.bout.todo)].kind)]
    if phase in (Phase.EXTRA, Phase.REROLL):
        return [int(s.heroes[s.bout.striker].kind)]
    return [int(s.card)]
