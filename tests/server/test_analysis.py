"""A finished match looked at by the coach: for whom, when, how long, how many; and what comes out of the process."""

import asyncio
import gzip
import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escapade import compiled
from escapade.coach.analysis import analyse
from escapade.coach.figures import Estimate
from escapade.play.record import Record
from escapade.server.analysis import analyst, worker
from escapade.server.analysis.analyst import Analyst
from escapade.server.analysis.report import report_of
from escapade.server.operate.metrics import Metrics
from escapade.server.settings import Limits, Settings
from escapade.server.wire.protocol_analysis import Analysis
from tests.coach.records import short_record, work_little
from tests.server.harness import NO_LIMITS, PATIENCE, Json, Live, in_loop, running
from tests.server.test_branch import over, record
from tests.server.test_versions import make_older

EMPTY = {"together": False, "brief": False, "draws": 0, "choices": 0, "decisions": 0, "curve": [], "turns": [],
         "mistakes": [], "found": [], "seats": []}
QUICK = f"import sys, time; sys.stdin.readline(); print({json.dumps(json.dumps(EMPTY))}, flush=True); time.sleep(3600)"
"""Answers at once, and would stay for ever."""
SLOW = f"import sys, time; sys.stdin.readline(); time.sleep(1); print({json.dumps(json.dumps(EMPTY))}, flush=True)"
SILENT = "import sys, time; sys.stdin.readline(); time.sleep(3600)"
DYING = "import sys; sys.stdin.readline(); sys.exit(3)"
NOTHING = "import sys; sys.stdin.readline(); print('null', flush=True)"
NO_JSON = "import sys; sys.stdin.readline(); print('hello', flush=True)"
OTHER_SHAPE = "import sys; sys.stdin.readline(); print('{}', flush=True)"
BROKEN = {"late": SILENT, "dead": DYING, "null": NOTHING, "no JSON": NO_JSON, "another shape": OTHER_SHAPE}


class Planted:
    """Processes that do what a test wants instead of looking at a match; they are counted, and kept to be looked for.
    """

    def __init__(self, patch: pytest.MonkeyPatch, program: str) -> None:
        self.program = program
        self.started: list[asyncio.subprocess.Process] = []
        patch.setattr(analyst, "start_worker", self.start)
        patch.setattr(analyst, "HELD_BACK", 0.2)

    async def start(self) -> asyncio.subprocess.Process:
        made = await asyncio.create_subprocess_exec(sys.executable, "-c", self.program, stdin=asyncio.subprocess.PIPE,
                                                    stdout=asyncio.subprocess.PIPE)
        self.started.append(made)
        return made


async def asked(live: Live, made: Json, **body: object) -> tuple[int, Json]:
    """What the server says to somebody who asks for an analysis."""
    path = f"/api/tables/{made['table']}/analysis"
    status, _, data = await live.http("POST", path, {"token": made["token"], **body})
    return status, json.loads(data)


async def until_done(live: Live, made: Json) -> Json:
    """Ask again and again until it is there."""
    while True:
        status, said = await asked(live, made)
        assert status == 200, said
        if said["state"] == "done":
            return said
        assert said["analysis"] is None


def refusal(code: str) -> Json:
    return {"code": code, "params": {}}


# ------------------------------------------------------------------------------ what is found


