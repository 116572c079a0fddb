"""The pages behind the first: calls and appeals, deck checks, penalties."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.domain.deck_checks.state import DeckCheck
from judgekit.domain.infractions.state import Penalty
from judgekit.views.report.heard_appeals import HeardAppeal, heard_appeals
from judgekit.views.report.pages.marks import Align, Ink
from judgekit.views.report.pages.sheet import GAP, SMALL, Column, Sheet
from judgekit.views.report.report import Report
from judgekit.views.words.clocks import reason_name
from judgekit.views.words.instants import time_of_day
from judgekit.views.words.penalties import penalty_name
from judgekit.views.words.reports import OUTCOMES, incomplete_checks, stopwatch
from judgekit.views.words.words import Words

NameOf = Callable[[str], str]
"""Names an infraction by its id: `2.5 Game Rule Violation`."""
BETWEEN = 20.0
LONGEST_CALLS = 10


def put_calls(sheet: Sheet, report: Report) -> None:
    """Put the calls by judge, and the longest ones."""
    words, calls = sheet.words, report.calls
    lasting = words.say(
        "average {mean}, median {median}",
        mean=stopwatch(calls.mean),
        median=stopwatch(calls.median),
    )
    title = words.say("Calls: {count}", count=calls.count)
    sheet.heading(title, lasting if calls.count else "")
    if not calls.count:
        sheet.paragraph(words.say("No calls."), ink=Ink.MUTED)
        sheet.skip(BETWEEN)
        return
    right = Align.RIGHT
    if calls.by_judge:
        columns = (
            Column(words.say("Judge"), 0, 300),
            Column(words.say("Calls"), sheet.width - 100, 80, right),
            Column(words.say("Average"), sheet.width, 80, right),
        )
        rows = [(each.judge, str(each.count), stopwatch(each.mean)) for each in calls.by_judge]
        sheet.table(columns, rows)
        sheet.skip(BETWEEN)
    _put_longest(sheet, report)


def _put_longest(sheet: Sheet, report: Report) -> None:
    words = sheet.words
    entered = report.day.state.calls.entered
    closed = [each for each in entered if each.closed is not None]
    closed.sort(key=lambda each: (each.opened - (each.closed or 0), each.opened))
    sheet.heading(words.say("Longest calls"))
    columns = (
        Column(words.say("When"), 0, 50),
        Column(words.say("Round"), 90, 40, Align.RIGHT),
        Column(words.say("Table"), 140, 44, Align.RIGHT),
        Column(words.say("Reason"), 156, 130),
        Column(words.say("Judge"), 296, 140),
        Column(words.say("Length"), sheet.width, 60, Align.RIGHT),
    )
    rows = [
        (
            time_of_day(each.opened),
            str(each.round or "–"),
            str(each.table),
            reason_name(each.reason, words),
            report.naming.person(each.judge) or "–",
            stopwatch(each.length),
        )
        for each in closed[:LONGEST_CALLS]
    ]
    sheet.table(columns, rows)
    sheet.skip(BETWEEN)


def put_appeals(sheet: Sheet, report: Report, name_of: NameOf) -> None:
    """Put all appeals with their outcomes."""
    words, found = sheet.words, report.appeals
    detail = words.say(
        "upheld: {upheld}, overturned: {overturned}, changed: {changed}",
        upheld=found.upheld,
        overturned=found.overturned,
        changed=found.changed,
    )
    title = words.say("Appeals: {count}", count=found.count)
    sheet.heading(title, detail if found.count else "")
    if not found.count:
        sheet.paragraph(words.say("No appeals."), ink=Ink.MUTED)
        return
    columns = (
        Column(words.say("When"), 0, 40),
        Column(words.say("Table"), 72, 34, Align.RIGHT),
        Column(words.say("Floor judge"), 86, 82),
        Column(words.say("What it was about, and the ruling"), 174, 172),
        Column(words.say("Outcome"), 354, 78),
        Column(words.say("Head judge"), 438, sheet.width - 438),
    )
    sheet.table(
        columns,
        [_appeal(each, sheet, name_of) for each in heard_appeals(report)],
    )
    sheet.skip(BETWEEN)


def _appeal(appeal: HeardAppeal, sheet: Sheet, name_of: NameOf) -> tuple[str, ...]:
    words = sheet.words
    about = name_of(appeal.infraction) if appeal.infraction else appeal.about
    return (
        time_of_day(appeal.opened),
        str(appeal.table),
        appeal.floor_judge or "–",
        "\n".join((about or "–", *appeal.ruled(words))),
        words.say_known(OUTCOMES, appeal.outcome),
        appeal.ruled_by(words),
    )


def put_checks(sheet: Sheet, report: Report) -> None:
    """Put the deck checks, each with what was found."""
    words, checks = sheet.words, report.deck_checks
    title = words.say("Deck checks: {count}", count=checks.checks)
    lasting = words.say("average {mean}", mean=stopwatch(checks.mean))
    sheet.heading(title, lasting if checks.checks else "")
    counted = [
        words.say_count(
            "{count} deck was checked", "{count} decks were checked", checks.decks_checked
        )
    ]
    if checks.required:
        counted.append(words.say("{count} recommended", count=checks.required))
    counted.append(words.say_count("{count} finding", "{count} findings", checks.findings))
    counted += incomplete_checks(report, words)
    sheet.paragraph(", ".join(counted))
    sheet.skip(GAP)
    if not checks.checks:
        sheet.skip(BETWEEN)
        return
    columns = (
        Column(words.say("When"), 0, 40),
        Column(words.say("Round"), 84, 40, Align.RIGHT),
        Column(words.say("Table"), 128, 40, Align.RIGHT),
        Column(words.say("Decks"), 174, 40, Align.RIGHT),
        Column(words.say("Length"), 236, 58, Align.RIGHT),
        Column(words.say("Findings"), 252, sheet.width - 252),
    )
    rows = []
    for each in report.day.state.deck_checks.entered:
        found = [report.naming.prose(text) for text in each.findings]
        told = "; ".join(filter(None, found)) or str(len(each.findings) or "–")
        rows.append(
            (
                time_of_day(each.opened),
                str(each.round or "–"),
                str(each.table),
                _decks(each, words),
                stopwatch(each.length),
                told,
            )
        )
    sheet.table(columns, rows)
    sheet.skip(BETWEEN)


def _decks(check: DeckCheck, words: Words) -> str:
    """Return how many decks were checked; of how many, where some of them don't count."""
    if check.closed is None or check.checked == check.decks:
        return str(check.decks)
    return words.say("{count} of {decks}", count=check.checked, decks=check.decks)


