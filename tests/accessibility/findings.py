"""What a screen reader would not be told of a window as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QLabel,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from tests.accessibility.tree import Role, Text, children, interface, words_of
from tests.sizes.painted_words import ELLIPSIS, painted_words

NO_ROLES = (Role.NoRole, Role.Client, Role.Border)
"""What Qt says of a widget of which it knows nothing."""
CONTROLS = (
    Role.Button,
    Role.ButtonMenu,
    Role.CheckBox,
    Role.EditableText,
    Role.List,
    Role.PageTab,
    Role.Table,
    Role.Tree,
)
WORD = re.compile(r"\w+")
SHORT_WORDS = frozenset({"en", "es", "ru"})
"""Tags of languages, whose names are said."""
SAID_ELSEWHERE: Mapping[str, re.Pattern[str]] = {
    # The help lists the keys that the rows and the foot show.
    "CommandList": re.compile(r".*"),
    "FindList": re.compile(r".*"),
    # A picture of the paper; what is printed is read in the lists that it is made of.
    "PrintedPages": re.compile(r".*"),
    # The scale beside the bars, of which each is read.
    "CallsChart": re.compile(r"[\d:]+"),
    "FittedList": re.compile(r"\d+"),
    # How many rows follow a heading.
    "_Rows": re.compile(r"\d+"),
    # Said in words: "minus 4 minutes".
    "BoardView": re.compile(r"−?\d+:\d\d"),
    # The two places to click; the answer is the state of the box.
    "CircumstanceRow": re.compile(r"Yes|No|Sí|Да|Нет"),
    # The field says what Enter does.
    "DeckList": re.compile(r"Enter.*|отметит .*"),
    # Painted in two pieces, before and after the caret, and said as one.
    "TickField": re.compile(r".*"),
}
"""What widgets paint and don't say themselves, and why that is right."""


class Finding(NamedTuple):
    """What is wrong with which widget, and the words concerned."""

    what: str
    where: str
    words: str

    def line(self) -> str:
        """The finding as a line of a report."""
        return f"{self.what}: {self.where} “{self.words}”"


def findings(window: QWidget) -> list[Finding]:
    """Return everything that is wrong in the window."""
    shown = [each for each in window.findChildren(QWidget) if _is_shown(each, window)]
    found: list[Finding] = []
    for widget in shown:
        found += _nameless(widget)
        found += _stateless(widget)
        found += _unspoken(widget)
    found += _twins([window, *shown])
    return found


def is_control(widget: QWidget) -> bool:
    """Whether the user does something with it."""
    takes_keys = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    return takes_keys or isinstance(widget, QAbstractButton | QAbstractItemView)


def _is_shown(widget: QWidget, window: QWidget) -> bool:
    is_own = widget.window() is window and not isinstance(widget, QScrollBar)
    return is_own and widget.isVisible() and not widget.size().isEmpty()


def _nameless(widget: QWidget) -> Iterator[Finding]:
    if not is_control(widget) or isinstance(widget, QLabel):
        return
    node = interface(widget)
    if not node.text(Text.Name).strip():
        yield Finding("no name", _name(widget), "")
    if node.role() in NO_ROLES:
        yield Finding("no role", _name(widget), node.text(Text.Name))


def _stateless(widget: QWidget) -> Iterator[Finding]:
    state = interface(widget).state()
    takes_keys = widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    told = {
        "focusable": (bool(state.focusable), takes_keys),
        "disabled": (bool(state.disabled), not widget.isEnabled()),
        "focused": (bool(state.focused), widget.hasFocus()),
    }
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        is_told = bool(state.checked or state.selected)
        told["checked"] = (is_told, widget.isChecked())
    for name, (said, holds) in told.items():
        if said != holds and is_control(widget):
            yield Finding(f"says {name}: {said}", _name(widget), words_of(interface(widget)))


def _unspoken(widget: QWidget) -> Iterator[Finding]:
    """Words that it paints itself, or the delegate of its rows, and nobody says."""
    if isinstance(widget, QAbstractItemView | QLineEdit | QLabel):
        return
    area = widget.parentWidget()
    is_viewport = isinstance(area, QAbstractScrollArea) and area.viewport() is widget
    if is_viewport and not isinstance(area, QAbstractItemView):
        return
    if not is_viewport and type(widget).paintEvent is QWidget.paintEvent:
        return
    teller = area if is_viewport else widget
    elsewhere = SAID_ELSEWHERE.get(type(teller).__name__)
    said = _words(_all_said(teller)) | SHORT_WORDS
    for text in painted_words(widget):
        if elsewhere is not None and elsewhere.fullmatch(text.words):
            continue
        words = WORD.findall(text.words)
        if ELLIPSIS in text.words:
            # Where it is cut stands a part of a word.
            words = words[:-1] if text.words.endswith(ELLIPSIS) else words[1:]
        missing = [each for each in words if len(each) > 1 and each.casefold() not in said]
        # Qt paints a word in parts where scripts meet: `4f2a9c` behind Cyrillic as `4` and `f2a9c`.
        if missing and missing[0] == words[0] and _is_end(missing[0], said):
            missing = missing[1:]
        if missing:
            yield Finding("not said", _name(teller), f"{text.words} ({', '.join(missing)})")


def _all_said(widget: QWidget) -> str:
    node = interface(widget)
    rows = (
        words_of(each)
        for each in children(node)
        if not isinstance(each.object(), QWidget) or isinstance(widget, QAbstractItemView)
    )
    return " ".join((words_of(node), widget.toolTip(), *rows))


def _is_end(word: str, said: set[str]) -> bool:
    return any(each.endswith(word.casefold()) for each in said)


def _words(text: str) -> set[str]:
    return {each.casefold() for each in WORD.findall(text)}


def _twins(widgets: list[QWidget]) -> Iterator[Finding]:
    """Controls beside each other that are said alike."""
    for parent in widgets:
        met: set[tuple[QAccessible.Role, str]] = set()
        for child in parent.findChildren(
            QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
        ):
            if not child.isVisible() or not is_control(child):
                continue
            node = interface(child)
            told = node.role(), words_of(node)
            if told[0] in CONTROLS and told in met:
                yield Finding("said alike", _name(child), told[1])
            met.add(told)


def _name(widget: QWidget) -> str:
    names: list[str] = []
    at: QWidget | None = widget
    while at is not None and len(names) < 3:
        names.append(type(at).__name__)
        at = at.parentWidget()
    return " < ".join(names)
