"""What a person at Elba taps who wants what the best bot wants: as many cards, as far a room, the same word at once."""

from typing import Any

import escapade
from escapade.bots import roster
from escapade.bots.base import Choice
from escapade.core.seat import seat_number
from escapade.games.elba.game import ElbaGame
from escapade.games.elba.kinds import FULL_HAND, Kind, Phase
from escapade.games.elba.rules.letters import unpack
from escapade.games.elba.state import ElbaState
from escapade.play.seeds import derive

MOST_STEPS = 7


class ElbaTaps:
    """One tap for what the bot would do in several answers."""

    def __init__(self) -> None:
        game = escapade.load("elba")
        assert isinstance(game, ElbaGame)
        self.game = game
        self.expert = roster.heuristic(game)

    def __call__(self, page: Any, news: dict[str, Any]) -> bool:
        """Tap, if there is something to tap that is more than an answer."""
        state = self.game.imagine(news["view"], derive(1, "taps"))
        assert isinstance(state, ElbaState)
        seat = seat_number(news["view"]["seat"])
        if state.frames or not state.waiting >> seat & 1:
            return False
        taps = {Phase.DRAW: self.draw, Phase.ACT: self.walk, Phase.FILL: self.lay, Phase.CLEAN: self.keep}
        tap = taps.get(state.phase)
        return tap is not None and tap(page, state, seat)

    def choose(self, state: ElbaState, seat: int) -> Choice:
        """The bot's answer."""
        return self.expert.choose(self.game.clone(state), seat, self.game.legal(state, seat), derive(1, "taps"))

    def kind(self, choice: Choice) -> int:
        """Of the bot's answer."""
        return int(self.game.shapes.actions.kind[choice.action])

    def draw(self, page: Any, state: ElbaState, seat: int) -> bool:
        """The free place in the hand up to which the bot would draw, if the cards were of no use."""
        player = state.players[seat]
        held = int(player.hand_size)
        while player.hand_size < FULL_HAND and self.kind(self.choose(state, seat)) == Kind.DRAW:
            player.hand_size += 1
        wanted = int(player.hand_size) - held
        return wanted > 0 and tap(page.locator("button.slot").nth(wanted - 1))

    def walk(self, page: Any, state: ElbaState, seat: int) -> bool:
        """The room to which the bot would walk, step by step, until somebody is met."""
        goal = -1
        for _ in range(MOST_STEPS):
            if state.frames or state.phase != Phase.ACT or not state.waiting >> seat & 1 or state.points == 0:
                break
            choice = self.choose(state, seat)
            if self.kind(choice) != Kind.MOVE:
                break
            self.game.apply(state, seat, choice.action, escapade.MUTE)
            goal = state.place[seat]
        return goal >= 0 and tap(page.locator(".board .place.target").and_(page.locator(".board .place").nth(goal)))

    def lay(self, page: Any, state: ElbaState, seat: int) -> bool:
        """The word that the bot would keep; a card that it would only get rid of goes into the Bag first."""
        hand, bag = self.letters_of(state.players[seat].hand), self.letters_of(state.players[seat].bag)
        put: list[str] = []
        while self.kind(choice := self.choose(state, seat)) == Kind.PUT:
            put.append(self.game.tables.vocabulary.letters[self.game.shapes.actions.first[choice.action]])
            self.game.apply(state, seat, choice.action, escapade.MUTE)
        self.game.apply(state, seat, choice.action, escapade.MUTE)
        kept = self.kept_word(state, seat)
        spare = minus(put, minus(list(kept), bag))
        if spare:
            return tap(page.locator(".hand .card-button").nth(hand.index(spare[0])))
        return tap(page.locator(f".spelled [data-word={kept}]" if kept else ".spelled [data-letters]"))

    def keep(self, page: Any, state: ElbaState, seat: int) -> bool:
        """The word that is kept, the rest discarded."""
        kept = self.kept_word(state, seat)
        return bool(kept) and tap(page.locator(f".spelled [data-word={kept}]"))

    def kept_word(self, state: ElbaState, seat: int) -> str:
        """The word that the bot would keep; nothing where it keeps letters."""
        choice = self.choose(state, seat)
        if self.kind(choice) != Kind.KEEP_WORD:
            return ""
        return self.game.tables.vocabulary.lexicon.names[self.game.shapes.actions.first[choice.action]]

    def letters_of(self, cards: int) -> list[str]:
        """Cards as letters, as the tray shows them."""
        return [self.game.tables.vocabulary.letters[letter] for letter in unpack(cards)]


def minus(letters: list[str], gone: list[str]) -> list[str]:
    """Letters without others, each taken away once."""
    left = letters[:]
    for letter in gone:
        if letter in left:
            left.remove(letter)
    return left


def tap(found: Any) -> bool:
    """A tap on the thing, if it is there."""
    if not found.count():
        return False
    found.first.dispatch_event("click")
    return True
