"""A sheet for each disqualification: what is known, and room for statements and signatures."""

from __future__ import annotations

from judgekit.domain.infractions.state import Penalty, WrittenPenalty
from judgekit.views.report.pages.details import NameOf
from judgekit.views.report.pages.marks import Ink, Said, Stroke
from judgekit.views.report.pages.sheet import SMALL, TEXT, Column, Sheet
from judgekit.views.report.report import Report
from judgekit.views.words.instants import day_and_time
from judgekit.views.words.words import Words

FACT = 110.0
WRITING = 22.0
"""Between two lines to write on."""


def disqualified(report: Report) -> tuple[WrittenPenalty, ...]:
    """The disqualifications of the day, in its order."""
    written = report.day.state.infractions.entered
    found = [each for each in written if each.issued.penalty == Penalty.DISQUALIFICATION]
    return tuple(sorted(found, key=lambda each: each.at))


def put_disqualification(
    sheet: Sheet, report: Report, written: WrittenPenalty, name_of: NameOf
) -> None:
    """Put the sheet of one disqualification, on a page of its own."""
    words, issued, naming = sheet.words, written.issued, report.naming
    sheet.turn()
    sheet.heading(words.say("Disqualification"), day_and_time(written.at, words))
    of_clock = report.day.penalty_rounds.get(written.id)
    facts = (
        (words.say("Player"), naming.person(issued.player)),
        (words.say("Infraction"), name_of(issued.infraction)),
        (words.say("Round"), "" if of_clock is None else str(of_clock[1])),
        (words.say("Table"), "" if issued.table is None else str(issued.table)),
        (words.say("Judge"), naming.person(issued.judge)),
        (words.say("Head judge"), naming.person(issued.head_judge)),
        (words.say("Deviation"), naming.prose(issued.deviation)),
        (words.say("Comment"), naming.prose(issued.comment)),
    )
    columns = (
        Column("", 0, FACT - 8, ink=Ink.MUTED),
        Column("", FACT, sheet.width - FACT),
    )
    sheet.table(columns, [(name, told or "–") for name, told in facts])
    sheet.skip(20)
    _put_writing(sheet, words)


def _put_writing(sheet: Sheet, words: Words) -> None:
    parts = (
        (words.say("What happened, by the judge"), 6),
        (words.say("Statement of the player"), 5),
        (words.say("Statements of witnesses"), 5),
    )
    for title, lines in parts:
        sheet.need(TEXT + WRITING * lines)
        sheet.y += TEXT
        sheet.put(Said(0, sheet.y, title, TEXT, bold=True))
        for _ in range(lines):
            sheet.y += WRITING
            sheet.put(Stroke(0, sheet.y, sheet.width, sheet.y, Ink.STRONG))
        sheet.skip(16)
    sheet.need(40)
    sheet.y += 26
    half = sheet.width / 2
    signatures = (words.say("Player, signature"), words.say("Head judge, signature"))
    for place, title in enumerate(signatures):
        x = place * (half + 8)
        sheet.put(Stroke(x, sheet.y, x + half - 8, sheet.y, Ink.STRONG))
        sheet.put(Said(x, sheet.y + 11, title, SMALL, ink=Ink.MUTED))
    sheet.skip(14)
