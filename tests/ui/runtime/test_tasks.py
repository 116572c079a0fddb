import gc
import threading
import weakref

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.ui.runtime.tasks import TaskRunner


@pytest.fixture
def bugs() -> list[Exception]:
    return []


@pytest.fixture
def runner(qapp, bugs):
    runner = TaskRunner(bugs.append)
    yield runner
    assert runner.drain(60_000)


def test_work_runs_elsewhere_and_its_result_arrives_here(runner, qtbot):
    here = threading.get_ident()
    results: list[tuple[int, int]] = []
    runner.run(
        "sum",
        lambda report: threading.get_ident(),
        done=lambda there: results.append((there, threading.get_ident())),
    )
    qtbot.waitUntil(lambda: bool(results))
    there, back = results[0]
    assert there != here
    assert back == here
    assert not runner.is_busy()


def test_progress_arrives_in_order(runner, qtbot):
    parts: list[float] = []
    done: list[None] = []

    def work(report):
        for part in (0.25, 0.5, 1.0):
            report(part)

    runner.run("steps", work, done=done.append, progress=parts.append)
    qtbot.waitUntil(lambda: bool(done))
    assert parts == [0.25, 0.5, 1.0]


def test_the_newest_wins(runner, qtbot):
    release = threading.Event()
    results: list[str] = []

    def slow(report):
        release.wait(5)
        return "old"

    runner.run("search", slow, done=results.append)
    runner.run("search", lambda report: "new", done=results.append)
    release.set()
    qtbot.waitUntil(lambda: not runner.is_busy())
    assert results == ["new"]


def test_topics_don_t_disturb_each_other(runner, qtbot):
    results: list[str] = []
    runner.run("one", lambda report: "one", done=results.append)
    runner.run("two", lambda report: "two", done=results.append)
    qtbot.waitUntil(lambda: not runner.is_busy())
    assert sorted(results) == ["one", "two"]


def test_a_failing_machine_is_told_apart_from_a_bug(runner, qtbot, bugs):
    failures: list[EnvironmentFailure] = []

    def full(report):
        raise EnvironmentFailure(FailureReason.DISK_FULL, "index")

    def wrong(report):
        raise ValueError("a bug")

    runner.run("full", full, done=lambda _: None, failed=failures.append)
    runner.run("wrong", wrong, done=lambda _: None, failed=failures.append)
    qtbot.waitUntil(lambda: not runner.is_busy())
    assert {failure.reason for failure in failures} == {
        FailureReason.DISK_FULL,
        FailureReason.PROGRAM_FAULT,
    }
    assert [str(bug) for bug in bugs] == ["a bug"]


def test_a_failure_nobody_waits_for_is_a_bug(runner, qtbot, bugs):
    def full(report):
        raise EnvironmentFailure(FailureReason.DISK_FULL, "index")

    runner.run("full", full, done=lambda _: None)
    qtbot.waitUntil(lambda: bool(bugs))


def test_draining_stops_what_reports_and_takes_nothing_new(qapp, bugs):
    runner = TaskRunner(bugs.append)
    started = threading.Event()
    results: list[None] = []

    def endless(report):
        while True:
            started.set()
            report(0.5)

    runner.run("endless", endless, done=results.append)
    assert started.wait(5)
    assert runner.drain(60_000)
    runner.run("late", lambda report: None, done=results.append)
    assert not runner.is_busy() or not results
    assert not bugs


class Known:
    """Something that a task's callbacks know, such as a page."""

    def take(self, result: str) -> None:
        """Take the result."""


@pytest.mark.usefixtures("only_own_garbage")
def test_an_ended_task_keeps_nothing_alive(runner, qtbot):
    known = Known()
    runner.run("task", lambda report: "result", done=known.take)
    qtbot.waitUntil(lambda: not runner.is_busy())
    gone = weakref.ref(known)
    del known
    gc.collect()
    assert gone() is None


@pytest.mark.usefixtures("only_own_garbage")
def test_an_abandoned_task_keeps_nothing_alive(runner, qtbot):
    known, may_end = Known(), threading.Event()
    runner.run("task", lambda report: str(may_end.wait(60)), done=known.take)
    runner.abandon("task")
    may_end.set()
    qtbot.waitUntil(lambda: not runner.is_busy())
    gone = weakref.ref(known)
    del known
    gc.collect()
    assert gone() is None


def test_thousands_of_small_steps_are_told_a_few_hundred_times(runner, qtbot):
    parts, done = [], []

    def work(report):
        for step in range(100_001):
            report(step / 100_000)

    runner.run("steps", work, done=done.append, progress=parts.append)
    qtbot.waitUntil(lambda: bool(done))
    assert (parts[0], parts[-1]) == (0.0, 1.0)
    assert parts == sorted(parts)
    assert len(parts) <= 202
