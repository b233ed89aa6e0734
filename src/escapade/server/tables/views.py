"""What a viewer is sent of a match: built from the view, the legal list and the facts that viewer may know.

This is the only module that turns a match into messages. It is given a viewer's number and asks the game.
"""

from collections.abc import Iterable
from functools import lru_cache

from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.seat import CHANCE_BIT, EVERYONE, SPECTATOR
from escapade.core.state import State
from escapade.play.match import Draft, Told
from escapade.play.undo import can_undo
from escapade.server.store.writes import ChatRow
from escapade.server.tables.dealer import is_public_draw
from escapade.server.tables.phrases import read_line
from escapade.server.tables.situation import Situation
from escapade.server.tables.timers import Timers
from escapade.server.wire import protocol as p
from escapade.server.wire.protocol_parts import ChatLine, Choice, Draw, Fact, Position

CHOICES_KEPT = 20_000


class Updates:
    """Makes each viewer's update of what was just adopted. Facts that are the same for everybody are made once."""

    def __init__(self, situation: Situation, draft: Draft, timers: Timers) -> None:
        self.situation, self.draft, self.timers = situation, draft, timers
        self.is_public = all(one.event.mask == EVERYONE for one in draft.told)
        self._public: list[Fact] | None = None

    def __call__(self, viewer: int) -> p.Update:
        """The update for one viewer."""
        return p.Update(undone=self.draft.undone_from, undone_by=self.draft.undone_by, events=self._facts(viewer),
                        position=position(self.situation, viewer, self.timers.time_left(viewer)))

    def _facts(self, viewer: int) -> list[Fact]:
        if not self.is_public:
            return facts(self.draft.game, self.draft.told, viewer)
        if self._public is None:
            self._public = facts(self.draft.game, self.draft.told, SPECTATOR)
        return self._public


def facts(game: Game, told: Iterable[Told], viewer: int) -> list[Fact]:
    """Events, as the viewer may know them."""
    return [fact(game, one.seq, one.event, viewer) for one in told]


def fact(game: Game, seq: int, event: Event, viewer: int) -> Fact:
    """One event; hidden fields become null."""
    return open_fact(game, seq, event.seen_by(viewer, game.shapes.events[event.kind]))


def open_facts(game: Game, told: Iterable[Told]) -> list[Fact]:
    """Events with all that was hidden of them: nobody is sent these before the match is over."""
    return [open_fact(game, one.seq, one.event) for one in told]


def open_fact(game: Game, seq: int, event: Event) -> Fact:
    """One event as it is."""
    shape = game.shapes.events[event.kind]
    return Fact(seq=seq, kind=shape.name, fields=shape.fill(event.values), rule=shape.rules[0])


def choices(game: Game, state: State, viewer: int) -> list[Choice]:
    """The legal list of a seat that is asked; of what its person has to find there are only the numbers and kinds."""
    if viewer == SPECTATOR or not state.waiting >> viewer & 1:
        return []
    unnamed = game.unnamed(state, viewer)
    if not unnamed:
        return [choice(game, action) for action in game.legal(state, viewer)]
    return [unnamed_choice(game, action) if action in unnamed else choice(game, action)
            for action in game.legal(state, viewer)]


def unnamed_choice(game: Game, action: int) -> Choice:
    """An action that is not named to people."""
    kind = game.shapes.actions.shape(action).name
    return Choice(action=action, words=kind, kind=kind, fields={}, unnamed=True)


@lru_cache(maxsize=CHOICES_KEPT)
def choice(game: Game, action: int) -> Choice:
    """An action with its words and its fields: always the same for the same game as loaded, and asked for often."""
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


def position(situation: Situation, viewer: int, time_left: int | None) -> Position:
    """Where the match stands for a viewer; before the start there is nothing to see."""
    if situation.document.phase == "lobby":
        return Position(seq=0, asked=0, view=None, legal=[], draw=None, standing=False, undo=False, time_left=None)
    match = situation.match
    game, state = match.game, match.state
    return Position(seq=match.seq, asked=0 if viewer == SPECTATOR else state.asked[viewer],
                    view=game.view(state, viewer), legal=choices(game, state, viewer),
                    draw=wanted_draw(game, state, own_dice=situation.document.types_dice()),
                    standing=viewer != SPECTATOR and situation.dealer.passes_for(viewer, state),
                    undo=state.waiting != 0 and can_undo(match.window, viewer), time_left=time_left,
                    finding=viewer != SPECTATOR and game.is_finding(state, viewer))


def over(situation: Situation) -> p.Over:
    """The end, with everything that was secret about the dice."""
    match = situation.match
    return p.Over(outcome=match.game.outcome(match.state) or {}, seed=situation.dealer.seed, nonces=match.nonces)


def said(row: ChatRow) -> p.Said | p.Unsaid:
    """A line of chat for everybody; one without a text was taken back by whoever wrote it."""
    return p.Said(line=chat_line(row)) if row.text else p.Unsaid(number=row.number)


def chat_line(row: ChatRow) -> ChatLine:
    """A line of chat as it is sent."""
    text, phrase = read_line(row.text)
    return ChatLine(number=row.number, seat=row.seat, name=row.name, text=text, phrase=phrase)
