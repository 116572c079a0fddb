"""The day of a card file that is believed, and the ones that are not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.cards.card_match import LoadedFile
from judgekit.domain.cards.file_days import UNKNOWN, as_of, dated, day_of_most, weight

TODAY = "2026-11-28"
DAYS = st.sampled_from(["2024-01-01", "2026-11-27", TODAY, "2026-11-29", "2999-01-01"])
FILE = LoadedFile("scryfall", "")


@pytest.mark.parametrize(
    ("days", "date", "stated"),
    [
        (["2026-11-28"], "2026-11-28", ""),
        (["2026-06-28", "2026-11-28"], "2026-06-28", ""),
        (["2999-01-01", "2998-01-01", "2026-11-20"], "2026-11-20", "2999-01-01"),
        (["2999-01-01", "2998-01-01"], "2999-01-01", "2999-01-01"),
    ],
)
def test_the_first_day_that_is_not_after_today_is_believed(days, date, stated):
    file = dated(FILE, days, TODAY)
    assert (file.date, file.stated) == (date, stated)


def test_a_day_after_todays_weighs_less_than_any_other():
    file = dated(FILE, ["2999-01-01"], TODAY)
    assert weight(file, TODAY) == UNKNOWN < weight(dated(FILE, ["1993-08-05"], TODAY), TODAY)


@given(st.lists(DAYS, min_size=1), DAYS, DAYS)
def test_what_weighs_was_said_and_is_never_after_today(days, then, today):
    now = as_of(dated(FILE, days, then), today)
    assert now.date in days
    assert weight(now, today) <= today
    assert bool(now.stated) == (now.stated > today)


@given(st.lists(DAYS, min_size=1), DAYS)
def test_a_file_that_was_dated_by_a_clock_that_went_behind_is_believed_later(days, then):
    assert as_of(dated(FILE, days, then), "3000-01-01").date == days[0]


def test_a_few_newer_cards_do_not_make_all_of_them_new():
    counts = {"2026-01-10": 30_000, "2026-11-20": 250, "2025-03-01": 3}
    assert day_of_most(counts) == ("2026-01-10", 250, 3)


@given(st.dictionaries(DAYS, st.integers(0, 9), min_size=1))
def test_every_card_is_of_the_day_of_most_or_of_a_newer_or_an_older(counts):
    day, newer, older = day_of_most(counts)
    assert counts[day] == max(counts.values())
    assert counts[day] + newer + older == sum(counts.values())
