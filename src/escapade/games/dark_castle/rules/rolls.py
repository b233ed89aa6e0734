"""Rolling the characters' dice, in a fight or for a test: the dice, the items, and the roll that stands."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import TRAITS, Effect, Ev, Phase, Stage
from escapade.games.dark_castle.rules import cards, losses, party, specials
from escapade.games.dark_castle.rules.items import swing_by_rule
from escapade.games.dark_castle.rules.uses import due_swing
from escapade.games.dark_castle.rules.windows import next_window
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def clear(s: CastleState) -> None:
    """Put away the rolls and marks of the last round or try."""
    bout = s.bout
    bout.faces, bout.extras = 0, 0
    bout.active, bout.todo, bout.pending, bout.fresh = 0, 0, 0, 0
    bout.blocked, bout.weapons, bout.seconds, bout.hitters, bout.hits = 0, 0, 0, 0, 0
    bout.resting, bout.striker, bout.immune, bout.coming = NONE, NONE, NONE, 0


def begin_roll(s: CastleState, who: i64, back: i64) -> None:
    """These heroes roll; once their rolls stand it goes on with `back`."""
    bout = s.bout
    bout.todo = who
    bout.fresh = who
    bout.pending |= who
    s.back = back
    s.stage = Stage.ROLLS


def lowest(mask: i64) -> i64:
    """The first place of a mask that is not empty."""
    place: i64 = 0
    while not mask >> place & 1:
        place += 1
    return place


def rolls(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-16, DC-28: one die after another; then the extra dice of two-handed weapons, and what the rule rolls again."""
    if s.bout.todo:
        s.phase = Phase.ROLL
        s.ask_chance()
        return
    extra = next_extra(s, tables)
    if extra != NONE:
        s.bout.striker = extra
        s.phase = Phase.EXTRA
        s.ask_chance()
        return
    swinging = due_swing(s, tables)
    if swinging != NONE:
        swing_by_rule(s, tables, swinging, events)
        return
    s.asker = NONE
    s.stage = Stage.USES
    uses(s, tables, events)


def next_extra(s: CastleState, tables: Tables) -> i64:
    """DC-21: who has still to roll the chapter die of his weapon, which comes with the first attack of a round."""
    if not cards.in_fight(s, tables) or s.bout.seconds:
        return NONE
    for place, hero in enumerate(s.heroes):
        if party.carries(hero, Effect.EXTRA_DIE) and s.bout.fresh >> place & 1 and not s.bout.has_extra(place):
            return place
    return NONE


def draw_die(s: CastleState, face: int, events: Events) -> None:
    """DC-2: a hero's die shows a face."""
    hero = lowest(s.bout.todo)
    s.bout.todo &= ~(1 << hero)
    s.bout.show(hero, face)
    events.emit(Ev.ROLLED, s.heroes[hero].kind, face)
    if s.bout.todo:
        s.ask_chance()


def draw_extra(s: CastleState, trait: int, events: Events) -> None:
    """DC-21: a chapter die that adds its symbol to the bearer's attack."""
    hero = s.bout.striker
    s.bout.add_extra(hero, trait, 1)
    s.bout.striker = NONE
    events.emit(Ev.EXTRA_ROLLED, s.heroes[hero].kind, trait)


def uses(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-27: after the roll, as long as it is not resolved."""
    if not next_window(s, tables, Phase.USE):
        stand(s, tables, events)


def stand(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-17, DC-21: the rolls stand: in a fight a double blocks; a relic heals who rolled one."""
    is_fight = cards.in_fight(s, tables)
    weary = is_fight and cards.is_weary(s)
    for place, hero in enumerate(s.heroes):
        if s.bout.fresh >> place & 1 and s.bout.face(place) >= TRAITS and not weary:
            if party.carries(hero, Effect.DOUBLE_HEALS):
                losses.heal(s, tables, place, 1, events)
            if is_fight and not specials.pierces(cards.current(s, tables)):
                s.bout.blocked |= 1 << place
                events.emit(Ev.BLOCKED, hero.kind)
    s.bout.fresh = 0
    s.stage = s.back
    s.back = Stage.STEP
