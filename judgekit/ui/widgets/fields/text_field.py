"""A field for a line of text: a name, a number, some minutes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, QStringListModel, Qt
from PySide6.QtGui import (
    QIntValidator,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QCompleter, QLineEdit, QSizePolicy, QWidget

from judgekit.ui.look import Look
from judgekit.ui.theme_palette import without_ground
from judgekit.ui.widgets.painting.strokes import paint_frame, paint_ring
from judgekit.ui.widgets.tool_tip import hide_tip, show_tip, tell_placeholder

MOST_SIGNS = 200


class TextField(QLineEdit):
    """`width` is in design pixels, 0 to fill the available width.

    A key that would make the number or the text too large says so, for it leaves what stands there:
    `12` of a `120` that somebody typed.
    """

    def __init__(self, look: Look, *, width: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._width = width
        self._is_wrong = self._is_refusing = False
        self._choices: QStringListModel | None = None
        self.setFrame(False)
        self.setPalette(without_ground())
        self.setMaxLength(MOST_SIGNS)
        horizontal = QSizePolicy.Policy.Fixed if width else QSizePolicy.Policy.Expanding
        self.setSizePolicy(horizontal, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.redress)
        self.inputRejected.connect(self._refuse)
        self.textChanged.connect(lambda _: self._accept())
        self.redress()

    def offer(self, choices: Sequence[str]) -> None:
        """Complete typed text from these choices, inline."""
        if self._choices is None:
            # One for good: a field that is given another one deletes the first while it is in use.
            self._choices = QStringListModel(self)
            completer = QCompleter(self._choices, self)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
            self.setCompleter(completer)
        self._choices.setStringList(list(choices))

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and _is_idle_undo(self, event):
            # Nothing was typed here that could be undone: the key is the window's.
            event.ignore()
            return True
        return super().event(event)

    @property
    def is_wrong(self) -> bool:
        """Whether the field is marked as invalid."""
        return self._is_wrong

    def show_wrong(self, *, is_wrong: bool) -> None:
        """Mark the field as valid or invalid; the caller shows the reason."""
        self._is_wrong = is_wrong
        self.update()

    @property
    def is_refusing(self) -> bool:
        """Whether the last key was refused."""
        return self._is_refusing

    def redress(self) -> None:
        """Update font and margins from the current theme."""
        theme = self._look.theme
        self.setFont(theme.font())
        self.setTextMargins(theme.px(8), 0, theme.px(8), 0)
        self.setFixedHeight(theme.measure("field"))
        if self._width:
            self.setFixedWidth(theme.px(self._width))

    def setPlaceholderText(self, words: str) -> None:
        super().setPlaceholderText(words)
        tell_placeholder(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        tell_placeholder(self)

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(self._width or 160), theme.measure("field"))

    def minimumSizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(self._width or 64), theme.measure("field"))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        radius = theme.measure("radius-control")
        is_marked = self._is_wrong or self._is_refusing
        line = theme.color("urgent" if is_marked else "line-strong")
        ground, width = theme.color("surface"), theme.px(2) if is_marked else 1
        paint_frame(painter, self.rect(), radius, fill=ground, line=line, width=width)
        painter.end()
        tell_placeholder(self)
        super().paintEvent(event)
        if self.hasFocus():
            paint_ring(QPainter(self), theme, self.rect(), radius)

    def _refuse(self) -> None:
        validator = self.validator()
        if isinstance(validator, QIntValidator):
            words = QCoreApplication.translate("TextField", "A number from {least} to {most}")
            words = words.format(least=validator.bottom(), most=validator.top())
        else:
            words = QCoreApplication.translate(
                "TextField", "At most %n characters", "", self.maxLength()
            )
        self._is_refusing = True
        self.setAccessibleDescription(words)
        show_tip(self.mapToGlobal(QPoint(0, self.height())), words, self)
        self.update()

    def _accept(self) -> None:
        if self._is_refusing:
            self._is_refusing = False
            self.setAccessibleDescription("")
            hide_tip()
            self.update()


def _is_idle_undo(field: QLineEdit, event: QKeyEvent) -> bool:
    is_undo = event.matches(QKeySequence.StandardKey.Undo) and not field.isUndoAvailable()
    is_redo = event.matches(QKeySequence.StandardKey.Redo) and not field.isRedoAvailable()
    return is_undo or is_redo
