"""Who gets the bundle gets the licences of what is in it."""

from __future__ import annotations

import importlib
import re
from importlib.metadata import Distribution
from pathlib import Path
from types import ModuleType

import pytest

from judgekit.network.team_packages import packaged_servers

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def third_party(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return importlib.import_module("third_party")


@pytest.fixture
def packages(third_party: ModuleType) -> list[Distribution]:
    found: list[Distribution] = third_party.pinned(ROOT / "locks" / "run.txt")
    return found


def test_every_library_is_named_with_its_licence(third_party, packages) -> None:
    told = third_party.overview(packages)
    for package in packages:
        assert f"{package.metadata['Name']} {package.version}: " in told
    assert "LGPL-3.0" in told


def test_every_library_has_a_licence_text_that_is_there(third_party, packages) -> None:
    files = third_party.licence_files(packages)
    assert all(Path(file).stat().st_size for file, _ in files)
    with_text = {folder.rpartition("/")[2] for _, folder in files}
    of_qt = {"PySide6_Essentials", "PySide6_Addons", "shiboken6"}
    assert {package.metadata["Name"] for package in packages} - with_text <= of_qt
    assert {"LGPL-3.0.txt", "GPL-3.0.txt"} <= {Path(file).name for file, _ in files}


def test_what_the_server_for_sharing_is_made_of_is_named_with_its_licences() -> None:
    (program,) = packaged_servers()
    parts = set(re.findall(rb"\n(?:mod|dep)\t(\S+)\t", program.read_bytes()))
    assert b"github.com/nats-io/nats-server/v2" in parts
    told = (ROOT / "packaging" / "licences" / "nats-server-parts.txt").read_text("utf-8")
    assert [part for part in parts if part.decode() not in told] == []
