"""A judge at a window, on a day with known times of day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from judgekit.engine.ports.rules import RulesProvider
from tests.journeys.judge_at_work import JudgeAtWork
from tests.journeys.stage import Stage
from tests.storage.record.faulty_disk import FaultyDisk, faulty_disk


@pytest.fixture
def home(tmp_path: Path, cache: Path) -> Path:
    """A home of its own, in which the texts' index is there already."""
    home = tmp_path / "home"
    copytree(cache, home / "cache")
    return home


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
