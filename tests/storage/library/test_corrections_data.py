"""The correction layer is held against the texts it corrects."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from judgekit.domain.rules.corrections import Correction, CorrectionKind
from judgekit.domain.rules.document import Section
from judgekit.domain.rules.library import Library


def printed(section: Section) -> Iterator[str]:
    yield section.title or ""
    for block in section.blocks:
        yield block.text
        for row in block.rows:
            for cell in row:
                yield cell.text


def occurrences(library: Library, correction: Correction) -> int:
    document = library.document(correction.document)
    assert document is not None, correction
    whole = re.compile(rf"(?<!\w){re.escape(correction.shown)}(?!\w)")
    return sum(
        len(whole.findall(text))
        for section in document.sections
        if correction.ref in (None, section.ref)
        for text in printed(section)
    )


def test_what_is_corrected_stands_there_as_whole_words(library: Library) -> None:
    for correction in library.corrections:
        assert occurrences(library, correction) >= max(1, correction.occurrence), correction
        assert correction.shown != correction.meant


def test_each_is_told_once(library: Library) -> None:
    keys = [(c.document, c.ref, c.shown, c.occurrence) for c in library.corrections]
    assert len(set(keys)) == len(keys)


def test_a_stale_reference_means_a_section_that_is_there(library: Library) -> None:
    for correction in library.corrections:
        if correction.kind is CorrectionKind.CROSS_REFERENCE:
            number = re.findall(r"\d+\.\d+", correction.meant)[0]
            document = library.document(correction.document)
            assert document is not None
            assert number in {section.ref for section in document.sections}


def test_no_word_of_mixed_script_is_left_uncorrected(library: Library) -> None:
    """But for words that are joined from two scripts on purpose (`DCI-номер`)."""
    mixed = re.compile(r"\w*(?:[a-zα-ω][а-яё]|[а-яё][a-zα-ω])\w*", re.IGNORECASE)
    known = {c.shown for c in library.corrections if c.kind is CorrectionKind.LOOK_ALIKE}
    found = {
        word
        for document in library.documents
        for section in document.sections
        for text in printed(section)
        for word in mixed.findall(text)
    }
    assert found == {"Кarta", "случайнym", "Игроκи"}
    assert found <= known


@pytest.mark.parametrize(
    ("document_id", "ref", "shown", "meant"),
    [
        ("mtr-en-2019-05-03", "6.6", "Skulldamp", "Skullclamp"),
        ("mtr-es-2021-07-23", "6.7", "Kans de Tarkir", "Dragones de Tarkir"),
        ("mtr-es-2021-07-23", "6.7", "Ikorla: mundo de behemots", "Ikoria: mundo de behemots"),
        ("mtr-es-2021-07-23", None, "sidebar", "sideboard"),
        ("mtr-es-2021-07-23", None, "contruidos", "construidos"),
        ("mtr-es-2021-07-23", "5.6", "sección 4.5", "sección 4.6"),
        ("mtr-ru-2019-07-12", "9.4", "Игроκи", "Игроки"),
    ],
)
def test_the_known_slips_are_there(
    library: Library, document_id: str, ref: str | None, shown: str, meant: str
) -> None:
    found = {(c.document, c.ref, c.shown): c.meant for c in library.corrections}
    assert found[(document_id, ref, shown)] == meant
