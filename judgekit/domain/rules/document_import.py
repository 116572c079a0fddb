"""What was read of a document's file, and why a file is refused."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from judgekit.domain.rules.document import Document


class SourceForm(StrEnum):
    """Form of the file that a document was read from."""

    PDF = "pdf"
    WORD = "word"
    HTML = "html"
    MARKDOWN = "markdown"
    TEXT = "text"


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


class RefusalReason(StrEnum):
    """Why a file cannot become a document of the library."""

    EMPTY = "empty"
    TOO_LARGE = "too-large"
    TOO_MANY_PAGES = "too-many-pages"
    ENCRYPTED = "encrypted"
    SCANNED = "scanned"
    DAMAGED = "damaged"
    NO_TEXT = "no-text"
    UNKNOWN_FORM = "unknown-form"
    ONLY_CONTENTS = "only-contents"
    NO_SECTIONS = "no-sections"
    STOPPED = "stopped"
    """Reading took too long or too much memory, or crashed; it ended with its own process."""
    NOT_A_LIBRARY = "not-a-library"
    """The file of a whole library was expected."""
    NEWER_LIBRARY = "newer-library"


class DocumentRefused(Exception):
    """The file can't become a document; `detail` has figures for the sentence (`5012`)."""

    def __init__(self, reason: RefusalReason, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail
