"""The steps of a card (DC-8): ways, losses, gains, nominees, tests and gambles."""

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import Ev, Op, Phase, Reason, Stage, Who
from escapade.games.dark_castle.rules import cards, losses, party, results, voice
from escapade.games.dark_castle.rules.fights import begin_fight
from escapade.games.dark_castle.rules.rolls import begin_roll, clear
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Step, Tables


def perform(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-7: carry out the step that is due."""
    step = tables.steps[s.step]
    op = step.op
    if op == Op.FIGHT:
        begin_fight(s, tables)
    elif op == Op.CHOICE:
        voice.ask(s, tables, Phase.WAY)
    elif op == Op.TEST:
        begin_test(s, step, events)
    elif op == Op.GAMBLE:
        s.bout.tries = 0
        s.stage = Stage.GAMBLE
    elif op == Op.NOMINATE:
        voice.ask(s, tables, Phase.NOMINATE)
    elif op == Op.TELL:
        tell(s, step, events)
    elif op == Op.END:
        complete(s, tables, events)
    else:
        perform_verb(s, tables, step, events)


def perform_verb(s: CastleState, tables: Tables, step: Step, events: Events) -> None:
    """DC-8: HP lost or healed, items found or given away."""
    op = step.op
    s.stage = Stage.NEXT
    if op == Op.LOSE:
        losses.lose(s, party.concerned(s, step.who), step.amount, Stage.NEXT)
    elif op == Op.HEAL:
        who = party.concerned(s, step.who)
        for hero in range(len(s.heroes)):
            if who >> hero & 1:
                losses.heal(s, tables, hero, step.amount, events)
    elif op == Op.FIND:
        s.found += step.amount
    elif op == Op.FIND_EACH:
        s.found += step.amount * len(s.heroes)
    else:
        lose_item(s, step)


def lose_item(s: CastleState, step: Step) -> None:
    """DC-32: YOU lose an item of your choice; without one, the HP the card prints, which may be none."""
    if not s.heroes[s.you].items:
        losses.lose(s, 1 << s.you, step.amount, Stage.NEXT)
        return
    s.asker = s.you
    s.phase = Phase.DROP
    s.ask(party.owner(s, s.you))


def tell(s: CastleState, step: Step, events: Events) -> None:
    """DC-33: how the way that was taken ended, for YOU and for the one who was sent."""
    events.emit(Ev.ENDED, s.heroes[s.you].kind, s.heroes[s.nominee].kind, step.amount)
    s.step = step.next


def complete(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-7, DC-25: the boss beaten, all win; any other card is followed by its gains and a sharing."""
    if cards.is_boss(s, tables):
        events.emit(Ev.ESCAPED, s.card, s.card - tables.chapters)
        losses.finish(s, Reason.BOSS_BEATEN, events)
        return
    s.step = NONE
    s.stage = Stage.GAINS


def go(s: CastleState, tables: Tables, way: int, events: Events) -> None:
    """DC-8: the group takes a way."""
    step = tables.steps[s.step]
    events.emit(Ev.WENT, s.card, way)
    s.step = step.starts[step.ways.index(way)]


def nominate(s: CastleState, tables: Tables, value: int, events: Events) -> int:
    """DC-31: the group names one; the place of the hero who now fights a round of a duel, or NONE."""
    s.nominee = party.place_of(s, value)
    events.emit(Ev.NOMINATED, value)
    if cards.in_fight(s, tables):
        return int(s.nominee)
    s.step = tables.steps[s.step].next
    return NONE


def begin_test(s: CastleState, step: Step, events: Events) -> None:
    """DC-28: no try made, no success yet; what is asked is told before a die rolls."""
    payer = step.who
    if step.who == Who.GROUP and step.payer != Who.ALL:
        payer = step.payer
    events.emit(Ev.TEST_BEGAN, step.who, step.trait, results.needed(s, step), step.rolls)
    events.emit(Ev.TEST_PRICE, payer, step.price)
    s.bout.tries = 0
    s.bout.successes = 0
    s.bout.round = 0
    s.stage = Stage.TRY


def begin_try(s: CastleState, tables: Tables) -> None:
    """DC-28: those who are tested roll."""
    clear(s)
    s.bout.active = party.concerned(s, tables.steps[s.step].who)
    begin_roll(s, s.bout.active, Stage.COUNT)


def count(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-28: successes add up over the rolls unless the card says otherwise; a failed try costs its price."""
    step = tables.steps[s.step]
    need = results.needed(s, step)
    failing = count_successes(s, step)
    is_passed = failing == 0 if step.who == Who.ALL else s.bout.successes >= need
    tell_try(s, step, failing, events)
    who = s.bout.active
    clear(s)
    if is_passed:
        events.emit(Ev.TEST_ENDED, 1)
        s.bout.tries, s.bout.successes = 0, 0
        s.step = step.passed
        s.stage = Stage.STEP
        return
    s.bout.tries += 1
    back = Stage.TRY if s.bout.tries < step.rolls else Stage.FAIL
    if step.who == Who.ALL:
        who = failing
    elif step.who == Who.GROUP:
        who = party.concerned(s, step.payer)
    losses.lose(s, who, step.price, back)


def tell_try(s: CastleState, step: Step, failing: i64, events: Events) -> None:
    """DC-28: the successes so far and those that are asked for; in a test of all, how many of them made it."""
    if step.who != Who.ALL:
        events.emit(Ev.TRIED, s.bout.successes, results.needed(s, step))
        return
    made: i64 = 0
    for hero in range(len(s.heroes)):
        made += 1 - (failing >> hero & 1)
    events.emit(Ev.TRIED, made, len(s.heroes))


def count_successes(s: CastleState, step: Step) -> i64:
    """DC-28: add up the symbols of this try; the mask of those whose own result is too small."""
    failing: i64 = 0
    if not step.adds or step.who == Who.ALL:
        s.bout.successes = 0
    for hero in range(len(s.heroes)):
        if s.bout.active >> hero & 1:
            worth = results.symbols(s, hero, step.trait)
            s.bout.successes += worth
            if worth < step.need:
                failing |= 1 << hero
    return failing


def fail(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-28, DC-8: when the last try fails, or the die is against YOU, the chapter goes on as its text says."""
    step = tables.steps[s.step]
    if step.op == Op.TEST:
        events.emit(Ev.TEST_ENDED, 0)
    s.bout.tries, s.bout.successes = 0, 0
    s.step = step.failed
    s.stage = Stage.STEP


def gamble(s: CastleState, tables: Tables) -> None:
    """DC-8: YOU may dare again, or stop with what was found."""
    step = tables.steps[s.step]
    if s.bout.tries >= step.rolls:
        stop(s, tables)
        return
    s.phase = Phase.DARE
    s.ask(party.owner(s, s.you))


def stop(s: CastleState, tables: Tables) -> None:
    """DC-8: the gamble ends with what was found, or before it began."""
    step = tables.steps[s.step]
    s.step = step.passed if s.bout.tries > 0 else step.next
    s.bout.tries = 0
    s.stage = Stage.STEP


def dare(s: CastleState, events: Events) -> None:
    """DC-8: a chapter die decides."""
    events.emit(Ev.DARED, s.heroes[s.you].kind)
    s.phase = Phase.FATE
    s.ask_chance()


def draw_fate(s: CastleState, tables: Tables, trait: int, events: Events) -> None:
    """DC-8: the wrong trait costs HP and ends it; any other finds something."""
    step = tables.steps[s.step]
    events.emit(Ev.FATE, trait)
    if trait == step.trait:
        s.bout.tries = 0
        losses.lose(s, 1 << s.you, step.price, Stage.FAIL)
        return
    s.found += step.amount
    s.bout.tries += 1
