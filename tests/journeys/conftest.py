"""A judge at a window, on a day with known times of day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.engine.ports.rules import RulesProvider
from judgekit.storage.library.rules_provider import CachedRulesProvider
from judgekit.system.resources import resources_folder
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import Stage
from tests.storage.record.faulty_disk import FaultyDisk, faulty_disk


@pytest.fixture(scope="session")
def cache(tmp_path_factory) -> Path:
    """The folder of the texts' index, made once for all tests."""
    folder = tmp_path_factory.mktemp("cache")
    provider = CachedRulesProvider(resources_folder(), folder)
    provider.prepare(lambda part: None)
    provider.close()
    return folder


@pytest.fixture(scope="session")
def rules_provider(cache: Path) -> Iterator[RulesProvider]:
    """The texts, read once for all tests."""
    provider = CachedRulesProvider(resources_folder(), cache)
    yield provider
    provider.close()


@pytest.fixture
def disk() -> Iterator[FaultyDisk]:
    """The disk of files opened from here on; it fails once it is armed."""
    with faulty_disk() as disk:
        yield disk


@pytest.fixture
def judge(tmp_path: Path, rules_provider: RulesProvider, in_utc, qtbot) -> Iterator[JudgeAtWork]:
    """A judge at ten in the morning, on the Event page, without a tournament."""
    stage = Stage(tmp_path, rules_provider)
    stage.begin("event")
    qtbot.waitActive(stage.window)
    stage.settle(30)
    yield JudgeAtWork(stage)
    stage.leave()
