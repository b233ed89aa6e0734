"""A search for numbers that bring a game to where its designer wants it: options, or figures in a pack."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

from escapade.content.read import PACK_FILE
from escapade.core.errors import BadInput, Missing
from escapade.lab.portrait import portrait_of
from escapade.play.seeds import Seed
from escapade.sim.batch import Crew, run
from escapade.sim.stats import Totals

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
    """One setting that was tried: the numbers, what they gave, and how far each goal was missed."""

    settings: dict[str, int]
    values: dict[str, float]
    misses: dict[str, float]

    def to_json(self) -> dict[str, object]:
        """The same for programs."""
        return {"settings": self.settings, "values": self.values, "misses": self.misses}


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
    if found is None or float(found["high"] or found["low"]) < float(found["low"]):
        raise BadInput("input.tune_goal", {"text": text, "goals": ", ".join(GOALS)})
    return Goal(found["name"], float(found["low"]), float(found["high"] or found["low"]))


def measured(totals: Totals) -> dict[str, float]:
    """What goals speak of: the win rate of those who play together (or of the first seat), rounds, and how far the
    luckiest seat is above the unluckiest one.
    """
    victory = portrait_of(totals.game).victory
    rates = [seat.wins / totals.matches for seat in totals.seats]
    won = totals.outcomes[victory] / totals.matches if victory else rates[0]
    mean = sum(value * count for value, count in totals.rounds.items()) / totals.matches
    return {WIN: won, ROUNDS: mean, EVEN: max(rates) - min(rates)}


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
    """Try settings, all on the same dice; the search learns from each. Packs go to `folder`."""
    library = optuna()
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


def attempt(task: Task, wanted: Wanted, settings: dict[str, int], folder: Path) -> Trial:
    """Play with one setting."""
    options = task.options | {number.label: settings[number.label] for number in wanted.numbers if not number.file}
    pack = make_pack(task, [number for number in wanted.numbers if number.file], settings, folder)
    totals = run(task.game, options, task.bots, task.matches, task.seed, task.workers, pack=pack)
    values = measured(totals)
    return Trial(settings, values, {goal.name: goal.miss(values[goal.name]) for goal in wanted.goals})


def make_pack(task: Task, numbers: Sequence[Number], settings: dict[str, int], folder: Path) -> Path | None:
    """A pack with these figures in it, laid over the one that was given; that one itself where there are none."""
    if not numbers:
        return task.pack
    # A name of its own: what is loaded is remembered by its folder.
    made = folder / "_".join(["pack", *(str(settings[number.label]) for number in numbers)])
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
    if place is None or not isinstance(content[place], int):
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
    """The trials that no other beats in every goal at once, those that miss least in all first."""
    kept = [trial for trial in trials if not any(beats(other, trial) for other in trials)]
    return sorted(kept, key=lambda trial: (sum(trial.misses.values()), list(trial.settings.values())))


def beats(one: Trial, other: Trial) -> bool:
    """Whether one trial misses no goal by more than the other, and some by less."""
    pairs = [(one.misses[name], other.misses[name]) for name in one.misses]
    return all(mine <= theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs)
