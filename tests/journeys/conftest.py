"""A judge at a window, on a day with known times of day."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest

from judgekit.engine.ports.cards import CardProvider
from judgekit.engine.ports.rules import RulesProvider
from tests.journeys.guide_files import bring
from tests.journeys.hall_day import in_round_one
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


@pytest.fixture
def with_cards(home: Path, in_utc, qtbot) -> Iterator[Callable[..., JudgeAtWork]]:
    """Makes a judge in round one who has this card file, and these texts in the library besides
    those of the program, by the names of their files."""
    begun: list[Stage] = []

    def begin(cards: CardProvider, **texts: str) -> JudgeAtWork:
        stage = Stage(home)
        begun.append(stage)
        stage.cards.hold(cards)
        for name, text in texts.items():
            bring(stage, text, f"{name}.txt")
        stage.begin("event")
        qtbot.waitActive(stage.window)
        stage.settle(30)
        return in_round_one(JudgeAtWork(stage))

    yield begin
    for stage in begun:
        stage.leave()
