"""An event whose pages are served."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.served_hall import ServedHall


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[ServedHall]:
    hall = ServedHall(tmp_path)
    yield hall
    hall.close()
