"""The first page: what the day was, its figures and rounds, where the time went."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.views.report.calls_over_day import OpenedCalls, calls_over_day
from judgekit.views.report.five_figures import five_figures
from judgekit.views.report.pages.marks import Align, Box, Ink, Mark, Said, Stroke
from judgekit.views.report.pages.sheet import (
    GAP,
    HEADING,
    ROW,
    SMALL,
    TEXT,
    TITLE,
    Column,
    Sheet,
)
from judgekit.views.report.report import Report
from judgekit.views.words.clocks import clock_title
from judgekit.views.words.instants import day_and_time, time_of_day
from judgekit.views.words.reports import (
    after_time_minutes,
    cause_minutes,
    cause_name,
    extension_minutes,
    minutes,
    span_of_day,
)
from judgekit.views.words.tournaments import format_name, level_name

FIGURE, BETWEEN = 20.0, 20.0
BAR, BAR_TOP = 9.0, 5.5
CHART = 78.0
LABEL, TIME = 40.0, 23.0
"""Between two times below the chart, and how wide one is."""


def put_head(sheet: Sheet, report: Report, made: int) -> None:
    """Put the program's name, the title and what the event was."""
    words = sheet.words
    sheet.y += SMALL
    sheet.put(Said(0, sheet.y, "Judgekit", SMALL, ink=Ink.MUTED))
    said = words.say("Made {time}", time=day_and_time(made, words))
    sheet.put(Said(sheet.width, sheet.y, said, SMALL, ink=Ink.MUTED, align=Align.RIGHT))
    sheet.y += TITLE + 8
    sheet.put(Said(0, sheet.y, words.say("Event report"), TITLE, bold=True))
    sheet.y += 6
    details = report.details
    facts = [span_of_day(report, words)]
    if details is not None:
        facts[:0] = [details.name, details.place]
        facts += [format_name(details.format, words), level_name(details.rel, words)]
    sheet.paragraph(" · ".join(filter(None, facts)), ink=Ink.MUTED)
    sheet.skip(10)


def put_figures(sheet: Sheet, report: Report) -> None:
    """Put the five figures beside each other."""
    figures = five_figures(report, sheet.words)
    across = sheet.width / len(figures)
    wrapped = sheet.typeface.wrapped
    details = [sheet.typeface.together(each.details, SMALL, across - 8) for each in figures]
    names = [wrapped(each.name, TEXT, across - 8) for each in figures]
    sheet.y += FIGURE
    for place, each in enumerate(figures):
        x, y = place * across, sheet.y
        sheet.put(Said(x, y, each.value, FIGURE, bold=True, even=False))
        y += 3
        for line in names[place]:
            y += 12
            sheet.put(Said(x, y, line, TEXT))
        for line in details[place]:
            y += 11
            sheet.put(Said(x, y, line, SMALL, ink=Ink.MUTED))
    lines = max(12 * len(a) + 11 * len(b) for a, b in zip(names, details, strict=True))
    sheet.y += lines + 3 + BETWEEN


def put_rounds(sheet: Sheet, report: Report) -> None:
    """Put the table of the rounds, with bars of the minutes after time."""
    words, rounds = sheet.words, report.rounds
    sheet.heading(words.say("Rounds"))
    if not rounds:
        sheet.paragraph(words.say("No round was played."), ink=Ink.MUTED)
        return
    several = len({each.clock for each in rounds}) > 1
    name = report.details.name if report.details else ""
    first = 96.0 if several else 56.0
    right = Align.RIGHT
    columns = (
        Column(words.say("Round"), 0, first - 6, bold=True),
        Column(words.say("Start"), first + 40, 44, right),
        Column(words.say("Time up"), first + 96, 52, right),
        Column(words.say("Last table"), first + 160, 60, right),
        Column(words.say("Minutes after time"), first + 180, 110),
        Column(words.say("Tables after time"), sheet.width - 84, 56, right),
        Column(words.say("Turnaround, min"), sheet.width, 74, right),
    )
    rows = []
    for each in rounds:
        number = str(each.round)
        if several:
            number = f"{clock_title(each.clock, name, words)} {number}"
        rows.append(
            (
                number,
                time_of_day(each.start),
                "–" if each.called is None else time_of_day(each.called),
                "–" if each.last_finished is None else time_of_day(each.last_finished),
                "",
                str(each.tables_after_time),
                "–" if each.turnaround is None else minutes(each.turnaround),
            )
        )
    most = max(each.after_time for each in rounds)
    room = sheet.width - 130 - (first + 180) - 24

    def bar(place: int, top: float) -> list[Mark]:
        after = rounds[place].after_time
        return bar_marks((first + 180, top), after / most if most else 0, room, minutes(after))

    sheet.table(columns, rows, bar)
    if any(each.tables_after_time for each in rounds):
        said = words.say(
            "Tables after time: those that were reported as still playing, were in turns, or were "
            "entered as done one by one after time."
        )
        sheet.paragraph(said, ink=Ink.MUTED, size=SMALL)
    sheet.skip(BETWEEN)


