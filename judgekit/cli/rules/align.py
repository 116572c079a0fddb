"""`judgekit align`: counterparts of a section in the other languages."""

from __future__ import annotations

import argparse

from judgekit.cli.answer import Answer
from judgekit.cli.context import Context
from judgekit.cli.rules.section_lookup import find_section
from judgekit.domain.rules.alignment import Counterpart
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.views.words.section_numbers import number_in_language


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """The counterpart in every other document of that kind, gaps included."""
    reference = find_section(context, " ".join(arguments.ref), arguments.document)
    rows = []
    lines = []
    for counterpart in context.library().counterparts(reference):
        row = _row(counterpart, context)
        rows.append(row)
        ref, language = row["ref"], row["language"] or ""
        place = (
            number_in_language(ref, language)
            if ref
            else context.wording.say("no counterpart in this edition")
        )
        lines.append(f"{counterpart.document:<24} {place} {row['title'] or ''}".rstrip())
    return Answer({"aligned": rows}, "\n".join(lines))


def _row(counterpart: Counterpart, context: Context) -> dict[str, str | None]:
    library = context.library()
    document = context.document(counterpart.document)
    section = (
        library.section(RuleReference(counterpart.document, counterpart.ref))
        if counterpart.ref
        else None
    )
    return {
        "document": counterpart.document,
        "language": document.language,
        "ref": counterpart.ref,
        "title": section.title if section else None,
        "basis": counterpart.basis.value,
    }
