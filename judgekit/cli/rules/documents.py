"""`judgekit documents`: list the documents of the library."""

from __future__ import annotations

import argparse
from datetime import date

from judgekit.cli.answer import Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.domain.rules.document import Document
from judgekit.views.words.editions import edition, language_name, only_a_part


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Every document with its edition, and the newer edition if there is one; or remove one."""
    if arguments.action == "remove":
        return _remove(arguments.document or "", context)
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
                "current": library.current(document.kind, document.language, day) is document,
                "known_until": library.known_until(document.kind),
                "imported": document.id in imported,
            }
        )
        lines.append(_line(document, newer, context))
    return Answer({"documents": rows}, "\n".join(lines))


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
