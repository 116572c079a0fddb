"""How late a player was, read from a few words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.shared.moment import MINUTE, SECOND
from judgekit.reading.lateness import read_lateness, read_lateness_alone


@pytest.mark.parametrize(
    ("words", "late"),
    [
        ("7 minutes late", 7 * MINUTE),
        ("late, 7min", 7 * MINUTE),
        ("table 12, 1 minute late", MINUTE),
        ("llegó 7 minutos tarde", 7 * MINUTE),
        ("опоздал на 7 минут", 7 * MINUTE),
        ("опоздал на 3 мин.", 3 * MINUTE),
        ("7:30 min late", 7 * MINUTE + 30 * SECOND),
        ("2 min 15 s late", 2 * MINUTE + 15 * SECOND),
        ("45 seconds late", 45 * SECOND),
        ("more than 10 minutes late", 10 * MINUTE + SECOND),
        ("más de 10 minutos tarde", 10 * MINUTE + SECOND),
        ("опоздал больше чем на 10 минут", 10 * MINUTE + SECOND),
        ("less than 1 minute", 59 * SECOND),
    ],
)
def test_a_number_with_its_unit_is_the_lateness(words, late):
    assert read_lateness(words) == late


@pytest.mark.parametrize(
    "words",
    ["", "late", "late to table 7", "3.1", "2.5 minutes", "7 mulligans", "5 or 6 minutes, 7 min"],
)
def test_nothing_is_guessed(words):
    assert read_lateness(words) is None


@pytest.mark.parametrize(
    ("words", "late"),
    [
        ("7 late", 7 * MINUTE),
        ("late 7", 7 * MINUTE),
        ("Late  by 7 min", 7 * MINUTE),
        ("tarde 14", 14 * MINUTE),
        ("llegó 7 tarde", 7 * MINUTE),
        ("7 de retraso", 7 * MINUTE),
        ("опоздала на 3", 3 * MINUTE),
        ("3:30 late", 3 * MINUTE + 30 * SECOND),
    ],
)
def test_where_nothing_else_is_told_the_unit_may_be_missing(words, late):
    assert read_lateness_alone(words) == late
    assert read_lateness(words) == late


@pytest.mark.parametrize(
    "words", ["late", "7", "table 7 late", "late to table 7", "7 8 late", "7 minutes"]
)
def test_any_other_text_is_none_of_lateness_alone(words):
    assert read_lateness_alone(words) is None


@given(st.integers(0, 999), st.sampled_from(["min", "minutes", "minutos", "минут"]))
def test_every_number_of_minutes_is_read(minutes, unit):
    assert read_lateness(f"{minutes} {unit} late") == minutes * MINUTE


@given(st.text())
def test_any_text_is_taken(words):
    late = read_lateness(words)
    assert late is None or late >= 0
