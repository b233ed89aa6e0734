"""A shifted literal has 64 bits in the compiled engine, too: mypyc alone gives it 32."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import compile_engine

SHIFTS = '''
from typing import Final

from mypy_extensions import i64

FACES: Final[i64] = 63
SEVEN_BITS: Final = 127


def literal(shift: i64) -> int:
    return 255 << shift


def constant(shift: i64) -> int:
    return FACES << shift


def plain_constant(shift: i64) -> int:
    return SEVEN_BITS << shift


def bit(place: i64) -> int:
    return 1 << place


def without(mask: i64, place: i64) -> int:
    return mask & ~(1 << place)


def is_in(mask: i64, place: i64) -> bool:
    return mask & 1 << place != 0


def below_zero(place: i64) -> int:
    return -3 << place
'''
WIDEST = 55
"""255 << 55 is just below 2**63, where an i64 ends."""


def loaded(path: Path) -> ModuleType:
    """The module of a file, compiled or not."""
    spec = importlib.util.spec_from_file_location("shifts", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def found(module: ModuleType) -> list[tuple[int, ...]]:
    """What every function makes of every shift."""
    everything = (1 << 62) - 1
    return [(module.literal(place), module.constant(place), module.plain_constant(place), module.bit(place),
             module.without(everything, place), int(module.is_in(everything, place)), module.below_zero(place))
            for place in range(WIDEST + 1)]


@pytest.mark.skipif(compile_engine.why_not_compilable() is not None, reason="nothing can be compiled here")
def test_shifts_of_literals_are_the_same_compiled(tmp_path: Path) -> None:
    """Through the very command that compiles the rules."""
    source = tmp_path / "shifts.py"
    source.write_text(SHIFTS)
    (tmp_path / "beside.py").write_text("")  # a unit is a library of several modules
    interpreted = found(loaded(source))
    program = compile_engine.ROOT / "tools" / "compile_unit.py"
    command = [sys.executable, str(program), "probe", "shifts.py", "beside.py"]
    subprocess.run(command, cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
    compiled = next(path for path in tmp_path.glob("shifts.*") if compile_engine.is_binary(path))
    sys.path.insert(0, str(tmp_path))
    try:
        assert found(loaded(compiled)) == interpreted
    finally:
        sys.path.remove(str(tmp_path))
    assert interpreted[WIDEST][0] == 255 << WIDEST
