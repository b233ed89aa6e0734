"""Sentences of games: keys that follow from shapes and content, with the params their Fluent sentences are given.

The params of a sentence are the fields of its shape. Beside each `$field` (a localized name, a label,
a display name or a number) stand `$fieldKey`, the raw key for selectors (`none` when there is no value), and
where a player may stand `$fieldIsYou`, `yes` or `no`. A list of seats has `$field`, `$fieldKey` (`many` unless it
names one) and `$fieldCount`. The name of a content key may use the fields that stand before it in its shape: a line
about somebody, told by the field that follows him. No sentence is put together here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from escapade.core.errors import EscapadeError
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.option import CHOICE
from escapade.core.seat import CHANCE, NONE, SPECTATOR, seat_number, seat_word
from escapade.core.shape import NUMBER, SEAT, Field, Shape
from escapade.language.fluent import Speaker

CONTROL: Final = dict.fromkeys([*range(32), *range(127, 160)], "\N{REPLACEMENT CHARACTER}")
"""Characters that must not reach a terminal from somebody else's file."""
SURE: Final = 1e-9
"""Nearer to 0 or 1 than this a chance is none."""
FIGURES: Final = ("number", "share")
"""What a bot's reason may give beside content keys: figures, said as they are."""


class Language(Speaker):
    """Everything the program says, in one language.

    `names` are the display names by seat and `you` is the viewer's seat, None for a spectator.
    """

    def title(self, game: Game | str) -> str:
        """The name of a game; its key will do."""
        return self.say(f"{_key(game)}-title")

    def name(self, game: Game | str, type_name: str, value_name: str, /, **before: object) -> str:
        """The name of a content key, e.g. of the prisoner `light_green`; a pack's own keys stay as they are.

        `before` are the params of what stands before it in its shape.
        """
        key = f"{_key(game)}-{type_name}-{value_name}"
        return self.say(key, **before) if self.strict or self.knows(key) else value_name

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """The display name of a seat; without one, `Player 3`."""
        if seat in (CHANCE, SPECTATOR):
            return self.say("seat-chance" if seat == CHANCE else "seat-spectator")
        return names[seat] if seat < len(names) else self.say("seat-name", number=seat + 1)

    def action(self, game: Game, action: int, names: Sequence[str] = (), you: int | None = None,
               question: str = "") -> str:
        """An action as a choice in a list; the question's key, where the same action means more than one thing."""
        actions = game.shapes.actions
        shape = actions.shape(action)
        params = self._params(game, shape.fields, shape.fill(actions.values(action)), names, you)
        return self.say(f"{game.key}-action-{shape.name}", question=question, **params)

    def chance(self, game: Game, kind: int, value: int, names: Sequence[str] = (), you: int | None = None) -> str:
        """A draw of a kind, with the value of its field."""
        shape = game.shapes.chances[kind]
        values = shape.fill([value])
        return self.say(f"{game.key}-chance-{shape.name}", **self._params(game, shape.fields, values, names, you))

    def event(self, game: Game, event: Event, names: Sequence[str], you: int | None) -> str:
        """A fact, as the log tells it; give it as `you` may see it."""
        shape = game.shapes.events[event.kind]
        values = shape.fill(event.values)
        return self.say(f"{game.key}-event-{shape.name}", **self._params(game, shape.fields, values, names, you))

    def question(self, game: Game, question: Mapping[str, Any], names: Sequence[str], you: int | None) -> str:
        """What is being decided: as put to `you`, or as told to those who are not asked."""
        waiting: list[str] = question["waiting_for"]
        shape = _named([phase.question for phase in game.shapes.phases], question["key"])
        params = self._params(game, shape.fields, question["fields"], names, you)
        params.update(self._list("waiting_for", [seat_number(word) for word in waiting], names, you))
        asked = you is not None and seat_word(you) in waiting
        return self.say(f"{game.key}-question-{shape.name}{'' if asked else '-others'}", **params)

    def reason(self, game: Game, reason: Mapping[str, Any], names: Sequence[str], you: int | None) -> str:
        """Why something cannot be done: `Game.explain`'s answer."""
        code, params = reason["code"], reason["params"]
        for shape in game.shapes.reasons:
            if shape.name == code:
                return self.say(f"{game.key}-why-{code}", **self._params(game, shape.fields, params, names, you))
        if code == "over":
            return self.say("why-over")
        seats = [seat_number(word) for word in params["waiting_for"]]
        return self.say("why-not_your_turn", **self._list("waiting_for", seats, names, you))

    def because(self, game: Game, reason: str, params: Mapping[str, str]) -> str:
        """Why a bot would do something, about things of the game, told by type, and figures; empty where nobody says.

        The game's own sentence comes first, then one that every game may use.
        """
        keys = because_keys(game, reason)
        key = next((key for key in keys if self.knows(key)), keys[-1])
        told = {kind: value if kind in FIGURES else self.name(game, kind, value) for kind, value in params.items()}
        return self.say(key, **told) if self.strict or self.knows(key) else ""

    def odds(self, game: Game, key: str, unit: str, value: float, params: Mapping[str, str]) -> str:
        """A figure that was counted about a choice: a share as a percentage, an amount with its sign and a tenth."""
        told = {kind: self.name(game, kind, name) for kind, name in params.items()}
        return self.say(f"{game.key}-odds-{key}", **told, value=self.figure(unit, value))

    def figure(self, unit: str, value: float) -> str:
        """What is nearly sure is not told as sure, and what is nearly impossible not as impossible."""
        if unit == "share":
            is_sure = value < SURE or value > 1 - SURE
            percent = round(100 * value) if is_sure else min(99, max(1, round(100 * value)))
            return self.say("odds-share", percent=percent)
        tenths = round(abs(value) * 10)
        sign = "" if tenths == 0 else "−" if value < 0 else "+"
        return self.say("odds-amount", sign=sign, whole=tenths // 10, tenth=tenths % 10)

    def bot(self, game: Game, name: str) -> str:
        """What a bot does in a game, after its name; empty for one that nobody describes."""
        key = next((key for key in bot_keys(game, name) if self.knows(key)), "")
        return self.say(key) if key else ""

    def outcome(self, game: Game, outcome: Mapping[str, Any], names: Sequence[str]) -> str:
        """How a match ended; `$points` is the winners' score, 0 where there are no scores."""
        winners: list[int] = outcome["winners"]
        scores: list[int] = outcome["scores"] or []
        params = self._list("winners", winners, names, None)
        params["points"] = max([scores[seat] for seat in winners], default=0) if scores else 0
        return self.say(f"{game.key}-outcome-{outcome['reason']}", **params)

    def error(self, error: EscapadeError) -> str:
        """What went wrong, for the person who can do something about it; `$cause` is the error behind it."""
        cause = self.error(error.__cause__) if isinstance(error.__cause__, EscapadeError) else ""
        params = {name: value if isinstance(value, int) else str(value).translate(CONTROL)
                  for name, value in error.params.items()}
        return self.say(f"error-{error.code.replace('.', '-')}", **{**params, "cause": cause}).rstrip()

    def _params(self, game: Game, fields: list[Field], values: Mapping[str, object], names: Sequence[str],
                you: int | None) -> dict[str, object]:
        params: dict[str, object] = {}
        for field in fields:
            value = values[field.name]
            params[field.name] = self._value(game, field, value, names, params)
            params[f"{field.name}Key"] = "none" if value is None else str(value)
            if field.has_seats():
                is_you = value is not None and you is not None and value == seat_word(you)
                params[f"{field.name}IsYou"] = "yes" if is_you else "no"
        return params

    def _value(self, game: Game, field: Field, value: object, names: Sequence[str],
               before: dict[str, object]) -> object:
        if value is None:
            return self.say("nothing")
        if field.type_name == NUMBER:
            return int(cast("int | str", value))
        if field.has_seats() and seat_number(str(value)) != NONE:
            return self.seat(seat_number(str(value)), names)
        if field.labels:
            return field.labels[field.names.index(str(value))]
        return self.name(game, field.type_name, str(value), **before)

    def _list(self, name: str, seats: list[int], names: Sequence[str], you: int | None) -> dict[str, object]:
        shown = [self.say("seat-you") if seat == you else self.seat(seat, names) for seat in seats]
        key = seat_word(seats[0]) if len(seats) == 1 else "many"
        return {name: self._join(shown), f"{name}Key": key, f"{name}Count": len(seats)}

    def _join(self, shown: list[str]) -> str:
        if len(shown) < 2:
            return shown[0] if shown else self.say("list-nobody")
        text = self.say("list-two", first=shown[-2], last=shown[-1])
        for first in reversed(shown[:-2]):
            text = self.say("list-more", first=first, rest=text)
        return text


def variables_of(game: Game) -> dict[str, set[str]]:
    """Every key that follows from a loaded game, with the params its sentence is given."""
    shapes, key = game.shapes, game.key
    families = {"action": shapes.actions.shapes, "chance": shapes.chances, "event": shapes.events,
                "why": shapes.reasons, "question": [phase.question for phase in shapes.phases]}
    found: dict[str, set[str]] = {f"{key}-title": set(), f"{key}-tagline": set()}
    for family, kinds in families.items():
        for shape in kinds:
            found[f"{key}-{family}-{shape.name}"] = _variables(shape.fields)
            for place, field in enumerate(shape.fields):
                before = _variables(shape.fields[:place])
                for name in [f"{key}-{field.type_name}-{name}" for name in field.names if needs_a_name(field, name)]:
                    found[name] = found.get(name, before) & before
    for shape in families["action"]:
        found[f"{key}-action-{shape.name}"].add("question")
    for shape in families["question"]:
        asked = found[f"{key}-question-{shape.name}"] | {"waiting_for", "waiting_forKey", "waiting_forCount"}
        found |= {f"{key}-question-{shape.name}{end}": asked for end in ("", "-others")}
    ends = {"winners", "winnersKey", "winnersCount", "points"}
    for shape in shapes.outcomes:
        found |= {f"{key}-outcome-{shape.name}": ends, f"{key}-outcome-{shape.name}-short": set()}
    for option in game.option_table:
        choices = [f"-{choice}" for choice in option.choices] if option.type_name == CHOICE else []
        found |= {f"{key}-option-{option.name}{end}": set() for end in ("", "-help", *choices)}
    return found | {view_key(game, field): set() for field in game.view(game.new(game.seats[0]), 0)}


def because_keys(game: Game | str, reason: str) -> list[str]:
    """Where the sentence for a bot's reason may stand: in the game's own file, else in that of every game."""
    return [f"{_key(game)}-because-{reason}", f"common-because-{reason}"]


def bot_keys(game: Game | str, name: str) -> list[str]:
    """Where the description of a bot may stand: in the game's own file, else in that of every game."""
    return [f"{_key(game)}-bot-{name}", f"common-bot-{name}"]


def view_key(game: Game, field: str) -> str:
    """The key that describes a field of the view: a game's own, or one that every game has."""
    own = game.write_body(game.new(game.seats[0]), 0)
    return f"{game.key}-view-{field}" if field in own else f"view-{field}"


def needs_a_name(field: Field, name: str) -> bool:
    """Whether a value is called something in each language: not a number, a player or a label."""
    is_player = field.has_seats() and seat_number(name) != NONE
    return field.type_name not in (SEAT, NUMBER) and not field.labels and not is_player


def _variables(fields: list[Field]) -> set[str]:
    ends = {field.name: ("", "Key", "IsYou") if field.has_seats() else ("", "Key") for field in fields}
    return {name + end for name in ends for end in ends[name]}


def _named(shapes: list[Shape], name: str) -> Shape:
    return next(shape for shape in shapes if shape.name == name)


def _key(game: Game | str) -> str:
    return game if isinstance(game, str) else game.key
