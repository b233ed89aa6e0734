"""Below the plan: guilt and days as bars, what is in force, who carries what, and what the viewer knows."""

import re
from functools import reduce
from textwrap import fill
from typing import Any

from rich.text import Text

from escapade.terminal.paint import bright
from escapade.terminal.prison_break.blueprint import ALARM, CHALK, MARKS
from escapade.terminal.prison_break.content import content_of
from escapade.terminal.prison_break.told import told
from escapade.terminal.scene import Scene
from escapade.terminal.typesetting import GLUE

BAR = 30
HOLDING = {"lock_down": "prison_break-terminal-lock_down", "gates_shut": "prison_break-terminal-gates_shut"}
"""PB-7: what a lasting card forbids, by its verb."""


def bars(scene: Scene) -> list[Text]:
    """PB-5: guilt and days, thirty marks each."""
    say = scene.language.say
    return [bar(scene, say("prison_break-terminal-guilt"), int(scene.view["guilt"]), ALARM),
            bar(scene, say("prison_break-terminal-days"), int(scene.view["day"]), CHALK)]


def bar(scene: Scene, name: str, value: int, color: str) -> Text:
    """A name, a row of marks, a number."""
    full, empty = ("#", "-") if scene.plain else ("█", "░")
    marks = full * value + empty * (BAR - value)
    return Text.assemble(f"  {name:<13}", (marks, "" if scene.plain else bright(color)), f" {value}/{BAR}")


def lines(scene: Scene, found: list[str]) -> list[Text]:
    """Sentences, each set off from the margin, and what goes on in a further line set off once more.

    A number stays with the word before it: a square is `yard 7`.
    """
    glued = [re.sub(r" (?=\d)", GLUE, sentence) for sentence in found]
    return [Text(fill(sentence, scene.width, initial_indent="  ", subsequent_indent="      ",
                      break_on_hyphens=False).replace(GLUE, " ")) for sentence in glued]


def in_force(scene: Scene) -> list[Text]:
    """PB-7, PB-22, PB-36: the active card, what is on and for how long, what is out of order, the tokens left."""
    language, view = scene.language, scene.view
    say, found = language.say, []
    on = [switched_on(scene, view[kind]) for kind in ("camera", "tower") if view[kind]["device"]]
    on += card_holds(scene, view["active"]) if view["active"] else []
    if on:
        found.append(headed(scene, "prison_break-terminal-in-force", joined(scene, on)))
    if view["out_of_order"]:
        broken = [language.name(scene.game, "device", device) for device in view["out_of_order"]]
        found.append(headed(scene, "prison_break-terminal-out-of-order", ", ".join(broken)))
    if view["stage"] == "plan":
        left = int(content_of("pieces")["route_tokens"]) - len(view["route"])
        found.append(say("prison_break-terminal-route-left", tokens=left))
    return lines(scene, found)


def headed(scene: Scene, key: str, things: str) -> str:
    """A heading and what stands under it, which may be long: as a param of the sentence it would be cut short."""
    return f"{scene.language.say(key)} {things}"


def joined(scene: Scene, things: list[str]) -> str:
    """Things with commas of their own, set off from each other as the language does it."""
    say = scene.language.say
    return reduce(lambda first, second: say("prison_break-terminal-and", first=first, second=second), things)


def card_holds(scene: Scene, key: str) -> list[str]:
    """PB-7: what the active card forbids; a light it turned on is told as such, by whoever has moved it since."""
    say, name = scene.language.say, scene.language.name
    card = next(card for card in content_of("cards")["handicaps"] if card["key"] == key)
    held: list[str] = []
    for verb, *numbers in card["effects"]:
        if verb == "riot":
            zone = content_of("board")["zones"][numbers[0] - 1]["key"]
            held.append(say("prison_break-terminal-riot", place=name(scene.game, "place", zone)))
        elif verb in HOLDING:
            held.append(say(HOLDING[verb]))
    return [say("prison_break-terminal-until-card", thing=thing) for thing in held]


