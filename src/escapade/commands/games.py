"""`escapade games`: what can be played, with how many, with which options."""

import json
from typing import Any

import typer

from escapade.bots import roster
from escapade.commands.common import JsonOption, LanguageOption, choose_language, politely
from escapade.core.game import Game
from escapade.games import games, load
from escapade.language.sentences import Language
from escapade.terminal.screen import Screen


@politely
def list_games(*, as_json: JsonOption = False, language: LanguageOption = None) -> None:
    """Every game with its players and options, for people or as JSON."""
    speech = choose_language(language)
    found = [about(load(key), speech) for key in games()]
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for game in found:
        show(screen, speech, game)


def about(game: Game, language: Language) -> dict[str, Any]:
    """What a list of games tells about one, ready for JSON."""
    options = [{"name": option.name, "type": option.type_name, "range": option.range_text(),
                "default": option.write(option.default), "rule": option.rule,
                "title": language.say(f"{game.key}-option-{option.name}"),
                "help": language.say(f"{game.key}-option-{option.name}-help")} for option in game.option_table]
    return {"key": game.key, "title": language.title(game), "tagline": language.say(f"{game.key}-tagline"),
            "version": game.version, "seats": {"min": game.seats[0], "max": game.seats[-1]},
            "cooperative": game.traits.cooperative, "hidden_information": game.traits.hidden_information,
            "options": options,
            "bots": [{"name": name, "about": language.bot(game, name)} for name in roster.names(game.key)]}


def show(screen: Screen, language: Language, game: dict[str, Any]) -> None:
    """The same as lines: title and players, what each bot does, then each option as it is typed, with its rule."""
    seats = language.say("cli-games-players", low=game["seats"]["min"], high=game["seats"]["max"])
    screen.print(f"{game['key']}  {game['title']} ({seats})", "bold")
    screen.print(f"  {game['tagline']}")
    for bot in game["bots"]:
        screen.print(f"  {bot['name']}  {bot['about']}")
    for option in game["options"]:
        value = json.dumps(option["default"])
        screen.print(f"  --option {option['name']}={value}  {option['range']}  [{option['rule']}]")
        screen.print(f"      {option['title']}. {option['help']}")
