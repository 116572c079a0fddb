"""The field in which the cards of a deck are typed as they come."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.deck_checks.tick_entry import Key
from judgekit.ui.deck_checks.check.deck.facts import FieldFacts
from judgekit.ui.look import Look
from judgekit.ui.spoken.announcing import announce
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.painting.strokes import paint_frame

KEYS: Mapping[int, Key] = {
    int(Qt.Key.Key_Return): Key.ENTER,
    int(Qt.Key.Key_Enter): Key.ENTER,
    int(Qt.Key.Key_Backspace): Key.BACKSPACE,
    int(Qt.Key.Key_Up): Key.UP,
    int(Qt.Key.Key_Down): Key.DOWN,
}
TAKEN = (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier)


class TickField(QWidget):
    """Reports every key; its content is set from outside. Esc empties the field; Tab leaves it."""

    pressed = Signal(str)
    """A `Key`, a letter or a digit."""
    focused = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._typed = ""
        self._rest = ""
        self._hint = self._key = ""
        self._empty = self._short = ""
        self._part = ""
        self._icon, self._token = "search", "text"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_typed(self, typed: str, rest: str, hint: str, key: str = "") -> None:
        """Show the typed text, its completion, and what Enter does or which key focuses this; `key`
        is that key alone, for where its words lack room."""
        if (typed, rest, hint, key) != (self._typed, self._rest, self._hint, self._key):
            self._typed, self._rest, self._hint, self._key = typed, rest, hint, key
            if self.hasFocus():
                # Keys go to the deck, not into a text that a screen reader could follow.
                announce(self, self.words())
            self.update()

    def show_state(self, facts: FieldFacts) -> None:
        """Set text and sign of the empty field; the part precedes them if cards go elsewhere than
        to the main deck."""
        shown = facts.empty, facts.short, facts.icon, facts.token, facts.part
        if shown != (self._empty, self._short, self._icon, self._token, self._part):
            self._empty, self._short, self._icon, self._token, self._part = shown
            self.update()

    def words(self) -> str:
        """Return the visible text, without the part."""
        return f"{self._typed}{self._rest}" if self._typed else self._empty

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        said = (self._part, self.words(), self._hint)
        detail = ", ".join(filter(None, said))
        return Spoken(Role.EditableText, detail=detail, can_be_typed_into=True)

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(240), theme.measure("field"))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(120), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._key_of(event):
            # Letters and digits are cards here, though they are actions elsewhere on the page.
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = self._key_of(event)
        if key:
            self.pressed.emit(key)
        else:
            super().keyPressEvent(event)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        for letter in event.commitString():
            self.pressed.emit(letter)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        has_focus = self.hasFocus()
        paint_frame(
            painter,
            self.rect(),
            theme.measure("radius-control"),
            fill=theme.color("surface"),
            line=theme.color("focus" if has_focus else "line-strong"),
            width=theme.ring if has_focus else 1,
        )
        size = theme.px(16)
        icon, token = ("search", "text") if self._typed else (self._icon, self._token)
        top = (self.height() - size) // 2
        self._look.paint_icon(painter, icon, theme.px(14), top, token=token, size=16)
        middle = Qt.AlignmentFlag.AlignVCenter
        room = QRect(theme.px(40), 0, self.width() - theme.px(40 + 13), self.height())
        room.setLeft(room.left() + self._paint_part(painter, room))
        hint, taken = self._hint_in(room.width())
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, hint)
        room.setRight(room.right() - taken)
        self._paint_words(painter, room, has_focus=has_focus)

    def _hint_in(self, room: int) -> tuple[str, int]:
        """Return as much of the hint as leaves the words whole, and the width that it takes; where
        they aren't whole without it either, what leaves them a third and what was typed."""
        theme = self._look.theme
        small, metrics = QFontMetrics(theme.font("small")), QFontMetrics(theme.font())
        words = f"{self._typed}{self._rest}" if self._typed else self._empty
        whole = metrics.horizontalAdvance(words) + theme.px(3)
        least = max(metrics.horizontalAdvance(self._typed), room // 3)
        hints = tuple(dict.fromkeys((self._hint, self._key or self._hint)))
        widths = {each: small.horizontalAdvance(each) + theme.px(8) for each in hints if each}
        for hint, taken in widths.items():
            if whole <= room - taken:
                return hint, taken
        if whole > room:
            for hint, taken in reversed(widths.items()):
                if least <= room - taken:
                    return hint, taken
        return "", 0

    def _paint_part(self, painter: QPainter, room: QRect) -> int:
        """Paint the part's name; return its width."""
        if not self._part:
            return 0
        theme = self._look.theme
        font = theme.font("small", bold=True)
        painter.setFont(font)
        painter.setPen(theme.color("accent"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._part)
        return QFontMetrics(font).horizontalAdvance(self._part) + theme.px(10)

    def _paint_words(self, painter: QPainter, room: QRect, *, has_focus: bool) -> None:
        theme = self._look.theme
        font = theme.font()
        metrics = QFontMetrics(font)
        painter.setFont(font)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.color("text"))
        typed = self._typed
        painter.drawText(room, middle, typed)
        caret = room.left() + metrics.horizontalAdvance(typed)
        rest = room.adjusted(caret - room.left(), 0, 0, 0)
        painter.setPen(theme.color("text-muted" if typed or has_focus else "text"))
        words = self._rest if typed else self._empty
        if not typed and self._short and metrics.horizontalAdvance(words) > rest.width():
            words = self._short
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, rest.width())
        gap = 0 if typed else theme.px(2)
        painter.drawText(rest.adjusted(gap, 0, 0, 0), middle, shown)
        if has_focus:
            height = metrics.height()
            top = (self.height() - height) // 2
            painter.fillRect(caret, top, max(1, theme.px(1.5)), height, theme.color("text"))

    def _key_of(self, event: QKeyEvent) -> str:
        """Return the key for the deck; empty if it isn't one for it."""
        modifiers = event.modifiers()
        if any(modifiers & each for each in TAKEN):
            return ""
        key = KEYS.get(int(event.key()))
        if key is not None:
            return key
        if event.key() == Qt.Key.Key_Escape:
            # In an empty field it is the window's, which closes alarms with it.
            return Key.ESCAPE if self._typed else ""
        text = event.text()
        return text if len(text) == 1 and text.isprintable() else ""
