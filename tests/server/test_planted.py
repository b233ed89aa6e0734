"""The tests of limits, permissions and the store each fail on a planted defect."""

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import WebSocketException

import escapade
from escapade.core.errors import Refused
from escapade.server.store import append, sqlite
from escapade.server.store.schema import matches
from escapade.server.store.writes import Write
from escapade.server.tables import permissions
from escapade.server.tables.commands import dispatch
from escapade.server.wire import buckets
from escapade.server.wire import protocol as p
from escapade.server.wire.admission import Admission
from escapade.server.wire.buckets import Bucket
from escapade.server.wire.budgets import Budget, Budgets
from tests.server import test_admission, test_budgets, test_limits, test_permissions, test_store

WRONG = (AssertionError, KeyError, pytest.fail.Exception, TimeoutError)


def test_one_too_many_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bucket and a count that let n + 1 through."""
    monkeypatch.setattr(buckets.Bucket, "take", lambda self, now: True)
    monkeypatch.setattr(buckets.Counts, "take", lambda self, key: True)
    for test in (test_limits.test_buckets_fill_up_again, test_limits.test_counts):
        with pytest.raises(WRONG):
            test()


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
def test_a_socket_without_a_budget_is_caught(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A spectator with the budget of a player; and a budget that begins afresh with each socket."""
    def afresh(self: Budgets, key: str | None, address: str) -> Budget:
        return Budget(self, key or address, (Bucket(self.players.size, self.players.seconds, time.monotonic()),))

    monkeypatch.setattr(Budgets, "of", afresh)
    with pytest.raises(WRONG):
        test_limits.test_messages_of_a_seat_and_of_a_spectator(db)
    with pytest.raises(WRONG):
        test_budgets.test_a_reconnect_changes_nothing(db)


@pytest.mark.parametrize("planted", ["is_crowded", "_make_room"])
def test_a_door_that_keeps_no_places_is_caught(db: Path, planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators until it is full; nobody goes for somebody with a seat."""
    monkeypatch.setattr(Admission, planted, lambda self: False)
    with pytest.raises((*WRONG, WebSocketException, OSError)):
        test_admission.test_seats_come_first(db, True)  # noqa: FBT003


@pytest.mark.parametrize("rule", [((permissions.SEAT, permissions.SPECTATOR), (permissions.PLAYING,)),
                                  ((permissions.SEAT,), permissions.RUNNING), ((permissions.HOST,), ())],
                         ids=["a role too many", "a phase too many", "nobody may"])
def test_a_wrong_cell_is_caught(rule: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """One cell of the matrix."""
    act: type[p.Message] = p.Act
    monkeypatch.setitem(permissions.RULES, act, rule)
    wrong = 0
    for role in test_permissions.ALLOWED:
        for phase in permissions.PHASES:
            try:
                test_permissions.test_rule(p.Act, role, phase)
            except (*WRONG, Refused):
                wrong += 1
    assert wrong > 0


@pytest.mark.skipif(escapade.compiled(), reason="compiled functions cannot be replaced")
def test_a_server_that_asks_nobody_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The matrix on the wire, where the table of permissions is not asked."""
    monkeypatch.setattr(dispatch, "check_permission", lambda message, roles, phase: None)
    with pytest.raises(WRONG):
        test_permissions.test_the_matrix_on_the_wire(tmp_path, permissions.PLAYING)


def test_an_append_that_replaces_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """INSERT OR REPLACE: who comes late wins."""
    for name in ("INSERT_ENTRIES", "INSERT_COMMANDS"):
        monkeypatch.setattr(sqlite, name, getattr(sqlite, name).replace("INSERT INTO", "INSERT OR REPLACE INTO"))
    for test in (test_store.test_who_comes_late_is_refused, test_store.test_sixteen_writers_at_one_seq):
        with pytest.raises(WRONG):
            test(str(tmp_path / f"{test.__name__}.db"))


def test_a_document_without_its_revision_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last one to write a document wins."""
    async def careless(connection: Any, write: Write) -> None:
        row = append.document_columns(write)
        await connection.execute(update(matches).where(matches.c.id == write.match).values(**row))

    monkeypatch.setattr(append, "update_table", careless)
    with pytest.raises(WRONG):
        test_store.test_who_comes_late_is_refused(str(tmp_path / "late.db"))


def test_seqs_that_are_made_up_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The append that PostgreSQL goes through, with the next free number in place of the expected one."""
    used = iter(range(1, 10_000))
    monkeypatch.setattr(append, "log_rows", lambda write: [
        {"match": write.match, "seq": next(used), "words": words} for words in write.words])
    monkeypatch.setattr(sqlite.SqliteDatabase, "append_plain", never)
    for test in (test_store.test_sixteen_writers_at_one_seq, test_store.test_who_comes_late_is_refused):
        with pytest.raises(WRONG):
            test(str(tmp_path / f"{test.__name__}.db"))


async def never(_self: object, _writes: list[Write]) -> bool:
    """No short way, as with PostgreSQL."""
    return False
