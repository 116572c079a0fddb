"""The whole program in this process: a first start, a search, another language, a bug."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from judgekit.storage.library.rules_provider import CachedRulesProvider
from judgekit.system.resources import resources_folder
from judgekit.ui.shell.crash_dialog import CrashDialog
from tests.journeys.stage import Stage


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    """One home for all, so that the index is made once."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture
def stage(home: Path, qtbot):
    stage = Stage(home)
    stage.program.open()
    stage.wait_for_library()
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def test_a_first_start_makes_the_library_ready_and_reads_it(stage: Stage):
    assert stage.window.navigation.has_page("rules")
    assert "2021" in stage.window.strip.findChild(object, "library").text()


def test_the_language_changes_while_the_program_runs(stage: Stage):
    stage.window.navigation.go("settings")
    for language, word in (("ru", "Русский"), ("es", "Español"), ("en", "English")):
        stage.program.preferences.change(interface_language=language)
        stage.settle(20)
        chosen = stage.window.navigation.page("settings").widget().language.value()
        assert chosen == language, word


def test_a_second_start_opens_its_page_in_this_window(stage: Stage, qtbot):
    class SecondStart:
        """Calls from a thread of its own, as the listening socket does."""

        def listen(self, on_arguments):
            thread = threading.Thread(target=on_arguments, args=(("--page", "settings"),))
            thread.start()
            thread.join()

    stage.program.settle(SecondStart())
    qtbot.waitUntil(lambda: stage.window.navigation.here == "settings")
    assert stage.window.isActiveWindow()


def test_a_bug_is_told_with_a_report_that_can_be_copied(stage: Stage, home: Path):
    stage.program.watch.catch_bugs()

    def fails(report):
        raise ValueError("only a test")

    stage.program.tasks.run("bug", fails, done=lambda _: None)
    stage.settle(300)
    (dialog,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, CrashDialog)]
    report = dialog.findChild(QPlainTextEdit).toPlainText()
    assert "only a test" in report
    assert str(Path.home()) not in report
    assert "only a test" in (home / "logs" / "judgekit.log").read_text(encoding="utf-8")
    dialog.accept()
    dialog.deleteLater()


def test_a_text_that_is_missing_is_told_and_the_others_can_be_read(tmp_path, qtbot):
    resources = tmp_path / "resources"
    for name in ("rules", "editions", "glossary", "asked"):
        shutil.copytree(resources_folder() / name, resources / name)
    (resources / "rules" / "001_1c5fa723ff0e9ed0.txt").unlink()
    stage = Stage(tmp_path / "home", CachedRulesProvider(resources, tmp_path / "cache"))
    stage.program.open("rules")
    stage.wait_for_library()
    told = [each.text for each in stage.program.messages.banners().values()]
    assert stage.window.navigation.has_page("rules")
    stage.leave()
    assert told == [
        "The rules text 001_1c5fa723ff0e9ed0.txt is missing; install the program again."
    ]
