"""What happens of its own accord: stage after stage until somebody or chance is waited for."""

from escapade.core.event import Events
from escapade.games.dark_castle.kinds import OF_A_CARD, OF_A_ROLL, Phase, Stage
from escapade.games.dark_castle.rules import between, fights, losses, rolls, sharing, steps
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def go_on(s: CastleState, tables: Tables, events: Events) -> None:
    """Run the stages; each either asks, or says which one comes next."""
    while s.waiting == 0 and s.phase != Phase.OVER:
        stage = s.stage
        if stage == Stage.NEXT:
            s.step = tables.steps[s.step].next
            s.stage = Stage.STEP
        elif OF_A_CARD >> stage & 1:
            run_card(s, tables, events)
        elif OF_A_ROLL >> stage & 1:
            run_roll(s, tables, events)
        else:
            run_between(s, tables, events)


def run_card(s: CastleState, tables: Tables, events: Events) -> None:
    """The steps of a card and the beginning of a fight's round."""
    stage = s.stage
    if stage == Stage.STEP:
        steps.perform(s, tables, events)
    elif stage == Stage.SUFFER:
        losses.suffer(s, tables, events)
    elif stage == Stage.ENEMY:
        fights.enemy_dice(s, tables, events)
    elif stage == Stage.BEFORE:
        fights.before(s, tables)
    elif stage == Stage.ROUND:
        fights.begin_round(s, tables, events)
    elif stage == Stage.OMEN:
        fights.omen(s)
    else:
        fights.choose_fighters(s, tables)


def run_roll(s: CastleState, tables: Tables, events: Events) -> None:
    """Rolls, and what they lead to in fights, tests and gambles."""
    stage = s.stage
    if stage == Stage.ROLLS:
        rolls.rolls(s, tables, events)
    elif stage == Stage.USES:
        rolls.uses(s, tables, events)
    elif stage == Stage.STAND:
        rolls.stand(s, tables, events)
    elif stage == Stage.STRIKES:
        fights.strikes(s, tables, events)
    elif stage == Stage.STRUCK:
        fights.struck(s, tables, events)
    elif stage == Stage.DEFEND:
        fights.defend(s, tables)
    elif stage == Stage.ROUND_END:
        fights.end_round(s, tables)
    elif stage == Stage.TRY:
        steps.begin_try(s, tables)
    elif stage == Stage.COUNT:
        steps.count(s, tables, events)
    elif stage == Stage.FAIL:
        steps.fail(s, tables, events)
    else:
        steps.gamble(s, tables)


def run_between(s: CastleState, tables: Tables, events: Events) -> None:
    """DC-25: what happens between two cards."""
    stage = s.stage
    if stage == Stage.GAINS:
        between.gains(s)
    elif stage == Stage.SHARES:
        sharing.shares(s)
    elif stage == Stage.DROPS:
        between.drops(s, tables)
    else:
        between.turn(s, tables, events)
