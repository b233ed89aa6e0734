"""Special fights (DC-19): one function for each, called by the fight at the moment it speaks of."""

from typing import Final

from mypy_extensions import i64

from escapade.games.dark_castle.kinds import MOST_DICE, WISDOM, Special
from escapade.games.dark_castle.state import CastleState
from escapade.games.dark_castle.tables import Step

MOST_RAGE: Final[i64] = 2
MOST_SWARM: Final[i64] = 3


def wisdom_returns(step: Step, trait: i64) -> bool:
    """DC-19, wisdom_returns: a die hit is rolled again and goes back to the enemy if it shows Wisdom."""
    return step.special == Special.WISDOM_RETURNS and trait == WISDOM


def weakest_struck(s: CastleState, step: Step, struck: i64) -> i64:
    """DC-19, weakest_struck: of those who fight only the one with the fewest HP is struck, or all who tie."""
    if step.special != Special.WEAKEST_STRUCK:
        return struck
    fewest: i64 = 99
    for place in range(len(s.heroes)):
        if s.bout.active >> place & 1 and s.heroes[place].hp < fewest:
            fewest = s.heroes[place].hp
    weakest: i64 = 0
    for place in range(len(s.heroes)):
        if s.heroes[place].hp == fewest:
            weakest |= 1 << place
    return struck & weakest


def grudge(s: CastleState, step: Step, struck: i64) -> i64:
    """DC-19, grudge: only those who hit the enemy this round are struck; if nobody did, all are."""
    if step.special != Special.GRUDGE or s.bout.hitters == 0:
        return struck
    return struck & s.bout.hitters


def immune(step: Step) -> bool:
    """DC-19, immune: a chapter die rolled each round names the trait that does nothing until the next."""
    return step.special == Special.IMMUNE


def shifts(s: CastleState, step: Step) -> i64:
    """DC-19, shifts: from the second round on the enemy's dice are rolled anew before each round; how many."""
    if step.special == Special.SHIFTS and s.bout.round > 1:
        return s.bout.dice_left()
    return 0


def regrows(s: CastleState, step: Step) -> bool:
    """DC-19, regrows: after each round a die grows back, never more than there were, nor a tenth (DC-13)."""
    left = s.bout.dice_left()
    return step.special == Special.REGROWS and left < s.bout.size and left < MOST_DICE


def rages(s: CastleState, step: Step) -> None:
    """DC-19, rages: after each round its damage goes up by 1, twice at most."""
    if step.special == Special.RAGES and s.bout.bonus < MOST_RAGE:
        s.bout.bonus += 1


def pierces(step: Step) -> bool:
    """DC-19, pierces: no double blocks."""
    return step.special == Special.PIERCES


def swarms(s: CastleState, step: Step, damage: i64) -> i64:
    """DC-19, swarms: it strikes for as much as it has dice left, three at most, whatever is printed."""
    if step.special != Special.SWARMS:
        return damage
    left = s.bout.dice_left()
    return left if left < MOST_SWARM else MOST_SWARM


def hardens(step: Step, worth: i64) -> i64:
    """DC-19, hardens: a result removes one die of a trait, a double no more than a single."""
    if worth > 1 and step.special == Special.HARDENS:
        return 1
    return worth
