"""The environment of a checkout: what is noticed, what is said; nothing here installs anything."""

from __future__ import annotations

import errno
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import pytest

from devtools import environment as environment_module
from devtools.environment import Environment, is_sound, room_for_venv
from devtools.terminal import ENVIRONMENT_FAILED

SETTING_UP = "Setting up .venv (the first time it fetches about 300 MB) …\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Environment:
    """An empty checkout with a lock, whose environment looks complete."""
    environment = Environment(tmp_path)
    environment.lock_file("run").parent.mkdir()
    environment.lock_file("run").write_text("msgspec==1.0\n")
    (environment.site_packages / "msgspec-1.0.dist-info").mkdir(parents=True)
    environment.python.parent.mkdir(parents=True, exist_ok=True)
    environment.python.touch()
    environment.write_stamp("run")
    return environment


def test_what_was_installed_is_not_installed_again(checkout: Environment) -> None:
    assert checkout.is_ready("run")


def test_nothing_is_ready_in_a_fresh_clone(checkout: Environment) -> None:
    checkout.stamp("run").unlink()
    assert not checkout.is_ready("run")


@pytest.mark.parametrize("stamp", ["", "{}", "[]", '{"fingerprint": 1', "\x00"])
def test_a_damaged_stamp_counts_for_nothing(checkout: Environment, stamp: str) -> None:
    checkout.stamp("run").write_text(stamp)
    assert not checkout.is_ready("run")


def test_a_changed_lock_is_noticed(checkout: Environment) -> None:
    checkout.lock_file("run").write_text("msgspec==2.0\n")
    assert not checkout.is_ready("run")


def test_an_install_that_was_cut_off_is_noticed(checkout: Environment) -> None:
    checkout.unfinished.touch()
    assert not checkout.is_ready("run")


def test_a_vanished_interpreter_is_noticed(checkout: Environment) -> None:
    checkout.python.unlink()
    assert not checkout.is_ready("run")


def test_a_vanished_package_is_noticed(checkout: Environment) -> None:
    (checkout.site_packages / "msgspec-1.0.dist-info").rmdir()
    assert not checkout.is_ready("run")


def test_a_moved_checkout_is_noticed(checkout: Environment) -> None:
    moved = checkout.root.with_name(f"{checkout.root.name} moved")
    checkout.root.rename(moved)
    assert not Environment(moved).is_ready("run")


def test_an_environment_whose_python_does_not_start_is_not_sound(checkout: Environment) -> None:
    assert not is_sound(checkout.folder)
    assert not is_sound(checkout.root / "absent")


def test_the_environment_of_these_tests_is_sound() -> None:
    assert is_sound(Path(sys.prefix)) == (sys.prefix != sys.base_prefix)


def test_two_at_once_take_turns(checkout: Environment) -> None:
    order = []
    entered = threading.Event()

    def second() -> None:
        entered.wait()
        with checkout.alone():
            order.append("second")

    thread = threading.Thread(target=second)
    with checkout.alone():
        thread.start()
        entered.set()
        order.append("first")
    thread.join()
    assert order == ["first", "second"]


def sentence_of(checkout: Environment, capsys) -> str:
    """What is said where the environment can't be provided, after what is being done."""
    with pytest.raises(SystemExit) as ended:
        checkout.provide("run")
    assert ended.value.code == ENVIRONMENT_FAILED
    told = capsys.readouterr().err.removeprefix(SETTING_UP)
    assert told.count("\n") == 1
    return told


def test_a_folder_that_cannot_be_written_is_said_with_what_to_do(
    checkout: Environment, capsys
) -> None:
    checkout.stamp("run").unlink()
    (checkout.root / ".venv.lock").mkdir()  # holds back every user, root too
    told = sentence_of(checkout, capsys)
    assert f"{checkout.root} and all in it your own, or copy it" in told


@pytest.mark.parametrize(
    ("number", "remedy"),
    [
        (errno.EACCES, "all in it your own"),
        (errno.EROFS, "or copy it to where you may write"),
        (errno.ENOSPC, "the disk is full. Free 1 GB"),
    ],
)
def test_what_the_system_refuses_meanwhile_is_one_sentence(
    checkout: Environment, capsys, monkeypatch: pytest.MonkeyPatch, number: int, remedy: str
) -> None:
    def refuse(command: Sequence[str], **_: object) -> NoReturn:
        raise OSError(number, "refused", str(checkout.folder))

    checkout.stamp("run").unlink()
    monkeypatch.setattr(environment_module, "quiet", refuse)
    assert remedy in sentence_of(checkout, capsys)


def test_a_full_temporary_folder_is_a_full_disk(
    checkout: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_usable() -> NoReturn:
        raise FileNotFoundError(errno.ENOENT, "No usable temporary directory found in ['/tmp']")

    assert room_for_venv(checkout.root) > 0
    monkeypatch.setattr("tempfile.gettempdir", none_usable)
    assert room_for_venv(checkout.root) == 0
