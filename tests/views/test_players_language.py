"""In which language a player is told something first."""

from __future__ import annotations

import pytest

from judgekit.domain.setup.events import TournamentCreated
from judgekit.domain.tournament import Tournament
from judgekit.views.players_language import players_language


@pytest.mark.parametrize(
    ("details", "spoken"),
    [
        (None, "ru"),
        (TournamentCreated("Cup"), "ru"),
        (TournamentCreated("Cup", language="es"), "es"),
    ],
)
def test_the_events_language_comes_before_that_of_the_interface(details, spoken):
    state = Tournament()
    state.setup.details = details
    assert players_language(state, "ru") == spoken
