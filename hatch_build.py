"""The build hook: puts the compiled rules and the browser's client into a wheel, or goes without what it cannot build.

Each thing that is built is one method called from `initialize`, with the packages it needs named in
`dependencies`: the compilation and the browser's client.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Build tools load this file by its path: the folder it is in is not on the module path.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import build_web, compile_engine

COMPILE_REQUIREMENTS = ["mypy[mypyc]>=2.4", "setuptools>=77"]


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling once per wheel, source distribution or editable install."""

    def dependencies(self) -> list[str]:
        """What the build environment must hold: nothing on a machine that cannot compile and has its own Node."""
        wanted = list(COMPILE_REQUIREMENTS) if self.compiles() else []
        if build_web.web_switch() != "0" and not build_web.is_fresh() and build_web.system_node() is None:
            wanted.append(build_web.NODE_REQUIREMENT)
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling collects the files; `version` is `editable` or `standard`."""
        if version == "editable":
            compile_engine.remove_binaries(compile_engine.SOURCE)
            return  # run.py builds the client itself
        self.build_client()
        if self.compiles():
            self.add_compiled_modules(build_data)
        elif self.target_name == "wheel" and compile_engine.compile_switch() == "auto":
            self.warn(compile_engine.why_not_compilable())

    def build_client(self) -> None:
        """Into the source distribution too: a wheel made from that needs no Node."""
        reason = build_web.refresh(self.app.display_info, lambda: None, again=True)
        if reason is not None:
            self.app.display_warning(f"no browser client ({reason}); everything else works")

    def compiles(self) -> bool:
        """Only a wheel holds compiled modules; a source distribution holds sources."""
        return self.target_name == "wheel" and compile_engine.compiling_is_wanted()

    def add_compiled_modules(self, build_data: dict[str, Any]) -> None:
        """Put the binaries beside the sources; with the switch at `auto` a failure is a warning."""
        target = Path(self.directory, "compiled")
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        try:
            compile_engine.compile_copy(target)
        except compile_engine.CompileError as error:
            shutil.rmtree(target)
            if compile_engine.compile_switch() == "1":
                raise
            self.warn(str(error).splitlines()[-1])
            return
        for path in target.rglob("*"):
            if compile_engine.is_binary(path):
                build_data["force_include"][str(path)] = path.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave only the wheel in the output folder."""
        shutil.rmtree(Path(self.directory, "compiled"), ignore_errors=True)

    def warn(self, reason: str | None) -> None:
        """Say that the wheel is a pure one: the same rules, slower."""
        self.app.display_warning(f"rules not compiled ({reason}); they will run interpreted")
