"""Files opened in the Finder reach the running window as the system sends them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from judgekit.domain.setup.commands import CreateTournament
from tests.journeys.guide_files import GUIDE
from tests.journeys.stage import Stage
from tests.seen import words_of


@pytest.fixture
def stage(home, qapp):
    stage = Stage(home)
    yield stage
    stage.leave()


def give(path: Path) -> None:
    """As macOS does: to the application, a file at a time."""
    QApplication.sendEvent(QApplication.instance(), QFileOpenEvent(str(path)))


def begin_two_events(stage: Stage) -> dict[str, Path]:
    """The newer one is open; return their files by their names."""
    for name in ("Saturday", "Sunday"):
        stage.program.bridge.create(CreateTournament(name))
    kept = stage.program.bridge.tournaments()
    return {each.name: stage.events / f"{each.id}.judgekit" for each in kept}


def open_event(stage: Stage) -> str:
    return stage.program.bridge.state.setup.details.name


def imported(stage: Stage) -> list[str]:
    """The files that the import asks about, shown on the Rules page."""
    assert stage.window.navigation.here == "rules"
    words = " ".join(words_of(stage.window.navigation.page("rules").widget()))
    return [name for name in ("first.txt", "second.txt") if name in words]


@pytest.fixture
def documents(tmp_path) -> list[Path]:
    paths = [tmp_path / "first.txt", tmp_path / "second.txt"]
    for path in paths:
        path.write_text(GUIDE, encoding="utf-8")
    return paths


def test_an_event_s_file_is_opened_in_the_window(stage: Stage):
    stage.begin("rules")
    files = begin_two_events(stage)
    assert open_event(stage) == "Sunday"
    give(files["Saturday"])
    stage.settle(60)
    assert open_event(stage) == "Saturday"


def test_documents_given_together_are_asked_about_one_after_the_other(stage: Stage, documents):
    stage.begin("clock")
    for path in documents:
        give(path)
    stage.settle(300)
    assert imported(stage) == ["first.txt"]
    stage.press("Esc")
    stage.settle(300)
    assert imported(stage) == ["second.txt"]


def test_what_is_given_before_the_library_is_there_waits_for_it(stage: Stage, documents):
    files = begin_two_events(stage)
    give(files["Saturday"])
    give(documents[0])
    stage.begin("clock")
    stage.settle(300)
    assert open_event(stage) == "Saturday"
    assert imported(stage) == ["first.txt"]
