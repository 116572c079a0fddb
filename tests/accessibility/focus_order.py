"""Where Tab leads in a window, and what of that is not the order in which it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtWidgets import QApplication, QLayout, QWidget
from shiboken6 import isValid

from judgekit.ui.rules.reading.lazy_rows import LazyRows

SLACK = 3
"""Pixels by which neighbours may reach into each other."""
MOST = 400
"""Steps after which Tab should be back where it began, along the links of texts, too."""


class Stop(NamedTuple):
    """What Tab came to, and what it was called then: rows come and go while one walks."""

    widget: QWidget
    name: str


def stop(widget: QWidget) -> Stop:
    """The widget as it is called now."""
    return Stop(widget, f"{type(widget).__name__} “{widget.accessibleName()}”")


def walk(window: QWidget, press: Callable[[str], None], key: str) -> list[Stop]:
    """Press the key until the focus is back where it was; return what it came to."""
    press(key)
    met: list[Stop] = []
    for _ in range(MOST):
        here = QApplication.focusWidget()
        if here is None:
            break
        assert window.isAncestorOf(here)
        if all(each.widget is not here for each in met):
            met.append(stop(here))
        elif here is not met[-1].widget:
            break
        press(key)
    return met


def out_of_order(window: QWidget, met: Sequence[Stop]) -> Iterator[str]:
    """Whatever Tab came to before something that is read earlier, by where both lie."""
    here = [each for each in met if isValid(each.widget) and each.widget.isVisible()]
    for early, late in combinations(_from_the_top(window, here), 2):
        if _is_before(window, late.widget, early.widget):
            yield f"{early.name} before {late.name}"


def missed(window: QWidget, met: Sequence[Stop]) -> Iterator[str]:
    """What takes the keyboard and Tab doesn't come to. Rows of a long text are made while one goes
    through it, so those that were not there yet don't count."""
    names = {each.name for each in met}
    rows = window.findChildren(LazyRows)
    for each in window.findChildren(QWidget):
        if (
            each.focusPolicy() & Qt.FocusPolicy.TabFocus
            and each.isVisible()
            and each.window() is window
            and each.isEnabled()
            and each.focusProxy() is None
            and stop(each).name not in names
            and not any(row.isAncestorOf(each) for row in rows)
        ):
            yield f"Tab misses {stop(each).name}"


def _from_the_top(window: QWidget, met: Sequence[Stop]) -> list[Stop]:
    """The same round, beginning at what nothing is read before."""
    for at, first in enumerate(met):
        others = (each.widget for each in met if each is not first)
        if not any(_is_before(window, each, first.widget) for each in others):
            return [*met[at:], *met[:at]]
    return list(met)


def _is_before(window: QWidget, one: QWidget, other: QWidget) -> bool:
    """Whether one of them is read before the other."""
    if one.isAncestorOf(other) or other.isAncestorOf(one):
        return one.isAncestorOf(other)
    first, second = _apart(window, one, other)
    if first.bottom() <= second.top() + SLACK:
        return True
    is_above = second.bottom() <= first.top() + SLACK
    return not is_above and first.right() <= second.left() + SLACK


def _apart(window: QWidget, one: QWidget, other: QWidget) -> tuple[QRect, QRect]:
    """The places of the two groups by which the widgets differ: of the outermost widgets and
    layouts that hold the one and not the other."""
    first, second = _groups(window, one), _groups(window, other)
    for a, b in zip(first, second, strict=False):
        if a.item is not b.item:
            return a.place, b.place
    raise AssertionError(one, other)


class _Group(NamedTuple):
    item: object
    place: QRect


def _groups(window: QWidget, widget: QWidget) -> list[_Group]:
    """Whatever holds the widget, from the window's children to itself."""
    chain: list[_Group] = []
    each = widget
    while each is not window:
        parent = each.parentWidget()
        inside = [_Group(each, each.geometry())]
        layout = parent.layout()
        if layout is not None:
            inside = [*_layouts_around(layout, each), *inside]
        chain = [*inside, *chain]
        each = parent
    return chain


def _layouts_around(layout: QLayout, widget: QWidget) -> list[_Group]:
    """The layouts within this one that hold the widget, from the outermost."""
    holds = [each for each in layout.findChildren(QLayout) if each.indexOf(widget) >= 0]
    around: list[_Group] = []
    inner: QObject = holds[0] if holds else layout
    while isinstance(inner, QLayout) and inner is not layout:
        # A stack of widgets tells no place.
        place = inner.geometry() if inner.geometry().isValid() else widget.geometry()
        around.insert(0, _Group(inner, place))
        inner = inner.parent()
    return around
