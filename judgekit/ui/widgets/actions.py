"""Actions as data: words, keys and a callback; shortcuts are bound from them. Keys that widgets
handle themselves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

MINUS = "\u2212"
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Enter, of the main keys and of the keypad."""
ENTER_KEYS = ("Return", "Enter")
"""Their names in actions. They never repeat: what they do is done once."""
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
_EDITING = frozenset(f"Ctrl+{letter}" for letter in "ACVXYZ") | {"Ctrl+Shift+Z"}
_CYRILLIC = "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"


def always() -> bool:
    """What applies whatever is shown."""
    return True


class Action(msgspec.Struct, frozen=True):
    """An action that the user can trigger.

    `words` is called whenever it is shown, so that it follows the language. `key` is the displayed
    key (in Qt's portable form, `Ctrl+K`); `also` are alternatives, such as a Ctrl combination
    beside a bare letter. An action that does not `repeat` runs once while its key is held. One that
    doesn't apply, such as that of another view of the page, does nothing and isn't offered.
    """

    id: str
    words: Callable[[], str]
    key: str
    run: Callable[[], object]
    also: tuple[str, ...] = ()
    repeats: bool = True
    applies: Callable[[], bool] = always


def key_text(key: str) -> str:
    """Return a key as printed on the keyboard: `Ctrl+K`, `Ctrl +`, `Alt+←`; in a Mac's symbols."""
    if sys.platform == "darwin":
        return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    if key.endswith(("++", "+-")):
        return f"{key[:-2]} {key[-1].replace('-', MINUS)}"
    return "+".join(_PRINTED.get(part, part) for part in key.split("+"))


def bind(owner: QWidget, actions: Sequence[Action]) -> list[QShortcut]:
    """Bind the keys while `owner` is visible and its window active, except in text fields.

    A letter also works at its position on a Russian keyboard. All actions of one key are run:
    each, such as those of a page's views, checks whether it applies.
    """
    shortcuts: dict[str, QShortcut] = {}
    for action in actions:
        for key in _own_keys(action):
            shortcut = shortcuts.get(key)
            if shortcut is None:
                shortcut = shortcuts[key] = QShortcut(owner)
                shortcut.setKeys([QKeySequence(each) for each in (key, *_twin(key))])
                shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
                shortcut.setAutoRepeat(action.repeats and key not in ENTER_KEYS)
            shortcut.activated.connect(action.run)
            if _twin(key):
                # Beside a Latin layout, xkb has a Cyrillic key stand for its Latin letter, too: Qt
                # then finds the shortcut by both of its keys, and calls that ambiguous.
                shortcut.activatedAmbiguously.connect(action.run)
    return list(shortcuts.values())


def action_for(actions: Sequence[Action], event: QKeyEvent) -> Action | None:
    """Return the action of a key that a widget handles itself, such as a panel over a page that
    uses the same key; same rules as `bind`."""
    pressed = QKeySequence(event.keyCombination())
    for action in actions:
        if any(QKeySequence(key) == pressed for key in _keys(action)):
            return action
    return None


def claim_key(event: QEvent, *keys: Qt.Key) -> bool:
    """Accept the shortcut override of one of these keys, so that the widget gets the key and no
    action of the page; return whether it was one."""
    is_override = event.type() is QEvent.Type.ShortcutOverride
    if not is_override or not isinstance(event, QKeyEvent) or event.key() not in keys:
        return False
    event.accept()
    return True


def _own_keys(action: Action) -> tuple[str, ...]:
    return tuple(key for key in (action.key, *action.also) if key)


def _keys(action: Action) -> tuple[str, ...]:
    keys = _own_keys(action)
    return keys + tuple(twin for key in keys for twin in _twin(key))


def _twin(key: str) -> tuple[str, ...]:
    """Return the key at the same place of a Russian keyboard, with the same modifiers.

    Keys that edit text have none: where a field doesn't know them as such, it would be the record
    that is undone.
    """
    before, letter = key[:-1], key[-1:]
    is_letter = letter in _LATIN and (not before or before.endswith("+"))
    if not is_letter or key in _EDITING:
        return ()
    return (before + _CYRILLIC[_LATIN.index(letter)],)


def letter_keys(letter: str) -> tuple[int, ...]:
    """Return the key codes of a letter, and of what stands there on a Russian keyboard."""
    return tuple(ord(each) for each in (letter, *_twin(letter)))


def is_typed(event: QKeyEvent) -> bool:
    """Whether a key enters text, including a space, instead of triggering an action."""
    shift_only = (
        Qt.KeyboardModifier.ShiftModifier
        | Qt.KeyboardModifier.KeypadModifier
        | Qt.KeyboardModifier.GroupSwitchModifier
    )
    return event.text().isprintable() and bool(event.text()) and not event.modifiers() & ~shift_only
