"""Sessions of shared events."""

from __future__ import annotations

import pytest

from tests.engine.team.desk import Desk


@pytest.fixture
def desk() -> Desk:
    return Desk().shared()
