"""A later edition of the bundled tournament rules, as a file of an organizer would bring it."""

from __future__ import annotations

from judgekit.domain.rules.document import Document

CONCEDING, END = "2.4", "2.5"


def later_edition(document: Document) -> bytes:
    """The same text as a file of 2024: 2.4 and 2.5 have changed places, and 2.5 says more."""
    swapped = {CONCEDING: END, END: CONCEDING}
    numbered = [each for each in document.sections if each.number and each.number[0].isdigit()]
    in_order = sorted(
        numbered, key=lambda each: tuple(map(int, swapped.get(each.ref, each.ref).split(".")))
    )
    lines = ["# Magic: The Gathering Tournament Rules", "Effective May 3, 2024"]
    for section in in_order:
        number = swapped.get(section.ref, section.ref)
        lines.append(f"{'#' * (section.level + 1)} {number} {section.title}")
        lines += (block.text for block in section.blocks if block.text)
        if section.ref == END:
            lines.append("Players remain seated until their result is recorded.")
    return "\n\n".join(lines).encode()
