"""The set-up commands: what they notice, what they say; nothing here installs anything."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import dev

SOURCE = Path(dev.__file__)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty checkout with a lock, whose environment looks complete."""
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "LOCKS", tmp_path / "locks")
    dev.LOCKS.mkdir()
    (dev.LOCKS / "run.txt").write_text("msgspec==1.0\n")
    (dev.site_packages(dev.VENV) / "msgspec-1.0.dist-info").mkdir(parents=True)
    dev.python_of(dev.VENV).parent.mkdir(parents=True, exist_ok=True)
    dev.python_of(dev.VENV).touch()
    stamp = {"fingerprint": dev.fingerprint("run"), "installed": dev.installed(dev.VENV)}
    dev.stamp_of("run").write_text(json.dumps(stamp))
    return tmp_path


def test_what_was_installed_is_not_installed_again(checkout: Path) -> None:
    assert dev.is_ready("run")


def test_nothing_is_ready_in_a_fresh_clone(checkout: Path) -> None:
    dev.stamp_of("run").unlink()
    assert not dev.is_ready("run")


@pytest.mark.parametrize("stamp", ["", "{}", "[]", '{"fingerprint": 1', "\x00"])
def test_a_damaged_stamp_counts_for_nothing(checkout: Path, stamp: str) -> None:
    dev.stamp_of("run").write_text(stamp)
    assert not dev.is_ready("run")


def test_a_changed_lock_is_noticed(checkout: Path) -> None:
    (dev.LOCKS / "run.txt").write_text("msgspec==2.0\n")
    assert not dev.is_ready("run")


def test_an_install_that_was_cut_off_is_noticed(checkout: Path) -> None:
    dev.unfinished().touch()
    assert not dev.is_ready("run")


def test_a_vanished_interpreter_is_noticed(checkout: Path) -> None:
    dev.python_of(dev.VENV).unlink()
    assert not dev.is_ready("run")


def test_a_vanished_package_is_noticed(checkout: Path) -> None:
    (dev.site_packages(dev.VENV) / "msgspec-1.0.dist-info").rmdir()
    assert not dev.is_ready("run")


def test_a_moved_checkout_is_noticed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / ".venv").rename(checkout / "moved")
    monkeypatch.setattr(dev, "VENV", checkout / "moved")
    assert not dev.is_ready("run")


def test_an_environment_whose_python_does_not_start_is_not_sound(checkout: Path) -> None:
    assert not dev.is_sound(dev.VENV)
    assert not dev.is_sound(checkout / "absent")


def test_the_environment_of_these_tests_is_sound() -> None:
    assert dev.is_sound(Path(sys.prefix)) == (sys.prefix != sys.base_prefix)


def test_two_at_once_take_turns(checkout: Path) -> None:
    order = []
    entered = threading.Event()

    def second() -> None:
        entered.wait()
        with dev.alone():
            order.append("second")

    thread = threading.Thread(target=second)
    with dev.alone():
        thread.start()
        entered.set()
        order.append("first")
    thread.join()
    assert order == ["first", "second"]


PRESENT = (("libc.so.6", "libc6"),)
ABSENT = (("libabsent-for-this-test.so.1", "libabsent1"),)

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="Linux's libraries")


@pytest.fixture
def no_rights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "privileges", lambda: None)


@pytest.fixture
def with_programs(monkeypatch: pytest.MonkeyPatch):
    def has(*programs: str) -> None:
        monkeypatch.setattr(
            dev.shutil, "which", lambda name: f"/bin/{name}" if name in programs else None
        )

    return has


@linux_only
def test_a_system_with_all_libraries_is_left_alone(no_rights) -> None:
    dev.provide_system(PRESENT, needs_venv=False)


@linux_only
def test_without_rights_the_one_command_is_named(no_rights, with_programs, capsys) -> None:
    with_programs("apt-get")
    with pytest.raises(SystemExit) as ended:
        dev.provide_system(PRESENT + ABSENT, needs_venv=False)
    assert ended.value.code == dev.ENVIRONMENT_FAILED
    told = capsys.readouterr().err
    assert told.strip().endswith("sudo apt-get install --no-install-recommends libabsent1")


