"""`judgekit documents`: list the documents of the library."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from judgekit.cli.answer import NO_ANSWER, WRONG_CALL, Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import DocumentRefused
from judgekit.domain.rules.library import OTHER, Library
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.storage.preferences.reading_marks_file import ReadingMarksFile
from judgekit.views.words.editions import edition, language_name, only_a_part
from judgekit.views.words.imports import brought_lines, refusal_sentence
from judgekit.views.words.words import message

UNNAMED: Mapping[str, str] = {
    "remove": message("Name the document: `judgekit documents remove DOCUMENT`."),
    "export": message("Name the file of the library: `judgekit documents export FILE`."),
    "import": message("Name the file of the library: `judgekit documents import FILE`."),
}
"""What is missing where an action names nothing."""


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Every document with its edition, and the newer edition if there is one; or remove one,
    or carry the whole library over in one file."""
    named = arguments.document or ""
    if arguments.action is not None and not named:
        raise CallRefused(context.wording.say(UNNAMED[arguments.action]), WRONG_CALL)
    if arguments.action == "remove":
        return _remove(named, context)
    if arguments.action == "export":
        return _export(Path(named), context)
    if arguments.action == "import":
        return _bring(Path(named), context)
    library = context.library()
    day = arguments.date or date.today().isoformat()
    imported = context.make_imports().imported()
    rows = []
    lines = []
    for document in library.documents:
        newer = library.superseded_by(document)
        rows.append(
            {
                **document_row(document),
                "superseded_by": newer.id if newer else None,
                "current": _is_current(document, library, day),
                "known_until": library.known_until(document.kind),
                "imported": document.id in imported,
            }
        )
        lines.append(_line(document, newer, context))
    return Answer({"documents": rows}, "\n".join(lines))


def _is_current(document: Document, library: Library, day: str) -> bool:
    """Whether it is the one taken by default on a day. Parts, and documents of no known kind, are
    no editions of each other."""
    if document.part or document.kind == OTHER:
        return document.edition_date <= day
    return library.current(document.kind, document.language, day) is document


def _remove(document_id: str, context: Context) -> Answer:
    document = context.document(document_id)
    if not context.make_imports().remove(document.id):
        raise CallRefused(
            context.wording.say(
                "{document} comes with the program and can't be removed.", document=document.id
            )
        )
    done = context.wording.say("{document} was removed.", document=document.id)
    return Answer({"removed": document_row(document)}, done)


def _export(path: Path, context: Context) -> Answer:
    marks = ReadingMarksFile(context.folders.data).load().marks
    count = context.make_imports().export(path, marks)
    done = context.wording.say_count(
        "{count} document was exported to {file}, with bookmarks and notes.",
        "{count} documents were exported to {file}, with bookmarks and notes.",
        count,
        file=str(path),
    )
    answer = {"file": str(path), "documents": count, **_counts(marks)}
    return Answer(answer, done)


def _bring(path: Path, context: Context) -> Answer:
    wording, store = context.wording, ReadingMarksFile(context.folders.data)
    marks = store.load().marks
    try:
        brought = context.make_imports().bring(path)
    except DocumentRefused as refused:
        sentence = refusal_sentence(refused, quoted(path.name), wording)
        raise CallRefused(sentence, NO_ANSWER) from refused
    merged = marks.merged(brought.marks)
    if merged != marks:
        store.save(merged)
    answer = {
        "kept": list(brought.kept),
        "stayed": list(brought.stayed),
        "refused": list(brought.refused),
        **_counts(merged),
    }
    return Answer(answer, "\n".join(brought_lines(brought, wording)))


def _counts(marks: ReadingMarks) -> dict[str, int]:
    return {"bookmarks": len(marks.bookmarks), "notes": len(marks.notes)}


def document_row(document: Document) -> dict[str, object]:
    """A document's fields, as in `documents` and `outline`."""
    return {
        "id": document.id,
        "kind": document.kind,
        "language": document.language,
        "title": document.title,
        "effective_date": document.effective_date,
        "published": document.published,
        "source": document.source,
        "sections": len(document.sections),
        "part": document.part,
    }


def _line(document: Document, newer: Document | None, context: Context) -> str:
    wording = context.wording
    parts = [
        document.title,
        language_name(document.language, wording),
        edition(document.effective_date, document.published, wording),
        wording.say_count("{count} section", "{count} sections", len(document.sections)),
    ]
    if document.part:
        parts.append(only_a_part(document, wording))
    if newer:
        parts.append(wording.say("newer edition in the library: {document}", document=newer.id))
    return f"{document.id:<24} {', '.join(part for part in parts if part)}"
