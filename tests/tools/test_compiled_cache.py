"""Compiled units are kept for other clones: whole or not at all, only what is ours, no more than is allowed."""

import os
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools import compile_engine, compiled_cache
from tools.compiled_cache import keep, take

UNIT, KEY = "rules", "0" * 64
posix = pytest.mark.skipif(sys.platform == "win32", reason="rights of files are another matter there")


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of a cache of our own; it is not there yet."""
    monkeypatch.setenv(compiled_cache.SWITCH, str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A folder in which a unit was compiled."""
    (tmp_path / "made/escapade/core").mkdir(parents=True)
    (tmp_path / "made/rules__mypyc.so").write_bytes(b"the library" * 1000)
    (tmp_path / "made/escapade/core/game.so").write_bytes(b"leads into it")
    return tmp_path / "made"


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, by its name."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def keep_all(made: Path, key: str = KEY) -> None:
    """Keep what was compiled."""
    keep(UNIT, key, made, [path for path in made.rglob("*") if path.is_file()])


@pytest.mark.usefixtures("home")
def test_another_clone_finds_what_was_kept(made: Path, tmp_path: Path) -> None:
    """The same files under the same names, and only for the same unit and key."""
    clone = tmp_path / "clone"
    clone.mkdir()
    assert not take(UNIT, KEY, clone)
    keep_all(made)
    assert not take(UNIT, "1" * 64, clone)
    assert not take("server", KEY, clone)
    assert files(clone) == {}
    assert compiled_cache.has(UNIT, KEY)
    assert take(UNIT, KEY, clone)
    assert files(clone) == files(made)


@pytest.mark.usefixtures("home")
def test_the_key_changes_with_everything_that_the_result_follows_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sources, flags, compiler, Python."""
    keys = [compiled_cache.key("sources", sys.executable), compiled_cache.key("others", sys.executable)]
    assert compiled_cache.key("sources", sys.executable) == keys[0]
    keys.append(compiled_cache.key("sources", "no such Python"))
    monkeypatch.setenv("CC", "no such compiler")
    keys.append(compiled_cache.key("sources", sys.executable))
    monkeypatch.setenv("CFLAGS", "-O3 -march=native")
    keys.append(compiled_cache.key("sources", sys.executable))
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("damage", [
    lambda whole: b"",
    lambda whole: whole[:len(whole) // 2],
    lambda whole: whole[:60] + bytes([whole[60] ^ 1]) + whole[61:],
    lambda whole: b"something else",
], ids=["empty", "torn off", "one bit", "other"])
def test_a_damaged_entry_is_none(home: Path, made: Path, tmp_path: Path, damage: "object") -> None:
    """It is not run: nothing of it is put anywhere, and it makes room for a whole one."""
    keep_all(made)
    (path,) = home.iterdir()
    path.write_bytes(damage(path.read_bytes()))  # type: ignore[operator]
    assert not take(UNIT, KEY, tmp_path / "clone")
    assert not (tmp_path / "clone").exists()
    keep_all(made)
    assert take(UNIT, KEY, tmp_path / "clone")


@pytest.mark.parametrize("name", ["/tmp/escaped.so", "../escaped.so", "escapade/../../escaped.so"])
def test_no_name_leads_out_of_the_folder(home: Path, made: Path, tmp_path: Path, name: str) -> None:
    """Whoever could write there could do worse; all the same."""
    keep_all(made)
    (path,) = home.iterdir()
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(name, "")
    assert not take(UNIT, KEY, tmp_path / "clone")


@posix
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o777])
def test_a_folder_that_others_may_write_to_is_not_used(home: Path, made: Path, tmp_path: Path, mode: int) -> None:
    """What is taken from it would be run."""
    keep_all(made)
    home.chmod(mode)
    assert not take(UNIT, KEY, tmp_path / "clone")
    assert not compiled_cache.has(UNIT, KEY)
    keep_all(made, "2" * 64)
    assert len(list(home.iterdir())) == 1


@posix
def test_a_file_that_others_may_write_to_or_a_link_is_not_used(home: Path, made: Path, tmp_path: Path) -> None:
    """It may have been changed, or lie anywhere."""
    keep_all(made)
    (path,) = home.iterdir()
    path.chmod(0o666)
    assert not take(UNIT, KEY, tmp_path / "clone")
    keep_all(made)
    path.rename(tmp_path / "elsewhere")
    path.symlink_to(tmp_path / "elsewhere")
    assert not take(UNIT, KEY, tmp_path / "clone")


@posix
def test_nothing_is_taken_from_somebody_else(home: Path, made: Path, tmp_path: Path,
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither their folder nor, in ours, their file."""
    keep_all(made)
    (path,) = home.iterdir()
    monkeypatch.setattr(os, "getuid", lambda: home.stat().st_uid + 1)
    assert not take(UNIT, KEY, tmp_path / "clone")
    with pytest.raises(ValueError, match="rules"):
        compiled_cache.read(path)


