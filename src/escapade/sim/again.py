"""The commands that ask for a run again, or for one match of it: with all that they depend on."""

import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path


def as_option(name: str, value: object) -> str:
    """An option as it is typed."""
    return f"{name}={as_typed(value)}"


def as_typed(value: object) -> str:
    """The value of an option as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Asked:
    """What was asked for: whatever is not as by default is said."""

    game: str
    bots: Sequence[str]
    options: Iterable[tuple[str, object]]
    pack: Path | None
    seed: int | str

    def words(self, command: str) -> list[str]:
        """A command for it, as its words are typed."""
        set_otherwise = [word for item in sorted(self.options) for word in ("--option", as_option(*item))]
        laid_over = ["--pack", str(self.pack)] if self.pack is not None else []
        return ["escapade", command, self.game, "--seats", ",".join(self.bots), *set_otherwise, *laid_over,
                "--seed", str(self.seed)]

    def again(self, match: int) -> str:
        """The command that plays one match of it again."""
        return shlex.join([*self.words("sim"), "--match", str(match)])
