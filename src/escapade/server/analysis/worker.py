"""A process that looks at one finished match: its record as a line of JSON in, what the coach found as a line out.

It is started with an empty environment, gives way to everything else on the machine, and knows neither the database nor
any table.
"""

import json
import os
import sys

from escapade.coach.analysis import analyse
from escapade.coach.position import SLOWER, is_quick
from escapade.play.record import Record
from escapade.server.analysis.report import report_of

POLITE = 10
"""How much the process gives way: whoever plays just now comes first."""


def answer(line: bytes) -> dict[str, object]:
    """The report of a record. The interpreted rules do as little as it takes, and the report says so."""
    wanted = json.loads(line)
    record = Record(wanted["header"], wanted["entries"])
    return report_of(analyse(record, effort=1 if is_quick() else 1 / SLOWER), is_brief=not is_quick())


def main() -> None:
    """Answer once; what cannot be looked at gets null."""
    if sys.platform != "win32":
        os.nice(POLITE)
    try:
        found: dict[str, object] | None = answer(sys.stdin.buffer.readline())
    except Exception:
        found = None
    sys.stdout.buffer.write(json.dumps(found).encode() + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
