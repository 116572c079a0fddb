"""What a search does to the page, and what the page offers for the paragraph that is read."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from judgekit.domain.rules.search_answer import Hit, Repair, SearchAnswer
from tests.builders import ref
from tests.seen import button, words_of
from tests.ui.rules.page_at_work import (
    controller,
    open_menu,
    outline,
    pane,
    press,
    read,
    rows,
    type_,
)
from tests.ui.rules.small_library import ES


def test_a_correction_is_told_and_opens_nothing_by_itself(page, rules_provider, qtbot):
    search = rules_provider.search

    def repairing(query, *, reader, limit=20):
        answer = search(query, reader=reader, limit=limit)
        return msgspec.structs.replace(answer, repairs=(Repair("dekc", ("deck",)),))

    page.open(ref("Appendix B"))
    rules_provider.search = repairing
    type_(page, "deck", qtbot)
    assert "No results for “dekc”; showing “deck”." in words_of(pane(page))
    assert read(page) == ref("Appendix B")
    assert pane(page).list.current_row() is None
    page.enter_results()
    assert read(page) == rows(page)[0].reference


def test_a_number_that_no_text_has_is_said_to_be_absent(page, qtbot):
    type_(page, "702.19b", qtbot)
    assert "702.19b is not in the library." in words_of(pane(page))


def test_a_bare_number_in_the_texts_is_no_absent_section(page, rules_provider, qtbot):
    def found(query, *, reader, limit=20):
        return SearchAnswer(query.text, (Hit(ref("2.6"), "en", "Time Extensions", "", 1.0),))

    rules_provider.search = found
    type_(page, "40", qtbot)
    assert "40 is not in the library." not in " ".join(words_of(pane(page)))
    type_(page, "40.1 deck", qtbot)
    assert "40.1 is not in the library." in " ".join(words_of(pane(page)))


def test_own_notes_are_found(page, qtbot):
    controller(page).stage.note_written.emit(ref("3.9"), "Mind the Überlänge of sleeves")
    type_(page, "uberlange slee", qtbot)
    assert [row.reference for row in rows(page)] == [ref("3.9")]
    assert "My note: Mind the Überlänge" in rows(page)[0].snippet
    assert read(page) == ref("3.9")


def test_results_outline_and_text_show_one_section(page, qtbot):
    type_(page, "deck", qtbot)
    found = [row.reference for row in rows(page)]
    page.open(ref("Appendix B"))
    assert pane(page).list.current_row() is None
    page.open(found[-1])
    assert pane(page).list.current_row().reference == found[-1]
    shown = outline(page).view
    assert shown.outline.reference(shown.currentIndex()) == found[-1]


def test_what_was_searched_and_opened_is_offered_again(page, qtbot, asked):
    type_(page, "deck", qtbot)
    page.enter_results()
    press(page, Qt.Key.Key_Return)
    type_(page, "shuff", qtbot)
    assert page.state()["searches"] == ["deck"]
    page.focus()
    press(page, Qt.Key.Key_H, "h")
    (offered,) = open_menu(page)
    assert offered.text() == "deck"
    offered.trigger()
    assert asked == ["deck"]


def test_the_context_menu_has_what_the_page_can_do(page):
    page.open(ref("2.6"))
    text = controller(page).stage.reading.rows.row(1).text
    place = text.block_rectangle(1).center()
    QApplication.sendEvent(
        text.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, place)
    )
    offered = [action.text().partition("\t")[0] for action in open_menu(page)]
    for words in ("Answer card", "Copy with citation", "Bookmark", "Note", "Find in this text"):
        assert words in offered


def test_the_paragraph_of_the_answer_card_is_marked_and_moved_by_keys(page):
    page.open(ref("2.6"))
    view = controller(page).stage.reading
    press(page, Qt.Key.Key_Down, modifiers=Qt.KeyboardModifier.AltModifier)
    assert view.paragraph == 1
    press(page, Qt.Key.Key_Down, modifiers=Qt.KeyboardModifier.AltModifier)
    assert (view.current, view.paragraph) == (ref("2.6"), 1)
    press(page, Qt.Key.Key_Up, modifiers=Qt.KeyboardModifier.AltModifier)
    assert view.paragraph == 0


def test_the_badge_of_a_newer_edition_opens_the_counterpart(page):
    page.open(ref("3.9"))
    words = "Newer edition in the library: 23 July 2021, Spanish"
    button(controller(page).stage.reading.rows.row(4), words).click()
    assert read(page) == ref("3.10", ES)


def test_the_outline_can_be_drawn_wider_and_stays_so(page):
    before = outline(page).width()
    state = page.state()
    page.restore({**state, "outline": 300})
    assert outline(page).width() > before
    assert page.state()["outline"] == 300
    page.restore({**state, "outline": 5000})
    assert outline(page).width() < page.widget().width() / 2
