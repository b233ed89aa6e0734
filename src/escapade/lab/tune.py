"""Settings of a game that bring it where its designer wants it: searched for, or tried one by one."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from types import ModuleType

from escapade.core.errors import BadInput, Missing
from escapade.lab.knobs import Knob, Number, Setting, make_pack, standing
from escapade.lab.portrait import portrait_of
from escapade.play.seeds import Seed
from escapade.sim.again import as_option
from escapade.sim.batch import Crew, company, run
from escapade.sim.stats import Z95, Totals, wilson

WIN, ROUNDS, EVEN = "win", "rounds", "even"
GOALS = (WIN, ROUNDS, EVEN)
GOAL = re.compile(rf"(?P<name>{'|'.join(GOALS)})=(?P<low>\d+(?:\.\d+)?)(?:\.\.(?P<high>\d+(?:\.\d+)?))?")


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
    """One setting that was tried: the knobs, what they gave, how sure that is, and how far each goal was missed."""

    settings: dict[str, object]
    values: dict[str, float]
    misses: dict[str, float]
    reaches: dict[str, float] = field(default_factory=dict)
    """Half of the 95 % interval of each value."""

    def order(self) -> list[tuple[int, str]]:
        """What trials of the same knobs are sorted by: numbers by size, texts by their letters."""
        return [(value if isinstance(value, int) else 0, str(value)) for value in self.settings.values()]

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
    """The knobs that are turned, and what for."""

    knobs: Sequence[Knob]
    goals: Sequence[Goal]
    rest: Knob | None = None
    """The one that takes what the others of its file leave, so that their sum stays."""

    def __post_init__(self) -> None:
        """Two goals for one measure, or two ranges for one number, would leave open which is meant."""
        rest = [self.rest] if self.rest is not None else []
        for option, names in (("--number", [knob.label for knob in [*self.knobs, *rest]]),
                              ("--goal", [goal.name for goal in self.goals])):
            refuse_twice(option, names)
        if self.rest is not None and not any(knob.file == self.rest.file for knob in self.knobs if knob.file):
            raise BadInput("input.tune_rest", {"path": self.rest.label})

    def numbers(self) -> list[Number]:
        """The knobs that are to be found."""
        return [knob for knob in self.knobs if isinstance(knob, Number)]

    def turned(self) -> list[Knob]:
        """All knobs that a setting turns, the one that takes the rest at the end."""
        return [*self.knobs, *([self.rest] if self.rest is not None else [])]


def refuse_twice(option: str, names: Sequence[str]) -> None:
    """BadInput if a name is given twice."""
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadInput("input.tune_twice", {"option": option, "name": twice})


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
    """Search for settings, all on the same dice; the search learns from each. Packs go to `folder`.

    Whatever is asked for wrongly is refused before a match is played.
    """
    library = optuna()
    check_ends(task, wanted, folder)
    sampler = library.samplers.TPESampler(seed=int(task.seed) % (1 << 32))
    study = library.create_study(directions=["minimize"] * len(wanted.goals), sampler=sampler)
    done: dict[tuple[object, ...], Trial] = {}
    for _ in range(trials):
        asked = study.ask()
        setting = with_rest(task, wanted, {number.label: asked.suggest_int(number.label, number.low, number.high)
                                           for number in wanted.numbers()})
        key = tuple(setting.values())
        if key not in done:
            done[key] = attempt(task, wanted, setting, folder)
            if told is not None:
                told(done[key])
        study.tell(asked, list(done[key].misses.values()))
    return list(done.values())


def try_all(task: Task, wanted: Wanted, tries: Iterable[Setting], folder: Path,
            told: Callable[[Trial], object] | None = None) -> list[Trial]:
    """Play with each of these settings, all on the same dice; knobs that one leaves alone stand as they did."""
    before = as_given(task, wanted.knobs)
    settings = [{**before, **setting} for setting in tries]
    refuse_twice("--try", [", ".join(as_option(*item) for item in setting.items()) for setting in settings])
    for setting in settings:
        check(task, wanted, setting, folder)
    done = []
    for setting in settings:
        done.append(attempt(task, wanted, setting, folder))
        if told is not None:
            told(done[-1])
    return done


def as_given(task: Task, knobs: Sequence[Knob]) -> dict[str, object]:
    """Where knobs stand before anybody turns them; BadInput for an option or a figure that there is not."""
    game, _ = company(task.game, task.options, task.bots, task.pack)
    unknown = next((knob.label for knob in knobs if not knob.file and knob.label not in game.options), None)
    if unknown is not None:
        raise BadInput("input.unknown_option", {"option": unknown, "known": ", ".join(game.options)})
    return {knob.label: standing(task.game, task.pack, knob) if knob.file else game.options[knob.label]
            for knob in knobs}


def with_rest(task: Task, wanted: Wanted, numbers: dict[str, int]) -> dict[str, object]:
    """A whole setting: the rest is what these numbers leave of what they and it stood at together."""
    if wanted.rest is None:
        return {**numbers}
    left = standing(task.game, task.pack, wanted.rest)
    for knob in wanted.knobs:
        if knob.file == wanted.rest.file and knob.label in numbers:
            left += standing(task.game, task.pack, knob) - numbers[knob.label]
    return {**numbers, wanted.rest.label: left}


def check_ends(task: Task, wanted: Wanted, folder: Path) -> None:
    """Both ends of every range can be played, each alone and all together where one knob takes what they leave: nobody
    learns after an hour that the last value is none.
    """
    numbers = wanted.numbers()
    ends = [{number.label: value} for number in numbers for value in (number.low, number.high)]
    if wanted.rest is not None:
        ends += [{number.label: number.low for number in numbers}, {number.label: number.high for number in numbers}]
    for end in ends:
        check(task, wanted, with_rest(task, wanted, end), folder)


def check(task: Task, wanted: Wanted, setting: Setting, folder: Path) -> None:
    """BadInput for a setting that cannot be played."""
    options, pack = laid_out(task, wanted, setting, folder)
    company(task.game, options, task.bots, pack)


def laid_out(task: Task, wanted: Wanted, setting: Setting, folder: Path) -> tuple[dict[str, object], Path | None]:
    """The options and the pack of a setting."""
    knobs = [knob for knob in wanted.turned() if knob.label in setting]
    options = task.options | {knob.label: setting[knob.label] for knob in knobs if not knob.file}
    return options, make_pack(task.game, task.pack, knobs, setting, folder)


def attempt(task: Task, wanted: Wanted, setting: Setting, folder: Path) -> Trial:
    """Play with one setting."""
    options, pack = laid_out(task, wanted, setting, folder)
    totals = run(task.game, options, task.bots, task.matches, task.seed, task.workers, pack=pack)
    values = measured(totals)
    misses = {goal.name: goal.miss(values[goal.name]) for goal in wanted.goals}
    return Trial({**setting}, values, misses, sure(totals))


def trade_offs(trials: Sequence[Trial]) -> list[Trial]:
    """The trials that no other beats in every goal at once, those that miss least in all first.

    Points of win rate and rounds do not add up: each goal is measured by the worst miss of it among all trials.
    """
    kept = [trial for trial in trials if not any(beats(other, trial) for other in trials)]
    worst = {name: max(trial.misses[name] for trial in trials) or 1.0 for name in trials[0].misses}
    return sorted(kept, key=lambda trial: (sum(miss / worst[name] for name, miss in trial.misses.items()),
                                           trial.order()))


def beats(one: Trial, other: Trial) -> bool:
    """Whether one trial misses no goal by more than the other, and some by less."""
    pairs = [(one.misses[name], other.misses[name]) for name in one.misses]
    return all(mine <= theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs)
