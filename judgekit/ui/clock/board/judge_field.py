"""Assigning a judge: a field in the table's row, with matching names below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from judgekit.domain.players.name_completion import complete
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, claim_key
from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press
from judgekit.ui.widgets.fields.offered_names import OfferedNames
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.rows.choice_list import Choice
from judgekit.views.calls.new_judges import similar_judges

MOST_NAMES = 5


class JudgeField(TextField):
    """Field for the judge of a table.

    Enter assigns the name chosen below, else the typed one, or nobody if empty; a name that is none
    of those offered is asked about first, and assigned by Enter again. Esc or losing focus cancels.
    """

    seated = Signal(int, str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent=parent)
        self.table = 0
        """The table whose judge is edited."""
        self._staff: tuple[str, ...] = ()
        self._places: dict[str, str] = {}
        self._asked = ""
        """The new name that is asked about."""
        self._names = OfferedNames(look, parent)
        self._names.list.clicked.connect(self._take)
        self.textEdited.connect(lambda _: self._suggest())
        self.hide()

    def ask(self, table: int, judge: str, staff: Sequence[tuple[str, str]], place: QRect) -> None:
        """Show the field over the table's row and ask for its judge.

        `staff` are the names to offer, each with where that judge is.
        """
        self._asked = ""
        self.table, self._staff = table, tuple(name for name, _ in staff)
        self._places = dict(staff)
        self.setText(judge)
        self.selectAll()
        self.setPlaceholderText(self.tr("Which judge?"))
        self.setAccessibleName(self.tr("Judge at table {table}").format(table=table))
        self.stand_at(place)
        self.show()
        self.raise_()
        self.setFocus()
        self._suggest()

    def stand_at(self, place: QRect) -> None:
        """Move the field over this rectangle of the row."""
        top = place.top() + (place.height() - self.height()) // 2
        self.setGeometry(place.left(), top, place.width(), self.height())
        self._place_names()

    def leave(self) -> None:
        """Close the field without a change."""
        self.hide()
        self._names.hide()
        self.left.emit()

    def suggestions(self) -> tuple[str, ...]:
        """Names offered now, best match first; the first staff members while nothing is typed."""
        typed = self.text().strip()
        if not typed or self.hasSelectedText():
            return self._staff[:MOST_NAMES]
        found = complete(self._staff, typed, MOST_NAMES)
        found = found or similar_judges(self._staff, typed)
        return found if typed in found else (*found, typed)

    def offered(self) -> tuple[Choice, ...]:
        """The names below the field, each with where that judge is."""
        return self._names.list.choices

    def event(self, event: QEvent) -> bool:
        # Esc closes panels on the page; here it only closes the field.
        return claim_key(event, Qt.Key.Key_Escape) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._seat()
        elif event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._names.list.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._names.hide()
        self.hide()

    def _suggest(self) -> None:
        found = self.suggestions()
        typed = self.text().strip()
        self._asked = ""
        self._names.offer(self.tr("Judges"), found, self._places_with(typed))
        is_typed = bool(typed) and not self.hasSelectedText()
        is_found = bool(complete(self._staff, typed, 1))
        first = (found[0] if is_found else typed) if is_typed and found else ""
        self._names.list.choose(first)
        self._names.setVisible(bool(found))
        self._place_names()
        self._names.raise_()

    def _places_with(self, typed: str) -> dict[str, str]:
        """Return where each judge is; of a new name, that it is none of the staff's."""
        if not typed or not self._staff or typed in self._staff:
            return self._places
        asked = self.tr("not on the staff: Enter again")
        words = asked if typed == self._asked else self.tr("not on the staff")
        return {**self._places, typed: words}

    def _place_names(self) -> None:
        height = self._names.sizeHint().height()
        parent = self.parentWidget()
        room = parent.height() if parent is not None else 0
        top = self.geometry().bottom() + 1
        if top + height > room and self.y() - height >= 0:
            top = self.y() - height
        self._names.setGeometry(self.x(), top, self.width(), height)

    def _take(self, name: str) -> None:
        """Take the name clicked in the list, and assign it at once."""
        self.setText(name)
        self._seat()

    def _seat(self) -> None:
        judge = self._names.list.value() or self.text().strip()
        if judge and self._staff and judge not in self._staff and judge != self._asked:
            self._asked = judge
            demand_fresh_press(self)
            self._names.offer(self.tr("Judges"), self.suggestions(), self._places_with(judge))
            self._names.list.choose(judge)
            self._names.show()
            self._place_names()
            return
        self.leave()
        self.seated.emit(self.table, judge)
