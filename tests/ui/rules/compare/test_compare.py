"""Two editions compared on the Rules page: keys, the list, both texts, filters, copy and print."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.changes import Change, ChangedSection, Importance, KnownChanges
from judgekit.domain.rules.comparison import ChangeKind, SectionChange
from judgekit.domain.rules.library import Library, LibraryFacts
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.ui.rules.compare.list_pane import ChangesPane
from judgekit.ui.rules.compare.view import CompareView
from judgekit.ui.rules.compare.words import fact_words
from judgekit.ui.rules.reading.parallel_row import ParallelRow
from judgekit.ui.shell.parts.printing.preview import PrintPreview
from judgekit.ui.widgets.labels import Badge
from judgekit.views.rules.edition_comparison import ChangedSection as ComparedSection
from tests.builders import document, library, ref, section
from tests.seen import button, part, words_of
from tests.ui.rules.conftest import TODAY
from tests.ui.rules.page_at_work import press, read
from tests.ui.rules.small_library import SmallRulesProvider

OLD, NEW, SPANISH = "mtr-en-2019-05-03", "mtr-en-2024-05-03", "mtr-es-2021-07-23"
END = "The turn is over once its player passes it."
SHUFFLING = "Decks are shuffled before every game, by both players in turn."
FACTS = KnownChanges(
    "mtr",
    "2026-02-27",
    (
        ChangedSection(
            "End",
            {"2019-05-03": "2.5", "2023-11-13": "2.4"},
            (Change("2023-11-13", Importance.RULING, {"en": "Passing ends the turn."}, "texts"),),
        ),
    ),
)


def editions() -> Library:
    known = library(
        document(
            OLD,
            section("2.5", "End of Match", END),
            section("3.4", "Proxies", "A judge issues a proxy for a damaged card."),
            section("3.9", "Card Shuffling", SHUFFLING),
        ),
        document(
            NEW,
            section("2.4", "End of Match", END.replace("passes it", "has shown the wish")),
            section("3.9", "Die Rolling", "Dice are thrown on the table, in sight."),
            section("3.10", "Card Shuffling", SHUFFLING),
        ),
        document(SPANISH, section("2.5", "Fin", "El turno acaba."), title="Reglas"),
        groups=(
            AlignmentGroup({OLD: "2.5", NEW: "2.4", SPANISH: "2.5"}),
            AlignmentGroup({OLD: "3.9", NEW: "3.10"}),
        ),
    )
    return Library(known.documents, known.alignment, facts=LibraryFacts(changes=(FACTS,)))


@pytest.fixture
def rules_provider():
    return SmallRulesProvider(editions())


@pytest.fixture
def compare(page, qtbot):
    """Opens the comparison by its key, and waits for what is found."""
    page.open(ref("2.4", NEW))
    press(page, Qt.Key.Key_E, "e")
    qtbot.waitUntil(lambda: part(page.widget(), ChangesPane).list.rows.rows != ())
    return part(page.widget(), CompareView)


def test_a_comparison_that_ends_leaves_the_focus_to_whoever_types(page, qtbot):
    page.open(ref("2.4", NEW))
    press(page, Qt.Key.Key_E, "e")
    field = QLineEdit(page.widget())
    field.show()
    field.setFocus()
    qtbot.waitUntil(lambda: part(page.widget(), ChangesPane).list.rows.rows != ())
    assert field.hasFocus()


def listed(page) -> list[tuple[str, str, str]]:
    rows = part(page.widget(), ChangesPane).list.rows.rows
    return [(row.number, row.said, row.detail) for row in rows]


def chosen(page) -> str:
    return part(page.widget(), ChangesPane).list.row().number


def test_the_list_has_every_change_with_its_kind(page, compare):
    assert listed(page) == [
        ("2.5 → 2.4", "Changed", "+4 −2 words"),
        ("3.4", "Removed", "9 word(s)"),
        ("3.9", "Added", "8 word(s)"),
        ("3.9 → 3.10", "Renumbered", "same words"),
    ]


def test_both_texts_stand_side_by_side_with_their_words_marked(page, compare):
    row = compare.rows.row(0)
    assert isinstance(row, ParallelRow)
    old, new = (row.section_cell(side).text.document() for side in (0, 1))
    assert marked(old, lambda form: form.fontStrikeOut()) == "passes it"
    assert marked(new, lambda form: form.fontWeight() > 600) == "has shown the wish"


def marked(text, is_marked) -> str:
    found = []
    place = text.begin()
    while place.isValid():
        pieces = place.begin()
        while not pieces.atEnd():
            if is_marked(pieces.fragment().charFormat()):
                found.append(pieces.fragment().text())
            pieces += 1
        place = place.next()
    return " ".join(found)


def test_a_key_goes_from_change_to_change_and_back(page, compare):
    press(page, Qt.Key.Key_N, "n")
    press(page, Qt.Key.Key_N, "n")
    assert chosen(page) == "3.9"
    assert "3 of 4" in words_of(compare)
    press(page, Qt.Key.Key_N, "N", Qt.KeyboardModifier.ShiftModifier)
    assert chosen(page) == "3.4"


def test_the_buttons_do_the_same(page, compare):
    compare.bar.buttons["compare.next"].click()
    assert chosen(page) == "3.4"
    button(compare, "Back to the text").click()
    assert read(page) == ref("2.4", NEW)


def test_escape_returns_to_the_text(page, compare):
    press(page, Qt.Key.Key_Escape)
    assert read(page) == ref("2.4", NEW)


def test_filters_leave_bookmarks_and_what_matters_for_rulings(page, compare, marks_file, qtbot):
    pane = part(page.widget(), ChangesPane)
    counts = {choice.value: choice.beside for choice in pane.filters.choices}
    assert counts == {"all": "4", "bookmarked": "0", "cited": "0", "ruling": "1"}
    pane.filter_chosen.emit("ruling")
    assert listed(page) == [("2.5 → 2.4", "Changed", "+4 −2 words")]
    pane.filter_chosen.emit("bookmarked")
    assert listed(page) == []
    assert "No change here" in words_of(compare)


def test_what_is_known_of_a_change_stands_below_it(compare):
    said = words_of(compare)
    assert any("Passing ends the turn." in words for words in said)


def test_other_editions_can_be_chosen_also_in_another_language(page, compare, qtbot):
    compare.edition_chosen.emit(0, SPANISH)
    qtbot.waitUntil(lambda: part(page.widget(), ChangesPane).list.rows.rows != ())
    assert listed(page)[0] == ("2.5 → 2.4", "Changed", "")


def test_the_other_sides_edition_changes_the_sides(page, compare, qtbot):
    compare.edition_chosen.emit(0, NEW)
    qtbot.waitUntil(lambda: part(page.widget(), ChangesPane).list.rows.rows != ())
    assert ("2.4 → 2.5", "Changed", "+2 −4 words") in listed(page)


def test_the_changes_are_copied_as_text(page, compare, said):
    press(page, Qt.Key.Key_Y, "y")
    copied = QApplication.clipboard().text()
    assert "English, 3 May 2019 → 3 May 2024" in copied
    assert "− The turn is over once its player [-passes it-]." in copied
    assert "+ The turn is over once its player {+has shown the wish+}." in copied
    assert said.texts == ["Copied: 4 change(s)"]


def test_the_changes_are_printed_with_the_own_preview(page, compare):
    press(page, Qt.Key.Key_P, "p", Qt.KeyboardModifier.ControlModifier)
    assert page.widget().window().findChildren(PrintPreview)


class TestFollowing:
    """An edition became the current one: marks made in the one before stand in it too."""

    @pytest.fixture(autouse=True)
    def _marked(self, marks_file):
        marks = ReadingMarks().toggle_bookmark(ref("2.5", OLD), TODAY)
        marks_file.save(marks.write_note(ref("2.5", OLD), "mind the step", TODAY))

    def test_a_note_says_where_it_was_written(self, page):
        page.open(ref("2.4", NEW))
        said = words_of(page.widget())
        assert "My note, 21 November 2026 · written at 2.5 in the edition of 3 May 2019" in said

    def test_a_bookmark_is_removed_where_it_was_made(self, page, marks_file):
        page.open(ref("2.4", NEW))
        press(page, Qt.Key.Key_B, "b")
        assert marks_file.load().marks.bookmarks == ()
        press(page, Qt.Key.Key_Z, "", Qt.KeyboardModifier.ControlModifier)
        assert [each.reference for each in marks_file.load().marks.bookmarks] == [ref("2.5", OLD)]

    def test_what_is_bookmarked_is_found_among_the_changes(self, page, compare):
        assert [row.bookmarked for row in part(page.widget(), ChangesPane).list.rows.rows] == [
            True,
            False,
            False,
            False,
        ]

    def test_the_foot_says_where_a_bookmark_goes(self, page, compare):
        assert badges(compare) == ["Current", "Your bookmark moves to 2.4"]
        press(page, Qt.Key.Key_N, "n")
        assert badges(compare) == ["Current"]

    def test_the_section_read_last_is_opened_in_the_new_edition(self, page, said):
        page.restore({"document": OLD, "ref": "2.5", "current": True})
        assert read(page) == ref("2.4", NEW)
        assert said.texts == ["2.5 in the edition of 3 May 2019, here 2.4"]

    def test_who_read_an_older_edition_by_choice_stays_there(self, page, said):
        page.restore({"document": OLD, "ref": "2.5", "current": False})
        assert read(page) == ref("2.5", OLD)
        assert said.texts == []

    def test_a_section_that_is_gone_stays_and_is_told(self, page, said):
        page.restore({"document": OLD, "ref": "3.4", "current": True})
        assert read(page) == ref("3.4", OLD)
        assert said.texts == ["3.4 in the edition of 3 May 2019; none in the edition of 3 May 2024"]


def test_a_change_whose_edition_is_not_known_is_told_with_its_range():
    since, after = "2023-11-13", "2022-03-07"
    ranged = Change(since, Importance.RULING, {"en": "It ends."}, "texts", after)
    added = SectionChange(ChangeKind.ADDED, None, "2.4")
    words = fact_words(ComparedSection(added, facts=(ranged,)))
    assert words == "between 7 March 2022 and 13 November 2023: It ends."


def test_the_current_edition_says_so(compare):
    assert badges(compare) == ["Current"]


def badges(view) -> list[str]:
    return [badge.text() for badge in view.findChildren(Badge) if badge.isVisible()]
