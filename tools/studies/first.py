"""What it is worth to go first in the two games that draw a starter by lot."""

from __future__ import annotations

from escapade.lab.page import charts
from escapade.lab.table import markdown
from tools.studies.page import Found, Study, between, percent

TITLES = {"elba": "Elba", "evades": "Les Évadés"}
LITTLE = 2.0
"""Points of win rate that nobody feels in an evening."""
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def first_player(found: Found) -> Study:
    """Whether it helps to start: who does is drawn by lot, so that those who did and those who did not compare."""
    order = found["order"]
    rows = [[PLACES[one["place"]], f"{one['wins']}", percent(one["win_rate"]), between(one["interval"])]
            for one in order]
    table = markdown(["to play", "won or shared", "of the matches", "95 % interval"], rows, texts=1)
    seats = [[f"seat {place + 1}", f"{one['wins']}", percent(one["win_rate"]), between(one["interval"])]
             for place, one in enumerate(found["by_seat"])]
    check = ("The starter is drawn by lot, so that the chairs themselves should win alike, and this is the check that "
             f"they do. {seats_verdict(found)}")
    alone = markdown(["chair", "wins alone", "of the matches", "95 % interval"], seats, texts=1)
    drawing = charts.intervals([(f"{PLACES[one['place']]} to play", one["win_rate"], *one["interval"])
                                for one in order], "Wins by the order of play", even_of(found))
    return Study(f"{TITLES[found['game']]}: does it help to start?", drawing, "Wins by the order of play",
                 f"{start_verdict(found)} {last_verdict(found)}", (table, check, alone))


def even_of(found: Found) -> float:
    """What anybody at the table wins or shares on average."""
    wins, trials = (sum(int(one[what]) for one in found["order"]) for what in ("wins", "trials"))
    return wins / trials


def start_verdict(found: Found) -> str:
    """What starting is worth, and what to do about it at the table."""
    first, even = found["order"][0], even_of(found)
    low, high = first["interval"]
    said = (f"Who starts wins or shares {percent(first['win_rate'])} of the matches ({between([low, high])}), where "
            f"anybody at the table gets {percent(even)}.")
    points = abs(100 * (first["win_rate"] - even))
    if low > even:
        how = "It helps a little to start" if points < LITTLE else "It helps to start"
        return (f"**{how}, by {points:.1f} points.** {said}{second_verdict(found)} So draw the starter honestly, and "
                "the next time let whoever lost begin: it is a small present, and a fair one.")
    if high < even:
        return (f"**It is better not to start: it costs {points:.1f} points.** {said} So let last time's winner begin, "
                "and look generous.")
    return (f"**It does not matter who starts.** {said} So many matches would have shown a difference of "
            f"{50 * (high - low):.1f} points. Let whoever holds the dice begin, and play.")


def second_verdict(found: Found) -> str:
    """Whether the second to play has as much of it."""
    first, second = found["order"][:2]
    if second["interval"][1] < first["interval"][0]:
        return ""
    return f" To be second is as good: {percent(second['win_rate'])} ({between(second['interval'])})."


def last_verdict(found: Found) -> str:
    """Whether it goes down from chair to chair, up, or neither."""
    order = found["order"]
    first, last = order[0], order[-1]
    rates = [one["win_rate"] for one in order]
    if first["interval"][0] > last["interval"][1]:
        step = "Every chair further round wins less than the one before it, and the" if rates == sorted(rates)[::-1] \
            else "The price is paid at the other end of the round: the"
        return (f"{step} {PLACES[last['place']]} to play is left with {percent(last['win_rate'])} "
                f"({between(last['interval'])}).")
    if first["interval"][1] < last["interval"][0]:
        return (f"Who waits longest gains most: the {PLACES[last['place']]} to play wins or shares "
                f"{percent(last['win_rate'])} ({between(last['interval'])}).")
    return "From the first chair to the last nobody is left behind."


def seats_verdict(found: Found) -> str:
    """Whether some seat wins more or less alone than its share, which a lot cannot explain."""
    seats = found["by_seat"]
    even = sum(one["wins"] for one in seats) / sum(one["trials"] for one in seats)
    odd = [f"seat {place + 1}" for place, one in enumerate(seats)
           if not one["interval"][0] <= even <= one["interval"][1]]
    return "They do." if not odd else (f"They do not: {', '.join(odd)} lies outside its interval, so that something "
                                       "besides the lot is at work.")
