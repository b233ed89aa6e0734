"""Which bots there are, by name. What knows a game is found in `bots/<game>/`; nothing is listed here.

`HEURISTIC` of that folder makes the expert that greedy bots, rollouts and hints ask, `COUNTER` what counts the odds of
choices, `MANNER` is how the game is searched, `BELIEF` makes what a search concludes from what everybody saw done,
`FEATURES` writes its positions for the net that values them; where there are such, `COUNSEL` makes what its bots tell
people who ask, `TEMPER_REASONS` are what they say by their temper alone, `SIGHT` makes what comes to its levels' minds,
`SLIPS` is how often of a hundred times they slip where others do, `DEARNESS` is by how much an answer of its expert is
dearer than others', and `STUDIES` holds bots that only measurements need.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from escapade.bots import greedy, random
from escapade.bots.advice import Counsel
from escapade.bots.apart import APART, ApartBot
from escapade.bots.base import Bot, Heuristic
from escapade.bots.ismcts.bot import IsmctsBot
from escapade.bots.levels.bot import LevelBot
from escapade.bots.levels.level import EXPERT, LEVELS, MASTER, Level, level_of
from escapade.bots.levels.sight import Sight
from escapade.bots.odds import Counter
from escapade.bots.search.belief import Belief
from escapade.bots.search.bot import SearchBot
from escapade.bots.search.manner import TO_THE_END, Manner
from escapade.bots.search.patience import ENDLESS, Patience
from escapade.bots.values.features import Features
from escapade.bots.values.load import load_value
from escapade.bots.values.value import Value
from escapade.core.errors import BadInput, Missing
from escapade.core.game import Game

SEARCH = "search"
"""`search:400` is a bot that searches with so many simulations a decision."""
ISMCTS = "ismcts"
"""`ismcts:1000` is OpenSpiel's information set search with so many: a peer for measurements, which no door offers."""
SEARCHES = (SEARCH, ISMCTS)
FEWEST, MOST = 8, 1_000_000
USUAL_MANNER = Manner(careful=100, breadth=6, guard=2.0)


@cache
def folder(key: str) -> ModuleType | None:
    """What there is for the game with this key; None for a game that nobody has taught the bots."""
    name = f"escapade.bots.{key}"
    found = find_spec(name)
    is_package = found is not None and found.submodule_search_locations is not None
    return import_module(name) if is_package else None


def names(key: str | None = None) -> list[str]:
    """The names of all bots, or of those that can play the game with this key."""
    is_taught = key is None or folder(key) is not None
    return [random.NAME, greedy.NAME, *[level.name for level in LEVELS]] if is_taught else [random.NAME]


def offered(key: str) -> list[str]:
    """Those that people are offered, from the weakest up: `greedy` is what the level of an expert is."""
    return [name for name in names(key) if name != greedy.NAME]


def usual(key: str) -> str:
    """Whom people play against unless they ask for somebody else."""
    return EXPERT if EXPERT in names(key) else random.NAME


def best(key: str) -> str:
    """Whom people ask for a hint."""
    return MASTER if MASTER in names(key) else random.NAME


def heuristic(game: Game) -> Heuristic:
    """The expert of a game that has one."""
    known = folder(game.key)
    assert known is not None, f"nobody has taught the bots {game.key}"
    maker: Callable[[Game], Heuristic] = known.HEURISTIC
    return maker(game)


def manner(game: Game) -> Manner:
    """How a game that has an expert is searched."""
    found: Manner = getattr(folder(game.key), "MANNER", USUAL_MANNER)
    return found


def features(game: Game) -> Features:
    """How positions of a game are written for a net; Missing for a game that nobody has taught the bots."""
    maker: Callable[[Game], Features] | None = getattr(folder(game.key), "FEATURES", None)
    if maker is None:
        raise Missing("missing.value", {"game": game.key})
    return maker(game)


@lru_cache(maxsize=16)
def value(game: Game) -> Value:
    """What positions of a game are worth; Missing for a game that nobody has taught the bots."""
    return load_value(game.key, features(game))


