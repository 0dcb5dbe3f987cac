"""Builds the native modules with mypyc. Without a C compiler the plain sources are installed, and one line says so."""
from __future__ import annotations

import os
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
compiled = runpy.run_path(str(ROOT / "src" / "kogge" / "compiled.py"))
FOLDER = Path("kogge") / "_compiled"
SOURCES = compiled["manifest"]()  # as they are before the build: what is edited meanwhile is not in it
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-unreachable-code", "-Wno-unused-but-set-variable"]


def compiler() -> str | None:
    name = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name) or shutil.which("cc")


def native_modules() -> list[Extension]:
    if os.environ.get("KOGGE_PLAIN"):
        return []
    if compiler() is None:
        print("kogge: no C compiler found; installing plain Python, about ten times slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT / "src")  # module names follow from paths
    shutil.rmtree(".mypy_cache", ignore_errors=True)  # mypyc does not store all it must know of unchanged files
    groups: dict[str, list[str]] = {}
    for source in compiled["sources"]():
        groups.setdefault("_".join(source.parts[:-1]), []).append(str(Path("kogge") / source))
    extensions = mypycify(
        [file for files in groups.values() for file in files], opt_level=os.environ.get("KOGGE_OPT", "3"),
        separate=[(files, "kogge_" + group) for group, files in groups.items()], target_dir="../build/mypyc",
    )
    os.chdir(ROOT)
    for extension in extensions:
        extension.sources = [os.path.relpath(os.path.join("src", source)) for source in extension.sources]
        extension.include_dirs = [os.path.relpath(os.path.join("src", d)) if not os.path.isabs(d) else d
                                  for d in extension.include_dirs]
        extension.depends = [os.path.relpath(os.path.join("src", d)) for d in extension.depends]
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # they all share one list
    return [*extensions, *(written_in_c(source) for source in compiled["C_SOURCES"])]


def written_in_c(source: Path) -> Extension:
    """Sums are not fused, so that they round as Python's do."""
    name = ".".join(["kogge", *source.parent.parts, "_" + source.stem])
    return Extension(name, [str(Path("src", "kogge", source))], extra_compile_args=["-O3", "-ffp-contract=off", *FLAGS[:2]])


class BuildNative(build_ext):
    """Puts the modules into kogge/_compiled, under their full names, beside the manifest of their sources."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        source_tree = ROOT / "src" if self.inplace else None
        shutil.rmtree(Path(self.build_lib) / FOLDER, ignore_errors=True)
        super().run()
        built = Path(self.build_lib) / FOLDER
        if self.extensions:
            compiled["write_manifest"](built, SOURCES)
        if source_tree:
            shutil.rmtree(source_tree / FOLDER, ignore_errors=True)
            if self.extensions:
                shutil.copytree(built, source_tree / FOLDER)

    def copy_extensions_to_source(self) -> None:
        """Done by run(), into the one folder that the package looks at."""

    def get_ext_filename(self, fullname: str) -> str:
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return str(FOLDER / (fullname + suffix))

    def get_ext_fullpath(self, ext_name: str) -> str:
        return os.path.join(self.build_lib, self.get_ext_filename(ext_name))


setup(ext_modules=native_modules(), cmdclass={"build_ext": BuildNative})
