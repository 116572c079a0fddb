"""`judgekit changes REF`: what is known to have changed in a section since an edition."""

from __future__ import annotations

import argparse

from judgekit.cli.answer import NO_ANSWER, Answer, CallRefused
from judgekit.cli.context import Context
from judgekit.cli.rules.section_lookup import find_section
from judgekit.domain.rules.changes import KnownChanges, SectionHistory
from judgekit.domain.shared.tournament_rules import TOURNAMENT_RULES
from judgekit.views.words.editions import change_sentence, change_time, long_date
from judgekit.views.words.words import Words


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """The changes since the edition of the section, up to a day; oldest first.

    A section that came after that edition has all of its changes.
    """
    written = " ".join(arguments.ref)
    known, history, place = _looked_up(written, arguments.document, context)
    until = known.known_until if known else None
    if known is None or history is None:
        return Answer(
            {"changes": [], "known_until": until},
            "",
            NO_ANSWER,
            context.wording.say(
                "Nothing is known about changes of {ref} in {document}.",
                ref=written,
                document=place,
            ),
        )
    wording, language = context.wording, context.reader_language
    shown = [
        each for each in history.all_changes if not arguments.date or each.since <= arguments.date
    ]
    rows = [
        {
            "since": each.since,
            "after": each.after or None,
            "ref_now": history.number_now or None,
            "what": change_sentence(each, language),
            "importance": each.importance.value,
            "source": each.source,
        }
        for each in shown
    ]
    lines = [f"{change_time(each, wording)}: {change_sentence(each, language)}" for each in shown]
    if not shown:
        lines = [wording.say("Nothing is known to have changed.")]
    number = {
        "ref_now": history.number_now or None,
        "number_since": history.number_since if history.is_renumbered else None,
    }
    return Answer(
        {"changes": rows, "known_until": known.known_until, **number},
        "\n".join([*lines, *_foot(history, known, wording)]),
    )


def _looked_up(
    written: str, document_id: str | None, context: Context
) -> tuple[KnownChanges | None, SectionHistory | None, str]:
    """The facts, what they say of the section, and the document in which it was looked for."""
    library = context.library()
    try:
        reference = find_section(context, written, document_id)
    except CallRefused:
        later = library.known_changes(TOURNAMENT_RULES)
        history = later.of_later_section(written.lower().removeprefix("mtr ")) if later else None
        if history is None:
            raise
        return later, history, TOURNAMENT_RULES
    document = context.document(reference.document)
    known = library.known_changes(document.kind)
    return known, known.since(document, reference.ref) if known else None, document.id


def _foot(history: SectionHistory, known: KnownChanges, wording: Words) -> list[str]:
    """The number that the section has now, and until when all this is known."""
    since = long_date(history.number_since, wording)
    if not history.number_now:
        number = wording.say("Not there any more since {date}.", date=since)
    elif history.is_renumbered:
        number = wording.say("Now {number}, since {date}.", number=history.number_now, date=since)
    else:
        number = wording.say("Still {number}.", number=history.number_now)
    until = long_date(known.known_until, wording)
    return [number, wording.say("Changes are known until {date}.", date=until)]
