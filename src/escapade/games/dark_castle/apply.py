"""Hands each action and each draw to the rule that carries it out; `flow` then goes on until the next question."""

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.dark_castle import setup
from escapade.games.dark_castle.kinds import BY_THE_GROUP, Kind, Phase, Stage
from escapade.games.dark_castle.rules import between, draws, fights, items, party, rolls, sharing, steps, voice, windows
from escapade.games.dark_castle.rules.flow import go_on
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def act(s: CastleState, tables: Tables, seat: int, action: int, events: Events) -> None:
    """Carry out a decision: the group's once it is made, a bearer's at once."""
    actions = tables.actions
    kind, value = actions.kind[action], actions.first[action]
    if BY_THE_GROUP >> kind & 1:
        decided = voice.decide(s, seat, value, events)
        if decided == NONE:
            return
        s.waiting = 0
        act_for_all(s, tables, kind, decided, events)
    else:
        s.waiting = 0
        act_for_one(s, tables, seat, action, events)
    go_on(s, tables, events)


def act_for_all(s: CastleState, tables: Tables, kind: int, value: int, events: Events) -> None:
    """DC-6: the decisions of the group."""
    if kind == Kind.REST:
        fights.rest(s, tables, value, events)
    elif kind == Kind.TURN:
        between.name(s, value, events)
    elif kind == Kind.GO:
        steps.go(s, tables, value, events)
    elif kind == Kind.STRIKE:
        fights.strike(s, tables, party.place_of(s, value), events)
    else:
        fighter = steps.nominate(s, tables, value, events)
        if fighter != NONE:
            fights.attack(s, 1 << fighter)


def act_for_one(s: CastleState, tables: Tables, seat: int, action: int, events: Events) -> None:
    """DC-4, DC-27: the decisions of one seat."""
    actions = tables.actions
    kind, value = actions.kind[action], actions.first[action]
    if s.phase in (Phase.SHARE, Phase.CONSENT):
        share(s, tables, action, events)
    elif kind == Kind.USE:
        items.use(s, tables, value, party.place_of(s, actions.second[action]), events)
    elif kind == Kind.HEX:
        items.hex_die(s, tables, value, actions.second[action], events)
    elif kind == Kind.KEEP:
        items.keep(s, value, events)
    elif kind == Kind.DROP:
        between.drop(s, tables, value, events)
    elif kind == Kind.DARE:
        steps.dare(s, events)
    elif kind == Kind.STOP:
        steps.stop(s, tables)
    elif kind == Kind.PASS:
        windows.pass_for_every_character(s)
    elif kind == Kind.CHOOSE:
        setup.choose(s, tables, seat, value, events)


def share(s: CastleState, tables: Tables, action: int, events: Events) -> None:
    """DC-26: the leader arranges or is done; a bearer says yes or no."""
    actions = tables.actions
    kind, item = actions.kind[action], actions.first[action]
    if kind == Kind.DONE:
        sharing.end(s)
        s.stage = Stage.TURN
    elif kind in (Kind.YES, Kind.NO):
        sharing.answer(s, tables, events, is_yes=kind == Kind.YES)
    elif kind == Kind.GIVE:
        sharing.give(s, tables, item, party.place_of(s, actions.second[action]), events)
    else:
        sharing.arrange(s, tables, sharing.request(s, tables, action), events)


def draw(s: CastleState, tables: Tables, outcome: int, events: Events) -> None:
    """Carry out a draw of a card, an item, a face or a trait."""
    value = draws.value(s, tables, outcome)
    s.waiting = 0
    phase = s.phase
    if phase == Phase.ROLL:
        rolls.draw_die(s, value, events)
    elif phase == Phase.ENEMY:
        fights.draw_enemy_die(s, value, events)
    elif phase == Phase.ITEM:
        between.draw_item(s, value, events)
    elif phase == Phase.CARD:
        between.draw_card(s, tables, outcome, value, events)
    else:
        draw_rare(s, tables, value, events)
    go_on(s, tables, events)


def draw_rare(s: CastleState, tables: Tables, value: int, events: Events) -> None:
    """The draws of special fights, items and gambles."""
    phase = s.phase
    if phase == Phase.REROLL:
        items.rerolled(s, value, events)
    elif phase == Phase.EXTRA:
        rolls.draw_extra(s, value, events)
    elif phase == Phase.OMEN:
        fights.draw_omen(s, tables, value, events)
    elif phase == Phase.RETURN:
        fights.draw_return(s, tables, value, events)
    elif phase == Phase.REGROW:
        fights.draw_regrown(s, value, events)
    else:
        steps.draw_fate(s, tables, value, events)
