"""The wheel: what `pip install .` puts on a machine answers from the texts that came with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from this checkout, laid out as in a folder of packages."""
    built = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run([*build, str(built)], check=True, cwd=ROOT, capture_output=True)
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(built / "packages")
    return built / "packages"


def below(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_every_resource_comes_along(unpacked: Path) -> None:
    assert below(ROOT / "resources") <= below(unpacked / "judgekit" / "resources")


def test_every_migration_of_the_record_comes_along(unpacked: Path) -> None:
    folder = Path("judgekit") / "storage" / "record" / "migrations"
    assert below(ROOT / folder)
    assert below(ROOT / folder) <= below(unpacked / folder)


def test_it_answers_without_the_checkout(unpacked: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "judgekit", "documents", "--json"],
        check=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        capture_output=True,
    )
    assert len(json.loads(done.stdout)["documents"]) == 5


def test_the_command_it_installs_is_there(unpacked: Path) -> None:
    (entries,) = unpacked.glob("*.dist-info/entry_points.txt")
    assert "judgekit = judgekit.__main__:main" in entries.read_text(encoding="utf-8")
