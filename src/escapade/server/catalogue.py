"""What clients are told about the games: options, shapes, bots and content, the same for everybody."""

import json
from importlib.resources import files
from typing import Any, Literal, cast

from escapade.bots import roster
from escapade.core.game import Game
from escapade.core.option import Option
from escapade.core.shape import Shape
from escapade.games import games, load_with
from escapade.language.fluent import languages
from escapade.language.phrases import phrases
from escapade.server.wire.protocol import PROTOCOL
from escapade.server.wire.protocol_http import (
    FieldInfo,
    GameInfo,
    Games,
    GameSummary,
    OptionInfo,
    Range,
    ShapeInfo,
    TraitsInfo,
)

OptionType = Literal["flag", "number", "choice"]
AdviceKind = Literal["choice", "purpose"]


def all_games(keep_days: int = 0, *, public_tables: bool = True) -> Games:
    """Every game in brief with its usual options, and the languages."""
    return Games(protocol=PROTOCOL, keep_days=keep_days, public_tables=public_tables, languages=languages(),
                 games=[GameSummary(**summary(load_with(key, {}))) for key in games()])


def summary(game: Game) -> dict[str, Any]:
    """A game as it stands on the shelf: what can be asked for, and who plays."""
    traits = game.traits
    return {
        "key": game.key, "version": game.version, "seats": Range(min=game.seats[0], max=game.seats[-1]),
        "options": [option_info(option) for option in game.option_table], "bots": roster.offered(game.key),
        "advice": advice_of(game),
        "traits": TraitsInfo(cooperative=traits.cooperative, hidden_information=traits.hidden_information,
                             parallel_decisions=traits.parallel_decisions)}


def game_info(game: Game) -> GameInfo:
    """A game, with everything a table and a board need."""
    shapes = game.shapes
    return GameInfo(
        **summary(game), phrases=[*phrases(game.key, languages()[0])],
        action_count=game.action_count, actions=shape_infos(shapes.actions.shapes),
        chances=shape_infos(shapes.chances), events=shape_infos(shapes.events),
        questions=shape_infos([phase.question for phase in shapes.phases]), reasons=shape_infos(shapes.reasons),
        labels=labels_of(game), content=content_of(game.key))


def advice_of(game: Game) -> AdviceKind | None:
    """What the bots of a game say to somebody who asks."""
    counsel = roster.counsel(game)
    return None if counsel is None else cast("AdviceKind", counsel.kind)


def option_info(option: Option) -> OptionInfo:
    """An option as the lobby shows it."""
    return OptionInfo(name=option.name, type=cast("OptionType", option.type_name), low=option.low, high=option.high,
                      choices=option.choices, default=cast("bool | int | str", option.write(option.default)),
                      rule=option.rule, counts_people=option.counts_people)


def shape_infos(shapes: list[Shape]) -> list[ShapeInfo]:
    """Shapes with their fields and rules, as clients read them."""
    return [ShapeInfo(name=shape.name, rules=shape.rules,
                      fields=[FieldInfo(name=field.name, type=field.type_name, values=field.names)
                              for field in shape.fields]) for shape in shapes]


def labels_of(game: Game) -> dict[str, dict[str, str]]:
    """What is written alike in every language, once for each type: fields repeat thousands of words."""
    shapes = game.shapes
    found: dict[str, dict[str, str]] = {}
    for shape in [*shapes.actions.shapes, *shapes.chances, *shapes.events]:
        for field in shape.fields:
            if field.labels:
                found.setdefault(field.type_name, {}).update(zip(field.names, field.labels, strict=True))
    return found


def content_of(key: str) -> dict[str, Any]:
    """The data files of a game by name: what is in the box, known to everybody."""
    folder = files("escapade.content") / key
    if not folder.is_dir():
        return {}
    return {path.name.removesuffix(".json"): json.loads(path.read_text(encoding="utf-8"))
            for path in sorted(folder.iterdir(), key=lambda path: path.name) if path.name.endswith(".json")}
