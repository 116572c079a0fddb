"""The report on screen: figures, rounds, where the time went; each opens what it counts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.tournament.report.appeals import AppealsText
from judgekit.ui.tournament.report.figure_button import PADDING, FigureButton
from judgekit.ui.tournament.report.lists import (
    STRIP,
    BarDelegate,
    FittedList,
    RoundDelegate,
    StripDelegate,
)
from judgekit.ui.tournament.report.pictures import (
    CallsChart,
    RoundHeads,
    StripLegend,
    StripTimes,
)
from judgekit.ui.tournament.report.section import Section
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.rows.rows_model import RowsModel
from judgekit.ui.widgets.switch import Switch
from judgekit.views.report.calls_over_day import calls_over_day
from judgekit.views.report.five_figures import FigureKind, five_figures
from judgekit.views.report.heard_appeals import heard_appeals
from judgekit.views.report.report import Report
from judgekit.views.report.screen_rows import (
    BarRow,
    RoundRow,
    StripRow,
    after_time_rows,
    extension_rows,
    penalty_rows,
    round_rows,
    strip_picture,
)
from judgekit.views.words.reports import after_time_minutes, extension_minutes, span_of_day

WIDEST, TWO_COLUMNS = 1200, 960
ROW = 32
FORMS = ("pdf", "csv", "json")


class ReportView(QWidget):
    """Shows a report.

    `counted` carries the kind of the figure that was pressed; `cause_wanted` a cause of time,
    `table_wanted` the round's number and the table, `infraction_wanted` an infraction's id.
    `file_wanted` carries the form of the file, `print_wanted` asks for the preview.
    """

    counted = Signal(str)
    cause_wanted = Signal(str)
    table_wanted = Signal(int)
    infraction_wanted = Signal(str)
    file_wanted = Signal(str)
    print_wanted = Signal()
    redaction_wanted = Signal(bool)
    seen = Signal()
    """The report became visible."""

    def __init__(self, look: Look, name_of: Callable[[str], str]) -> None:
        super().__init__()
        self._look, self._name_of = look, name_of
        self._report: Report | None = None
        self.is_current = True
        """Whether it shows the day as it is; else it is reckoned once it is seen."""
        self._strips_due = QTimer(self, singleShot=True, interval=0)
        self._strips_due.timeout.connect(self._show_strips)
        self._appeals_due = QTimer(self, singleShot=True, interval=0)
        self._appeals_due.timeout.connect(self._show_appeals)
        self._title = ElidedLabel(look, size="title", bold=True)
        self._span = ElidedLabel(look, token="text-muted")
        self.redacted = Switch(look)
        self.print = Button(look, icon="print", kind=ButtonKind.FILLED)
        self.files = {form: Button(look, form.upper() + "…") for form in FORMS}
        self.figures = {kind: FigureButton(look) for kind in FigureKind}
        self._round_delegate = RoundDelegate(look)
        self.rounds: FittedList[RoundRow] = FittedList(
            look, RowsModel(lambda row: row.spoken), self._round_delegate, ROW
        )
        self.causes: FittedList[BarRow] = FittedList(look, _bar_model(), BarDelegate(look), ROW)
        self.extensions: FittedList[BarRow] = FittedList(
            look, _bar_model(), BarDelegate(look, "accent"), ROW
        )
        self.penalties: FittedList[BarRow] = FittedList(
            look, _bar_model(), BarDelegate(look, has_bar=False), ROW
        )
        self.strips: FittedList[StripRow] = FittedList(
            look, RowsModel(lambda row: row.spoken), StripDelegate(look), STRIP
        )
        self.chart = CallsChart(look)
        self.appeals = AppealsText(look, name_of)
        self._heads = RoundHeads(look, self._round_delegate)
        self._legend, self._times = StripLegend(look), StripTimes(look)
        self._parts = {
            "rounds": Section(look, self._heads, self.rounds),
            "calls": Section(look, self.chart),
            "causes": Section(look, self.causes, has_line=True),
            "strips": Section(look, self._legend, self.strips, self._times),
            "extensions": Section(look, self.extensions, has_line=True),
            "penalties": Section(look, self.penalties, has_line=True),
            "appeals": Section(look, self.appeals, has_line=True),
        }
        self._lay_out()
        self._connect()
        self.retranslate()
        self._redress()

    def show_report(self, report: Report) -> None:
        """Show this report; the chosen round stays, at first it is the worst one."""
        is_first, chosen = self._report is None, self.rounds.row()
        self._report, self.is_current = report, True
        words = interface_words()
        self._span.setText(span_of_day(report, words))
        for figure in five_figures(report, words):
            self.figures[figure.kind].show_figure(figure)
        self.rounds.show_rows(round_rows(report, words))
        self.causes.show_rows(after_time_rows(report, words))
        self.extensions.show_rows(extension_rows(report, words))
        self.penalties.show_rows(penalty_rows(report, words, self._name_of))
        self.chart.show_calls(calls_over_day(report.day))
        self._choose_round("" if is_first or chosen is None else chosen.id)
        self._redress()
        self._tell()
        self._appeals_due.stop()  # they wait behind the strips
        self._strips_due.start()

    @property
    def is_whole(self) -> bool:
        """Whether all of it is shown as the day is."""
        is_due = self._strips_due.isActive() or self._appeals_due.isActive()
        return self.is_current and not is_due

    def forget(self) -> None:
        """Show the next report as a first one: it is another tournament's."""
        self._report, self.is_current = None, True

    def choose_worst(self) -> None:
        """Choose the round that took longest after time and focus it."""
        self._choose_round("")
        self.rounds.setFocus()

    def chosen_round(self) -> RoundRow | None:
        """Return the round whose tables are shown."""
        return self.rounds.row()

    def take_focus(self) -> None:
        """Show the beginning and focus the first figure."""
        self._scroll.verticalScrollBar().setValue(0)
        self.figures[FigureKind.PLAYERS].setFocus()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        words = interface_words()
        self._title.setText(self.tr("Report"))
        self.redacted.set_words(self.tr("Without names"))
        self.print.set_words(self.tr("Print…"), key=key_text(PRINT_KEY))
        names = {
            "pdf": self.tr("Save as PDF"),
            "csv": self.tr("Save as CSV"),
            "json": self.tr("Save as JSON"),
        }
        for form, button in self.files.items():
            button.set_words(f"{form.upper()}…", name=names[form])
        self._round_delegate.heads = (
            words.say("Round"),
            words.say("Start"),
            words.say("Time up"),
            words.say("Last table"),
            words.say("Minutes after time"),
            words.say("Turnaround, min"),
        )
        self.rounds.setAccessibleName(words.say("Rounds"))
        self.causes.setAccessibleName(self.tr("Minutes after time, by cause"))
        self.extensions.setAccessibleName(self.tr("Time extensions, by cause"))
        self.penalties.setAccessibleName(self.tr("Penalties, by infraction"))
        if self._report is not None:
            self.show_report(self._report)
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(240), self._look.theme.px(120))

    # -- inside

    def _lay_out(self) -> None:
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        titles, self._buttons = QHBoxLayout(), QHBoxLayout()
        self._tools = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        titles.addWidget(self._title)
        titles.addWidget(self._span, 1)
        titles.setSpacing(self._look.theme.px(12))
        self._tools.addWidget(self.redacted)
        self._tools.addStretch(1)
        self._tools.addLayout(self._buttons)
        for button in (self.print, *self.files.values()):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._head.addLayout(titles, 1)
        self._head.addLayout(self._tools)
        self._row = QGridLayout()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for names in (
            ("rounds", "calls", "extensions"),
            ("causes", "strips", "penalties", "appeals"),
        ):
            column = QVBoxLayout()
            column.setSpacing(self._look.theme.px(16))
            for name in names:
                column.addWidget(self._parts[name])
            column.addStretch(1)
            self._columns.addLayout(column, 1)
        self._content = content = ScrolledPage()
        self._inner = QVBoxLayout(content)
        self._inner.addLayout(self._head)
        self._inner.addLayout(self._row)
        self._inner.addLayout(self._columns)
        self._inner.addStretch(1)
        self._scroll = FormScroll(self._look, content)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._scroll)

    def _connect(self) -> None:
        self._look.changed.connect(self._redress)
        self._content.resized.connect(self._redress)
        for kind, figure in self.figures.items():
            figure.clicked.connect(lambda _=False, one=kind: self.counted.emit(one.value))
        self.redacted.turned.connect(self.redaction_wanted)
        self.print.clicked.connect(self.print_wanted)
        for form, button in self.files.items():
            button.clicked.connect(lambda _=False, one=form: self.file_wanted.emit(one))
        self.rounds.selectionModel().currentChanged.connect(lambda *_: self._strips_due.start())
        self.causes.opened.connect(lambda row: self.cause_wanted.emit(row.key))
        self.extensions.opened.connect(lambda row: self.cause_wanted.emit(row.key))
        self.penalties.opened.connect(lambda row: self.infraction_wanted.emit(row.key))
        self.strips.opened.connect(lambda row: self.table_wanted.emit(row.table))

    def _choose_round(self, id_: str) -> None:
        rows = self.rounds.rows.rows
        worst = max(range(len(rows)), key=lambda at: rows[at].share, default=-1)
        self.rounds.go(next((at for at, row in enumerate(rows) if row.id == id_), worst))

    def _show_strips(self) -> None:
        """Show the chosen round's tables, in a turn of their own: the window paints before it; and
        then the appeals, in one of theirs."""
        self._appeals_due.start()
        row = self.rounds.row()
        self._parts["strips"].setVisible(self._report is not None and row is not None)
        if self._report is None or row is None:
            return
        picture = strip_picture(self._report, row.id, interface_words())
        self._parts["strips"].say(picture.title, picture.others)
        self.strips.setAccessibleName(picture.title)
        self.strips.show_rows(picture.rows)
        self._times.show_picture(picture)

    def _show_appeals(self) -> None:
        if self._report is not None:
            self.appeals.show_appeals(heard_appeals(self._report))

    def _tell(self) -> None:
        """Set the titles of the parts, with what they add up to."""
        report = self._report
        if report is None:
            return
        words = interface_words()
        no_round = words.say("No round was played.")
        nothing = {
            "rounds": no_round,
            "causes": words.say("Every round ended in time.") if report.rounds else no_round,
            "extensions": words.say("No table had an extension."),
            "penalties": words.say("No penalties."),
            "calls": words.say("No calls."),
            "appeals": words.say("No appeals."),
        }
        extended = extension_minutes(report)
        penalties = sum(each.count for each in report.penalties)
        after = after_time_minutes(report)
        calls = report.calls.count
        said = {
            "rounds": (words.say("Rounds"), ""),
            "causes": (words.say("Minutes after time: {minutes}", minutes=after), ""),
            "calls": (
                words.say("Calls over the day: {count}", count=calls),
                words.say("opened per half hour") if calls else "",
            ),
            "extensions": (
                words.say("Time extensions, minutes: {minutes}", minutes=extended),
                words.say("a table counts once a round") if report.extensions_by_cause else "",
            ),
            "penalties": (words.say("Penalties: {count}", count=penalties), ""),
            "appeals": (words.say("Appeals: {count}", count=report.appeals.count), ""),
        }
        shown = {
            "rounds": report.rounds,
            "causes": report.after_time_by_cause,
            "calls": calls,
            "extensions": report.extensions_by_cause,
            "penalties": penalties,
            "appeals": report.appeals.count,
        }
        for name, (title, detail) in said.items():
            self._parts[name].say(title, detail, "" if shown[name] else nothing[name])
        self._heads.setVisible(bool(report.rounds))

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        inset = theme.px(PADDING)
        self._inner.setContentsMargins(margin - inset, theme.px(12), margin, theme.px(16))
        self._columns.setContentsMargins(inset, 0, 0, 0)
        self._head.setContentsMargins(inset, 0, 0, 0)
        self._inner.setSpacing(theme.px(16))
        self._scroll.set_widest(theme.px(WIDEST + 48))
        room = self._content.width() - 2 * margin
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if room >= theme.px(TWO_COLUMNS) else down)
        self._columns.setSpacing(theme.px(40 if room >= theme.px(TWO_COLUMNS) else 16))
        titles = self._title.sizeHint().width() + self._span.sizeHint().width() + theme.px(40)
        buttons, switch = self._buttons.sizeHint().width(), self.redacted.sizeHint().width()
        tools = buttons + switch + theme.px(8)
        self._tools.setDirection(across if tools <= room else down)
        beside = tools + titles <= room
        self._head.setDirection(across if beside else down)
        self._head.setSpacing(theme.px(8))
        for layout in (self._tools, self._buttons):
            layout.setSpacing(theme.px(8))
        self._arrange_figures(room)

    def _arrange_figures(self, room: int) -> None:
        """Put as many figures beside each other as have room in their widths."""
        gap = self._look.theme.px(8)
        widest = max(figure.sizeHint().width() for figure in self.figures.values()) + gap
        across = next((count for count in (5, 3, 2) if count * widest <= room + gap), 1)
        self._row.setSpacing(gap)
        for place, figure in enumerate(self.figures.values()):
            top = Qt.AlignmentFlag.AlignTop
            self._row.addWidget(figure, place // across, place % across, top)
        for column in range(5):
            self._row.setColumnStretch(column, 1 if column < across else 0)


def _bar_model() -> RowsModel[BarRow]:
    return RowsModel(lambda row: row.spoken, name=lambda row: row.key)
