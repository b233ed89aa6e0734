"""The reference page of a game, made from its shapes, its options, its sentences and a few matches."""

import json
from collections.abc import Iterable

from escapade.core.errors import EscapadeError
from escapade.core.event import Collected, Event
from escapade.core.game import Game
from escapade.core.referee import draw
from escapade.core.rng import Rng
from escapade.core.seat import CHANCE_BIT, first_seat
from escapade.core.shape import NUMBER, SEAT, Field, Shape
from escapade.core.state import State
from escapade.language.sentences import Language, view_key
from escapade.play.seeds import derive

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim", "Leo"]
HAND_WRITTEN = "\n<!-- What follows is written by hand. -->\n"
"""The line of a page below which the generator changes nothing."""
MATCHES = 6
PROBES = 40
MOST_PLIES = 1000
MOST_VALUES = 64
LONGEST_EXAMPLE = 160
Row = list[str]


class Examples:
    """What was seen in a few random matches: the first of each kind of thing, and every view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: dict[int, Event] = {}
        self.questions: dict[str, dict[str, object]] = {}
        self.reasons: dict[str, dict[str, object]] = {}
        self.outcomes: dict[str, dict[str, object]] = {}
        self.views: list[dict[str, object]] = []
        for match in range(MATCHES):
            self._play(game.new(game.seats[match % len(game.seats)]), derive(match, "reference", game.key))

    def _play(self, state: State, rng: Rng) -> None:
        game = self.game
        events = Collected(game.shapes.events)
        while state.waiting and state.ply < MOST_PLIES:
            self._look(state, rng)
            if state.waiting == CHANCE_BIT:
                draw(game, state, rng, events)
                continue
            seat = first_seat(state.waiting)
            legal = game.legal(state, seat)
            game.apply(state, seat, legal[rng.below(len(legal))], events)
        self._look(state, rng)
        for event in events.kept:
            self.events.setdefault(event.kind, event)
        outcome = game.outcome(state)
        if outcome is not None:
            self.outcomes.setdefault(str(outcome["reason"]), outcome)

    def _look(self, state: State, rng: Rng) -> None:
        game = self.game
        seat = 0 if state.waiting in (0, CHANCE_BIT) else first_seat(state.waiting)
        self.views.append(game.view(state, seat))
        question = game.question(state, seat)
        self.questions.setdefault(str(question["key"]), question)
        for _ in range(PROBES):
            words = game.shapes.actions.words(int(rng.below(game.action_count)))
            try:
                reason = game.explain(state, seat, words)
            except EscapadeError:
                continue
            if reason is not None:
                self.reasons.setdefault(str(reason["code"]), reason)


def page(game: Game) -> str:
    """The whole page."""
    language = Language("en", strict=True)
    examples = Examples(game)
    sections = [
        opening(game, language),
        section("Options", ["Option", "Values", "Default", "Meaning", "Rule"], option_rows(game, language)),
        section("Values", ["Type", "Values"], value_rows(game)),
        section("Actions", ["Words", "As a choice", "Rules"], action_rows(game, language)),
        section("Draws", ["Words", "Told as", "Rules"], chance_rows(game, language)),
        section("Events", ["Event", "Fields", "Told as", "Rules"], event_rows(game, language, examples)),
        section("Questions", ["Key", "Fields", "Asked", "Told to the others", "Rules"],
                question_rows(game, language, examples)),
        section("Reasons", ["Code", "Params", "Told as", "Rules"], reason_rows(game, language, examples)),
        section("Outcomes", ["Reason", "Told as", "Rules"], outcome_rows(game, language, examples)),
        section("The view", ["Field", "Type", "Meaning", "Example"], view_rows(game, language, examples)),
    ]
    return "\n\n".join(sections) + "\n"


def opening(game: Game, language: Language) -> str:
    """The title, and what to know before the tables."""
    return (f"# {language.title(game)}: reference\n\n"
            "Written by `tools/reference.py`: change the rules or the sentences, not this page. "
            f"The rules are in [{game.key}.md](../rules/{game.key}.md).\n\n"
            f"`escapade.load(\"{game.key}\")`: version {game.version} of the rules, {game.seats[0]} to "
            f"{game.seats[-1]} seats, {game.action_count} actions.")


def section(title: str, heads: Row, rows: list[Row]) -> str:
    """A heading and its table."""
    lines = [heads, ["---"] * len(heads), *[[cell.replace("|", "\\|") for cell in row] for row in rows]]
    return f"## {title}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)


def option_rows(game: Game, language: Language) -> list[Row]:
    """One row for each option."""
    rows = []
    for option in game.option_table:
        key = f"{game.key}-option-{option.name}"
        rows.append([f"`{option.name}`", f"`{option.range_text()}`", f"`{json.dumps(option.write(option.default))}`",
                     f"{language.say(key)}. {language.say(f'{key}-help')}", option.rule])
    return rows


def value_rows(game: Game) -> list[Row]:
    """One row for each type whose values have names."""
    shapes = game.shapes
    rows: dict[str, Row] = {SEAT: [SEAT, f"`p0` to `p{game.seats[-1] - 1}`"]}
    for shape in [*shapes.actions.shapes, *shapes.chances, *shapes.events, *shapes.reasons]:
        for field in shape.fields:
            if field.type_name not in (SEAT, NUMBER):
                row = [field.type_name, values_of(field)]
                rows[field.type_name] = max(row, rows.get(field.type_name, row), key=lambda found: len(found[1]))
    return list(rows.values())


def values_of(field: Field) -> str:
    """The names of a field's values; of very many the first, the last and their number."""
    names = [f"`{name}`" for name in field.names]
    if len(names) <= MOST_VALUES:
        return ", ".join(names)
    return f"{len(names)} of them: {', '.join(names[:8])}, …, {names[-1]}"


