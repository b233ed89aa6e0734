"""`escapade content check`: whether content and packs are whole."""

from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import LanguageOption, choose_language, politely
from escapade.content.read import PACK_FILE, PACK_SCHEMA, read_file
from escapade.core.game import Game
from escapade.games import games, load
from escapade.language.sentences import Language

TargetArgument = Annotated[str | None, typer.Argument(help="cli-about-content", metavar="[GAME|PACK_DIR]")]


@politely
def check(target: TargetArgument = None, *, language: LanguageOption = None) -> None:
    """Load what is to be checked: loading makes every check, and complains with file and path."""
    speech = choose_language(language)
    if target is not None and (Path(target) / PACK_FILE).is_file():
        about = read_file(Path(target) / PACK_FILE, PACK_SCHEMA)
        report(load(about["game"], Path(target)), speech)
        return
    for key in [target] if target is not None else games():
        report(load(key), speech)


def report(game: Game, language: Language) -> None:
    """One line on stdout: the game, its pack and the hash of its content."""
    typer.echo(language.say("cli-content-good", game=game.key, pack=game.source.pack, digest=game.source.digest))
