"""An update that fails or is cut off leaves the environment as it was; wheels come from a folder,
never from the network."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import NoReturn

import pytest

from devtools import environment as environment_module
from devtools.environment import Environment
from devtools.terminal import ENVIRONMENT_FAILED

NAME = "judgekit_made_up_for_a_test"


def wheel(folder: Path, version: str) -> str:
    """Write a wheel of one module; return the line of a lock that pins it."""
    file = folder / f"{NAME}-{version}-py3-none-any.whl"
    about = f"{NAME}-{version}.dist-info"
    with zipfile.ZipFile(file, "w") as made:
        made.writestr(f"{NAME}.py", f"VERSION = {version!r}\n")
        made.writestr(
            f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {version}\n"
        )
        made.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        made.writestr(f"{about}/RECORD", "")
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    return f"{NAME}=={version} --hash=sha256:{digest}\n"


class Checkout(Environment):
    """A checkout whose lock changes as after `git pull`."""

    def pins(self, line: str) -> None:
        """Change the lock."""
        self.lock_file("run").parent.mkdir(exist_ok=True)
        self.lock_file("run").write_text(line)

    def version(self) -> str:
        """The version that the environment's Python imports."""
        probe = f"import {NAME}; print({NAME}.VERSION)"
        command = [str(self.python), "-B", "-c", probe]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def fails(self) -> None:
        """Provide what the lock pins, which must not succeed."""
        with pytest.raises(SystemExit) as ended:
            self.provide("run")
        assert ended.value.code == ENVIRONMENT_FAILED

    def left_over(self) -> list[str]:
        """What lies beside the environment and should not."""
        return [path.name for path in self.root.glob(".venv.*") if path.name != ".venv.lock"]


def pip_finds(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pip look for wheels in that folder alone."""
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout in which version 1 was installed, once for all tests."""
    made = Checkout(tmp_path_factory.mktemp("installed"))
    (made.root / "wheels").mkdir()
    made.pins(wheel(made.root / "wheels", "1.0"))
    with pytest.MonkeyPatch.context() as meanwhile:
        pip_finds(made.root / "wheels", meanwhile)
        made.provide("run")
    return made


@pytest.fixture
def checkout(installed: Checkout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """A copy of it that is as if it had been installed there."""
    made = Checkout(tmp_path / "checkout")
    shutil.copytree(installed.root, made.root, symlinks=True)
    pip_finds(made.root / "wheels", monkeypatch)
    made.write_stamp("run")
    assert made.is_ready("run")
    assert made.version() == "1.0"
    return made


@pytest.fixture
def version_1(checkout: Checkout) -> str:
    return checkout.lock_file("run").read_text()


@pytest.fixture
def version_2(checkout: Checkout) -> str:
    """The line that pins version 2, which can be fetched."""
    return wheel(checkout.root / "wheels", "2.0")


def no_longer_reached(checkout: Checkout) -> None:
    shutil.rmtree(checkout.root / "wheels")


def must_start_at_once(checkout: Checkout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment_module, "watched", lambda *_, **__: pytest.fail("pip ran"))
    checkout.provide("run")
    assert checkout.version() == "1.0"
    assert checkout.left_over() == []


def test_an_update_without_a_network_keeps_what_was_installed(
    checkout: Checkout, version_1: str, version_2: str, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    no_longer_reached(checkout)
    checkout.pins(version_2)
    for _ in range(2):
        checkout.fails()
        told = capsys.readouterr().err
        assert "What was installed before is kept. The version from before the update" in told
        assert checkout.version() == "1.0"
    checkout.pins(version_1)
    must_start_at_once(checkout, monkeypatch)


def test_an_update_that_breaks_half_way_is_taken_back(
    checkout: Checkout, version_1: str, version_2: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half_of_it(command, *_: object, **__: object) -> subprocess.CompletedProcess[str]:
        shutil.rmtree(checkout.site_packages)
        return subprocess.CompletedProcess(command, 1, "ERROR: [Errno 28] No space left on device")

    checkout.pins(version_2)
    monkeypatch.setattr(environment_module, "watched", half_of_it)
    checkout.fails()
    checkout.pins(version_1)
    must_start_at_once(checkout, monkeypatch)


def test_an_update_that_is_cut_off_is_taken_back_by_the_next_start(
    checkout: Checkout, version_1: str, version_2: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_off(*_: object, **__: object) -> NoReturn:
        shutil.rmtree(checkout.site_packages)
        raise KeyboardInterrupt

    checkout.pins(version_2)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(environment_module, "watched", cut_off)
        with pytest.raises(KeyboardInterrupt):
            checkout.provide("run")
    checkout.pins(version_1)
    must_start_at_once(checkout, monkeypatch)


def test_the_environment_of_another_python_is_kept_until_the_new_one_is_whole(
    checkout: Checkout, version_1: str, version_2: str, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    no_longer_reached(checkout)
    checkout.pins(version_2)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(environment_module, "is_sound", lambda _: False)
        checkout.fails()
    assert "The Python that it was made with still starts it." in capsys.readouterr().err
    checkout.pins(version_1)
    must_start_at_once(checkout, monkeypatch)


def test_an_update_that_succeeds_leaves_nothing_beside_it(
    checkout: Checkout, version_2: str, capsys
) -> None:
    checkout.pins(version_2)
    capsys.readouterr()
    checkout.provide("run")
    assert checkout.version() == "2.0"
    assert checkout.is_ready("run")
    assert checkout.left_over() == []
    assert "300 MB" not in capsys.readouterr().err
