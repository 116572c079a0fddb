"""The bar of a time box: how much is gone, where the target is, where it stops."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.shared.moment import SECOND
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.look import Look
from judgekit.ui.wording import duration_text

THICK, MARK, BELOW = 12, 20, 4


class TimeBar(QWidget):
    """Whole up to the stop; beyond the target in the colour of attention, beyond the stop of
    urgency."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._elapsed, self._target, self._stop = 0, 1, 1
        self._filled = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_time(self, elapsed: int, target: int, stop: int) -> None:
        """Show this, all in milliseconds; painted anew where a pixel of it is another."""
        is_other = (target, stop) != (self._target, self._stop)
        self._elapsed, self._target, self._stop = elapsed, target, max(1, stop)
        filled = self._filled_to()
        if is_other or filled != self._filled:
            self._filled = filled
            self.update()

    @property
    def token(self) -> str:
        """The colour of what is gone."""
        if self._elapsed >= self._stop:
            return "urgent"
        return "attention" if self._elapsed >= self._target else "accent"

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
        mark = self._at(self._target)
        width = theme.px(3)
        painter.fillRect(QRect(mark - width, 0, width, theme.px(MARK)), theme.color("text"))
        self._paint_words(painter, mark)

    def _paint_words(self, painter: QPainter, mark: int) -> None:
        theme = self._look.theme
        font = theme.font("small")
        painter.setFont(font)
        metrics = QFontMetrics(font)
        target = translate("Decks", "target {time}").format(time=duration_text(self._target))
        stop = translate("Decks", "stop {time}").format(time=duration_text(self._stop))
        top = theme.px(MARK + BELOW)
        room = QRect(0, top, self.width(), metrics.height())
        stop_width = metrics.horizontalAdvance(stop) + theme.px(12)
        painter.setPen(theme.color("urgent" if self.token == "urgent" else "text-muted"))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight, stop)
        right = min(mark, self.width() - stop_width)
        painter.setPen(theme.color("text"))
        painter.drawText(
            QRect(0, top, right, metrics.height()), Qt.AlignmentFlag.AlignRight, target
        )

    def _filled_to(self) -> int:
        return self._at(self._elapsed - self._elapsed % SECOND)

    def _at(self, time: int) -> int:
        return round(self.width() * min(1.0, max(0.0, time / self._stop)))
