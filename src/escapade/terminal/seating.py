"""Who sits where: people and bots, as `--seats human,greedy,random` names them."""

from dataclasses import dataclass

from escapade.bots import roster
from escapade.bots.base import Bot
from escapade.core.errors import BadInput
from escapade.core.game import Game
from escapade.core.option import people_option
from escapade.language.sentences import Language

HUMAN = "human"
USUAL_SEATS = 3


@dataclass(frozen=True)
class Sitter:
    """One seat as the list of seats has it, the name it goes by, and its bot; a person has none."""

    seat: str
    name: str
    bot: Bot | None


def seat_kinds(text: str) -> list[str]:
    """`human,greedy` as a list: who takes each seat, in order."""
    return [kind.strip() for kind in text.split(",")]


def usual_seats(game: Game) -> list[str]:
    """One person against experts, at a table of three where the game allows it."""
    count = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    return [HUMAN] + [roster.usual(game.key)] * (count - 1)


def best_bot(game: Game) -> str:
    """The strongest bot that plays a game: whom people ask for a hint."""
    return roster.best(game.key)


def is_person(kind: str) -> bool:
    """Whether a seat of the list is a person's."""
    return kind.split(":", maxsplit=1)[0] == HUMAN


def bot_word(kind: str) -> str:
    """The bot that a seat of the list asks for: what stands behind a colon is a name, or how far to search."""
    word = kind.split(":", maxsplit=1)[0]
    return kind if word in roster.SEARCHES else word


def people_first(game: Game, kinds: list[str]) -> list[str]:
    """The list with people before bots, where the game has an option for how many of them have the say."""
    if people_option(game.option_table) is None:
        return kinds
    return sorted(kinds, key=lambda kind: not is_person(kind))


def say_of_people(game: Game, kinds: list[str]) -> dict[str, object]:
    """That option and the number of people; nothing where the game has none, or everybody is of one sort."""
    name, count = people_option(game.option_table), len([kind for kind in kinds if is_person(kind)])
    return {name: count} if name is not None and 0 < count < len(kinds) else {}


def sit_down(game: Game, kinds: list[str], language: Language) -> list[Sitter]:
    """Everybody in place; an unknown bot is Missing, a wrong number of seats BadInput."""
    if len(kinds) not in game.seats:
        raise BadInput("input.seats", {"game": game.key, "seats": len(kinds),
                                       "range": f"{game.seats[0]}..{game.seats[-1]}"})
    names = display_names(kinds, language)
    sitters = []
    for kind, name in zip(kinds, names, strict=True):
        sitters.append(Sitter(kind, name, None if is_person(kind) else roster.make(bot_word(kind), game)))
    return sitters


def display_names(kinds: list[str], language: Language) -> list[str]:
    """A name for every seat: `human:Anna` brings her own, bots of one kind are numbered, people too."""
    words = [bot_word(kind) for kind in kinds]
    names = []
    for seat, kind in enumerate(kinds):
        own = kind.removeprefix(words[seat]).removeprefix(":").strip()
        number = words[: seat + 1].count(words[seat])
        is_human = words[seat] == HUMAN
        base = language.say("cli-name-person") if is_human else language.say("cli-name-bot", bot=words[seat])
        names.append(own or (f"{base} {number}" if words.count(words[seat]) > 1 else base))
    return names
