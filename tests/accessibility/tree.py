"""The accessible tree of a window, as Qt tells it to the platform."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role, Text = QAccessible.Role, QAccessible.Text


def interface(widget: QWidget) -> QAccessibleInterface:
    """The interface of a widget."""
    return QAccessible.queryAccessibleInterface(widget)


def children(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What stands below a node, without what is hidden."""
    for at in range(node.childCount()):
        child = node.child(at)
        if child is not None and not child.state().invisible:
            yield child


def words_of(node: QAccessibleInterface) -> str:
    """All that is said of a node."""
    said = [node.text(kind) for kind in (Text.Name, Text.Description, Text.Value, Text.Accelerator)]
    return " ".join(filter(None, said))


def rows_of(widget: QWidget) -> list[str]:
    """The names of a widget's rows, from top to bottom."""
    return [each.text(Text.Name) for each in children(interface(widget))]
