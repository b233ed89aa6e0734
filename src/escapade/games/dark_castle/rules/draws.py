"""The draw that is due: what is drawn, how many outcomes it has, and what each stands for."""

from escapade.games.dark_castle.kinds import FACES, TRAITS, Chance, Phase
from escapade.games.dark_castle.rules.rolls import lowest
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Tables


def kind(s: CastleState, tables: Tables) -> int:
    """The shape of the draw that is due in a phase."""
    phase = s.phase
    if phase in (Phase.ROLL, Phase.REROLL):
        return Chance.DIE
    if phase in (Phase.ENEMY, Phase.REGROW, Phase.RETURN):
        return Chance.ENEMY
    if phase == Phase.ITEM:
        return Chance.ITEM
    if phase == Phase.CARD:
        return Chance.CHAPTER if s.turned <= tables.castle + 1 else Chance.BOSS
    return Chance.FATE


def outcomes(s: CastleState, tables: Tables) -> int:
    """DC-2, DC-3: a chapter die has each trait on a third of its faces, a character's die six faces."""
    phase = s.phase
    if phase in (Phase.ROLL, Phase.REROLL):
        return FACES
    if phase == Phase.ITEM:
        return s.pile.hidden
    if phase != Phase.CARD:
        return TRAITS
    return len(s.left) if kind(s, tables) == Chance.CHAPTER else tables.bosses


def value(s: CastleState, tables: Tables, outcome: int) -> int:
    """The card, item, face or trait that an outcome stands for."""
    phase = s.phase
    if phase == Phase.ROLL:
        return tables.dice[FACES * s.heroes[lowest(s.bout.todo)].kind + outcome]
    if phase == Phase.REROLL:
        return tables.dice[FACES * s.heroes[s.bout.striker].kind + outcome]
    if phase == Phase.ITEM:
        return s.pile.kind_at(outcome)
    if phase != Phase.CARD:
        return outcome
    return s.left[outcome] if kind(s, tables) == Chance.CHAPTER else tables.chapters + outcome
