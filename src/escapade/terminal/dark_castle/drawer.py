"""The board of the Dark Castle: the open page with its enemy, the rolls and the party, bone on black."""

from textwrap import wrap
from typing import Any

from rich.box import DOUBLE
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from escapade.core.event import Event
from escapade.games.dark_castle.game import CastleGame
from escapade.terminal.dark_castle.dice import ASH, BONE, TRAITS, die_faces, die_words, enemy_dice, letter, rolls
from escapade.terminal.dark_castle.things import carried, thing_words
from escapade.terminal.dark_castle.ways import errand_words, way_words
from escapade.terminal.scene import Drawer, Scene
from escapade.terminal.typesetting import GLUE

WIDEST = 100
NARROWEST = 16
"""A column of items below that is no column: they run on under the name."""
COLUMN = 27
"""So much room is left for items before the faces of a die are shown, too: the longest name fits in there."""
PITCH = "#0e0e0e"


class CastleDrawer(Drawer):
    """Draws the page that lies open, anew whenever a card, a die, a character or an item has changed."""

    quiet = frozenset({"enemy_die", "nominated", "fight_rules", "test_ended"})
    breaks = frozenset({"round_began"})
    shown = frozenset({"fight_began"})
    enter_passes = True
    consents = frozenset({"consent"})
    refusals = frozenset({"refused"})

    def draw(self, scene: Scene) -> RenderableType:
        """The card, the enemy's dice, the rolls, the party."""
        width = inner_width(scene)
        lines: list[RenderableType] = [*errand_line(scene), *fight_lines(scene), *enemy_dice(scene)]
        rolled = rolls(scene)
        lines += [Text()] if lines and rolled else []
        lines += rolled
        lines += [Text()] if lines else []
        lines += [hero_line(scene, hero) for hero in scene.view["heroes"]] or legend(scene)
        lines += middle_line(scene)
        heading = headline(scene)
        if scene.plain:
            return Group(Text(f"== {heading} ".ljust(width, "=")), *lines, Text("=" * width))
        return Panel(Group(*lines), box=DOUBLE, width=width + 4, title=Text(f" {heading} ", style=f"bold {BONE}"),
                     title_align="left", border_style=ASH, style=f"{BONE} on {PITCH}", padding=(0, 1))

    def gist(self, scene: Scene) -> object:
        """The card, the dice, who is how well and carries what."""
        view = scene.view
        return (view["card"], view["heroes"], view["bout"]["enemy"], view["bout"]["rolls"], view["middle"])

    def preview(self, scene: Scene, action: int) -> str:
        """DC-8, DC-2: what a way leads to, as printed on the card; the die of a character."""
        actions = scene.game.shapes.actions
        kind = actions.shape(action).name
        if kind == "choose":
            return die_words(scene, actions.first[action])
        return way_words(scene, actions.first[action]) if kind == "go" else ""

    def digest(self, scene: Scene, name: str, events: list[Event]) -> str:
        """DC-6, DC-19, DC-30: a vote of one mind in two words, dice that turn in one line, one blow that killed several
        once.
        """
        if name == "shifted":
            traits = ", ".join(scene.language.name(scene.game, "trait", TRAITS[event.values[0]]) for event in events)
            return scene.language.say("dark_castle-terminal-shifted", traits=traits)
        if name == "died":
            return fallen(scene, events)
        agreed = len({event.values[-1] for event in events}) == 1 and name in ("proposed", "proposed_way")
        return scene.language.say("dark_castle-terminal-agreed") if agreed else ""

    def has_secrets(self, scene: Scene) -> bool:
        """DC-24: only the proposals of a vote are hidden, until all are in."""
        return bool(scene.view["options"]["voice"] == "majority")

    def is_weighty(self, scene: Scene, action: int) -> bool:
        """DC-26: naming who turns leaves behind what lies in the middle."""
        return bool(scene.view["middle"]) and scene.game.shapes.actions.shape(action).name == "turn"

    def described(self, scene: Scene, text: str) -> list[str]:
        """DC-11: what an item does."""
        return thing_words(scene, text)

    def listed(self, scene: Scene, legal: list[int]) -> list[int]:
        """DC-4: whoever an answer names stands where he sits, nobody comes last; in a sharing things come together."""
        actions, names = scene.game.shapes.actions, [hero["hero"] for hero in scene.view["heroes"]]

        def seats_of(action: int) -> list[int]:
            fields = zip(actions.shape(action).fields, actions.values(action), strict=True)
            heroes = [field.names[value] for field, value in fields if field.type_name == "hero"]
            return [names.index(hero) if hero in names else len(names) for hero in heroes]

        def place(action: int) -> tuple[int, list[int], int]:
            verb, seats = actions.shape(action).name, seats_of(action)
            if verb == "choose":
                return actions.kind[action], [], action
            thing = [actions.first[action]] if verb in ("give", "hand") else []
            return actions.kind[action], seats[:-1] + thing + seats[-1:], action

        return sorted(legal, key=place)


