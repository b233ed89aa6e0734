"""Fights (DC-13 to DC-19): the enemy's dice, then rounds of rest, attack and defence."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.frame import Frame
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import (
    MOST_DICE,
    NOBODY,
    TRAITS,
    WISDOM,
    Effect,
    Ev,
    Phase,
    Rest,
    Stage,
)
from escapade.games.dark_castle.rules import cards, losses, party, results, specials, voice
from escapade.games.dark_castle.rules.rolls import begin_roll, clear, lowest
from escapade.games.dark_castle.rules.windows import next_window
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def begin_fight(s: CastleState, tables: Tables) -> None:
    """DC-13: the printed dice are laid out, then one is rolled per player; nine at most."""
    step = cards.current(s, tables)
    bout = s.bout
    clear(s)
    bout.round, bout.bonus = 0, 0
    bout.enemy = step.enemy
    room = MOST_DICE - bout.dice_left()
    heroes: i64 = len(s.heroes)
    bout.coming = heroes if heroes < room else room
    s.push(Frame(Phase.ENEMY, NONE))
    s.stage = Stage.ENEMY


def enemy_dice(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-13: one die after another; then items have their moment (DC-27)."""
    if s.bout.coming > 0:
        s.phase = Phase.ENEMY
        s.ask_chance()
        return
    s.bout.size = s.bout.dice_left()
    step = cards.current(s, tables)
    events.emit(Ev.FIGHT_BEGAN, s.card, s.bout.size, specials.swarms(s, step, step.damage))
    events.emit(Ev.FIGHT_RULES, step.rest, step.special)
    s.asker = NONE
    s.stage = Stage.BEFORE


def draw_enemy_die(s: CastleState, trait: int, events: Events) -> None:
    """DC-13: a die of the enemy shows its trait."""
    s.bout.add_dice(trait, 1)
    s.bout.coming -= 1
    events.emit(Ev.ENEMY_DIE, trait)
    if s.bout.coming > 0:
        s.ask_chance()


def before(s: CastleState, tables: Tables) -> None:
    """DC-27: before the first round, when the enemy's dice lie there."""
    if not next_window(s, tables, Phase.BEFORE):
        s.stage = Stage.ROUND


