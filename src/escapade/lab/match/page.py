"""An analysis as a document: in a word, the curve, turning points, mistakes, luck and play, and how it is measured."""

from collections.abc import Sequence

from escapade.coach.analysis import Analysis
from escapade.coach.judging import FOUND
from escapade.lab.match.curve import draw_curve
from escapade.lab.match.words import Words, percent
from escapade.lab.page import charts
from escapade.lab.page.document import Document, Section
from escapade.lab.table import Table
from escapade.language.sentences import Language

MOST_ROWS = 60
HOW = ("cli-analyse-how-curve", "cli-analyse-how-luck", "cli-analyse-how-play")
TURNING = ("cli-analyse-entry", "cli-analyse-what", "cli-analyse-for-whom", "cli-analyse-chance", "cli-analyse-better")
CHOICES = ("cli-analyse-entry", "cli-analyse-who", "cli-analyse-taken", "cli-analyse-expert", "cli-analyse-mark",
           "cli-analyse-points")
PLAYERS = ("cli-analyse-who", "cli-analyse-result", "cli-analyse-luck", "cli-analyse-usual", "cli-analyse-adjusted",
           "cli-analyse-choices", "cli-analyse-loss", "cli-analyse-band")


def document_of(analysis: Analysis, language: Language, names: Sequence[str]) -> Document:
    """The whole of it."""
    say, words = language.say, Words(analysis, language, names)
    outcome = analysis.game.outcome(analysis.end)
    assert outcome is not None, "only matches that are over are looked at"
    others = len([one for one in analysis.judged if one.is_other])
    lead = [language.outcome(analysis.game, outcome, names),
            say("cli-analyse-lead", steps=len(analysis.steps), draws=len(analysis.draws), choices=len(analysis.judged),
                others=others)]
    verdicts = [words.verdict(player) for player in analysis.players]
    sections = [curve(analysis, language, names), turning(words), mistakes(words), found(words), figures(words),
                Section(say("cli-analyse-how"), [say(key) for key in HOW])]
    return Document(language.code, say("cli-analyse-title", game=language.title(analysis.game)), lead, verdicts,
                    [section for section in sections if section is not None], say("cli-analyse-foot"),
                    say("cli-report-table"), say("cli-analyse-verdicts")).spoken(say("cli-report-decimal"))


def shown_seats(analysis: Analysis) -> list[int]:
    """Whose curve is drawn: everybody's, or one where all win and lose together."""
    return [0] if analysis.game.traits.cooperative else list(range(analysis.end.seats))


def curve(analysis: Analysis, language: Language, names: Sequence[str]) -> Section:
    """Win probability, step by step; in the table now and then."""
    say, seats = language.say, shown_seats(analysis)
    title = say("cli-analyse-curve")
    together = [language.say("cli-analyse-together")] if analysis.game.traits.cooperative else []
    labels = together or [names[seat] for seat in seats]
    every = max(1, len(analysis.steps) // MOST_ROWS)
    rows = [[str(step.entry), *(percent(analysis.curve[place][seat]) for seat in seats)]
            for place, step in enumerate(analysis.steps) if place % every == 0]
    drawn = draw_curve(analysis, together * analysis.end.seats or names, title, seats)
    return Section(title, [say("cli-analyse-curve-words")], drawn,
                   Table([say("cli-analyse-entry"), *(f"{label} %" for label in labels)], rows, texts=0))


def turning(words: Words) -> Section:
    """Where it turned."""
    say = words.language.say
    return Section(say("cli-analyse-turning"), [], "",
                   Table([say(key) for key in TURNING], [words.turn(turn) for turn in words.analysis.turns], texts=5))


def choice_table(words: Words, rows: list[list[str]]) -> Table:
    """Choices beside the expert's."""
    return Table([words.language.say(key) for key in CHOICES], rows, texts=5)


def mistakes(words: Words) -> Section:
    """Mistakes by size, or that none is sure."""
    say, rows = words.language.say, [words.mistake(one) for one in words.analysis.mistakes]
    return Section(say("cli-analyse-mistakes"), [] if rows else [say("cli-analyse-mistakes-none")], "",
                   choice_table(words, rows) if rows else None)


def found(words: Words) -> Section | None:
    """What was better than the expert's choice, if anything was."""
    rows = [words.mistake(one) for one in words.analysis.judged if one.mark == FOUND]
    title = words.language.say("cli-analyse-found")
    return Section(title, [], "", choice_table(words, rows)) if rows else None


def figures(words: Words) -> Section:
    """Luck and play of everybody."""
    say, players = words.language.say, words.analysis.players
    table = Table([say(key) for key in PLAYERS], [words.player(player) for player in players])
    drawn = charts.worths([(words.names[player.seat], player.luck, player.spread) for player in players],
                          say("cli-analyse-luck"))
    return Section(say("cli-analyse-figures"), [say("cli-analyse-figures-words")], drawn, table)