def bar_marks(
    at: tuple[float, float], share: float, room: float, said: str, ink: Ink = Ink.OVERTIME
) -> list[Mark]:
    """A bar that takes its share of `room`, with its figure behind it; `at` is its left and top."""
    x, top = at
    long = room * share
    behind = x + long + (5 if long else 0)
    marks: list[Mark] = [Said(behind, top + 13, said, TEXT, bold=True)]
    if long:
        marks.append(Box(x, top + BAR_TOP, max(1.0, long), BAR, ink))
    return marks


def put_causes_and_calls(sheet: Sheet, report: Report) -> None:
    """Put where the minutes after time went, and beside it when calls were opened."""
    causes, calls = report.after_time_by_cause, calls_over_day(report.day)
    height = HEADING + GAP + max(ROW * len(causes), CHART + 16 if calls else ROW)
    sheet.need(height)
    half = (sheet.width - 28) / 2
    top = sheet.y + HEADING
    words = sheet.words
    lost = words.say("Minutes after time: {minutes}", minutes=after_time_minutes(report))
    sheet.put(Said(0, top, lost, HEADING, bold=True))
    _put_causes(sheet, report, top + GAP, half)
    right = half + 28
    said = words.say("Calls over the day: {count}", count=report.calls.count)
    sheet.put(Said(right, top, said, HEADING, bold=True))
    if calls:
        note = words.say("opened per half hour")
        line = sheet.typeface.width(said, HEADING, bold=True)
        if line + sheet.typeface.width(note, SMALL) + 8 <= half:
            sheet.put(Said(sheet.width, top, note, SMALL, ink=Ink.MUTED, align=Align.RIGHT))
        sheet.put(*chart_marks(calls, right, top + GAP + 6, half))
    sheet.y += height + BETWEEN


def _put_causes(sheet: Sheet, report: Report, top: float, width: float) -> None:
    words, causes = sheet.words, report.after_time_by_cause
    sheet.put(Stroke(0, top, width, top, Ink.STRONG))
    if not causes:
        said = words.say("Every round ended in time.")
        sheet.put(Said(0, top + 13, said, TEXT, ink=Ink.MUTED))
        return
    names = [cause_name(each.cause, words) for each in causes]
    counts = [words.say_count("{count} round", "{count} rounds", each.count) for each in causes]
    behind = max(sheet.typeface.width(each, SMALL) for each in counts)
    before = max(sheet.typeface.width(each, TEXT) for each in names) + 8
    room = max(8.0, width - before - behind - 34)
    shown = cause_minutes(report)
    for place, each in enumerate(causes):
        y = top + place * ROW
        sheet.put(Said(0, y + 13, names[place], TEXT))
        share = each.time / causes[0].time
        sheet.put(*bar_marks((before, y), share, room, str(shown[place])))
        sheet.put(
            Said(width, y + 13, counts[place], SMALL, ink=Ink.MUTED, align=Align.RIGHT),
            Stroke(0, y + ROW, width, y + ROW),
        )


def chart_marks(calls: Sequence[OpenedCalls], left: float, top: float, width: float) -> list[Mark]:
    """A bar for every half hour, with a scale at the left and times below."""
    most = max(each.count for each in calls)
    step = max(1, -(-most // 2))
    high = step * 2
    base, x, room = top + CHART, left + 14, width - 14
    marks: list[Mark] = []
    for value in (0, step, high):
        y = base - CHART * value / high
        marks += [
            Stroke(x, y, left + width, y, Ink.STRONG if not value else Ink.LINE),
            Said(x - 5, y + 3, str(value), SMALL, ink=Ink.MUTED, align=Align.RIGHT),
        ]
    pitch = min(26.0, room / len(calls))
    for place, each in enumerate(calls):
        tall = CHART * each.count / high
        if tall:
            at = x + place * pitch + pitch * 0.12
            marks.append(Box(at, base - tall, pitch * 0.76, tall, Ink.ACCENT))
    every = max(1, -(-int(LABEL) // max(1, int(pitch))))
    for place in range(0, len(calls), every):
        said = time_of_day(calls[place].since)
        at = min(x + place * pitch, left + width - TIME)
        marks.append(Said(at, base + 12, said, SMALL, ink=Ink.MUTED))
    return marks


def put_extensions(sheet: Sheet, report: Report) -> None:
    """Put the extensions of the day by cause."""
    words, causes = sheet.words, report.extensions_by_cause
    sheet.heading(
        words.say("Time extensions, minutes: {minutes}", minutes=extension_minutes(report)),
        words.say("a table counts once a round"),
    )
    if not causes:
        sheet.paragraph(words.say("No table had an extension."), ink=Ink.MUTED)
        sheet.skip(BETWEEN)
        return
    columns = (
        Column(words.say("Cause"), 0, 200),
        Column(words.say("Minutes"), 210, 150),
        Column(words.say("Tables"), sheet.width, 80, Align.RIGHT),
    )
    most = max(1, *(each.time for each in causes))
    rows = [(cause_name(each.cause, words), "", str(each.count)) for each in causes]

    def bar(place: int, top: float) -> list[Mark]:
        time = causes[place].time
        return bar_marks((210, top), max(0, time) / most, 190, minutes(time), Ink.ACCENT)

    sheet.table(columns, rows, bar)
    sheet.skip(BETWEEN)
