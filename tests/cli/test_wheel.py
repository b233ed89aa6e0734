"""What a release is made of: a wheel with the compiled rules in it, and one without for everybody else."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import escapade
from tools import compile_engine, compiled_cache

ROOT = Path(__file__).resolve().parents[2]
BUILD = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
ASK = "import escapade; print(escapade.compiled(), escapade.__file__, escapade.load('evades').new(2).waiting)"

pytestmark = pytest.mark.skipif(not escapade.compiled(), reason="a wheel is made of what is compiled: asked there")


def wheel(folder: Path, switch: str) -> Path:
    """The wheel of this tree, without a client; whether it is compiled is as the switch says."""
    environment = os.environ | {"ESCAPADE_WEB": "0", "ESCAPADE_COMPILE": switch}
    done = subprocess.run([sys.executable, "-c", BUILD, str(folder)], cwd=ROOT, env=environment, check=False,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = folder.glob("*.whl")
    return found


def imported(path: Path, folder: Path) -> list[str]:
    """What Python says of the package as it was installed from there."""
    with zipfile.ZipFile(path) as archive:
        archive.extractall(folder)
    environment = os.environ | {"PYTHONPATH": str(folder)}
    said = subprocess.run([sys.executable, "-c", ASK], cwd=folder, env=environment, check=True, capture_output=True,
                          text=True).stdout.split()
    assert said[1].startswith(str(folder))
    return said


def test_a_wheel_holds_every_compiled_module(tmp_path: Path) -> None:
    """It is for this platform alone, and what is imported from it is compiled."""
    if compiled_cache.folder() is None or not compile_engine.is_kept(sys.executable):
        pytest.skip("nothing is kept here: it would be compiled once more")
    made = wheel(tmp_path, "1")
    assert not made.name.endswith("none-any.whl")
    names = zipfile.ZipFile(made).namelist()
    package = compile_engine.SOURCE / compile_engine.PACKAGE
    modules = [*compile_engine.modules_to_compile(package), *compile_engine.server_modules(package)]
    wanted = {path.relative_to(compile_engine.SOURCE).with_suffix("").as_posix() for path in modules}
    found = {name.partition(".")[0] for name in names if compile_engine.is_binary(Path(name))}
    assert found == wanted | {"escapade__mypyc", "escapade_server__mypyc"}
    assert imported(made, tmp_path / "installed")[0] == "True"


def test_a_wheel_without_them_is_for_everybody(tmp_path: Path) -> None:
    """Nothing compiled is left in it by accident; it runs interpreted."""
    made = wheel(tmp_path, "0")
    assert made.name.endswith("py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(made).namelist() if compile_engine.is_binary(Path(name))]
    assert imported(made, tmp_path / "installed")[0] == "False"
