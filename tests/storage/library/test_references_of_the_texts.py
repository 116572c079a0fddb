"""Every cross-reference of the five texts, and none that leads nowhere."""

from __future__ import annotations

import re

import pytest

from judgekit.domain.rules.document import Document, SpanKind
from judgekit.domain.rules.library import Library

BOTH_2019 = {
    "1.12": ["Appendix F"],
    "2.3": ["2.2"],
    "2.4": ["5.2"],
    "2.10": ["5.2"],
    "2.11": ["2.12"],
    "3.1": ["Appendix C"],
    "3.3": ["3.4"],
    "5.6": ["4.6"],
    "7.2": ["Appendix D"],
    "8.3": ["4.6"],
    "8.6": ["7", "Appendix D"],
    "9.4": ["9.3"],
    "9.5": ["8.4"],
    "9.6": ["7", "Appendix D"],
    "10.2": ["Appendix E"],
    "10.4": ["7.6"],
}
MAY_2019 = ["1.10", "3.7", "3.9", "4.8", "6.3", "6.4", "8.2", "Appendix D"]
JANUARY_2019 = ["2.5", "2.7", "4.4", "5.2", "6.4", "8.6"]
EXPECTED = {
    "mtr-en-2019-05-03": BOTH_2019
    | {
        "Appendix A#May 3, 2019": MAY_2019,
        "Appendix A#January 21, 2019": ["Introduction", *JANUARY_2019],
    },
    "mtr-ru-2019-07-12": BOTH_2019
    | {
        "Appendix A#3 мая 2019": MAY_2019,
        "Appendix A#21 января 2019": ["Введение", *JANUARY_2019],
    },
    "mtr-es-2021-07-23": BOTH_2019
    | {
        "Appendix A#23 de julio de 2021": [
            *("1.5", "1.10", "1.5", "2.4", "2.12", "3.3", "3.7", "3.9", "4.1"),
            *("6.3", "6.4", "6.7", "Appendix D"),
        ],
        "Appendix A#23 de abril de 2021": ["3.7", "6.3", "6.4", "6.7", "Appendix D"],
    },
    "cr104-es-2018-07-13": {"Perder el juego": ["104"], "Ganar el juego": ["104"]},
    "commander-es-2013-12-06": {},
}
CITING = re.compile(
    r"(?i)\b(?:sections?|rules?|secci[oó]n|reglas?|раздел\w{0,2}|пункт\w{0,2}|правил\w{0,2})"
    r" \d[\d.]*\w?"
    r"|\b(?:appendix|ap[eé]ndice|приложени\w) [A-FАВСЕ]\b"
)
OUTSIDE = {
    *("103.4", "103.4c", "103.4с", "704", "801", "809.5", "903.10", "100.6", "800.4", "718"),
    *("810.8", "305.6", "109.3"),
}


def targets(document: Document) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for section in document.sections:
        for block in section.blocks:
            for holder in (block, *(cell for row in block.rows for cell in row)):
                for span in holder.spans:
                    if span.kind is SpanKind.REFERENCE and span.target is not None:
                        assert span.target.document == document.id
                        found.setdefault(section.ref, []).append(span.target.ref)
    return found


@pytest.mark.parametrize("document_id", EXPECTED)
def test_every_reference_leads_where_it_is_meant_to(library: Library, document_id: str) -> None:
    document = library.document(document_id)
    assert document is not None
    assert targets(document) == EXPECTED[document_id]


def test_no_reference_leads_nowhere(library: Library) -> None:
    for document in library.documents:
        for section in document.sections:
            for block in section.blocks:
                for span in block.spans:
                    if span.kind is SpanKind.ABSENT:
                        assert span.target is not None
                        assert (span.target.document, library.document("cr")) == ("cr", None)
                    else:
                        assert span.target is None or library.section(span.target) is not None


def test_whatever_cites_is_linked_or_lies_outside_the_library(library: Library) -> None:
    """Told by another expression than the one that makes the links."""
    for document in library.documents:
        for section in document.sections:
            for block in section.blocks:
                linked = [span for span in block.spans if span.kind is SpanKind.REFERENCE]
                for cited in CITING.finditer(block.text):
                    covered = any(s.start < cited.end() and cited.start() < s.end for s in linked)
                    number = cited[0].rsplit(" ", 1)[1].rstrip(".")
                    assert covered != (number in OUTSIDE), (document.id, section.ref, cited[0])
