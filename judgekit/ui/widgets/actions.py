"""What can be done, as data: words, one shown key, and what happens; keys are bound from it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

MINUS = "\u2212"
_PRINTED: Final[Mapping[str, str]] = {
    "Left": "←",
    "Right": "→",
    "Up": "↑",
    "Down": "↓",
    "Return": "Enter",
    "Escape": "Esc",
    "PgUp": "Page Up",
    "PgDown": "Page Down",
}
_LATIN = "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,."
_CYRILLIC = "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"


class Action(msgspec.Struct, frozen=True):
    """One thing the user can do.

    `words` is asked whenever it is shown, so that it follows the language. `key` is the key that is
    shown (in Qt's portable form, `Ctrl+K`); `also` are others that do the same, such as a Ctrl
    combination beside a bare letter. What does not `repeat` is done once, however long its key is
    held.
    """

    id: str
    words: Callable[[], str]
    key: str
    run: Callable[[], object]
    also: tuple[str, ...] = ()
    repeats: bool = True


def key_text(key: str) -> str:
    """A key as the keyboard has it: `Ctrl+K`, `Ctrl +`, `Alt+←`; on a Mac with its own signs."""
    if sys.platform == "darwin":
        return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    if key.endswith(("++", "+-")):
        return f"{key[:-2]} {key[-1].replace('-', MINUS)}"
    return "+".join(_PRINTED.get(part, part) for part in key.split("+"))


def bind(owner: QWidget, actions: Sequence[Action]) -> list[QShortcut]:
    """Make the keys work while `owner` is visible and its window active, text fields excepted.

    A bare letter works on a Russian keyboard too, by its place. Actions of one key are all run:
    each of them, as those of a page's views, knows when it is meant.
    """
    shortcuts: dict[str, QShortcut] = {}
    for action in actions:
        for key in _keys(action):
            shortcut = shortcuts.get(key)
            if shortcut is None:
                shortcut = shortcuts[key] = QShortcut(QKeySequence(key), owner)
                shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
                shortcut.setAutoRepeat(action.repeats)
            shortcut.activated.connect(action.run)
    return list(shortcuts.values())


def action_for(actions: Sequence[Action], event: QKeyEvent) -> Action | None:
    """What a key means where it is taken by a widget itself, as by a panel over a page that gives
    the same key another meaning; by the same rules as `bind`."""
    pressed = QKeySequence(event.keyCombination())
    for action in actions:
        if any(QKeySequence(key) == pressed for key in _keys(action)):
            return action
    return None


def _keys(action: Action) -> tuple[str, ...]:
    keys = tuple(key for key in (action.key, *action.also) if key)
    twins = tuple(_CYRILLIC[_LATIN.index(key)] for key in keys if len(key) == 1 and key in _LATIN)
    return keys + twins


def is_typed(event: QKeyEvent) -> bool:
    """Whether a key writes something, a space too, rather than gives an order."""
    shift_only = (
        Qt.KeyboardModifier.ShiftModifier
        | Qt.KeyboardModifier.KeypadModifier
        | Qt.KeyboardModifier.GroupSwitchModifier
    )
    return event.text().isprintable() and bool(event.text()) and not event.modifiers() & ~shift_only