def put_penalties(sheet: Sheet, report: Report, name_of: NameOf) -> None:
    """Put the penalties by infraction, then by player."""
    words = sheet.words
    total = sum(each.count for each in report.penalties)
    sheet.heading(words.say("Penalties: {count}", count=total))
    if not total:
        sheet.paragraph(words.say("No penalties."), ink=Ink.MUTED)
        sheet.skip(BETWEEN)
        return
    given = [each for each in Penalty if any(one.penalty == each for one in report.penalties)]
    heads = (word for each in given for word in penalty_name(each, words).split())
    wide = max(62.0, *(sheet.typeface.width(head, SMALL) + 8 for head in heads))
    columns = [Column(words.say("Infraction"), 0, sheet.width - wide * len(given) - 8)]
    for place, penalty in enumerate(given):
        x = sheet.width - wide * (len(given) - 1 - place)
        head = penalty_name(penalty, words)
        columns.append(Column(head, x, wide - 4, Align.RIGHT, bold=True))
    rows = []
    for infraction in dict.fromkeys(each.infraction for each in report.penalties):
        counts = {e.penalty: e.count for e in report.penalties if e.infraction == infraction}
        cells = (str(counts.get(each.value, "–")) for each in given)
        rows.append((name_of(infraction), *cells))
    sheet.table(columns, rows)
    sheet.skip(BETWEEN)
    sheet.heading(words.say("Penalties by player"))
    columns = [Column(words.say("Player"), 0, 190), Column(words.say("Penalties"), 200, 310)]
    sheet.table(columns, list(_by_player(report, sheet, name_of)))
    sheet.skip(BETWEEN)


def _by_player(report: Report, sheet: Sheet, name_of: NameOf) -> Iterable[tuple[str, str]]:
    words = sheet.words
    for player in report.players:
        told = []
        for each in player.penalties:
            what = f"{name_of(each.infraction)}: {penalty_name(each.penalty, words)}"
            if each.round is not None:
                place = words.say("round {round}", round=each.round)
                what = f"{what}, {place}"
            told.append(what)
        yield player.player, "\n".join(told)
