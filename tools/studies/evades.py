"""What the English rule about taken squares does to the race of Les Évadés."""

from __future__ import annotations

from escapade.lab.page import charts
from escapade.lab.table import markdown
from escapade.sim.stats import wilson
from tools.studies.page import Found, Study, between, compared, percent

ENDINGS = {"all_aboard": "everybody is aboard", "sent_back": "the last one is sent back",
           "round_limit": "the last round is over"}
SHORT = {"all_aboard": "all aboard", "sent_back": "sent back"}


def empty_squares(found: Found, asked: list[Found]) -> Study:
    """Lengths and endings under both rules, and the verdict over pairs of matches."""
    other = found["by_option"][0]
    names = ["mean", "p5", "p50", "p95"]
    lengths = markdown(["rounds of a match", "mean", "5 %", "median", "95 %"],
                       [["every square counts (French rules)", *(f"{found['rounds'][name]:.1f}" for name in names)],
                        ["taken squares are skipped (English rules)",
                         *(f"{other['rounds'][name]:.1f}" for name in names)]], texts=1)
    endings = sorted({*found["outcomes"], *other["outcomes"]}, key=lambda one: -found["outcomes"].get(one, 0))
    ended = markdown(["ends because", "French rules", "English rules"],
                     [[ENDINGS.get(one, one), ending(found, one), ending(other, one)] for one in endings], texts=1)
    rows = [(f"{SHORT.get(one, one)}, {rule} rules", *rate_of(run, one)) for one in endings[:2]
            for rule, run in (("French", found), ("English", other))]
    told = "How matches end under the French and the English rules"
    pairs = tuple(compared(one) for one in asked)
    return Study("Les Évadés: what does counting empty squares do?", charts.intervals(rows, told), told,
                 length_verdict(found, other, asked), (lengths, ended, *pairs))


def rate_of(run: Found, reason: str) -> tuple[float, float, float]:
    """How often matches end so, with the interval."""
    count = run["outcomes"].get(reason, 0)
    return count / run["matches"], *wilson(count, run["matches"])


def ending(run: Found, reason: str) -> str:
    """The same in a cell."""
    rate, *interval = rate_of(run, reason)
    return f"{percent(rate)} ({between(interval)})"


def length_verdict(found: Found, other: Found, asked: list[Found]) -> str:
    """Whether the English rule makes the race shorter or longer, beyond chance, and which to choose."""
    both = (f"a match lasts {other['rounds']['mean']:.1f} rounds with the English rules (`count_empty_only`) and "
            f"{found['rounds']['mean']:.1f} with the French ones")
    if not asked:
        return f"**Whether it matters has not been tested.** On average {both}."
    result = asked[0]["result"]
    if abs(result["difference"]) <= result["reach"]:
        return (f"**Nobody will notice.** On average {both}, and chance alone explains as much. Play the rule that is "
                "in your box.")
    sure = f"a test that looks after every pair was sure after {result['blocks']:,}"
    if result["difference"] < 0:
        return (f"**Skipping taken squares makes the race shorter.** On the same dice {both}; {sure}. A crowd on the "
                "path becomes a ladder: who comes from behind climbs over it. With children, or late in the evening, "
                "skip; to savour a traffic jam, count every square.")
    return (f"**Skipping taken squares makes the race longer.** On the same dice {both}; {sure}. With children, or "
            "late in the evening, count every square.")