def test_a_report_has_the_shape_of_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything in keys and shapes: what was done, what would have been better, in what order, how sure."""
    work_little(monkeypatch)
    found = analyse(short_record())
    others = [one for one in found.judged if one.is_other][:4]
    for one, loss in zip(others, (0.1, 0.2, 0.05, -0.1), strict=True):
        one.sure, one.worth = Estimate(loss, 0.001, 50), Estimate(0.3, 0.05, 50)
    told = msgspec.convert(json.loads(json.dumps(report_of(found, is_brief=True))), Analysis)
    assert [point.entry for point in told.curve] == [0, *(step.entry for step in found.steps)]
    assert [point.win for point in told.curve][-1] == [player.worth for player in found.players]
    assert [one.mark for one in told.mistakes] == ["blunder", "mistake", "doubtful"], "the worst first"
    assert [one.mark for one in told.found] == ["found"]
    assert told.mistakes[0].loss.low < told.mistakes[0].loss.mean < told.mistakes[0].loss.high
    worst = others[1]
    actions = found.game.shapes.actions
    assert told.mistakes[0].entry == worst.step.entry
    assert (told.mistakes[0].taken.kind, told.mistakes[0].expert.kind) == (
        actions.shape(worst.step.action).name, actions.shape(worst.expert).name)
    assert told.mistakes[0].question == found.game.question(worst.step.before, worst.step.seat)["key"]
    draws = {draw.step.entry for draw in found.draws}
    assert all((one.by is None) == (one.entry in draws) for one in told.turns)
    assert [one.entry for one in told.turns] == sorted(one.entry for one in told.turns)
    assert (told.together, told.brief) == (False, True)
    assert all(len(one.bands) == 2 for one in told.seats)


def test_slow_rules_look_for_a_short_time_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A twentieth of the work with the interpreted rules; the curve and the luck are as exact as ever."""
    efforts: list[float] = []

    def watched(wanted: Record, effort: float) -> Any:
        efforts.append(effort)
        return analyse(wanted, effort=effort)

    work_little(monkeypatch)
    monkeypatch.setattr(worker, "analyse", watched)
    line = json.dumps({"header": short_record().header, "entries": short_record().entries}).encode()
    monkeypatch.setattr(worker, "is_quick", lambda: False)
    brief = worker.answer(line)
    monkeypatch.setattr(worker, "is_quick", lambda: True)
    whole = worker.answer(line)
    assert (brief["brief"], whole["brief"], efforts) == (True, False, [0.05, 1])
    assert brief["curve"] == whole["curve"]


@in_loop
async def test_a_real_match_is_looked_at_in_a_process(db: Path) -> None:
    """From the table to the report, and at once when it is asked for again; packed for those who can unpack it."""
    async with running(db) as live:
        made, _ = await over(live)
        assert (await asked(live, made, begin=False))[1]["state"] == "none", "nothing is begun by looking"
        said = await until_done(live, made)
        found = msgspec.convert(said["analysis"], Analysis)
        entries = (await record(live, made)).entries
        assert found.curve[-1].entry == len(entries)
        assert found.brief == (not compiled())
        assert found.draws == len([words for words in entries if words.startswith("chance ")])
        assert await asked(live, made) == (200, said)
        assert await asked(live, made, begin=False) == (200, said)
        status, headers, data = await live.http("POST", f"/api/tables/{made['table']}/analysis",
                                                {"token": made["token"]}, {"Accept-Encoding": "gzip"})
        assert (status, headers["content-encoding"], headers["cache-control"]) == (200, "gzip", "no-store")
        assert json.loads(gzip.decompress(data)) == said


# ------------------------------------------------------------------------------ for whom, and when


