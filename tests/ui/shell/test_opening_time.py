"""The question what time it is, as it is worded."""

from __future__ import annotations

import pytest

from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.engine.resuming import ClockInDoubt
from judgekit.ui.shell.opening_time import OpeningTime
from judgekit.ui.words.wording import date_and_seconds
from tests.journeys.judge_at_work import words_in
from tests.session import MORNING

DAY = 24 * 60 * MINUTE
LAST, COMPUTER = date_and_seconds(MORNING), date_and_seconds(MORNING + DAY + SECOND)


@pytest.fixture
def asked(dependencies, qtbot):
    """Shows the question about a doubt; returns its texts."""

    def ask(*, author: str = "Ann", is_own: bool = True, computer: int = MORNING + DAY + SECOND):
        question = OpeningTime(
            dependencies, ClockInDoubt("Open", MORNING, computer, author, is_own=is_own)
        )
        qtbot.addWidget(question)
        question.show()
        return words_in(question)

    return ask


@pytest.mark.parametrize(
    ("author", "is_own", "said"),
    [
        ("Ann", True, f"Last entry of Open: {LAST}"),
        ("Ann", False, f"Last entry of Open, by Ann on another laptop: {LAST}"),
        ("", False, f"Last entry of Open, on another laptop: {LAST}"),
    ],
)
def test_both_times_are_told_with_whose_entry_it_was(asked, author, is_own, said):
    words = asked(author=author, is_own=is_own)
    assert said in words
    assert f"This computer’s clock: {COMPUTER}" in words


def test_what_the_computers_time_would_mean_depends_on_whether_it_is_later(asked):
    assert "The time since has passed, on every clock too." in asked()
    earlier = "The time of day goes back: the time left on every clock stays."
    assert earlier in asked(computer=MORNING - MINUTE)


def test_names_from_outside_are_plain_text(asked):
    hostile = "<img src=x>"
    assert any(hostile in line for line in asked(author=hostile, is_own=False))
