"""The friendly way in: which game, how many of you, against whom."""

from textwrap import fill

from escapade.bots import roster
from escapade.core.game import Game
from escapade.games import games
from escapade.language.sentences import Language
from escapade.terminal.screen import Screen
from escapade.terminal.seating import HUMAN, usual_seats

HANGING = "     "
"""What goes on in a further line stands below its beginning, not below its number."""


def choose_game(screen: Screen, language: Language) -> str:
    """One of the games, by number; there is nothing to ask while there is only one."""
    keys = games()
    screen.print(language.say("cli-welcome"), "bold")
    for number, key in enumerate(keys, 1):
        line = language.say("cli-menu-game-line", title=language.title(key), tagline=language.say(f"{key}-tagline"))
        screen.print(fill(f"  {number}  {line}", screen.width, subsequent_indent=HANGING))
    if len(keys) == 1:
        return keys[0]
    return keys[ask_number(screen, language, language.say("cli-menu-game"), (1, len(keys), 1)) - 1]


def choose_seats(screen: Screen, language: Language, game: Game) -> list[str]:
    """How many players, how many of them people, and which bot takes the other seats."""
    usual = len(usual_seats(game))
    players = ask_number(screen, language, language.say("cli-menu-players"), (game.seats[0], game.seats[-1], usual))
    people = ask_number(screen, language, language.say("cli-menu-people"), (0, players, 1))
    bots = players - people
    return [HUMAN] * people + ([choose_bot(screen, language, game)] * bots if bots else [])


def choose_bot(screen: Screen, language: Language, game: Game) -> str:
    """One of the bots, the strongest first; an empty line means the usual one."""
    names = roster.offered(game.key)[::-1]
    for number, name in enumerate(names, 1):
        shown, about = language.say("cli-name-bot", bot=name), language.bot(game, name)
        line = language.say("cli-menu-bot-line", name=shown, about=about) if about else shown
        screen.print(fill(f"  {number}  {line}", screen.width, subsequent_indent=HANGING))
    usual = names.index(roster.usual(game.key)) + 1
    return names[ask_number(screen, language, language.say("cli-menu-bot"), (1, len(names), usual)) - 1]


def ask_number(screen: Screen, language: Language, question: str, span: tuple[int, int, int]) -> int:
    """A number from the first to the second; an empty line means the third."""
    low, high, usual = span
    while True:
        text = screen.ask(f"{question} ({low}-{high}) [{usual}] ")
        if not text:
            return usual
        if text.isascii() and text.isdecimal() and low <= int(text) <= high:
            return int(text)
        screen.print(language.say("cli-menu-range", low=low, high=high))
