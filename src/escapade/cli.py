"""The `escapade` command: hangs up the commands, and speaks the language of the person who calls.

Help texts are keys of locales/<code>/cli.ftl; they are put into words when the program starts.
"""

import sys
from typing import Annotated, Any

import typer
from typer.main import get_command

from escapade import __version__, compiled
from escapade.commands import (
    analyse,
    bench,
    compare,
    content,
    copies,
    export,
    games,
    ladder,
    play,
    replay,
    report,
    serve,
    sim,
    tune,
    verify,
)
from escapade.commands.common import language_or_english
from escapade.language.sentences import Language

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None,
                  help="cli-about", context_settings={"help_option_names": ["-h", "--help"]})
contents = typer.Typer(help="cli-about-content-group", no_args_is_help=True)
benches = typer.Typer(help="cli-about-bench-group", no_args_is_help=True)

app.command("analyse", help="cli-about-analyse")(analyse.analyse)
app.command("backup", help="cli-about-backup")(copies.backup)
app.command("compare", help="cli-about-compare")(compare.compare)
app.command("export", help="cli-about-export")(export.export)
app.command("games", help="cli-about-games")(games.list_games)
app.command("ladder", help="cli-about-ladder")(ladder.ladder)
app.command("play", help="cli-about-play")(play.play)
app.command("replay", help="cli-about-replay")(replay.replay)
app.command("report", help="cli-about-report-command")(report.report)
app.command("restore", help="cli-about-restore")(copies.restore)
app.command("serve", help="cli-about-serve")(serve.serve)
app.command("sim", help="cli-about-sim")(sim.sim)
app.command("tune", help="cli-about-tune")(tune.tune)
app.command("verify", help="cli-about-verify")(verify.verify)
contents.command("check", help="cli-about-content-check")(content.check)
benches.command("engine", help="cli-about-bench-engine")(bench.engine)
app.add_typer(contents, name="content")
app.add_typer(benches, name="bench")


def show_version(wanted: bool) -> None:  # noqa: FBT001  typer calls it so
    """Print the version, and which engine runs."""
    if wanted:
        typer.echo(f"escapade {__version__} ({'compiled' if compiled() else 'interpreted'})")
        raise typer.Exit


VersionOption = Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True,
                                             help="cli-about-version")]


@app.callback(invoke_without_command=True)
def escapade(context: typer.Context, *, version: VersionOption = False) -> None:
    """Without a command: say what there is."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def put_into_words(command: Any, language: Language) -> None:
    """Replace the keys of all help texts by sentences."""
    for thing in [command, *command.params]:
        text = getattr(thing, "help", None)
        if text and text.startswith("cli-"):
            thing.help = language.say(text)
    for inner in getattr(command, "commands", {}).values():
        put_into_words(inner, language)


def language_of(arguments: list[str]) -> Language:
    """The language of the help texts: `--language` may stand anywhere."""
    for place, word in enumerate(arguments):
        if word == "--language" and place + 1 < len(arguments):
            return language_or_english(arguments[place + 1])
        if word.startswith("--language="):
            return language_or_english(word.partition("=")[2])
    return language_or_english(None)


def main(arguments: list[str] | None = None) -> None:
    """Run the command that the arguments name, with its help in the language they ask for."""
    words = sys.argv[1:] if arguments is None else arguments
    command = get_command(app)
    put_into_words(command, language_of(words))
    command(args=words, prog_name="escapade")


if __name__ == "__main__":
    main()
