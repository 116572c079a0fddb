"""Bugs, and what else reaches the program from beside its window."""

from __future__ import annotations

import sys

import pytest

from judgekit.system.log_setup import stop_logging
from judgekit.ui.shell.outside_signals import OutsideSignals


@pytest.fixture
def watch(tmp_path, qapp):
    watch = OutsideSignals(tmp_path / "logs")
    yield watch
    watch.end()
    stop_logging()


def test_a_bug_before_the_log_was_begun_is_in_it(watch, tmp_path):
    told = []
    watch.crashed.connect(told.append)
    watch.catch_bugs()
    assert not (tmp_path / "logs").exists()
    watch.tell_bug(ValueError("a bug in the page"))
    assert "a bug in the page" in (tmp_path / "logs" / "judgekit.log").read_text("utf-8")
    assert len(told) == 1


def test_the_log_of_an_early_bug_is_written_on(watch, tmp_path):
    watch.catch_bugs()
    watch.tell_bug(ValueError("the first"))
    watch.begin(None)
    watch.tell_bug(ValueError("the second"))
    log = (tmp_path / "logs" / "judgekit.log").read_text("utf-8")
    assert "the first" in log
    assert "the second" in log


def test_hooks_are_given_back(watch):
    before = sys.excepthook
    watch.catch_bugs()
    assert sys.excepthook is not before
    watch.end()
    assert sys.excepthook is before
