"""The keys of a card over the page, heard wherever the focus is, and what puts the card away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.ui.shell.window.glance.view import CardGlance
from judgekit.ui.widgets.actions import ENTER

MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
"""Keys by which a page goes to another row: the card goes with it."""
Acts = Mapping[Qt.Key, Callable[[], object]]
TYPED = (*ENTER, Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class GlanceKeys(QObject):
    """Esc, the arrows to the sides, with Alt too, and Page Up and Down are the card's; all other
    keys do what they do without it. While the mouse only rests on a name, Esc alone is taken."""

    ended = Signal()
    """It is to be put away: Esc, something typed, a click beside it, or another focus."""
    moved = Signal()
    """The page may have gone to another row."""
    stepped = Signal(int)
    """To the next card named here, or the previous one."""
    turned = Signal(int)
    """To the next language, or the previous one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._view: CardGlance | None = None
        self.is_passing = False
        """Whether the card is shown only while the mouse rests."""

    def begin(self, view: CardGlance) -> None:
        """Hear keys and clicks for this card."""
        app = QApplication.instance()
        if self._view is None and isinstance(app, QApplication):
            self._view = view
            app.installEventFilter(self)
            app.focusChanged.connect(self._focus_changed)

    def end(self) -> None:
        """Hear nothing any more."""
        app = QApplication.instance()
        if self._view is not None and isinstance(app, QApplication):
            self._view = None
            app.removeEventFilter(self)
            app.focusChanged.disconnect(self._focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the card's keys, and see a click beside it."""
        view, kind = self._view, event.type()
        if view is None:
            return False
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return isinstance(event, QKeyEvent) and self._hear(view, event)
        if kind is QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            is_beside = watched is not view and not view.isAncestorOf(watched)
            if is_beside:
                self.ended.emit()
        return False

    def _hear(self, view: CardGlance, event: QKeyEvent) -> bool:
        act = self._action_of(view, event)
        is_press = event.type() is QEvent.Type.KeyPress
        if act is not None:
            event.accept()
            if is_press:
                act()
            return True
        if is_press and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._let_through(event)
        return False

    def _let_through(self, event: QKeyEvent) -> None:
        if event.key() in MOVES:
            # Once the page has gone there.
            QTimer.singleShot(0, self, self.moved.emit)
        elif event.key() in TYPED or (event.text() and event.text().isprintable()):
            self.ended.emit()

    def _action_of(self, view: CardGlance, event: QKeyEvent) -> Callable[[], object] | None:
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers == Qt.KeyboardModifier.AltModifier:
            return self._with_alt(view).get(key)
        return None if modifiers else self._alone(view).get(key)

    def _alone(self, view: CardGlance) -> Acts:
        """Return what keys do now."""
        keys = Qt.Key
        acts: dict[Qt.Key, Callable[[], object]] = {keys.Key_Escape: self.ended.emit}
        if self.is_passing:
            return acts
        acts[keys.Key_PageUp] = partial(view.scroll_by, -1)
        acts[keys.Key_PageDown] = partial(view.scroll_by, 1)
        if len(view.glance.languages) > 1:
            acts[keys.Key_Left] = partial(self.turned.emit, -1)
            acts[keys.Key_Right] = partial(self.turned.emit, 1)
        return acts

    def _with_alt(self, view: CardGlance) -> Acts:
        """Return what keys do now with Alt."""
        if self.is_passing or view.glance.count < 2:
            return {}
        return {
            Qt.Key.Key_Left: partial(self.stepped.emit, -1),
            Qt.Key.Key_Right: partial(self.stepped.emit, 1),
        }

    def _focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        # Another window of the desktop, or none at all, is no other place in this one.
        if before is not None and now is not None:
            self.ended.emit()
