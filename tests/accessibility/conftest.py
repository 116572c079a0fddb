from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.storage.library.rules_provider import CachedRulesProvider
from judgekit.system.resources import resources_folder
from tests.journeys.stage import Stage


@pytest.fixture(scope="module")
def rules_provider(tmp_path_factory) -> Iterator[CachedRulesProvider]:
    """The texts, read once."""
    provider = CachedRulesProvider(resources_folder(), tmp_path_factory.mktemp("cache"))
    provider.prepare(lambda part: None)
    yield provider
    provider.close()


@pytest.fixture
def stage(tmp_path: Path, rules_provider, in_utc, qtbot) -> Iterator[Stage]:
    """The program, opened, with its library."""
    stage = Stage(tmp_path, rules_provider)
    stage.program.open()
    stage.wait_for_library()
    stage.settle(30)
    yield stage
    stage.leave()
