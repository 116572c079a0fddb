"""One hand of a judge: the same steps in the user's words, by the mouse or by the keys alone."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from judgekit.ui.rules.reading.lazy_rows import LazyRows
from judgekit.ui.shell.commands.command_list import CommandList
from judgekit.ui.shell.commands.find_list import FindList
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.rows.choice_list import ChoiceList
from tests.journeys.day_pictures import without_alarms
from tests.journeys.hands import sight
from tests.journeys.mouse import Mouse
from tests.journeys.stage import Stage
from tests.keyboard import type_at_focus
from tests.seen import part

TYPED_INTO = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)
FARTHEST = 120
"""Presses of Tab or of an arrow after which something can't be reached by keys."""
PATIENCE = 50
"""Times twenty milliseconds that a hand waits for a button."""
PASTE = "Paste"


class Hand(Protocol):
    """What a user does, whichever hand does it. Letters have to be typed by either."""

    strokes: int
    """Clicks of the mouse, or keys pressed."""
    letters: int
    """Letters that were typed as text."""

    def wait(self, minutes: float) -> None:
        """Let time pass."""

    def go(self, place: str) -> None:
        """Open a page."""

    def press(self, words: str, beside: str = "") -> None:
        """Press the visible button of these words."""

    def pick(self, opener: str, words: str) -> None:
        """Choose an entry of the menu that a button opens."""

    def entry(self, words: str) -> None:
        """Choose an entry of the open menu."""

    def choose(self, words: str, beside: str = "") -> None:
        """Choose a row of a list."""

    def open(self, words: str, beside: str = "") -> None:
        """Open a row of a list, or take a name that is offered."""

    def write(self, name: str, text: str, beside: str = "") -> None:
        """Replace what stands in a field."""

    def type(self, text: str) -> None:
        """Type where the cursor is."""

    def paste(self, name: str, text: str) -> None:
        """Paste into a field."""

    def find(self, text: str, words: str = "") -> None:
        """Type into the search field, and take the row of these words, or the first."""

    def order(self, text: str) -> None:
        """Type an order into the search field, and give it as it is shown."""

    def tick(self, card: str) -> None:
        """Tick one of this card in the deck that is counted."""

    def do(self, words: str) -> None:
        """Do what the menu of actions names, or press its key."""

    def leave(self) -> None:
        """Leave what is open: by its button with the cross, or Esc."""


class _Either:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.letters = 0

    def wait(self, minutes: float) -> None:
        """Let time pass, and close what has rung."""
        self.stage.pass_time(minutes)
        without_alarms(self.stage)

    def ready(self, words: str, beside: str) -> QAbstractButton:
        """The button, once it can be pressed: what was typed may still be read."""
        button = sight.button(words, beside)
        for _ in range(PATIENCE):
            if button.isEnabled():
                break
            self.stage.settle(20)
        assert button.isEnabled(), f"{words} is disabled: {button.accessibleDescription()}"
        return button

    def type(self, text: str) -> None:
        self.stage.wake()
        type_at_focus(text)
        self.letters += len(text)
        self.stage.settle(20)


