"""What a page shows while no event is open: the same sentence and the same button everywhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class NoEvent(QWidget):
    """`wanted` asks for the page of the events."""

    wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Label(look, size="title", bold=True, wraps=True)
        self._hint = Label(look, token="text-muted", wraps=True)
        self.button = Button(look, kind=ButtonKind.FILLED)
        self.button.clicked.connect(self.wanted)
        column = QVBoxLayout(self)
        layouts = ScaledLayouts(look, self)
        layouts.keep(column, (24, 24, 24, 24), 12)
        column.addStretch(2)
        for label in (self._title, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("No event is open"))
        self._hint.setText(self.tr("Rounds, calls, deck checks and penalties belong to an event."))
        self.button.set_words(self.tr("Start or open an event"))