def card_told(scene: Scene, card: str) -> str:
    """PB-7: a card and what it does."""
    name = scene.language.name(scene.game, "card", card)
    return scene.language.say("prison_break-terminal-card", card=name, cardKey=card)


def switched_on(scene: Scene, on: dict[str, Any]) -> str:
    """PB-36: a camera or tower; Bellick's with the turns it has been on, of those it may be."""
    name = scene.language.name(scene.game, "device", on["device"])
    if on["by"] != "bellick":
        return scene.language.say("prison_break-terminal-until-card", thing=name)
    days = scene.view["options"]["watch_days"]
    return scene.language.say("prison_break-terminal-on-for", device=name, turns=on["turns"], days=days)


def people(scene: Scene) -> list[Text]:
    """One line for each player, marked when he is asked: whom he plays, and what those carry."""
    found = []
    for seat, player in enumerate(scene.names):
        mark = "> " if f"p{seat}" in scene.view["waiting"] else "  "
        played = [carrying(scene, figure, one) for figure, one in scene.view["figures"].items()
                  if one["seat"] == f"p{seat}"]
        if scene.view["bellick"] == f"p{seat}":
            played.append(scene.language.say("prison_break-board-bellick"))
        heading = scene.language.say("prison_break-terminal-player", name=player)
        found.append(f"{mark}{heading} {', '.join(played)}".rstrip())
    return lines(scene, found)


def carrying(scene: Scene, figure: str, one: dict[str, Any]) -> str:
    """A figure's name, mark, objects, tools and kept chances, and whether it misses a turn."""
    name = scene.language.name
    things = [name(scene.game, "object", thing) for thing in one["objects"]]
    things += [name(scene.game, "tool", tool) for tool in one["tools"]]
    things += [name(scene.game, "card", card) for card in one["chances"]]
    things += [scene.language.say("prison_break-terminal-loses-turn")] if one["loses_turn"] else []
    text = f"{name(scene.game, 'figure', figure)} [{MARKS[figure]}]"
    return f"{text} ({', '.join(things)})" if things else text


def things(scene: Scene) -> list[Text]:
    """PB-5, PB-13, PB-30: what the signs of the plan hide: bribes, which tool is where, what lies about or was seen."""
    view, found = scene.view, []
    if view["guards"]:
        found.append(headed(scene, "prison_break-terminal-guards", placed(scene, list(view["guards"].items()))))
    tools = [(square, tool) for tool, square in view["tools"].items() if square]
    if tools:
        heading = "prison_break-terminal-tools" if view["stage"] == "plan" else "prison_break-terminal-tools-later"
        found.append(headed(scene, heading, placed(scene, tools, "tool")))
    if view["lying"]:
        lying = [(square, thing) for thing, square in view["lying"].items()]
        found.append(headed(scene, "prison_break-terminal-lying", placed(scene, lying)))
    seen = [(square, token["object"]) for square, token in view["tokens"].items() if token["object"]]
    if seen:
        found.append(headed(scene, "prison_break-terminal-seen", placed(scene, seen)))
    return lines(scene, found)


def placed(scene: Scene, found: list[tuple[str, str]], kind: str = "object") -> str:
    """Squares, each with what lies there or what its guard falls for."""
    name = scene.language.name
    return ", ".join(f"{name(scene.game, 'square', square)} ({name(scene.game, kind, thing)})"
                     for square, thing in found)


def secrets(scene: Scene) -> list[Text]:
    """PB-2, PB-30: what the outsiders ask for; the plan, for those who know it, else every plan that fits."""
    say, view, found = scene.language.say, scene.view, []
    asked = wishes(scene) if view["wish"] is not None and view["stage"] == "recruiting" else ""
    if asked:
        found.append(headed(scene, "prison_break-terminal-wishes", asked))
    if view["card"] is not None and view["dealt"] == 2:
        found += known_plan(scene)
    elif view["announced"]:
        found.append(say("prison_break-terminal-fitting"))
        found += [f"  {plan_of(scene, card)}" for card in view["fitting"]]
    kept = [card for one in view["figures"].values() if one["seat"] == view["seat"] for card in one["chances"]]
    found += [card_told(scene, card) for card in dict.fromkeys(kept)]
    if view["hopeless"]:
        found.append(say("prison_break-terminal-hopeless"))
    return lines(scene, found)


