"""A document before it is kept: figures, chapters, warnings, and what keeping it would mean."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import ReadingWarning
from judgekit.ui.look import Look
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.rules.import_preview import figures, outline_difference, preview_rows
from judgekit.views.words.section_numbers import number_in_language

MOST_ROWS = 30
MOST_REFS = 12
TOP = Qt.AlignmentFlag.AlignTop


class OutlineSummary(QWidget):
    """Refilled for each document."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        scaled = ScaledLayouts(look, self)
        self._numbers = tuple(Label(look, size="digits", bold=True) for _ in range(3))
        self._units = tuple(Label(look, token="text-muted", size="small") for _ in range(3))
        figures_row = QHBoxLayout()
        scaled.keep(figures_row, (0, 4, 0, 4), 24)
        for number, unit in zip(self._numbers, self._units, strict=True):
            pair = QVBoxLayout()
            pair.setSpacing(0)
            pair.addWidget(number)
            pair.addWidget(unit)
            figures_row.addLayout(pair)
        figures_row.addStretch(1)
        self._chapters = QWidget()
        self._grid = QGridLayout(self._chapters)
        scaled.keep(self._grid, (0, 6, 0, 6), 6)
        self._grid.setColumnStretch(1, 1)
        self._warned = _Told(look, "warning", "attention")
        self._left_out = Label(look, size="small", token="text-muted", wraps=True)
        self._differs = _Told(look, "correct", "text")
        self._meaning = _Told(look, "tick", "ok")
        column = QVBoxLayout(self)
        scaled.keep(column, (0, 4, 0, 0), 8)
        column.addLayout(figures_row)
        column.addWidget(Hairline(look))
        for told in (self._meaning, self._differs, self._warned, self._left_out):
            column.addWidget(told)
        column.addWidget(Hairline(look))
        column.addWidget(self._chapters)

    def show_document(
        self,
        document: Document,
        warnings: Sequence[ReadingWarning],
        lines: Sequence[str],
        left_out: int,
    ) -> None:
        """Show the outline of a document, its warnings in words, and how much was left out."""
        found = figures(document)
        counts = (found.chapters, found.sections, found.appendices)
        units = (
            self.tr("chapter(s)", "", found.chapters),
            self.tr("section(s)", "", found.sections),
            self.tr("appendix(es)", "", found.appendices),
        )
        for number, label, unit, words in zip(
            counts, self._numbers, self._units, units, strict=True
        ):
            label.setText(str(number))
            label.setAccessibleName(f"{number} {words}")
            unit.setText(words)
            shown = bool(number) or number is found.sections
            label.setVisible(shown)
            unit.setVisible(shown)
        self._show_chapters(document, warnings)
        title = self.tr("%n remark(s)", "", len(warnings)) if warnings else ""
        more = len(warnings) - len(lines)
        rest = [self.tr("and %n more", "", more)] if more > 0 else []
        self._warned.say(title, "\n".join((*lines, *rest)))
        words = self.tr("Left out: %n page head(s), page number(s) and the like", "", left_out)
        self._left_out.say(words if left_out else "")

    def show_difference(self, before: Document | None, now: Document) -> None:
        """Show what another reading changed in the outline; nothing without an earlier one."""
        if before is None:
            self._differs.say("", "")
            return
        found = outline_difference(before, now)
        lines = []
        for refs, words in (
            (found.added, self.tr("New: {refs}")),
            (found.gone, self.tr("No longer found: {refs}")),
        ):
            if refs:
                shown = ", ".join(refs[:MOST_REFS]) + (" …" if len(refs) > MOST_REFS else "")
                lines.append(words.format(refs=shown))
        if found.changed:
            lines.append(self.tr("%n section(s) with another text", "", found.changed))
        title = self.tr("Compared with the document in the library")
        self._differs.say(title, "\n".join(lines) or self.tr("The sections are the same."))

    def show_meaning(self, title: str, sentence: str) -> None:
        """Show what keeping the document would mean."""
        self._meaning.say(title, sentence)

    def _show_chapters(self, document: Document, warnings: Sequence[ReadingWarning]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        rows = preview_rows(document, warnings)
        for at, row in enumerate(rows[:MOST_ROWS]):
            number = number_in_language(row.number, document.language)
            self._grid.addWidget(Label(self._look, number, size="small", bold=True), at, 0)
            self._grid.addWidget(ElidedLabel(self._look, row.title, size="small"), at, 1)
            if row.is_warned:
                icon = IconLabel(self._look, "warning", token="attention", size=14)
                self._grid.addWidget(icon, at, 2)
            count = str(row.sections) if row.sections else ""
            right = Label(self._look, count, size="small", token="text-muted")
            self._grid.addWidget(right, at, 3, Qt.AlignmentFlag.AlignRight)
        if len(rows) > MOST_ROWS:
            words = self.tr("and %n more", "", len(rows) - MOST_ROWS)
            more = Label(self._look, words, size="small", token="text-muted")
            self._grid.addWidget(more, MOST_ROWS, 1)


class _Told(QWidget):
    """An icon with a title, and lines below it; hidden without a title."""

    def __init__(self, look: Look, icon: str, token: str) -> None:
        super().__init__()
        self._title = Label(look, bold=True, token=token, wraps=True)
        self._lines = Label(look, size="small", wraps=True)
        row = QGridLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 4, 0, 4), 6)
        row.addWidget(IconLabel(look, icon, token=token), 0, 0, TOP)
        row.addWidget(self._title, 0, 1)
        row.addWidget(self._lines, 1, 1)
        row.setColumnStretch(1, 1)
        self.hide()

    def say(self, title: str, lines: str) -> None:
        """Set the title and what stands below it."""
        self._title.setText(title)
        self._lines.say(lines)
        self.setVisible(bool(title))
