"""Editor for the checklist of the physical part, one item per line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.deck_checks.wording import item_meant, item_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import claim_key, key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.text_area import TextArea
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class ChecklistEditor(QWidget):
    """`changed` carries the items; Esc leaves without a change."""

    changed = Signal(tuple)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label(look, size="small", bold=True, token="text-muted", wraps=True)
        self.lines = TextArea(look)
        self._done, self._cancel = Button(look), Button(look)
        self._hint = Label(look, size="small", token="text-muted", wraps=True)
        scaled = ScaledLayouts(look, self)
        content = QWidget()
        row, column, whole = QHBoxLayout(), QVBoxLayout(content), QVBoxLayout(self)
        whole.addWidget(FormScroll(look, content))
        whole.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._done)
        row.addWidget(self._cancel)
        row.addStretch(1)
        for part in (self._title, self.lines, self._hint):
            column.addWidget(part)
        column.addLayout(row)
        column.addStretch(1)
        scaled.keep(row, (0, 0, 0, 0), 8)
        scaled.keep(column, (24, 4, 24, 8), 6)
        self.lines.done.connect(self.submit)
        self._done.clicked.connect(self.submit)
        self._cancel.clicked.connect(self.left)
        self.retranslate()

    def edit(self, items: Sequence[str]) -> None:
        """Begin with these items and focus the lines."""
        self.lines.setPlainText("\n".join(item_words(item) for item in items))
        self.lines.setFocus()

    def submit(self) -> None:
        """Emit the edited items as the checklist of all checks from now on."""
        lines = (line.strip() for line in self.lines.toPlainText().splitlines())
        self.changed.emit(tuple(item_meant(line) for line in lines if line))

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._title.setText(self.tr("Checked in every deck of this event, one per line"))
        self.lines.setAccessibleName(self._title.text())
        self._hint.setText(self.tr("Without lines the physical part is skipped."))
        self._done.set_words(self.tr("Done"), key=key_text("Ctrl+Return"))
        self._cancel.set_words(self.tr("Cancel"), key=key_text("Esc"))

    def event(self, event: QEvent) -> bool:
        return claim_key(event, Qt.Key.Key_Escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
