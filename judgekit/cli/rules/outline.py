"""`judgekit outline`: the sections of a document with their counts."""

from __future__ import annotations

import argparse

import msgspec

from judgekit.cli.answer import Answer
from judgekit.cli.context import Context
from judgekit.cli.rules.documents import document_row
from judgekit.domain.rules.document import Section
from judgekit.domain.rules.outline import outline
from judgekit.views.words.section_numbers import number_in_language


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Every section in reading order, counted as described in `docs/user/command-line.md`."""
    document = context.document(arguments.document)
    rows = [msgspec.to_builtins(row) for row in outline(document)]
    text = "\n".join(_line(section, document.language) for section in document.sections)
    return Answer({"document": document_row(document), "sections": rows}, text)


def _line(section: Section, language: str) -> str:
    indent = "  " * max(section.level - 1, 0)
    return indent + " ".join(
        part for part in (number_in_language(section.number or "", language), section.title) if part
    )
