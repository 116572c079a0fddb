"""A hall for the tests of the clock page."""

from __future__ import annotations

import pytest

from tests.ui.clock.hall import Hall


@pytest.fixture
def hall(bridge, hand_clock) -> Hall:
    return Hall(bridge, hand_clock)
