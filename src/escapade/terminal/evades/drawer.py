"""The board of Les Évadés: prison, track, boats, dice and players, and how moves are told."""

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from escapade.core.event import Collected, Event
from escapade.core.rng import from_words
from escapade.games.evades.game import EvadesGame
from escapade.terminal.evades.boats import boats_of, harbour, own_bet
from escapade.terminal.evades.cast import Cast, cast_of
from escapade.terminal.evades.dice import dice, die_name
from escapade.terminal.evades.finale import scores
from escapade.terminal.evades.track import legend, track, windows
from escapade.terminal.paint import FOAM, NIGHT, SAND
from escapade.terminal.scene import Drawer, Scene

WIDEST = 132


class EvadesDrawer(Drawer):
    """Draws everything anew when a prisoner has moved or boarded; between moves, the bet so far or the dice."""

    quiet = frozenset({"picked", "took", "bet_shown", "scored"})
    breaks = frozenset({"turn_ended"})

    def draw(self, scene: Scene) -> RenderableType:
        """Windows, track, boats, dice, players; on a night-blue ground where there are colours."""
        cast = cast_of(scene)
        width = min(scene.width, WIDEST) - (1 if scene.plain else 4)
        lines = [windows(scene, cast), Text(), *track(scene, cast, width), Text(), *harbour(scene, cast, width)]
        rolled = dice(scene, cast) if scene.view["outcome"] is None else []
        lines += [Text(), *rolled] if rolled else []
        lines += [Text(), *legend(scene, cast, width), players(scene)]
        heading = headline(scene)
        if scene.plain:
            return Group(Text(f"== {heading} ".ljust(width, "=")), *lines, Text("=" * width))
        return Panel(Group(*lines), box=ROUNDED, width=width + 4, title=Text(f" {heading} ", style=f"bold {SAND}"),
                     title_align="left", border_style=SAND, style=f"{FOAM} on {NIGHT}", padding=(0, 1))

    def gist(self, scene: Scene) -> object:
        """Who looks, where every prisoner stands, and whether bets are still being made."""
        view = scene.view
        return (view["seat"], view["track"], view["boarded"], view["phase"] == "bet")

    def sketch(self, scene: Scene) -> RenderableType | None:
        """The bet as far as it goes, the dice as they lie, or those named so far."""
        cast = cast_of(scene)
        if scene.view["phase"] == "bet":
            return bet_line(scene, cast)
        if scene.view["faces"]:
            return Group(*dice(scene, cast))
        if scene.view["named"]:
            named = ", ".join(die_name(scene, die) for die in scene.view["named"])
            return self.paint(scene, "  " + scene.language.say("evades-terminal-named", dice=named))
        return None

    def tags(self, scene: Scene) -> dict[str, str]:
        """Each prisoner by the letter that stands for him on the track."""
        return cast_of(scene).tags

    def preview(self, scene: Scene, action: int) -> str:
        """LE-9 to LE-13: where a move would end; all of this is public."""
        shape = scene.game.shapes.actions.shape(action)
        if shape.name not in ("move", "back") or scene.seat is None:
            return ""
        world = scene.game.imagine(scene.view, from_words(1, 2, 3))
        events = Collected(scene.game.shapes.events)
        scene.game.apply(world, scene.seat, action, events)
        return landing(scene, events)

    def paint(self, scene: Scene, sentence: str) -> Text:
        """Names of prisoners on their colours."""
        text = Text(sentence)
        if not scene.plain:
            cast = cast_of(scene)
            for key in sorted(cast.keys, key=lambda key: -len(cast.names[key])):
                text.highlight_regex(rf"(?i)\b{cast.names[key]}\b", cast.badge_style(key))
        return text

    def digest(self, scene: Scene, name: str, events: list[Event]) -> str:
        """LE-6: dice rolled together, in one sentence."""
        if name != "rolled":
            return ""
        dice_names = scene.game.shapes.events[events[0].kind].fields[1].names
        faces = ", ".join(f"{scene.language.name(scene.game, 'die', dice_names[event.values[1]])} {event.values[2]}"
                          for event in events)
        roller = events[0].values[0]
        return scene.language.say("evades-terminal-rolled", name=scene.names[roller], faces=faces,
                                  you="yes" if roller == scene.seat else "no")

    def finale(self, scene: Scene) -> RenderableType:
        """LE-16: every bet beside the boats as they sailed."""
        return scores(scene, cast_of(scene))


def headline(scene: Scene) -> str:
    """The title; once somebody has begun, the round too."""
    title = scene.language.title(scene.game)
    if scene.view["starter"] is None:
        return title
    turn = int(scene.view["turns"]) - (1 if scene.view["reason"] == "round_limit" else 0)
    return title + " - " + scene.language.say("evades-terminal-round", number=turn // len(scene.names) + 1)


def players(scene: Scene) -> Text:
    """All players in one line, those who are asked marked, and how far the bets are."""
    line = Text("    ")
    waiting = scene.view["waiting"]
    for seat, name in enumerate(scene.names):
        is_asked = f"p{seat}" in waiting
        mark = ("> " if scene.plain else "▶ ") if is_asked else "  "
        text = mark + name
        if scene.view["phase"] == "bet":
            text += f" {scene.view['picks'][seat]}/7"
        line = Text.assemble(line, (text, "" if scene.plain or not is_asked else "bold"), "  ")
    line.rstrip()
    return line


def bet_line(scene: Scene, cast: Cast) -> Text | None:
    """The viewer's bet so far, boat by boat."""
    bet = own_bet(scene)
    if bet is None:
        return None
    assert isinstance(scene.game, EvadesGame)
    line = Text("  " + scene.language.say("evades-terminal-bet-so-far"))
    for boat in boats_of(scene.game):
        line.append(f"  {boat.number}: ")
        for place in boat.places:
            line.append_text(cast.token(bet[place]) if place < len(bet) else Text(" _ "))
    return line


def landing(scene: Scene, events: Collected) -> str:
    """The end of a move, from the facts it would cause: onto whom, or into which boat."""
    told = [(scene.game.shapes.events[event.kind].name, event.values) for event in events.kept]
    _, moved = next(fact for fact in told if fact[0] in ("moved", "moved_back"))
    start, square = moved[2], moved[3]
    boarded = next((values for name, values in told if name == "boarded" and values[0] == moved[1]), None)
    arrow = "->" if scene.plain else "→"
    if boarded is not None:
        where = scene.language.say("evades-terminal-boards", number=boarded[1] + 1)
    else:
        where = str(square) + onto(scene, square)
    return f"({start} {arrow} {where})" if start else f"({arrow} {where})"


def onto(scene: Scene, square: int) -> str:
    """LE-10: whom a mover would stand on."""
    stack = scene.view["track"].get(str(square), [])
    if not stack:
        return ""
    under = scene.language.name(scene.game, "prisoner", stack[-1])
    return ", " + scene.language.say("evades-terminal-onto", prisoner=under)
