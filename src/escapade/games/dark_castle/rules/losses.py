"""HP lost and regained, and what ends the match."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import Ev, Phase, Reason, Stage
from escapade.games.dark_castle.rules import party
from escapade.games.dark_castle.rules.windows import next_window
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def lose(s: CastleState, who: i64, amount: i64, back: i64) -> None:
    """DC-29: an event takes HP from these heroes; blocks and armour do not stop it."""
    s.bout.losses = 0
    for hero in range(len(s.heroes)):
        if who >> hero & 1:
            s.bout.set_loss(hero, amount)
    s.back = back
    s.stage = Stage.SUFFER
    s.asker = NONE


def suffer(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-27, DC-30: each is asked in seat order, then all lose together; a death ends the match."""
    is_open = len(s.frames) > 0 and s.frames[-1].phase == Phase.LOSS
    if (is_open or s.bout.losses) and next_window(s, tables, Phase.LOSS):
        return
    s.stage = s.back
    s.back = Stage.STEP
    if s.bout.losses:
        lose_together(s, events)


def lose_together(s: CastleState, events: Events) -> None:
    """DC-30: all lose what they are about to lose; a death ends the match."""
    dead = False
    for place, hero in enumerate(s.heroes):
        amount = s.bout.loss(place)
        if amount > 0:
            left = hero.hp - amount
            left = max(left, 0)
            hero.hp = left
            events.emit(Ev.LOST_HP, hero.kind, amount, hero.hp)
            dead = dead or hero.hp == 0
    s.bout.losses = 0
    if dead:
        for hero in s.heroes:
            if hero.hp == 0:
                events.emit(Ev.DIED, hero.kind, s.turned, s.card, s.card)
        finish(s, Reason.DEATH, events)


def finish(s: CastleState, reason: i64, events: Events) -> None:
    """DC-7, DC-33: the match is over for all, and what became of each is told."""
    for hero in s.heroes:
        if hero.hp > 0 and reason == Reason.DEATH:
            events.emit(Ev.STAYED, hero.kind, hero.hp)
        elif hero.hp > 0:
            first = hero.items[0] if hero.items else NONE
            second = hero.items[1] if len(hero.items) > 1 else NONE
            events.emit(Ev.WALKED, hero.kind, hero.hp, first, second)
    s.phase = Phase.OVER
    s.reason = reason
    s.frames = []
    s.finish()


def heal(s: CastleState, tables: Tables, place: i64, amount: i64, events: Events) -> None:
    """DC-5: never above the start value."""
    hero = s.heroes[place]
    room = party.most_hp(s, tables) - hero.hp
    gain = amount if amount < room else room
    if gain > 0:
        hero.hp += gain
        events.emit(Ev.HEALED, hero.kind, gain, hero.hp)
