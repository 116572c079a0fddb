"""`judgekit changes REF`: what is known to have changed in a section since an edition."""

from __future__ import annotations

import argparse

from judgekit.cli.answer import NO_ANSWER, Answer
from judgekit.cli.context import Context
from judgekit.cli.rules.section_lookup import find_section


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """The changes since the edition of the section, up to a day; oldest first."""
    reference = find_section(context, " ".join(arguments.ref), arguments.document)
    library = context.library()
    document = context.document(reference.document)
    known = library.known_changes(document.kind)
    history = known.since(document, reference.ref) if known else None
    if history is None or known is None:
        return Answer(
            {"changes": [], "known_until": known.known_until if known else None},
            "",
            NO_ANSWER,
            context.wording.say(
                "Nothing is known about changes of {ref} in {document}.",
                ref=reference.ref,
                document=document.id,
            ),
        )
    language = context.reader_language
    rows = [
        {
            "since": each.since,
            "after": each.after or None,
            "ref_now": history.number_now,
            "what": each.what.get(language) or each.what["en"],
            "importance": each.importance.value,
            "source": each.source,
        }
        for each in history.all_changes
        if not arguments.date or each.since <= arguments.date
    ]
    lines = [f"{row['since']}  {row['what']}" for row in rows]
    lines.append(
        context.wording.say(
            "Now {number}; known until {date}.", number=history.number_now, date=known.known_until
        )
    )
    return Answer({"changes": rows, "known_until": known.known_until}, "\n".join(lines))
