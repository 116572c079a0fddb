"""What a section says about another becomes a link to the section that is meant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.corrections import Correction, CorrectionKind
from judgekit.domain.rules.cross_references import resolve_references
from judgekit.domain.rules.document import Block, BlockKind, Document, Span, SpanKind
from tests.builders import document, section, table

MTR = {"en": "mtr-en-2019-05-03", "es": "mtr-es-2021-07-23", "ru": "mtr-ru-2019-07-12"}
HEADINGS = (
    section("7", "Limited"),
    section("2.2", "Play"),
    section("4.5", "Triggers"),
    section("4.6", "Teams"),
    section("5.2", "Bribery"),
    section("Appendix C", "Ties"),
    section("Appendix F", "Levels"),
    section(None, "Introduction"),
)
RULES = document("cr104-es-2018-07-13", section("104", "Ending"), section("104.3a", None))


def resolved(text: str, language: str = "en", *corrections: Correction) -> list[tuple[str, str]]:
    """What is linked in a section 1.1 of that text, and where to (`document ref` where other)."""
    mtr = document(MTR[language], section("1.1", "Here", text), *HEADINGS)
    here = resolve_references((mtr, RULES), corrections)[0].sections[0]
    return [_link(span, here.blocks[0].text, mtr) for span in here.blocks[0].spans]


def _link(span: Span, text: str, home: Document) -> tuple[str, str]:
    assert span.kind is SpanKind.REFERENCE
    assert span.target is not None
    where = span.target.ref if span.target.document == home.id else str(span.target)
    return text[span.start : span.end], where


@pytest.mark.parametrize(
    ("language", "text", "links"),
    [
        ("en", "Bribery (see section 5.2).", [("section 5.2", "5.2")]),
        ("en", "(Section 7) apply", [("Section 7", "7")]),
        ("en", "listed in Appendix F.", [("Appendix F", "Appendix F")]),
        ("en", "See sections 2.2 and 5.2.", [("sections 2.2", "2.2"), ("5.2", "5.2")]),
        ("es", "(ver la sección 5.2)", [("sección 5.2", "5.2")]),
        ("es", "Ver la regla 4.6 para más", [("regla 4.6", "4.6")]),
        ("es", "en el Apéndice C.", [("Apéndice C", "Appendix C")]),
        ("ru", "(см. раздел 2.2)", [("раздел 2.2", "2.2")]),
        ("ru", "(см. пункт 5.2).", [("пункт 5.2", "5.2")]),
        ("ru", "в разделе 4.5.", [("разделе 4.5", "4.5")]),
        ("ru", "описаны в Приложении С.", [("Приложении С", "Appendix C")]),
        ("ru", "(Раздел 7)", [("Раздел 7", "7")]),
        ("es", "la regla 104.3a, y", [("regla 104.3a", "cr104-es-2018-07-13 104.3a")]),
        ("en", "3.7: New. 5.2: Old.", []),
        ("en", "5.2: Bribery is told.", [("5.2", "5.2")]),
        ("en", "Introduction: dates.", [("Introduction", "Introduction")]),
    ],
)
def test_a_mention_becomes_a_link(language: str, text: str, links: list[tuple[str, str]]) -> None:
    assert resolved(text, language) == links


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Comprehensive Rules, rule 103.4)."),
        ("en", "use 0.33 instead"),
        ("en", "Rulings made in sections of the tournament"),
        ("en", "this appendix"),
        ("en", "Appendix Z"),
        ("en", "section 2.25"),
        ("es", "Ver la regla 704."),
        ("es", "segundo apéndice"),
        ("ru", "договор о разделе призов"),
        ("ru", "игрок не приложил усилий"),
    ],
)
def test_what_no_text_has_stays_plain(language: str, text: str) -> None:
    assert resolved(text, language) == []


def test_a_stale_number_goes_to_the_section_that_is_meant() -> None:
    stale = Correction(
        MTR["en"], "section 4.5", "section 4.6", CorrectionKind.CROSS_REFERENCE, "1.1"
    )
    elsewhere = Correction(
        MTR["en"], "section 5.2", "section 2.2", CorrectionKind.CROSS_REFERENCE, "9.9"
    )
    assert resolved("(see section 4.5), section 5.2", "en", stale, elsewhere) == [
        ("section 4.5", "4.6"),
        ("section 5.2", "5.2"),
    ]


def test_a_stale_label_goes_to_the_section_that_is_meant() -> None:
    stale = Correction(MTR["ru"], "5.2", "4.6", CorrectionKind.CROSS_REFERENCE, "1.1")
    assert resolved("5.2: Обмен картами.", "ru", stale) == [("5.2", "4.6")]


def test_links_lie_among_the_other_spans_in_order() -> None:
    block = Block(BlockKind.PARAGRAPH, "Magic, section 5.2", (Span(0, 5, SpanKind.STRONG),))
    mtr = document(MTR["en"], section("1.1", "Here", block), *HEADINGS)
    (found,) = resolve_references((mtr,))[0].sections[0].blocks
    assert [(span.start, span.kind) for span in found.spans] == [
        (0, SpanKind.STRONG),
        (7, SpanKind.REFERENCE),
    ]


def test_cells_of_a_table_are_linked_too() -> None:
    mtr = document(MTR["en"], section("1.1", "Here", table(("as in section 5.2", "x"))), *HEADINGS)
    (found,) = resolve_references((mtr,))[0].sections[0].blocks
    assert [len(cell.spans) for row in found.rows for cell in row] == [1, 0]


def test_a_wrong_address_is_corrected() -> None:
    link = Span(0, 4, SpanKind.LINK, "http://wrong.org")
    mtr = document(MTR["en"], section("1.1", "Here", Block(BlockKind.PARAGRAPH, "here", (link,))))
    meant = Correction(MTR["en"], "http://wrong.org", "http://right.org", CorrectionKind.SLIP)
    (found,) = resolve_references((mtr,), (meant,))[0].sections[0].blocks
    assert [span.address for span in found.spans] == ["http://right.org"]


@given(st.text(alphabet="section reglaпункт ,and.1234567890:", max_size=80))
def test_any_text_can_be_searched_for_references(text: str) -> None:
    for language in MTR:
        for printed, _ in resolved(text, language):
            assert printed


GUIDE = document("ipg-en-2020-01-24", section("4.3", "Improperly"), section("2.2", "Extra"))
GAME = (
    document("cr-en-2018-01-19", section("103.4", None), section("104.3a", None)),
    document("cr-en-2026-01-16", section("103.4", None), section("702.19b", None)),
)


def linked(text: str, *others: Document, language: str = "en") -> list[tuple[SpanKind, str]]:
    mtr = document(MTR[language], section("1.1", "Here", text), *HEADINGS)
    here = resolve_references((mtr, *others))[0].sections[0]
    return [(span.kind, str(span.target)) for span in here.blocks[0].spans]


@pytest.mark.parametrize(
    ("language", "text", "target"),
    [
        ("en", "as the IPG section 4.3 says", "ipg-en-2020-01-24 4.3"),
        ("en", "see IPG 2.2", "ipg-en-2020-01-24 2.2"),
        ("en", "section 4.3 of the Infraction Procedure Guide", "ipg-en-2020-01-24 4.3"),
        ("en", "section 2.2 of the Magic Tournament Rules", "mtr-en-2019-05-03 2.2"),
        ("en", "Comprehensive Rules, rule 103.4", "cr-en-2018-01-19 103.4"),
        ("en", "CR 104.3a", "cr-en-2018-01-19 104.3a"),
        ("en", "(see section 2.2)", "mtr-en-2019-05-03 2.2"),
        ("en", "rule 702.19b", "cr-en-2026-01-16 702.19b"),
        ("es", "Reglas Completas de Magic, regla 103.4", "cr-en-2018-01-19 103.4"),
        ("ru", "в Полных Правилах Magic (CR), правило 103.4.", "cr-en-2018-01-19 103.4"),
        ("ru", "раздел 4.3 из IPG", "ipg-en-2020-01-24 4.3"),
    ],
)
def test_a_number_is_of_the_document_named_beside_it_at_the_time_of_writing(language, text, target):
    assert linked(text, GUIDE, *GAME, language=language) == [(SpanKind.REFERENCE, target)]


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("Comprehensive Rules, rule 103.4", "cr 103.4"),
        ("CR 104.3a", "cr 104.3a"),
        ("IPG section 4.3", "ipg 4.3"),
    ],
)
def test_a_document_that_could_be_imported_is_asked_for(text, target):
    assert linked(text) == [(SpanKind.ABSENT, target)]


def test_a_number_that_the_named_document_lacks_leads_nowhere():
    assert linked("IPG section 9.9", GUIDE) == []
