"""A live match: the position now, what may still be taken back, and what was told lately.

A command is tried out on a Draft, which shares the position and never changes it. Only when the words of the
draft are on disk does the match adopt it.
"""

from collections import deque

import msgspec

from escapade.core.errors import Refused
from escapade.core.event import Collected, Event
from escapade.core.frame import Vote
from escapade.core.game import Game
from escapade.core.referee import play, play_chance
from escapade.core.seat import CHANCE, EVERYONE, NONE
from escapade.core.state import State
from escapade.play.notation import read, write
from escapade.play.record import TABLE_WORDS, undone
from escapade.server.tables.dice import TYPED

FACTS_KEPT = 200


class Told(msgspec.Struct):
    """A fact, and the entry that told it."""

    seq: int
    event: Event


class Entry(msgspec.Struct):
    """One line of the log that was applied: `before` is kept as long as it may be taken back."""

    seq: int
    words: str
    seat: int
    before: State
    events: list[Event]


class Match:
    """What one table plays."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.nonces = [""] * seats
        self.state = game.new(seats)
        self.seq = 0
        self.draws = 0
        self.window: list[Entry] = []
        """The entries since the last one that nothing goes back past: it drew, or showed a secret."""
        self.barrier = ""
        self.facts: deque[Told] = deque(maxlen=FACTS_KEPT)

    def draft(self) -> "Draft":
        """A sheet to try something out on."""
        return Draft(self)

    def adopt(self, draft: "Draft") -> None:
        """The words are on disk: what was tried out is what happened."""
        self.state, self.draws = draft.state, draft.draws
        self.nonces = draft.nonces
        if draft.earlier is self.window:
            self.window += draft.tried
        else:
            self.window = [*draft.earlier, *draft.tried]
        self.seq, self.barrier = draft.seq, draft.barrier
        if draft.undone_from is not None:
            kept = [told for told in self.facts if told.seq < draft.undone_from]
            self.facts = deque(kept, maxlen=FACTS_KEPT)
        self.facts.extend(draft.told)

    def replay(self, words: list[str]) -> "Draft":
        """Entries that are on disk already, applied; for those who were here before, what they told."""
        draft = Draft(self)
        for line in words:
            draft.say(line)
        self.adopt(draft)
        return draft


class Draft:
    """What would become of a match: entries tried out on top of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.state = match.state
        self.draws = match.draws
        self.nonces = match.nonces[:]
        self.earlier = match.window
        """What may be taken back of what happened earlier, never changed here (it can be long) ..."""
        self.tried: list[Entry] = []
        """... and of what was tried out on top."""
        self.barrier = match.barrier
        self.seq = match.seq
        self.words: list[str] = []
        self.told: list[Told] = []
        self.undone_from: int | None = None
        self.typed = False

    # ------------------------------------------------------------------ steps

    def act(self, seat: int, action: int, asked: int) -> None:
        """A seat's action, checked by the referee."""
        events = Collected(self.game.shapes.events)
        after = self.game.clone(self.state)
        play(self.game, after, seat, action, asked, events)
        self._keep(write(self.game, self.state, seat, action), seat, after, events.kept)

    def chance(self, result: int) -> None:
        """A draw, derived or typed."""
        events = Collected(self.game.shapes.events)
        after = self.game.clone(self.state)
        play_chance(self.game, after, result, events)
        self._keep(write(self.game, self.state, CHANCE, result), CHANCE, after, events.kept)
        if not self.typed:
            self.draws += 1
        self.typed = False

    def table(self, words: str) -> None:
        """An entry of the table: a seat handed over, a pause, a nonce, a typed draw announced."""
        parts = words.split(" ")
        assert parts[0] == "table" and parts[1] in TABLE_WORDS, f"not an entry of the table: {words}"
        if parts[1] == "nonce":
            self.nonces[int(parts[2][1:])] = parts[3]
        self.typed = words.startswith(TYPED)
        self._keep(words, NONE, self.state, [])

    def undo(self, seq: int) -> None:
        """Take back the entries from `seq` on; they are in the window, or it is a bug."""
        window = [*self.earlier, *self.tried]
        kept = [entry for entry in window if entry.seq < seq]
        first = window[len(kept)]
        assert first.seq == seq, f"entry {seq} cannot be taken back"
        self.state = undone(self.game, first.before, self.state)
        self.earlier, self.tried = [], kept
        self.seq += 1
        self.words.append(f"table undo {seq}")
        self.told = [told for told in self.told if told.seq < seq]
        self.undone_from = seq if self.undone_from is None else min(seq, self.undone_from)

    def say(self, words: str) -> None:
        """A line of the log, as it was once appended."""
        if words.startswith("table undo "):
            self.undo(int(words.removeprefix("table undo ")))
        elif words.startswith("table "):
            self.table(words)
        else:
            seat, action = read(self.game, self.state, words)
            if seat == CHANCE:
                self.chance(action)
            else:
                self.act(seat, action, self.state.asked[seat])

    def _keep(self, words: str, seat: int, after: State, events: list[Event]) -> None:
        self.seq += 1
        self.words.append(words)
        self.told += [Told(self.seq, event) for event in events]
        if seat == CHANCE or reveals(self.game, self.state, after, events):
            self.earlier, self.tried = [], []
            self.barrier = "chance" if seat == CHANCE else "secret"
        else:
            self.tried.append(Entry(self.seq, words, seat, self.state, events))
        self.state = after


def reveals(game: Game, before: State, after: State, events: list[Event]) -> bool:
    """Whether an entry showed somebody what was secret: a masked fact, the open end of a match, a closed vote."""
    for event in events:
        if event.mask != EVERYONE:
            return True
    if after.waiting == 0 and game.traits.hidden_information:
        return True
    if not before.frames:
        return False
    still_open = [frame.serial for frame in after.frames]
    return any(isinstance(frame, Vote) and frame.serial not in still_open for frame in before.frames)


def undo_target(match: Match, seat: int) -> Entry:
    """The last action of a seat, if nothing was drawn or shown since; else Refused says why not."""
    for entry in reversed(match.window):
        if entry.seat == seat:
            return entry
    if match.barrier == "chance":
        raise Refused("refused.undo_chance", {})
    if match.barrier == "secret":
        raise Refused("refused.undo_secret", {})
    raise Refused("refused.undo_nothing", {})


def can_undo(match: Match, seat: int) -> bool:
    """Whether `undo_target` would find one."""
    for entry in match.window:  # every viewer of every move comes by here
        if entry.seat == seat:
            return True
    return False


def has_told(match: Match, entry: Entry) -> bool:
    """Whether anybody was sent an event since (and by) an entry."""
    return any(later.events for later in match.window if later.seq >= entry.seq)
