"""A bug's report, and that every uncaught exception ends in the log and in one."""

from __future__ import annotations

import logging
import platform
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.system.crash_report import CrashHook, Versions, compose_report

VERSIONS = Versions(judgekit="1.2.3", qt="6.12.0")


def a_bug(message: str = "an edge case") -> ZeroDivisionError:
    try:
        raise ZeroDivisionError(message)
    except ZeroDivisionError as error:
        return error


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def hook(told: list[str]) -> Iterator[CrashHook]:
    hook = CrashHook(VERSIONS, told.append)
    hook.install()
    yield hook
    hook.remove()


def test_a_report_says_versions_system_and_where() -> None:
    report = compose_report(a_bug(), VERSIONS)
    assert report.startswith("Judgekit 1.2.3\nPython ")
    assert "\nQt 6.12.0\n" in report
    assert platform.system() in report
    assert "in a_bug" in report
    assert report.endswith("ZeroDivisionError: an edge case\n")


def test_a_report_without_qt_says_nothing_of_it() -> None:
    assert "Qt" not in compose_report(a_bug(), Versions("1.2.3"))


def test_a_report_does_not_name_the_home(tmp_path: Path) -> None:
    report = compose_report(a_bug(f"no file {tmp_path / 'x'}"), VERSIONS, home=tmp_path)
    assert str(tmp_path) not in report
    assert "no file ~" in report


def test_a_report_tells_nobodys_name() -> None:
    report = compose_report(a_bug("no table of 'Ann Lind'"), VERSIONS)
    assert report.endswith("ZeroDivisionError: no table of '…'\n")


def test_an_uncaught_bug_is_logged_and_told(hook: CrashHook, told: list[str], caplog) -> None:
    with caplog.at_level(logging.CRITICAL):
        error = a_bug()
        sys.excepthook(type(error), error, error.__traceback__)
    assert [record.levelname for record in caplog.records] == ["CRITICAL"]
    assert caplog.records[0].exc_info[1] is error
    assert len(told) == 1
    assert "an edge case" in told[0]


def test_a_bug_on_another_thread_is_told_too(hook: CrashHook, told: list[str]) -> None:
    def fails() -> None:
        raise a_bug("on a thread")

    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()
    assert "on a thread" in told[0]


def test_a_crash_while_telling_is_logged_and_ends_there(caplog) -> None:
    def cannot_tell(_report: str) -> None:
        raise ValueError("no window any more")

    hook = CrashHook(VERSIONS, cannot_tell)
    hook.catch(a_bug())
    assert "could not be told" in caplog.records[-1].message


def test_a_crash_of_the_dialog_does_not_open_another(caplog) -> None:
    reports = []

    def tells_and_crashes_itself(report: str) -> None:
        reports.append(report)
        hook.catch(a_bug("within the dialog"))

    hook = CrashHook(VERSIONS, tells_and_crashes_itself)
    hook.catch(a_bug())
    assert len(reports) == 1
    assert len(caplog.records) == 2


def test_ctrl_c_stays_what_it_is(told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    left_to_python = []
    monkeypatch.setattr(sys, "excepthook", lambda *crash: left_to_python.append(crash[0]))
    hook = CrashHook(VERSIONS, told.append)
    hook.install()
    try:
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    finally:
        hook.remove()
    assert left_to_python == [KeyboardInterrupt]
    assert told == []


def test_removed_hooks_are_what_they_were() -> None:
    before = (sys.excepthook, threading.excepthook)
    hook = CrashHook(VERSIONS, print)
    hook.install()
    assert sys.excepthook is not before[0]
    hook.remove()
    assert (sys.excepthook, threading.excepthook) == before
