import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLineEdit

from judgekit.ui.look import ThemeChoice
from judgekit.ui.rules.glossary.view import GlossaryView
from judgekit.ui.rules.marks.list_view import MarksList
from judgekit.ui.rules.outline.model import OutlineRole
from judgekit.ui.rules.reading.parallel_view import ParallelView
from tests.builders import ref
from tests.seen import button, choose, shows, words_of
from tests.ui.rules.page_at_work import (
    CONTROL,
    NONE,
    aside,
    controller,
    find_bar,
    marked,
    outline,
    pane,
    press,
    read,
    results,
    rows,
    type_,
)
from tests.ui.rules.small_library import EN, ES


def test_the_page_opens_in_the_readers_language(page):
    assert read(page) == ref("2")


def test_typing_shows_results_and_the_text_follows_the_first(page, qtbot):
    type_(page, "shuffling", qtbot)
    assert results(page) == ["2.8", "3.9"]
    assert read(page) == ref("2.8")
    assert pane(page).isVisible()
    type_(page, "", qtbot)
    assert not pane(page).isVisible()


def test_what_was_typed_before_the_page_is_shown_is_answered_in_its_first_paint(page):
    page.widget().hide()
    page.typed("shuffling")
    assert results(page) == ["2.8", "3.9"]


def test_found_words_are_marked_in_the_text_and_counted_in_the_outline(page, look, qtbot):
    type_(page, "deck", qtbot)
    assert read(page) == ref("2.8")
    assert marked(page, look) == ["deck"]
    counts = outline(page).view.outline
    assert counts.index_of("2.6").data(OutlineRole.HITS) == 1
    type_(page, "", qtbot)
    assert read(page) == ref("2.8")
    assert marked(page, look) == []
    assert counts.index_of("2.6").data(OutlineRole.HITS) == 0


def test_a_search_that_is_given_up_returns_to_the_section_and_scroll_position(page, look, qtbot):
    page.open(ref("2.6"))
    rows = controller(page).stage.reading.rows
    rows.show_row(0, 7)
    before = read(page), rows.position
    type_(page, "shuffling", qtbot)
    assert read(page) != before[0]
    page.typed("")
    page.restore_place()
    assert (read(page), rows.position) == before
    assert marked(page, look) == []


def test_a_search_that_led_somewhere_stays_there(page, qtbot):
    page.open(ref("2.6"))
    page.show_found("shuffling", ref("3.9"), 0)
    page.typed("")
    page.restore_place()
    assert read(page) == ref("3.9")


def test_the_glossary_too_is_returned_to(page, qtbot):
    page.open(ref("2.6"))
    page.show_term("")
    type_(page, "shuffling", qtbot)
    assert read(page) is not None
    page.typed("")
    page.restore_place()
    assert read(page) is None


def test_the_list_is_walked_by_keys_and_enter_goes_to_the_text(page, qtbot, asked):
    type_(page, "deck", qtbot)
    first = read(page)
    page.enter_results()
    press(page, Qt.Key.Key_Down)
    assert read(page) != first
    chosen = read(page)
    press(page, Qt.Key.Key_Return)
    assert read(page) == chosen
    assert controller(page).isAncestorOf(QApplication.focusWidget())
    page.enter_results()
    press(page, Qt.Key.Key_Escape)
    assert asked == ["deck"]


def test_filters_narrow_what_is_found(page, qtbot):
    type_(page, "de", qtbot)
    assert any(row.reference.document == ES for row in rows(page))
    choose(button(pane(page), "Language to read in"), "Search in this language only")
    assert {row.reference.document for row in rows(page)} == {EN}


def test_reading_in_another_language_is_a_preference(page, preferences, qtbot):
    type_(page, "de", qtbot)
    choose(button(pane(page), "Language to read in"), "Español")
    assert preferences.reading_order()[0] == "es"


@pytest.mark.parametrize(
    ("key", "letter", "modifiers"),
    [(Qt.Key.Key_B, "b", NONE), (Qt.Key(0x0418), "и", NONE), (Qt.Key.Key_B, "\x02", CONTROL)],
)
def test_the_bookmark_key_works_on_any_keyboard(page, key, letter, modifiers, marks_file):
    press(page, key, letter, modifiers)
    assert marks_file.load().marks.is_bookmarked(ref("2"))


