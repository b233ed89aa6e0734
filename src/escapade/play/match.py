"""A live match: the position now, the words that led to it, what may still be taken back, and what was told.

Every door plays through here. Something is tried out on a Draft, which shares the position and never changes it;
the match adopts the draft when its words are kept (a server: on disk). Doors that keep nothing elsewhere use the
methods of the match itself, which do both at once. What may be taken back is the law in `play/undo.py`.
"""

import re
from collections import deque

from escapade.core.errors import BadInput
from escapade.core.event import Collected, Event
from escapade.core.game import Game
from escapade.core.referee import play, play_chance
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE, CHANCE_BIT, NONE, seat_number
from escapade.core.state import State
from escapade.play.notation import read, write, write_state
from escapade.play.undo import Entry, check_target, is_barrier, target, without

TABLE_WORDS = ("undo", "bot", "person", "pause", "resume", "commit", "nonce", "aborted", "dice", "branch")
TYPED = "table dice "
"""An entry that begins so says that the next draw was thrown by hand."""
BRANCH = "table branch "
"""An entry that begins so says how many entries before it were played at another table; dice begin anew behind it."""
ENTRY_NUMBER = re.compile("[1-9][0-9]{0,8}")


class Told:
    """A fact, and the number of the entry that told it."""

    __slots__ = ("event", "seq")

    def __init__(self, seq: int, event: Event) -> None:
        self.seq = seq
        self.event = event


class Match:
    """One match of a game. `facts_kept` limits how many facts are remembered; without it, all are."""

    def __init__(self, game: Game, seats: int, start: State | None = None, *, facts_kept: int | None = None,
                 keeps_words: bool = True) -> None:
        self.game = game
        self.start = start
        self.state = game.new(seats) if start is None else game.clone(start)
        self.seq = 0
        """How many entries there were, those taken back and the undos included."""
        self.words: list[str] | None = [] if keeps_words else None
        """All entries so far; None where whoever plays keeps them elsewhere."""
        self.facts: deque[Told] = deque(maxlen=facts_kept)
        """What was told and not taken back, oldest first."""
        self.window: list[Entry] = []
        """The entries since the last one that nothing goes back past."""
        self.barrier = ""
        """Why nothing goes back further: `chance`, `secret`, or empty at the start of a match."""
        self.shift = [0] * seats
        """By how much undos have moved each seat's count of questions on."""
        self.nonces = [""] * seats
        self.draws = 0
        """Draws that were not typed in: the number of the next one that a server derives."""
        self.typed = False
        """Whether the next draw was announced as thrown by hand."""

    # ------------------------------------------------------------------ trying out, then adopting

    def draft(self) -> "Draft":
        """A sheet to try something out on."""
        return Draft(self)

    def adopt(self, draft: "Draft") -> None:
        """What was tried out is what happened."""
        self.state, self.seq, self.draws, self.typed = draft.state, draft.seq, draft.draws, draft.typed
        self.nonces, self.barrier, self.shift = draft.nonces, draft.barrier, draft.shift
        if draft.earlier is self.window:
            self.window += draft.tried
        else:
            self.window = [*draft.earlier, *draft.tried]
        if draft.undone_from is not None:
            left = [told for told in self.facts if told.seq < draft.undone_from]
            self.facts = deque(left, maxlen=self.facts.maxlen)
        self.facts.extend(draft.told)
        if self.words is not None:
            self.words += draft.words

    def replay(self, words: list[str]) -> "Draft":
        """Entries that are kept elsewhere already, carried out; what they told is in the draft."""
        draft = Draft(self)
        for entry in words:
            draft.enter(entry)
        self.adopt(draft)
        return draft

    # ------------------------------------------------------------------ both at once

    def act(self, seat: int, action: int, asked: int) -> list[Event]:
        """A seat's checked action; the facts it caused."""
        draft = Draft(self)
        draft.act(seat, action, asked)
        return self._adopted(draft)

    def chance(self, outcome: int) -> list[Event]:
        """One outcome of the draw that is due; the facts it caused."""
        draft = Draft(self)
        draft.chance(outcome)
        return self._adopted(draft)

    def draw(self, rng: Rng) -> list[Event]:
        """The draw that is due, by a stream of luck; the facts it caused."""
        return self.chance(int(rng.below(self.game.chance_size(self.state))))

    def enter(self, words: str) -> list[Event]:
        """One entry in words: of a seat, of chance or of the table; the facts it caused."""
        return [told.event for told in self.replay([words]).told]

    def undo(self, seat: int) -> int:
        """Take back a seat's last action, whoever would have to agree; the number of its entry."""
        number = target(self.window, self.barrier, seat).seq
        self.enter(f"table undo {number}")
        return number

    def _adopted(self, draft: "Draft") -> list[Event]:
        self.adopt(draft)
        return [told.event for told in draft.told]

    # ------------------------------------------------------------------ questions

    def is_chance_due(self) -> bool:
        """Whether the next step is a draw."""
        return self.state.waiting == CHANCE_BIT

    def story(self, since: int = 0) -> list[Event]:
        """Every fact after the first `since` entries that was not taken back, in order."""
        return [told.event for told in self.facts if told.seq > since]

    def __repr__(self) -> str:
        """How far it has come, and the position in words."""
        return f"<Match, {self.seq} entries: {write_state(self.game, self.state)}>"


