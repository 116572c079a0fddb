"""Which cards are named where the mouse rests on a page."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from judgekit.ui.shell.parts.cards.named_at import named_at
from judgekit.views.cards.cards_here import CardsHere

ASIDE, ABOVE = 24, 10
"""Pixels around the mouse within which it still rests on the same name."""


class RestingOn(NamedTuple):
    """What is named, and the place of the screen in which the mouse rests on it."""

    named: CardsHere
    place: QRect


def resting_on(area: QWidget, place: QPoint) -> RestingOn | None:
    """Return what is named at a place of the area, in the innermost widget that says so."""
    widget: QWidget | None = area.childAt(place)
    while widget is not None and widget is not area:
        says = named_at(widget)
        if says is not None:
            named = says.cards(widget.mapFrom(area, place))
            around, at = QPoint(ASIDE, ABOVE), area.mapToGlobal(place)
            return RestingOn(named, QRect(at - around, at + around)) if named is not None else None
        widget = widget.parentWidget()
    return None
