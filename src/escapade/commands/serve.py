"""`escapade serve`: tables for people on this machine, in this house or on the internet."""

import os
import threading
import webbrowser
from typing import Annotated

import typer

from escapade.commands.common import BAD_USAGE, MOST_DIGITS, LanguageOption, choose_language, complain, politely
from escapade.core.errors import BadInput, Refused
from escapade.server.checks import check
from escapade.server.reach import origins
from escapade.server.settings import Limits, Settings, default_database, lan_limits

HostOption = Annotated[str, typer.Option("--host", envvar="ESCAPADE_HOST", help="cli-about-host")]
PortOption = Annotated[str, typer.Option("--port", envvar="ESCAPADE_PORT", metavar="INTEGER", help="cli-about-port")]
DatabaseOption = Annotated[str | None, typer.Option("--db", envvar="ESCAPADE_DB", help="cli-about-db")]
BaseOption = Annotated[str, typer.Option("--base-url", envvar="ESCAPADE_BASE_URL", help="cli-about-base-url")]
ProxiesOption = Annotated[str, typer.Option("--trusted-proxies", envvar="ESCAPADE_TRUSTED_PROXIES",
                                           help="cli-about-trusted-proxies")]
MetricsOption = Annotated[str, typer.Option("--metrics-token", envvar="ESCAPADE_METRICS_TOKEN",
                                           help="cli-about-metrics-token")]
LanOption = Annotated[bool, typer.Option("--lan", envvar="ESCAPADE_LAN", help="cli-about-lan")]
DelayOption = Annotated[float, typer.Option("--bot-delay", envvar="ESCAPADE_BOT_DELAY", min=0.0, max=10.0,
                                            help="cli-about-bot-delay")]
WorkersOption = Annotated[int | None, typer.Option("--bot-workers", envvar="ESCAPADE_BOT_WORKERS", min=1, max=64,
                                                   help="cli-about-bot-workers")]
KeepOption = Annotated[int, typer.Option("--keep-days", envvar="ESCAPADE_KEEP_DAYS", min=0, max=36500,
                                         help="cli-about-keep-days")]
PushOption = Annotated[bool, typer.Option("--push/--no-push", envvar="ESCAPADE_PUSH", help="cli-about-push")]
PushServicesOption = Annotated[str, typer.Option("--push-services", envvar="ESCAPADE_PUSH_SERVICES",
                                                help="cli-about-push-services")]
PushContactOption = Annotated[str, typer.Option("--push-contact", envvar="ESCAPADE_PUSH_CONTACT",
                                               help="cli-about-push-contact")]
OpenOption = Annotated[bool, typer.Option("--open", help="cli-about-open")]
PublicOption = Annotated[bool, typer.Option("--public-tables/--no-public-tables", envvar="ESCAPADE_PUBLIC_TABLES",
                                            help="cli-about-public-tables")]
ShortWayOption = Annotated[bool, typer.Option("--short-way/--no-short-way", envvar="ESCAPADE_SHORT_WAY",
                                              help="cli-about-short-way")]
LogOption = Annotated[str, typer.Option("--log-level", envvar="ESCAPADE_LOG_LEVEL", help="cli-about-log-level")]


LOG_LEVELS = ("debug", "info", "warning", "error")


@politely
def serve(*, host: HostOption = "127.0.0.1", port: PortOption = "8765", db: DatabaseOption = None,
          base_url: BaseOption = "", trusted_proxies: ProxiesOption = "", metrics_token: MetricsOption = "",
          lan: LanOption = False, bot_delay: DelayOption = 0.0, bot_workers: WorkersOption = None,
          keep_days: KeepOption = 0, public_tables: PublicOption = True, push: PushOption = True,
          push_services: PushServicesOption = "", push_contact: PushContactOption = "", open_page: OpenOption = False,
          short_way: ShortWayOption = True, log_level: LogOption = "warning", language: LanguageOption = None) -> None:
    """Run the server until it is told to stop; what is not given here may come from the environment."""
    from escapade.server.operate.logs import set_up_logs  # noqa: PLC0415  a server's libraries take a second to load,
    from escapade.server.serve import serve as run_server  # noqa: PLC0415  and no other command needs them

    speech = choose_language(language)
    if log_level.lower() not in LOG_LEVELS:
        raise BadInput("input.log_level", {"value": log_level, "known": ", ".join(LOG_LEVELS)})
    workers = bot_workers or max(1, (os.cpu_count() or 1) - 1)
    settings = Settings(host="0.0.0.0" if lan else host, port=whole_number(port), db=db or default_database(),
                        base_url=base_url, trusted_proxies=tuple(trusted_proxies.replace(",", " ").split()),
                        bot_delay=bot_delay, bot_workers=workers, short_way=short_way,
                        push=push, push_services=tuple(push_services.replace(",", " ").split()),
                        push_contact=push_contact, keep_days=keep_days, public_tables=public_tables,
                        metrics_token=metrics_token,
                        limits=lan_limits() if lan else Limits())
    check(settings)
    set_up_logs(log_level)

    def opened(used: Settings) -> None:
        complain(speech.say("cli-serving", address=used.origin(), database=used.shown_db()))
        for found in origins(used):
            if found != used.origin():
                complain(speech.say("cli-serving-others", address=found))
        if open_page:
            threading.Thread(target=webbrowser.open, args=(used.origin(),), daemon=True).start()

    try:
        run_server(settings, opened)
    except Refused as error:
        complain(speech.error(error))
        raise typer.Exit(BAD_USAGE) from None


def whole_number(text: str) -> int:
    """A port as it was typed."""
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        raise BadInput("input.port", {"value": text})
    return int(text)
