"""Qt's own file dialog, shown where the desktop has none: it speaks the language of the interface,
and what it remembers goes with the program's files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QModelIndex, QSettings, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QTreeView,
    QWidget,
)

from judgekit.domain.setup.commands import CreateTournament
from tests.journeys.stage import Stage

TYPE_OF_FILE = 2
"""The column of a folder's list."""
SAME_IN_ALL = {"ru": frozenset(), "es": frozenset({"Color"})}
"""Words that are written alike in English."""


@pytest.fixture
def stage(tmp_path, rules_provider, qtbot) -> Iterator[Stage]:
    stage = Stage(tmp_path, rules_provider)
    stage.begin("event")
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def shown_words(widget: QWidget) -> set[str]:
    """All that it says and that has letters: labels, buttons, tips, menus, heads of columns."""
    words: set[str] = set()
    for each in (widget, *widget.findChildren(QWidget)):
        words |= {each.toolTip(), each.windowTitle() if each.isWindow() else ""}
        if isinstance(each, QLabel | QAbstractButton):
            words.add(each.text())
        if isinstance(each, QComboBox):
            words |= {each.itemText(at) for at in range(each.count())}
        if isinstance(each, QTreeView):
            words |= _heads(each)
            words |= _column(each, TYPE_OF_FILE)
    for action in widget.findChildren(QAction):
        words |= {action.text(), action.toolTip()}
    return {each.replace("&", "") for each in words if any(map(str.isalpha, each))}


def _heads(view: QTreeView) -> set[str]:
    model = view.model()
    across = Qt.Orientation.Horizontal
    return {str(model.headerData(at, across)) for at in range(model.columnCount(QModelIndex()))}


def _column(view: QTreeView, column: int) -> set[str]:
    model, root = view.model(), view.rootIndex()
    return {str(model.index(row, column, root).data()) for row in range(model.rowCount(root))}


def dialog_words(stage: Stage, folder: Path, mode: QFileDialog.AcceptMode) -> set[str]:
    dialog = QFileDialog(stage.window, "1", str(folder), "*")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(mode)
    words = shown_by(stage, dialog)
    paths = {QDir.rootPath(), str(folder), *folder.parts, Path.home().name}
    return {each for each in words if each not in paths and not each.startswith("/")}


def shown_by(stage: Stage, dialog: QDialog) -> set[str]:
    dialog.show()
    stage.settle(60)
    words = shown_words(dialog)
    dialog.close()
    dialog.deleteLater()
    stage.settle(10)
    return words


@pytest.mark.parametrize("language", ["es", "ru"])
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have print dialogs of their own")
def test_no_word_of_the_print_dialog_is_english(stage, language):
    printer = QPrinter()
    english = shown_by(stage, QPrintDialog(printer, stage.window))
    assert len(english) > 15
    stage.program.preferences.change(interface_language=language)
    stage.settle(20)
    translated = shown_by(stage, QPrintDialog(printer, stage.window))
    assert (translated & english) - SAME_IN_ALL[language] == set()


@pytest.mark.parametrize("mode", list(QFileDialog.AcceptMode))
@pytest.mark.parametrize("language", ["es", "ru"])
def test_no_word_of_it_is_english(stage, tmp_path, language, mode):
    folder = tmp_path / "0"
    (folder / "1").mkdir(parents=True)
    english = dialog_words(stage, folder, mode)
    assert len(english) > 15
    stage.program.preferences.change(interface_language=language)
    stage.settle(20)
    assert (dialog_words(stage, folder, mode) & english) - SAME_IN_ALL[language] == set()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have file dialogs of their own")
def test_what_it_remembers_lies_among_the_files_of_the_program(stage, tmp_path, monkeypatch):
    folder = tmp_path / "somewhere-to-save"
    folder.mkdir()
    monkeypatch.chdir(folder)
    stage.program.bridge.create(CreateTournament(name="Modern Open"))
    QTimer.singleShot(200, lambda: QApplication.activeModalWidget().reject())
    QFileDialog.getSaveFileName(stage.window, "Save", str(folder / "event.judgekit"))
    kept = stage.folders.config / "QtProject.conf"
    assert folder.name in kept.read_text()
    assert Path(QSettings(QSettings.Scope.UserScope, "QtProject").fileName()) == kept
