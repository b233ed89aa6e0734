"""From findings to sections: what is shown, in which order, with which words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from escapade.lab.findings import Findings, Share, Thing, name_of
from escapade.lab.page import charts
from escapade.lab.page.charts import on_any_screen
from escapade.lab.page.document import Document, Section
from escapade.lab.report import interval, mean, percent
from escapade.lab.studies.registry import Report
from escapade.lab.table import Table
from escapade.lab.warnings import warnings_of
from escapade.sim.stats import wilson

MOST_DRAWN = 16
MOST_ROWS = 120


def document_of(findings: Findings, pack: Path | None, own: Sequence[Report] = ()) -> Document:
    """The whole report, in the language of the findings; `own` are studies of the game that looked on, too."""
    say, totals = findings.language.say, findings.totals
    options = ", ".join(f"{name}={typed(value)}" for name, value in totals.options.items())
    lead = [say("cli-report-lead", matches=totals.matches, bots=", ".join(totals.bots), seed=str(totals.seed)),
            say("cli-report-options", options=options, version=totals.version)]
    sections = [*rates(findings), *course(findings), *map_of(findings, pack), *subjects(findings), rules(findings),
                *own_sections(findings, own)]
    return Document(findings.language.code, say("cli-report-title", game=findings.language.title(findings.game)), lead,
                    warnings_of(findings), sections, say("cli-report-foot"),
                    say("cli-report-table"), say("cli-report-warnings")).spoken(say("cli-report-decimal"))


def typed(value: object) -> str:
    """The value of an option as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def rates(findings: Findings) -> Iterator[Section]:
    """Who wins: by seat, by bot, by option."""
    say, totals = findings.language.say, findings.totals
    even = sum(seat.wins for seat in totals.seats) / max(1, len(totals.seats) * totals.matches)
    yield rate_section(findings, say("cli-report-seats"), "cli-sim-seat",
                       [(f"{one.label} ({bot})", one) for one, bot in zip(findings.seats, totals.bots, strict=True)],
                       even if findings.is_even() else None)
    yield from order(findings)
    if len(findings.bots) > 1:
        yield rate_section(findings, say("cli-report-bots"), "cli-sim-bot", [(one.label, one) for one in findings.bots])
    for variant in findings.variants:
        found = [(f"p{seat} ({bot})", Share(f"p{seat}", one.wins, one.shared, variant.totals.matches, one.score_mean()))
                 for seat, (bot, one) in enumerate(zip(variant.totals.bots, variant.totals.seats, strict=True))]
        yield rate_section(findings, say("cli-report-option", option=variant.label), "cli-sim-seat", found)
    ended = sorted(totals.outcomes.items(), key=lambda one: (-one[1], one[0]))
    rows = [[say(f"{totals.game}-outcome-{reason}-short"), f"{count}", percent(count / max(1, totals.matches)),
             interval(count, totals.matches)] for reason, count in ended]
    yield Section(say("cli-report-endings"), [], "", Table(
        [say("cli-sim-outcome"), say("cli-sim-matches"), say("cli-sim-share"), say("cli-sim-interval")], rows))


def order(findings: Findings) -> Iterator[Section]:
    """Who wins by the order of play, where somebody begins."""
    say, found = findings.language.say, sorted(findings.marks.order.items())
    if not found:
        return
    headings = [say(key) for key in ("cli-report-place", "cli-sim-wins", "cli-sim-win-rate", "cli-sim-interval")]
    rows = [[f"{place + 1}", f"{tally.wins}", percent(tally.rate()), interval(tally.wins, tally.units)]
            for place, tally in found]
    ranges = [(f"{place + 1}", tally.rate(), *wilson(tally.wins, tally.units)) for place, tally in found]
    drawn = on_any_screen(lambda layout: charts.intervals(ranges, say("cli-report-order"), layout=layout))
    yield Section(say("cli-report-order"), [say("cli-report-order-words")], drawn, Table(headings, rows))


def rate_section(findings: Findings, title: str, heading: str, found: Sequence[tuple[str, Share]],
                 even: float | None = None) -> Section:
    """Win rates with intervals, drawn and in a table."""
    say = findings.language.say
    headings = [say(key) for key in (heading, "cli-sim-wins", "cli-sim-shared", "cli-sim-win-rate", "cli-sim-interval",
                                     "cli-sim-score")]
    rows = [[label, f"{one.wins}", f"{one.shared}", percent(one.rate()), interval(one.wins, one.trials),
             mean(one.score)] for label, one in found]
    ranges = [(label, one.rate(), *one.interval()) for label, one in found]
    drawn = on_any_screen(lambda layout: charts.intervals(ranges, title, even, layout))
    words = [say("cli-report-even", even=percent(even))] if even is not None else []
    return Section(title, words, drawn, Table(headings, rows))


