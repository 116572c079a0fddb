"""The packages for Linux: what the `.deb` declares, and that none is larger than it may be."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from judgekit import __version__

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"

debian_only = pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="needs dpkg-deb")


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The builder, with a bundle of one small file."""
    monkeypatch.syspath_prepend(LINUX)
    module = importlib.import_module("packages")
    bundle = tmp_path / "dist" / "judgekit"
    bundle.mkdir(parents=True)
    (bundle / "judgekit").write_bytes(b"#!/bin/sh\n")
    needs = module.SystemNeeds(["libz.so.1", "libgthread-2.0.so.0"], ["libpulse.so.0"], "2.35")
    monkeypatch.setattr(module, "DIST", tmp_path / "dist")
    monkeypatch.setattr(module, "needs_of", lambda _bundle: needs)
    return module


def fields(package: Path) -> dict[str, str]:
    """The control fields of a Debian package."""
    told = subprocess.run(
        ["dpkg-deb", "--field", str(package)], check=True, capture_output=True, text=True
    ).stdout
    return dict(line.split(": ", 1) for line in told.splitlines() if not line.startswith(" "))


@debian_only
def test_the_deb_declares_what_the_bundle_loads(packages, tmp_path: Path, capsys) -> None:
    assert packages.make(packages.KINDS["deb"]) == 0
    (made,) = (tmp_path / "dist").glob("*.deb")
    assert capsys.readouterr().out.startswith(f"{made.name}: 0.")
    control = fields(made)
    assert control["Version"] == __version__
    assert control["Depends"] == "libc6 (>= 2.35), libglib2.0-0 | libglib2.0-0t64, zlib1g"
    assert control["Recommends"].startswith("libpulse0, ")
    assert 0 < int(control["Installed-Size"]) < 1000


@debian_only
def test_one_that_is_larger_than_it_may_be_fails(packages, capsys) -> None:
    assert packages.make(replace(packages.KINDS["deb"], largest=0.001)) == 1
    assert "is too large" in capsys.readouterr().err


def test_a_package_that_does_not_exist_is_told_with_those_that_do(packages, capsys) -> None:
    assert packages.main(["msi"]) == 2
    assert "no package 'msi': deb, rpm, appimage" in capsys.readouterr().err


def test_a_missing_tool_is_told_before_anything_is_built(
    packages, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    monkeypatch.setattr(packages.shutil, "which", lambda _tool: None)
    monkeypatch.setattr(packages, "make", lambda _kind: pytest.fail("built"))
    assert packages.main(["rpm"]) == 3
    assert capsys.readouterr().err.startswith("rpmbuild is missing")


def test_a_library_without_a_package_stops_the_build(
    packages, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    def unknown(_kind: object) -> int:
        raise packages.UnknownLibrary("no package is known for libnew.so.1")

    monkeypatch.setattr(packages.shutil, "which", lambda tool: tool)
    monkeypatch.setattr(packages, "make", unknown)
    assert packages.main(["deb"]) == 1
    assert "libnew.so.1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "status", "told"),
    [("appimage", 3, "appimagetool is missing"), ("msi", 2, "no package 'msi'")],
)
def test_what_cannot_be_built_is_told_before_the_long_bundle(
    tmp_path: Path, asked: str, status: int, told: str
) -> None:
    bundle = "import build; build.build = lambda: print('bundle'); build.describe = str"
    script = f"import sys; sys.path.insert(0, {str(LINUX.parent)!r}); {bundle}; "
    script += f"sys.exit(build.main([{asked!r}]))"
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (status, "")
    assert told in ran.stderr
