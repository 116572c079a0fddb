import datetime

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QLabel

from judgekit.domain.rules.search_answer import Mark
from judgekit.ui.rules.reading.edition_badge import EditionBadge
from judgekit.ui.rules.reading.section_row import RowContent, SectionRow
from judgekit.ui.rules.reading.view import ReadingView
from judgekit.ui.shell.parts.section_document import reference_url
from judgekit.ui.words.edition_wording import BadgeState
from tests.builders import document, library, ref, section
from tests.ui.rules.small_library import ES

SECTIONS = (section(str(n), f"Section {n}", "word " * 400) for n in range(1, 301))
LONG = library(document("mtr-en-2019-05-03", *SECTIONS))


@pytest.fixture
def view(look, qtbot):
    made = ReadingView(
        look, lambda reference: (), lambda reference: None, lambda: datetime.date(2026, 11, 21)
    )
    qtbot.addWidget(made)
    made.resize(576, 640)
    with qtbot.waitExposed(made):
        made.show()
    return made


def titles(view):
    return [row.text.accessibleName() for row in view.rows.built_rows().values()]


def test_a_section_opens_with_the_next_one_in_the_same_scroll(view, rules):
    assert view.show_section(rules, ref("2.6"))
    assert view.current == ref("2.6")
    assert {"Time Extensions", "Deck Checks"} <= set(titles(view))


def test_what_the_library_lacks_is_not_opened(view, rules):
    view.show_section(rules, ref("2.6"))
    assert not view.show_section(rules, ref("7.7"))
    assert not view.show_section(rules, ref("2.6", "mtr-fr-2019-05-03"))
    assert view.current == ref("2.6")


def test_the_longest_document_builds_only_what_is_near(view):
    view.show_section(LONG, ref("150"))
    assert len(view.rows.built_rows()) <= 6


def test_scrolling_on_tells_which_section_is_read(view):
    told = []
    view.section_changed.connect(told.append)
    view.show_section(LONG, ref("150"))
    assert told == []
    bar = view.rows.verticalScrollBar()
    bar.setValue(bar.value() + view.rows.row(150).y() - view.rows.row(149).y())
    assert told[-1] == ref("151")
    assert view.current == ref("151")


def test_a_cross_reference_is_followed_inside_and_an_unknown_scheme_not_at_all(view, rules):
    followed = []
    view.reference_followed.connect(followed.append)
    view.show_section(rules, ref("2.8"))
    text = next(iter(view.rows.built_rows().values())).text
    text.anchorClicked.emit(QUrl(reference_url(ref("3.9"))))
    text.anchorClicked.emit(QUrl("file:///etc/passwd"))
    assert followed == [ref("3.9")]


def test_a_place_is_selected_where_its_letters_are(view, rules):
    view.show_section(rules, ref("2.6"))
    view.show_mark(ref("3.9"), Mark(2, 3, 7))
    assert view.selected_text() == "time"
    assert view.paragraph == 2


def words_of(row):
    labels = [*row.findChildren(QLabel), *row.findChildren(EditionBadge)]
    return " ".join(label.text() for label in labels)


def test_the_edition_stands_under_the_opened_title(view, rules):
    view.show_section(rules, ref("2.6"))
    assert "Tournament Rules, effective 3 May 2019" in words_of(view.rows.row(1))
    assert "Newer edition in the library: 23 July 2021, Spanish" in words_of(view.rows.row(1))
    assert "effective" not in words_of(view.rows.row(2))


def test_the_newest_edition_of_the_library_tells_its_age_all_the_same(view, rules):
    view.show_section(rules, ref("2.6", ES))
    assert "5 year(s) old · changes since are not known" in words_of(view.rows.row(1))


def test_a_long_badge_is_wrapped_rather_than_cut(look, qtbot):
    badge = EditionBadge(look, BadgeState("many words of an edition " * 6, "newer", "attention"))
    qtbot.addWidget(badge)
    whole = badge.sizeHint()
    assert badge.heightForWidth(whole.width() // 3) >= 2.5 * whole.height() - 20


def test_a_row_knows_the_width_of_its_text_before_it_is_laid_out(view, look):
    view.show_section(LONG, ref("150"))
    laid_out = view.rows.row(150)
    made = SectionRow(look, RowContent(LONG.section(ref("151")), "151"))
    made.setParent(laid_out.parentWidget())
    made.resize(laid_out.size())
    assert made.text_room()[1] > laid_out.width() // 2
