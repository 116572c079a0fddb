"""Sentences on importing documents: why a file is refused, and what to look at."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.rules.document_import import (
    DocumentRefused,
    ReadingWarning,
    RefusalReason,
    WarningKind,
)
from judgekit.engine.ports.documents import CarriedLibrary
from judgekit.views.words.words import Words, message

REFUSALS: Mapping[RefusalReason, str] = {
    RefusalReason.EMPTY: message("{file} is empty; choose the file of the document itself."),
    RefusalReason.TOO_LARGE: message(
        "{file} is larger than 64 MB, more than any rules document; choose another file."
    ),
    RefusalReason.TOO_MANY_PAGES: message(
        "{file} has {detail} pages, more than any rules document; choose another file."
    ),
    RefusalReason.ENCRYPTED: message(
        "{file} is protected by a password; save a copy without it and import that."
    ),
    RefusalReason.SCANNED: message(
        "{file} has only pictures of pages and no text; import the official file instead."
    ),
    RefusalReason.DAMAGED: message("{file} is damaged and can't be read; get the file once more."),
    RefusalReason.NO_TEXT: message("{file} has no text that can be read; choose another file."),
    RefusalReason.UNKNOWN_FORM: message(
        "{file} is not a document that can be read; import a PDF, Word, HTML, Markdown or text"
        " file."
    ),
    RefusalReason.ONLY_CONTENTS: message(
        "{file} is only a table of contents; import the document itself."
    ),
    RefusalReason.NO_SECTIONS: message(
        "{file} has no headings or numbered rules, so nothing in it could be cited; choose another"
        " file."
    ),
    RefusalReason.STOPPED: message(
        "Reading {file} was stopped: it took too long, needed too much memory or failed. Get the"
        " official file once more."
    ),
    RefusalReason.NOT_A_LIBRARY: message(
        "{file} is not a whole exported library; choose a file that the export made."
    ),
    RefusalReason.NEWER_LIBRARY: message(
        "{file} was exported by a newer version of this program; update the program first."
    ),
}
WARNINGS: Mapping[WarningKind, str] = {
    WarningKind.NUMBER_JUMPS: message("Section {ref}: the number jumps ({detail})"),
    WarningKind.TITLE_WITHOUT_BODY: message("Listed in the contents but missing: {detail}"),
    WarningKind.EMPTY_SECTION: message("Section {ref} has no text"),
    WarningKind.KIND_GUESSED: message("The text doesn't say what kind of document it is"),
    WarningKind.NO_DATE: message("The text doesn't say from when it is in force; enter the date"),
    WarningKind.LANGUAGE_UNSURE: message("The language is uncertain ({detail})"),
    WarningKind.TEXT_LEFT_OUT: message("Left out: {detail}"),
}


def refusal_sentence(refused: DocumentRefused, file: str, wording: Words) -> str:
    """Why a file can't be imported, and what to do."""
    return wording.say(REFUSALS[refused.reason], file=file, detail=refused.detail)


def brought_lines(brought: CarriedLibrary, wording: Words) -> list[str]:
    """What came with the file of a library, a sentence each."""
    lines = [
        wording.say_count(
            "{count} document was imported, with bookmarks and notes.",
            "{count} documents were imported, with bookmarks and notes.",
            len(brought.kept),
        )
    ]
    if brought.stayed:
        lines.append(
            wording.say_count(
                "{count} document here is as new and stays.",
                "{count} documents here are as new and stay.",
                len(brought.stayed),
            )
        )
    if brought.refused:
        files = ", ".join(brought.refused)
        lines.append(wording.say("Could not be read and was left out: {files}", files=files))
    return lines


def warning_line(warning: ReadingWarning, wording: Words) -> str:
    """What to look at before a document is kept."""
    return wording.say(WARNINGS[warning.kind], ref=warning.ref, detail=warning.detail)
