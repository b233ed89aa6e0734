"""Which words come to a level's mind in Escape from Elba: short ones first, and those that are printed on the board."""

from typing import final

from escapade.bots.levels.level import Level
from escapade.bots.levels.sight import Sight
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.elba.game import ElbaGame
from escapade.games.elba.kinds import Kind
from escapade.games.elba.rules.letters import size


@final
class ElbaSight(Sight):
    """EL-16, EL-18: a longer word than it thinks of is not kept, though it is in the Bag; escape words are printed."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, ElbaGame)
        self.actions = game.shapes.actions
        self.vocabulary = game.tables.vocabulary

    def seen(self, state: State, seat: int, legal: list[int], level: Level) -> list[int]:
        """All but the words that are too long; there is always another way to clean a Bag."""
        found = [action for action in legal if self.is_thought_of(action, level.longest_word)]
        return found if found else legal

    def is_thought_of(self, action: int, longest: int) -> bool:
        """Whether an answer needs no word, a short one, or one that can be read on the board."""
        if self.actions.kind[action] != Kind.KEEP_WORD:
            return True
        word = self.vocabulary.lexicon.cards[self.actions.first[action]]
        return int(size(word)) <= longest or word in self.vocabulary.escape_words
