"""Prison Break: whom to play, who becomes Bellick, and what his tools are worth."""

from __future__ import annotations

from escapade.lab.page import charts
from escapade.lab.table import markdown
from escapade.sim.stats import wilson
from tools.studies.page import Found, Study, between, compared, listed, percent, reach, worth

PLACES = ("Michael, who begins", "the second", "the third", "the last")


def first_player(found: Found) -> Study:
    """Michael begins; who sits where, who is voted out, and who wins."""
    places = found["studies"]["leaders"]["places"]
    rows = [[PLACES[place], rated(one["won"], one["played"]), rated(one["bellick"], one["played"]),
             rated(one["won_as_bellick"], one["bellick"]),
             rated(one["won"] - one["won_as_bellick"], one["played"] - one["bellick"])]
            for place, one in enumerate(places)]
    table = markdown(["clockwise from Michael", "wins", "becomes Bellick", "wins as Bellick", "wins in the team"], rows,
                     texts=1)
    leaders = markdown(["leader", "chosen first", "wins", "becomes Bellick"],
                       [[name.capitalize(), percent(one["chose_first"] / found["matches"]),
                         rated(one["won"], one["played"]), rated(one["bellick"], one["played"])]
                        for name, one in found["studies"]["leaders"]["leaders"].items()], texts=1)
    told = "Wins, clockwise from Michael, who begins"
    drawing = charts.intervals([(PLACES[place], one["won"] / one["played"], *wilson(one["won"], one["played"]))
                                for place, one in enumerate(places)], told)
    return Study("Prison Break: does it help to begin?", drawing, told,
                 f"{begin_verdict(found)} {bellick_verdict(found)}", (table, leaders, same_verdict(found)))


def rated(count: int, every: int) -> str:
    """A share with its interval; nothing where there is nothing to share."""
    return f"{percent(count / every)} ({between(wilson(count, every))})" if every else "–"


def begin_verdict(found: Found) -> str:
    """What it is worth to be Michael, who begins and cannot be voted out."""
    places = found["studies"]["leaders"]["places"]
    michael, others = places[0], places[1:]
    won, played = (sum(one[what] for one in others) for what in ("won", "played"))
    low, high = wilson(michael["won"], michael["played"])
    other_low, other_high = wilson(won, played)
    said = (f"Michael, who begins and whom nobody can vote out, wins {percent(michael['won'] / michael['played'])} of "
            f"his matches ({between([low, high])}); the others, {percent(won / played)} "
            f"({between([other_low, other_high])}).")
    if low > other_high:
        return f"**It helps to begin.** {said} {why_michael(found)} If you win the first roll, take Michael."
    if high < other_low:
        return (f"**It does not help to begin: it costs.** {said} If you win the first roll, leave Michael to somebody "
                "who likes to be the hero.")
    return f"**It does not matter who begins.** {said} Take Michael if you like to hold the plan, not to win."


def why_michael(found: Found) -> str:
    """Whether the first turn helps, or that one cannot be voted out: beside those who were not."""
    michael, *others = found["studies"]["leaders"]["places"]
    stayed = sum(one["played"] - one["bellick"] for one in others)
    won = sum(one["won"] - one["won_as_bellick"] for one in others)
    if wilson(michael["won"], michael["played"])[0] > wilson(won, stayed)[1]:
        return f"Even those of the others who stay in the team win less, {rated(won, stayed)}."
    return (f"It is not the first turn, it is the safe place: those of the others who stay in the team win as often, "
            f"{rated(won, stayed)}.")


def bellick_verdict(found: Found) -> str:
    """Who is voted out, and whether one should want to be."""
    places = found["studies"]["leaders"]["places"]
    voted = sum(one["bellick"] for one in places)
    alone = sum(one["won_as_bellick"] for one in places)
    together = sum(one["won"] - one["won_as_bellick"] for one in places)
    members = sum(one["played"] - one["bellick"] for one in places)
    low, high = wilson(alone, voted)
    team_low, team_high = wilson(together, members)
    if low > team_high:
        side = "Being voted out is no punishment: do as little as you dare, and look surprised."
    elif high < team_low:
        side = "Nobody should wish to be voted out: be seen to work for the plan."
    else:
        side = "Which side of the bars one ends up on is as good as even."
    likely = max(range(1, len(places)), key=lambda place: places[place]["bellick"])
    one = places[likely]
    share = wilson(one["bellick"], voted)
    even = 1 / (len(places) - 1)
    chosen = (f" {PLACES[likely].capitalize()} in the round becomes Bellick more often than an even share: "
              f"{percent(one['bellick'] / voted)} ({between(share)}) of the times." if share[0] > even else
              " The vote falls on the other leaders alike.")
    return (f"Whoever becomes Bellick wins {rated(alone, voted)}, a member of the team {rated(together, members)}. "
            f"{side}{chosen}")


