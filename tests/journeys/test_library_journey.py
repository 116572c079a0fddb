"""New rules come as a file: dropped or asked for, looked at, kept, read; in three languages."""

from __future__ import annotations

import errno
import os
from datetime import date

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.library.library_archive import CONTENTS
from judgekit.storage.preferences.reading_marks_file import ReadingMarksFile
from judgekit.ui.rules.library.preview import ImportPreview
from judgekit.ui.rules.library.view import LibraryView
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.rules.reading.counterpart_chooser import CounterpartChooser
from judgekit.ui.rules.reading.view import ReadingView
from judgekit.views.rules.library_rows import EditionState
from tests.bad_documents import BAD_FILES
from tests.journeys.stage import Stage
from tests.seen import words_of
from tests.small_documents import rules_file

BUNDLED, NEW = "mtr-en-2019-05-03", "mtr-en-2026-02-27"
LANGUAGES = ("en", "es", "ru")


@pytest.fixture
def stage(qtbot, home):
    made = Stage(home)
    made.program.open("rules")
    made.wait_for_library()
    made.window.resize(1280, 800)
    rules_page(made).open(RuleReference(BUNDLED, "2.5"))
    rules_page(made).focus()
    made.settle(60)
    yield made
    made.leave()


def rules_page(stage) -> RulesPage:
    page = stage.window.navigation.page("rules")
    assert isinstance(page, RulesPage)
    return page


def seen(stage, kind):
    return stage.window.findChild(kind)


