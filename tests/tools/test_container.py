"""The files that build and start a container, read as text: no test here may need a container engine."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")


def instructions() -> list[str]:
    """The lines of the Containerfile, those that go on joined."""
    text = re.sub(r"\\\n\s*", "", CONTAINERFILE)
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def service(name: str) -> list[str]:
    """What compose.yaml says of a service, a line each."""
    block = re.search(rf"^  {name}:\n((?:    .*\n)+)", COMPOSE, flags=re.MULTILINE)
    assert block is not None
    return [line.partition(" #")[0].strip() for line in block[1].splitlines()]


def ignored(name: str) -> list[str]:
    """The patterns of such a file."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_an_image_installs_nothing_without_a_hash() -> None:
    """Either the hash of every file is asked for, or nothing is fetched."""
    parts = [part for line in instructions() for part in line.split("&&")]
    commands = [part for part in parts if re.search(r"\bpip .*(install|wheel) ", part)]
    assert len(commands) == 4
    for command in commands:
        assert "--require-hashes" in command or "--no-deps" in command
        assert ("-r requirements/" in command) == ("--require-hashes" in command)
    assert "--no-build-isolation" in commands[2]
    assert "--no-index" in commands[3]


def test_an_image_has_rules_compiled_and_a_client() -> None:
    """Nobody looks at the warnings of a build."""
    assert "RUN ESCAPADE_COMPILE=1 ESCAPADE_WEB=1 pip wheel" in "\n".join(instructions())


def test_what_an_image_reads_is_let_in_and_nothing_else() -> None:
    """Everything is ignored but what is named; an environment, a history or a password is not."""
    for name in re.findall(r"requirements/\w+\.txt", CONTAINERFILE):
        assert (ROOT / name).is_file()
    first, *others = ignored(".containerignore")
    allowed = [rule[1:] for rule in others if rule.startswith("!")]
    assert first == "*"
    assert all((ROOT / name).exists() for name in allowed)
    assert {"src", "tools", "web", "docs/rules", "requirements", "pyproject.toml", "hatch_build.py"} <= set(allowed)
    assert not {".env", ".git", ".venv", "build", "tests"} & set(allowed)
    assert {"**/.env", "**/*.db", "web/node_modules", "src/escapade/static"} <= set(others)


def test_docker_and_podman_ignore_the_same() -> None:
    """Each reads its own file."""
    assert ignored(".dockerignore") == ignored(".containerignore")


def test_an_image_can_be_named_by_its_digest() -> None:
    """From outside, without an edit; both stages begin from the same."""
    images = [line.split()[1] for line in instructions() if line.startswith("FROM")]
    assert images == ["${PYTHON_IMAGE}"] * 2
    assert [line for line in instructions() if line.startswith("ARG PYTHON_IMAGE=")]
    assert any(line.startswith("PYTHON_IMAGE: ${PYTHON_IMAGE:-") for line in service("escapade"))
    assert any(line.startswith("image: ${POSTGRES_IMAGE:-") for line in service("database"))


@pytest.mark.parametrize("name", ["escapade", "database"])
def test_a_service_has_no_right_that_it_does_not_need(name: str) -> None:
    """No capability, no new one, no root, no writing but where it must, no more memory or processes than this."""
    lines = service(name)
    assert {"cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]', "read_only: true"} <= set(lines)
    assert [line for line in lines if re.fullmatch(r'user: "[1-9]\d*:[1-9]\d*"', line)]
    assert [line for line in lines if re.fullmatch(r"mem_limit: \$\{\w+:-\d+[gm]\}", line)]
    assert [line for line in lines if re.fullmatch(r"pids_limit: \d+", line)]
    assert not [line for line in lines if line.startswith(("privileged", "cap_add"))]


def test_a_password_must_be_chosen() -> None:
    """Without one nothing starts."""
    assert re.findall(r"\$\{POSTGRES_PASSWORD(..)", COMPOSE) == [":?", ":?"]


def test_the_user_of_the_image_is_the_user_of_the_service() -> None:
    """Not root in either."""
    assert "USER 10001:10001" in instructions()
    assert 'user: "10001:10001"' in service("escapade")
