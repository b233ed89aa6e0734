"""Which games, options and seats the conformance tests run on; derived from each game's own tables."""

import json
from dataclasses import dataclass
from functools import cache, lru_cache

from escapade.core.game import Game
from escapade.core.option import CHOICE, FLAG, Option
from escapade.games import REGISTRY, load_with

POCKET = "tests.pocket.load"
ENDLESS = 1_000_000
FEW_ROUNDS = 3


@dataclass(frozen=True)
class Case:
    """One loaded game and a number of seats."""

    key: str
    seats: int
    options: dict[str, object]

    def __hash__(self) -> int:
        return hash(self.name())

    def name(self) -> str:
        """A name for test reports, made of what differs from the defaults."""
        changed = ",".join(f"{name}={json.dumps(value)}".replace('"', "") for name, value in self.options.items())
        return f"{self.key}-{self.seats}-{changed or 'defaults'}"

    @property
    def game(self) -> Game:
        """The game as loaded; the same object each time, so that walks can be shared."""
        return loaded(self)


@lru_cache(maxsize=64)
def loaded(case: Case) -> Game:
    """Load the game of a case once."""
    return load_with(case.key, dict(case.options))


def register_pocket() -> None:
    """Put the test-only game into the registry of this process."""
    REGISTRY["pocket"] = POCKET


@cache
def all_cases() -> list[Case]:
    """Every game × option set × seats. A game that cannot be loaded still gets a case, which then fails."""
    cases: list[Case] = []
    for key in REGISTRY:
        try:
            game = load_with(key, {})
        except Exception:
            cases.append(Case(key, 2, {}))
            continue
        cases += [Case(key, seats, options) for options in short_sets(game) for seats in some_seats(game, options)]
    return cases


@cache
def chosen_cases() -> frozenset[Case]:
    """Each option set with the fewest seats that have company, and each game with the most: all rules, a third of the
    time.
    """
    chosen = []
    for key in {case.key for case in all_cases()}:
        cases = [case for case in all_cases() if case.key == key]
        few, most = min(case.seats for case in cases if case.seats > 1), max(case.seats for case in cases)
        usual = cases[0].options
        chosen += [case for case in cases if case.seats == few or (case.seats == most and case.options == usual)]
    return frozenset(chosen)


def short_sets(game: Game) -> list[dict[str, object]]:
    """The option sets; where matches played at random would go on for ever, with few rounds."""
    sets = option_sets(game.option_table)
    if game.traits.longest_match < ENDLESS:
        return sets
    return [{"round_limit": FEW_ROUNDS, **options} for options in sets]


def some_seats(game: Game, options: dict[str, object]) -> list[int]:
    """Every number of seats with the usual options; with others, for a long game, the fewest and the most."""
    is_usual = game.traits.longest_match < ENDLESS or options == {"round_limit": FEW_ROUNDS}
    return list(game.seats) if is_usual else [game.seats[0], game.seats[-1]]


def option_sets(table: list[Option]) -> list[dict[str, object]]:
    """The defaults; then each option changed alone, numbers to their low end so that long games get short."""
    return [{}] + [{option.name: value} for option in table for value in other_values(option)]


def other_values(option: Option) -> list[object]:
    """The values worth a run of their own, without the default."""
    if option.type_name == FLAG:
        values = [0, 1]
    elif option.type_name == CHOICE:
        values = list(range(len(option.choices)))
    else:
        values = [option.low]
    return [option.write(value) for value in values if value != option.default]