@linux_only
def test_with_rights_they_are_installed_and_looked_for_again(
    with_programs, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    installed = []
    with_programs("apt-get")
    monkeypatch.setattr(dev, "privileges", lambda: [])
    monkeypatch.setattr(dev, "apt_install", lambda prefix, packages: installed.extend(packages))
    with pytest.raises(SystemExit):
        dev.provide_system(PRESENT + ABSENT, needs_venv=False)
    assert installed == ["libabsent1"]
    assert "Still missing" in capsys.readouterr().err


@linux_only
def test_what_is_only_wished_for_never_stands_in_the_way(
    with_programs, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    asked = []

    def out_of_order(prefix, packages) -> str:
        asked.extend(packages)
        return "no network"

    with_programs("apt-get")
    monkeypatch.setattr(dev, "apt_install", out_of_order)
    for rights, attempts in ((None, []), ([], ["libabsent1"])):
        monkeypatch.setattr(dev, "privileges", lambda rights=rights: rights)
        dev.provide_wished(PRESENT + ABSENT)
        assert asked == attempts
        assert "not heard until the system has: libabsent1" in capsys.readouterr().err
    dev.provide_wished(PRESENT)
    assert capsys.readouterr().err == ""


@linux_only
@pytest.mark.parametrize(
    ("program", "told"),
    [("dnf", "sudo dnf install 'libabsent-for-this-test.so.1()(64bit)'"), ("", "try again: libab")],
)
def test_other_systems_are_told_in_their_own_words(
    no_rights, with_programs, capsys, program: str, told: str
) -> None:
    with_programs(program)
    with pytest.raises(SystemExit):
        dev.provide_system(ABSENT, needs_venv=False)
    assert told in capsys.readouterr().err


@linux_only
def test_a_python_without_ensurepip_needs_a_package(
    no_rights, with_programs, monkeypatch: pytest.MonkeyPatch, capsys
) -> None:
    with_programs("apt-get")
    monkeypatch.setattr(dev.importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(SystemExit):
        dev.provide_system((), needs_venv=True)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert f"python{version}-venv" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("environ", "beside_the_common_ones"),
    [
        ({}, ()),
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, ()),
        ({"DISPLAY": ":0"}, dev.X11_LIBRARIES + dev.PRINTING_LIBRARIES),
        ({"WAYLAND_DISPLAY": "w"}, dev.WAYLAND_LIBRARIES + dev.PRINTING_LIBRARIES),
    ],
)
def test_each_display_needs_its_own_libraries(environ, beside_the_common_ones) -> None:
    assert dev.libraries_for_a_window(environ) == dev.QT_LIBRARIES + beside_the_common_ones


def call(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SOURCE), *words],
        check=False,
        capture_output=True,
        text=True,
        cwd=os.path.expanduser("~"),  # noqa: PTH111  (any folder but the checkout)
    )


def test_help_names_every_command_and_nothing_goes_to_standard_output() -> None:
    done = call("--help")
    assert (done.returncode, done.stdout) == (0, "")
    for command in dev.COMMANDS:
        assert f"\n  {command.__name__} " in done.stderr
        assert command.__doc__.splitlines()[0] in done.stderr


@pytest.mark.parametrize("words", [(), ("bogus",), ("lint", "too", "much")])
def test_wrong_words_end_with_two(words) -> None:
    assert call(*words).returncode == 2


def test_an_old_python_gets_as_far_as_the_sentence_that_refuses_it() -> None:
    ast.parse(SOURCE.read_text(encoding="utf-8"), feature_version=(3, 8))


def test_nothing_but_the_standard_library_and_our_own_system_layer_is_imported() -> None:
    names = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [str(node.module)]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert names - sys.stdlib_module_names == {"judgekit"}
