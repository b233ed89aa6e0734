"""What a written fight, test or gamble must keep to: it fits the rest of the position."""

from escapade.core.errors import BadInput
from escapade.core.seat import NONE
from escapade.games.dark_castle.kinds import MOST_DICE, Op, Phase, Rest
from escapade.games.dark_castle.rules import party, results
from escapade.games.dark_castle.state import Bout, CastleState
from escapade.games.dark_castle.tables import Tables
from escapade.games.dark_castle.view import write_bout


def refuse(path: str) -> None:
    """This part does not fit the rest of the position."""
    raise BadInput("input.position_phase", {"path": f"bout.{path}"})


def check_bout(s: CastleState, tables: Tables) -> None:
    """What a bout keeps, by what is going on."""
    op = tables.steps[s.step].op if s.step != NONE else Op.END
    if op == Op.FIGHT:
        check_fight(s, tables)
    elif op == Op.TEST:
        check_test(s, tables)
    else:
        check_idle(s, tables)
    if (s.phase == Phase.LOSS) != (party.losing(s) > 0):
        refuse("losses")
    check_rolls(s, tables)


def check_idle(s: CastleState, tables: Tables) -> None:
    """Outside fights and tests nothing is kept, but for the tries of a gamble and what is about to be lost."""
    blank = Bout()
    blank.losses = s.bout.losses
    if s.phase in (Phase.DARE, Phase.FATE) and s.bout.tries < tables.steps[s.step].rolls:
        blank.tries = s.bout.tries
    mine = s.bout
    s.bout = blank
    expected = write_bout(s, [])
    s.bout = mine
    if mine.active or mine.todo or mine.pending or mine.fresh or mine.blocked or mine.weapons or mine.seconds:
        refuse("active")
    if mine.hitters or write_bout(s, []) != expected:
        refuse("rolls")


def check_test(s: CastleState, tables: Tables) -> None:
    """DC-28: tries and successes within what the test allows, and nothing of a fight."""
    step = tables.steps[s.step]
    bout = s.bout
    if bout.enemy or bout.round or bout.size or bout.coming or bout.bonus or bout.hits:
        refuse("round")
    if bout.blocked or bout.weapons or bout.seconds or bout.hitters:
        refuse("blocked")
    if bout.resting != NONE or bout.immune != NONE or bout.before != NONE:
        refuse("resting")
    tried = bout.tries - 1 if s.phase == Phase.LOSS else bout.tries
    if not 0 <= tried < step.rolls:
        refuse("tries")
    expected = 0 if s.phase == Phase.LOSS else party.concerned(s, step.who)
    if bout.active != expected or bout.pending != expected:
        refuse("active")


def check_fight(s: CastleState, tables: Tables) -> None:
    """DC-13 to DC-19: dice, rounds and fighters."""
    bout = s.bout
    phase = int(s.phase)
    begins = phase in (Phase.ENEMY, Phase.BEFORE)
    if bout.dice_left() + bout.coming > MOST_DICE or bout.tries or bout.successes:
        refuse("enemy")
    if (bout.coming > 0) != (phase in (Phase.ENEMY, Phase.OMEN, Phase.RETURN)):
        refuse("coming")
    if (bout.round == 0) != begins or (begins and bout.bonus):
        refuse("round")
    if phase not in (Phase.ENEMY, Phase.OMEN, Phase.RETURN) and bout.enemy == 0:
        refuse("enemy")
    check_fighters(s, tables)


def check_fighters(s: CastleState, tables: Tables) -> None:
    """DC-14, DC-31: who fights, who rests, whose result is still to come."""
    bout = s.bout
    rest = tables.steps[s.step].rest
    everybody = party.everybody(s)
    chosen = s.phase not in (Phase.ENEMY, Phase.BEFORE, Phase.OMEN, Phase.REST, Phase.NOMINATE)
    if bout.resting != NONE and (not chosen or rest in (Rest.DUEL, Rest.DENIED)):
        refuse("resting")
    fighters = everybody if bout.resting == NONE else everybody & ~(1 << bout.resting)
    if rest == Rest.DUEL and s.nominee != NONE:
        fighters = 1 << s.nominee
    if bout.active != (fighters if chosen else 0):
        refuse("active")
    used = bout.pending | bout.fresh | bout.todo | bout.blocked | bout.weapons | bout.seconds | bout.hitters
    if used & ~bout.active or bout.fresh & ~bout.pending:
        refuse("pending")
    if s.phase in (Phase.STRIKE, Phase.USE, Phase.ROLL) and not bout.pending:
        refuse("pending")
    if s.phase == Phase.STRIKE and not results.order_matters(s, tables):
        refuse("pending")


def check_rolls(s: CastleState, tables: Tables) -> None:
    """DC-16, DC-21: faces for those who have rolled, and a hero for every die that is being thrown again."""
    bout = s.bout
    phase = int(s.phase)
    if (bout.todo > 0) != (phase == Phase.ROLL) or bout.todo & ~bout.fresh:
        refuse("todo")
    rolling = phase in (Phase.ROLL, Phase.EXTRA, Phase.USE, Phase.REROLL, Phase.KEEP)
    if (bout.fresh > 0) != rolling:
        refuse("fresh")
    if (bout.striker != NONE) != (phase in (Phase.EXTRA, Phase.REROLL, Phase.KEEP, Phase.RETURN)):
        refuse("striker")
    if phase in (Phase.EXTRA, Phase.REROLL, Phase.KEEP) and not bout.fresh >> bout.striker & 1:
        refuse("striker")
    for place, hero in enumerate(s.heroes):
        face = int(bout.face(place))
        if face != NONE and (face not in tables.faces[hero.kind] or not bout.active >> place & 1):
            refuse(f"rolls[{place}]")
        if face == NONE and bout.pending & ~bout.todo & 1 << place:
            refuse(f"rolls[{place}]")
    check_before(s, tables)


def check_before(s: CastleState, tables: Tables) -> None:
    """DC-21: the face before a weapon's second roll."""
    bout = s.bout
    if bout.before == NONE:
        if s.phase == Phase.KEEP:
            refuse("before")
        return
    if s.phase not in (Phase.KEEP, Phase.REROLL) or bout.before not in tables.faces[s.heroes[bout.striker].kind]:
        refuse("before")
    if s.phase == Phase.KEEP and bout.before == bout.face(bout.striker):
        refuse("before")
    if s.asker != bout.striker:
        refuse("striker")
