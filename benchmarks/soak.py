"""The long run that looks for rare faults: the server's promises with the numbers of a release, and every
game in the browser in every combination of language and size.

    python3 run.py soak                  everything, some hours
    python3 run.py soak crash fuzz       only these
    python3 run.py soak faults           everything that a stranger, a disk or a database can do to a server
    python3 run.py soak crash=20 fuzz=5000   with other numbers, to see that it runs
    python3 run.py soak browser=elba-fr-phone   only these matches: a game, a language, a size, or any of them

crash: kills; power: cuts; disk: full disks; wire: pairs of worlds, in all games together; fuzz: messages;
model: programs; honesty: pairs of worlds, for every bot and game; postgres: faults; memory: entries;
browser: which matches.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
PARTS: dict[str, tuple[str, str, int | str]] = {
    "crash": ("tests/server/test_crash.py", "ESCAPADE_KILLS", 1000),
    "power": ("tests/server/test_power.py", "ESCAPADE_CUTS", 500),
    "disk": ("tests/server/test_disk.py", "ESCAPADE_FULL_DISKS", 200),
    "wire": ("tests/server/test_wire.py", "ESCAPADE_PAIRS", 250_000),
    "fuzz": ("tests/server/test_fuzz.py", "ESCAPADE_FUZZ", 1_000_000),
    "model": ("tests/server/test_model.py", "ESCAPADE_MODEL", 5000),
    "honesty": ("tests/bots/test_honest_levels.py", "ESCAPADE_HONESTY", 10_000),
    "browser": ("tests/web", "ESCAPADE_MATRIX", "full"),
    "postgres": ("tests/server/test_postgres.py", "ESCAPADE_CYCLES", 200),
    "memory": ("tests/server/test_flat_memory.py", "ESCAPADE_MOVES", 200_000),
}
GROUPS = {"faults": ["crash", "power", "disk", "postgres", "fuzz", "wire", "memory"]}


def read_parts(arguments: list[str]) -> dict[str, int | str]:
    """What to run, and how much of it."""
    found: dict[str, int | str] = {}
    for argument in [part for one in arguments or list(PARTS) for part in GROUPS.get(one, [one])]:
        name, _, number = argument.partition("=")
        usual = PARTS.get(name, ("", "", 0))[2]
        if name not in PARTS or not (number == "" or isinstance(usual, str) or number.isdecimal()):
            raise SystemExit(f"{argument}: not one of {', '.join([*PARTS, *GROUPS])}, with or without =NUMBER")
        found[name] = usual if number == "" else number if isinstance(usual, str) else int(number)
    return found


def verdict(code: int, report: Path) -> str:
    """What became of a part; one that could not run in full was asked for all the same, so that is no pass."""
    if code != 0 or not report.is_file():
        return "FAILED"
    suites = ElementTree.parse(report).getroot().iter("testsuite")
    counts = [(int(suite.get("tests", "0")), int(suite.get("skipped", "0"))) for suite in suites]
    written, skipped = sum(tests for tests, _ in counts), sum(left_out for _, left_out in counts)
    return f"NOT RUN: {skipped} of {written}" if skipped else f"passed: {written}"


def run_part(name: str, number: int | str, folder: Path) -> str:
    """One part, and what became of it."""
    path, variable, usual = PARTS[name]
    if name == "browser" and number != usual:
        path = f"{path}/test_games.py"
    print(f"\n=== {name}: {variable}={number} ===", flush=True)
    environment = os.environ | {variable: str(number), "ESCAPADE_PATIENCE": "36000"}
    report = folder / f"{name}.xml"
    command = [sys.executable, "-m", "pytest", "-s", "-q", f"--junitxml={report}", path]
    code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    return verdict(code, report)


def main() -> int:
    """Every part runs, whatever became of the one before."""
    with tempfile.TemporaryDirectory() as folder:
        verdicts = {name: run_part(name, number, Path(folder)) for name, number in read_parts(sys.argv[1:]).items()}
    print("\n=== results ===")
    for name, became in verdicts.items():
        print(f"{name:<10} {became}")
    return 0 if all(became.startswith("passed") for became in verdicts.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
