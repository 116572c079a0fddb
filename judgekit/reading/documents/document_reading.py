"""A document's file read whole: its sections, what it is, and what a reader should look at."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.rules.document import Document
from judgekit.reading.documents.source_text import SourceForm


class DocumentKind(StrEnum):
    """Kind of a document that can be imported."""

    TOURNAMENT_RULES = "mtr"
    INFRACTION_GUIDE = "ipg"
    REGULAR_GUIDE = "jar"
    COMPREHENSIVE_RULES = "cr"
    OTHER = "other"


class WarningKind(StrEnum):
    """What a reader should look at before the document is kept."""

    NUMBER_JUMPS = "number-jumps"
    TITLE_WITHOUT_BODY = "title-without-body"
    EMPTY_SECTION = "empty-section"
    KIND_GUESSED = "kind-guessed"
    NO_DATE = "no-date"
    LANGUAGE_UNSURE = "language-unsure"
    TEXT_LEFT_OUT = "text-left-out"


class ReadingWarning(msgspec.Struct, frozen=True):
    """A warning; `ref` is the section it is about, `detail` what was seen there (`2.4 → 2.6`)."""

    kind: WarningKind
    ref: str = ""
    detail: str = ""


class GivenFacts(msgspec.Struct, frozen=True):
    """What the user says about a file; None is read from its text. `date` is ISO."""

    kind: DocumentKind | None = None
    language: str | None = None
    date: str | None = None


class DocumentReading(msgspec.Struct, frozen=True):
    """A document read from a file, with the form of the file and what to look at."""

    document: Document
    form: SourceForm
    warnings: tuple[ReadingWarning, ...] = ()
    left_out: dict[str, int] = {}
