"""`judgekit report`: report a day at its end, as pages, as a table or as data."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from judgekit.cli.answer import DONE, NO_ANSWER, WRONG_CALL, Answer, CallRefused, quoted
from judgekit.cli.context import Context
from judgekit.cli.tournaments.kept_tournament import kept_in
from judgekit.cli.tournaments.report_summary import summary_lines
from judgekit.engine.timeline import Timeline
from judgekit.storage.files.whole_file import WholeFile
from judgekit.system.resources import typeface_files
from judgekit.system.wall_clock import MachineClock
from judgekit.views.report.data import report_csv, report_object
from judgekit.views.report.infraction_names import infraction_names
from judgekit.views.report.report import Report, report_of


def run(arguments: argparse.Namespace, context: Context) -> Answer:
    """Report the event up to the last instant of its record."""
    source = Path(arguments.event)
    target = _target(arguments, source, context)
    kept = kept_in(source, context)
    recorded, remark = kept.recorded, kept.remark
    timeline = Timeline(recorded)
    report = report_of(timeline, timeline.last_moment() or 0, redacted=arguments.redacted)
    if report.details is None and not report.rounds:
        raise CallRefused(context.wording.say("There is nothing to report: no round was started."))
    if target is None:
        if arguments.format == "json" and not arguments.json:
            return Answer(None, _json(report).decode().rstrip(), DONE, remark, asks_library=False)
        text = "\n".join(summary_lines(report, context))
        return Answer(report_object(report), text, DONE, remark, asks_library=False)
    form = arguments.format or "json"
    WholeFile(target, is_own=False).replace(_FORMS[form](report, context))
    said = context.wording.say("Written: {path}", path=target)
    return Answer({"out": str(target), "format": form}, said, DONE, remark, asks_library=False)


def _target(arguments: argparse.Namespace, source: Path, context: Context) -> Path | None:
    """The file to write, None to print; what can't be written to is refused."""
    words = context.wording
    if arguments.out is None:
        if arguments.format in ("pdf", "csv"):
            raise CallRefused(
                words.say("Name the file to write with --out; only json can be printed."),
                WRONG_CALL,
            )
        return None
    path = Path(arguments.out).absolute()
    if path.is_dir():
        why = words.say("{path} is a folder; name a file.", path=quoted(str(path)))
    elif not path.parent.is_dir():
        why = words.say(
            "There is no folder {path}; name one that is there.", path=quoted(str(path.parent))
        )
    elif path.exists() and source.exists() and path.samefile(source):
        why = words.say("{path} is the event itself; name another file.", path=quoted(str(path)))
    else:
        return path
    raise CallRefused(why, NO_ANSWER)


def _json(report: Report, context: Context | None = None) -> bytes:
    del context
    return msgspec.json.format(msgspec.json.encode(report_object(report)), indent=2) + b"\n"


def _csv(report: Report, context: Context) -> bytes:
    del context
    return report_csv(report)


def _pdf(report: Report, context: Context) -> bytes:
    # Pages need a library that takes long to import.
    from judgekit.views.report.pages.document import Printing, report_pages  # noqa: PLC0415
    from judgekit.views.report.pages.pdf import A4, pdf_of, room_of  # noqa: PLC0415
    from judgekit.views.report.pages.typeface import Typeface  # noqa: PLC0415

    words = context.wording
    typeface = Typeface(*typeface_files())
    name_of = infraction_names(context.policy.catalogue(), words.language)
    printing = Printing(words, typeface, MachineClock().read().utc_ms, name_of)
    return pdf_of(report_pages(report, printing, room_of(A4)), typeface)


_FORMS: Mapping[str, Callable[[Report, Context], bytes]] = {
    "json": _json,
    "csv": _csv,
    "pdf": _pdf,
}
