from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLabel

from judgekit.domain.rules.changes import Change, ChangedSection, Importance, KnownChanges
from judgekit.ui.rules.outline.model import OutlineModel, OutlineRole
from judgekit.ui.rules.outline.pane import OutlinePane
from judgekit.ui.rules.outline.view import OutlineView
from tests.builders import ref
from tests.seen import words_of
from tests.ui.rules.small_library import ENGLISH, SPANISH, small_library

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def outlined(document=ENGLISH):
    model = OutlineModel()
    model.show_document(document)
    return model


def test_the_model_keeps_qts_rules(qapp):
    model = OutlineModel()
    tester = QAbstractItemModelTester(model)
    model.show_document(ENGLISH)
    model.show_hits({"2.6": 2})
    model.show_document(SPANISH)
    assert tester.model() is model


def test_sections_hang_under_their_parents(qapp):
    model = outlined()
    chapters = [model.index(row, 0) for row in range(model.rowCount())]
    assert [index.data(OutlineRole.NUMBER) for index in chapters] == ["2", "3", "App. B"]
    below = [model.index(row, 0, chapters[0]).data() for row in range(model.rowCount(chapters[0]))]
    assert below == ["Time Extensions", "Deck Checks"]
    assert model.reference(model.index_of("2.6")) == ref("2.6")
    assert model.index_of("2.6").parent() == chapters[0]
    assert model.index_of("99") == QModelIndex()


def test_hits_are_counted_on_the_section_and_on_what_hides_it(qapp):
    model = outlined()
    model.show_hits({"2.6": 2, "2.8": 1})
    assert model.index_of("2.6").data(OutlineRole.HITS) == 2
    assert model.index_of("2").data(OutlineRole.HITS) == 0
    assert model.index_of("2").data(OutlineRole.HITS_BELOW) == 3


def test_only_the_rows_that_look_different_are_told(qapp):
    model = outlined()
    shown = [model.index_of(each).data() for each in ("2.6", "3.9")]
    told = []
    model.dataChanged.connect(lambda first, last, roles: told.append(model.reference(first).ref))
    model.show_hits({"2.6": 2, "2.8": 1})
    assert shown
    assert sorted(told) == ["2", "2.6", "2.8"]
    told.clear()
    model.show_hits({"2.6": 2})
    assert sorted(told) == ["2", "2.8"]
    told.clear()
    model.show_hits({"2.6": 2})
    model.show_marks(frozenset({"3.9"}), frozenset())
    assert told == ["3.9"]


def test_a_section_in_a_closed_chapter_is_found_before_it_was_shown(qapp):
    model = outlined()
    index = model.index_of("3.9")
    assert (index.data(OutlineRole.DEPTH), index.parent()) == (1, model.index_of("3"))


def test_what_is_drawn_is_also_spoken(qapp):
    model = outlined()
    model.show_hits({"2.6": 2})
    model.show_marks(frozenset({"2.6"}), frozenset({"2.6"}))
    spoken = model.index_of("2.6").data(SPOKEN)
    for words in ("2.6 Time Extensions", "bookmarked", "has a note", "2"):
        assert words in spoken


def test_the_outline_opens_where_the_reader_comes_and_closes_behind(look, qtbot):
    view = OutlineView(look)
    qtbot.addWidget(view)
    view.outline.show_document(ENGLISH)
    view.show_current(ref("2.6"))
    assert view.is_open(view.outline.index_of("2"))
    view.show_current(ref("3.9"))
    assert view.is_open(view.outline.index_of("3"))
    assert not view.is_open(view.outline.index_of("2"))


def test_a_chapter_opened_by_hand_stays_open(look, qtbot):
    view = OutlineView(look)
    qtbot.addWidget(view)
    view.outline.show_document(ENGLISH)
    view.clicked.emit(view.outline.index_of("2"))
    view.show_current(ref("3.9"))
    assert view.is_open(view.outline.index_of("2"))


def test_the_editions_date_is_never_cut(look, rules, qtbot):
    pane = OutlinePane(look)
    qtbot.addWidget(pane)
    pane.show_document(rules, ENGLISH)
    pane.setFixedWidth(400)
    with qtbot.waitExposed(pane):
        pane.show()
    assert "effective 3 May 2019" in [label.text() for label in pane.findChildren(QLabel)]
    pane.setFixedWidth(130)
    assert "3 May 2019" in [label.text() for label in pane.findChildren(QLabel)]


def test_known_changes_are_counted_on_the_section_and_its_chapter_until_something_is_searched(qapp):
    model = outlined()
    model.show_changes({"2.6": 2, "2.8": 1})
    assert model.index_of("2.6").data(OutlineRole.CHANGES) == 2
    assert model.index_of("2").data(OutlineRole.CHANGES_BELOW) == 3
    assert "2 change(s) since" in model.index_of("2.6").data(SPOKEN)
    model.show_hits({"2.8": 1})
    assert model.index_of("2.6").data(OutlineRole.CHANGES) == 0
    assert model.index_of("2").data(OutlineRole.CHANGES_BELOW) == 0
    model.show_document(SPANISH)
    assert model.index_of("2.6").data(OutlineRole.CHANGES) == 0


def test_the_pane_says_how_much_changed_since_the_edition(look, qtbot):
    changes = tuple(
        Change("2023-11-13", importance, {"en": "Otherwise."}, "texts")
        for importance in (Importance.RULING, Importance.PROCEDURE, Importance.WORDING)
    )
    late = ChangedSection("Extensions", {"2019-05-03": "2.6"}, changes)
    new = ChangedSection("New", {"2021-07-23": "3.9"}, changes[:1])
    rules = small_library(KnownChanges("mtr", "2026-02-27", (late, new)))
    pane = OutlinePane(look)
    qtbot.addWidget(pane)
    pane.show()
    pane.show_document(rules, ENGLISH)
    assert {"3", "changes since this edition"} <= set(words_of(pane))
    assert pane.view.outline.index_of("2.6").data(OutlineRole.CHANGES) == 2
    pane.show_other("glossary")
    assert "3" not in words_of(pane)