def known_plan(scene: Scene) -> list[str]:
    """PB-6, PB-19: two plans to choose from, Michael's own while people are recruited, then all there is to do."""
    say, view = scene.language.say, scene.view
    if view["phase"] == "keep_plan":
        plans = enumerate([view["card"], view["other"]], 1)
        return [line for number, card in plans
                for line in (f"{say('prison_break-terminal-plan-choice', number=number)} {plan_of(scene, card)}",
                             f"  {told(scene, 'escape', card)}")]
    if view["stage"] != "plan":
        return [headed(scene, "prison_break-terminal-plan-secret", plan_of(scene, view["card"]))]
    card = card_of(view["card"])
    title = say("prison_break-terminal-plan", plan=scene.language.name(scene.game, "escape", view["card"]))
    return [title, "  " + told(scene, "escape", view["card"]),
            "  " + headed(scene, "prison_break-terminal-plan-route", route_of(scene, card)),
            "  " + lincoln_told(scene), "  " + device_told(scene, card["device"])]


def lincoln_told(scene: Scene) -> str:
    """PB-20: with the team, or where he is."""
    lincoln, say = scene.view["figures"]["lincoln"], scene.language.say
    if lincoln["seat"] is not None:
        return say("prison_break-terminal-plan-lincoln-here")
    square = scene.language.name(scene.game, "square", lincoln["square"])
    return say("prison_break-terminal-plan-lincoln", square=square)


def device_told(scene: Scene, key: str) -> str:
    """PB-22: out of order, or with which tool it is to be done, and who has the tool or where it lies."""
    say, name, view = scene.language.say, scene.language.name, scene.view
    device = name(scene.game, "device", key)
    if key in view["out_of_order"]:
        return say("prison_break-terminal-plan-device-done", device=device)
    tool = "pliers" if key.startswith("camera") else "breaker"
    where = [name(scene.game, "figure", figure) for figure, one in view["figures"].items() if tool in one["tools"]]
    where += [name(scene.game, "square", square) for square in [view["tools"][tool]] if square]
    return say("prison_break-terminal-plan-device", device=device, tool=name(scene.game, "tool", tool),
               where=", ".join(where) or "–")


def wishes(scene: Scene) -> str:
    """PB-2: each announced outsider and his object, but for those who have theirs."""
    name, face = scene.language.name, int(scene.view["wish"]) - 1
    return ", ".join(f"{name(scene.game, 'figure', one['key'])} ({name(scene.game, 'object', one['wishes'][face])})"
                     for one in content_of("pieces")["outsiders"]
                     if one["key"] in scene.view["announced"] and one["key"] not in scene.view["joined"])


def plan_of(scene: Scene, key: str) -> str:
    """PB-6: the route with the places that are marked, and the device."""
    name = scene.language.name
    card = card_of(key)
    people = [name(scene.game, "figure", outsider) for outsider in card["outsiders"]]
    about = [", ".join(people), route_of(scene, card), name(scene.game, "device", card["device"])]
    return f"{name(scene.game, 'escape', key)} ({' / '.join(about)})"


def card_of(key: str) -> dict[str, Any]:
    """PB-6: an escape card as the content has it, by its key."""
    card: dict[str, Any] = next(card for card in content_of("escapes")["cards"] if card["key"] == key)
    return card


def route_of(scene: Scene, card: dict[str, Any]) -> str:
    """PB-21: the places of a route, those with a token marked as on the plan."""
    marks = dict.fromkeys(scene.view["route"], "\u00a0x")
    return ", ".join(scene.language.name(scene.game, "place", place) + marks.get(place, "") for place in card["route"])