def search(name: str, game: Game, number: int, patience: Patience) -> SearchBot:
    """A bot that searches a game in its manner, with so many simulations."""
    how = manner(game)
    judge = None if how.depth == TO_THE_END else value(game)
    return SearchBot(name, game, heuristic(game), how, number, judge, patience, belief(game))


def belief(game: Game) -> Belief | None:
    """What a search makes of what everybody did; None where it makes nothing of it."""
    maker: Callable[[Game], Belief] | None = getattr(folder(game.key), "BELIEF", None)
    return None if maker is None else maker(game)


def counsel(game: Game) -> Counsel | None:
    """What the bots of a game tell people who ask; None where they keep it to themselves."""
    maker: Callable[[Game], Counsel] | None = getattr(folder(game.key), "COUNSEL", None)
    return None if maker is None else maker(game)


def counter(game: Game) -> Counter | None:
    """What can be counted about the choices of a game; None for one that nobody has taught the bots."""
    maker: Callable[[Game], Counter] | None = getattr(folder(game.key), "COUNTER", None)
    return None if maker is None else maker(game)


def dearness(game: Game) -> float:
    """By how much an answer of a game's expert takes longer than elsewhere: whoever has a budget of them gets fewer."""
    found: float = getattr(folder(game.key), "DEARNESS", 1.0)
    return found


def studies(key: str) -> dict[str, Callable[[Game], Bot]]:
    """Bots that only measurements of this game need."""
    return dict(getattr(folder(key), "STUDIES", {}))


def make(name: str, game: Game, patience: Patience = ENDLESS) -> Bot:
    """The bot with this name, ready to play a loaded game; Missing names those that can play it. `search:400` and
    `ismcts:400` are any number of simulations; patience is for those who think for people, and ends a thought sooner.
    """
    word, sign, number = name.partition(":")
    if word == ISMCTS and sign:
        return IsmctsBot(name, simulations(name, number), patience)
    if word == SEARCH and sign and greedy.NAME in names(game.key):
        return search(name, game, simulations(name, number), patience)
    if name not in names(game.key):
        raise Missing("missing.bot", {"bot": name, "game": game.key, "known": ", ".join(names(game.key))})
    level = level_of(name)
    if level is not None:
        return make_level(level, game, patience)
    return random.RandomBot() if name == random.NAME else greedy.GreedyBot(heuristic(game))


def make_level(level: Level, game: Game, patience: Patience) -> Bot:
    """A level, ready to play."""
    if level.searches:
        return search(level.name, game, manner(game).simulations, patience)
    maker: Callable[[Game], Sight] | None = getattr(folder(game.key), "SIGHT", None)
    return LevelBot(level_in(level, game), heuristic(game), Sight() if maker is None else maker(game))


def level_in(level: Level, game: Game) -> Level:
    """A level as it is in one game: in some a slip is dearer than in others."""
    share: int = getattr(folder(game.key), "SLIPS", 100)
    return Level(level.name, overlooks=level.overlooks * share // 100, rarest_word=level.rarest_word,
                 pace=level.pace, temper=level.temper)


def is_bot(name: str, key: str) -> bool:
    """Whether a bot that plays this game is meant, though its number may be a bad one."""
    word = name.partition(":")[0]
    return name in names(key) or word == ISMCTS or (word == SEARCH and greedy.NAME in names(key))


def simulations(name: str, number: str) -> int:
    """How many simulations a name asks for."""
    is_number = number.isascii() and number.isdecimal() and len(number) < len(str(MOST)) + 1
    if not is_number or not FEWEST <= int(number) <= MOST:
        raise BadInput("input.simulations", {"bot": name, "range": f"{FEWEST}..{MOST}"})
    return int(number)


def make_any(name: str, game: Game) -> Bot:
    """The same for simulations, which also know the bots that only measurements need."""
    known = studies(game.key)
    if name in known:
        return known[name](game)
    word, _, pair = name.partition(":")
    sides = counsel(game)
    if word == APART and sides is not None:
        together, _, alone = pair.partition("/")
        return ApartBot(name, sides, make(together, game), make(alone, game))
    return make(name, game)
