"""Structured logs: one JSON object a line, codes and names of tables only. What people say, hold or draw, and
tokens, are never given to a logger; this formatter would not print them either.
"""

import json
import logging
import sys
import time

FIELDS = ("table", "problem", "address")
TALKATIVE = ("sqlalchemy", "aiosqlite", "asyncpg", "alembic", "websockets", "uvicorn", "starlette", "asyncio")
"""Libraries that would log statements with their values, or frames with their bytes: warnings only, ever."""


class JsonLines(logging.Formatter):
    """A record as JSON: when, what, where."""

    def format(self, record: logging.LogRecord) -> str:
        """The message is one of our own codes; of an exception only kind and place are printed, never its values."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(), "logger": record.name, "event": record.getMessage()}
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = record.exc_info[0].__name__
            line["at"] = places(record)
        return json.dumps(line)


def places(record: logging.LogRecord) -> list[str]:
    """Where an exception passed: files and lines, innermost last."""
    found: list[str] = []
    trace = record.exc_info[2] if record.exc_info else None
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('escapade')[2]}:{trace.tb_lineno}:{code.co_name}")
        trace = trace.tb_next
    return found[-8:]


def set_up_logs(level: str) -> None:
    """Everything goes to stderr, ours and that of the libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in TALKATIVE:
        logging.getLogger(name).setLevel("WARNING")
