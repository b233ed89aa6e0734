"""What the study of the castle's cards found, as tables."""

from collections.abc import Sequence

from escapade.lab.studies.dark_castle.cards import CastleTotals, cards_of
from escapade.lab.table import Table
from escapade.language.sentences import Language
from escapade.sim.stats import Totals

KEY = "dark_castle"


def cards_report(totals: Totals, language: Language) -> list[Table]:
    """The three tables for the castles of one run."""
    found = [cards_of(totals)]
    return [castles_table(found, language), cards_table(found, language), ways_table(found, language)]


def castles_table(found: Sequence[CastleTotals], language: Language) -> Table:
    """One row for each number of players: how far the parties came."""
    say = language.say
    headings = [say("dark_castle-study-players"), say("dark_castle-study-castles"), say("dark_castle-study-escaped"),
                say("dark_castle-study-reached"), say("dark_castle-study-beaten")]
    rows = []
    for totals in found:
        beaten = totals.won / totals.reached if totals.reached else 0.0
        rows.append([f"{totals.seats}", f"{totals.matches}", percent(totals.win_rate()),
                     percent(totals.reached / max(1, totals.matches)), percent(beaten)])
    return Table(headings, rows, 0, say("dark_castle-study-how_far"))


def cards_table(found: Sequence[CastleTotals], language: Language) -> Table:
    """One row for each card: killed (of those who met it) and HP lost, by number of players."""
    headings = [language.say("dark_castle-study-card")]
    for totals in found:
        headings += [language.say("dark_castle-study-killed", seats=totals.seats),
                     language.say("dark_castle-study-lost", seats=totals.seats)]
    rows = []
    for card in found[0].cards:
        cells = [language.name(KEY, "card", card)]
        for totals in found:
            cells += [percent(totals.cards[card].kill_rate()), f"{totals.cards[card].loss_mean():.1f}"]
        rows.append(cells)
    return Table(headings, rows, 1, language.say("dark_castle-study-what_cards_do"))


def ways_table(found: Sequence[CastleTotals], language: Language) -> Table:
    """One row for each way of a card: its share where there was a choice, by number of players."""
    headings = [language.say("dark_castle-study-card"), language.say("dark_castle-study-way")]
    headings += [language.say("dark_castle-study-taken", seats=totals.seats) for totals in found]
    rows = [[language.name(KEY, "card", card), language.name(KEY, "way", way),
             *[percent(totals.way_rate(card, way)) for totals in found]]
            for card, ways in found[0].ways.items() for way in ways]
    return Table(headings, rows, 2, language.say("dark_castle-study-which_ways"))


def percent(rate: float) -> str:
    """A rate with its sign."""
    return f"{100 * rate:.1f} %"
