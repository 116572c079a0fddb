from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journeys.stage import Stage


@pytest.fixture
def stage(tmp_path: Path, rules_provider, in_utc, qtbot) -> Iterator[Stage]:
    """The program, opened, with its library."""
    stage = Stage(tmp_path, rules_provider)
    stage.program.open()
    stage.wait_for_library()
    stage.settle(30)
    yield stage
    stage.leave()
