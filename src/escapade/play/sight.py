"""What an action tells those who see it: which choice it was, and what was hidden before."""

from typing import Final

from escapade.core.event import Collected
from escapade.core.game import Game
from escapade.core.rng import Rng
from escapade.core.seat import SPECTATOR
from escapade.core.state import State

WORLDS: Final = 16
"""How many other worlds are looked at. What is hidden is cards and bets, which differ in nearly all of them."""

Look = tuple[list[tuple[int, list[int]]], dict[str, object]]


def look_of(game: Game, before: State, seat: int, action: int, viewer: int) -> Look:
    """What a viewer sees of an action: its facts, and the position after it."""
    events = Collected(game.shapes.events)
    after = game.clone(before)
    game.apply(after, seat, action, events)
    return [(event.kind, event.values) for event in events.seen_by(viewer)], game.view(after, viewer)


def tells_choice(game: Game, before: State, seat: int, *, has_facts: bool) -> bool:
    """Whether an answer told more than that its seat is choosing: another choice would have looked different."""
    looks = [look_of(game, before, seat, action, SPECTATOR) for action in game.legal(before, seat)]
    return has_facts if len(looks) == 1 else any(look != looks[0] for look in looks)


def shows_hidden(game: Game, before: State, seat: int, action: int, rng: Rng) -> bool:
    """Whether an action showed its seat, or everybody, what was hidden from them: in another world that they could not
    have told apart it would have looked different, whatever the seat had chosen there. What one other seat alone is
    shown is a masked fact, and nothing goes back past those.
    """
    if not game.traits.hidden_information:
        return False
    return any(parts_worlds(game, before, (seat, action), viewer, rng) for viewer in (seat, SPECTATOR))


def parts_worlds(game: Game, before: State, step: tuple[int, int], viewer: int, rng: Rng) -> bool:
    """Whether a viewer can tell worlds apart after a step that were the same to them before it."""
    seat, action = step
    seen = look_of(game, before, seat, action, viewer)
    known = game.know(game.view(before, viewer))
    for _ in range(WORLDS):
        world = game.imagine(known, rng)
        choices = game.legal(world, seat)
        ways = [action] if action in choices else []
        ways += [other for other in choices if other != action] if viewer != seat else []
        if not any(look_of(game, world, seat, way, viewer) == seen for way in ways):
            return True
    return False
