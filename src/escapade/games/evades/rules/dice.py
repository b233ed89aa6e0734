"""LE-6, LE-7: which dice can be named, and how many must be."""

from typing import Final

from mypy_extensions import i64

from escapade.core.event import Events
from escapade.core.row import put
from escapade.games.evades.kinds import PRISONERS, WHITE, Ev, Phase
from escapade.games.evades.state import EvadesState
from escapade.games.evades.tables import Tables

ALL: Final[i64] = (1 << PRISONERS) - 1
WHITE_BIT: Final[i64] = 1 << WHITE
SHORT_OF_DICE: Final = 4
"""LE-7: from this many aboard the white die takes the place of a coloured one."""


def dice_in_hand(s: EvadesState) -> list[int]:
    """LE-6: the dice of this turn in the order in which they are drawn."""
    return [*s.coloured_dice(), WHITE] if s.named & WHITE_BIT else s.coloured_dice()


def in_play(s: EvadesState) -> i64:
    """LE-13: the prisoners whose dice are still in the game."""
    return ALL & ~s.aboard


def is_short_of_dice(s: EvadesState) -> bool:
    """LE-7: with four or more aboard the white die takes the place of a coloured one."""
    return s.arrived >= SHORT_OF_DICE


def dice_to_name(s: EvadesState, tables: Tables) -> i64:
    """LE-6: how many dice a turn that begins now must name; never more than there are prisoners in play."""
    wanted: i64 = tables.dice[s.arrived]
    left: i64 = PRISONERS - s.arrived
    return wanted if wanted < left else left


def is_white_open(s: EvadesState) -> bool:
    """LE-7: from the second round on."""
    return s.turns >= s.seats


def dice_on_offer(s: EvadesState) -> i64:
    """LE-6, LE-7: the dice that can be named when a turn begins, covered prisoners' too."""
    return in_play(s) | WHITE_BIT if is_white_open(s) else in_play(s)


def are_all_named(s: EvadesState) -> bool:
    """LE-7: nothing is left to name; before four are aboard the white die may still be added to the rest."""
    return s.left == 0 and (is_short_of_dice(s) or not s.offer & WHITE_BIT)


def can_take_white(s: EvadesState) -> bool:
    """LE-7: optional, once, and with four aboard only while one of the two dice is still to be named."""
    return s.offer & WHITE_BIT != 0 and not are_all_named(s)


def white_offer(s: EvadesState) -> int:
    """LE-7: 0 if the white die cannot be taken now, 1 if on top of the coloured ones, 2 in place of one of them."""
    if not can_take_white(s):
        return 0
    return 2 if is_short_of_dice(s) else 1


def take(s: EvadesState, die: i64, events: Events) -> None:
    """LE-6, LE-7: name a die; when no more can be named they are rolled."""
    events.emit(Ev.TOOK, s.active, die)
    name_die(s, die)
    if are_all_named(s):
        roll(s)
    else:
        s.ask(s.active)


def name_die(s: EvadesState, die: i64) -> None:
    """LE-6, LE-7: with four aboard the white die takes the place of a coloured one, before that it is one more."""
    s.named |= 1 << die
    s.offer &= ~(1 << die)
    if die != WHITE:
        s.order = put(s.order, s.coloured, die)
        s.coloured += 1
        s.left -= 1
    elif is_short_of_dice(s):
        s.left -= 1


def roll(s: EvadesState) -> None:
    """LE-6: the dice are drawn one by one, in the order they were named, the white one last."""
    s.phase = Phase.ROLL
    s.ask_chance()