@pytest.mark.usefixtures("home")
def test_readers_and_writers_at_the_same_time(made: Path, tmp_path: Path) -> None:
    """Each time that there is one, it is whole."""
    keep_all(made)

    def take_one(number: int) -> bool:
        keep_all(made)
        return take(UNIT, KEY, tmp_path / str(number)) and files(tmp_path / str(number)) == files(made)

    with ThreadPoolExecutor(8) as many:
        assert all(many.map(take_one, range(64)))


def test_what_was_not_used_for_longest_goes_first(home: Path, made: Path, tmp_path: Path,
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    """Room for three: a fourth drives out the one that nobody took, and what was left half written."""
    keys = [str(number) * 64 for number in range(4)]
    for number, key in enumerate(keys[:3]):
        keep_all(made, key)
        os.utime(compiled_cache.entry(home, UNIT, key), (number, number))
    one = compiled_cache.entry(home, UNIT, keys[0])
    monkeypatch.setattr(compiled_cache, "MOST_BYTES", 3 * one.stat().st_size + 10)
    (home / "writing-torn").write_bytes(b"half")
    os.utime(home / "writing-torn", (1, 1))
    (home / "writing-now").write_bytes(b"half")
    assert take(UNIT, keys[0], tmp_path / "clone")
    keep_all(made, keys[3])
    assert {path.name[:7] for path in home.iterdir()} == {"rules-0", "rules-2", "rules-3", "writing"}
    assert (home / "writing-now").exists()


def test_it_can_be_turned_off(home: Path, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written, nothing taken."""
    keep_all(made)
    monkeypatch.setenv(compiled_cache.SWITCH, "0")
    assert compiled_cache.folder() is None
    assert not take(UNIT, KEY, tmp_path / "clone")
    keep_all(made, "2" * 64)
    assert len(list(home.iterdir())) == 1


def test_a_cache_that_cannot_be_is_no_error(home: Path, made: Path, tmp_path: Path) -> None:
    """A file lies in the place of the folder."""
    home.write_text("in the way")
    keep_all(made)
    assert not take(UNIT, KEY, tmp_path / "clone")


def test_a_second_clone_does_not_compile(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one does, for real; so does one whose entry lacks a module."""
    compiled: list[Path] = []

    def compile_unit(target: Path, unit: str, modules: list[Path], _python: str) -> None:
        compiled.append(target)
        for path in [target / f"{unit}__mypyc.so", *(one.with_suffix(".so") for one in modules)]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(str(path.name).encode())

    def make(name: str, modules: tuple[str, ...] = ("game", "rng")) -> bool:
        target = tmp_path / name
        return compile_engine.make_unit(target, UNIT, [target / f"{one}.py" for one in modules], sys.executable)

    monkeypatch.setattr(compile_engine, "compile_unit", compile_unit)
    monkeypatch.setattr(compile_engine, "kept_key", lambda *_: KEY)
    assert [make("first"), make("second")] == [False, True]
    assert compiled == [tmp_path / "first"]
    assert files(tmp_path / "first") == files(tmp_path / "second")
    assert not make("third", ("game", "rng", "seat"))
    assert compiled[1:] == [tmp_path / "third"]
    assert len(list(home.iterdir())) == 1
