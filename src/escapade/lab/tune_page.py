"""What a search for numbers found, in tables: the trade-offs, or every setting for a page that is kept."""

from collections.abc import Sequence

from escapade.lab.table import markdown
from escapade.lab.tune import EVEN, WIN, Trial
from escapade.language.sentences import Language
from escapade.sim.again import as_option, as_typed

KEYS = {WIN: "cli-tune-win", EVEN: "cli-tune-even"}
"""Goals that are shares, and are shown in percent."""


def settings_of(trial: Trial) -> str:
    """The numbers of a trial as they are typed."""
    return ", ".join(as_option(*item) for item in trial.settings.items())


def line_of(trial: Trial, language: Language) -> str:
    """One trial in a line, as it is done."""
    values = ", ".join(f"{language.say(heading(name))} {figure(trial, name)}" for name in trial.misses)
    return language.say("cli-tune-tried", settings=settings_of(trial), values=values)


def heading(name: str) -> str:
    """The key of what a goal is called."""
    return KEYS.get(name, "cli-tune-rounds")


def figure(trial: Trial, name: str) -> str:
    """What a setting gave, and how far chance may have led it astray."""
    scale = 100 if name in KEYS else 1
    return f"{scale * trial.values[name]:.1f} ± {scale * trial.reaches[name]:.1f}"


def missed(trial: Trial, name: str) -> str:
    """How far a goal was missed; a dash where it was reached."""
    return f"{(100 if name in KEYS else 1) * trial.misses[name]:.1f}" if trial.misses[name] else "–"


def table_of(trials: Sequence[Trial], language: Language, best: Sequence[Trial] = ()) -> str:
    """A row for each setting, its figures, and how far it misses each goal; those that nothing beats stand out."""
    first = trials[0]
    names = [language.say(heading(name)) for name in first.misses]
    headings = [*(f"`{name}`" for name in first.settings), *names,
                *(language.say("cli-tune-miss", goal=name) for name in names)]
    rows = []
    for one in trials:
        cells = [*map(as_typed, one.settings.values()), *(figure(one, name) for name in one.misses),
                 *(missed(one, name) for name in one.misses)]
        rows.append([f"**{cell}**" for cell in cells] if one in best else cells)
    return markdown(headings, rows, texts=0)


def verdict_of(best: Sequence[Trial], tried: int, matches: int, language: Language) -> str:
    """The setting that comes nearest, and out of how many."""
    reached = not any(best[0].misses.values())
    return language.say("cli-tune-best", reached="yes" if reached else "no", settings=settings_of(best[0]),
                        trials=tried, matches=matches)


def page_of(found: Sequence[Trial], best: Sequence[Trial], matches: int, command: str, language: Language) -> str:
    """Every setting that was tried, what it gave, and the command that finds the same again."""
    return "\n\n".join([language.say("cli-tune-about"), f"    {command}", table_of(found, language, best),
                        verdict_of(best, len(found), matches, language)])
