"""Question and score side by side, in the place of the page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.rehearsal.questions.wording import QuestionWords
from judgekit.ui.look import Look
from judgekit.ui.rehearsal.question_view import QuestionView
from judgekit.ui.rehearsal.score_view import ScoreView
from judgekit.ui.widgets.form_scroll import FormScroll

SCORE_WIDTH, LEAST_QUESTION = 308, 440


class RehearsalPanel(QWidget):
    """Stands where the page stood, while time stands still.

    The score is left out where the question would be squeezed beside it.
    """

    def __init__(self, look: Look, words: QuestionWords) -> None:
        super().__init__()
        self._look = look
        self.question, self.score = QuestionView(look, words), ScoreView(look, words)
        self._scroll = FormScroll(look, self.score)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(FormScroll(look, self.question), 1)
        row.addWidget(self._scroll)
        look.changed.connect(self._share)
        self._share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        theme = self._look.theme
        self._scroll.setFixedWidth(theme.px(SCORE_WIDTH))
        self._scroll.setVisible(self.width() >= theme.px(SCORE_WIDTH + LEAST_QUESTION))
