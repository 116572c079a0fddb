"""The whole report as pages."""

from __future__ import annotations

import msgspec

from judgekit.domain.shared.moment import Moment
from judgekit.views.report.pages import details, disqualifications, round_pictures, summary
from judgekit.views.report.pages.details import NameOf
from judgekit.views.report.pages.marks import Ink, Pages, Said
from judgekit.views.report.pages.sheet import FOOT, SMALL, Sheet
from judgekit.views.report.pages.typeface import Typeface
from judgekit.views.report.report import Report
from judgekit.views.words.words import Words

ON_FIRST_PAGE, LEAST_ON_FIRST = 12, 4


class Printing(msgspec.Struct, frozen=True):
    """In which words and letters a report is printed, when, and what infractions are called."""

    words: Words
    typeface: Typeface
    made: Moment
    name_of: NameOf


def report_pages(report: Report, printing: Printing, room: tuple[float, float]) -> Pages:
    """Lay the report out for pages of this room, in points."""
    words, name_of = printing.words, printing.name_of
    sheet = Sheet(printing.typeface, words, room)
    summary.put_head(sheet, report, printing.made)
    summary.put_figures(sheet, report)
    summary.put_rounds(sheet, report)
    summary.put_causes_and_calls(sheet, report)
    shown = _put_worst_round(sheet, report)
    contents: list[tuple[str, int]] = []

    def part(title: str) -> None:
        contents.append((title, sheet.page))

    sheet.begin_part()
    part(words.say("Calls and appeals"))
    details.put_calls(sheet, report)
    details.put_appeals(sheet, report, name_of)
    sheet.begin_part()
    part(words.say("Extensions and deck checks"))
    summary.put_extensions(sheet, report)
    details.put_checks(sheet, report)
    sheet.begin_part()
    part(words.say("Penalties"))
    details.put_penalties(sheet, report, name_of)
    late = [each for each in report.rounds if each.tables_after_time and each.id != shown]
    if late:
        sheet.begin_part()
        part(words.say("Rounds table by table"))
        for each in late:
            round_pictures.put_round(sheet, report, each.id, each.tables)
    for place, written in enumerate(disqualifications.disqualified(report)):
        disqualifications.put_disqualification(sheet, report, written, name_of)
        if not place:
            part(words.say("Disqualifications"))
    _put_contents(sheet, contents)
    return sheet.pages(_title(report, words), _foot(report, words))


def _put_worst_round(sheet: Sheet, report: Report) -> str:
    """Put what there is room for of the worst round; return its id if that is all of it, which
    isn't printed twice."""
    worst = report.worst_round
    if worst is None:
        return ""
    room = sheet.left - round_pictures.AROUND
    most = min(int(room // round_pictures.PITCH), ON_FIRST_PAGE)
    if most < LEAST_ON_FIRST:
        return ""
    is_whole = round_pictures.put_round(sheet, report, worst.id, most)
    return worst.id if is_whole else ""


def _put_contents(sheet: Sheet, contents: list[tuple[str, int]]) -> None:
    """Put where the other parts are, above the foot of the first page."""
    told = "  ·  ".join(f"{title} {number}" for title, number in contents)
    lines = sheet.typeface.wrapped(told, SMALL, sheet.width)
    for place, line in enumerate(reversed(lines)):
        y = sheet.height - FOOT - 4 - place * 11
        sheet.put_on(1, Said(0, y, line, SMALL, ink=Ink.MUTED))


def _title(report: Report, words: Words) -> str:
    name = report.details.name if report.details else ""
    title = words.say("Event report")
    return f"{title}: {name}" if name else title


def _foot(report: Report, words: Words) -> str:
    name = report.details.name if report.details else words.say("Event report")
    without = words.say("report without names")
    return f"{name}, {without}" if report.is_redacted else name
