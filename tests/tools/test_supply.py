"""`run.py sbom` and `run.py audit`: what is said where the network answers, and where it does not."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import build_web
from tools.launch import audit, command, environment, place, sbom

PYTHON: dict[str, Any] = {
    "bomFormat": "CycloneDX", "specVersion": "1.6",
    "metadata": {"component": {"bom-ref": "root-component", "name": "escapade", "type": "application"}},
    "components": [{"bom-ref": "h11==0.16.0", "name": "h11", "version": "0.16.0", "type": "library"}],
    "dependencies": [{"ref": "h11==0.16.0"}, {"ref": "root-component", "dependsOn": ["h11==0.16.0"]}],
}
CLIENT: dict[str, Any] = {
    "bomFormat": "CycloneDX", "specVersion": "1.5",
    "metadata": {"component": {"bom-ref": "escapade-web@0.0.0", "name": "escapade-web", "type": "application"}},
    "components": [{"bom-ref": "svelte@5.57.2", "name": "svelte", "version": "5.57.2", "type": "library"}],
    "dependencies": [{"ref": "escapade-web@0.0.0", "dependsOn": ["svelte@5.57.2"]}, {"ref": "svelte@5.57.2"}],
}


def test_one_document_of_both_halves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Everything is named once, and every arrow leads to something that is named."""
    monkeypatch.setattr(sbom, "of_python", lambda: PYTHON)
    monkeypatch.setattr(sbom, "of_client", lambda: CLIENT)
    assert command.run(["sbom", str(tmp_path / "sbom.json")], "") == 0
    written = json.loads((tmp_path / "sbom.json").read_text(encoding="utf-8"))
    assert (written["bomFormat"], written["specVersion"]) == ("CycloneDX", "1.6")
    names = [one["bom-ref"] for one in written["components"]]
    assert names == ["h11==0.16.0", "escapade-web@0.0.0", "svelte@5.57.2"]
    arrows = {one["ref"]: one.get("dependsOn", []) for one in written["dependencies"]}
    assert len(arrows) == len(written["dependencies"])
    assert arrows["root-component"] == ["h11==0.16.0", "escapade-web@0.0.0"]
    assert {end for ends in arrows.values() for end in ends} <= set(names)


def test_what_describes_is_no_part_of_what_is_described(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The tools have an environment of their own, filled by hash; made once, and again when a hash changed."""
    asked: list[list[str]] = []
    written = tmp_path / "requirements"
    written.mkdir()
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "BUILD", tmp_path)
    monkeypatch.setattr(environment, "find_uv", lambda: "uv")
    monkeypatch.setattr(environment, "run_uv", lambda _, *words: asked.append(list(words)))
    (tmp_path / "tools").mkdir()
    for content in ("first", "first", "second"):
        (written / "supply.txt").write_text(content)
        assert environment.make_apart("tools", ["supply"]) == tmp_path / "tools" / place.PROGRAMS.name
    assert [words[0] for words in asked] == ["venv", "pip"] * 2
    assert {"--require-hashes", "--requirement=requirements/supply.txt"} <= set(asked[1])
    assert "supply" not in sbom.SHIPPED


@pytest.mark.parametrize("words", [["sbom"], ["sbom", "a", "b"], ["audit", "evades"]])
def test_words_that_mean_nothing_are_refused(words: list[str]) -> None:
    """With the line that is meant."""
    with pytest.raises(place.Trouble, match=r"python3 run\.py"):
        command.run(words, "")


def test_a_tool_that_fails_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With its own words."""
    failed = subprocess.CompletedProcess([], 1, "", "no such thing\n")
    monkeypatch.setattr("subprocess.run", lambda *_, **__: failed)
    with pytest.raises(place.Trouble, match="npm failed: no such thing"):
        sbom.told(["npm", "sbom"], tmp_path)


def package(**more: Any) -> dict[str, Any]:
    """A package as pip-audit tells it."""
    return {"name": "h11", "version": "0.16.0", **more}


FAULT = {"id": "PYSEC-1", "fix_versions": ["0.16.1"], "aliases": [], "description": ""}


@pytest.mark.parametrize(("document", "found"), [
    ({"dependencies": [package(vulns=[])]}, []),
    ({"dependencies": [package(vulns=[FAULT])]}, ["h11 0.16.0: PYSEC-1, mended in 0.16.1"]),
    ({"dependencies": [package(vulns=[]), {"name": "x", "skip_reason": "not found"}]}, None),
    ({"dependencies": []}, None),
    (None, None),
])
def test_what_pip_audit_says(document: Any, found: list[str] | None) -> None:
    """A package that it skipped was not asked about: that is no clean bill, though pip-audit calls it one."""
    assert audit.read_pip_audit(document) == found


@pytest.mark.parametrize(("document", "found"), [
    ({"auditReportVersion": 2, "vulnerabilities": {}}, []),
    ({"auditReportVersion": 2, "vulnerabilities": {"vite": {"range": "<9", "severity": "high"}}}, ["vite <9: high"]),
    ({"message": "request failed", "error": {"code": "ENOTFOUND"}}, None),
    (None, None),
])
def test_what_npm_says(document: Any, found: list[str] | None) -> None:
    """It speaks of its own failures in the same language."""
    assert audit.read_npm_audit(document) == found


@pytest.mark.parametrize(("python", "client", "newer", "code"), [
    ([], [], [], 0),
    ([], [], ["h11 0.16.0: 0.17.0"], 0),
    ([], [], None, 0),
    (["h11 0.16.0: PYSEC-1"], [], [], 1),
    (["h11 0.16.0: PYSEC-1"], None, None, 1),
    ([], None, [], 3),
    (None, None, None, 3),
])
def test_the_exit_code_tells_the_three_apart(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], python: list[str] | None,
        client: list[str] | None, newer: list[str] | None, code: int) -> None:
    """Nothing known, something known, not known; a newer version is told and is no fault."""
    answers = {"python_faults": python, "client_faults": client, "newer_python": newer, "newer_client": newer}
    for name, found in answers.items():
        monkeypatch.setattr(audit, name, lambda found=found: found)
    assert command.run(["audit"], "") == code
    said = capsys.readouterr().out
    assert said.count("NOT KNOWN, the network does not let us ask") == list(answers.values()).count(None)
    assert all(line in said for line in [*(python or []), *(newer or [])])


def test_without_a_network_every_question_is_answered_with_not_known(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Not even the tools that ask can be fetched."""
    def refuse(*_: object) -> None:
        raise place.Trouble("no network")

    for name in ("make_apart", "set_up"):
        monkeypatch.setattr(audit, name, refuse)
    monkeypatch.setattr(build_web, "system_node", lambda: None)
    monkeypatch.setattr(build_web, "packaged_node", lambda: None)
    monkeypatch.setattr(audit, "fetch_node", lambda: None)
    assert command.main(["audit"], "") == 3
    assert capsys.readouterr().out.count("NOT KNOWN") == 4
