"""A search for numbers that bring a game to where its designer wants it: options, or figures in a pack."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from math import sqrt
from pathlib import Path
from types import ModuleType
from typing import Any

from escapade.content.read import PACK_FILE
from escapade.core.errors import BadInput, Missing
from escapade.lab.portrait import portrait_of
from escapade.play.seeds import Seed
from escapade.sim.batch import Crew, company, run
from escapade.sim.stats import Z95, Totals, wilson

WIN, ROUNDS, EVEN = "win", "rounds", "even"
GOALS = (WIN, ROUNDS, EVEN)
NUMBER = re.compile(r"(?:(?P<file>[a-z_]+)\.json:)?(?P<path>[a-z0-9_/]+)=(?P<low>-?\d+)\.\.(?P<high>-?\d+)")
GOAL = re.compile(rf"(?P<name>{'|'.join(GOALS)})=(?P<low>\d+(?:\.\d+)?)(?:\.\.(?P<high>\d+(?:\.\d+)?))?")


@dataclass(frozen=True)
class Number:
    """A whole number to be found: an option, or a figure in a file of the content by its path."""

    label: str
    file: str
    path: tuple[str, ...]
    low: int
    high: int


@dataclass(frozen=True)
class Goal:
    """What is wanted: a value of win rate, rounds or unevenness, or a range of it."""

    name: str
    low: float
    high: float

    def miss(self, value: float) -> float:
        """How far a value is from what is wanted; 0 within the range."""
        return max(0.0, self.low - value, value - self.high)


@dataclass(frozen=True)
class Trial:
    """One setting that was tried: the numbers, what they gave, how sure that is, and how far each goal was missed."""

    settings: dict[str, int]
    values: dict[str, float]
    misses: dict[str, float]
    reaches: dict[str, float] = field(default_factory=dict)
    """Half of the 95 % interval of each value."""

    def to_json(self) -> dict[str, object]:
        """The same for programs."""
        return {"settings": self.settings, "values": self.values, "reaches": self.reaches, "misses": self.misses}


@dataclass(frozen=True)
class Task:
    """What is tuned: a game, who plays it, and what stays as it is."""

    game: str
    bots: list[str]
    options: dict[str, object]
    pack: Path | None
    seed: Seed
    matches: int
    workers: Crew


@dataclass(frozen=True)
class Wanted:
    """The numbers to be found, and what for."""

    numbers: Sequence[Number]
    goals: Sequence[Goal]

    def __post_init__(self) -> None:
        """Two goals for one measure, or two ranges for one number, would leave open which is meant."""
        for option, names in (("--number", [number.label for number in self.numbers]),
                              ("--goal", [goal.name for goal in self.goals])):
            twice = next((name for name in names if names.count(name) > 1), None)
            if twice is not None:
                raise BadInput("input.tune_twice", {"option": option, "name": twice})


def read_number(text: str) -> Number:
    """`watch_days=0..8`, or `chapters.json:chapters/hangman/damage=1..4`."""
    found = NUMBER.fullmatch(text)
    if found is None or int(found["low"]) >= int(found["high"]):
        raise BadInput("input.tune_number", {"text": text})
    return Number(text.rpartition("=")[0], found["file"] or "", tuple(found["path"].split("/")), int(found["low"]),
                  int(found["high"]))


def read_goal(text: str) -> Goal:
    """`win=0.5`, `win=0.4..0.6`, `rounds=12`, `even=0..0.02`."""
    found = GOAL.fullmatch(text)
    wrong = BadInput("input.tune_goal", {"text": text, "goals": ", ".join(GOALS)})
    if found is None:
        raise wrong
    goal = Goal(found["name"], float(found["low"]), float(found["high"] or found["low"]))
    if goal.high < goal.low or (goal.high > 1 and goal.name != ROUNDS):
        raise wrong
    return goal


def measured(totals: Totals) -> dict[str, float]:
    """What goals speak of: the win rate of those who play together (or of the first seat), rounds, and how far the
    luckiest seat is above the unluckiest one.
    """
    victory = portrait_of(totals.game).victory
    rates = [seat.wins / totals.matches for seat in totals.seats]
    won = totals.outcomes[victory] / totals.matches if victory else rates[0]
    mean = sum(value * count for value, count in totals.rounds.items()) / totals.matches
    return {WIN: won, ROUNDS: mean, EVEN: max(rates) - min(rates)}


def sure(totals: Totals) -> dict[str, float]:
    """How far each of them may stray by chance: half of a 95 % interval."""
    matches, found = totals.matches, measured(totals)
    rates = [seat.wins / matches for seat in totals.seats]
    squares = sum(value * value * count for value, count in totals.rounds.items()) / matches
    apart = max(rates) + min(rates) - (max(rates) - min(rates)) ** 2
    low, high = wilson(round(found[WIN] * matches), matches)
    return {WIN: (high - low) / 2, ROUNDS: Z95 * sqrt(max(0.0, squares - found[ROUNDS] ** 2) / matches),
            EVEN: Z95 * sqrt(max(0.0, apart) / matches)}


def optuna() -> ModuleType:
    """The searcher; Missing, with what to install, where the extra is not there."""
    try:
        import optuna as found  # noqa: PLC0415  an extra
    except ImportError:
        raise Missing("missing.extra", {"package": "optuna", "extra": "lab"}) from None
    found.logging.set_verbosity(found.logging.ERROR)
    return found


def tune(task: Task, wanted: Wanted, trials: int, folder: Path,
         told: Callable[[Trial], object] | None = None) -> list[Trial]:
    """Try settings, all on the same dice; the search learns from each. Packs go to `folder`.

    Whatever is asked for wrongly is refused before a match is played.
    """
    library = optuna()
    check_ends(task, wanted, folder)
    sampler = library.samplers.TPESampler(seed=int(task.seed) % (1 << 32))
    study = library.create_study(directions=["minimize"] * len(wanted.goals), sampler=sampler)
    done: dict[tuple[int, ...], Trial] = {}
    for _ in range(trials):
        asked = study.ask()
        settings = {number.label: asked.suggest_int(number.label, number.low, number.high) for number in wanted.numbers}
        key = tuple(settings.values())
        if key not in done:
            done[key] = attempt(task, wanted, settings, folder)
            if told is not None:
                told(done[key])
        study.tell(asked, list(done[key].misses.values()))
    return list(done.values())


def check_ends(task: Task, wanted: Wanted, folder: Path) -> None:
    """Both ends of every range can be played: nobody learns after an hour that the last value is none."""
    for number in wanted.numbers:
        for value in (number.low, number.high):
            only = Wanted([number], wanted.goals)
            options, pack = laid_out(task, only, {number.label: value}, folder)
            company(task.game, options, task.bots, pack)


def laid_out(task: Task, wanted: Wanted, settings: dict[str, int],
             folder: Path) -> tuple[dict[str, object], Path | None]:
    """The options and the pack of a setting."""
    options = task.options | {number.label: settings[number.label] for number in wanted.numbers if not number.file}
    return options, make_pack(task, [number for number in wanted.numbers if number.file], settings, folder)


def attempt(task: Task, wanted: Wanted, settings: dict[str, int], folder: Path) -> Trial:
    """Play with one setting."""
    options, pack = laid_out(task, wanted, settings, folder)
    totals = run(task.game, options, task.bots, task.matches, task.seed, task.workers, pack=pack)
    values = measured(totals)
    return Trial(settings, values, {goal.name: goal.miss(values[goal.name]) for goal in wanted.goals}, sure(totals))


def make_pack(task: Task, numbers: Sequence[Number], settings: dict[str, int], folder: Path) -> Path | None:
    """A pack with these figures in it, laid over the one that was given; that one itself where there are none."""
    if not numbers:
        return task.pack
    # A name of its own: what is loaded is remembered by its folder.
    name = "_".join(["pack", *(f"{number.label}={settings[number.label]}" for number in numbers)])
    made = folder / re.sub(r"[^a-z0-9_=-]", "-", name)
    made.mkdir(exist_ok=True)
    about = {"key": "tuned", "game": task.game}
    (made / PACK_FILE).write_text(json.dumps(about), encoding="utf-8")
    for path in sorted(task.pack.glob("*.json")) if task.pack is not None else []:
        if path.name != PACK_FILE:
            (made / path.name).write_bytes(path.read_bytes())
    for number in numbers:
        place = made / f"{number.file}.json"
        content = json.loads(place.read_text(encoding="utf-8") if place.exists() else original(task.game, number))
        set_figure(content, number, settings[number.label])
        place.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return made


def original(game: str, number: Number) -> str:
    """A file of the game's own content."""
    try:
        return (files("escapade.content") / game / f"{number.file}.json").read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput("input.file", {"file": f"{number.file}.json", "problem": error.strerror or ""}) from None


