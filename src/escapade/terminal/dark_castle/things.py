"""What an item does, told again to whoever asks for it by name."""

from escapade.games.dark_castle.game import CastleGame
from escapade.terminal.candidates import plain
from escapade.terminal.scene import Scene


def thing_words(scene: Scene, text: str) -> list[str]:
    """DC-11, DC-21: the text of every item whose name has all the words asked for, or their beginnings."""
    assert isinstance(scene.game, CastleGame)
    wanted = plain(text).split()
    return [told(scene, item) for item in scene.game.names.items
            if wanted and all(is_named(scene, item, word) for word in wanted)]


def is_named(scene: Scene, item: str, word: str) -> bool:
    """Whether a word of an item's name begins with a word typed."""
    name = plain(scene.language.name(scene.game, "item", item))
    return any(part.startswith(word) for part in [*name.split(), *plain(item).split()])


def told(scene: Scene, item: str) -> str:
    """The name of an item, and what it does."""
    language, game = scene.language, scene.game
    return language.say("dark_castle-terminal-thing", item=language.name(game, "item", item),
                        use=language.name(game, "item_use", item))


def carried(scene: Scene, item: str) -> str:
    """DC-9: an item as it lies in a hand, or in both: what fills both says so before anything has to be dropped."""
    assert isinstance(scene.game, CastleGame)
    name = scene.language.name(scene.game, "item", item)
    fills = scene.game.tables.hands[scene.game.names.items.index(item)]
    return scene.language.say("dark_castle-terminal-two-handed", item=name) if fills > 1 else name
