"""A throw-away PostgreSQL: durable as in production, on a port of its own, stopped and started at will."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.server.harness import free_socket


def programs() -> Path | None:
    """Where initdb, pg_ctl and postgres are."""
    found = [shutil.which("initdb"), *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb")), reverse=True)]
    for one in filter(None, found):
        folder = Path(one).resolve().parent
        if (folder / "pg_ctl").exists() and (folder / "postgres").exists():
            return folder
    return None


class Postgres:
    """A server that belongs to the tests. As root it runs as somebody else: PostgreSQL insists."""

    def __init__(self) -> None:
        folder = programs()
        assert folder is not None
        self.programs = folder
        self.base = Path(tempfile.mkdtemp(prefix="pgtest-", dir="/tmp"))  # short: socket paths have a limit
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._as_somebody_else()
        found = free_socket()
        self.port = found.getsockname()[1]
        found.close()
        self._run("initdb", "-D", self.base / "data", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8",
                  "--locale=C.UTF-8")
        self.start()

    def _as_somebody_else(self) -> None:
        names = {one.pw_name: one for one in pwd.getpwall()}
        found = names.get("postgres") or names["nobody"]
        self.user = {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
        os.chown(self.base, found.pw_uid, found.pw_gid)

    def _run(self, program: str, *arguments: object) -> None:
        subprocess.run([str(self.programs / program), *map(str, arguments)], check=True, cwd=self.base,
                       stdout=subprocess.DEVNULL, **self.user)

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.base} -c max_connections=60"
        self._run("pg_ctl", "-D", self.base / "data", "-w", "-s", "-l", self.base / "log", "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop at once, as a crash would."""
        self._run("pg_ctl", "-D", self.base / "data", "-m", mode, "-s", "stop")

    def database(self, name: str) -> str:
        """A new database; its URL."""
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.base, ignore_errors=True)
