"""What is shipped: every file of the package is in it, and the wheel runs where there is neither Node nor a compiler."""
from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from patience import eventually
from server.setting import ROOT, free_port


def tracked() -> set[str]:
    listed = subprocess.run(["git", "ls-files", "src/kogge"], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name.removeprefix("src/") for name in listed.stdout.splitlines() if (ROOT / name).is_file()}


def test_every_file_of_the_package_is_packed(tmp_path: Path) -> None:
    build = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path / "lib")]
    subprocess.run(build, cwd=ROOT, env=os.environ | {"KOGGE_PLAIN": "1"}, check=True, capture_output=True)
    packed = {str(file.relative_to(tmp_path / "lib")) for file in (tmp_path / "lib").rglob("*") if file.is_file()}
    assert tracked() - packed == set()


@pytest.mark.soak
def test_the_wheel_serves_without_node_and_without_a_compiler(tmp_path: Path) -> None:
    subprocess.run(["make", "wheel"], cwd=ROOT, check=True)
    wheel, = (ROOT / "dist").glob("kogge-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert tracked() - names == set()
    assert "kogge/server/static/index.html" in names
    venv.create(tmp_path / "venv", with_pip=True)
    bare = {"PATH": str(tmp_path / "venv" / "bin"), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    pip = [str(tmp_path / "venv" / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    locked = [*pip, "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")]
    outside = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    for step in (locked, [*pip, "--no-deps", str(wheel)]):
        subprocess.run(step, env=bare | outside, cwd=tmp_path, check=True)
    port = free_port()
    server = subprocess.Popen(
        [str(tmp_path / "venv" / "bin" / "kogge"), "serve", "--port", str(port), "--no-browser"],
        env=bare | {"KOGGE_DATA": str(tmp_path / "data")}, cwd=tmp_path)
    try:
        base = f"http://127.0.0.1:{port}"
        eventually(lambda: answers(base + "/ready"))
        assert httpx.get(base + "/api/about").json()["compiled"] is True
        assert '<script type="module"' in httpx.get(base).text
        assert (tmp_path / "data" / "kogge.db").exists()  # settings from the environment count
        token = httpx.post(base + "/api/guest", json={}).json()["token"]
        table = httpx.post(base + "/api/tables", headers={"Authorization": f"Bearer {token}"}, json={
            "game": "die-werft", "seats": [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]})
        assert table.status_code == 201, table.text
    finally:
        server.terminate()
        assert server.wait(30) == 0


def answers(url: str) -> bool:
    try:
        return httpx.get(url).status_code == 200
    except httpx.TransportError:
        return False
