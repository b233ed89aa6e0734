"""What a designer should look at, in words: found in the numbers, said in the reader's language."""

from collections.abc import Iterator

from escapade.lab.findings import Findings, Thing

FEW = 1000
"""Below so many matches, little can be told."""
STRONG = 0.10
"""Points of win rate, beyond all doubt, above which one thing decides too much."""
MANY_TIES = 0.10
DECIDED = 0.75
LONG = 3
MOST_STRONG = 6
MOST_NAMES = 8


def warnings_of(findings: Findings) -> list[str]:
    """Every warning, the gravest first; a sentence that all is well where there is none."""
    found = [*seats(findings), *things(findings), *never(findings), *course(findings)]
    found = found or [findings.language.say("cli-report-warn-none")]
    if findings.totals.matches < FEW:
        found.append(findings.language.say("cli-report-warn-few", matches=findings.totals.matches))
    return found


def percent(rate: float) -> str:
    """A rate as a percentage without its sign."""
    return f"{100 * rate:.1f}"


def seats(findings: Findings) -> Iterator[str]:
    """A seat that wins more or less than its share, where all are played alike."""
    if not findings.is_even():
        return
    shared = sum(seat.shared for seat in findings.totals.seats)
    even = sum(seat.wins for seat in findings.totals.seats) / max(1, len(findings.seats) * findings.totals.matches)
    for seat in findings.seats:
        low, high = seat.interval()
        if not low <= even <= high:
            yield findings.language.say("cli-report-warn-seat", seat=seat.label, rate=percent(seat.rate()),
                                        low=percent(low), high=percent(high), even=percent(even),
                                        side="more" if seat.rate() > even else "less")
    if shared > MANY_TIES * findings.totals.matches * 2:
        yield findings.language.say("cli-report-warn-ties",
                                    share=percent(ties(findings) / max(1, findings.totals.matches)))


def ties(findings: Findings) -> float:
    """About how many matches were shared: a tie has two winners or more."""
    return sum(seat.shared for seat in findings.totals.seats) / 2


def things(findings: Findings) -> Iterator[str]:
    """Things that decide too much, whatever else happens."""
    strong: list[tuple[float, str, Thing]] = []
    for subject in findings.portrait.subjects:
        for thing in findings.things[subject.key]:
            worth = thing.worth
            matters = thing.matters(len(findings.things[subject.key]))
            if worth.adjusted is not None and matters and abs(worth.adjusted) - worth.reach > STRONG:
                strong.append((abs(worth.adjusted) - worth.reach, subject.title, thing))
    strong.sort(key=lambda one: (-one[0], one[2].key))
    for _, title, thing in strong[:MOST_STRONG]:
        assert thing.worth.adjusted is not None, "it was compared just now"
        yield findings.language.say("cli-report-warn-strong", name=thing.name, subject=findings.language.say(title),
                                    points=f"{100 * thing.worth.adjusted:+.1f}",
                                    reach=f"{100 * thing.worth.reach:.1f}")


def never(findings: Findings) -> Iterator[str]:
    """Things that nobody ever had."""
    for subject in findings.portrait.subjects:
        names = [thing.name for thing in findings.things[subject.key] if not thing.times]
        if names and subject.warns:
            yield findings.language.say("cli-report-warn-never", subject=findings.language.say(subject.title),
                                        count=len(names), names=", ".join(names[:MOST_NAMES]),
                                        more=max(0, len(names) - MOST_NAMES))


def course(findings: Findings) -> Iterator[str]:
    """Matches that are decided early, or that drag on."""
    led = findings.marks.led
    known = led["won"] + led["lost"]
    if known and led["won"] > DECIDED * known:
        yield findings.language.say("cli-report-warn-decided", share=percent(led["won"] / known))
    length = findings.rounds()
    if length["p95"] > LONG * max(1.0, length["p50"]):
        yield findings.language.say("cli-report-warn-long", long=int(length["p95"]), median=int(length["p50"]))
