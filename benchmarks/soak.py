"""The long run that looks for rare faults: the server's promises with the numbers of a release, and every
game in the browser in every combination of language and size.

    python3 run.py soak               everything, some hours
    python3 run.py soak crash fuzz    only these
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS: dict[str, tuple[str, dict[str, str]]] = {
    "crash": ("tests/server/test_crash.py", {"ESCAPADE_KILLS": "1000"}),
    "power": ("tests/server/test_power.py", {"ESCAPADE_CUTS": "500"}),
    "wire": ("tests/server/test_wire.py", {"ESCAPADE_PAIRS": "100000"}),
    "fuzz": ("tests/server/test_fuzz.py", {"ESCAPADE_FUZZ": "1000000"}),
    "browser": ("tests/web", {"ESCAPADE_MATRIX": "full"}),
    "postgres": ("tests/server/test_postgres.py", {"ESCAPADE_CYCLES": "50"}),
}


def main() -> int:
    """Every part runs, whatever became of the one before."""
    wanted = sys.argv[1:] or list(PARTS)
    failed = []
    for name in wanted:
        path, numbers = PARTS[name]
        print(f"\n=== {name}: {' '.join(f'{key}={value}' for key, value in numbers.items())} ===", flush=True)
        environment = os.environ | numbers | {"ESCAPADE_PATIENCE": "36000"}
        command = [sys.executable, "-m", "pytest", "-s", "-q", path]
        if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode != 0:
            failed.append(name)
    print(f"\nfailed: {', '.join(failed) or 'nothing'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
