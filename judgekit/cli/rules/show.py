"""`judgekit show`: one whole section with its citation."""

from __future__ import annotations

import argparse

import msgspec

from judgekit.cli.answer import Answer
from judgekit.cli.context import Context
from judgekit.cli.rules.section_lookup import find_section
from judgekit.domain.rules.citation import cite
from judgekit.domain.rules.document import Block, BlockKind
from judgekit.views.words.editions import citation_text, number_today
from judgekit.views.words.section_numbers import number_in_language


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """The section's blocks, and its citation."""
    reference = find_section(context, " ".join(arguments.ref), arguments.document)
    section = context.library().section(reference)
    cited = cite(context.library(), reference)
    assert section is not None and cited is not None
    today = context.library().number_today(reference)
    citation = citation_text(cited, context.wording)
    data = {
        "document": reference.document,
        "ref": section.ref,
        "title": section.title,
        "blocks": [_block_row(block) for block in section.blocks],
        "citation": citation,
        "number_today": msgspec.to_builtins(today) if today else None,
    }
    number = number_in_language(section.number or "", cited.language)
    heading = " ".join(part for part in (number, section.title) if part)
    warning = number_today(context.library(), reference, context.wording)
    title = "\n".join(filter(None, (heading, warning)))
    body = "\n\n".join(_block_text(block) for block in section.blocks)
    return Answer(data, "\n\n".join(part for part in (title, body, f"— {citation}") if part))


def _block_row(block: Block) -> dict[str, object]:
    if block.kind is BlockKind.TABLE:
        rows = [[cell.text for cell in row] for row in block.rows]
        return {"kind": block.kind.value, "rows": rows}
    return {"kind": block.kind.value, "text": block.text}


def _block_text(block: Block) -> str:
    if block.kind is BlockKind.TABLE:
        return "\n".join(
            " | ".join(cell.text.replace("\n", "; ") for cell in row) for row in block.rows
        )
    if block.kind is BlockKind.ITEM:
        return f"{'  ' * block.depth}{block.marker or '•'} {block.text}"
    return block.text
