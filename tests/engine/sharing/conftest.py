"""The hall that most tests of sharing begin with."""

from __future__ import annotations

import pytest

from judgekit.domain.clock.commands import StartRound
from tests.engine.sharing.hall import Hall


@pytest.fixture
def hall() -> Hall:
    """Two laptops in round 1, which has begun a minute ago."""
    made = Hall(2)
    made["a"].do(StartRound())
    made.exchange()
    made.pass_(60)
    return made
