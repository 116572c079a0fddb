"""In which languages rules are read at a table, and in which a player is told something first."""

from __future__ import annotations

import pytest

from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.tournament import Tournament
from judgekit.views.players_language import card_language, languages_at_table, players_language


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


@pytest.mark.parametrize(
    ("language", "preferred", "shown", "spoken"),
    [
        # A text that was opened in another language was opened for the player.
        ("ru", ("en", "es", "ru"), "es", "es"),
        # The judge's own text is shown in the event's language.
        ("ru", ("en", "es", "ru"), "en", "ru"),
        ("en", ("es", "en", "ru"), "es", "en"),
        ("en", ("en", "es", "ru"), "en", "en"),
        # Without one it is the settings' second; English stands below anyway.
        (None, ("en", "ru", "es"), "en", "ru"),
        ("", ("en", "es", "ru"), "", "es"),
        (None, ("es", "en", "ru"), "es", "es"),
        (None, ("en",), "en", "en"),
    ],
)
def test_a_card_speaks_the_players_language(language, preferred, shown, spoken):
    assert card_language(event_in(language), preferred, shown) == spoken