def set_figure(content: Any, number: Number, value: int) -> None:
    """Put a figure at its path; a list is walked by place, or by the key of its entries."""
    *way, last = number.path
    for step in way:
        content = entry(content, step, number)
    place = place_of(content, last)
    if place is None or type(content[place]) is not int:  # a bool is one, too
        raise BadInput("input.tune_path", {"path": number.label, "step": last})
    content[place] = value


def entry(content: Any, step: str, number: Number) -> Any:
    """What lies one step further; BadInput where there is nothing."""
    place = place_of(content, step)
    if place is None:
        raise BadInput("input.tune_path", {"path": number.label, "step": step})
    return content[place]


def place_of(content: Any, step: str) -> Any:
    """The key or index that a step means, or None."""
    if isinstance(content, dict):
        return step if step in content else None
    if isinstance(content, list):
        if step.isdigit() and int(step) < len(content):
            return int(step)
        return next((place for place, one in enumerate(content)
                     if isinstance(one, dict) and one.get("key") == step), None)
    return None


def trade_offs(trials: Sequence[Trial]) -> list[Trial]:
    """The trials that no other beats in every goal at once, those that miss least in all first.

    Points of win rate and rounds do not add up: each goal is measured by the worst miss of it among all trials.
    """
    kept = [trial for trial in trials if not any(beats(other, trial) for other in trials)]
    worst = {name: max(trial.misses[name] for trial in trials) or 1.0 for name in trials[0].misses}
    return sorted(kept, key=lambda trial: (sum(miss / worst[name] for name, miss in trial.misses.items()),
                                           list(trial.settings.values())))


def beats(one: Trial, other: Trial) -> bool:
    """Whether one trial misses no goal by more than the other, and some by less."""
    pairs = [(one.misses[name], other.misses[name]) for name in one.misses]
    return all(mine <= theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs)
