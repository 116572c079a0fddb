"""What defines the packages of other systems: one version, one name, one type of file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judgekit import __version__
from judgekit.storage.record.record_files import SUFFIX

ROOT = Path(__file__).resolve().parents[2]
NAME = "org.judgekit.Judgekit"
DEFINITIONS = sorted(
    path
    for folder in (".github", "packaging")
    for path in (ROOT / folder).rglob("*")
    if path.is_file() and path.suffix in {".py", ".spec", ".sh", ".xml", ".yml", ".iss", ".desktop"}
)


def text_of(*parts: str) -> str:
    return ROOT.joinpath(*parts).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", DEFINITIONS, ids=lambda path: path.name)
def test_the_version_stands_in_one_place_alone(path: Path) -> None:
    assert not re.search(rf"\b{re.escape(__version__)}\b", path.read_text(encoding="utf-8"))


def test_the_project_takes_its_version_from_there() -> None:
    project = text_of("pyproject.toml")
    assert 'dynamic = ["version"]' in project
    assert 'path = "judgekit/__init__.py"' in project


def test_windows_opens_an_events_file_in_the_window() -> None:
    setup = text_of("packaging", "windows", "judgekit.iss")
    assert rf'Subkey: "Software\Classes\{SUFFIX}"' in setup
    assert '""{app}\\judgekitw.exe"" --event ""%1""' in setup
    assert all(f'Name: "{language}"' in setup for language in ("en", "es", "ru"))


def test_the_flatpak_has_the_programs_name_and_no_network() -> None:
    manifest = text_of("packaging", "flatpak", f"{NAME}.yml")
    assert f"id: {NAME}\n" in manifest
    granted = [line for line in manifest.splitlines() if line.strip().startswith("- --")]
    assert granted
    assert not [line for line in granted if "network" in line]


def test_the_release_builds_and_tries_on_three_systems() -> None:
    workflow = text_of(".github", "workflows", "release.yml")
    for system in ("ubuntu-22.04", "windows-latest", "macos-14"):
        assert system in workflow
    for named in re.findall(r"packaging[/\\][\w./\\-]+", workflow):
        assert (ROOT / named.replace("\\", "/")).exists(), named
    commands = set(re.findall(r"dev\.py (\w+)", workflow))
    assert commands == {"test", "wheel", "package"}
