"""Courses on the owner's thread: what becomes of them when the network gives no answer."""

from __future__ import annotations

from concurrent.futures import CancelledError, Future
from typing import Any

from judgekit.engine.team.own_thread import Course, OwnThread
from tests.engine.team.desk import Desk


def test_a_course_whose_answer_was_cancelled_has_failed():
    desk = Desk()
    thread = OwnThread(desk.given)
    answer: Future[Any] = Future()
    failed: list[Exception] = []

    def course() -> Course:
        yield answer

    thread.begin(course(), failed.append)
    assert thread.is_under_way
    answer.cancel()
    desk.turn()
    assert [type(each) for each in failed] == [CancelledError]
    assert not thread.is_under_way
