"""What an action tells those who see it: which choice it was, and what was hidden before."""

from escapade.core.event import MUTE, Collected
from escapade.core.game import Game
from escapade.core.seat import SPECTATOR
from escapade.core.state import State

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


def shows_hidden(game: Game, before: State, seat: int, action: int) -> bool:
    """Whether an action showed anybody what was hidden from them, as the game declares it (`Game.uncovers`)."""
    if not game.traits.hidden_information:
        return False
    after = game.clone(before)
    game.apply(after, seat, action, MUTE)
    return game.uncovers(before, seat, action, after)
