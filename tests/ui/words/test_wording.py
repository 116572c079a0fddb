from datetime import datetime

import pytest

from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.clock.snapshot import ClockState, TableState
from judgekit.domain.clock.state import RoundKind
from judgekit.domain.setup.state import Level, Role
from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.ui.words.wording import (
    clock_state_words,
    clock_title,
    duration_text,
    level_name,
    reading_text,
    reason_words,
    refusal_sentence,
    role_name,
    round_words,
    stopwatch_text,
    table_state_words,
    time_of_day,
    time_with_seconds,
)

pytestmark = pytest.mark.usefixtures("qapp")

AFTERNOON = round(datetime(2026, 11, 21, 15, 39, 30).timestamp()) * SECOND
"""By the wall clock of the machine, wherever it stands."""


@pytest.mark.parametrize("code", RefusalCode)
def test_every_refusal_is_a_sentence_even_where_a_value_is_missing(code):
    sentence = refusal_sentence(Refusal(code))
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_a_refusal_names_what_it_is_about():
    early = Refusal(RefusalCode.TURNS_TOO_EARLY, {"table": 14, "reading": "-06:00"})
    assert refusal_sentence(early) == (
        "Table 14 still has time: it plays until the clock reads −06:00."
    )
    in_use = Refusal(RefusalCode.CLOCK_IN_USE, {"clock": "main"})
    assert refusal_sentence(in_use).startswith("Round clock: ")


@pytest.mark.parametrize(
    ("remaining", "text"),
    [
        (12 * MINUTE + 40 * SECOND, "12:40"),
        (62 * MINUTE + 40 * SECOND, "62:40"),
        (120 * MINUTE, "120:00"),
        (1, "00:01"),
        (0, "00:00"),
        (-999, "00:00"),
        (-1000, "−00:01"),
        (-6 * MINUTE, "−06:00"),
    ],
)
def test_a_reading_has_minutes_without_bound_and_a_true_minus(remaining, text):
    assert reading_text(remaining) == text


@pytest.mark.parametrize(
    ("duration", "text"),
    [(252 * SECOND, "4:12"), (999, "0:00"), (-5 * MINUTE, "−5:00"), (62 * MINUTE, "62:00")],
)
def test_a_duration_fits_within_a_sentence(duration, text):
    assert duration_text(duration) == text


def test_a_stopwatch_shows_the_seconds_that_are_over():
    assert stopwatch_text(252 * SECOND + 999) == "04:12"


def test_times_of_day_are_those_of_the_wall_clock():
    assert time_of_day(AFTERNOON) == "15:39"
    assert time_with_seconds(AFTERNOON) == "15:39:30"


def test_ends_and_deadlines_have_their_seconds_also_where_these_are_zero():
    assert time_with_seconds(AFTERNOON + 30 * SECOND) == "15:40:00"
    assert time_with_seconds(AFTERNOON + 30 * SECOND + 999) == "15:40:00"


def test_a_round_is_named_with_its_number():
    assert round_words(RoundKind.ROUND, 4, 7) == "Round 4 of 7"
    assert round_words(RoundKind.ROUND, 8, 7) == "Round 8"
    assert round_words(RoundKind.ROUND, 4) == "Round 4"
    assert {round_words(kind, 1) for kind in RoundKind} == {
        "Round 1",
        "Deck construction",
        "Draft",
        "Countdown",
    }


def test_the_main_clock_is_called_like_its_event():
    assert clock_title("main", "Modern Open") == "Modern Open"
    assert clock_title("main", "") == "Round clock"
    assert clock_title("Sealed", "Modern Open") == "Sealed"


def test_every_value_of_the_domain_has_words():
    for values, words in (
        (ClockState, clock_state_words),
        (TableState, table_state_words),
        (Reason, reason_words),
        (Level, level_name),
        (Role, role_name),
    ):
        said = [words(value) for value in values]
        assert all(word[0].isupper() for word in said)
        assert len(set(said)) == len(said)


def test_a_table_in_turns_says_in_which():
    assert table_state_words(TableState.TURNS, 3, 5) == "Turn 3 of 5"


def test_a_reason_in_free_words_stays_as_it_is():
    assert reason_words("restroom") == "restroom"
    assert reason_words("") == "By hand"
