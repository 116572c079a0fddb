"""Controller of the report: reckons it, prints it, writes it into files, opens what it counts."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog

from judgekit.engine.failures import EnvironmentFailure
from judgekit.system.resources import typeface_files
from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.saved_file import file_name, written
from judgekit.ui.tournament.report.view import ReportView
from judgekit.ui.tournament.timeline.rows import StepKind
from judgekit.ui.words.wording import failure_sentence, reason_words
from judgekit.views.report.data import report_csv, report_object
from judgekit.views.report.five_figures import FigureKind
from judgekit.views.report.infraction_names import infraction_names
from judgekit.views.report.report import Report, reckoning, report_of, report_of_day
from judgekit.views.report.rounds import TURNS
from judgekit.views.report.witness import MANUAL, Day, DayWitness

if TYPE_CHECKING:
    from judgekit.views.report.pages.document import Printing

translate = QCoreApplication.translate
SAVING = "report file"
"""Topic of the task: a day of a thousand players takes seconds to draw."""
KIND_OF_CAUSE: Mapping[str, StepKind] = {
    "deck-check": StepKind.DECK_CHECKS,
    MANUAL: StepKind.CLOCK,
    TURNS: StepKind.CLOCK,
}


class ReportController(QObject):
    """`timeline_wanted` carries words or a table, and a `StepKind`."""

    timeline_wanted = Signal(str, object)
    players_wanted = Signal()

    def __init__(self, dependencies: ProgramDependencies) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self.view = ReportView(dependencies.look, self._name_of)
        self._report: Report | None = None
        self._witness = DayWitness()
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self._reckon_if_seen)
        self._reckoning: Generator[None, None, Report] | None = None
        self.setParent(self.view)
        self._bridge.changed.connect(self._look_on)
        view = self.view
        view.seen.connect(self._due.start)
        view.counted.connect(self._open_counted)
        view.cause_wanted.connect(self._open_cause)
        view.table_wanted.connect(lambda table: self.timeline_wanted.emit(str(table), StepKind.ALL))
        view.infraction_wanted.connect(self._open_infraction)
        view.redaction_wanted.connect(lambda _: self.show_report())
        view.file_wanted.connect(self._save)
        view.print_wanted.connect(self.print)

    def show_report(self) -> None:
        """Reckon the report of the open tournament and show it once the window is free: what asked
        for it is done first, and one that isn't seen is reckoned when it is."""
        self.view.is_current, self._reckoning = False, None
        self._due.start()

    def _reckon_if_seen(self) -> None:
        """Reckon another part; the window paints and listens between two of them."""
        if self.view.is_current or not self.view.isVisible():
            return
        if self._reckoning is None:
            day = self._day()
            if day is None:
                self.view.is_current = True
                return
            self._reckoning = reckoning(day, redacted=self.view.redacted.isChecked())
        try:
            next(self._reckoning)
        except StopIteration as end:
            self._show(end.value)
        else:
            self._due.start()

    def _reckon(self) -> None:
        day = self._day()
        if day is not None:
            self._show(report_of_day(day, redacted=self.view.redacted.isChecked()))

    def _show(self, report: Report) -> None:
        self._reckoning, self._report = None, report
        self.view.show_report(report)

    def _day(self) -> Day | None:
        """The day so far; None if no tournament is open."""
        engine = self._bridge.engine
        if engine is None:
            return None
        return self._witness.day(engine.timeline, engine.state, engine.now())

    def forget(self) -> None:
        """Forget the report: another tournament was opened."""
        self._reckoning = None
        self._report, self._witness = None, DayWitness()
        self.view.forget()

    def _look_on(self, _: object) -> None:
        """Look at each step as it is entered, whatever is shown; what is being reckoned begins
        anew, as its day is another."""
        self._reckoning = None
        engine = self._bridge.engine
        if engine is not None:
            self._witness.look(engine.timeline, engine.state)

    def _kept_report(self) -> Report | None:
        """The report that is shown, as one that stays while the day goes on."""
        if not self.view.is_current:
            self._reckon()
        engine, shown = self._bridge.engine, self._report
        if engine is None or shown is None:
            return None
        return report_of(engine.timeline, shown.day.now, redacted=shown.is_redacted)

    def print(self) -> None:
        """Open the preview of the report's pages."""
        report = self._kept_report()
        if report is None:
            return
        from judgekit.ui.shell.parts.printing.preview import open_preview  # noqa: PLC0415
        from judgekit.ui.tournament.report.printing import ReportJob  # noqa: PLC0415

        look = self._dependencies.look
        printing = self._printing()
        job = ReportJob(report, printing)
        title = _file_title(report)
        open_preview(look, self._dependencies.messages, job, self.view, file_title=title)

    def _save(self, form: str) -> None:
        report = self._kept_report()
        if report is None:
            return
        names = {
            "pdf": translate("ReportController", "PDF (*.pdf)"),
            "csv": translate("ReportController", "CSV (*.csv)"),
            "json": translate("ReportController", "JSON (*.json)"),
        }
        proposed = f"{file_name(_file_title(report))}.{form}"
        title = translate("ReportController", "Save the report")
        path, _ = QFileDialog.getSaveFileName(self.view, title, proposed, names[form])
        if not path:
            return
        contents: dict[str, Callable[[], bytes]] = {
            "pdf": lambda: _pdf_of(report, self._printing()),
            "csv": lambda: report_csv(report),
            "json": lambda: (
                msgspec.json.format(msgspec.json.encode(report_object(report)), indent=2) + b"\n"
            ),
        }
        make = contents[form]
        self._dependencies.tasks.run(
            SAVING,
            lambda _: written(path, make()),
            done=lambda failure: self._tell_written(path, failure),
            failed=lambda failure: self._tell_written(path, failure),
        )

    def _tell_written(self, path: str, failure: EnvironmentFailure | None) -> None:
        words = translate("ReportController", "Written: {path}").format(path=path)
        said = words if failure is None else failure_sentence(failure)
        self._dependencies.messages.say(said)

    def _printing(self) -> Printing:
        from judgekit.views.report.pages.document import Printing  # noqa: PLC0415  (see _pdf_of)
        from judgekit.views.report.pages.typeface import Typeface  # noqa: PLC0415

        made = self._bridge.now()
        return Printing(interface_words(), Typeface(*typeface_files()), made, self._name_of)

    def _name_of(self, infraction: str) -> str:
        """Name an infraction in the interface language; its id where policy can't be read."""
        try:
            catalogue = self._dependencies.policy.catalogue()
        except EnvironmentFailure:
            return infraction
        return infraction_names(catalogue, interface_words().language)(infraction)

    def _open_counted(self, kind: str) -> None:
        """Show what a figure counts."""
        kinds = {
            FigureKind.DECKS: StepKind.DECK_CHECKS,
            FigureKind.APPEALS: StepKind.APPEALS,
            FigureKind.CALLS: StepKind.CALLS,
        }
        if kind == FigureKind.PLAYERS:
            self.players_wanted.emit()
        elif kind == FigureKind.AFTER_TIME:
            self.view.choose_worst()
        else:
            self.timeline_wanted.emit("", kinds[FigureKind(kind)])

    def _open_cause(self, cause: str) -> None:
        """Show what brought extensions of this cause, or the clock's entries for the rest."""
        if cause in KIND_OF_CAUSE:
            self.timeline_wanted.emit("", KIND_OF_CAUSE[cause])
        else:
            self.timeline_wanted.emit(reason_words(cause), StepKind.CALLS)

    def _open_infraction(self, infraction: str) -> None:
        """Show the penalties for it: the timeline says `IPG 2.5`."""
        words = infraction.upper().replace("-", " ", 1)
        self.timeline_wanted.emit(words, StepKind.INFRACTIONS)


def _pdf_of(report: Report, printing: Printing) -> bytes:
    # What makes pages takes long to import, and is seldom needed.
    from judgekit.views.report.pages.document import report_pages  # noqa: PLC0415
    from judgekit.views.report.pages.pdf import A4, pdf_of, room_of  # noqa: PLC0415

    return pdf_of(report_pages(report, printing, room_of(A4)), printing.typeface)


def _file_title(report: Report) -> str:
    """Return what a file of the report is called: one without names says so."""
    said = (
        interface_words().say("report without names")
        if report.is_redacted
        else translate("ReportController", "report")
    )
    return f"{report.details.name if report.details else ''} {said}".strip()