@in_loop
async def test_only_what_is_over_and_only_for_those_who_may_see_it(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the end nobody; afterwards whoever may open the replay. No process is started for anybody else."""
    planted = Planted(monkeypatch, QUICK)
    async with running(db) as live:
        made = await live.create("elba", "open bot bot")
        ada = await live.player(made["table"], made["token"])
        for start in (False, True):
            if start:
                await ada.send("start")
                await ada.next("update")
            for key in ({"token": made["token"]}, {"token": None, "invite": made["invite"]}):
                assert await asked(live, made, **key) == (409, refusal("refused.not_over"))
        made, _ = await over(live)
        for wrong in ({"token": "wrong"}, {"token": None}, {"token": None, "invite": "wrong"}):
            assert await asked(live, made, **wrong) == (404, refusal("missing.table"))
        assert await asked(live, {**made, "table": "nothing"}) == (404, refusal("missing.table"))
        assert (await asked(live, made, begin="yes"))[1]["code"] == "input.message"
        assert (await asked(live, made, effort=9))[1]["code"] == "input.message"
        assert planted.started == []
        assert (await asked(live, made, token=None, invite=made["invite"]))[0] == 200
        await until_done(live, made)
        assert len(planted.started) == 1


@in_loop
async def test_a_match_of_other_rules(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its words mean nothing to ours: it is refused with a sentence, and no process is started."""
    planted = Planted(monkeypatch, QUICK)
    async with running(db) as live:
        made, _ = await over(live)
    make_older(db, made["table"])
    async with running(db) as live:
        status, said = await asked(live, made)
        assert (status, said["code"], said["params"]["found"]) == (409, "refused.other_version", 99)
        assert planted.started == []


# ------------------------------------------------------------------------------ how long, how many


@pytest.mark.parametrize("program", BROKEN.values(), ids=BROKEN.keys())
@in_loop
async def test_what_hangs_or_breaks_is_ended_and_told(db: Path, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Within its deadline; the process is gone, it is not tried again for a while, and then it is."""
    planted = Planted(monkeypatch, program)
    async with running(db, analysis_deadline=0.5) as live:
        made, _ = await over(live)
        began = time.perf_counter()
        while (said := await asked(live, made))[0] == 200:
            assert said[1]["state"] == "working"
        assert said == (409, refusal("refused.no_analysis"))
        assert time.perf_counter() - began < PATIENCE
        assert await asked(live, made) == said
        assert [one.returncode is not None for one in planted.started] == [True]
        assert live.server.metrics.analyses_failed.count == 1
        monkeypatch.setattr(analyst, "AGAIN_AFTER", 0.0)
        planted.program = QUICK
        assert (await until_done(live, made))["analysis"] == EMPTY
        assert sum(live.server.metrics.analysis.counts) == 2


@in_loop
async def test_one_at_a_time_and_so_many_wait(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """n in the row, not n + 1, and of an address; everybody is told how many are before them; the loop goes on."""
    planted = Planted(monkeypatch, SLOW)
    limits = replace(NO_LIMITS, analyses_waiting=3, analyses_an_address=3)
    async with running(db, limits) as live:
        tables = [(await over(live))[0] for _ in range(4)]
        told = await asyncio.gather(*[asked(live, made) for made in tables[:3]])
        assert sorted((said["state"], said["ahead"]) for _, said in told) == [
            ("waiting", 1), ("waiting", 2), ("working", 0)]
        assert await asked(live, tables[3]) == (503, refusal("refused.busy"))
        assert (await asked(live, tables[0]))[0] == 200, "who is in the row may ask how far it is"
        assert len(planted.started) == 1
        assert (await live.http("GET", "/healthz"))[0] == 200
        for made in tables[:3]:
            await until_done(live, made)
        assert (await asked(live, tables[3]))[0] == 200, "there is room again"


@in_loop
async def test_an_address_has_its_share(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """n asked for and not done yet, not n + 1; then the next."""
    Planted(monkeypatch, SLOW)
    async with running(db, replace(NO_LIMITS, analyses_an_address=2)) as live:
        tables = [(await over(live))[0] for _ in range(3)]
        statuses = [(await asked(live, made))[0] for made in tables]
        assert statuses == [200, 200, 429]
        await until_done(live, tables[0])
        assert (await asked(live, tables[2]))[0] == 200


@in_loop
async def test_asking_is_counted(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As records and verifications are: n for an address, not n + 1."""
    Planted(monkeypatch, QUICK)
    async with running(db, replace(NO_LIMITS, costly_messages=3, message_window=3600)) as live:
        made, _ = await over(live)
        live.server.budgets.costly.find("127.0.0.1").level = 3
        assert [(await asked(live, made))[0] for _ in range(4)] == [200, 200, 200, 429]


@in_loop
async def test_what_is_kept_is_bounded_and_goes_with_its_table(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """n analyses; what was asked for least recently makes room. A removed table takes its own along."""
    planted = Planted(monkeypatch, QUICK)
    async with running(db, replace(NO_LIMITS, analyses_kept=2, analyses_an_address=9)) as live:
        first, second, third = [(await over(live))[0] for _ in range(3)]
        for made in (first, second, first, third):
            await until_done(live, made)
        assert [one.returncode is not None for one in planted.started] == [True, True, True], "none is left behind"
        await until_done(live, first)
        assert len(planted.started) == 3
        assert (await asked(live, second, begin=False))[1]["state"] == "none"
        removed = await live.post(f"/api/tables/{first['table']}/delete", {"token": first["token"]})
        assert removed["removed"]
        assert live.server.analyst.known(first["table"]) is None
        assert (await asked(live, first))[0] == 404


@in_loop
async def test_a_server_that_stops_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the one that works nor those that would have come."""
    planted = Planted(monkeypatch, SILENT)
    one = Analyst(Settings(limits=Limits(analyses_an_address=9)), Metrics())
    for name in ("first", "second", "third"):
        one.begin(name, Record({}, []), "here")
    await one.wait("first")
    await one.close()
    assert [process.returncode is not None for process in planted.started] == [True]
    assert one.known("first") is None