class Draft:
    """What would become of a match: entries tried out on top of it."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.state = match.state
        self.seq = match.seq
        self.draws = match.draws
        self.nonces = match.nonces[:]
        self.barrier = match.barrier
        self.shift = match.shift
        self.earlier = match.window
        """What may be taken back of what happened before: shared, so never changed here (it can be long) ..."""
        self.tried: list[Entry] = []
        """... and of what was tried out on top."""
        self.words: list[str] = []
        self.told: list[Told] = []
        """The facts of the draft. After an undo also those of answers that were kept, under their old numbers."""
        self.undone_from: int | None = None
        """The first entry that was taken back: facts from there on are void, but for those in `told`."""
        self.undone_by: int | None = None
        """Whose action was taken back, the last one if there were several."""
        self.typed = match.typed

    def act(self, seat: int, action: int, asked: int) -> None:
        """A seat's action, checked by the referee."""
        events = Collected(self.game.shapes.events)
        after = self.game.clone(self.state)
        play(self.game, after, seat, action, asked, events)
        self._keep(write(self.game, self.state, seat, action), seat, after, events.kept)

    def chance(self, outcome: int) -> None:
        """One outcome of the draw that is due."""
        events = Collected(self.game.shapes.events)
        after = self.game.clone(self.state)
        play_chance(self.game, after, outcome, events)
        self._keep(write(self.game, self.state, CHANCE, outcome), CHANCE, after, events.kept)
        if not self.typed:
            self.draws += 1
        self.typed = False

    def table(self, words: str) -> None:
        """An entry that moves nothing on the board: a seat handed over, a pause, a nonce promised or revealed, a start
        that was broken off, a typed draw announced.
        """
        parts = words.split(" ")
        if parts[1] not in TABLE_WORDS:
            raise BadInput("input.unknown_word", {"word": parts[1], "field": "table", "column": 7})
        if parts[1] == "nonce":
            self.nonces[self._seat_of_share(parts)] = parts[3]
        elif parts[1] == "commit":
            self._seat_of_share(parts)
        elif parts[1] == "aborted":
            self.nonces = [""] * len(self.nonces)
        elif parts[1] == "branch":
            self._branch(words)
        self.typed = words.startswith(TYPED)
        self._keep(words, NONE, self.state, [])

    def _branch(self, words: str) -> None:
        """All that came before was played by others: nobody takes it back, and neither draws nor shares of the dice
        are counted on.
        """
        if words != f"{BRANCH}{self.seq}":
            raise BadInput("input.branch", {"words": words, "entries": self.seq, "column": 1})
        self.nonces, self.draws = [""] * len(self.nonces), 0
        self.earlier, self.tried, self.barrier = [], [], ""

    def undo(self, seq: int) -> None:
        """Take back the action of entry `seq` and what followed from it; see `play/undo.py`."""
        window = [*self.earlier, *self.tried]
        taken = check_target(window, self.barrier, seq)
        rest = without(self.game, window, taken, self.state)
        self.shift = [moved + 1 + now - natural for moved, now, natural
                      in zip(taken.shift, self.state.asked, rest.state.asked, strict=True)]
        rest.state.asked = [count + 1 for count in self.state.asked]
        self.state = rest.state
        self.earlier, self.tried = [], rest.window
        self.seq += 1
        self.words.append(f"table undo {seq}")
        self.told = [told for told in self.told if told.seq < seq]
        self.told += [Told(entry.seq, event) for entry in rest.kept for event in entry.events]
        self.undone_from = seq if self.undone_from is None else min(seq, self.undone_from)
        self.undone_by = taken.seat

    def enter(self, words: str) -> None:
        """One entry in words, as it is written in a log."""
        if words.startswith("table undo ") or words == "table undo":
            number = words.removeprefix("table undo ")
            if not ENTRY_NUMBER.fullmatch(number) or int(number) > self.seq:
                raise BadInput("input.undo", {"words": words, "column": 1})
            self.undo(int(number))
        elif words.startswith("table "):
            self.table(words)
        else:
            seat, action = read(self.game, self.state, words)
            if seat == CHANCE:
                self.chance(action)
            else:
                self.act(seat, action, self.state.asked[seat])

    def _seat_of_share(self, parts: list[str]) -> int:
        """The seat whose share of the dice an entry speaks of."""
        seat = seat_number(parts[2]) if len(parts) == 4 else NONE
        if not 0 <= seat < len(self.nonces):
            column = len(f"table {parts[1]} ") + 1
            raise BadInput("input.unknown_seat", {"word": parts[2] if len(parts) > 2 else "", "column": column})
        return seat

    def _keep(self, words: str, seat: int, after: State, events: list[Event]) -> None:
        self.seq += 1
        self.words.append(words)
        self.told += [Told(self.seq, event) for event in events]
        barrier = is_barrier(self.game, seat, self.state, after, events)
        if barrier:
            self.earlier, self.tried, self.barrier = [], [], barrier
        else:
            self.tried.append(Entry(self.seq, words, seat, self.state, events, self.shift))
        self.state = after


def entry_taken_back(words: str) -> int | None:
    """The number of the entry that an undo takes back; None for what is no undo."""
    number = words.removeprefix("table undo ")
    return int(number) if number != words and ENTRY_NUMBER.fullmatch(number) else None


def own_entries(words: list[str]) -> list[str]:
    """The entries that were played at this table: those behind the last `table branch`, or all."""
    branches = [place for place, text in enumerate(words) if text.startswith(BRANCH)]
    return words[branches[-1] + 1:] if branches else words
