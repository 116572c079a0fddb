"""Buttons of the record panel: write the penalty down, or ask the head judge first."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom


class RecordButtons(SharedRoom):
    """The filled button is the next step."""

    write_wanted = Signal()
    head_judge_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ask = Button(look, kind=ButtonKind.FILLED)
        self.write = Button(look)
        self._is_note = self._is_none = False
        self._is_second = False
        self._is_upright = False
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        ScaledLayouts(look, self).keep(self._row, (0, 0, 0, 0), 10)
        for button in (self.ask, self.write):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._row.addStretch(1)
        self.ask.clicked.connect(self.head_judge_wanted)
        self.write.clicked.connect(self.write_wanted)
        self.retranslate()

    def show_next(
        self, *, asks: bool, is_note: bool = False, is_second: bool = False, is_none: bool = False
    ) -> None:
        """Show whether the head judge is asked first, and whether a note is written, the same
        penalty a second time, or an infraction that gets none."""
        self._is_note, self._is_second, self._is_none = is_note, is_second, is_none
        self.ask.setVisible(asks)
        self.write.set_kind(ButtonKind.OUTLINED if asks else ButtonKind.FILLED)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self.ask.set_words(self.tr("Ask the head judge"), key="H")
        if self._is_second:
            self.write.set_words(self.tr("Issue another"), key=key_text("Return"))
        elif self._is_note:
            self.write.set_words(self.tr("Write a note"), key=key_text("Ctrl+Return"))
        elif self._is_none:
            self.write.set_words(self.tr("Record infraction"), key=key_text("Ctrl+Return"))
        else:
            self.write.set_words(self.tr("Record penalty"), key=key_text("Ctrl+Return"))
        self.share_room()

    def stand_upright(self, *, upright: bool) -> None:
        """Set whether the buttons are stacked regardless of the width."""
        self._is_upright = upright
        self.share_room()
        self.updateGeometry()

    def upright_size(self) -> QSize:
        """Size of the stacked buttons."""
        shown = [each.sizeHint() for each in (self.ask, self.write) if not each.isHidden()]
        height = sum(each.height() for each in shown) + (len(shown) - 1) * self._row.spacing()
        return QSize(max(each.width() for each in shown), height)

    def minimumSizeHint(self) -> QSize:
        if self._is_upright:
            return self.upright_size()
        return QSize(0, super().minimumSizeHint().height())

    def share_room(self) -> None:
        """Stack the buttons if they have no room side by side."""
        wanted = self.ask.sizeHint().width() + self.write.sizeHint().width() + self._row.spacing()
        is_tight = not self.ask.isHidden() and (self._is_upright or wanted > self.width())
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(below if is_tight else side)
