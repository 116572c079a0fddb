"""Buttons that bring pairings into their field: pasted, or from a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.pairings.field import PairingsField
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class PairingsSources(QWidget):
    """`refused` carries why nothing was brought."""

    refused = Signal(str)

    def __init__(self, look: Look, field: PairingsField) -> None:
        super().__init__()
        self._field = field
        self._paste, self._open = Button(look), Button(look)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (8, 0, 0, 0), 8)
        row.addWidget(self._paste)
        row.addWidget(self._open)
        self._paste.clicked.connect(self._paste_copied)
        self._open.clicked.connect(self._ask_for_file)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._paste.set_words(self.tr("Paste"))
        self._open.set_words(self.tr("Open file…"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _paste_copied(self) -> None:
        """Replace the text by what was copied."""
        copied = QGuiApplication.clipboard().mimeData()
        if copied is None or not self._field.canInsertFromMimeData(copied):
            self.refused.emit(self.tr("Nothing to paste: copy the pairings first"))
            return
        self._field.selectAll()
        self._field.paste()
        self._field.setFocus()

    def _ask_for_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a file of pairings"), "", self.tr("All files (*)")
        )
        if path:
            self._field.take_file(Path(path))
