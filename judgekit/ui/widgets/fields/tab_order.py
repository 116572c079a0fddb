"""Where Tab comes to what was made late."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def keep_tab_order(parent: QWidget, inside: Sequence[QWidget]) -> None:
    """Let Tab come to what is inside `parent`, in this order, when it comes to `parent`.

    Qt puts a widget that is made late after all others of the window. `nextInFocusChain` and its
    like are not to be asked: PySide takes what they return for a child, and lets it die with its
    supposed parent.
    """
    policy = parent.focusPolicy()
    # Qt orders only what takes the focus.
    parent.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    for before, after in pairwise((parent, *inside)):
        QWidget.setTabOrder(before, after)
    parent.setFocusPolicy(policy)
