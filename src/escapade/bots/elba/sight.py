"""Which words come to a level's mind in Escape from Elba: common ones, and those that are printed."""

from typing import final

from escapade.bots.elba.rarity import rarities
from escapade.bots.levels.level import Level
from escapade.bots.levels.sight import Sight
from escapade.core.game import Game
from escapade.core.state import State
from escapade.games.elba.game import ElbaGame
from escapade.games.elba.kinds import Kind


@final
class ElbaSight(Sight):
    """EL-16, EL-18, EL-23: a word that it does not know is neither kept nor put forward, though it is in the Bag."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, ElbaGame)
        self.actions = game.shapes.actions
        self.rarities = rarities(game.tables.vocabulary)

    def seen(self, state: State, seat: int, legal: list[int], level: Level) -> list[int]:
        """All but the words that are too rare; there is always another way to clean a Bag, and to arm oneself."""
        found = [action for action in legal if self.is_thought_of(action, level.rarest_word)]
        return found if found else legal

    def is_thought_of(self, action: int, rarest: int) -> bool:
        """Whether an answer needs no word, or letters that spell one which is common enough."""
        kind = self.actions.kind[action]
        is_word = kind in (Kind.KEEP_WORD, Kind.PROPOSE)
        return not is_word or self.rarities[self.actions.first[action]] <= rarest
