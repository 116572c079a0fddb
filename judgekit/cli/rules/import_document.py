"""`judgekit import FILE`: read a document from a file, and keep it in the library."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from judgekit.cli.answer import NO_ANSWER, Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.cli.rules.documents import document_row
from judgekit.domain.rules.document_import import DocumentKind, DocumentRefused, GivenFacts
from judgekit.domain.rules.outline import outline
from judgekit.engine.ports.documents import ImportProposal
from judgekit.views.words.editions import edition, language_name
from judgekit.views.words.imports import refusal_sentence, warning_line


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """The outline of what was read, with warnings; kept unless it is a dry run."""
    path = Path(arguments.file)
    kind = DocumentKind(arguments.kind) if arguments.kind else None
    given = GivenFacts(kind, arguments.language, arguments.date)
    imports = context.make_imports()
    try:
        proposal = imports.propose(path, given)
    except DocumentRefused as refused:
        sentence = refusal_sentence(refused, quoted(path.name), context.wording)
        raise CallRefused(sentence, NO_ANSWER) from refused
    if not arguments.dry_run:
        imports.keep(proposal)
    return Answer(_object(proposal, context), _text(proposal, context, kept=not arguments.dry_run))


def _object(proposal: ImportProposal, context: Context) -> dict[str, object]:
    return {
        "document": document_row(proposal.document),
        "sections": [msgspec.to_builtins(row) for row in outline(proposal.document)],
        "warnings": [
            {
                "kind": each.kind.value,
                "ref": each.ref or None,
                "text": warning_line(each, context.wording),
            }
            for each in proposal.reading.warnings
        ],
        "left_out": proposal.reading.left_out,
        "replaces": proposal.replaces,
        "no_longer_current": proposal.retires,
    }


def _text(proposal: ImportProposal, context: Context, *, kept: bool) -> str:
    wording, document = context.wording, proposal.document
    facts = (
        language_name(document.language, wording),
        edition(document.effective_date, document.published, wording),
        wording.say_count("{count} section", "{count} sections", len(document.sections)),
    )
    lines = [f"{document.id:<24} {document.title}, {', '.join(each for each in facts if each)}"]
    lines += [warning_line(each, wording) for each in proposal.reading.warnings]
    if proposal.retires:
        lines.append(
            wording.say("{document} is no longer the current one.", document=proposal.retires)
        )
    if not kept:
        lines.append(wording.say("Dry run: nothing was kept."))
    return "\n".join(lines)
