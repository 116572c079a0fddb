"""A bug's traceback says where it happened, and nobody's name."""

from __future__ import annotations

import traceback

import pytest

from judgekit.system.masked_values import mask_values


def traced(error: Exception) -> str:
    try:
        raise error
    except Exception as caught:
        return "".join(traceback.format_exception(caught))


@pytest.mark.parametrize(
    "error",
    [
        KeyError("Ann Lind"),
        KeyError("Ann O'Lind"),
        KeyError('Ann "Ace" O\'Lind'),
        ValueError("can't find 'Ann Lind' in {'Bo Kask': 1, 'Ann Lind': 2}"),
        ValueError("table 3\n'Ann Lind' at the table"),
    ],
)
def test_what_an_error_quotes_is_masked(error):
    masked = mask_values(traced(error))
    assert "in traced" in masked
    assert type(error).__name__ in masked
    assert "Lind" not in masked
    assert "Kask" not in masked


def test_the_lines_of_the_program_and_words_that_are_not_quoted_stay():
    trace = 'Traceback:\n  File "event.py", line 3, in f\n    x["name"]\nTypeError: can\'t do 3'
    assert mask_values(trace) == trace
