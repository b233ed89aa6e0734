"""A record told again: what happened at every step, and the board whenever it has changed."""

from pathlib import Path

from rich.text import Text

from escapade.core.errors import BadInput
from escapade.core.event import Collected, Event
from escapade.core.game import Game
from escapade.core.seat import CHANCE, CHANCE_BIT, NONE, SPECTATOR, seat_number
from escapade.core.state import State
from escapade.language.sentences import CONTROL, Language
from escapade.play.notation import read
from escapade.play.record import Record, replay
from escapade.terminal.drawers import drawer_of
from escapade.terminal.scene import Drawer, Scene
from escapade.terminal.screen import EndOfInput, Screen
from escapade.terminal.seating import display_names
from escapade.terminal.storyteller import tell


class Replay:
    """One record as one seat, or a spectator, may see it."""

    def __init__(self, screen: Screen, language: Language, record: Record, seat: str | None) -> None:
        self.screen = screen
        self.language = language
        self.record = record
        self.viewer = viewer_of(record, seat)
        self.names = names_of(record, language)
        self.drawn: object = None

    def run(self, pack: Path | None, *, step: bool, delay: float) -> None:
        """From the first position to the last; BadInput names the line that cannot be played."""
        positions = replay(self.record, pack)
        game, state = next(positions)
        self.show(game, state)
        for number, (words, (_, after)) in enumerate(zip(self.record.entries, positions, strict=False), 1):
            events = facts(game, state, words)
            self.screen.show(Text(f"{number:>4}  {self.shown_words(words, events)}", style="dim"))
            self.tell(game, state, events)
            self.show(game, after)
            state = after
            if not self.go_on(step=step, delay=delay):
                return
        for _ in positions:
            raise AssertionError("a record has one position for every entry")
        self.finish(game, state)

    def shown_words(self, words: str, events: list[Event]) -> str:
        """An entry as the viewer may see it: a seat's own choice may be secret, so only its seat is shown; of a card
        that others drew face down, only that it was drawn.
        """
        single = words.split(" ")
        who = seat_number(single[0])
        if who == CHANCE:
            is_open = all(event.mask >> self.viewer & 1 for event in events)
            return words if is_open else " ".join(single[:2])
        return words if who in (self.viewer, NONE) else single[0]

    def tell(self, game: Game, state: State, events: list[Event]) -> None:
        """The facts an entry caused, as far as the viewer may know them."""
        scene = self.scene(game, state)
        for line in tell(Drawer(), scene, self.names, events):
            self.screen.show(drawer_of(game.key).paint(scene, f"      {line}"))

    def show(self, game: Game, state: State) -> None:
        """The board, when it has changed; not between dice that are rolled together."""
        if state.waiting == CHANCE_BIT:
            return
        scene = self.scene(game, state)
        drawer = drawer_of(game.key)
        gist = drawer.gist(scene)
        if gist is not None and gist != self.drawn:
            self.drawn = gist
            self.screen.show(drawer.draw(scene))

    def finish(self, game: Game, state: State) -> None:
        """Who won and why; or that the record stops before the end."""
        scene = self.scene(game, state)
        outcome = scene.view["outcome"]
        if outcome is None:
            self.screen.print(self.language.say("cli-replay-unfinished"))
            return
        self.screen.show(drawer_of(game.key).finale(scene))
        self.screen.print(self.language.outcome(game, outcome, self.names), "bold")

    def scene(self, game: Game, state: State) -> Scene:
        """A position through the viewer's eyes."""
        view = game.view(state, self.viewer)
        return Scene(game, view, self.language, self.names, self.screen.width, self.screen.plain)

    def go_on(self, *, step: bool, delay: float) -> bool:
        """Wait for a key or a moment on a terminal; whether to go on."""
        if not step or not self.screen.interactive:
            self.screen.wait(delay)
            return True
        try:
            return self.screen.ask(self.language.say("cli-replay-next") + " ").casefold() not in ("q", "quit")
        except EndOfInput:
            return False


def facts(game: Game, state: State, words: str) -> list[Event]:
    """What one entry of a seat or of chance told; table entries tell nothing."""
    if words.startswith("table "):
        return []
    seat, action = read(game, state, words)
    events = Collected(game.shapes.events)
    game.apply(game.clone(state), seat, action, events)
    return events.kept


def word_lines(record: Record, language: Language) -> list[str]:
    """The entries of a record as they were written, and who won: for rules that are not here. All secrets are in it."""
    names = names_of(record, language)
    lines = [language.say("cli-replay-seat", seat=f"p{seat}", name=name) for seat, name in enumerate(names)]
    lines += [f"{number:>4}  {words.translate(CONTROL)}" for number, words in enumerate(record.entries, 1)]
    outcome = (record.end or {}).get("end")
    if not isinstance(outcome, dict):
        return [*lines, language.say("cli-replay-unfinished" if record.end is None else "cli-replay-no_outcome")]
    winners = [names[seat] for seat in outcome.get("winners", []) if seat in range(len(names))]
    return [*lines, language.say("cli-replay-winners", names=", ".join(winners), count=len(winners))]


def viewer_of(record: Record, seat: str | None) -> int:
    """The seat whose eyes `--seat` names (`1` or `p1`), SPECTATOR without one; BadInput for a seat there is not."""
    if seat is None:
        return SPECTATOR
    number = seat_number(seat if seat.startswith("p") else f"p{seat}")
    seats = record.header["seats"]
    assert isinstance(seats, int)
    if number == NONE or number >= seats:
        raise BadInput("input.unknown_seat", {"word": seat, "column": 1})
    return number


def names_of(record: Record, language: Language) -> list[str]:
    """The names in a record's header, if it has them for every seat."""
    players, seats = record.header.get("players"), record.header["seats"]
    assert isinstance(seats, int)
    if isinstance(players, list) and len(players) == seats and all(isinstance(name, str) for name in players):
        return display_names(players, language)
    return [language.seat(seat) for seat in range(seats)]
