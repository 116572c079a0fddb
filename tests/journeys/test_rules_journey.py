"""A judge at work with the rules: the real window, the real texts, by keyboard."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from judgekit.domain.rules.reading_marks import Note
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.ports.rules import RulesProvider
from judgekit.storage.preferences.reading_marks_file import ReadingMarksFile
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.rules.reading.parallel_view import ParallelView
from judgekit.ui.rules.reading.side_head import SideHead
from judgekit.ui.shell.parts.answer_card import AnswerCard
from tests.examples import times
from tests.journeys.stage import Stage
from tests.seen import button, part, words_of

EN = "mtr-en-2019-05-03"


@pytest.fixture
def stage(tmp_path: Path, rules_provider: RulesProvider, qtbot):
    stage = Stage(tmp_path, rules_provider)
    stage.begin("rules")
    qtbot.waitActive(stage.window)
    yield stage
    stage.leave()


def page(stage: Stage) -> RulesPage:
    made = stage.window.navigation.page("rules")
    assert isinstance(made, RulesPage)
    return made


def read(stage: Stage) -> RuleReference | None:
    return controller(stage).current


def controller(stage: Stage) -> ReadingController:
    return part(page(stage).widget(), ReadingController)


def keys(stage: Stage, *pressed: str) -> None:
    for key in pressed:
        stage.press(key)
        stage.settle(20)


def test_a_question_is_answered_and_cited(stage: Stage):
    stage.type("how much extra time for a deck check")
    stage.settle()
    keys(stage, "Return", "Return", "Y")
    assert read(stage) == RuleReference(EN, "2.6")
    copied = QApplication.clipboard().text()
    assert copied.startswith("If a judge pauses a match for more than one minute")
    assert copied.endswith("MTR 2.6 Time Extensions, English, effective 3 May 2019\n")


def test_a_number_goes_straight_to_its_section(stage: Stage):
    stage.type("mtr 3.9")
    keys(stage, "Return")
    assert read(stage) == RuleReference(EN, "3.9")


def test_a_slip_is_told_and_leaves_the_text_until_it_is_gone_to(stage: Stage):
    stage.type("mtr 3.9")
    keys(stage, "Return")
    stage.type("sidebord")
    stage.settle()
    assert read(stage) == RuleReference(EN, "3.9")
    assert "No results for “sidebord”; showing “sideboard”." in words_of(page(stage).widget())
    keys(stage, "Return", "Return")
    assert read(stage) == RuleReference(EN, "3.15")


@pytest.mark.parametrize(
    ("language", "absent", "instead"),
    [
        ("en", "702.19b is not in the library.", "only rule 104 (Spanish, effective 13 July 2018)"),
        ("es", "702.19b no está en la biblioteca.", "solo tiene la regla 104"),
        ("ru", "В библиотеке нет 702.19b.", "только правило 104"),
    ],
)
def test_a_rule_that_the_library_lacks_is_named_with_what_it_has(
    stage: Stage, language: str, absent: str, instead: str
):
    stage.program.preferences.change(interface_language=language)
    stage.type("702.19b")
    stage.settle()
    said = words_of(page(stage).widget())
    assert absent in said
    assert any(instead in words for words in said)


def test_a_question_in_russian_is_answered_in_the_readers_language(stage: Stage):
    stage.type("проверка колоды")
    stage.settle(400)
    assert read(stage) == RuleReference(EN, "2.8")


def test_shuffling_stands_beside_its_counterpart_under_another_number(stage: Stage):
    stage.type("3.9")
    keys(stage, "Return", "L")
    view = controller(stage).stage.view
    assert isinstance(view, ParallelView)
    _left, right = view.findChildren(SideHead)
    button(right, "Spanish").click()
    stage.settle()
    at = view.rows.position[0]
    row = view.rows.row(at)
    assert [cell.text.accessibleName() for cell in row.cells] == [
        "Card Shuffling",
        "Barajado de cartas",
    ]
    keys(stage, "L")
    assert read(stage) == RuleReference(EN, "3.9")


def test_the_answer_card_is_shown_turned_and_put_away(stage: Stage, qtbot):
    stage.type("2.6")
    keys(stage, "Return", "A")
    (card,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, AnswerCard)]
    qtbot.waitActive(card)
    spoken = card.face.accessibleName()
    assert spoken.startswith("2.6 Extensiones de tiempo. Si un juez pausa una partida")
    assert "If a judge pauses a match" in spoken
    keys(stage, "T", "Down", "Esc")
    assert not [
        w for w in QApplication.topLevelWidgets() if isinstance(w, AnswerCard) and w.isVisible()
    ]


def test_bookmarks_and_notes_are_there_after_a_restart(stage: Stage):
    stage.type("2.6")
    keys(stage, "Return", "B", "N")
    for letter in "say it":
        stage.press(letter)
    keys(stage, "Esc")
    kept = ReadingMarksFile(stage.home / "data").load().marks
    reference = RuleReference(EN, "2.6")
    assert kept.is_bookmarked(reference)
    note = kept.note_on(reference)
    assert isinstance(note, Note)
    assert note.text == "say it"
    keys(stage, "Ctrl+Z", "Ctrl+Z")
    assert ReadingMarksFile(stage.home / "data").load().marks.bookmarks == ()


def test_find_in_text_walks_through_the_document(stage: Stage):
    stage.type("2.6")
    keys(stage, "Return", "Ctrl+F")
    for letter in "skullclamp":
        stage.press(letter)
    stage.settle()
    assert read(stage) == RuleReference(EN, "6.4")
    keys(stage, "Esc")


SPARSE = 10
"""By default every tenth section is opened, the first of them drawn, so that runs together open
all; the nightly profile opens all of them."""


def test_every_section_of_every_text_can_be_read(stage: Stage):
    reading = controller(stage)
    every = max(1, SPARSE // times(1))
    start = random.randrange(every)
    for document in reading.library.documents:
        for section in document.sections[start::every]:
            reference = RuleReference(document.id, section.ref)
            reading.open(reference)
            assert read(stage) == reference


def test_theme_size_and_language_change_under_the_reader(stage: Stage):
    stage.type("2.6")
    keys(stage, "Return")
    for change in ({"theme": "dark"}, {"text_percent": 200}, {"interface_language": "ru"}):
        stage.program.preferences.change(**change)
        stage.settle(200)
        assert read(stage) == RuleReference(EN, "2.6")