def action_rows(game: Game, language: Language) -> list[Row]:
    """One row for each kind of action."""
    table = game.shapes.actions
    return [[words_of(shape), language.action(game, table.number(shape.kind), NAMES), rules_of(shape)]
            for shape in table.shapes]


def chance_rows(game: Game, language: Language) -> list[Row]:
    """One row for each kind of draw."""
    return [[words_of(shape), language.chance(game, shape.kind, 0, NAMES), rules_of(shape)]
            for shape in game.shapes.chances]


def event_rows(game: Game, language: Language, examples: Examples) -> list[Row]:
    """One row for each kind of event, with one that happened."""
    return [[f"`{shape.name}`", fields_of(shape.fields), told, rules_of(shape)]
            for shape in game.shapes.events
            for event in [examples.events.get(shape.kind, Event(shape.kind, [0] * len(shape.fields), 0))]
            for told in [language.event(game, event, NAMES, None)]]


def question_rows(game: Game, language: Language, examples: Examples) -> list[Row]:
    """One row for each question: as asked, and as told to a spectator."""
    rows = []
    for shape in [phase.question for phase in game.shapes.phases]:
        blank: dict[str, object] = {"key": shape.name, "fields": shape.fill([0] * len(shape.fields)),
                                    "waiting_for": ["p0"]}
        question = examples.questions.get(shape.name, blank)
        asked = {**question, "waiting_for": ["p0"]}
        rows.append([f"`{shape.name}`", fields_of(shape.fields), language.question(game, asked, NAMES, 0),
                     language.question(game, question, NAMES, None), rules_of(shape)])
    return rows


def reason_rows(game: Game, language: Language, examples: Examples) -> list[Row]:
    """One row for each “why can't I?”."""
    rows = []
    for shape in game.shapes.reasons:
        blank: dict[str, object] = {"code": shape.name, "params": shape.fill([0] * len(shape.fields))}
        reason = examples.reasons.get(shape.name, blank)
        rows.append([f"`{shape.name}`", fields_of(shape.fields), language.reason(game, reason, NAMES, 0),
                     rules_of(shape)])
    return rows


def outcome_rows(game: Game, language: Language, examples: Examples) -> list[Row]:
    """One row for each way a match can end."""
    blank: dict[str, object] = {"winners": [0], "scores": [9]}
    rows = []
    for shape in game.shapes.outcomes:
        outcome = {**examples.outcomes.get(shape.name, blank), "reason": shape.name}
        rows.append([f"`{shape.name}`", language.outcome(game, outcome, NAMES), rules_of(shape)])
    return rows


def view_rows(game: Game, language: Language, examples: Examples) -> list[Row]:
    """One row for each field of the view, with the fullest one met for an example."""
    fullest = max([view for view in examples.views if view["outcome"] is None], key=lambda view: len(str(view)))
    return [[f"`{field}`", type_of([view[field] for view in examples.views]), language.say(view_key(game, field)),
             f"`{example_of(field, [fullest, *examples.views])}`"] for field in fullest]


def example_of(field: str, views: list[dict[str, object]]) -> str:
    """The first value that is not empty, as JSON."""
    told = [view[field] for view in views if view[field] not in (None, [], {}, 0)] or [views[0][field]]
    text = json.dumps(told[0], ensure_ascii=False)
    return text if len(text) <= LONGEST_EXAMPLE else f"{text[:LONGEST_EXAMPLE]}…"


def type_of(values: Iterable[object]) -> str:
    """What the values are, in words: `list of text or null`."""
    found: dict[str, list[object]] = {}
    for value in values:
        kind = ("null" if value is None else "flag" if isinstance(value, bool) else "list" if isinstance(value, list)
                else "object" if isinstance(value, dict) else "number" if isinstance(value, int) else "text")
        found.setdefault(kind, []).extend(value if isinstance(value, list) else [])
    inside = found.pop("list", None)
    if inside is not None:
        kind = type_of(inside)
        found[f"list of ({kind})" if " " in kind else f"list of {kind}" if kind else "list"] = []
    return " or ".join(sorted(found, key=lambda kind: kind == "null"))


def words_of(shape: Shape) -> str:
    """An action or draw as it is written: `take <die>`."""
    return f"`{' '.join([shape.name, *[f'<{field.name}>' for field in shape.fields]])}`"


def fields_of(fields: list[Field]) -> str:
    """The fields with their types; a field named for its type is not said twice."""
    return ", ".join(f"`{field.name}`" + ("" if field.name == field.type_name else f" ({field.type_name})")
                     for field in fields) or "–"


def rules_of(shape: Shape) -> str:
    """The rule numbers."""
    return ", ".join(shape.rules)
