"""For Tardiness: when the player was seated, as a time of day or as minutes late."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom

ACROSS, DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class SeatingRow(SharedRoom):
    """`said` carries the typed text; `now_wanted` is emitted for a player who sits down now."""

    said = Signal(str)
    now_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = Label(look, bold=True)
        self.field = TextField(look, width=140)
        self.now = Button(look)
        self._told = Label(look, size="small", token="text-muted", wraps=True)
        self._row, column = QBoxLayout(ACROSS), QVBoxLayout(self)
        for part in (self._label, self.field, self.now):
            self._row.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        self._row.addStretch(1)
        column.addLayout(self._row)
        column.addWidget(self._told)
        scaled = ScaledLayouts(look, self)
        scaled.keep(self._row, (0, 0, 0, 0), 8)
        scaled.keep(column, (0, 2, 0, 4), 8)
        self.field.textEdited.connect(self.said)
        self.now.clicked.connect(self.now_wanted)
        look.changed.connect(self.share_room)
        self.retranslate()
        self.hide()

    def tell(self, words: str, *, is_wrong: bool = False, is_less: bool = False) -> None:
        """Show what follows from the text, or what is wrong with it; with `is_less` that less than
        it says is recorded."""
        self.field.show_wrong(is_wrong=is_wrong)
        self._told.set_token("attention" if is_wrong or is_less else "text-muted")
        self.field.setAccessibleDescription(words if is_wrong or is_less else "")
        self._told.say(words)

    def words(self) -> str:
        """Return what is told."""
        return self._told.text()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._label.setText(self.tr("Seated at?"))
        self.field.setPlaceholderText(self.tr("10:07, or 7 min"))
        self.field.setAccessibleName(self.tr("When the player was seated, or how late"))
        self.now.set_words(self.tr("Now"), name=self.tr("The player sits down now"))
        self.share_room()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def share_room(self) -> None:
        """Put the parts below each other where they lack width."""
        parts = (self._label, self.field, self.now)
        needed = sum(part.sizeHint().width() for part in parts) + 2 * self._row.spacing()
        self._row.setDirection(DOWN if needed > self.width() else ACROSS)
