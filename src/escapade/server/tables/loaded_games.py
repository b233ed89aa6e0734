"""Games as loaded: one object for each choice of options."""

import json
import threading
from collections import OrderedDict
from collections.abc import Mapping
from typing import cast

from escapade.core.game import Game
from escapade.games import load_with

MOST_LOADED = 16
"""A game as loaded takes megabytes, and whoever makes a table chooses its options."""
OptionValues = dict[str, bool | int | str]


class LoadedGames:
    """Loading a game takes time and memory; tables with the same options share one. Records are made in threads of
    their own, and ask here too.
    """

    def __init__(self) -> None:
        self._loaded: OrderedDict[str, Game] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._loaded)

    def get(self, key: str, options: Mapping[str, object]) -> Game:
        """The game with these options; BadInput or Missing as `load` says."""
        name = f"{key} {json.dumps(options, sort_keys=True)}"
        with self._lock:
            game = self._loaded.pop(name, None) or load_with(key, dict(options))
            self._loaded[name] = game
            if len(self._loaded) > MOST_LOADED:
                self._loaded.popitem(last=False)
        return game

    def version(self, key: str) -> int:
        """The version of a game's rules that is played here, whatever its options."""
        return int(self.get(key, {}).version)


def options_of(game: Game) -> OptionValues:
    """All options of a game, as they are stored."""
    return cast("OptionValues", dict(game.options))