def course(findings: Findings) -> Iterator[Section]:
    """How long matches are, what they score, how often the lead changes."""
    say, marks = findings.language.say, findings.marks
    length = findings.rounds()
    headings = [say("cli-sim-mean"), say("cli-sim-p5"), say("cli-sim-median"), say("cli-sim-p95")]
    yield Section(say("cli-report-lengths"), [], numbers(findings.totals.rounds, say("cli-report-lengths")),
                  Table(headings, [[f"{length['mean']:.1f}", *(f"{length[name]:g}" for name in ("p5", "p50", "p95"))]],
                        texts=0))
    if marks.scores:
        every: Counter[int] = Counter()
        for (_, points), count in marks.scores.items():
            every[points] += count
        rows = [[f"{points}", f"{count}", percent(count / every.total())] for points, count in sorted(every.items())]
        yield Section(say("cli-report-scores"), [], numbers(every, say("cli-report-scores")),
                      Table([say("cli-sim-score"), say("cli-report-count"), say("cli-sim-share")], rows))
    if marks.leads:
        changes = sum(value * count for value, count in marks.leads.items()) / max(1, marks.matches)
        words = [say("cli-report-leads-words", changes=f"{changes:.1f}", won=marks.led["won"], lost=marks.led["lost"],
                     nobody=marks.led["nobody"])]
        rows = [[f"{value}", f"{count}", percent(count / marks.matches)]
                for value, count in sorted(marks.leads.items())]
        yield Section(say("cli-report-leads"), words, numbers(marks.leads, say("cli-report-leads")),
                      Table([say("cli-report-leads"), say("cli-sim-matches"), say("cli-sim-share")], rows))


def numbers(counts: Counter[int], told: str) -> str:
    """How often each number came."""
    return on_any_screen(lambda layout: charts.columns(counts, told, layout)) if counts else ""


def map_of(findings: Findings, pack: Path | None) -> Iterator[Section]:
    """The heat map, where the game has something to colour."""
    if findings.portrait.board is None:
        return
    say, board = findings.language.say, findings.portrait.board(findings.game, pack)
    values = {spot.key: findings.marks.visits[spot.key] / max(1, findings.marks.matches) for spot in board.spots}
    names = {spot.key: name_of(findings.language, findings.game, board.type_name, spot.key) for spot in board.spots}
    title = say(findings.portrait.board_title)
    rows = [[names[key], f"{findings.marks.visits[key]}", f"{value:.2f}"]
            for key, value in sorted(values.items(), key=lambda one: (-one[1], one[0]))]
    yield Section(title, [], on_any_screen(lambda layout: charts.heat(board, values, names, title, layout)),
                  Table([say("cli-report-thing"), say("cli-report-count"), say("cli-report-a-match")], rows))


def subjects(findings: Findings) -> Iterator[Section]:
    """A section for each subject: how often, and what it was worth; before them, what that means."""
    yield Section(findings.language.say("cli-report-worth"), [findings.language.say("cli-report-worth-words")])
    for subject in findings.portrait.subjects:
        is_compared = bool(findings.portrait.victory or subject.owner)
        yield thing_section(findings, findings.language.say(subject.title), findings.things[subject.key],
                            is_compared=is_compared)


def rules(findings: Findings) -> Section:
    """How often each rule mattered."""
    return thing_section(findings, findings.language.say("cli-report-rules"), findings.rules, is_compared=True)


def thing_section(findings: Findings, title: str, things: Sequence[Thing], *, is_compared: bool) -> Section:
    """Things with their frequency; the worth of those that made a difference is drawn."""
    say, matches = findings.language.say, findings.totals.matches
    headings = [say("cli-report-thing"), say("cli-report-seen"), say("cli-report-a-match")]
    headings += [say("cli-report-with"), say("cli-report-without"), say("cli-report-worth")] if is_compared else []
    rows = [[thing.name, percent(thing.seen / max(1, matches)), f"{thing.times / max(1, matches):.2f}",
             *(compared(thing) if is_compared else [])] for thing in things[:MOST_ROWS]]
    drawn, words = "", []
    if is_compared:
        told = [(thing.name, thing.worth.adjusted, thing.worth.reach) for thing in things
                if thing.worth.adjusted is not None and thing.matters(len(things))]
        chosen = sorted(told, key=lambda one: (-abs(one[1]) + one[2], one[0]))[:MOST_DRAWN]
        chosen.sort(key=lambda one: -one[1])
        sides = (say("cli-report-wins-less"), say("cli-report-wins-more"))
        drawn = on_any_screen(lambda layout: charts.worths(chosen, title, sides, layout)) if chosen else ""
        words = [] if chosen else [say("cli-report-worth-none")]
    if len(things) > MOST_ROWS:
        words.append(say("cli-report-more", count=len(things) - MOST_ROWS))
    return Section(title, words, drawn, Table(headings, rows))


def compared(thing: Thing) -> list[str]:
    """Win rates with and without, and the difference among equals."""
    worth = thing.worth
    with_it = percent(worth.having.rate()) if worth.having.units else "–"
    without = percent(worth.lacking.rate()) if worth.lacking.units else "–"
    adjusted = "–" if worth.adjusted is None else f"{charts.points(worth.adjusted)} ± {100 * worth.reach:.1f}"
    return [with_it, without, adjusted]


def own_sections(findings: Findings, own: Sequence[Report]) -> Iterator[Section]:
    """The tables that the game's own studies write."""
    for report in own:
        for table in report.tables(findings.totals, findings.language):
            yield Section(table.title, [], "", table)
