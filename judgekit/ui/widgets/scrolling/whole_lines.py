"""A scrolled area that ends below a whole line as long as it isn't scrolled."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.form_scroll import FormScroll


class WholeLinesScroll(FormScroll):
    """Nothing is cut in the middle at its lower edge until it is scrolled."""

    def __init__(self, look: Look, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(look, content, parent)
        self.verticalScrollBar().valueChanged.connect(lambda _: self._end_whole())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_handled = super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._end_whole()
        return is_handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._end_whole()

    def _end_whole(self) -> None:
        content, height = self._content, self.height()
        is_cut = self.verticalScrollBar().value() == 0 and content.minimumHeight() > height
        rest = height - whole_height(content, height) if is_cut else 0
        if self.viewportMargins().bottom() != rest:
            self.setViewportMargins(0, 0, 0, rest)


def whole_height(content: QWidget, most: int) -> int:
    """Return the greatest height up to so many pixels at which no line of text and no control of
    the content is cut; the most if there is none."""
    parts = (each for each in content.findChildren(QWidget) if not each.isHidden())
    spans = [span for each in parts if not _has_parts(each) for span in _spans(each, content)]
    ends = {end for _, end in spans if end <= most}
    return max((at for at in ends if not any(top < at < end for top, end in spans)), default=most)


def _has_parts(widget: QWidget) -> bool:
    return any(isinstance(each, QWidget) for each in widget.children())


def _spans(widget: QWidget, content: QWidget) -> Iterator[tuple[int, int]]:
    """Yield top and end of each line of a label, or of another widget."""
    top, height, lines = widget.mapTo(content, QPoint()).y(), widget.height(), 1
    if isinstance(widget, QLabel) and widget.wordWrap():
        lines = max(1, height // QFontMetrics(widget.font()).lineSpacing())
    for at in range(lines):
        yield top + at * height // lines, top + (at + 1) * height // lines
