"""The law of undo, for every door.

- Nothing goes back past a draw, or past what showed somebody a secret, consent or not.
- What is taken back is one seat's action and all that followed from it. Answers that others gave to questions which
  were open anyway are kept: they are carried out again.
- It is free while nobody has answered it: no other seat has answered a question that it opened, nor anything at all
  since they could see what it was; and while it showed nobody anything that was hidden. Otherwise the other people at
  the table have to agree.
"""

from escapade.core.errors import BadInput, Refused
from escapade.core.event import Collected, Event
from escapade.core.frame import Vote
from escapade.core.game import Game
from escapade.core.past import apply_and_remember
from escapade.core.seat import CHANCE, EVERYONE, NONE
from escapade.core.state import State
from escapade.play.notation import read
from escapade.play.sight import shows_hidden, tells_choice

CHANCE_BARRIER = "chance"
SECRET_BARRIER = "secret"


class Entry:
    """One entry that may still be taken back, and the position before it."""

    __slots__ = ("before", "events", "seat", "seq", "shift", "words")

    def __init__(self, seq: int, words: str, seat: int, before: State, events: list[Event], shift: list[int]) -> None:
        self.seq = seq
        self.words = words
        self.seat = seat
        """Who acted; NONE for an entry of the table."""
        self.before = before
        self.events = events
        self.shift = shift
        """By how much earlier undos had moved each seat's count of questions on, in `before`."""

    def question(self, seat: int) -> int:
        """Which question a seat stood before, counted as if nothing had ever been taken back."""
        return self.before.asked[seat] - self.shift[seat]


class Rest:
    """What is left of a window without one of its actions."""

    def __init__(self, state: State, window: list[Entry]) -> None:
        self.state = state
        self.window = window
        self.kept: list[Entry] = []
        """Entries after the one taken back that still stand."""
        self.dropped: list[Entry] = []
        """Entries that fell with it."""


def is_barrier(game: Game, seat: int, before: State, after: State, events: list[Event]) -> str:
    """Why nothing goes back past an entry: `chance`, `secret`; empty where it can be taken back."""
    if seat == CHANCE:
        return CHANCE_BARRIER
    return SECRET_BARRIER if shows_secret(game, before, after, events) else ""


def shows_secret(game: Game, before: State, after: State, events: list[Event]) -> bool:
    """Whether somebody saw what was secret: a masked fact, the open end of a match, the count of a secret vote."""
    for event in events:
        if event.mask != EVERYONE:
            return True
    if after.waiting == 0 and game.traits.hidden_information:
        return True
    if not before.frames:
        return False
    still_open = [frame.serial for frame in after.frames]
    return any(isinstance(frame, Vote) and frame.serial not in still_open for frame in before.frames)


def target(window: list[Entry], barrier: str, seat: int) -> Entry:
    """The last action of a seat, if nothing was drawn or shown since; else Refused says why not."""
    for entry in reversed(window):
        if entry.seat == seat:
            return entry
    raise nothing_before(barrier)


def targets(window: list[Entry], barrier: str, seat: int, since: int) -> list[Entry]:
    """The actions of a seat after an entry, as far as they can be taken back, oldest first: several answers of one
    gesture, a walk of four steps. Whoever takes the first of them back takes them all.
    """
    found = [entry for entry in window if entry.seat == seat and entry.seq > since]
    if not found:
        raise nothing_before(barrier)
    return found


def check_target(window: list[Entry], barrier: str, seq: int) -> Entry:
    """The action of entry `seq`, if it can be taken back."""
    for entry in window:
        if entry.seq == seq:
            if entry.seat == NONE:
                raise BadInput("input.undo", {"words": f"table undo {seq}", "column": 1})
            return entry
    raise nothing_before(barrier)


def nothing_before(barrier: str) -> Refused:
    """Why there is nothing to take back."""
    if barrier == CHANCE_BARRIER:
        return Refused("refused.undo_chance", {})
    return Refused("refused.undo_secret", {}) if barrier == SECRET_BARRIER else Refused("refused.undo_nothing", {})


def can_undo(window: list[Entry], seat: int) -> bool:
    """Whether `target` would find an action; asked for every viewer of every move, so without an error."""
    for entry in window:
        if entry.seat == seat:
            return True
    return False


def without(game: Game, window: list[Entry], taken: Entry, now: State) -> Rest:
    """The window as if an action had not been taken: later answers of others are carried out again where their
    question is there without it. The position's counts of questions are those of that time: the caller moves them on.
    """
    place = window.index(taken)
    rest = Rest(game.clone(taken.before), window[:place])
    rest.state.opened = now.opened  # a standing pass for a window that was undone is none for the next one
    for entry in window[place + 1:]:
        if entry.seat == NONE:
            rest.window.append(Entry(entry.seq, entry.words, NONE, rest.state, [], taken.shift))
        elif is_open_anyway(rest.state, entry, taken):
            again = answer_again(game, rest, entry, taken.shift)
            rest.window.append(again)
            rest.kept.append(again)
        else:
            rest.dropped.append(entry)
    return rest


def is_open_anyway(state: State, entry: Entry, taken: Entry) -> bool:
    """Whether the question of an answer is open without the action that is taken back."""
    seat = entry.seat
    is_asked = bool(state.waiting >> seat & 1)
    return seat != taken.seat and is_asked and state.asked[seat] - taken.shift[seat] == entry.question(seat)


def answer_again(game: Game, rest: Rest, entry: Entry, shift: list[int]) -> Entry:
    """Carry an answer out again on what is left."""
    events = Collected(game.shapes.events)
    before = rest.state
    after = game.clone(before)
    seat, action = read(game, before, entry.words)
    assert action in game.legal(before, seat), f"{entry.words} depends on an action that it does not follow from"
    apply_and_remember(game, after, seat, action, events)
    rest.state = after
    return Entry(entry.seq, entry.words, seat, before, events.kept, shift)


def needs_consent(game: Game, window: list[Entry], taken: Entry, now: State) -> bool:
    """Whether the other people have to agree: somebody answered it, or it showed what was hidden."""
    later = window[window.index(taken) + 1:]
    if any(is_answer(game, entry, taken) for entry in later):
        if tells_choice(game, taken.before, taken.seat, has_facts=bool(taken.events)):
            return True
        if any(is_answer(game, entry, taken) for entry in without(game, window, taken, now).dropped):
            return True
    _, action = read(game, taken.before, taken.words)
    return shows_hidden(game, taken.before, taken.seat, action)


def any_needs_consent(game: Game, window: list[Entry], taken: list[Entry], now: State) -> bool:
    """Whether the other people have to agree to several actions that go back together: to one of them is enough."""
    for entry in taken:
        if needs_consent(game, window, entry, now):
            return True
    return False


def is_answer(game: Game, entry: Entry, taken: Entry) -> bool:
    """Whether an entry is somebody else's decision. What leaves no choice is none where everybody can see that; where
    there are secrets nobody shall learn from it that a seat had no other card.
    """
    if entry.seat in (NONE, taken.seat):
        return False
    return game.traits.hidden_information or len(game.legal(entry.before, entry.seat)) > 1
