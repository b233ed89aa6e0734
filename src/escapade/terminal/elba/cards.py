"""Hands, Bags, piles, and what the viewer's Bag can do right now."""

from rich.text import Text

from escapade.terminal.elba.plan import label_of, sign_of, style_of
from escapade.terminal.scene import Scene

SHOWN = 8
"""How many cards of the discard pile are listed, from the top; more of them are told by dots."""


def spaced(letters: str) -> str:
    """Letters as capitals with a space between them."""
    return " ".join(letters.upper())


def say(scene: Scene, key: str, **params: object) -> str:
    """A sentence in the language of the scene."""
    return scene.language.say(key, **params)


def player_line(scene: Scene, seat: int) -> Text:
    """A player with Strength, Hand as far as it is known, and Bag; marked when it is his move."""
    player, name = scene.view["players"][seat], f"p{seat}"
    arrow = ">" if scene.plain else "▶"
    line = Text(f" {arrow if name in scene.view['waiting'] else ' '} ")
    line.append(sign_of(name), style=style_of(scene, name))
    strength = say(scene, "elba-terminal-strength", strength=scene.view["guests"][name]["strength"])
    bag = spaced(player["bag"]) or say(scene, "elba-terminal-empty")
    line.append(f" {scene.names[seat]}  {strength}  {say(scene, 'elba-terminal-hand', cards=hand(scene, seat))}"
                f"  {say(scene, 'elba-terminal-bag', cards=bag)}")
    return line


def hand(scene: Scene, seat: int) -> str:
    """EL-32: the letters where they are shown, else their number and those one remembers."""
    player = scene.view["players"][seat]
    if player["hand"] is not None:
        return spaced(player["hand"]) or say(scene, "elba-terminal-empty")
    text = say(scene, "elba-terminal-hand-of", cards=player["hand_size"])
    row = scene.view["known_hands"]["spectator" if scene.seat is None else f"p{scene.seat}"]
    return f"{text} ({say(scene, 'elba-board-known', letters=spaced(row[seat]))})" if row[seat] else text


def piles(scene: Scene) -> Text:
    """The deck's size and the top of the discard pile."""
    discard = scene.view["discard"]
    more = "" if len(discard) <= SHOWN else " ..." if scene.plain else " …"
    pile = (say(scene, "elba-board-discard", letters=spaced(discard[::-1][:SHOWN]) + more) if discard
            else say(scene, "elba-board-no-discard"))
    return Text(f"   {say(scene, 'elba-board-deck', cards=scene.view['deck_size'])} / {pile}")


def spells(scene: Scene, seat: int) -> list[Text]:
    """EL-12, EL-13, EL-22: the words of escape, the weapons and the rooms that a player's Bag spells.

    EL-34: nothing where he is to find them.
    """
    if scene.game.option_values["find_words"]:
        return []
    found = scene.view["spells"][seat]
    uses = []
    if found["escape_words"]:
        uses.append(say(scene, "elba-terminal-spells-escape", words=", ".join(found["escape_words"]).upper()))
    if found["weapons"]:
        uses.append(say(scene, "elba-terminal-spells-weapons", bonus=found["bonus"],
                        words=", ".join(found["weapons"]).upper()))
    if found["rooms"]:
        rooms = ", ".join(label_of(room) for room in found["rooms"])
        uses.append(say(scene, "elba-terminal-spells-rooms", words=rooms))
    if not uses:
        uses = [say(scene, "elba-terminal-spells-nothing")]
    return [Text(f"   {say(scene, 'elba-terminal-spells')} {' / '.join(uses)}")]
