"""Rows as Parquet, by pyarrow: an extra, so that it is imported where it is needed and missed with a sentence."""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from escapade.core.errors import Missing
from escapade.sim.rows import Columns

KEY = b"escapade"
"""The file's own notes, as JSON: which run its rows come from."""


def modules() -> tuple[ModuleType, ModuleType]:
    """pyarrow and its Parquet; Missing, with what to install, where the extra is not there."""
    try:
        import pyarrow  # noqa: PLC0415  an extra
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError:
        raise Missing("missing.extra", {"package": "pyarrow", "extra": "lab"}) from None
    return pyarrow, pyarrow.parquet


def to_bytes(columns: Columns, types: dict[str, str], notes: dict[str, object]) -> bytes:
    """A whole file with these columns; the same columns give the same bytes."""
    arrow, parquet = modules()
    named = {"text": arrow.string(), "bool": arrow.bool_()}
    schema = arrow.schema([(name, named.get(typed) or getattr(arrow, typed)()) for name, typed in types.items()],
                          metadata={KEY: json.dumps(notes, sort_keys=True).encode()})
    sink = arrow.BufferOutputStream()
    parquet.write_table(arrow.table(columns, schema=schema), sink, compression="zstd")
    return bytes(sink.getvalue().to_pybytes())


def notes_of(path: Path) -> dict[str, Any] | None:
    """The notes of a file that we wrote; None for one that is damaged, or not ours."""
    arrow, parquet = modules()
    try:
        found = parquet.read_schema(path).metadata or {}
        notes = json.loads(found[KEY])
    except (OSError, arrow.ArrowException, KeyError, ValueError):
        return None
    return notes if isinstance(notes, dict) else None


def join(parts: Iterable[Path], whole: Path, notes: dict[str, object]) -> None:
    """One file of many, a row group each, streamed; it is there whole or not at all."""
    _, parquet = modules()
    beside = whole.with_name(f"{whole.name}.{os.getpid()}.tmp")
    writer = None
    try:
        for part in parts:
            table = parquet.read_table(part)
            table = table.replace_schema_metadata({KEY: json.dumps(notes, sort_keys=True).encode()})
            writer = writer or parquet.ParquetWriter(beside, table.schema, compression="zstd")
            writer.write_table(table, row_group_size=max(1, table.num_rows))
    finally:
        if writer is not None:
            writer.close()
    beside.replace(whole)
