"""A question about the case, answered with yes or no, or not yet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.actions import claim_key, key_text
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_ring
from judgekit.ui.widgets.painting.wrapped_words import KeptWraps, WrappedWords
from judgekit.ui.widgets.tool_tip import set_tip

LEFT, GAP, PADDING, SEGMENT, LINE = 34, 12, 2, 24, 16


class CircumstanceRow(QWidget):
    """Key, question, Yes and No; Space cycles through unknown, yes and no."""

    answered = Signal(str, object)
    """The circumstance's name, and True, False, or None for unknown."""

    def __init__(self, look: Look, place: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.key = str((place + 1) % 10)
        """The digit that answers it with Alt; 0 for the tenth."""
        self.name = ""
        """Name of the circumstance."""
        self._question = ""
        self._words = ("", "")
        self._answer: bool | None = None
        self._wraps = KeptWraps()
        self._heights: dict[int, int] = {}
        """Cached heights by width, in pixels."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._measure_anew)

    def ask(self, name: str, question: str) -> None:
        """Show this question, unanswered."""
        self.name, self._question = name, question
        self._words = (self.tr("Yes"), self.tr("No"))
        self._answer = None
        self._tell()
        self._measure_anew()

    def show_answer(self, answer: bool | None) -> None:
        """Show this answer; None for unknown."""
        if answer != self._answer:
            self._answer = answer
            self._tell()
            self._measure_anew()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(
            Role.CheckBox,
            is_checked=self._answer is True,
            is_half=self._answer is None,
            key=key_text(f"Alt+{self.key}"),
        )

    def turn(self) -> None:
        """Cycle the answer: unknown, yes, no."""
        following = {None: True, True: False, False: None}
        self.answered.emit(self.name, following[self._answer])

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(320)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(160), self._look.theme.px(SEGMENT + 2 * PADDING))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            theme = self._look.theme
            # Once answered it takes one line, which leaves room for the steps below.
            is_open = self._answer is None
            lines = self._wrapped(self._question_room(width)).height if is_open else 0
            self._heights[width] = max(lines, theme.px(SEGMENT)) + 2 * theme.px(PADDING)
        return self._heights[width]

    def event(self, event: QEvent) -> bool:
        return claim_key(event, Qt.Key.Key_Space) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.turn()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        yes, no = self._segments()
        at = event.position().toPoint()
        if yes.contains(at):
            self.answered.emit(self.name, None if self._answer is True else True)
        elif no.contains(at):
            self.answered.emit(self.name, None if self._answer is False else False)
        else:
            self.turn()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        side = theme.px(22)
        key = QRect(0, (self.height() - side) // 2, side, side)
        paint_frame(painter, key, theme.measure("radius-badge"), line=theme.color("line-strong"))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self.key)
        painter.setPen(theme.color("text"))
        room = QRect(theme.px(LEFT), 0, self._question_room(self.width()), self.height())
        if self._answer is None:
            self._wrapped(room.width()).paint(painter, room)
        else:
            font = theme.font("small")
            painter.setFont(font)
            elide = Qt.TextElideMode.ElideRight
            words = QFontMetrics(font).elidedText(self._question, elide, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        answers = (True, False)
        for segment, words, answer in zip(self._segments(), self._words, answers, strict=True):
            self._paint_segment(painter, segment, words, chosen=self._answer is answer)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-badge"))

    def _paint_segment(self, painter: QPainter, box: QRect, words: str, *, chosen: bool) -> None:
        theme = self._look.theme
        ground = theme.color("selection") if chosen else None
        line = theme.color("accent" if chosen else "line-strong")
        radius = theme.measure("radius-badge")
        paint_frame(painter, box, radius, fill=ground, line=line, width=2 if chosen else 1)
        painter.setFont(theme.font("small", bold=chosen))
        painter.setPen(theme.color("accent" if chosen else "text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _segments(self) -> tuple[QRect, QRect]:
        theme = self._look.theme
        width, height = self._segment_width(), theme.px(SEGMENT)
        top = (self.height() - height) // 2
        no = QRect(self.width() - width, top, width, height)
        yes = no.translated(-width - theme.px(4), 0)
        return yes, no

    def _segment_width(self) -> int:
        theme = self._look.theme
        metrics = QFontMetrics(theme.font("small", bold=True))
        return max(metrics.horizontalAdvance(words) for words in self._words) + theme.px(20)

    def _measure_anew(self) -> None:
        self._heights.clear()
        self.updateGeometry()

    def _wrapped(self, width: int) -> WrappedWords:
        theme = self._look.theme
        return self._wraps.wrapped(self._question, theme.font("small"), width, theme.px(LINE))

    def _question_room(self, width: int) -> int:
        theme = self._look.theme
        taken = 2 * self._segment_width() + theme.px(4 + GAP + LEFT)
        return max(theme.px(60), width - taken)

    def _tell(self) -> None:
        yes, no = self._words
        said = {True: yes, False: no, None: self.tr("not known yet")}
        self.setAccessibleName(f"{self._question} {said[self._answer]}")
        set_tip(self, self._question if self._answer is not None else "")
        self.update()
