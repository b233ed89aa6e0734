"""A ladder in tables: who beats whom, and everybody's points."""

from collections.abc import Sequence

from escapade.lab.meeting import Meeting
from escapade.lab.rating import Rating
from escapade.lab.table import markdown
from escapade.language.sentences import Language

MEETING_KEYS = ("cli-ladder-above", "cli-ladder-below", "cli-ladder-verdict", "cli-ladder-results",
                "cli-ladder-difference", "cli-ladder-blocks", "cli-ladder-matches")
RATING_KEYS = ("cli-ladder-bot", "cli-ladder-points", "cli-ladder-interval")


def meetings_table(meetings: Sequence[Meeting], language: Language) -> str:
    """A row a pair: results with the interval of their difference over blocks, and the verdict."""
    heads = [language.say(key) for key in MEETING_KEYS]
    rows = []
    for meeting in meetings:
        told, test = meeting.to_json(), meeting.test()
        rows.append([f"`{meeting.pair[0]}`", f"`{meeting.pair[1]}`",
                     language.say("cli-ladder-verdict-of", verdict=test.verdict),
                     f"{percent(told['result_a'])} : {percent(told['result_b'])}",
                     f"{100 * test.mean():+.1f} ± {100 * test.reach():.1f}", f"{told['blocks']}", f"{told['matches']}"])
    return markdown(heads, rows, texts=3)


def percent(share: object) -> str:
    """A share in percent, with a tenth."""
    assert isinstance(share, float)
    return f"{100 * share:.1f}"


def ratings_table(rated: Sequence[Rating], language: Language) -> str:
    """A row a bot: its points, and their interval."""
    heads = [language.say(key) for key in RATING_KEYS]
    rows = [[f"`{one.bot}`", f"{one.points:+.0f}", f"{one.low:+.0f} … {one.high:+.0f}"] for one in rated]
    return markdown(heads, rows, texts=1)
