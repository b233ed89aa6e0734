"""Options: one table per game that load, command line, lobby, docs and record header read."""

from typing import Final, final

from escapade.core.errors import BadInput

FLAG: Final = "flag"
NUMBER: Final = "number"
CHOICE: Final = "choice"


@final
class Option:
    """A ruling that a table may change: its type, its range, its default and the rule it belongs to."""

    def __init__(self, name: str, type_name: str, low: int, high: int, choices: list[str], default: int,
                 rule: str, widest: tuple[int, int], *, counts_people: bool = False) -> None:
        self.name = name
        self.type_name = type_name
        self.low = low
        self.high = high
        self.choices = choices
        self.default = default
        self.rule = rule
        self.widest = widest
        """How far written positions and packs may go; a table chooses from low to high."""
        self.counts_people = counts_people
        """Whether doors seat people before bots and set this to the number of people."""

    def range_text(self) -> str:
        """The allowed values, for people: `20..50`, `true|false`, `leader|majority`."""
        if self.type_name == FLAG:
            return "true|false"
        return "|".join(self.choices) if self.type_name == CHOICE else f"{self.low}..{self.high}"

    def read(self, value: object, *, written: bool = False) -> int:
        """The int behind a value as people and JSON write it; BadInput names the option and its range.

        `written` takes the wider range of written positions.
        """
        if self.type_name == FLAG and isinstance(value, bool):
            return int(value)
        if self.type_name == CHOICE and isinstance(value, str) and value in self.choices:
            return self.choices.index(value)
        low, high = self.widest if written else (self.low, self.high)
        is_number = self.type_name == NUMBER and isinstance(value, int) and not isinstance(value, bool)
        if is_number and isinstance(value, int) and (low <= value <= high or value == self.default):
            return value
        text = str(value).lower() if isinstance(value, bool) else str(value)
        raise BadInput("input.option", {"option": self.name, "value": text, "range": self.range_text()})

    def write(self, value: int) -> object:
        """The int as people and JSON write it."""
        if self.type_name == FLAG:
            return value != 0
        return self.choices[value] if self.type_name == CHOICE else value

    def __repr__(self) -> str:
        """As a table would say it: `<Option squares, 20..50, 30 unless chosen, LE-3>`."""
        return f"<Option {self.name}, {self.range_text()}, {self.write(self.default)} unless chosen, {self.rule}>"


def flag(name: str, rule: str, *, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, FLAG, 0, 1, [], int(default), rule, (0, 1))


def number(name: str, low: int, high: int, default: int, rule: str,
           widest: tuple[int, int] | None = None) -> Option:
    """An option from low to high; `widest` where written positions may go further."""
    return Option(name, NUMBER, low, high, [], default, rule, widest or (low, high))


def people(name: str, most: int, rule: str) -> Option:
    """How many seats, from the first on, have the say: doors seat people first and set it to their number; 0 is all."""
    return Option(name, NUMBER, 0, most, [], 0, rule, (0, most), counts_people=True)


def people_option(table: list[Option]) -> str | None:
    """The option that doors set to the number of people, where a game has one."""
    for option in table:
        if option.counts_people:
            return option.name
    return None


def choice(name: str, choices: list[str], default: str, rule: str) -> Option:
    """An option among named ways."""
    return Option(name, CHOICE, 0, len(choices) - 1, choices, choices.index(default), rule, (0, len(choices) - 1))


def read_options(table: list[Option], given: dict[str, object], *, written: bool = False) -> dict[str, int]:
    """Every option's int, defaults filled in; an unknown name or a value out of range is BadInput."""
    for name in given:
        if not any(option.name == name for option in table):
            known = ", ".join(option.name for option in table)
            raise BadInput("input.unknown_option", {"option": name, "known": known})
    return {option.name: option.read(given[option.name], written=written) if option.name in given else option.default
            for option in table}


def write_options(table: list[Option], values: dict[str, int]) -> dict[str, object]:
    """All options as JSON writes them."""
    return {option.name: option.write(values[option.name]) for option in table}
