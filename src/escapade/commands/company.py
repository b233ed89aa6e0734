"""Who plays what, as commands about many matches are told it: game, bots, options, pack, seed and workers."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import OptionsOption, PackOption, SeedOption, complain, draw_seed, read_option_list
from escapade.language.sentences import Language
from escapade.sim import batch
from escapade.sim.again import Asked
from escapade.sim.odd import MOST_A_REASON, MOST_LONG
from escapade.sim.stats import Totals
from escapade.terminal.seating import seat_kinds

GameArgument = Annotated[str, typer.Argument(help="cli-about-game", metavar="GAME")]
BotsOption = Annotated[str, typer.Option("--seats", help="cli-about-bots")]
MatchesOption = Annotated[int, typer.Option("--matches", min=1, help="cli-about-matches")]
WorkersOption = Annotated[int | None, typer.Option("--workers", min=1, max=batch.MOST_WORKERS,
                                                   help="cli-about-workers")]
KeepOption = Annotated[Path | None, typer.Option("--keep", help="cli-about-keep", metavar="FOLDER")]
ClusterOption = Annotated[str | None, typer.Option("--cluster", help="cli-about-cluster", metavar="ADDRESS")]


@dataclass(frozen=True)
class Company:
    """What is played, by whom."""

    game: str
    bots: list[str]
    options: dict[str, object]
    pack: Path | None
    seed: int

    def words(self, command: str) -> list[str]:
        """A command about this company."""
        return self._asked().words(command)

    def again(self, match: int) -> str:
        """The command that plays one of its matches again."""
        return self._asked().again(match)

    def _asked(self) -> Asked:
        return Asked(self.game, self.bots, self.options.items(), self.pack, self.seed)


def read_company(game: GameArgument, seats: BotsOption, option: OptionsOption, pack: PackOption, seed: SeedOption,
                 language: Language) -> Company:
    """What the arguments ask for; what cannot be played is refused before a seed is drawn."""
    options, bots = read_option_list(option, language), seat_kinds(seats)
    folder = Path(pack) if pack is not None else None
    batch.company(game, options, bots, folder)
    return Company(game, bots, options, folder, draw_seed(seed, language))


def workers_or_all(workers: int | None, cluster: str | None = None) -> batch.Crew:
    """The cluster asked for, or as many processes, or as many as the machine has cores."""
    return cluster or workers or os.cpu_count() or 1


def tell_odd(totals: Totals, company: Company, language: Language) -> None:
    """Every odd match, with the command that tells it again."""
    found = list(totals.notes.odd(totals.outcomes))
    for odd in found:
        complain(language.say("cli-sim-odd", match=str(odd.match), why=odd.why, reason=odd.reason,
                              decisions=odd.decisions, median=odd.median, command=company.again(odd.match)))
    if len([odd for odd in found if odd.why == "rare_end"]) >= MOST_A_REASON or len(found) >= MOST_LONG:
        complain(language.say("cli-sim-odd-bounds", ends=MOST_A_REASON, longest=MOST_LONG))
