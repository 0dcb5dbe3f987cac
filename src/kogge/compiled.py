"""The compiled build: native modules that stand in for their sources as long as these are unchanged.

The build puts its modules into `_compiled/`, never beside the sources, with a manifest of each source's hash. They are used only
while every hash still fits, so an edited source is never shadowed. KOGGE_PLAIN=1 switches them off.
"""
from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, Final

PACKAGE: Final = Path(__file__).parent
FOLDER: Final = PACKAGE / "_compiled"
MANIFEST: Final = FOLDER / f"manifest-{sys.implementation.cache_tag}.json"

# What is compiled: the engine's core, every rule (`*.py` of a game except what only describes it), how bots look ahead, and how
# readers are told.
NEVER: Final = {"__init__.py", "shapes.py", "game.py"}
ENGINE: Final = ("rule", "action", "counts", "luck", "table", "observation", "host", "entry")
BOTS: Final = ("judge", "ahead", "search", "trained")
TELLING: Final = ("patch", "telling", "scene")
C_SOURCES: Final = [Path("bots", "net.c")]
"""Written in C: each is the module of its folder that is called like it, with a line before its name."""


def sources() -> list[Path]:
    """The files that the build compiles, relative to the package."""
    found = [Path("engine") / f"{name}.py" for name in ENGINE]
    for folder in sorted((PACKAGE / "games").iterdir()):
        found += sorted(file.relative_to(PACKAGE) for file in folder.glob("*.py") if file.name not in NEVER)
    found += [Path("bots") / f"{name}.py" for name in BOTS]
    found += [Path("server", "tables", f"{name}.py") for name in TELLING]
    found += sorted(file.relative_to(PACKAGE) for file in (PACKAGE / "bots" / "greedy").glob("*.py") if file.name not in NEVER)
    return found


def manifest() -> dict[str, str]:
    """Each source with its hash."""
    return {source.as_posix(): hashlib.sha256((PACKAGE / source).read_bytes()).hexdigest() for source in [*sources(), *C_SOURCES]}


def write_manifest(folder: Path, hashes: dict[str, str]) -> None:
    (folder / MANIFEST.name).write_text(json.dumps(hashes, indent=1) + "\n")


class _Finder(MetaPathFinder):
    def __init__(self) -> None:
        self.files = {
            file.name[: -len(suffix)]: file
            for suffix in EXTENSION_SUFFIXES[:1] for file in FOLDER.glob("*" + suffix)
        }

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def state() -> str:
    """Why the compiled modules are used or not: compiled, plain (asked for), missing, or stale."""
    if os.environ.get("KOGGE_PLAIN"):
        return "plain"
    if not MANIFEST.exists():
        return "missing"
    return "compiled" if json.loads(MANIFEST.read_text()) == manifest() else "stale"


def install() -> None:
    """Called once, before anything of the engine is imported."""
    if state() == "compiled":
        sys.meta_path.insert(0, _Finder())
    elif state() == "stale":
        print("kogge: sources have changed since the compiled build; running plain Python (make setup rebuilds it)",
              file=sys.stderr)


def active() -> bool:
    """Whether this process runs the compiled engine."""
    return any(isinstance(finder, _Finder) for finder in sys.meta_path)
