"""`escapade serve`: tables for people on this machine, in this house or on the internet."""

import os
import socket
import threading
import time
import webbrowser
from typing import Annotated

import typer

from escapade.commands.common import LanguageOption, choose_language, complain, politely
from escapade.server.settings import Limits, Settings, default_database, lan_limits

HostOption = Annotated[str, typer.Option("--host", envvar="ESCAPADE_HOST", help="cli-about-host")]
PortOption = Annotated[int, typer.Option("--port", envvar="ESCAPADE_PORT", min=0, max=65535, help="cli-about-port")]
DatabaseOption = Annotated[str | None, typer.Option("--db", envvar="ESCAPADE_DB", help="cli-about-db")]
BaseOption = Annotated[str, typer.Option("--base-url", envvar="ESCAPADE_BASE_URL", help="cli-about-base-url")]
LanOption = Annotated[bool, typer.Option("--lan", envvar="ESCAPADE_LAN", help="cli-about-lan")]
DelayOption = Annotated[float, typer.Option("--bot-delay", envvar="ESCAPADE_BOT_DELAY", min=0.0, max=10.0,
                                            help="cli-about-bot-delay")]
WorkersOption = Annotated[int | None, typer.Option("--bot-workers", envvar="ESCAPADE_BOT_WORKERS", min=1, max=64,
                                                   help="cli-about-bot-workers")]
KeepOption = Annotated[int, typer.Option("--keep-days", envvar="ESCAPADE_KEEP_DAYS", min=0, max=36500,
                                         help="cli-about-keep-days")]
OpenOption = Annotated[bool, typer.Option("--open", help="cli-about-open")]
ShortWayOption = Annotated[bool, typer.Option("--short-way/--no-short-way", envvar="ESCAPADE_SHORT_WAY",
                                              help="cli-about-short-way")]
LogOption = Annotated[str, typer.Option("--log-level", envvar="ESCAPADE_LOG_LEVEL", help="cli-about-log-level")]


PATIENCE = 300
"""How many tenths of a second a server may take to answer before nobody opens its page."""


@politely
def serve(*, host: HostOption = "127.0.0.1", port: PortOption = 8765, db: DatabaseOption = None,
          base_url: BaseOption = "", lan: LanOption = False, bot_delay: DelayOption = 0.6,
          bot_workers: WorkersOption = None, keep_days: KeepOption = 0, open_page: OpenOption = False,
          short_way: ShortWayOption = True,
          log_level: LogOption = "warning", language: LanguageOption = None) -> None:
    """Run the server until it is told to stop; what is not given here may come from the environment."""
    from escapade.server.operate.logs import set_up_logs  # noqa: PLC0415  a server's libraries take a second to load,
    from escapade.server.serve import serve as run_server  # noqa: PLC0415  and no other command needs them

    speech = choose_language(language)
    workers = bot_workers or max(1, (os.cpu_count() or 1) - 1)
    settings = Settings(host="0.0.0.0" if lan else host, port=port, db=db or default_database(),
                        base_url=base_url, bot_delay=bot_delay, bot_workers=workers, short_way=short_way,
                        keep_days=keep_days, limits=lan_limits() if lan else Limits())
    set_up_logs(log_level)
    complain(speech.say("cli-serving", address=settings.origin(), database=shown(settings.db)))
    if open_page:
        threading.Thread(target=open_when_ready, args=(settings.port, settings.origin()), daemon=True).start()
    run_server(settings)


def open_when_ready(port: int, address: str) -> None:
    """Show the first page in the browser of whoever sits here, as soon as somebody answers at the port."""
    for _ in range(PATIENCE):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def shown(database: str) -> str:
    """A database without its password."""
    before, sign, after = database.rpartition("@")
    return f"{before.partition('//')[0]}//…@{after}" if sign else database