def same_verdict(found: Found) -> str:
    """Whether place and leader can be told apart."""
    places = found["studies"]["leaders"]["places"]
    leaders = list(found["studies"]["leaders"]["leaders"].values())
    if all(one in leaders for one in places):
        return ("The bots always choose in the same order, so that each leader always sits in the same place: whether "
                "it is the place or the leader that makes the difference, these matches cannot tell.")
    return "The bots do not always choose in the same order, so that places and leaders mix."


def tools_of_bellick(found: Found, asked: list[Found]) -> Study:
    """What Bellick's devices and the team's answers to them are worth."""
    watched = [one for one in found["subjects"]["watched"] if one["times"]]
    told = "What each device that was on is worth to the team, in points; to the left it hurts"
    drawing = charts.worths([(one["name"], one["worth"], reach(one))
                             for one in sorted(watched, key=lambda one: float(one["worth"] or 0.0))
                             if one["worth"] is not None], told)
    tables = [markdown([heading, "of the matches", "team escapes with", "without", "worth, in points"],
                       [[one["name"], percent(one["share"]), percent(one["with"]), percent(one["without"]), worth(one)]
                        for one in found["subjects"][subject] if one["times"]], texts=1)
              for heading, subject in (("turned on", "watched"), ("caught by a guard", "caught"),
                                       ("disabled by the team", "disabled"))]
    note = ("Worth compares matches with a thing and without it, among matches equally long; a minus is what it is "
            "worth to Bellick. It is a comparison and not an experiment: a team in trouble is caught more often.")
    tried = [("What the tools are worth is told best by an experiment, the same matches with a tool made stronger or "
              "weaker:"), *(compared(one) for one in asked)] if asked else []
    return Study("Prison Break: what are Bellick's tools worth?", drawing, told, tools_verdict(found, asked),
                 (note, *tables, *tried))


def tools_verdict(found: Found, asked: list[Found]) -> str:
    """Which devices hurt beyond chance, what disabling is worth, and what experiments say."""
    escaped = found["outcomes"].get("escaped", 0)
    watched = [one for one in found["subjects"]["watched"] if one["worth"] is not None]
    sure = sorted((one for one in watched if one["interval"][1] < 0), key=lambda one: float(one["worth"]))
    start = (f"The team gets out in {rated(escaped, found['matches'])} of the matches. ")
    if sure:
        worst = sure[0]
        start += (f"**The device to fear is {worst['name']}: on, it goes with {worth(worst)} points.** "
                  f"{len(sure)} of {len(watched)} devices hurt beyond chance"
                  f"{': ' + listed([one['name'] for one in sure]) if len(sure) > 1 else ''}. ")
    else:
        start += f"**No single device decides: none of {len(watched)} hurts beyond chance.** "
    cut = [one for one in found["subjects"]["disabled"] if one["worth"] is not None and one["interval"][0] > 0]
    start += ("What pliers and breaker put out of order goes with "
              f"{worth(max(cut, key=lambda one: float(one['worth'])))} points at best, but every plan asks for one of "
              "them: part of that is being nearly there. " if cut else
              "What the team puts out of order makes no difference that chance does not explain. ")
    return (start + " ".join(experiment(one) for one in asked)).strip()


def experiment(asked: Found) -> str:
    """What a change of Bellick's tools did to the team, in a sentence."""
    result = asked["result"]
    change = {"watch_days=1": "Let Bellick keep a lamp or a camera on for one day instead of three",
              "guards_indoors=true": "Let his guards walk indoors"}.get(asked["a"], f"With {asked['a']}")
    points = f"{100 * abs(result['difference']):.1f} ± {100 * result['reach']:.1f} points"
    if abs(result["difference"]) <= result["reach"]:
        return (f"{change}, and nobody can tell the difference ({100 * result['difference']:+.1f} ± "
                f"{100 * result['reach']:.1f} points).")
    return f"{change}, and the team escapes {'more' if result['difference'] > 0 else 'less'} often, by {points}."
