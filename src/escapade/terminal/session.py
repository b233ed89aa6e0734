"""A match at one keyboard: people are asked in turn, bots answer for themselves, everything is told."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from escapade.bots import roster
from escapade.bots.base import Bot
from escapade.bots.odds import odds_of
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.perspective import look
from escapade.core.referee import Assistant
from escapade.core.seat import NONE, SPECTATOR, seats_of
from escapade.core.state import State
from escapade.language.sentences import Language
from escapade.play.match import Match
from escapade.play.record import Record, record_of
from escapade.play.seeds import derive
from escapade.terminal.drawers import drawer_of
from escapade.terminal.scene import Scene
from escapade.terminal.screen import Screen
from escapade.terminal.seating import Sitter
from escapade.terminal.storyteller import tell


@dataclass(frozen=True)
class Settings:
    """How a match is shown: the pause after what a bot does, and whether forced decisions are asked."""

    delay: float = 0.0
    auto_forced: bool = True


Answer = Callable[["Session", int], None]
"""Reads a line for a seat and does what it says."""


class Session:
    """One match at one keyboard: who sits where, who is looking, and what each viewer has been told."""

    def __init__(self, game: Game, sitters: list[Sitter], seed: int | str, screen: Screen, language: Language,
                 settings: Settings, answer: Answer) -> None:
        self.game = game
        self.sitters = sitters
        self.seed = seed
        self.screen = screen
        self.language = language
        self.settings = settings
        self.answer = answer
        self.names = [sitter.name for sitter in sitters]
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.drawer = drawer_of(game.key)
        self.match = Match(game, len(sitters))
        self.assistant = Assistant(auto_forced=settings.auto_forced)
        self.dice = derive(seed, "chance")
        self.odds = False
        """Whether what can be counted stands beside each answer."""
        self.told = dict.fromkeys([*range(len(sitters)), SPECTATOR], 0)
        self.drawn: object = None
        self.saved: set[Path] = set()
        """Files this match was written to: those may be written again."""

    def again(self, seed: int | str) -> "Session":
        """Another match of the same game for the same seats, with other luck."""
        return Session(self.game, self.sitters, seed, self.screen, self.language, self.settings, self.answer)

    # ------------------------------------------------------------------ the course of a match

    def run(self) -> None:
        """Play to the end; EndOfInput and Leave come from the keyboard."""
        self.begin()
        while self.match.state.waiting:
            if self.match.is_chance_due():
                self.draw_chance()
            else:
                self.decide(self.next_seat())
        self.end()

    def draw_chance(self) -> None:
        """Every draw that is due, then what they told: dice rolled together are told together."""
        while self.match.is_chance_due():
            begun = self.match.seq
            self.match.draw(self.dice)
            kinds = {self.game.shapes.events[event.kind].name for event in self.match.story(begun)}
            if kinds & self.drawer.shown:
                self.tell_news()
                self.show_position()
        self.tell_news()

    def next_seat(self) -> int:
        """Who decides now: the person at the keyboard, then other people, then bots, so that undo stays open."""
        waiting = seats_of(int(self.match.state.waiting))
        return min(waiting, key=lambda seat: (seat != self.viewer, seat not in self.people, seat))

    def decide(self, seat: int) -> None:
        """One decision of a seat: a forced one is answered for it, a bot's is its own, a person is asked."""
        bot = self.sitters[seat].bot
        is_finding = bot is None and self.game.is_finding(self.match.state, seat)
        forced = NONE if is_finding else self.assistant.answer(self.game, self.match.state, seat)
        if forced != NONE:
            self.act(seat, forced, is_forced=seat in self.people)
        elif bot is not None:
            self.act(seat, self.thought(bot, self.match.state, seat))
        else:
            self.ask_person(seat)

    def thought(self, bot: Bot, state: State, seat: int) -> int:
        """What a bot does in a position, in this match or tried out."""
        rng = derive(self.seed, "bot", seat, state.asked[seat])
        return bot.choose(look(self.game, state, seat), rng).action

    def act(self, seat: int, action: int, *, is_forced: bool = False) -> None:
        """Carry out a legal action and tell what it caused."""
        if is_forced and seat == self.viewer:
            text = self.language.say("cli-forced", action=self.sentence(action))
            self.screen.show(self.drawer.paint(self.scene(), text))
        self.match.act(seat, action, self.match.state.asked[seat])
        self.tell_news()

    def end(self) -> None:
        """The last position, who won and why, all scores; the record is complete."""
        if len(self.people) > 1:
            self.viewer = SPECTATOR
        scene = self.scene()
        self.screen.gap()
        self.screen.show(self.drawer.draw(scene))
        self.screen.show(self.drawer.finale(scene))
        outcome = scene.view["outcome"]
        self.screen.show(self.drawer.paint(scene, self.language.outcome(self.game, outcome, self.names)))
        self.screen.print(self.verdict(outcome["winners"], outcome["sides"]), "bold")

    def record(self) -> Record:
        """The match so far, with who sat where; at its end also with the seed, which nobody can use any more."""
        record = record_of(self.match)
        record.header["players"] = [sitter.seat for sitter in self.sitters]
        if record.end is not None:
            record.end["seed"] = str(self.seed)
        return record

    def begin(self) -> None:
        """The tagline of the game; people also learn how to answer."""
        self.screen.print(self.language.say(f"{self.game.key}-tagline"), "italic")
        if self.people:
            self.screen.print(self.language.say("cli-how-to-answer"))

    def verdict(self, winners: list[int], sides: list[str]) -> str:
        """What it means for the one person at the keyboard; a win of one's own side is not shared with anybody."""
        if len(self.people) != 1:
            return self.language.say("cli-thanks")
        if self.people[0] not in winners:
            return self.language.say("cli-you-lost")
        is_mine = len({sides[seat] for seat in winners}) == 1
        return self.language.say("cli-you-won") if is_mine else self.language.say("cli-you-shared")

    # ------------------------------------------------------------------ what is shown

    def scene(self) -> Scene:
        """The position through the eyes of whoever sits at the keyboard."""
        view = self.game.view(self.match.state, self.viewer)
        return Scene(self.game, view, self.language, self.shown_names(), self.screen.width, self.screen.plain)

    def shown_names(self) -> list[str]:
        """The names on the board: the person at the keyboard is marked."""
        return [self.language.say("cli-name-you", name=name) if seat == self.viewer else name
                for seat, name in enumerate(self.names)]

    @property
    def you(self) -> int | None:
        """The seat that sentences call `you`."""
        return None if self.viewer == SPECTATOR else self.viewer

    def sentence(self, action: int) -> str:
        """An action as the list shows it."""
        question = str(self.game.question(self.match.state, self.viewer)["key"])
        return self.language.action(self.game, action, self.names, self.you, question)

    def choices(self, seat: int) -> list[int]:
        """What a seat may do and is told of, in the order of the list and its numbers."""
        unnamed = set(self.game.unnamed(self.match.state, seat))
        legal = [action for action in self.game.legal(self.match.state, seat) if action not in unnamed]
        return self.drawer.listed(self.scene(), legal)

    def tell_news(self) -> None:
        """What happened since the viewer last heard, unless more of the same is about to come."""
        fresh = self.match.story(self.told[self.viewer])
        if fresh and self.is_under_way(fresh[-1]):
            return
        whole = self.match.story()
        self.told[self.viewer] = self.match.seq
        if self.tell(fresh, whole[:len(whole) - len(fresh)]):
            self.screen.wait(self.settings.delay)

    def is_under_way(self, event: Event) -> bool:
        """Whether a fact may be the middle of something that a bot has not finished."""
        waiting = int(self.match.state.waiting)
        is_running = self.game.shapes.events[event.kind].name in self.drawer.running
        return is_running and waiting != 0 and not any(waiting >> seat & 1 for seat in self.people)

    def tell(self, events: list[Event], earlier: list[Event]) -> bool:
        """Facts as sentences, after those that were told earlier; whether anything was said."""
        scene = self.scene()
        lines = tell(self.drawer, scene, self.names, events, earlier)
        for line in lines:
            if line:
                self.screen.show(self.drawer.paint(scene, line))
            else:
                self.screen.gap()
        return bool(lines)

    def show_position(self) -> None:
        """The whole board when it has changed since it was last drawn, else what is new about it."""
        scene = self.scene()
        gist = self.drawer.gist(scene)
        if gist is not None and gist != self.drawn:
            self.drawn = gist
            self.screen.gap()
            self.screen.show(self.drawer.draw(scene))
            return
        sketch = self.drawer.sketch(scene)
        if sketch is not None:
            self.screen.show(sketch)

    def show_question(self) -> None:
        """The question, its rule, and the answers by number."""
        scene = self.scene()
        question = self.game.question(self.match.state, self.viewer)
        text = self.language.question(self.game, question, self.names, self.you)
        self.screen.show(Text.assemble((text, "bold"), (f"  [{question['rule']}]", "dim")))
        choices, counted = [], self.counted(self.viewer) if self.odds else {}
        for number, action in enumerate(self.choices(self.viewer), 1):
            more = f"{self.drawer.preview(scene, action)} {counted.get(action, '')}".strip()
            if action == self.passing(self.viewer):
                more = self.language.say("cli-enter")
            words = self.drawer.paint(scene, f"{self.sentence(action)} {more}".rstrip())
            choices.append(self.choice(f"{number:>3}  ", words))
        self.screen.show(Columns(choices, padding=(0, 3)))
        if self.game.is_finding(self.match.state, self.viewer):
            self.screen.print(self.language.say("cli-find-words"))

    def counted(self, seat: int) -> dict[int, str]:
        """What can be counted about each answer, from what the seat knows, as the list shows it."""
        counter, say = roster.counter(self.game), self.language.odds
        found = {} if counter is None else odds_of(counter, look(self.game, self.match.state, seat))
        return {action: f"({', '.join(say(self.game, one.key, one.unit, one.value, one.params) for one in figures)})"
                for action, figures in found.items()}

    def choice(self, number: str, words: Text) -> RenderableType:
        """An answer of the list; one that is longer than a line is set off from its number."""
        if len(number) + words.cell_len <= self.screen.width or not self.screen.interactive:
            return Text.assemble((number, "bold"), words)
        grid = Table.grid()
        grid.add_row(Text(number, style="bold"), words)
        return grid

    def passing(self, seat: int) -> int:
        """The action that an empty line stands for, or NONE."""
        return self.game.pass_action(self.match.state, seat) if self.drawer.enter_passes else NONE

    # ------------------------------------------------------------------ people

    def ask_person(self, seat: int) -> None:
        """Ask until the position has changed: by an answer, or by taking one back."""
        self.hand_over(seat)
        self.show_position()
        self.show_question()
        entries = self.match.seq
        while self.match.seq == entries:
            self.answer(self, seat)

    def hand_over(self, seat: int) -> None:
        """The curtain: what one person saw and typed is wiped before another looks."""
        if seat == self.viewer:
            return
        self.screen.forget()
        if not self.drawer.has_secrets(self.scene()):
            # All saw and heard the same: the keyboard goes round without a curtain.
            self.told[seat], self.viewer = self.told[self.viewer], seat
            self.screen.print(self.names[seat], "bold")
            return
        self.screen.clear()
        self.drawn = None
        self.screen.print(self.language.say("cli-pass-keyboard", name=self.names[seat]), "bold")
        if self.screen.interactive:
            self.screen.ask(self.language.say("cli-press-enter") + " ")
            self.screen.clear()
        self.viewer = seat
        if self.match.story(self.told[seat]):
            self.screen.print(self.language.say("cli-since-last"))
        self.tell_news()
