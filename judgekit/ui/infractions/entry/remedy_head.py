"""The heading of the remedy, and what beside it changes which steps are shown."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.ui.infractions.entry.circumstances import Circumstances
from judgekit.ui.infractions.entry.remedy_steps import RemedySteps
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

HEIGHT = 24
"""Height of the buttons, in design pixels."""


class RemedyHead(QWidget):
    """Says what the numbers mean while something is asked; on a cramped page, where the questions
    have no heading of their own, which of them is asked instead."""

    def __init__(
        self,
        look: Look,
        circumstances: Circumstances,
        steps: RemedySteps,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._circumstances, self._steps = circumstances, steps
        self._title = Label(look, bold=True)
        self._beside = ElidedLabel(look, size="small", token="text-muted")
        self.questions = _LowButton(look, icon="chevron-down", kind=ButtonKind.QUIET)
        self.whole = _LowButton(look, kind=ButtonKind.QUIET)
        """Shows the steps that are cut in full."""
        # Its room is kept: the steps have the same with and without it.
        policy = self.whole.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.whole.setSizePolicy(policy)
        row = QHBoxLayout(self)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 10)
        row.addWidget(self._title)
        row.addWidget(self._beside, 1)
        row.addStretch(0)
        row.addWidget(self.questions)
        row.addWidget(self.whole)
        self.whole.clicked.connect(steps.toggle)
        self.questions.clicked.connect(circumstances.toggle)
        steps.turned.connect(self.offer_whole)
        circumstances.turned.connect(self.follow_questions)
        self._retranslate()

    def follow_questions(self) -> None:
        """Show what there is to say of the questions, and to do about them."""
        asked, is_over = self._circumstances, self._circumstances.is_over
        stands_in = asked.is_headless and asked.asks
        self._beside.setVisible(stands_in or not is_over)
        told = asked.told() if stands_in else (self.tr("filled numbers apply here"),)
        metrics, room = QFontMetrics(self._beside.font()), self._beside.width()
        fitting = (each for each in told if metrics.horizontalAdvance(each) <= room)
        self._beside.setText(next(fitting, told[-1]))
        self.questions.setVisible(stands_in or is_over)
        self.questions.set_icon("chevron-up" if asked.is_opened else "chevron-down")
        said = "" if stands_in else self.tr("Change the answers")
        self.questions.set_words(said, name=asked.all_words() if stands_in else said)

    def offer_whole(self) -> None:
        """Offer the steps in full where one is cut, and the short ones again."""
        measures = self._steps.measures
        words = self.tr("Short text") if measures.is_unfolded else self.tr("Whole text")
        self.whole.set_words(words, key="F")
        self.whole.setVisible(measures.is_unfolded or measures.is_cut(self._steps.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.follow_questions()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Remedy"))
        self.follow_questions()
        self.offer_whole()


class _LowButton(Button):
    """As high as a line beside a heading needs."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._look.theme.px(HEIGHT))
