"""Where in a widget cards are named, for the mouse that rests there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QWidget

from judgekit.views.cards.cards_here import CardsHere


class CardsNamedAt(QObject):
    """A child of the widget. `at` returns the cards at a place of it; without one, the name in the
    field's or label's text that stands there is looked for."""

    def __init__(
        self, widget: QWidget, at: Callable[[QPoint], CardsHere | None] | None = None
    ) -> None:
        super().__init__(widget)
        self._widget, self._at = widget, at

    @property
    def is_free_text(self) -> bool:
        """Whether all of the widget's text may name cards."""
        return self._at is None

    def cards(self, place: QPoint) -> CardsHere | None:
        """Return what is named at a place of the widget; None if nothing is written there."""
        if self._at is not None:
            return self._at(place)
        from judgekit.ui.shell.parts.cards.text_under import text_under  # noqa: PLC0415  (seldom)

        under = text_under(self._widget, place)
        return CardsHere(text=under.text, spot=under.at) if under is not None else None


def named_at(widget: QWidget) -> CardsNamedAt | None:
    """Return what says which cards a widget names; None if it names none."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    found = widget.findChild(CardsNamedAt, options=direct)
    return found if isinstance(found, CardsNamedAt) else None


def name_under(
    widget: QWidget, place: QPoint, names: Sequence[str] = (), note: str = ""
) -> CardsHere | None:
    """Return the one of these names that stands at a place of a field or label, or what is named
    there in the note that is a part of its text."""
    from judgekit.ui.shell.parts.cards.text_under import text_under  # noqa: PLC0415  (seldom)

    under = text_under(widget, place)
    if under is None:
        return None
    for name in sorted(names, key=len, reverse=True):
        start = under.text.find(name)
        while start >= 0:
            if start <= under.at < start + len(name):
                return CardsHere((name,))
            start = under.text.find(name, start + 1)
    begins = under.text.rfind(note) if note else -1
    if 0 <= begins <= under.at < begins + len(note):
        return CardsHere(text=note, spot=under.at - begins)
    return None
