"""What using an item does (DC-21)."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import Effect, Ev, Phase, Stage
from escapade.games.dark_castle.rules import losses, party, uses
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def use(s: CastleState, tables: Tables, kind: int, target: i64, events: Events) -> None:
    """DC-11, DC-27: the bearer who is asked uses an item; afterwards he is asked again if he has another use."""
    bearer = uses.bearer_for(s, tables, kind, target)
    item = tables.items[kind]
    events.emit(Ev.USED, s.heroes[bearer].kind, kind, s.heroes[target].kind)
    effect = item.effect
    s.asker = bearer
    if effect == Effect.REROLL_AND_CHOOSE:
        swing(s, bearer)
        return
    put_away(s, tables, bearer, kind)
    if effect in (Effect.FOOD, Effect.FEAST):
        eat(s, tables, bearer, kind, events)
    elif effect == Effect.SYMBOL:
        s.bout.add_extra(bearer, item.trait, 1)
        ask_again(s)
    elif effect in (Effect.REROLL, Effect.REROLL_ANY):
        roll_again(s, target)
    else:
        events.emit(Ev.SPARED, s.heroes[target].kind, s.bout.loss(target))
        s.bout.set_loss(target, 0)
        ask_again(s)


def put_away(s: CastleState, tables: Tables, bearer: i64, kind: int) -> None:
    """DC-11: a used-up or dropped item goes to the discard pile."""
    party.part_with(s.heroes[bearer], tables, kind)
    s.discard[kind] += 1


def ask_again(s: CastleState) -> None:
    """The same bearer has his say once more, if he still has a use for something; one player alone, all he plays."""
    s.asker = NONE if s.seats == 1 else s.asker - 1


def swing(s: CastleState, bearer: i64) -> None:
    """DC-21: once a round a weapon rolls again, and its bearer chooses."""
    s.bout.weapons |= 1 << bearer
    s.bout.before = s.bout.face(bearer)
    s.bout.striker = bearer
    s.phase = Phase.REROLL
    s.ask_chance()


def swing_by_rule(s: CastleState, tables: Tables, bearer: i64, events: Events) -> None:
    """DC-27: where the result is good for nothing a weapon rolls again without being asked for."""
    for kind in s.heroes[bearer].items:
        if uses.targets_of_roll(s, tables, bearer, kind):
            hero = s.heroes[bearer].kind
            events.emit(Ev.USED, hero, kind, hero)
            break
    s.asker = bearer
    swing(s, bearer)


def roll_again(s: CastleState, target: i64) -> None:
    """DC-12: a re-roll is still the same roll; every bearer may then speak again, since the result is another."""
    s.bout.before = NONE
    s.bout.striker = target
    s.phase = Phase.REROLL
    s.ask_chance()


def rerolled(s: CastleState, face: int, events: Events) -> None:
    """DC-12, DC-21: the new face counts, or its roller chooses between the two."""
    hero = s.bout.striker
    events.emit(Ev.ROLLED, s.heroes[hero].kind, face)
    s.bout.show(hero, face)
    if s.bout.before not in (NONE, face):
        s.phase = Phase.KEEP
        s.ask(party.owner(s, hero))
        return
    if s.bout.before == face:
        rolled_by_weapon(s)
    else:
        s.pop()
        s.asker = NONE
        s.stage = Stage.ROLLS
    s.bout.before = NONE
    s.bout.striker = NONE


def rolled_by_weapon(s: CastleState) -> None:
    """DC-27: who used his weapon in a window has his say once more; what the rule rolled comes before any window."""
    if s.stage == Stage.USES:
        ask_again(s)
    else:
        s.asker = NONE


def keep(s: CastleState, face: int, events: Events) -> None:
    """DC-21: the bearer keeps one of the two faces."""
    s.bout.show(s.bout.striker, face)
    events.emit(Ev.KEPT, s.heroes[s.bout.striker].kind, face)
    s.bout.before = NONE
    s.bout.striker = NONE
    rolled_by_weapon(s)


def eat(s: CastleState, tables: Tables, bearer: i64, kind: int, events: Events) -> None:
    """DC-21: food heals its bearer; a feast heals everybody."""
    item = tables.items[kind]
    if item.effect == Effect.FEAST:
        for hero in range(len(s.heroes)):
            losses.heal(s, tables, hero, item.amount, events)
    else:
        losses.heal(s, tables, bearer, item.amount, events)
    if s.stage in (Stage.SHARES, Stage.DROPS):
        s.asker = NONE
    else:
        ask_again(s)


def hex_die(s: CastleState, tables: Tables, shown: int, trait: int, events: Events) -> None:
    """DC-21: a die of the enemy is set to another trait before the fight."""
    speakers = uses.speakers(s, tables)
    while not (speakers >> s.asker & 1 and uses.can_hex(s, s.asker)):
        s.asker += 1
    for kind in s.heroes[s.asker].items:
        if tables.items[kind].effect == Effect.SET_DIE:
            put_away(s, tables, s.asker, kind)
            break
    s.bout.add_dice(shown, -1)
    s.bout.add_dice(trait, 1)
    events.emit(Ev.HEXED, s.heroes[s.asker].kind, shown, trait)
    ask_again(s)
