"""What is in the wheel and in the sdist: all of the program and nothing else."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from judgekit import __version__

ROOT = Path(__file__).resolve().parents[2]


def files_below(name: str) -> set[str]:
    """The files of a folder of the checkout, without what Python makes of them."""
    return {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / name).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
    return folder


def test_the_wheel_has_the_program_and_its_resources_and_nothing_else(built: Path):
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    about = {name for name in names if name.startswith(f"judgekit-{__version__}.dist-info/")}
    resources = {f"judgekit/{name}" for name in files_below("resources")}
    assert names - about == files_below("judgekit") | resources
    assert {name.rpartition("/")[2] for name in about} >= {"METADATA", "LICENSE"}


def test_the_sdist_has_all_that_builds_and_checks_the_program(built: Path):
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    for folder in ("judgekit", "resources", "packaging", "devtools", "locks", "docs"):
        assert files_below(folder) <= names
    assert {"pyproject.toml", "dev.py", "README.md", "CHANGELOG.md", "LICENSE"} <= names
    assert not {name for name in names if name.startswith((".venv", "dist", "build/"))}


def test_both_are_named_by_the_one_version(built: Path):
    assert {path.name for path in built.iterdir()} == {
        f"judgekit-{__version__}-py3-none-any.whl",
        f"judgekit-{__version__}.tar.gz",
    }