class MouseHand(_Either):
    """The mouse alone, and letters where text has to be typed."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.mouse = Mouse()

    @property
    def strokes(self) -> int:
        return self.mouse.clicks

    def go(self, place: str) -> None:
        self.press(place, beside="Rail")

    def press(self, words: str, beside: str = "") -> None:
        self.stage.wake()
        self.mouse.click(self.ready(words, beside))
        self.stage.settle(20)

    def pick(self, opener: str, words: str) -> None:
        self.press(opener)
        self.entry(words)

    def menu_of(self, words: str, entry: str) -> None:
        """Choose from the menu that a right click on a row opens."""
        view, index = sight.row(words)
        self.mouse.scroll_to_row(view, index)
        self.mouse.right_click(view.viewport(), view.visualRect(index))
        self.entry(entry)

    def entry(self, words: str) -> None:
        """Choose an entry of the open menu."""
        is_open = True
        while is_open:
            menu, action = sight.entry(words)
            is_open = action.menu() is not None
            self.mouse.click(menu, menu.actionGeometry(action))
            self.stage.settle(20)

    def choose(self, words: str, beside: str = "") -> None:
        self.stage.wake()
        found = sight.choice(words)
        if found is not None:
            self.mouse.click(*found)
        else:
            view, index = sight.row(words, beside)
            self.mouse.scroll_to_row(view, index)
            self.mouse.click(view.viewport(), _first_line(view, index))
        self.stage.settle(20)

    def open(self, words: str, beside: str = "") -> None:
        if sight.choice(words) is not None:
            self.choose(words)
            return
        self.stage.wake()
        view, index = sight.row(words, beside)
        self.mouse.scroll_to_row(view, index)
        self.mouse.double_click(view.viewport(), _first_line(view, index))
        self.stage.settle(20)

    def write(self, name: str, text: str, beside: str = "") -> None:
        self.stage.wake()
        field = sight.field(name, beside)
        if sight.text_in(field):
            self.mouse.triple_click(field)
        else:
            self.mouse.click(field)
        self.type(text)

    def paste(self, name: str, text: str) -> None:
        self.stage.wake()
        QApplication.clipboard().setText(text)
        field = sight.field(name)
        self.mouse.right_click(field)
        self.entry(PASTE)

    def find(self, text: str, words: str = "") -> None:
        self.write(self.stage.window.top_bar.field.accessibleName(), text)
        self.stage.settle(250)
        found = part(self.stage.window, FindList)
        self.mouse.click(found, found.place(_row_of(found, words)))
        self.stage.settle(20)

    def order(self, text: str) -> None:
        self.write(self.stage.window.top_bar.field.accessibleName(), text)
        self.stage.settle(50)
        shown = part(self.stage.window, CommandList)
        self.mouse.click(shown, QRect(0, 0, shown.width(), 40))
        self.stage.settle(20)

    def tick(self, card: str) -> None:
        self.choose(card, beside="DeckList")

    def do(self, words: str) -> None:
        self.pick(self.stage.window.top_bar.menu.accessibleName(), words)

    def leave(self) -> None:
        self.press("Close")


class KeyboardHand(_Either):
    """The keys alone, at whatever has the focus."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.strokes = 0

    def keys(self, *keys: str) -> None:
        """Press keys, each at the focus."""
        for key in keys:
            self.stage.press(key)
            self.strokes += 1
        self.stage.settle(20)

    def go(self, place: str) -> None:
        everywhere = self.stage.window.actions_everywhere
        self.keys(next(each.key for each in everywhere if each.words() == place))

    def press(self, words: str, beside: str = "") -> None:
        self.stage.wake()
        button = self.ready(words, beside)
        key = button.key if isinstance(button, Button) else ""
        if key and not (_is_letter(key) and isinstance(QApplication.focusWidget(), TYPED_INTO)):
            self.keys(_portable(key))
            return
        self._tab_to(button)
        self.keys("Space")

    def pick(self, opener: str, words: str) -> None:
        self.press(opener)
        self.entry(words)

    def choose(self, words: str, beside: str = "") -> None:
        self.stage.wake()
        found = sight.choice(words)
        if found is not None:
            self._choose_of(found[0], words)
            return
        view, _ = sight.row(words, beside)
        self._tab_to(view)
        for key in ("Down", "Up"):
            for _ in range(FARTHEST):
                if words in sight.said_in(view.currentIndex()):
                    return
                before = view.currentIndex()
                self.keys(key)
                if view.currentIndex() == before:
                    break
        assert words in sight.said_in(view.currentIndex()), f"no arrow reaches {words!r}"

    def open(self, words: str, beside: str = "") -> None:
        self.choose(words, beside)
        self.keys("Return")

    def write(self, name: str, text: str, beside: str = "") -> None:
        self.stage.wake()
        field = sight.field(name, beside)
        self._tab_to(field)
        if sight.text_in(field):
            self.keys("Ctrl+A")
        self.type(text)

    def paste(self, name: str, text: str) -> None:
        QApplication.clipboard().setText(text)
        self._tab_to(sight.field(name))
        self.keys("Ctrl+V")

    def find(self, text: str, words: str = "") -> None:
        self.keys("Ctrl+K")
        self.type(text)
        self.stage.settle(250)
        at = _row_of(part(self.stage.window, FindList), words)
        self.keys(*("Down",) * at, "Return")

    def order(self, text: str) -> None:
        self.keys("Ctrl+K")
        self.type(text)
        self.stage.settle(50)
        self.keys("Return")

    def tick(self, card: str) -> None:
        self.type(card)
        self.keys("Return")

    def do(self, words: str) -> None:
        window = self.stage.window
        page = window.navigation.page(window.navigation.here)
        actions = (*page.actions(), *window.actions_everywhere)
        wanted = next(each for each in actions if each.applies() and each.words() == words)
        is_typing = isinstance(QApplication.focusWidget(), TYPED_INTO)
        keys = (wanted.key, *wanted.also)
        self.keys(next(key for key in keys if not (is_typing and _is_letter(key))))

    def leave(self) -> None:
        self.keys("Esc")

    def entry(self, words: str) -> None:
        is_open = True
        while is_open:
            menu, action = sight.entry(words)
            is_open = action.menu() is not None
            for _ in range(FARTHEST):
                if menu.activeAction() is action:
                    break
                self.keys("Down")
            self.keys("Return")

    def _choose_of(self, choices: ChoiceList, words: str) -> None:
        if choices.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self._tab_to(choices)
        for key in ("Down", "Up"):
            for _ in range(FARTHEST):
                if words in choices.accessibleName():
                    return
                before = choices.value()
                self.keys(key)
                if choices.value() == before:
                    break

    def _tab_to(self, widget: QWidget) -> None:
        """Press Tab until it has the focus; the arrows within a few exclusive choices."""
        passed: list[str] = []
        is_back = _is_above_text(widget, QApplication.focusWidget())
        tab = "Shift+Tab" if is_back else "Tab"
        for _ in range(FARTHEST):
            focused = QApplication.focusWidget()
            if focused is not None and (focused is widget or widget.isAncestorOf(focused)):
                return
            if _is_choice_beside(focused, widget):
                self.keys("Right")
            else:
                self.keys(tab)
            passed.append(f"{type(focused).__name__} {focused.accessibleName() if focused else ''}")
        raise AssertionError(f"Tab never comes to {widget.accessibleName()!r}: {passed[:60]}")


