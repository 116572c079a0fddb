"""Lookup of a section by what the caller wrote."""

from __future__ import annotations

from datetime import date

from judgekit.cli.answer import CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.domain.rules.document import Document
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.queries.parsing import parse_query
from judgekit.views.words.editions import absent_number


def find_section(context: Context, written: str, document_id: str | None) -> RuleReference:
    """Find a section by `2.6`, `mtr 3.9`, `Appendix B`, `приложение F`, its whole ref or its title.

    A title must be unique in the document and of a section without a number. Without a document,
    the reader's language comes first and then the newest edition in force. Refuses an unknown
    document or section.
    """
    query = parse_query(written)
    for ref in (written.strip(), query.number):
        for document in _candidates(context, document_id, query.kind):
            reference = RuleReference(document.id, ref) if ref else None
            if reference and context.library().section(reference):
                return reference
    for document in _candidates(context, document_id, None):
        titled = [each for each in document.sections if each.title == written.strip()]
        if len(titled) == 1 and titled[0].number is None:
            return RuleReference(document.id, titled[0].ref)
    absent = context.library().absent_number(query)
    if absent and absent.parts and not document_id:
        raise CallRefused(" ".join(absent_number(absent, context.wording)))
    raise CallRefused(
        context.wording.say(
            "No section {ref} was found; `judgekit outline DOCUMENT` lists the sections.",
            ref=quoted(written),
        )
    )


def _candidates(context: Context, document_id: str | None, kind: str | None) -> list[Document]:
    if document_id:
        return [context.document(document_id)]
    documents = [
        document
        for document in context.library().documents
        if kind is None or document.kind.startswith(kind)
    ]
    today = date.today().isoformat()
    documents.sort(key=lambda document: document.edition_date, reverse=True)
    documents.sort(key=lambda document: document.edition_date > today)
    documents.sort(key=lambda document: document.language != context.reader_language)
    documents.sort(key=lambda document: document.kind != "mtr")
    return documents
