"""Sentences: keys that follow from shapes and content, looked up in the Fluent files of one language.

The params of a sentence are the fields of its shape. Beside each `$field` (a localized name, a label,
a display name or a number) stand `$fieldKey`, the raw key for selectors (`none` when there is no value), and
where a player may stand `$fieldIsYou`, `yes` or `no`. A list of seats has `$field`, `$fieldKey` (`many` unless it
names one) and `$fieldCount`. No sentence is put together here.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource

from escapade.core.errors import BadInput, EscapadeError
from escapade.core.event import Event
from escapade.core.game import Game
from escapade.core.option import CHOICE
from escapade.core.seat import CHANCE, NONE, SPECTATOR, seat_number, seat_word
from escapade.core.shape import NUMBER, SEAT, Field, Shape

LONGEST_PARAM: Final = 300
"""What people typed comes back in errors; Fluent gives up on params much longer than this."""
CONTROL: Final = dict.fromkeys([*range(32), *range(127, 160)], "\N{REPLACEMENT CHARACTER}")
"""Characters that must not reach a terminal from somebody else's file."""


def locales() -> Traversable:
    """The folder with one folder of Fluent files for each language."""
    return files("escapade.language") / "locales"


def languages() -> list[str]:
    """The codes of all languages."""
    return sorted(folder.name for folder in locales().iterdir() if folder.is_dir())


@cache
def shipped(code: str) -> FluentBundle:
    """Our own files of a language, read once."""
    return read_bundle(locales() / code, code)


def read_bundle(folder: Traversable, code: str) -> FluentBundle:
    """The Fluent files of a folder."""
    bundle = FluentBundle([code], use_isolating=False)
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Language:
    """Everything the program says, in one language.

    `names` are the display names by seat and `you` is the viewer's seat, None for a spectator. A sentence that is
    missing or broken is an AssertionError when `strict`; else its key is said, and the show goes on.
    """

    def __init__(self, code: str, *, strict: bool = False, home: Traversable | None = None) -> None:
        if code not in languages():
            raise BadInput("input.language", {"language": code, "known": ", ".join(languages())})
        self.code = code
        self.strict = strict
        self._bundle = shipped(code) if home is None else read_bundle(home / code, code)

    def say(self, key: str, /, **params: object) -> str:
        """The sentence behind a key."""
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            assert not self.strict, f"{self.code}: there is no sentence {key}"
            return key
        text, errors = self._bundle.format_pattern(message.value, {name: _plain(params[name]) for name in params})
        assert not (self.strict and errors), f"{self.code}: {key}: {errors}"
        return key if errors else str(text)

    def title(self, game: Game | str) -> str:
        """The name of a game; its key will do."""
        return self.say(f"{_key(game)}-title")

    def name(self, game: Game | str, type_name: str, value_name: str) -> str:
        """The name of a content key, e.g. of the prisoner `light_green`; a pack's own keys stay as they are."""
        key = f"{_key(game)}-{type_name}-{value_name}"
        return self.say(key) if self.strict or self._bundle.has_message(key) else value_name

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

    def because(self, game: Game, key: str, params: Mapping[str, str]) -> str:
        """Why a bot would do something: a sentence about things of the game, told by type, and maybe numbers."""
        return self.say(key, **{kind: value if kind in ("number", "share") else self.name(game, kind, value)
                                for kind, value in params.items()})

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
            params[field.name] = self._value(game, field, value, names)
            params[f"{field.name}Key"] = "none" if value is None else str(value)
            if field.has_seats():
                is_you = value is not None and you is not None and value == seat_word(you)
                params[f"{field.name}IsYou"] = "yes" if is_you else "no"
        return params

    def _value(self, game: Game, field: Field, value: object, names: Sequence[str]) -> object:
        if value is None:
            return self.say("nothing")
        if field.type_name == NUMBER:
            return int(cast("int | str", value))
        if field.has_seats() and seat_number(str(value)) != NONE:
            return self.seat(seat_number(str(value)), names)
        if field.labels:
            return field.labels[field.names.index(str(value))]
        return self.name(game, field.type_name, str(value))

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


def keys_of(game: Game) -> set[str]:
    """Every key that follows from a loaded game."""
    return set(variables_of(game))


def variables_of(game: Game) -> dict[str, set[str]]:
    """Every key that follows from a loaded game, with the params its sentence is given."""
    shapes, key = game.shapes, game.key
    families = {"action": shapes.actions.shapes, "chance": shapes.chances, "event": shapes.events,
                "why": shapes.reasons, "question": [phase.question for phase in shapes.phases]}
    found: dict[str, set[str]] = {f"{key}-title": set(), f"{key}-tagline": set()}
    for family, kinds in families.items():
        for shape in kinds:
            found[f"{key}-{family}-{shape.name}"] = _variables(shape.fields)
            found |= {f"{key}-{field.type_name}-{name}": set() for field in shape.fields for name in field.names
                      if needs_a_name(field, name)}
    for shape in families["action"]:
        found[f"{key}-action-{shape.name}"].add("question")
    for shape in families["question"]:
        asked = found[f"{key}-question-{shape.name}"] | {"waiting_for", "waiting_forKey", "waiting_forCount"}
        found |= {f"{key}-question-{shape.name}{end}": asked for end in ("", "-others")}
    ends = {"winners", "winnersKey", "winnersCount", "points"}
    found |= {f"{key}-outcome-{reason}": ends for reason in outcome_reasons(game)}
    for option in game.option_table:
        choices = [f"-{choice}" for choice in option.choices] if option.type_name == CHOICE else []
        found |= {f"{key}-option-{option.name}{end}": set() for end in ("", "-help", *choices)}
    return found | {view_key(game, field): set() for field in game.view(game.new(game.seats[0]), 0)}


def view_key(game: Game, field: str) -> str:
    """The key that describes a field of the view: a game's own, or one that every game has."""
    own = game.write_body(game.new(game.seats[0]), 0)
    return f"{game.key}-view-{field}" if field in own else f"view-{field}"


def outcome_reasons(game: Game) -> list[str]:
    """How a match of this game can end."""
    return [shape.name for shape in game.shapes.outcomes]


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


def _plain(value: object) -> object:
    """A param as Fluent takes it: a number, or a text that is not too long."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    text = str(value)
    return text if len(text) <= LONGEST_PARAM else f"{text[:LONGEST_PARAM]}…"
