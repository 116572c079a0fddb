"""Courses on the owner's thread: what becomes of them when the network gives no answer."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import Any

from judgekit.engine.team.own_thread import Course, OwnThread


def test_a_course_whose_answer_was_cancelled_has_failed():
    posted: list[Callable[[], object]] = []
    thread = OwnThread(posted.append, lambda _seconds, _work: None)
    answer: Future[Any] = Future()
    failed: list[Exception] = []

    def course() -> Course:
        yield answer

    thread.begin(course(), failed.append)
    assert thread.is_under_way
    answer.cancel()
    for work in posted:
        work()
    assert [type(each) for each in failed] == [CancelledError]
    assert not thread.is_under_way