def headline(scene: Scene) -> str:
    """The page number and the card's title."""
    title = scene.language.title(scene.game)
    if scene.view["card"] is None:
        return title
    card = scene.language.name(scene.game, "card", scene.view["card"])
    return scene.language.say("dark_castle-terminal-page", number=int(scene.view["turned"]), card=card)


def fallen(scene: Scene, events: list[Event]) -> str:
    """DC-30, DC-33: all who died of one blow, and what is told of who falls there."""
    say, game = scene.language.say, scene.game
    assert isinstance(game, CastleGame)
    keys = [game.names.heroes[event.values[0]] for event in events]
    named = [say("dark_castle-hero-low" if place else "dark_castle-the-hero", heroKey=key,
                 hero=scene.language.name(game, "hero", key)) for place, key in enumerate(keys)]
    heroes = say("list-two", first=named[-2], last=named[-1])
    for first in reversed(named[:-2]):
        heroes = say("list-more", first=first, rest=heroes)
    _, page, card, fall = events[0].values
    return say("dark_castle-terminal-died", heroes=heroes, page=page,
               card=scene.language.name(game, "card", game.names.cards[card]),
               fall=scene.language.name(game, "fall", game.names.cards[fall]))


def fight_lines(scene: Scene) -> list[Text]:
    """DC-14, DC-19: what the enemy strikes for, who may rest, and its own rule."""
    fight = scene.view["fight"]
    if fight is None:
        return []
    language, game = scene.language, scene.game
    bout = scene.view["bout"]
    first = language.say("dark_castle-board-damage", damage=fight["damage"], round=bout["round"])
    if bout["immune"] is not None:
        first += ", " + language.say("dark_castle-terminal-immune", trait=language.name(game, "trait", bout["immune"]))
    rules = [language.name(game, "rest", fight["rest"]), language.name(game, "special", fight["special"])]
    return [Text(first, style="" if scene.plain else "bold"), *[Text(rule) for rule in rules], Text()]


def errand_line(scene: Scene) -> list[Text]:
    """DC-31: what the one who is sent will meet, above the choice of whom to send."""
    words = errand_words(scene)
    return wrapped(scene, f"{words[0].upper()}{words[1:]}.") if words else []


def legend(scene: Scene) -> list[Text]:
    """DC-2: how to read a die, as long as nobody has been chosen yet."""
    return wrapped(scene, scene.language.say("dark_castle-terminal-legend", **{
        trait: letter(scene, trait) for trait in TRAITS}))


def wrapped(scene: Scene, text: str) -> list[Text]:
    """A text in lines that stay within the frame, drawn or not."""
    return [Text(line) for line in wrap(text, inner_width(scene), break_on_hyphens=False)]


def candles(scene: Scene, hero: dict[str, Any]) -> str:
    """DC-5: a row of candles, those that are out at the end."""
    lit, out = ("i", ".") if scene.plain else ("▮", "▯")
    left = int(hero["hp"])
    return lit * left + out * (int(scene.view["health"]) - left)


def inner_width(scene: Scene) -> int:
    """How many characters fit between the frame's sides."""
    return min(scene.width, WIDEST) - (1 if scene.plain else 4)


def hero_line(scene: Scene, hero: dict[str, Any]) -> Text:
    """DC-5, DC-10: a character on one line; items that do not fit go on below their column."""
    language, game = scene.language, scene.game
    name = language.name(game, "hero", hero["hero"])
    is_you = hero["hero"] == scene.view["you"]
    sign = ("> " if scene.plain else "▶ ") if is_you else "  "
    health = f"{candles(scene, hero)} {hero['hp']:>2}  "
    start = f"{sign}{name:<10} {die_faces(scene, hero['hero']):<14}{health}"
    if inner_width(scene) - len(start) < COLUMN:
        start = f"{sign}{name:<10} {health}"
    line = Text(start + f"\n{' ' * len(start)}".join(load(scene, hero, inner_width(scene) - len(start))))
    if is_you and not scene.plain:
        line.stylize("bold", 0, 12)
    return line


def load(scene: Scene, hero: dict[str, Any], room: int) -> list[str]:
    """DC-9: what a character carries, in lines that fit; a name that fits into one is not broken."""
    names = [carried(scene, item) for item in hero["items"]]
    whole = [name.replace(" ", GLUE) if len(name) < room else name for name in names]
    items = ", ".join(whole) or "-"
    return [line.replace(GLUE, " ") for line in (wrap(items, room) if room >= NARROWEST else [items])]


def middle_line(scene: Scene) -> list[Text]:
    """DC-10: the items that anybody may take; nothing when there are none."""
    if not scene.view["middle"]:
        return []
    items = ", ".join(carried(scene, item) for item in scene.view["middle"])
    return [Text(), Text(scene.language.say("dark_castle-terminal-middle", items=items))]
