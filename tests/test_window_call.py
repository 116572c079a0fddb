"""The words of a call that opens the window."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.window_call import WindowCall, WrongWindowCall, read_window_call


@pytest.mark.parametrize(
    ("words", "call"),
    [
        ((), WindowCall()),
        (("--page", "rules"), WindowCall("rules")),
        (("--page=rules",), WindowCall("rules")),
        (("--quit-after-first-paint",), WindowCall("", quit_after_first_paint=True)),
        (
            ("--quit-after-first-paint", "--page", "help"),
            WindowCall("help", quit_after_first_paint=True),
        ),
        (("--rehearsal",), WindowCall(rehearsal=True)),
        (("--page",), WrongWindowCall("page-unnamed", "--page")),
        (("--event", "open.judgekit"), WindowCall("", "open.judgekit")),
        (("--page", "clock", "--event=a=b"), WindowCall("clock", "a=b")),
        (("--page", "rules", "--event"), WrongWindowCall("event-unnamed", "--event")),
        (("--pages", "rules"), WrongWindowCall("unknown-option", "--pages")),
    ],
)
def test_a_call_is_read(words, call):
    assert read_window_call(words) == call


@given(st.lists(st.text(max_size=8)))
def test_any_words_are_a_call_or_a_wrong_one(words):
    assert isinstance(read_window_call(words), WindowCall | WrongWindowCall)
