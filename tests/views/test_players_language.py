"""In which languages rules are read at a table, and in which a player is told something first."""

from __future__ import annotations

import pytest

from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.tournament import Tournament
from judgekit.views.players_language import (
    in_order,
    language_digits,
    languages_at_table,
    players_language,
)


def event_in(language: str | None) -> Tournament:
    """The state of an event in that language; of none for None."""
    state = Tournament()
    if language is not None:
        state.setup.details = TournamentCreated("Cup", language=language)
    return state


@pytest.mark.parametrize(("language", "spoken"), [(None, "ru"), ("", "ru"), ("es", "es")])
def test_the_events_language_comes_before_that_of_the_interface(language, spoken):
    assert players_language(event_in(language), "ru") == spoken


@pytest.mark.parametrize(
    ("language", "read"),
    [
        (None, ("en", "es", "ru")),
        ("", ("en", "es", "ru")),
        ("ru", ("en", "ru", "es")),
        ("es", ("en", "es", "ru")),
        ("en", ("en", "es", "ru")),
        ("de", ("en", "es", "ru")),
    ],
)
def test_beside_the_judges_own_language_stands_the_events_else_the_settings_second(language, read):
    assert languages_at_table(event_in(language), ("en", "es", "ru")) == read


def test_a_digit_means_the_same_language_in_every_text():
    assert in_order({"ja", "ru", "de", "en"}) == ("en", "ru", "de", "ja")
    assert language_digits(("en", "ru", "de")) == {"en": "1", "ru": "3", "de": "4"}
    assert language_digits(("es",)) == {"es": "2"}


def test_a_tenth_language_has_no_digit():
    others = [f"x{at}" for at in range(8)]
    digits = language_digits(["en", "es", "ru", *others])
    assert digits["x5"] == "9"
    assert "x6" not in digits