def test_letters_typed_into_a_field_are_no_commands(page, marks_file):
    press(page, Qt.Key.Key_F, "\x06", CONTROL)
    press(page, Qt.Key.Key_B, "b")
    assert find_bar(page).isVisible()
    assert find_bar(page).field.text() == "b"
    assert not marks_file.load().marks.is_bookmarked(ref("2"))


def test_a_note_is_written_under_the_section_kept_by_esc_and_taken_back(page, marks_file):
    page.open(ref("2.6"))
    press(page, Qt.Key.Key_N, "n")
    field = QApplication.focusWidget()
    field.setPlainText("say it as a clock reading")
    press(page, Qt.Key.Key_Escape)
    assert marks_file.load().marks.note_on(ref("2.6")).text == "say it as a clock reading"
    press(page, Qt.Key.Key_Z, "", CONTROL)
    assert marks_file.load().marks.note_on(ref("2.6")) is None


def test_copying_gives_text_and_citation(page, said):
    page.open(ref("2.6"))
    press(page, Qt.Key.Key_Y, "y")
    assert QApplication.clipboard().text() == (
        "A paused match gets time.\n\nA deck check adds minutes.\n\n"
        "MTR 2.6 Time Extensions, English, effective 3 May 2019\n"
    )
    assert said.texts == ["Copied: MTR 2.6 Time Extensions, English, effective 3 May 2019"]


def test_two_languages_take_the_whole_width_and_give_it_back(page):
    press(page, Qt.Key.Key_L, "l")
    assert isinstance(controller(page).stage.view, ParallelView)
    assert not outline(page).isVisible()
    assert read(page) == ref("2")
    press(page, Qt.Key.Key_L, "l")
    assert outline(page).isVisible()
    assert read(page) == ref("2")


def test_the_way_back_leads_through_links(page):
    page.open(ref("2.8"))
    controller(page).stage.reference_followed.emit(ref("3.9"))
    press(page, Qt.Key.Key_Left, "", Qt.KeyboardModifier.AltModifier)
    assert read(page) == ref("2.8")
    press(page, Qt.Key.Key_Right, "", Qt.KeyboardModifier.AltModifier)
    assert read(page) == ref("3.9")


