"""A document's file is read in a process of its own, with a bound on its time."""

from __future__ import annotations

import pytest

from judgekit.domain.rules.document_import import DocumentRefused, GivenFacts, RefusalReason
from judgekit.reading.documents.document_file import LARGEST_FILE, read_document
from judgekit.storage.library.reading_process import read_apart
from tests.reading.documents import made_documents

FILE = made_documents.markdown().encode()


def test_the_process_reads_what_would_be_read_here() -> None:
    facts = GivenFacts(language="fr")
    assert read_apart("rules.md", FILE, facts) == read_document("rules.md", FILE, facts)


def test_a_refusal_comes_back_with_its_reason() -> None:
    with pytest.raises(DocumentRefused) as refused:
        read_apart("rules.pdf", b"%PDF-1.7 and nothing more")
    assert refused.value.reason is RefusalReason.DAMAGED


def test_a_file_that_is_too_large_is_not_handed_over() -> None:
    with pytest.raises(DocumentRefused) as refused:
        read_apart("rules.txt", bytes(LARGEST_FILE + 1))
    assert refused.value.reason is RefusalReason.TOO_LARGE


def test_reading_ends_when_its_time_is_over() -> None:
    with pytest.raises(DocumentRefused) as refused:
        read_apart("rules.md", FILE, seconds=0.05)
    assert refused.value.reason is RefusalReason.STOPPED


def test_what_waits_for_the_reading_can_cancel_it() -> None:
    class Cancelled(Exception):
        pass

    def cancel() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        read_apart("rules.md", FILE, waiting=cancel)
