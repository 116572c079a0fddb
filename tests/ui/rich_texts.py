"""The texts that Qt could show as rich text, and whether they contain markup from data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt, QUrl
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as RichText
from PySide6.QtWidgets import QAbstractItemView, QLabel, QTextEdit, QWidget

MARKUP = '<img src="/no/such/fifo"><b>&amp;'
"""An image of a file, bold letters, and an escaped character."""

TIP_ROLES = (
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
)


def hostile(name: str) -> str:
    """The name with markup appended; unchanged if it has some already."""
    return name if not name or MARKUP in name else f"{name} {MARKUP}"


class Shown(NamedTuple):
    """A text that Qt may take for rich text, and where it is."""

    where: str
    text: str


class _Watched(QTextDocument):
    """Records what it was asked to load."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []

    def loadResource(self, kind: int, name: QUrl) -> object:
        self.loaded.append(name.toString())
        return None


@cache
def has_own_markup(text: str) -> bool:
    """Whether the markup of `hostile` takes effect: Qt would load the image, or swallow its tag."""
    if not RichText.mightBeRichText(text):
        return False
    document = _Watched()
    document.setHtml(text)
    document.size()
    is_swallowed = document.toPlainText().count("img src") < text.count("img src")
    return is_swallowed or any("fifo" in name for name in document.loaded)


def texts_of(window: QWidget) -> Iterator[Shown]:
    """Every tool tip and every label of rich text in a window, hidden ones included."""
    for widget in (window, *window.findChildren(QWidget)):
        kind = type(widget).__name__
        yield Shown(f"tool tip of {kind}", widget.toolTip())
        yield Shown(f"status tip of {kind}", widget.statusTip())
        yield Shown(f"what's this of {kind}", widget.whatsThis())
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            yield Shown(f"label {kind}", widget.text())
        if isinstance(widget, QTextEdit):
            yield Shown(f"text of {kind}", widget.toHtml())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            yield from _texts_of_rows(f"{kind}, {type(widget.model()).__name__}", widget.model())
    for action in window.findChildren(QAction):
        yield Shown("tool tip of an action", action.toolTip())


def _texts_of_rows(
    where: str, model: QAbstractItemModel, parent: QModelIndex | None = None
) -> Iterator[Shown]:
    above = parent or QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(above)
    for row in range(model.rowCount(above)):
        for column in range(columns):
            index = model.index(row, column, above)
            for role in TIP_ROLES:
                yield Shown(f"row of {where}", str(model.data(index, role) or ""))
            if column == 0 and model.rowCount(index):
                yield from _texts_of_rows(where, model, index)
