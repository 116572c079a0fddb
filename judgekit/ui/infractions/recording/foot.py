"""The foot of the record panel: the verdict, problems, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from judgekit.ui.infractions.recording.buttons import RecordButtons
from judgekit.ui.infractions.recording.head_judge_row import HeadJudgeRow
from judgekit.ui.infractions.recording.verdict import Verdict
from judgekit.ui.look import Look
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts


class RecordFoot(QWidget):
    """On a low page, where the remedy above needs the room, the buttons are beside the verdict if
    that saves height."""

    low_changed = Signal()

    def __init__(self, look: Look, head: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict = Verdict(look)
        self.problem = Label(look, token="attention", bold=True, wraps=True)
        self.asking = HeadJudgeRow(look)
        self.buttons = RecordButtons(look)
        self._head = head
        self.is_low = False
        """Whether the page is low."""
        self._is_beside: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(0, 1)
        ScaledLayouts(look, self).keep(self._grid, (0, 0, 0, 0), 8)
        self.problem.hide()
        self.arrange()

    def stand_low(self, low: bool) -> None:
        """Set whether the page is low."""
        self.is_low = low
        self.verdict.stand_low(low=low)
        self.arrange()
        self.low_changed.emit()

    def arrange(self) -> None:
        """Lay out the buttons, after texts have changed."""
        is_beside = self.is_low and self._is_lower_beside()
        if is_beside == self._is_beside:
            return
        self._is_beside = is_beside
        for part in (self.verdict, self.problem, self.asking, self.buttons, self._head):
            self._grid.removeWidget(part)
        if is_beside:
            self._grid.addWidget(self.verdict, 0, 0)
            self._grid.addWidget(self.buttons, 0, 1, Qt.AlignmentFlag.AlignBottom)
            self._grid.addWidget(self._head, 3, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        else:
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
            self._grid.addWidget(self.verdict, 0, 0, 1, 2)
            self._grid.addWidget(self.buttons, 3, 0)
            self._grid.addWidget(self._head, 3, 1, right)
        self._grid.addWidget(self.problem, 1, 0, 1, 2)
        self._grid.addWidget(self.asking, 2, 0, 1, 2)
        self.buttons.stand_upright(upright=is_beside)

    def tell_problem(self, sentence: str) -> None:
        """Say what is missing or wrong."""
        self.problem.set_token("attention")
        self.problem.say(sentence)

    def tell_head_judge(self, name: str) -> None:
        """Say which head judge approves."""
        self.problem.set_token("text-muted")
        self.problem.say(self.tr("Head judge: {name}").format(name=name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def _is_lower_beside(self) -> bool:
        """Whether verdict and buttons take less height side by side."""
        if self.verdict.isHidden():
            return False
        gap, upright = self._grid.spacing(), self.buttons.upright_size()
        left = self.width() - upright.width() - gap
        beside = max(self.verdict.heightForWidth(left), upright.height())
        # Beside the verdict the buttons leave the others a line of their own.
        beside += 0 if self._head.isHidden() else gap + self._head.sizeHint().height()
        below = self.verdict.heightForWidth(self.width()) + gap + self.buttons.height()
        return left > self.width() // 2 and beside < below
