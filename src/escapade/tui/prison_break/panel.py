"""Below the plan: guilt and days as bars, what is in force, who carries what, and what the viewer knows."""

from textwrap import fill
from typing import Any

from rich.text import Text

from escapade.tui.paint import bright
from escapade.tui.prison_break.blueprint import ALARM, LINE, MARKS
from escapade.tui.prison_break.content import content_of
from escapade.tui.scene import Scene

BAR = 30


def bars(scene: Scene) -> list[Text]:
    """PB-5: guilt and days, thirty marks each."""
    say = scene.language.say
    return [bar(scene, say("cli-prison_break-guilt"), int(scene.view["guilt"]), ALARM),
            bar(scene, say("cli-prison_break-days"), int(scene.view["day"]), LINE)]


def bar(scene: Scene, name: str, value: int, color: str) -> Text:
    """A name, a row of marks, a number."""
    full, empty = ("#", "-") if scene.plain else ("█", "░")
    marks = full * value + empty * (BAR - value)
    return Text.assemble(f"  {name:<13}", (marks, "" if scene.plain else bright(color)), f" {value}/{BAR}")


def lines(scene: Scene, found: list[str]) -> list[Text]:
    """Sentences, each set off from the margin, and what goes on in a further line set off once more."""
    return [Text(fill(sentence, scene.width, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False))
            for sentence in found]


def in_force(scene: Scene) -> list[Text]:
    """PB-7, PB-22, PB-36: the active card, what is on and for how long, what is out of order, the tokens left."""
    language, view = scene.language, scene.view
    say, found = language.say, []
    on = [switched_on(scene, view[kind]) for kind in ("camera", "tower") if view[kind]["device"]]
    if view["active"]:
        found.append(card_told(scene, view["active"]))
    if on:
        found.append(say("cli-prison_break-in-force", things="; ".join(on)))
    if view["out_of_order"]:
        broken = [language.name(scene.game, "device", device) for device in view["out_of_order"]]
        found.append(say("cli-prison_break-out-of-order", devices=", ".join(broken)))
    if view["stage"] == "plan":
        left = int(content_of("pieces")["route_tokens"]) - len(view["route"])
        found.append(say("cli-prison_break-route-left", tokens=left))
    return lines(scene, found)


def card_told(scene: Scene, card: str) -> str:
    """PB-7: a card and what it does."""
    return scene.language.say("cli-prison_break-card", card=scene.language.name(scene.game, "card", card), cardKey=card)


def switched_on(scene: Scene, on: dict[str, Any]) -> str:
    """PB-36: a camera or tower; Bellick's with the turns it has been on, of those it may be."""
    name = scene.language.name(scene.game, "device", on["device"])
    if on["by"] != "bellick":
        return name
    days = scene.view["options"]["watch_days"]
    return scene.language.say("cli-prison_break-on-for", device=name, turns=on["turns"], days=days)


def people(scene: Scene) -> list[Text]:
    """Who plays whom, and what they carry."""
    found = []
    for seat, player in enumerate(scene.names):
        mark = "> " if f"p{seat}" in scene.view["waiting"] else "  "
        played = [carrying(scene, figure, one) for figure, one in scene.view["figures"].items()
                  if one["seat"] == f"p{seat}"]
        if scene.view["bellick"] == f"p{seat}":
            played.append(scene.language.say("cli-prison_break-bellick"))
        found.append(mark + scene.language.say("cli-prison_break-player", name=player, figures="; ".join(played)))
    return lines(scene, found)


def carrying(scene: Scene, figure: str, one: dict[str, Any]) -> str:
    """A figure's name, mark, objects, tools and kept chances, and whether it misses a turn."""
    name = scene.language.name
    things = [name(scene.game, "object", thing) for thing in one["objects"]]
    things += [name(scene.game, "tool", tool) for tool in one["tools"]]
    things += [name(scene.game, "card", card) for card in one["chances"]]
    things += [scene.language.say("cli-prison_break-loses-turn")] if one["loses_turn"] else []
    text = f"{name(scene.game, 'figure', figure)} [{MARKS[figure]}]"
    return f"{text} ({', '.join(things)})" if things else text


def things(scene: Scene) -> list[Text]:
    """PB-5, PB-13, PB-30: what the signs of the plan hide: bribes, which tool is where, what lies about or was seen."""
    say, view, found = scene.language.say, scene.view, []
    if view["guards"]:
        found.append(say("cli-prison_break-guards", things=placed(scene, list(view["guards"].items()))))
    tools = [(square, tool) for tool, square in view["tools"].items() if square]
    if tools:
        found.append(say("cli-prison_break-tools", things=placed(scene, tools, "tool")))
    if view["lying"]:
        lying = [(square, thing) for thing, square in view["lying"].items()]
        found.append(say("cli-prison_break-lying", things=placed(scene, lying)))
    seen = [(square, token["object"]) for square, token in view["tokens"].items() if token["object"]]
    if seen:
        found.append(say("cli-prison_break-seen", things=placed(scene, seen)))
    return lines(scene, found)


def placed(scene: Scene, found: list[tuple[str, str]], kind: str = "object") -> str:
    """Squares, each with what lies there or what its guard falls for."""
    name = scene.language.name
    return ", ".join(f"{name(scene.game, 'square', square)} ({name(scene.game, kind, thing)})"
                     for square, thing in found)


def secrets(scene: Scene) -> list[Text]:
    """PB-2, PB-30: what the outsiders ask for; the plan, for those who know it, else every plan that fits."""
    say, view, found = scene.language.say, scene.view, []
    if view["wish"] is not None and view["stage"] == "recruiting":
        found.append(say("cli-prison_break-wishes", wishes=wishes(scene)))
    if view["card"] is not None and view["dealt"] == 2:
        choosing = view["phase"] == "keep_plan"
        found += [say("cli-prison_break-plan", plan=plan_of(scene, card))
                  for card in ([view["card"], view["other"]] if choosing else [view["card"]])]
    elif view["announced"]:
        found.append(say("cli-prison_break-fitting"))
        found += [f"  {plan_of(scene, card)}" for card in view["fitting"]]
    found += [card_told(scene, card) for one in view["figures"].values() if one["seat"] == view["seat"]
              for card in one["chances"]]
    if view["hopeless"]:
        found.append(say("cli-prison_break-hopeless"))
    return lines(scene, found)


def wishes(scene: Scene) -> str:
    """PB-2: each announced outsider and his object, but for those who have theirs."""
    name, face = scene.language.name, int(scene.view["wish"]) - 1
    return ", ".join(f"{name(scene.game, 'figure', one['key'])} ({name(scene.game, 'object', one['wishes'][face])})"
                     for one in content_of("pieces")["outsiders"]
                     if one["key"] in scene.view["announced"] and one["key"] not in scene.view["joined"])


def plan_of(scene: Scene, key: str) -> str:
    """PB-6: the route with the places that are marked, and the device."""
    name = scene.language.name
    card = next(card for card in content_of("escapes")["cards"] if card["key"] == key)
    places = [name(scene.game, "place", place) + (" x" if place in scene.view["route"] else "")
              for place in card["route"]]
    people = [name(scene.game, "figure", outsider) for outsider in card["outsiders"]]
    parts = [", ".join(people), ", ".join(places), name(scene.game, "device", card["device"])]
    return f"{name(scene.game, 'escape', key)} ({' / '.join(parts)})"
