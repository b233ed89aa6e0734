"""The board of Escape from Elba: the plan, the players with their cards, the piles, and how moves are told."""

from rich.console import Group, RenderableType
from rich.text import Text

from escapade.core.event import Event
from escapade.core.seat import NONE
from escapade.terminal.elba.cards import piles, player_line, say, spells
from escapade.terminal.elba.plan import Plan, style_of
from escapade.terminal.scene import Drawer, Scene

WIDEST = 120
SEVERAL = {"drew": "elba-terminal-drew-several", "put": "elba-terminal-put-several"}
"""What one player may do several times in a row → the sentence for all of it."""


class ElbaDrawer(Drawer):
    """Draws the plan anew when somebody moved or another's Bag changed; one's own cards before every question."""

    quiet = frozenset({"placed", "dealt", "stopped", "ended_actions", "discarded"})
    breaks = frozenset({"turn_ended"})
    running = frozenset(SEVERAL)

    def draw(self, scene: Scene) -> RenderableType:
        """Plan, players, piles, and what the viewer's Bag spells."""
        width = min(scene.width, WIDEST)
        plan = Plan(scene, width)
        lines = [Text(headline(scene), style="" if scene.plain else "bold"), *plan.draw(), *plan.crowds,
                 Text(f"   {say(scene, 'elba-terminal-legend')}"), Text()]
        lines += [player_line(scene, seat) for seat in range(len(scene.names))]
        lines += card_lines(scene)
        return Group(*lines)

    def gist(self, scene: Scene) -> object:
        """Where everybody stands, and what lies open before others; one's own Bag is in the sketch, by letters."""
        view = scene.view
        others = [player["bag"] for seat, player in enumerate(view["players"]) if seat != scene.seat]
        return (view["seat"], view["guests"], others)

    def sketch(self, scene: Scene) -> RenderableType | None:
        """One's own cards, the piles and what the Bag spells."""
        own = [] if scene.seat is None else [player_line(scene, scene.seat)]
        return Group(*own, *card_lines(scene))

    def tags(self, scene: Scene) -> dict[str, str]:
        """Players by their letters on the plan."""
        return {f"p{seat}": chr(ord("A") + seat) for seat in range(len(scene.names))}

    def paint(self, scene: Scene, sentence: str) -> Text:
        """Players in the colours of their hats."""
        text = Text(sentence)
        if not scene.plain:
            for seat, name in enumerate(scene.names):
                text.highlight_words([name], style_of(scene, f"p{seat}"))
        return text

    def digest(self, scene: Scene, name: str, events: list[Event]) -> str:
        """EL-7, EL-15: cards drawn, or letters put into the Bag, one after another by one player."""
        seat = events[0].values[0]
        if name not in self.running or any(event.values[0] != seat for event in events):
            return ""
        letters = scene.game.shapes.events[events[0].kind].fields[1]
        known = [event.values[1] for event in events if event.values[1] != NONE]
        return say(scene, SEVERAL[name], name=scene.names[seat], you="yes" if seat == scene.seat else "no",
                   count=len(events), letters=", ".join(letters.labels[value] for value in known))

    def finale(self, scene: Scene) -> RenderableType:
        """There are no points: who escaped is said, and everything lies open on the plan."""
        return Text()


def headline(scene: Scene) -> str:
    """The title; once somebody has begun, the round, and while he acts the points he has left."""
    title = scene.language.title(scene.game)
    view = scene.view
    if view["starter"] is None:
        return title
    turn = int(view["turns"]) - (1 if view["reason"] == "round_limit" else 0)
    text = f"{title} - {say(scene, 'elba-terminal-round', number=turn // len(scene.names) + 1)}"
    return f"{text}, {say(scene, 'elba-board-points', points=view['points'])}" if view["phase"] == "act" else text


def card_lines(scene: Scene) -> list[Text]:
    """The piles, and for a player what his Bag spells."""
    return [piles(scene), *([] if scene.seat is None else spells(scene, scene.seat))]
