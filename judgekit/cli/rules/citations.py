"""Citation of an answer's source section, as fields for programs and a line for people."""

from __future__ import annotations

from judgekit.cli.context import Context
from judgekit.domain.rules.citation import cite
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.views.words.editions import citation_text


def ground_fields(context: Context, reference: RuleReference) -> dict[str, str | None]:
    """Citation fields of a section.

    `document`, `ref`, `section` (its title) and `citation`; the last two are None if the text could
    not be read.
    """
    section = context.library().section(reference)
    cited = cite(context.library(), reference)
    return {
        "document": reference.document,
        "ref": reference.ref,
        "section": section.title if section else None,
        "citation": citation_text(cited, context.wording) if cited else None,
    }


def ground_line(fields: dict[str, str | None]) -> str:
    """`— MTR Appendix E …, English, …`, or only the ref if the text is missing."""
    return f"— {fields['citation'] or fields['ref']}"
