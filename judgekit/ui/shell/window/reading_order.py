"""Tab goes through a window as it is read: group by group, what lies higher before what lies lower,
and on one line what lies further left. Nothing depends on when a widget was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtWidgets import QApplication, QLayout, QWidget

SLACK = 2
"""Pixels by which one group may reach into another that lies beside or below it."""


class _Group(NamedTuple):
    """What is read together: its place within what it lies in, and its stops in their order."""

    place: QRect
    stops: Sequence[QWidget]


def step(window: QWidget, *, forward: bool) -> bool:
    """Focus the stop after or before the focused widget, round the whole window; return whether
    there is one. To be called by a window's `focusNextPrevChild`."""
    focused = QApplication.focusWidget()
    if focused is not None and not focused.isVisible():
        # No Tab: it is being hidden, and what hides it puts the focus where it belongs.
        return QWidget.focusNextPrevChild(window, forward)
    # What the last key opened has no place yet.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    order = _order(window, focused)
    if not forward:
        order.reverse()
    at = order.index(focused) + 1 if focused in order else 0
    to_come = (each for each in (*order[at:], *order[:at]) if is_stop(each))
    stop = next(to_come, None)
    if stop is None:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stop.setFocus(reason)
    return True


def is_stop(widget: QWidget) -> bool:
    """Whether Tab comes to the widget itself."""
    if not widget.isVisible() or not widget.isEnabled():
        return False
    takes_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(takes_tab) and widget.focusProxy() is None


def _order(widget: QWidget, focused: QWidget | None) -> list[QWidget]:
    """The stops in the widget, itself first, and what is focused, be it a stop or not."""
    groups = {
        child: _Group(child.geometry(), _order(child, focused))
        for child in widget.children()
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow()
    }
    own = [widget] if is_stop(widget) or widget is focused else []
    layout = widget.layout() if groups else None
    inside = [] if layout is None else [_laid_out(layout, groups)]
    return [*own, *_read([*inside, *groups.values()])]


def _laid_out(layout: QLayout, groups: dict[QWidget, _Group]) -> _Group:
    """Take the groups of a layout's widgets out, as one; each layout within it is one, too."""
    inside = [_laid_out(each, groups) for each in layout.children() if isinstance(each, QLayout)]
    inside += [groups.pop(each) for each in list(groups) if layout.indexOf(each) >= 0]
    place = QRect()
    for each in inside:
        place = place.united(each.place) if each.stops else place
    return _Group(place, _read(inside))


def _read(groups: Sequence[_Group]) -> list[QWidget]:
    """The stops of groups beside, above and over each other."""
    groups = [each for each in groups if each.stops]
    return [stop for group in _sorted(groups) for stop in group.stops]


def _sorted(groups: Sequence[_Group]) -> list[_Group]:
    """Cut at the highest line that crosses no group, else at the leftmost."""
    if len(groups) < 2:
        return list(groups)
    for first, last in ((QRect.top, QRect.bottom), (QRect.left, QRect.right)):
        ordered = sorted(groups, key=lambda each: first(each.place))
        end = last(ordered[0].place)
        for at, each in enumerate(ordered[1:], start=1):
            if first(each.place) > end - SLACK:
                return [*_sorted(ordered[:at]), *_sorted(ordered[at:])]
            end = max(end, last(each.place))
    # Of two that begin at one corner the smaller lies over the other: a question over its page.
    return sorted(groups, key=lambda each: (each.place.top(), each.place.left(), _size(each)))


def _size(group: _Group) -> int:
    return group.place.width() * group.place.height()
