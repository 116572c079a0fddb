"""The bar of a time box: elapsed time, target and stop."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.deck_checks.time_box import TimeBox, TimeBoxState
from judgekit.domain.shared.moment import SECOND
from judgekit.ui.deck_checks.wording import box_words
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken

THICK, MARK, BELOW = 12, 20, 4
TOKENS: Mapping[TimeBoxState, str] = {
    TimeBoxState.WITHIN: "accent",
    TimeBoxState.PAST_TARGET: "attention",
    TimeBoxState.PAST_STOP: "urgent",
}


class TimeBar(QWidget):
    """Full at the stop; attention colour past the target, urgent past the stop, as the words below
    also say."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._elapsed, self._box = 0, TimeBox(1, 1)
        self._filled = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_time(self, elapsed: int, box: TimeBox) -> None:
        """Show so many elapsed milliseconds; repaint only if a pixel or a word of it changes."""
        before = self._box, self._box.state(self._elapsed), self._filled
        self._elapsed, self._box = elapsed, box
        self._filled = self._filled_to()
        if before != (box, self.state, self._filled):
            self.setAccessibleName(", ".join(self.words()))
            self.update()

    @property
    def state(self) -> TimeBoxState:
        """State of the time box."""
        return self._box.state(self._elapsed)

    @property
    def token(self) -> str:
        """Colour token of the elapsed part."""
        return TOKENS[self.state]

    def words(self) -> tuple[str, str]:
        """Texts below the bar: target and stop."""
        return box_words(self._box, self.state)

    def least_width(self) -> int:
        """Width that the texts need, in pixels."""
        metrics = QFontMetrics(self._look.theme.font("small", bold=True))
        return sum(map(metrics.horizontalAdvance, self.words())) + self._look.theme.px(14)

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.StaticText, name=", ".join(self.words()))

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        words = QFontMetrics(theme.font("small")).height()
        return QSize(theme.px(200), theme.px(MARK + BELOW) + words)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(60), self.sizeHint().height())

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._filled = -1

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = theme.px((MARK - THICK) / 2)
        track = QRectF(0, top, self.width(), theme.px(THICK))
        shape = QPainterPath()
        shape.addRoundedRect(track, track.height() / 2, track.height() / 2)
        painter.fillPath(shape, theme.color("line"))
        painter.save()
        painter.setClipPath(shape)
        done = QPainterPath()
        done.addRoundedRect(
            QRectF(0, top, self._filled_to(), track.height()),
            track.height() / 2,
            track.height() / 2,
        )
        painter.fillPath(done, theme.color(self.token))
        painter.restore()
        mark = self._at(self._box.target)
        width = theme.px(3)
        painter.fillRect(QRect(mark - width, 0, width, theme.px(MARK)), theme.color("text"))
        self._paint_words(painter, mark)

    def _paint_words(self, painter: QPainter, mark: int) -> None:
        theme = self._look.theme
        target, stop = self.words()
        right = self.width()
        for words, end, state, plain in (
            (stop, right, TimeBoxState.PAST_STOP, "text-muted"),
            (target, mark, TimeBoxState.PAST_TARGET, "text"),
        ):
            is_past = self.state is state
            font = theme.font("small", bold=is_past)
            metrics = QFontMetrics(font)
            end = min(end, right)  # noqa: PLW2901
            place = QRect(0, theme.px(MARK + BELOW), end, metrics.height())
            painter.setFont(font)
            painter.setPen(theme.color(self.token if is_past else plain))
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, words)
            right = end - metrics.horizontalAdvance(words) - theme.px(12)

    def _filled_to(self) -> int:
        return self._at(self._elapsed - self._elapsed % SECOND)

    def _at(self, time: int) -> int:
        return round(self.width() * min(1.0, max(0.0, time / max(1, self._box.stop))))