def drop(stage, *paths):
    """Drop files in the middle of the window, as a file manager does."""
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    copy = Qt.DropAction.CopyAction
    middle = QPoint(stage.window.width() // 2, stage.window.height() // 2)
    entering = QDragEnterEvent(middle, copy, carried, left, none)
    QApplication.sendEvent(stage.window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(stage.window, QDropEvent(QPointF(middle), copy, carried, left, none))
    stage.settle()


def click(stage, button):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    stage.settle()


def library_ids(stage):
    return {each.id for each in stage.program.documents.known().documents}


def place(stage):
    state = rules_page(stage).state()
    return state.get("document"), state.get("ref")


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_rules_by_keyboard(stage, tmp_path, monkeypatch, language):
    stage.program.preferences.change(interface_language=language)
    path = rules_file(tmp_path)
    monkeypatch.setattr(
        "judgekit.ui.rules.library.controller.QFileDialog.getOpenFileNames",
        lambda *call: ([str(path)], ""),
    )
    stage.press("Ctrl+O")
    stage.settle()
    assert seen(stage, ImportPreview).yes.isVisible()
    assert NEW not in library_ids(stage)
    stage.press("Return")
    stage.settle()
    assert NEW in library_ids(stage)
    assert place(stage) == (NEW, "2.4")
    stage.press("I")
    stage.settle()
    assert seen(stage, LibraryView).list.document().id == NEW
    stage.press("Delete")
    stage.press("Shift+Tab")
    stage.press("Return")
    stage.settle()
    assert NEW not in library_ids(stage)
    stage.press("Esc")
    stage.settle()
    assert place(stage)[0] in library_ids(stage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_rules_by_mouse(stage, tmp_path, language):
    stage.program.preferences.change(interface_language=language)
    stage.window.navigation.go("clock")
    drop(stage, rules_file(tmp_path))
    preview = seen(stage, ImportPreview)
    click(stage, preview.yes)
    assert place(stage) == (NEW, "2.4")
    view = seen(stage, LibraryView)
    stage.press("I")
    stage.settle()
    click(stage, view.again)
    assert preview.yes.isVisible()
    click(stage, preview.no)
    click(stage, view.remove)
    click(stage, view.question.yes)
    assert NEW not in library_ids(stage)


def test_cancelling_keeps_nothing_and_a_wrong_file_is_one_sentence(stage, tmp_path):
    before = library_ids(stage)
    (tmp_path / "empty.txt").write_text("")
    drop(stage, rules_file(tmp_path), tmp_path / "empty.txt")
    preview = seen(stage, ImportPreview)
    assert preview.yes.isVisible()
    stage.press("Esc")
    stage.settle()
    assert preview.refusal.isVisible()
    assert "empty.txt" in preview.refusal.text()
    stage.press("Esc")
    stage.settle()
    assert not preview.isVisible()
    assert library_ids(stage) == before
    assert not (stage.home / "data" / "library").exists()


def test_what_is_no_document_is_one_sentence_and_nothing_is_kept(stage, tmp_path):
    before = library_ids(stage)
    for name, make in BAD_FILES.items():
        make(tmp_path / name)
        drop(stage, tmp_path / name)
        preview = seen(stage, ImportPreview)
        assert preview.refusal.isVisible(), name
        assert name in preview.refusal.text()
        assert preview.refusal.text().count(".") <= name.count(".") + 1, name
        stage.press("Esc")
        stage.settle()
        assert not preview.isVisible()
    assert library_ids(stage) == before
    assert not (stage.home / "data" / "library").exists()


def test_a_corrected_date_is_that_of_the_document(stage, tmp_path):
    drop(stage, rules_file(tmp_path))
    preview = seen(stage, ImportPreview)
    preview.facts.date.setFocus()
    preview.facts.date.setText("nonsense")
    stage.press("Return")
    stage.settle()
    assert preview.yes.isVisible()
    preview.facts.date.setText("2026-03-05")
    preview.facts.date.editingFinished.emit()
    stage.settle()
    click(stage, preview.yes)
    assert "mtr-en-2026-03-05" in library_ids(stage)


def test_section_and_scroll_position_stay(stage, tmp_path):
    drop(stage, rules_file(tmp_path))
    click(stage, seen(stage, ImportPreview).yes)
    rules_page(stage).open(RuleReference(BUNDLED, "2.6"))
    stage.settle(60)
    stage.press("PgDown")
    stage.settle(60)
    rows = seen(stage, ReadingView).rows
    before, position = place(stage), rows.position
    stage.program.documents.remove(NEW, lambda removed: None, lambda failure: None)
    stage.settle()
    assert NEW not in library_ids(stage)
    assert (place(stage), rows.position) == (before, position)


def test_a_library_from_another_computer_brings_documents_and_bookmarks(stage, tmp_path):
    drop(stage, rules_file(tmp_path))
    click(stage, seen(stage, ImportPreview).yes)
    marks = ReadingMarks().toggle_bookmark(RuleReference(NEW, "2.1"), date(2026, 3, 1))
    path = tmp_path / "mine.judgekit-library"
    stage.program.documents.export(path, marks, lambda count: None, lambda failure: None)
    stage.settle()
    assert CONTENTS.encode() in path.read_bytes()
    stage.program.documents.remove(NEW, lambda removed: None, lambda failure: None)
    stage.settle()

    drop(stage, path)
    stage.press("Return")
    stage.settle()

    assert NEW in library_ids(stage)
    kept = ReadingMarksFile(stage.home / "data").load().marks
    assert kept.bookmarks == marks.bookmarks


def test_a_counterpart_is_set_by_hand(stage, tmp_path):
    drop(stage, rules_file(tmp_path))
    click(stage, seen(stage, ImportPreview).yes)
    stage.press("L")
    stage.settle()
    rules_page(stage).open(RuleReference(NEW, "2.1"))
    stage.settle()
    stage.press("P")
    chooser = seen(stage, CounterpartChooser)
    assert chooser.isVisible()
    chooser.field.setText("2.4")
    stage.press("Return")
    stage.settle()
    alignment = stage.program.documents.known().alignment
    pair = alignment.counterpart(RuleReference(NEW, "2.1"), BUNDLED)
    assert (pair.ref, pair.confidence) == ("2.4", 1.0)
    stage.press("P")
    stage.press("Esc")
    assert not chooser.isVisible()


def test_a_counterpart_set_by_hand_is_undone_before_the_bookmark_set_earlier(stage, tmp_path):
    drop(stage, rules_file(tmp_path))
    click(stage, seen(stage, ImportPreview).yes)
    page, new = rules_page(stage), RuleReference(NEW, "2.1")
    page.open(new)
    stage.settle()
    before = stage.program.documents.known().alignment.counterpart(new, BUNDLED)
    assert before.ref == "2.1"
    stage.press("B")
    for letters in ("L", "P"):
        stage.press(letters)
        stage.settle()
    seen(stage, CounterpartChooser).field.setText("2.4")
    stage.press("Return")
    stage.settle()
    assert stage.program.documents.known().alignment.counterpart(new, BUNDLED).ref == "2.4"

    stage.press("Ctrl+Z")
    stage.settle()
    strip_says(stage, "counterpart")
    assert stage.program.documents.known().alignment.counterpart(new, BUNDLED) == before
    marks = ReadingMarksFile(stage.home / "data").load().marks
    assert [each.reference for each in marks.bookmarks] == [new]

    stage.press("Ctrl+Z")
    stage.settle()
    assert not ReadingMarksFile(stage.home / "data").load().marks.bookmarks


def test_a_full_disk_keeps_nothing_and_enter_tries_again(stage, tmp_path, monkeypatch):
    drop(stage, rules_file(tmp_path))
    preview = seen(stage, ImportPreview)

    def full(handle):
        raise OSError(errno.ENOSPC, "no space left")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        stage.press("Return")
        stage.settle()
    assert preview.refusal.isVisible()
    assert NEW not in library_ids(stage)
    stage.press("Return")
    stage.settle()
    assert place(stage) == (NEW, "2.4")


def test_a_damaged_document_is_named_and_can_be_read_again(stage, tmp_path):
    drop(stage, rules_file(tmp_path))
    click(stage, seen(stage, ImportPreview).yes)
    (stage.home / "data" / "library" / NEW / "read.json").write_text("{")
    stage.press("I")
    stage.settle()
    view = seen(stage, LibraryView)
    view.list.choose(NEW)
    assert view.list.document().state is EditionState.DAMAGED
    stage.press("F5")
    stage.settle()
    stage.press("Return")
    stage.settle()
    stage.press("I")
    stage.settle()
    assert view.list.document().state is EditionState.CURRENT


def strip_says(stage, *words):
    """Whether the message in the strip has all of these words."""
    said = " ".join(words_of(stage.window.strip))
    assert all(each in said for each in words), said


def test_the_open_section_moves_into_the_new_edition_and_back(stage, tmp_path):
    """Also where the document isn't opened: another file still waits to be looked at."""
    stage.press("B")
    drop(stage, rules_file(tmp_path), rules_file(tmp_path, "February 28, 2026"))
    stage.press("Return")
    stage.settle()
    stage.press("Esc")
    stage.settle()
    assert NEW in library_ids(stage)
    strip_says(stage, "Imported", "27 February 2026", "1 bookmark")
    stage.press("Esc")
    stage.settle()
    assert place(stage) == (NEW, "2.4")

    stage.press("I")
    stage.settle()
    stage.press("Delete")
    click(stage, seen(stage, LibraryView).question.yes)
    strip_says(stage, "Removed", "3 May 2019", "1 bookmark")
    stage.press("Esc")
    stage.settle()
    assert place(stage) == (BUNDLED, "2.5")
    assert rules_page(stage).state()["current"] is True


def test_a_section_read_in_an_older_edition_on_purpose_stays(stage, tmp_path):
    drop(stage, rules_file(tmp_path))
    click(stage, seen(stage, ImportPreview).yes)
    rules_page(stage).open(RuleReference(BUNDLED, "2.5"))
    stage.settle(60)
    drop(stage, rules_file(tmp_path, "February 28, 2026"), tmp_path / "none.txt")
    stage.press("Return")
    stage.settle()
    stage.press("Esc")
    stage.settle()
    stage.press("Esc")
    stage.settle()
    assert place(stage) == (BUNDLED, "2.5")


def test_the_preview_says_which_marks_follow(stage, tmp_path):
    stage.press("B")
    drop(stage, rules_file(tmp_path))
    said = " ".join(words_of(seen(stage, ImportPreview)))
    assert "3 May 2019 stays for comparison" in said
    assert "1 bookmark" in said
