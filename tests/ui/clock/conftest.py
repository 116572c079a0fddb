"""A hall around the bridge of every window."""

from __future__ import annotations

import pytest

from tests.ui.clock.hall import Hall


@pytest.fixture
def hall(bridge, hand_clock) -> Hall:
    return Hall(bridge, hand_clock)