def begin_round(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-14: everything of the last round is put away; omens come before the choice of who rests."""
    bout = s.bout
    step = cards.current(s, tables)
    clear(s)
    bout.round += 1
    events.emit(Ev.ROUND_BEGAN, bout.round)
    bout.coming = specials.shifts(s, step)
    if bout.coming:
        bout.enemy = 0
    elif specials.immune(step):
        bout.coming = 1
    s.stage = Stage.OMEN
    omen(s)


def omen(s: CastleState) -> None:
    """DC-19: chapter dice that a special fight rolls before the round."""
    if s.bout.coming == 0:
        s.stage = Stage.FIGHTERS
        return
    s.phase = Phase.OMEN
    s.ask_chance()


def draw_omen(s: CastleState, tables: Tables, trait: int, events: Events) -> None:
    """DC-19: this round's immunity, or the new face of one of the enemy's dice."""
    s.bout.coming -= 1
    if specials.immune(cards.current(s, tables)):
        s.bout.immune = trait
        events.emit(Ev.IMMUNE_TO, trait)
        return
    s.bout.add_dice(trait, 1)
    events.emit(Ev.SHIFTED, trait)


def choose_fighters(s: CastleState, tables: Tables) -> None:
    """DC-14, DC-19, DC-31: who rests, or in a duel who fights; in some fights nobody can rest."""
    rest = cards.current(s, tables).rest
    if rest == Rest.DUEL:
        voice.ask(s, tables, Phase.NOMINATE)
    elif rest == Rest.DENIED or cards.is_weary(s):
        attack(s, party.everybody(s))
    else:
        voice.ask(s, tables, Phase.REST)


def rest(s: CastleState, tables: Tables, value: int, events: Events) -> None:
    """DC-15: the one who rests gets 1 HP back at once; the others attack."""
    events.emit(Ev.RESTED, value)
    fighters = party.everybody(s)
    if value != NOBODY:
        s.bout.resting = party.place_of(s, value)
        losses.heal(s, tables, s.bout.resting, 1, events)
        fighters &= ~(1 << s.bout.resting)
    attack(s, fighters)


def attack(s: CastleState, fighters: i64) -> None:
    """DC-16: all fighters roll."""
    s.bout.active = fighters
    begin_roll(s, fighters, Stage.STRIKES)


def strikes(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-16: the results one after another; the group is asked for the order only where it can matter."""
    if s.bout.pending == 0:
        s.stage = Stage.DEFEND
    elif results.order_matters(s, tables):
        voice.ask(s, tables, Phase.STRIKE)
    else:
        strike(s, tables, lowest(s.bout.pending), events)


def strike(s: CastleState, tables: Tables, hero: i64, events: Events) -> None:
    """DC-16: what matches is removed; nobody holds back."""
    bout = s.bout
    step = cards.current(s, tables)
    bout.hits = 0
    for trait in range(TRAITS):
        if bout.dice(trait):
            hits = results.hits_on(s, tables, hero, trait)
            if hits > 0:
                bout.add_dice(trait, -hits)
                bout.hits += hits
                events.emit(Ev.HIT, s.heroes[hero].kind, trait, hits)
    if bout.hits == 0:
        events.emit(Ev.MISSED, s.heroes[hero].kind)
    else:
        bout.hitters |= 1 << hero
        if specials.wisdom_returns(step, WISDOM):
            bout.coming = bout.hits
    bout.pending &= ~(1 << hero)
    bout.drop_extras(hero)
    bout.striker = hero
    s.stage = Stage.STRUCK
    struck(s, tables, events)


def draw_return(s: CastleState, tables: Tables, trait: int, events: Events) -> None:
    """DC-19: a die that was hit is rolled again."""
    s.bout.coming -= 1
    if specials.wisdom_returns(cards.current(s, tables), trait):
        s.bout.add_dice(WISDOM, 1)
        events.emit(Ev.RETURNED, trait)


def struck(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-18, DC-21: with no die left the enemy is beaten at once; a hit may bring a second attack."""
    bout = s.bout
    if bout.coming > 0:
        s.phase = Phase.RETURN
        s.ask_chance()
        return
    hero = bout.striker
    bout.striker = NONE
    s.stage = Stage.STRIKES
    if bout.enemy == 0:
        win(s, tables, events)
    elif bout.hits > 0 and results.has_second_attack(s, hero):
        bout.seconds |= 1 << hero
        for kind in s.heroes[hero].items:
            if tables.items[kind].effect == Effect.SECOND_ATTACK:
                events.emit(Ev.USED, s.heroes[hero].kind, kind, s.heroes[hero].kind)
                break
        begin_roll(s, 1 << hero, Stage.STRIKES)


def win(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-9, DC-18: the enemy does not strike any more; one item is found, but not on a boss."""
    events.emit(Ev.BEATEN, s.card)
    s.pop()
    clear(s)
    s.bout.round, s.bout.bonus, s.bout.size = 0, 0, 0
    if not cards.is_boss(s, tables):
        s.found += 1
    s.step = cards.current(s, tables).next
    s.stage = Stage.STEP


def defend(s: CastleState, tables: Tables) -> None:
    """DC-18, DC-29: every fighter who did not block loses the enemy's damage, less what armour stops."""
    step = cards.current(s, tables)
    hit = s.bout.active & ~s.bout.blocked
    hit = specials.grudge(s, step, specials.weakest_struck(s, step, hit))
    damage = blow(s, tables)
    s.bout.losses = 0
    for place, hero in enumerate(s.heroes):
        if hit >> place & 1:
            stopped = damage > 1 and party.carries(hero, Effect.ARMOUR)
            s.bout.set_loss(place, damage - 1 if stopped else damage)
    s.back = Stage.ROUND_END
    s.stage = Stage.SUFFER
    s.asker = NONE


def blow(s: CastleState, tables: Tables) -> i64:
    """DC-18, DC-19: what the enemy strikes for now; a lone fighter who is hemmed in takes it twice."""
    step = cards.current(s, tables)
    damage = specials.swarms(s, step, step.damage + s.bout.bonus)
    is_alone = s.bout.active & (s.bout.active - 1) == 0
    return damage * 2 if step.rest == Rest.HEMMED and is_alone else damage


def end_round(s: CastleState, tables: Tables) -> None:
    """DC-19: what a special fight does after each round."""
    step = cards.current(s, tables)
    specials.rages(s, step)
    s.stage = Stage.ROUND
    if specials.regrows(s, step):
        s.phase = Phase.REGROW
        s.ask_chance()


def draw_regrown(s: CastleState, trait: int, events: Events) -> None:
    """DC-19: a die grows back."""
    s.bout.add_dice(trait, 1)
    events.emit(Ev.GREW, trait)
