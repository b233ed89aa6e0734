"""`escapade report`: many matches, and one page about them."""

import json
from pathlib import Path
from typing import Annotated

import typer

from escapade.commands.common import (
    LanguageOption,
    OptionsOption,
    PackOption,
    SeedOption,
    choose_language,
    complain,
    option_value,
    politely,
)
from escapade.commands.company import (
    BotsOption,
    ClusterOption,
    Company,
    GameArgument,
    MatchesOption,
    WorkersOption,
    read_company,
    tell_odd,
    workers_or_all,
)
from escapade.commands.progress import progress_of
from escapade.core.errors import BadInput
from escapade.lab.findings import Findings, Variant
from escapade.lab.marks import MarkStudy
from escapade.lab.page.sections import document_of
from escapade.lab.page.write import as_html, as_markdown
from escapade.lab.portrait import portrait_of
from escapade.lab.studies.registry import reports_of
from escapade.language.sentences import Language
from escapade.sim import batch
from escapade.sim.kept import cannot_write, check_writable, write_whole
from escapade.sim.stats import Totals

PageOption = Annotated[Path, typer.Option("--output", "-o", help="cli-about-page", metavar="FILE")]
VaryOption = Annotated[list[str] | None, typer.Option("--vary", help="cli-about-vary", metavar="NAME=VALUE,...")]
ENDINGS = (".html", ".md", ".json")


@politely
def report(game: GameArgument, *, seats: BotsOption, output: PageOption, matches: MatchesOption = 10_000,
           seed: SeedOption = None, workers: WorkersOption = None, option: OptionsOption = None,
           pack: PackOption = None, vary: VaryOption = None, cluster: ClusterOption = None,
           language: LanguageOption = None) -> None:
    """A page about many matches: HTML, Markdown or JSON, by the ending of the file."""
    speech = choose_language(language)
    if output.suffix not in ENDINGS:
        raise BadInput("input.ending", {"file": str(output), "endings": ", ".join(ENDINGS)})
    company = read_company(game, seats, option, pack, seed, speech)
    check_writable(output)
    others = variants(company, vary)
    own = list(reports_of(game).values())
    count = workers_or_all(workers, cluster)
    with progress_of(matches * (1 + len(others)), speech) as progress:
        totals = batch.run(company.game, company.options, company.bots, matches, company.seed, count, progress,
                           pack=company.pack, studies=[MarkStudy, *(one.study for one in own)])
        varied = [Variant(label, batch.run(company.game, company.options | {name: value}, company.bots, matches,
                                           company.seed, count, progress, pack=company.pack))
                  for label, name, value in others]
    write_report(company, totals, varied, output, speech)
    tell_odd(totals, company, speech)


def variants(company: Company, vary: list[str] | None) -> list[tuple[str, str, object]]:
    """The options to be set otherwise, one at a time; each is tried before a match is played."""
    found: list[tuple[str, str, object]] = []
    for text in vary or []:
        name, _, values = text.partition("=")
        for value in values.split(","):
            batch.company(company.game, company.options | {name: option_value(value)}, company.bots, company.pack)
            found.append((f"{name}={value}", name, option_value(value)))
    return found


def write_report(company: Company, totals: Totals, varied: list[Variant], output: Path, language: Language) -> None:
    """The report as the ending of its file asks for; there whole or not at all."""
    game, _ = batch.company(company.game, company.options, company.bots, company.pack)
    findings = Findings(game, portrait_of(game.key), totals, varied, language)
    document = document_of(findings, company.pack, list(reports_of(game.key).values()))
    if output.suffix == ".json":
        own = {name: one.data(totals) for name, one in reports_of(game.key).items()}
        text = json.dumps({**findings.to_json(), "studies": own, "warnings": document.warnings}, ensure_ascii=False,
                          indent=2) + "\n"
    else:
        text = as_html(document) if output.suffix == ".html" else as_markdown(document)
    try:
        write_whole(output, text.encode())
    except OSError as error:
        raise cannot_write(output, error) from None
    complain(language.say("cli-report-written", file=str(output)))
