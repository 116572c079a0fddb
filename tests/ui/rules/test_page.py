import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLineEdit

from judgekit.domain.rules.search_answer import Repair
from judgekit.ui.look import ThemeChoice
from judgekit.ui.rules.glossary.view import GlossaryView
from judgekit.ui.rules.marks.list_view import MarksList
from judgekit.ui.rules.outline.model import OutlineRole
from judgekit.ui.rules.page import RulesPage
from judgekit.ui.rules.reading.parallel_view import ParallelView
from tests.builders import ref
from tests.ui.rules.small_library import EN, ES

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def press(page: RulesPage, key: Qt.Key, text: str = "", modifiers=NONE) -> None:
    """As from a keyboard: shortcuts first, then the widget that has the focus."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, modifiers, text)
        QCoreApplication.sendEvent(page.widget().window().windowHandle(), event)


def type_(page: RulesPage, text: str, qtbot) -> None:
    with qtbot.waitSignal(page._searching.settled):
        page.typed(text)


def read(page: RulesPage):
    return page._desk.current


def results(page: RulesPage) -> list[str]:
    return [f"{row.tag} {row.number}".strip() for row in page._searching.pane.list.results.rows]


def test_the_page_opens_in_the_readers_language(page):
    assert read(page) == ref("2")


def test_typing_shows_results_and_the_text_follows_the_first(page, qtbot):
    type_(page, "shuffling", qtbot)
    assert results(page) == ["2.8", "3.9"]
    assert read(page) == ref("2.8")
    assert page._searching.pane.isVisible()
    type_(page, "", qtbot)
    assert not page._searching.pane.isVisible()


def test_what_was_typed_before_the_page_is_shown_is_answered_in_its_first_paint(page):
    page.widget().hide()
    page.typed("shuffling")
    assert results(page) == ["2.8", "3.9"]


def test_found_words_are_marked_in_the_text_and_counted_in_the_outline(page, qtbot):
    type_(page, "deck", qtbot)
    assert page._marks_of(ref("2.8"))
    outline = page._outline.view.outline
    assert outline.index_of("2.6").data(OutlineRole.HITS) == 1
    type_(page, "", qtbot)
    assert page._marks_of(ref("2.8")) == ()
    assert outline.index_of("2.6").data(OutlineRole.HITS) == 0


def test_a_number_is_proposed_in_every_edition_the_readers_first(page):
    proposals = page.proposals("2.6")
    assert [proposal.title for proposal in proposals] == [
        "MTR EN 2.6 Time Extensions",
        "MTR ES 2.6 Extensiones de tiempo",
    ]
    assert [proposal.form for proposal in proposals] == ["mtr 2.6", "mtr 2.6 lang:es"]
    proposals[1].run()
    assert read(page) == ref("2.6", ES)
    assert page.proposals("time") == []


def test_the_list_is_walked_by_keys_and_enter_goes_to_the_text(page, qtbot, asked):
    type_(page, "deck", qtbot)
    first = read(page)
    page.enter_results()
    press(page, Qt.Key.Key_Down)
    assert read(page) != first
    chosen = read(page)
    press(page, Qt.Key.Key_Return)
    assert read(page) == chosen
    assert page._desk.isAncestorOf(QApplication.focusWidget())
    page.enter_results()
    press(page, Qt.Key.Key_Escape)
    assert asked == ["deck"]


def test_filters_narrow_what_is_found(page, qtbot):
    type_(page, "de", qtbot)
    assert any(row.reference.document == ES for row in page._searching.pane.list.results.rows)
    page._filters.only_reader = True
    page._searching.pane.filter_changed.emit()
    assert {row.reference.document for row in page._searching.pane.list.results.rows} == {EN}


def test_reading_in_another_language_is_a_preference(page):
    page._searching.pane.reader_chosen.emit("es")
    assert page._dependencies.preferences.reading_order()[0] == "es"


@pytest.mark.parametrize(
    ("key", "letter", "modifiers"),
    [(Qt.Key.Key_B, "b", NONE), (Qt.Key(0x0418), "и", NONE), (Qt.Key.Key_B, "\x02", CONTROL)],
)
def test_the_bookmark_key_works_on_any_keyboard(page, key, letter, modifiers):
    press(page, key, letter, modifiers)
    assert page._keeper.is_bookmarked(ref("2"))


def test_letters_typed_into_a_field_are_no_commands(page):
    press(page, Qt.Key.Key_F, "\x06", CONTROL)
    press(page, Qt.Key.Key_B, "b")
    assert page._finding.is_open
    assert not page._keeper.is_bookmarked(ref("2"))


def test_a_note_is_written_under_the_section_kept_by_esc_and_taken_back(page):
    page._desk.open(ref("2.6"))
    press(page, Qt.Key.Key_N, "n")
    field = QApplication.focusWidget()
    field.setPlainText("say it as a clock reading")
    press(page, Qt.Key.Key_Escape)
    assert page._keeper.note_on(ref("2.6")).text == "say it as a clock reading"
    press(page, Qt.Key.Key_Z, "", CONTROL)
    assert page._keeper.note_on(ref("2.6")) is None


def test_copying_gives_text_and_citation(page, said):
    page._desk.open(ref("2.6"))
    press(page, Qt.Key.Key_Y, "y")
    assert QApplication.clipboard().text() == (
        "A paused match gets time.\n\nA deck check adds minutes.\n\n"
        "MTR 2.6 Time Extensions, English, effective 3 May 2019\n"
    )
    assert said.texts == ["Copied: MTR 2.6 Time Extensions, English, effective 3 May 2019"]


def test_two_languages_take_the_whole_width_and_give_it_back(page):
    press(page, Qt.Key.Key_L, "l")
    assert isinstance(page._desk.stage.view, ParallelView)
    assert not page._outline.isVisible()
    assert read(page) == ref("2")
    press(page, Qt.Key.Key_L, "l")
    assert page._outline.isVisible()
    assert read(page) == ref("2")


def test_the_way_back_leads_through_links(page):
    page._desk.open(ref("2.8"))
    page._desk.stage.reference_followed.emit(ref("3.9"))
    press(page, Qt.Key.Key_Left, "", Qt.KeyboardModifier.AltModifier)
    assert read(page) == ref("2.8")
    press(page, Qt.Key.Key_Right, "", Qt.KeyboardModifier.AltModifier)
    assert read(page) == ref("3.9")


def test_find_in_text_counts_goes_round_and_closes(page):
    press(page, Qt.Key.Key_F, "\x06", CONTROL)
    page._finding.bar.field.setText("time")
    places = page._finding._places
    assert [place.reference.ref for place in places] == ["2.6", "2.6", "3.9", "Appendix B"]
    for _ in places:
        press(page, Qt.Key.Key_F3)
    assert read(page) == ref("2.6")
    press(page, Qt.Key.Key_F3, "", Qt.KeyboardModifier.ShiftModifier)
    assert read(page) == ref("Appendix B")
    press(page, Qt.Key.Key_Escape)
    assert not page._finding.is_open
    assert page._marks_of(ref("2.6")) == ()


def test_glossary_and_bookmarks_stand_in_the_texts_place(page):
    press(page, Qt.Key.Key_G, "\x07", CONTROL)
    shown = page._desk._stack
    assert isinstance(shown.currentWidget(), GlossaryView)
    assert read(page) is None
    press(page, Qt.Key.Key_Left, "", Qt.KeyboardModifier.AltModifier)
    assert read(page) == ref("2")
    press(page, Qt.Key.Key_B, "b")
    press(page, Qt.Key.Key_M, "m")
    assert isinstance(shown.currentWidget(), MarksList)
    press(page, Qt.Key.Key_Return)
    assert read(page) == ref("2")


def test_choosing_a_document_stays_at_the_same_rule(page):
    page._desk.open(ref("3.9"))
    page._outline.document_chosen.emit(ES)
    assert read(page) == ref("3.10", ES)
    assert page._outline.view.outline.document.id == ES


def test_a_narrow_page_has_outline_or_results(page, qtbot):
    page.widget().resize(928, 588)
    assert page._outline.isVisible()
    type_(page, "deck", qtbot)
    assert page._searching.pane.isVisible()
    assert not page._outline.isVisible()


def test_the_page_comes_back_where_it_was_left(page):
    page._desk.open(ref("2.6", ES))
    state = page.state()
    page._desk.open(ref("2"))
    page.restore(state)
    assert read(page) == ref("2.6", ES)
    for nonsense in (
        {},
        {"document": 1},
        {"document": EN, "ref": "99"},
        {"document": "x", "ref": "2"},
    ):
        page.restore(nonsense)
    assert read(page) == ref("2.6", ES)


def test_everything_that_takes_the_focus_has_a_name(page, qtbot):
    type_(page, "deck", qtbot)
    press(page, Qt.Key.Key_F, "\x06", CONTROL)
    kinds = (QAbstractButton, QLineEdit, QAbstractItemView)
    widgets = [child for kind in kinds for child in page.widget().findChildren(kind)]
    nameless = [w for w in widgets if w.isVisible() and not w.accessibleName()]
    assert len(widgets) > 10
    assert nameless == []


def test_every_action_has_a_key_that_needs_no_latin_letter(page):
    for action in page.actions():
        keys = (action.key, *action.also)
        assert any(len(key) > 1 for key in keys), action.id
        assert action.words()


def test_an_empty_answer_says_what_to_try(page, qtbot):
    type_(page, "zzzz", qtbot)
    assert results(page) == []
    assert page._searching.pane._empty.isVisible()


def test_a_wide_page_shows_the_same_rule_elsewhere_and_the_readers_marks(page, qtbot):
    page.widget().resize(1300, 688)
    page._desk.open(ref("3.9"))
    press(page, Qt.Key.Key_B, "b")
    assert page._aside.isVisible()
    text = page._aside.label.text()
    assert "3.10 Barajado de cartas" in text
    assert "3.9 Card Shuffling" in text
    page._desk.open(ref("Appendix B"))
    assert "No counterpart in this edition" in page._aside.label.text()
    type_(page, "deck", qtbot)
    assert not page._aside.isVisible()


def test_a_typing_error_is_explained_once_the_typing_pauses(page, qtbot):
    rules_provider = page._dependencies.rules_provider
    search = rules_provider.search

    def repairing(query, *, reader, limit=20):
        answer = search(query, reader=reader, limit=limit)
        repairs = () if query.typing else (Repair("dekc", ("deck",)),)
        return msgspec.structs.replace(answer, repairs=repairs)

    rules_provider.search = repairing
    type_(page, "deck", qtbot)
    shown = page._searching.pane._repair
    assert not shown.isVisible()
    qtbot.waitUntil(shown.isVisible)
    assert shown.text() == "“dekc” is in no text; searched for “deck”."


def test_another_reading_language_answers_at_once(page, qtbot):
    type_(page, "de", qtbot)
    page._searching.pane._read_in("es")
    assert page._filters.reader == "es"
    assert page._searching.pane.list.results.rows[0].reference.document == ES


def test_a_note_under_way_is_kept_whatever_comes_between(page):
    page._desk.open(ref("2.6"))
    press(page, Qt.Key.Key_N, "n")
    QApplication.focusWidget().setPlainText("half a thought")
    page._desk.open(ref("3.9"))
    assert page._keeper.note_on(ref("2.6")).text == "half a thought"
    assert read(page) == ref("3.9")


def test_a_note_under_way_is_kept_when_the_theme_changes(page):
    page._desk.open(ref("2.6"))
    press(page, Qt.Key.Key_N, "n")
    QApplication.focusWidget().setPlainText("half a thought")
    page._dependencies.look.dress(ThemeChoice.DARK, 125)
    assert page._keeper.note_on(ref("2.6")).text == "half a thought"


def test_a_wide_page_can_be_made_narrow_again(page, qtbot):
    for width in (1900, 800, 1900, 620):
        page.widget().resize(width, 600)
        assert page.widget().width() == width


def test_find_goes_on_in_the_text_that_is_read_now(page):
    press(page, Qt.Key.Key_F, "\x06", CONTROL)
    page._finding.bar.field.setText("de")
    page._outline.document_chosen.emit(ES)
    press(page, Qt.Key.Key_F3)
    assert read(page).document == ES


def test_tab_leads_from_the_outline_into_the_results(page, qtbot):
    type_(page, "deck", qtbot)
    page._outline.enter()
    seen = []
    for _ in range(4):
        press(page, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert page._searching.pane.list in seen


def test_the_bar_names_the_chapter_that_is_read_in_two_languages(page):
    page.open(ref("3.9"))
    press(page, Qt.Key.Key_L, "l")
    chapter = page._desk.bar.place.text()
    press(page, Qt.Key.Key_L, "l")
    page.open(ref("2.6", ES))
    press(page, Qt.Key.Key_L, "l")
    assert page._desk.bar.place.text() != chapter
    assert page._desk.bar.place.text().startswith("2 ")


def test_beside_the_glossary_stand_its_letters_and_nothing_of_the_text_left(page):
    page.widget().resize(1700, 688)
    page.open(ref("2.6"))
    press(page, Qt.Key.Key_G, "g")
    assert not page._outline.view.isVisible()
    assert page._aside.label.text() == ""
    assert not page._desk.bar._buttons["rules.card"].isVisible()
    press(page, Qt.Key.Key_M, "m")
    press(page, Qt.Key.Key_Left, modifiers=Qt.KeyboardModifier.AltModifier)
    page.open(ref("2.6"))
    assert page._outline.view.isVisible()
    assert page._aside.label.text() != ""
    assert page._desk.bar._buttons["rules.card"].isVisible()


def test_esc_clears_the_glossarys_field_and_then_leads_back_to_the_text(page):
    page.open(ref("2.6"))
    press(page, Qt.Key.Key_G, "g")
    press(page, Qt.Key.Key_D, "d")
    press(page, Qt.Key.Key_Escape)
    assert read(page) is None
    press(page, Qt.Key.Key_Escape)
    assert read(page) == ref("2.6")
    assert page._desk.stage.reading.rows.hasFocus()


def test_keys_that_wait_already_are_answered_together(page, rules_provider, qtbot):
    with qtbot.waitSignal(page._searching.settled):
        for end in range(1, len("shuffle") + 1):
            page.typed("shuffle"[:end])
    assert rules_provider.searched == ["shuffle"]


def test_going_into_the_results_answers_what_was_typed_last(page, rules_provider):
    page.typed("time")
    page.enter_results()
    assert rules_provider.searched == ["time"]
    assert page._searching.pane.list.hasFocus()
