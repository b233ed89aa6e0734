"""Which word gets people out of Elba."""

from __future__ import annotations

from escapade.lab.page import charts
from escapade.lab.table import markdown
from escapade.sim.stats import wilson
from tools.studies.page import Found, Study, between, listed, percent, worth


def escape_words(found: Found) -> Study:
    """How often each escape word is tried, how often the door opens, and who wins after trying it."""
    words = rated(found)
    things = {one["key"]: one for one in found["subjects"]["escape_words"]}
    rows = [[one["word"].upper(), f"{one['tries']:,}", f"{one['opened']:,}",
             f"{percent(one['rate'])} ({between(one['interval'])})", percent(one["opened"] / found["matches"]),
             worth(things[one["word"]])] for one in words]
    table = markdown(["word", "tries", "the door opened", "of the tries", "of all escapes", "worth, in points"], rows,
                     texts=1)
    note = ("Worth compares players who tried a word with players who did not, in the same seat and in matches equally "
            "long: what helps is not always what causes, and to try at all is most of it.")
    told = "How often the door opens, of the tries of each word"
    drawing = charts.intervals([(one["word"].upper(), one["rate"], *one["interval"]) for one in words], told)
    return Study("Elba: which word gets you out?", drawing, told, word_verdict(found), (table, note))


def rated(found: Found) -> list[Found]:
    """The words with the rate at which their tries succeed, the one that won most first."""
    words = found["studies"]["escapes"]["words"]
    return [{"word": word, **one, "rate": one["opened"] / one["tries"],
             "interval": wilson(one["opened"], one["tries"])} for word, one in words.items()]


def word_verdict(found: Found) -> str:
    """The word that wins most matches, the one to try if you hold it, and whether the two differ beyond chance."""
    words = rated(found)
    most, best = words[0], max(words, key=lambda one: (one["rate"], one["word"]))
    tries = sum(one["tries"] for one in words)
    escapes = percent(most["opened"] / found["matches"])
    said = (f"**{most['word'].upper()} wins most matches: {escapes} of all escapes** "
            f"({between(wilson(most['opened'], found['matches']))}), after {most['tries']:,} tries.")
    beaten = [one for one in words if one["word"] != best["word"] and one["interval"][1] < best["interval"][0]]
    if beaten:
        least = min(beaten, key=lambda one: float(one["rate"]))
        peers = [one["word"].upper() for one in words if one is not best and one not in beaten]
        said += (f" But the door is kindest to {best['word'].upper()}: {percent(best['rate'])} of its tries succeed "
                 f"({between(best['interval'])}), against {percent(least['rate'])} of {least['word'].upper()}’s. "
                 + (f"From {listed(peers)} so many matches cannot tell it. " if peers else "")
                 + "The die does not read: what differs is the Strength of those who say it.")
    else:
        said += " At the door all words are alike, as they should be: the die looks at Strength, not at spelling."
    return (f"{said} At the table: collect the word whose tower is near, and do not be ashamed to fail, for only one "
            f"try in {tries / found['matches']:.1f} opens the door, and each that does not makes you stronger.")
