"""What goes on at a table without anybody deciding: draws that follow from the seed, and answers without a choice."""

from escapade.core.event import Collected
from escapade.core.game import Game
from escapade.core.referee import Assistant
from escapade.core.seat import CHANCE, CHANCE_BIT, EVERYONE, NONE, seats_of
from escapade.core.state import State
from escapade.play.match import Draft
from escapade.server.tables.dice import Luck

MOST_OUTCOMES_TRIED = 64


class Dealer:
    """The seed of a match, and the standing passes of its seats, which are kept in memory alone."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.luck = Luck(seed)
        self.assistant = Assistant(auto_forced=False)

    def with_pass(self, seat: int, serial: int) -> "Dealer":
        """The same dealer, who also passes for a seat while a window is open; with NONE, asks the seat again."""
        other = Dealer(self.seed)
        other.assistant.passes = self.assistant.passes[:]
        other.assistant.stand(seat, serial)
        return other

    def passes_for(self, seat: int, state: State) -> bool:
        """Whether a seat has left a standing pass for the window that is open."""
        return self.assistant.passes[seat] not in (NONE, 0) and self.assistant.passes[seat] == top_serial(state)

    def go_on(self, draft: Draft, *, own_dice: bool, auto_forced: bool) -> None:
        """Draw, and answer what needs no thought, until somebody has to decide or to type a draw."""
        while draft.state.waiting:
            if draft.state.waiting == CHANCE_BIT:
                if own_dice and is_public_draw(draft.game, draft.state):
                    return
                self.draw(draft)
            elif not self.answer(draft, auto_forced=auto_forced):
                return

    def draw(self, draft: Draft) -> None:
        """The draw that is due, from seed, nonces and the number of draws there have been."""
        size = draft.game.chance_size(draft.state)
        draft.chance(self.luck.outcome(draft.nonces, draft.draws, size))

    def answer(self, draft: Draft, *, auto_forced: bool) -> bool:
        """Answer for one seat what needs no thought; false where everybody has to decide."""
        self.assistant.auto_forced = auto_forced
        for seat in seats_of(int(draft.state.waiting)):
            action = self.assistant.answer(draft.game, draft.state, seat)
            if action != NONE:
                draft.act(seat, action, draft.state.asked[seat])
                return True
        return False


def is_public_draw(game: Game, state: State) -> bool:
    """Whether a draw is for everybody's eyes, whatever comes: then people may throw it themselves."""
    for result in range(min(game.chance_size(state), MOST_OUTCOMES_TRIED)):
        events = Collected(game.shapes.events)
        game.apply(game.clone(state), CHANCE, result, events)
        if any(event.mask != EVERYONE for event in events.kept):
            return False
    return True


def top_serial(state: State) -> int:
    """The window or vote on top, for a standing pass; NONE where there is none."""
    return state.frames[-1].serial if state.frames else NONE
