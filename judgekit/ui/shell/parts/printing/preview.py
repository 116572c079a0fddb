"""The preview of what is printed: its pages on screen, before any printer is asked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QEvent,
    QIODevice,
    QLocale,
    QMarginsF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPaintEvent,
    QPdfWriter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from judgekit.ui.look import Look
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.shell.parts.printing.job import DOTS, PrintJob, print_out
from judgekit.ui.shell.parts.saved_file import file_name, written
from judgekit.ui.shell.window.reading_order import step
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import Action, bind, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.labels import ElidedLabel, Label

PRINT_KEY = "Ctrl+P"
"""Opens the preview wherever there is something to print, and prints from it."""
MARGIN = 15
"""Of the paper, in millimetres."""
GAP = 16
MM = 25.4
PAPERS = (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter)


class PrintPreview(QDialog):
    """Over its window; Esc closes it, and nothing was printed."""

    def __init__(
        self,
        look: Look,
        messages: Messages,
        job: PrintJob,
        owner: QWidget,
        *,
        file_title: str = "",
    ) -> None:
        super().__init__(owner.window())
        self.file_name = f"{file_name(file_title or job.title)}.pdf"
        """What is proposed for a file of these pages."""
        self._look = look
        self._messages = messages
        self._job = job
        self.pages = PrintedPages(look, job)
        self._title = ElidedLabel(look, job.title, size="title", bold=True)
        self._count = Label(look, token="text-muted")
        self._paper = SegmentedButtons(look, [], "")
        self._print = Button(look, icon="print", kind=ButtonKind.FILLED)
        self._save = Button(look)
        self._leave = Button(look, icon="close", kind=ButtonKind.QUIET)
        self._lay_out()
        self._paper.chosen.connect(self._choose_paper)
        self._print.clicked.connect(self.print)
        self._save.clicked.connect(self.ask_for_file)
        self._leave.clicked.connect(self.reject)
        bind(
            self,
            (
                Action("preview.print", lambda: self.tr("Print"), PRINT_KEY, self.print),
                Action("preview.save", lambda: self.tr("Save as PDF"), "Ctrl+S", self.ask_for_file),
            ),
        )
        is_letter = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
        self._retranslate()
        self._choose_paper(PAPERS[is_letter].name)
        self.resize(owner.window().size() * 0.92)

    def print(self) -> None:
        """Ask for the printer in the system's own dialog, then print."""
        try:
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415  (rarely)
        except ImportError:
            self._messages.say(self.tr("This machine lacks what Qt needs to print."))
            self._count.setText(self.tr("This machine lacks what Qt needs to print."))
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._job.title)
        printer.setPageLayout(self.pages.layout_of_page())
        dialog = QPrintDialog(printer, self)
        dialog.accepted.connect(lambda: self._print_on(printer))
        QDialog.open(dialog)

    def ask_for_file(self) -> None:
        """Ask where to save the pages as a PDF."""
        dialog = QFileDialog(self, self.tr("Save as PDF"), self.file_name)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.fileSelected.connect(self.save)
        dialog.open()

    def save(self, path: str) -> None:
        """Save the pages as a PDF; say so, or that it can't be written there."""
        done = written(path, self._pdf()) is None
        words = self.tr("Saved: {file}") if done else self.tr("{file} can't be written")
        self._messages.say(words.format(file=Path(path).name))
        self._count.setText(words.format(file=Path(path).name))
        if done:
            self.accept()

    def _pdf(self) -> bytes:
        data = QBuffer()
        data.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(data)
        writer.setTitle(self._job.title)
        writer.setPageLayout(self.pages.layout_of_page())
        print_out(self._job, writer)
        return bytes(data.data().data())

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward=forward)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _print_on(self, printer: QPagedPaintDevice) -> None:
        if print_out(self._job, printer):
            self._messages.say(
                self.tr("Sent to the printer: {title}").format(title=self._job.title)
            )
            self.accept()
        else:
            self._count.setText(self.tr("The printer can't be reached"))

    def _choose_paper(self, name: str) -> None:
        self.pages.set_paper(QPageSize.PageSizeId[name])
        self._paper.choose(name)
        self._tell()

    def _tell(self) -> None:
        self._count.setText(self.tr("%n page(s)", "", self.pages.count()))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Print preview"))
        self._paper.set_choices([(paper.name, paper.name) for paper in PAPERS])
        self._paper.setAccessibleName(self.tr("Paper"))
        self._print.set_words(self.tr("Print…"), key=key_text(PRINT_KEY))
        self._save.set_words(self.tr("Save as PDF…"), key=key_text("Ctrl+S"))
        self._leave.set_words(self.tr("Close"), key=key_text("Esc"))
        for each in (self.pages, self._scroll):
            each.setAccessibleName(self.tr("Pages of {title}").format(title=self._job.title))
        self._tell()

    def _lay_out(self) -> None:
        theme = self._look.theme
        self._scroll = scroll = PagesScroll()
        scroll.setWidget(self.pages)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(self._title, 1)
        head.addWidget(self._count)
        for widget in (self._paper, self._print, self._save):
            foot.addWidget(widget)
        foot.addStretch(1)
        foot.addWidget(self._leave)
        column.addLayout(head)
        column.addWidget(scroll, 1)
        column.addLayout(foot)
        margin = theme.measure("page-margin")
        column.setContentsMargins(margin, theme.px(16), margin, theme.px(16))
        for layout in (head, foot, column):
            layout.setSpacing(theme.px(12))
        scroll.setFocus()