def test_find_in_text_counts_goes_round_and_closes(page, look):
    press(page, Qt.Key.Key_F, "\x06", CONTROL)
    bar = find_bar(page)
    bar.field.setText("time")
    places = []
    for at in range(1, 5):
        assert bar.field.accessibleDescription() == f"{at} of 4"
        places.append(read(page).ref)
        press(page, Qt.Key.Key_F3)
    assert places == ["2.6", "2.6", "3.9", "Appendix B"]
    assert read(page) == ref("2.6")
    press(page, Qt.Key.Key_F3, "", Qt.KeyboardModifier.ShiftModifier)
    assert read(page) == ref("Appendix B")
    page.open(ref("2.6"))
    assert marked(page, look) == ["time"]
    press(page, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert marked(page, look) == []


def test_glossary_and_bookmarks_stand_in_the_texts_place(page):
    press(page, Qt.Key.Key_G, "\x07", CONTROL)
    assert shows(page.widget(), GlossaryView)
    assert read(page) is None
    press(page, Qt.Key.Key_Left, "", Qt.KeyboardModifier.AltModifier)
    assert read(page) == ref("2")
    press(page, Qt.Key.Key_B, "b")
    press(page, Qt.Key.Key_M, "m")
    assert shows(page.widget(), MarksList)
    assert not shows(page.widget(), GlossaryView)
    press(page, Qt.Key.Key_Return)
    assert read(page) == ref("2")


def test_choosing_a_document_stays_at_the_same_rule(page):
    page.open(ref("3.9"))
    outline(page).document_chosen.emit(ES)
    assert read(page) == ref("3.10", ES)
    assert outline(page).view.outline.document.id == ES


def test_a_narrow_page_has_outline_or_results(page, qtbot):
    page.widget().resize(928, 588)
    assert outline(page).isVisible()
    type_(page, "deck", qtbot)
    assert pane(page).isVisible()
    assert not outline(page).isVisible()


def test_the_page_comes_back_where_it_was_left(page):
    page.open(ref("2.6", ES))
    state = page.state()
    page.open(ref("2"))
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
    assert "No results" in words_of(pane(page))


def test_a_wide_page_shows_the_same_rule_elsewhere_and_the_readers_marks(page, qtbot):
    page.widget().resize(1300, 688)
    page.open(ref("3.9"))
    press(page, Qt.Key.Key_B, "b")
    assert aside(page).isVisible()
    text = aside(page).label.text()
    assert "3.10 Barajado de cartas" in text
    assert "3.9 Card Shuffling" in text
    page.open(ref("Appendix B"))
    assert "No counterpart in this edition" in aside(page).label.text()
    type_(page, "deck", qtbot)
    assert not aside(page).isVisible()


def test_another_reading_language_answers_at_once(page, qtbot):
    type_(page, "de", qtbot)
    reader = button(pane(page), "Language to read in")
    assert reader.text() == "EN"
    choose(reader, "Español")
    assert reader.text() == "ES"
    assert rows(page)[0].reference.document == ES


def test_a_note_under_way_is_kept_whatever_comes_between(page, marks_file):
    page.open(ref("2.6"))
    press(page, Qt.Key.Key_N, "n")
    QApplication.focusWidget().setPlainText("half a thought")
    page.open(ref("3.9"))
    assert marks_file.load().marks.note_on(ref("2.6")).text == "half a thought"
    assert read(page) == ref("3.9")


def test_a_note_under_way_is_kept_when_the_theme_changes(page, look, marks_file):
    page.open(ref("2.6"))
    press(page, Qt.Key.Key_N, "n")
    QApplication.focusWidget().setPlainText("half a thought")
    look.dress(ThemeChoice.DARK, 125)
    assert marks_file.load().marks.note_on(ref("2.6")).text == "half a thought"


def test_a_wide_page_can_be_made_narrow_again(page, qtbot):
    for width in (1900, 800, 1900, 620):
        page.widget().resize(width, 600)
        assert page.widget().width() == width


def test_find_goes_on_in_the_text_that_is_read_now(page):
    press(page, Qt.Key.Key_F, "\x06", CONTROL)
    find_bar(page).field.setText("de")
    outline(page).document_chosen.emit(ES)
    press(page, Qt.Key.Key_F3)
    assert read(page).document == ES


def test_tab_leads_from_the_outline_into_the_results(page, qtbot):
    type_(page, "deck", qtbot)
    outline(page).enter()
    seen = []
    for _ in range(4):
        press(page, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert pane(page).list in seen


def test_the_bar_names_the_chapter_that_is_read_in_two_languages(page):
    page.open(ref("3.9"))
    press(page, Qt.Key.Key_L, "l")
    chapter = controller(page).bar.place.text()
    press(page, Qt.Key.Key_L, "l")
    page.open(ref("2.6", ES))
    press(page, Qt.Key.Key_L, "l")
    assert controller(page).bar.place.text() != chapter
    assert controller(page).bar.place.text().startswith("2 ")


def test_beside_the_glossary_stand_its_letters_and_nothing_of_the_text_left(page):
    page.widget().resize(1700, 688)
    page.open(ref("2.6"))
    press(page, Qt.Key.Key_G, "g")
    assert not outline(page).view.isVisible()
    assert aside(page).label.text() == ""
    assert not button(controller(page), "Answer card").isVisible()
    press(page, Qt.Key.Key_M, "m")
    press(page, Qt.Key.Key_Left, modifiers=Qt.KeyboardModifier.AltModifier)
    page.open(ref("2.6"))
    assert outline(page).view.isVisible()
    assert aside(page).label.text() != ""
    assert button(controller(page), "Answer card").isVisible()


def test_esc_clears_the_glossarys_field_and_then_leads_back_to_the_text(page):
    page.open(ref("2.6"))
    press(page, Qt.Key.Key_G, "g")
    press(page, Qt.Key.Key_D, "d")
    press(page, Qt.Key.Key_Escape)
    assert read(page) is None
    press(page, Qt.Key.Key_Escape)
    assert read(page) == ref("2.6")
    assert controller(page).stage.reading.rows.hasFocus()


def test_keys_that_wait_already_are_answered_together(page, rules_provider, qtbot):
    with qtbot.waitSignal(page.settled):
        for end in range(1, len("shuffle") + 1):
            page.typed("shuffle"[:end])
    assert rules_provider.searched == ["shuffle"]


def test_going_into_the_results_answers_what_was_typed_last(page, rules_provider):
    page.typed("time")
    page.enter_results()
    assert rules_provider.searched == ["time"]
    assert pane(page).list.hasFocus()
