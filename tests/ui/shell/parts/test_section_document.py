from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextCursor, QTextDocument

from judgekit.domain.rules.document import Span, SpanKind
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.shell.parts.section_document import (
    SectionDocument,
    column_shares,
    paragraph_at,
    reference_of,
    reference_url,
)
from tests.builders import item, paragraph, ref, section, table


def written(look, *blocks, marks=()):
    document = QTextDocument()
    return SectionDocument(look.theme).write(document, section("1", "Title", *blocks), marks)


def letters_at(document, position):
    cursor = QTextCursor(document)
    cursor.setPosition(position + 1)
    return cursor.charFormat()


def test_blocks_become_paragraphs_with_their_signs(look):
    document = written(look, "First.", item("bullet"), item("deep", marker="1.", depth=1))
    assert document.toPlainText() == "First.\n•\tbullet\n1.\tdeep"


def test_a_place_leads_back_to_its_paragraph(look):
    document = written(look, "First.", table(("a", "b"), ("c", "d")), "Last.")
    text = document.toPlainText()
    for words, block in (("First", 0), ("c", 1), ("Last", 2)):
        assert paragraph_at(document, text.index(words)) == block


def test_marked_words_stand_on_their_ground_also_behind_signs_of_two_units(look):
    document = written(look, "🂡 time", marks=(Mark(0, 2, 6),))
    ground = look.theme.color("mark")
    assert letters_at(document, 3).background().color() == ground
    assert letters_at(document, 0).background().color() != ground


def test_a_mark_in_a_cell_is_laid_over_that_cell(look):
    document = written(look, table(("Round", "Time"), ("1", "50")), marks=(Mark(0, 0, 2, 1, 1),))
    at = document.toPlainText().index("50")
    assert letters_at(document, at).background().color() == look.theme.color("mark")


def test_cross_references_lead_inside_and_addresses_outside(look):
    spans = (
        Span(0, 3, SpanKind.REFERENCE, target=ref("2.6")),
        Span(4, 7, SpanKind.LINK, address="https://example.org/a?b=c"),
        Span(8, 12, SpanKind.STRONG),
    )
    document = written(look, paragraph("2.6 web bold", spans=spans))
    assert reference_of(QUrl(letters_at(document, 0).anchorHref())) == ref("2.6")
    assert letters_at(document, 4).anchorHref() == "https://example.org/a?b=c"
    assert letters_at(document, 8).fontWeight() == 700


@given(st.text(min_size=1).filter(lambda text: text.isprintable()))
def test_a_reference_survives_being_a_link(text):
    reference = RuleReference("mtr-en-2019-05-03", text)
    assert reference_of(QUrl(reference_url(reference))) == reference


def test_what_leads_outside_is_no_reference():
    assert reference_of(QUrl("https://example.org/mtr-en-2019-05-03/2.6")) is None


def test_a_table_gives_long_columns_more_but_no_column_too_little():
    shares = column_shares(table(("n", "words"), ("1", "a long sentence of many words")), 2)
    assert round(sum(shares), 6) == 100
    assert 10 < shares[0] < shares[1]
