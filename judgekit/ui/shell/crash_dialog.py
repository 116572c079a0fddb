"""Dialog after a bug: work can continue, and the report can be copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.window.reading_order import step
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label


class CrashDialog(QDialog):
    """Shows the report, which is already in the log, for reading and copying."""

    def __init__(self, look: Look, report: str, logs: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = look.theme
        self._report = QPlainTextEdit(report)
        self._report.setReadOnly(True)
        self._report.setFont(theme.font("small"))
        self._report.setAccessibleName(self.tr("Report"))
        self._copy = Button(look, self.tr("Copy the report"), icon="copy", kind=ButtonKind.FILLED)
        self._copy.clicked.connect(self.copy)
        close = Button(look, self.tr("Continue"), key="Esc")
        close.clicked.connect(self.accept)
        title = Label(look, self.tr("Something went wrong in the program"), size="title", bold=True)
        text = self.tr(
            "A report was saved in {folder}. You can continue; nothing you saved is lost."
        )
        column = QVBoxLayout(self)
        margin = theme.measure("page-margin")
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(theme.px(12))
        column.addWidget(title)
        column.addWidget(Label(look, text.format(folder=logs), wraps=True))
        column.addWidget(self._report, 1)
        row = QHBoxLayout()
        row.addWidget(self._copy)
        row.addStretch(1)
        row.addWidget(close)
        column.addLayout(row)
        self.setWindowTitle("Judgekit")
        self.resize(theme.px(720), theme.px(480))

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward=forward)

    def copy(self) -> None:
        """Copy the report to the clipboard, and say so."""
        QGuiApplication.clipboard().setText(self._report.toPlainText())
        self._copy.set_words(self.tr("Copied"))
