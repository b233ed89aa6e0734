"""A recorded match whose seats may take back several actions in a row."""

from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.state import State
from escapade.record import undone
from escapade.recorder import Recorder


class Match(Recorder):
    """A Recorder that looks past earlier undos for the next action to take back."""

    def __init__(self, game: Game, seats: int, start: State | None = None) -> None:
        super().__init__(game, seats, start)
        self.standing: list[int] = []
        """The entries (counted from 0) that no undo has taken back."""
        self.seen = 0

    def undo(self, seat: int) -> int:
        """Take back the last action that still stands; refused past a draw, a secret or somebody else's action."""
        self._catch_up()
        place = self.standing[-1] if self.standing else -1
        self._check_undo(place, seat)
        now = self.state
        self.record.entries.append(f"table undo {place + 1}")
        self.before.append(now)
        self.told.append([])
        self.state = undone(self.game, self.before[place], now)
        self.standing.pop()
        self.seen = len(self.record.entries)
        return place + 1

    def _catch_up(self) -> None:
        self.standing += range(self.seen, len(self.record.entries))
        self.seen = len(self.record.entries)

    def story(self, start: int = 0) -> list[Event]:
        """Every fact since an entry (counted from 0) that was not taken back, in order."""
        self._catch_up()
        return [event for place in self.standing if place >= start for event in self.told[place]]
