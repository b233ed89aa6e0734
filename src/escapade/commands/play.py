"""`escapade play`: a match in the terminal, with people and bots."""

from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import (
    BAD_USAGE,
    FAILED,
    LanguageOption,
    OptionsOption,
    PackOption,
    SeatsOption,
    SeedOption,
    choose_language,
    complain,
    draw_seed,
    politely,
    read_option_list,
)
from escapade.core.game import Game
from escapade.core.option import people_option
from escapade.games import load_with
from escapade.language.sentences import Language
from escapade.terminal.answers import PROMPT, Leave, answer
from escapade.terminal.keeping import check_place, place, write_record
from escapade.terminal.menu import choose_game, choose_seats
from escapade.terminal.rematch import free_place, is_wanted
from escapade.terminal.screen import EndOfInput, Screen
from escapade.terminal.seating import people_first, say_of_people, seat_kinds, sit_down, usual_seats
from escapade.terminal.session import Session, Settings

GameArgument = Annotated[str | None, typer.Argument(help="cli-about-game", metavar="GAME")]
DelayOption = Annotated[float, typer.Option("--delay", min=0.0, max=10.0, help="cli-about-delay")]
ForcedOption = Annotated[bool, typer.Option("--auto-forced/--no-auto-forced", help="cli-about-auto-forced")]
SaveOption = Annotated[Path | None, typer.Option("--save", help="cli-about-save")]


@politely
def play(game: GameArgument = None, *, seats: SeatsOption = None, seed: SeedOption = None,
         option: OptionsOption = None, language: LanguageOption = None, pack: PackOption = None,
         delay: DelayOption = 0.4, auto_forced: ForcedOption = True, save: SaveOption = None) -> None:
    """A match at this keyboard; what was not said is asked for on a terminal."""
    speech = choose_language(language)
    if save is not None:
        check_place(save)
    screen = Screen()
    try:
        key = game if game is not None else ask_game(screen, speech)
        wanted, content = read_option_list(option, speech), Path(pack) if pack is not None else None
        loaded = load_with(key, wanted, content)
        kinds = seats_asked(screen, speech, loaded, seats)
        if people_option(loaded.option_table) not in wanted:
            kinds = people_first(loaded, kinds)
            said = say_of_people(loaded, kinds)
            loaded = load_with(key, said | wanted, content) if said else loaded
        sitters = sit_down(loaded, kinds, speech)
        session = Session(loaded, sitters, draw_seed(seed, speech), screen, speech,
                          Settings(delay=delay, auto_forced=auto_forced), answer)
    except EndOfInput:
        raise typer.Exit(FAILED) from None
    kept = save
    while run(session, kept):
        session, kept = session.again(draw_seed(None, speech)), None if save is None else free_place(save)


def ask_game(screen: Screen, language: Language) -> str:
    """The game that was not named: asked for on a terminal, bad usage elsewhere."""
    if not screen.interactive:
        complain(language.say("cli-which-game"))
        raise typer.Exit(BAD_USAGE)
    return choose_game(screen, language)


def seats_asked(screen: Screen, language: Language, game: Game, seats: str | None) -> list[str]:
    """Who sits where: as named, else asked for on a terminal, else one person against bots."""
    if seats is not None:
        return seat_kinds(seats)
    return choose_seats(screen, language, game) if screen.interactive else usual_seats(game)


def run(session: Session, save: Path | None) -> bool:
    """Play, and keep the record if asked, also when Ctrl-C ends it; whether people at a terminal want another match.

    A script that ends too early has failed.
    """
    try:
        session.run()
    except Leave:
        offer_to_save(session, save)
        return False
    except EndOfInput:
        keep(session, save)
        complain(session.language.say("cli-input-ended"))
        raise typer.Exit(FAILED) from None
    except KeyboardInterrupt:
        keep(session, save)
        raise
    keep(session, save)
    return session.screen.interactive and is_wanted(session)


def keep(session: Session, save: Path | None) -> None:
    """Write the record where `--save` says; a file that cannot be written is a failure."""
    if save is not None and not write_record(session, save):
        raise typer.Exit(FAILED)


def offer_to_save(session: Session, save: Path | None) -> None:
    """Ask for a file name on a terminal, unless one is known."""
    if save is not None or not session.screen.interactive:
        keep(session, save)
        return
    session.screen.print(session.language.say("cli-save-offer"))
    while True:
        try:
            name = session.screen.ask(PROMPT)
        except EndOfInput:
            return
        if not name or write_record(session, place(name)):
            return
