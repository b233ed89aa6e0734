"""A sharing (DC-26): the leader arranges, one act at a time; his naming of who turns the next card ends it."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.dark_castle.frames import RequestFrame
from escapade.games.dark_castle.kinds import ACT_KINDS, MOST_ACTS, Ev, Kind, Phase, Stage
from escapade.games.dark_castle.rules import items, party
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def shares(s: CastleState) -> None:
    """DC-26: as long as there is something to arrange; then only the naming is left."""
    if s.acts < MOST_ACTS and can_arrange(s):
        s.phase = Phase.SHARE
        s.ask(party.leader(s))
        return
    end(s)
    s.stage = Stage.TURN


def can_arrange(s: CastleState) -> bool:
    """DC-26: whether anything lies in the middle, or is borne and was not refused."""
    if s.middle:
        return True
    for hero in s.heroes:
        if hero.bears & ~hero.refused:
            return True
    return False


def give(s: CastleState, tables: Tables, kind: int, target: i64, events: Events) -> None:
    """DC-26: from the middle to a character; hands may be overfull until the sharing ends."""
    s.acts += 1
    s.middle.remove(kind)
    party.receive(s.heroes[target], tables, kind)
    events.emit(Ev.GIVEN, s.heroes[target].kind, kind)


def request(s: CastleState, tables: Tables, action: int) -> RequestFrame:
    """DC-26: what the leader wants done with a thing that somebody bears."""
    actions = tables.actions
    kind, bearer = actions.kind[action], actions.second[action]
    target = actions.third[action] if kind == Kind.HAND else bearer
    return RequestFrame(Phase.CONSENT, int(party.leader(s)), kind - Kind.HAND, bearer, actions.first[action],
                        target)


def arrange(s: CastleState, tables: Tables, wanted: RequestFrame, events: Events) -> None:
    """DC-26: an act with what somebody bears: the leader's own at once, another player's after his yes."""
    s.acts += 1
    bearer = party.place_of(s, wanted.bearer)
    asked = party.owner(s, bearer)
    if asked == wanted.owner:
        carry_out(s, tables, wanted, events)
        return
    s.push(wanted)
    s.asker = bearer
    s.phase = Phase.CONSENT
    s.ask(asked)


def answer(s: CastleState, tables: Tables, events: Events, *, is_yes: bool) -> None:
    """DC-26: the bearer's yes, or his no, after which that item is not asked for again in this sharing."""
    wanted = s.pop()
    assert isinstance(wanted, RequestFrame)
    bearer = s.asker
    s.asker = NONE
    if is_yes:
        carry_out(s, tables, wanted, events)
        return
    kind: i64 = wanted.subject
    s.heroes[bearer].refused |= 1 << kind
    events.emit(Ev.REFUSED, s.heroes[bearer].kind, wanted.subject)


def carry_out(s: CastleState, tables: Tables, wanted: RequestFrame, events: Events) -> None:
    """DC-26: handed to another, laid in the middle, or used by its bearer."""
    act, kind = ACT_KINDS[wanted.act], wanted.subject
    bearer = party.place_of(s, wanted.bearer)
    if act == Kind.USE:
        items.use(s, tables, kind, bearer, events)
        return
    hero = s.heroes[bearer]
    party.part_with(hero, tables, kind)
    if act == Kind.HAND:
        party.receive(s.heroes[party.place_of(s, wanted.target)], tables, kind)
        events.emit(Ev.HANDED, hero.kind, kind, wanted.target)
        return
    s.middle.append(kind)
    events.emit(Ev.LAID, hero.kind, kind)


def end(s: CastleState) -> None:
    """DC-26: nothing more is arranged, and no refusal is remembered."""
    s.acts = 0
    for hero in s.heroes:
        hero.refused = 0


def leave_behind(s: CastleState, events: Events) -> None:
    """DC-26: what is left in the middle is discarded."""
    if not s.middle:
        return
    for kind in s.middle:
        s.discard[kind] += 1
        events.emit(Ev.LEFT, kind)
    s.middle = []