class PagesScroll(QScrollArea):
    """Scrolls the pages."""

    as_spoken = spoken_as(Role.Document)


class PrintedPages(QWidget):
    """The pages below each other, as wide as there is room for, at most in their true size."""

    def __init__(self, look: Look, job: PrintJob) -> None:
        super().__init__()
        self._look = look
        self._job = job
        self._size = QPageSize(PAPERS[0])
        self._high = 0

    def set_paper(self, paper: QPageSize.PageSizeId) -> None:
        """Lay out for this paper."""
        self._size = QPageSize(paper)
        self._fit()

    def count(self) -> int:
        """Return the number of pages."""
        return self._job.pages(self._room())

    def layout_of_page(self) -> QPageLayout:
        """Return paper and margins, as a printer takes them."""
        margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
        upright = QPageLayout.Orientation.Portrait
        return QPageLayout(self._size, upright, margins, QPageLayout.Unit.Millimeter)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(480), self._high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, scale, paper = self._look.theme, self._scale(), self._paper()
        painter.fillRect(event.rect(), theme.color("surface-sunken"))
        step = round(paper.height() * scale) + theme.px(GAP)
        left = (self.width() - paper.width() * scale) / 2
        first = max(0, event.rect().top() // step)
        for page in range(first, min(self.count(), event.rect().bottom() // step + 1)):
            painter.save()
            painter.translate(left, page * step)
            painter.scale(scale, scale)
            whole = QRectF(0, 0, paper.width(), paper.height())
            painter.fillRect(whole, self._look.on_paper().color("surface"))
            painter.setPen(theme.color("line-strong"))
            painter.drawRect(whole)
            painter.translate(MARGIN * DOTS / MM, MARGIN * DOTS / MM)
            self._job.paint(painter, page, self._room())
            painter.restore()

    def _paper(self) -> QSizeF:
        """Return the size of the paper, in dots."""
        size = self._size.size(QPageSize.Unit.Millimeter)
        return QSizeF(size.width() * DOTS / MM, size.height() * DOTS / MM)

    def _room(self) -> QSizeF:
        taken = 2 * MARGIN * DOTS / MM
        return QSizeF(self._paper().width() - taken, self._paper().height() - taken)

    def _scale(self) -> float:
        return min(self.width() / self._paper().width(), max(1.0, self._look.theme.scale))

    def _fit(self) -> None:
        step = round(self._paper().height() * self._scale()) + self._look.theme.px(GAP)
        self._high = step * self.count()
        self.setFixedHeight(max(1, self._high))
        self.update()


def open_preview(
    look: Look, messages: Messages, job: PrintJob, owner: QWidget, *, file_title: str = ""
) -> None:
    """Open the preview of these pages over the owner's window; a file of them is called by their
    title, or by `file_title`."""
    preview = PrintPreview(look, messages, job, owner, file_title=file_title)
    preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    preview.open()


def say_nothing_to_print(messages: Messages) -> None:
    """Say that what is shown has no pages, and what has."""
    messages.say(
        QCoreApplication.translate(
            "PrintPreview",
            "Nothing to print here. Slips, appeals, feedback, a check's checklist, penalties,"
            " pairings and the timeline can be printed.",
        )
    )
