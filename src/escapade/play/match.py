"""A live match that writes its own record: the one way doors play when somebody may want it back."""

from escapade.core.errors import Refused
from escapade.core.event import Collected, Event
from escapade.core.frame import Vote
from escapade.core.game import Game
from escapade.core.referee import draw, play, play_chance
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, EVERYONE
from escapade.core.state import State
from escapade.play.notation import read, write
from escapade.play.record import Record, new_header, undone


class Recorder:
    """The position now, the record so far, and what each entry told; undo where nothing was revealed or drawn."""

    def __init__(self, game: Game, seats: int, start: State | None = None) -> None:
        self.game = game
        self.state = game.new(seats) if start is None else game.clone(start)
        self.record = Record(new_header(game, seats, start))
        self.before: list[State] = []
        """`before[n]` is the position before entry n (counted from 0)."""
        self.told: list[list[Event]] = []
        self.standing: list[int] = []
        """The entries (counted from 0) that no undo has taken back."""

    def act(self, seat: int, action: int, asked: int) -> list[Event]:
        """A seat's checked action; the facts it caused."""
        events = Collected(self.game.shapes.events)
        after = self.game.clone(self.state)
        play(self.game, after, seat, action, asked, events)
        return self._keep(write(self.game, self.state, seat, action), after, events)

    def draw(self, rng: Rng) -> list[Event]:
        """Draw the chance step that is due."""
        events = Collected(self.game.shapes.events)
        after = self.game.clone(self.state)
        outcome = draw(self.game, after, rng, events)
        return self._keep(write(self.game, self.state, CHANCE, outcome), after, events)

    def say(self, words: str) -> list[Event]:
        """A line of words, of a seat or of chance."""
        seat, action = read(self.game, self.state, words)
        if seat != CHANCE:
            return self.act(seat, action, self.state.asked[seat])
        events = Collected(self.game.shapes.events)
        after = self.game.clone(self.state)
        play_chance(self.game, after, action, events)
        return self._keep(write(self.game, self.state, CHANCE, action), after, events)

    def is_chance_due(self) -> bool:
        """Whether the next step is a draw."""
        return self.state.waiting == CHANCE_BIT

    def undo(self, seat: int) -> int:
        """Take back a seat's last action that still stands; the number of the entry it goes back to.

        Refused past a draw, past a masked event or past somebody else's action.
        """
        place = self.standing[-1] if self.standing else -1
        self._check_undo(place, seat)
        now = self.state
        self.record.entries.append(f"table undo {place + 1}")
        self.before.append(now)
        self.told.append([])
        self.standing.pop()
        self.state = undone(self.game, self.before[place], now)
        self.record.end = None
        return place + 1

    def story(self, start: int = 0) -> list[Event]:
        """Every fact since an entry (counted from 0) that was not taken back, in order."""
        return [event for place in self.standing if place >= start for event in self.told[place]]

    def _check_undo(self, place: int, seat: int) -> None:
        last = self.record.entries[place].split(" ")[0] if place >= 0 else ""
        if last == "chance":
            raise Refused("refused.undo_chance", {})
        if last != f"p{seat}":
            raise Refused("refused.undo_nothing", {})
        if any(event.mask != EVERYONE for event in self.told[place]) or self._has_revealed(place):
            raise Refused("refused.undo_secret", {})

    def _has_revealed(self, place: int) -> bool:
        """Whether the last entry showed what was secret: it ended the match, or closed a secret vote."""
        if self.state.waiting == 0 and self.game.traits.hidden_information:
            return True
        still_open = [frame.serial for frame in self.state.frames]
        return any(isinstance(frame, Vote) and frame.serial not in still_open for frame in self.before[place].frames)

    def _keep(self, words: str, after: State, events: Collected) -> list[Event]:
        self.standing.append(len(self.before))
        self.before.append(self.state)
        self.told.append(events.kept)
        self.record.entries.append(words)
        self.state = after
        outcome = self.game.outcome(after)
        if outcome is not None:
            self.record.end = {"end": outcome}
        return events.kept
