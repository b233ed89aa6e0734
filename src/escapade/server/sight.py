"""What a viewer is sent: built from the view, the legal list and the facts that viewer may know, nothing else.

This is the only module that turns a match into messages. It is given a viewer's number and asks the game.
"""

from collections.abc import Iterable
from functools import lru_cache

from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import CHANCE_BIT, EVERYONE, NONE, SPECTATOR
from escapade.core.state import State
from escapade.server.match import Draft, Match, Told, can_undo, is_public_draw, top_serial
from escapade.server.protocol_parts import Choice, Draw, Fact, Position

CHOICES_KEPT = 20_000


def facts(game: Game, told: Iterable[Told], viewer: int) -> list[Fact]:
    """What was told, as the viewer may know it."""
    return [fact(game, one.seq, one.event, viewer) for one in told]


def facts_of(draft: Draft, viewer: int) -> list[Fact]:
    """What a draft told. Where nothing in it is masked, that is the same for everybody and made once."""
    if draft.shared is None:
        for one in draft.told:
            if one.event.mask != EVERYONE:
                return facts(draft.game, draft.told, viewer)
        draft.shared = facts(draft.game, draft.told, SPECTATOR)
    return draft.shared


def fact(game: Game, seq: int, event: Event, viewer: int) -> Fact:
    """One event; hidden fields become null."""
    shape = game.shapes.events[event.kind]
    seen = event.seen_by(viewer, shape)
    return Fact(seq=seq, kind=shape.name, fields=shape.fill(seen.values), rule=shape.rules[0])


def choices(game: Game, state: State, viewer: int) -> list[Choice]:
    """The legal list of a seat that is asked."""
    if viewer == SPECTATOR or not state.waiting >> viewer & 1:
        return []
    return [choice(game, action) for action in game.legal(state, viewer)]


@lru_cache(maxsize=CHOICES_KEPT)
def choice(game: Game, action: int) -> Choice:
    """An action with its words and its parts: always the same for the same game as loaded, and asked for often."""
    actions = game.shapes.actions
    shape = actions.shape(action)
    return Choice(action=action, words=actions.words(action), kind=shape.name,
                  fields=shape.fill(actions.values(action)))


def wanted_draw(game: Game, state: State, *, own_dice: bool) -> Draw | None:
    """The draw that the people at the table must type in. All values of its shape are offered, so that the
    list says nothing about what is left in a pile.
    """
    if not own_dice or state.waiting != CHANCE_BIT or not is_public_draw(game, state):
        return None
    shape = game.shapes.chances[game.chance_kind(state)]
    return Draw(kind=shape.name, field=shape.fields[0].name, values=shape.fields[0].names[:])


def position(match: Match, viewer: int, *, own_dice: bool, time_left: int | None) -> Position:
    """Where the match stands for a viewer."""
    game, state = match.game, match.state
    stands = viewer != SPECTATOR and match.assistant.passes[viewer] not in (NONE, 0) and (
        match.assistant.passes[viewer] == top_serial(state))
    return Position(seq=match.seq, asked=0 if viewer == SPECTATOR else state.asked[viewer],
                    view=game.view(state, viewer), legal=choices(game, state, viewer),
                    draw=wanted_draw(game, state, own_dice=own_dice), standing=stands,
                    undo=state.waiting != 0 and can_undo(match, viewer), time_left=time_left)


def no_position() -> Position:
    """Before the start there is nothing to see."""
    return Position(seq=0, asked=0, view=None, legal=[], draw=None, standing=False, undo=False, time_left=None)
