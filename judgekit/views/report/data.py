"""The report as data: one object for programs, one table for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from judgekit.domain.shared.moment import Moment, format_moment, in_seconds
from judgekit.views.report.heard_appeals import HeardAppeal, heard_appeals
from judgekit.views.report.report import Report
from judgekit.views.report.rounds import CauseOfTime, RoundFigures

HEAD = ("part", "clock", "round", "name", "figure", "value")
FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet takes a cell that begins so for a formula."""


def report_object(report: Report) -> dict[str, Any]:
    """The report as JSON data: instants in UTC, durations in seconds, null for what is missing."""
    calls, checks = report.calls, report.deck_checks
    return {
        "event": _event(report),
        "rounds": [_round(each) for each in report.rounds],
        "after_time_by_cause": [_cause(each, "rounds") for each in report.after_time_by_cause],
        "extensions_by_cause": [_cause(each, "tables") for each in report.extensions_by_cause],
        "calls": {
            "count": calls.count,
            "mean_seconds": _seconds(calls.mean),
            "median_seconds": _seconds(calls.median),
            "by_judge": [
                {"judge": each.judge, "count": each.count, "mean_seconds": _seconds(each.mean)}
                for each in calls.by_judge
            ],
        },
        "deck_checks": {
            "decks_checked": checks.decks_checked,
            "required": checks.required,
            "findings": checks.findings,
            "mean_seconds": _seconds(checks.mean),
        },
        "penalties": [msgspec.to_builtins(each) for each in report.penalties],
        "players": [
            {
                "player": each.player,
                "penalties": [msgspec.to_builtins(one) for one in each.penalties],
            }
            for each in report.players
        ],
        "appeals": msgspec.to_builtins(report.appeals),
        "rulings": [_ruling(each) for each in heard_appeals(report)],
    }


def report_csv(report: Report) -> bytes:
    """The report as one table in UTF-8, a figure a row: part, clock, round, name, figure, value.

    The parts and figures have the names that they have in `report_object`. It begins with a byte
    order mark, without which spreadsheets misread all but plain Latin letters.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(HEAD)
    for row in _rows(report_object(report)):
        writer.writerow([_harmless(cell) for cell in row])
    return text.getvalue().encode("utf-8-sig")


def _event(report: Report) -> dict[str, Any]:
    details = report.details
    return {
        "name": details.name if details else None,
        "date": details.date or None if details else None,
        "place": details.place or None if details else None,
        "format": details.format or None if details else None,
        "rel": details.rel or None if details else None,
        "players": details.players if details else None,
        "teams": bool(details and details.teams),
        "rounds": len(report.rounds),
        "start": _instant(report.began),
        "end": _instant(report.finished),
        "redacted": report.is_redacted,
    }


def _round(figures: RoundFigures) -> dict[str, Any]:
    return {
        "clock": figures.clock,
        "round": figures.round,
        "start": format_moment(figures.start),
        "time": _instant(figures.time),
        "last_finished": _instant(figures.last_finished),
        "after_time_seconds": in_seconds(figures.after_time),
        "turnaround_seconds": _seconds(figures.turnaround),
        "tables_after_time": figures.tables_after_time,
    }


def _ruling(heard: HeardAppeal) -> dict[str, Any]:
    texts = ("infraction", "floor_judge", "outcome", "head_judge", "ruling", "reason")
    return {
        "clock": heard.clock,
        "round": heard.round,
        "table": heard.table,
        "made": format_moment(heard.opened),
        **{text: getattr(heard, text) or None for text in texts},
    }


def _cause(each: CauseOfTime, counted: str) -> dict[str, Any]:
    return {"cause": each.cause, "seconds": in_seconds(each.time), counted: each.count}


def _rows(data: Mapping[str, Any]) -> Iterator[tuple[object, ...]]:
    """Yield the rows of the table, in the order of the object."""
    for figure, value in data["event"].items():
        yield "event", "", "", "", figure, value
    for each in data["rounds"]:
        yield from _rows_in_round("rounds", each)
    for part in ("after_time_by_cause", "extensions_by_cause"):
        yield from _named_rows(part, data[part], "cause")
    for part in ("calls", "deck_checks"):
        for figure, value in data[part].items():
            if figure != "by_judge":
                yield part, "", "", "", figure, value
    yield from _named_rows("calls_by_judge", data["calls"]["by_judge"], "judge")
    for each in data["penalties"]:
        yield "penalties", "", "", each["infraction"], each["penalty"], each["count"]
    for player in data["players"]:
        for each in player["penalties"]:
            name, infraction, penalty = player["player"], each["infraction"], each["penalty"]
            yield "players", "", each["round"], name, infraction, penalty
    for figure, value in data["appeals"].items():
        yield "appeals", "", "", "", figure, value
    for number, each in enumerate(data["rulings"], 1):
        yield from _rows_in_round("rulings", each, number)


def _rows_in_round(
    part: str, each: Mapping[str, Any], name: object = ""
) -> Iterator[tuple[object, ...]]:
    """Yield the figures of what belongs to a clock and a round."""
    for figure, value in each.items():
        if figure not in ("clock", "round"):
            yield part, each["clock"], each["round"], name, figure, value


def _named_rows(
    part: str, found: Sequence[Mapping[str, Any]], name: str
) -> Iterator[tuple[object, ...]]:
    for each in found:
        for figure, value in each.items():
            if figure != name:
                yield part, "", "", each[name], figure, value


def _harmless(cell: object) -> str:
    """The cell's text; an apostrophe before what a spreadsheet would take for a formula."""
    if cell is None:
        return ""
    text = str(cell).lower() if isinstance(cell, bool) else str(cell)
    return f"'{text}" if text.startswith(FORMULA_SIGNS) else text


def _seconds(duration: float | None) -> int | float | None:
    return None if duration is None else in_seconds(round(duration))


def _instant(moment: Moment | None) -> str | None:
    return None if moment is None else format_moment(moment)
