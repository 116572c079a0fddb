"""Rounds table by table: a strip for each table that was done after time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from judgekit.domain.shared.moment import Moment
from judgekit.views.report.pages.marks import Align, Box, Hatched, Ink, Mark, Said, Stroke
from judgekit.views.report.pages.sheet import FOOT, GAP, HEADING, SMALL, TEXT, Sheet
from judgekit.views.report.report import Report
from judgekit.views.report.strips import Doing, RoundStrips, Strip, round_strips
from judgekit.views.words.clocks import clock_title
from judgekit.views.words.instants import time_of_day
from judgekit.views.words.reports import DOINGS, others_words

PITCH, TIGHT, BAR = 14.0, 12.5, 8.0
"""From one strip to the next, as little as that may be where a page is to hold all, and a strip's
height."""
NAME, CLOCK = 32.0, 34.0
"""Room for a table's number at the left, and for a time at the right."""
HEAD, TAIL = 34.0, 18.0
AROUND = HEADING + GAP + HEAD + TAIL
"""What a picture needs besides its strips."""
TURN = 4.5
BETWEEN = 22.0


def put_round(sheet: Sheet, report: Report, round_id: str, most: int) -> bool:
    """Put the picture of one round, with at most so many of its tables; return whether these are
    all that a picture tells of. Else it is called by those that were done last."""
    strips = round_strips(report.day, round_id)
    shown = strips.telling(most)
    is_whole = len(shown) == len(strips.telling(len(strips.strips)))
    room = sheet.height - FOOT - AROUND
    pitch = max(TIGHT, min(PITCH, room / max(1, len(shown))))
    pages = ceil(len(shown) * pitch / room)
    # Of several pages none is left with a strip or two.
    a_page = ceil(len(shown) / max(1, pages))
    sheet.need(AROUND + pitch * a_page)
    _put_heading(sheet, report, strips, shown, is_whole=is_whole)
    if not shown:
        sheet.paragraph(sheet.words.say("No tables are known."), ink=Ink.MUTED)
        return is_whole
    for at in range(0, len(shown), a_page):
        if at:
            sheet.turn()
            _put_heading(sheet, report, strips, shown, is_whole=is_whole)
        _put_strips(sheet, strips, shown[at : at + a_page], pitch)
    sheet.skip(BETWEEN)
    return is_whole


def _put_heading(
    sheet: Sheet, report: Report, strips: RoundStrips, shown: Sequence[Strip], *, is_whole: bool
) -> None:
    words = sheet.words
    title = words.say("Round {number}, table by table", number=strips.round)
    if not is_whole:
        title = words.say("Round {number}, the tables done last", number=strips.round)
    clocks = {each.clock for each in report.rounds}
    if len(clocks) > 1:
        name = report.details.name if report.details else ""
        title = f"{clock_title(strips.clock, name, words)} · {title}"
    detail = others_words(strips, shown, words)
    wide = sheet.typeface.width(title, HEADING, bold=True)
    if wide + sheet.typeface.width(detail, SMALL) + 10 > sheet.width:
        sheet.heading(title, following=0)
        sheet.paragraph(detail, ink=Ink.MUTED, size=SMALL)
    else:
        sheet.heading(title, detail, following=0)


def _put_strips(sheet: Sheet, strips: RoundStrips, rows: Sequence[Strip], pitch: float) -> None:
    sheet.put(*_legend(sheet, sheet.y + SMALL))
    top = sheet.y + 18
    sheet.put(Stroke(0, top, sheet.width, top, Ink.STRONG))
    left, room = NAME, sheet.width - NAME - CLOCK
    span = max(1, strips.until - strips.start)

    def place(at: Moment) -> float:
        return left + room * (at - strips.start) / span

    y = top + 5
    for strip in rows:
        sheet.put(Said(NAME - 8, y + 8, str(strip.table), TEXT, bold=True, align=Align.RIGHT))
        for each in strip.stretches:
            sheet.put(*_stretch(each.doing, place(each.begin), place(each.end), y))
        if strip.finished is not None and strip.is_late:
            at = place(strip.stretches[-1].end) + 4
            said = time_of_day(strip.finished)
            sheet.put(Said(at, y + 8, said, SMALL, ink=Ink.MUTED))
        y += pitch
    sheet.put(*_times(sheet, strips, place, (top, y)))
    sheet.y = y + TAIL


def _times(
    sheet: Sheet, strips: RoundStrips, place: Callable[[Moment], float], across: tuple[float, float]
) -> list[Mark]:
    """The line at which time was up, and the times below: the start, and that."""
    top, bottom = across
    start = time_of_day(strips.start)
    marks: list[Mark] = [Said(NAME, bottom + 10, start, SMALL, ink=Ink.MUTED)]
    if strips.end is None:
        return marks
    x = place(strips.end)
    said = sheet.words.say("{time} time", time=time_of_day(strips.end))
    half = sheet.typeface.width(said, SMALL, bold=True) / 2
    least = NAME + sheet.typeface.width(start, SMALL) + 8 + half
    middle = min(max(x, least), sheet.width - half)
    marks += [
        Stroke(x, top, x, bottom, Ink.TEXT, 1.2),
        Said(middle, bottom + 10, said, SMALL, bold=True, align=Align.CENTRE),
    ]
    return marks


def _legend(sheet: Sheet, y: float) -> list[Mark]:
    marks: list[Mark] = []
    x = NAME
    for doing in Doing:
        said = sheet.words.say(DOINGS[doing])
        marks += _stretch(doing, x, x + 16, y - 7)
        marks.append(Said(x + 20, y, said, SMALL))
        x += 20 + sheet.typeface.width(said, SMALL) + 16
    return marks


def _stretch(doing: Doing, begin: float, end: float, top: float) -> list[Mark]:
    """A stretch is told apart by its form, also where a printer has no colours."""
    width = max(0.8, end - begin - 0.6)
    if doing is Doing.PLAYED:
        return [Box(begin, top, width, BAR, Ink.STRONG)]
    if doing is Doing.PAUSED:
        return [Box(begin + 0.4, top + 0.4, max(0.4, width - 0.8), BAR - 0.8, None, Ink.ATTENTION)]
    if doing is Doing.EXTENDED:
        return [Hatched(begin, top, width, BAR, Ink.ACCENT)]
    marks: list[Mark] = []
    x = begin
    while x < end - 0.3:
        marks.append(Box(x, top, max(0.6, min(TURN, end - x) - 1.2), BAR, Ink.OVERTIME))
        x += TURN
    return marks
