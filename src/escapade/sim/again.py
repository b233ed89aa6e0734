"""The commands that ask for a run again, or for one match of it: with all that they depend on."""

import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path


def as_option(name: str, value: object) -> str:
    """An option as it is typed."""
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


def words_of(command: str, game: str, bots: Sequence[str], options: Iterable[tuple[str, object]], pack: Path | None,
             seed: int | str) -> list[str]:
    """As they are typed; whatever is not as by default is said."""
    set_otherwise = [word for item in sorted(options) for word in ("--option", as_option(*item))]
    laid_over = ["--pack", str(pack)] if pack is not None else []
    return ["escapade", command, game, "--seats", ",".join(bots), *set_otherwise, *laid_over, "--seed", str(seed)]


def again(game: str, bots: Sequence[str], options: Iterable[tuple[str, object]], pack: Path | None, seed: int | str,
          match: int) -> str:
    """The command that plays one match of a seed again."""
    return shlex.join([*words_of("sim", game, bots, options, pack, seed), "--match", str(match)])
