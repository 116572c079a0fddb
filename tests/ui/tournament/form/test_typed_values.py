"""What a judge types, as values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QDate, QLocale

from judgekit.domain.setup.events import StaffMember
from judgekit.ui.tournament.form.typed_values import read_staff, read_whole
from judgekit.ui.words.typed_date import read_date
from judgekit.ui.words.wording import long_date

ENGLISH = QLocale(QLocale.Language.English)
SPANISH = QLocale(QLocale.Language.Spanish)
RUSSIAN = QLocale(QLocale.Language.Russian)


@pytest.mark.parametrize(
    ("text", "locale"),
    [
        ("2026-11-21", ENGLISH),
        (" 21 November 2026 ", ENGLISH),
        ("November 21, 2026", ENGLISH),
        ("21 Nov 2026", ENGLISH),
        ("21.11.2026", RUSSIAN),
        ("21/11/2026", SPANISH),
        ("21 de noviembre de 2026", SPANISH),
        ("21 ноября 2026 г.", RUSSIAN),
        ("21 ноября 2026", RUSSIAN),
        ("21 November 2026", RUSSIAN),
    ],
)
def test_a_day_is_read_in_many_forms(text, locale):
    assert read_date(text, locale) == "2026-11-21"


@pytest.mark.parametrize("text", ["31.02.2026", "tomorrow", "2026-13-01", "11", "21.11"])
def test_what_is_no_day_is_none(text):
    assert read_date(text, ENGLISH) is None


def test_no_day_is_no_day():
    assert read_date("  ", ENGLISH) == ""


@given(
    day=st.dates(min_value=QDate(1994, 1, 1).toPython(), max_value=QDate(2100, 1, 1).toPython()),
    locale=st.sampled_from((ENGLISH, SPANISH, RUSSIAN)),
)
def test_a_day_as_it_is_shown_is_read_again(day, locale):
    assert read_date(long_date(day.isoformat(), locale), locale) == day.isoformat()


@pytest.mark.parametrize(
    ("text", "number"),
    [("12", 12), (" 1 000 ", 1000), ("0", 0), ("", None), ("-1", None), ("1.5", None), ("²", None)],
)
def test_whole_numbers(text, number):
    assert read_whole(text, 100_000) == number


@given(st.text())
def test_no_text_is_too_odd(text):
    read_staff(text)
    number = read_whole(text, 100)
    assert number is None or 0 <= number <= 100


def test_names_with_commas_that_are_no_roles_stay_whole():
    assert read_staff("Silva, Marina\nOkafor, J., head judge\n- Weber\n") == (
        StaffMember("Silva, Marina", "floor-judge"),
        StaffMember("Okafor, J.", "head-judge"),
        StaffMember("Weber", "floor-judge"),
    )