def _is_choice_beside(focused: QWidget | None, widget: QWidget) -> bool:
    """Whether the other one of exclusive choices has the focus: an arrow moves between them."""
    are_buttons = isinstance(focused, QAbstractButton) and isinstance(widget, QAbstractButton)
    return are_buttons and focused.group() is not None and focused.group() is widget.group()


def _is_above_text(widget: QWidget, focused: QWidget | None) -> bool:
    """Whether a long text has the focus, and the widget stands above it: on through the text, Tab
    would scroll to other sections."""
    window = widget.window()
    texts = [each for each in window.findChildren(LazyRows) if focused is not None]
    top = widget.mapTo(window, QPoint()).y()
    return any(
        (each is focused or each.isAncestorOf(focused)) and each.mapTo(window, QPoint()).y() > top
        for each in texts
    ) and not any(each.isAncestorOf(widget) for each in texts)


def _row_of(found: FindList, words: str) -> int:
    """Which of the answers says these words."""
    said = [row.spoken for row in found.rows()]
    at = next((at for at, each in enumerate(said) if words in each), None)
    assert at is not None, f"no row says {words!r}: {said}"
    return at


def _first_line(view: QAbstractItemView, index: object) -> QRect:
    """The upper part of a row at its left: buttons may stand at its right or below."""
    row = view.visualRect(index)
    return QRect(row.topLeft(), QPoint(min(row.right(), row.left() + 120), row.top() + 24)) & row


def _is_letter(key: str) -> bool:
    return len(key) == 1 or key in ("Space", "Enter") or key.startswith("Shift+")


def _portable(key: str) -> str:
    """The key that is printed in a button, in Qt's portable form."""
    signs = {"Enter": "Return", "\u2212": "-", "←": "Left", "→": "Right", "↑": "Up", "↓": "Down"}
    if " " in key and key.count(" ") == 1 and key[-1] in "+\u2212":
        return key.replace(" ", "+").replace("\u2212", "-")
    wanted = "+".join(signs.get(part, part.replace(" ", "")) for part in key.split("+"))
    found = wanted.replace("PageUp", "PgUp").replace("PageDown", "PgDown")
    assert not QKeySequence(found).isEmpty(), key
    return found
