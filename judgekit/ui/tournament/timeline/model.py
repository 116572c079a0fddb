"""Model of the timeline, newest step first; a new step inserts rows without a reset."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Set

from PySide6.QtCore import QAbstractListModel, QDate, QDateTime, QLocale, QModelIndex, QObject, Qt

from judgekit.domain.shared.history import StepsTakenBack
from judgekit.engine.timeline import Step, Timeline
from judgekit.ui.tournament.timeline.rows import (
    TimelineFilter,
    TimelineRow,
    TimelineRows,
    beside_words,
    taken_back_words,
)
from judgekit.ui.widgets.rows.rows_model import ROW, SAID, Index
from judgekit.ui.words.team_wording import not_confirmed_word
from judgekit.ui.words.wording import time_with_seconds


class TimelineModel(QAbstractListModel):
    """Shows the steps of one timeline that pass the filter."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timeline: Timeline | None = None
        self._filter = TimelineFilter()
        self.rows = TimelineRows()
        self._shown: list[int] = []
        """Positions of the rows shown, oldest first."""
        self._waiting: Set[str] = frozenset()
        """The steps that the other laptops haven't confirmed."""

    def follow(self, timeline: Timeline | None) -> None:
        """Show another timeline, or none."""
        self.beginResetModel()
        self._timeline, self._waiting = timeline, frozenset()
        self.rows = TimelineRows(timeline)
        if timeline is not None:
            self.rows.take(timeline.steps)
        self._choose()
        self.endResetModel()

    def catch_up(self, timeline: Timeline | None, waiting: Set[str] = frozenset()) -> None:
        """Show the steps recorded since, without a reset; those `waiting` aren't confirmed yet.

        Steps that wait may have got others before them, or have been entered anew.
        """
        if timeline is None:
            return
        if timeline is not self._timeline or waiting or self._waiting:
            self._timeline = timeline
            self._drop_from(self.rows.follow(timeline))
        self._add_new(timeline)
        self._mark(waiting)

    def _add_new(self, timeline: Timeline) -> None:
        known = len(self.rows.rows)
        new = timeline.steps[known:]
        if not new:
            return
        self.rows.take(new)
        passing = [at for at in range(known, known + len(new)) if self._passes(at)]
        if passing:
            self.beginInsertRows(QModelIndex(), 0, len(passing) - 1)
            self._shown += passing
            self.endInsertRows()
        self._show_rightly(known - 1)
        for step in new:
            if isinstance(step.events[0], StepsTakenBack):
                for taken in step.events[0].steps:
                    self._tell_changed(taken)

    def narrow(self, wanted: TimelineFilter) -> None:
        """Set the filter."""
        if wanted != self._filter:
            self._filter = wanted
            self.show_again()

    def show_again(self) -> None:
        """Apply the filter again."""
        self.beginResetModel()
        self._choose()
        self.endResetModel()

    def speak_anew(self) -> None:
        """Show all texts again after a change of language."""
        self.rows.forget_words()
        self.show_again()

    def total(self) -> int:
        """Return the number of steps, shown or not."""
        return len(self.rows.rows)

    def shown(self) -> int:
        """Return the number of steps shown, with those folded into a row that is."""
        folded = (self._find(self.rows.shown_for(at))[1] for at in self.rows.folded())
        return len(self._shown) + sum(folded)

    def row_of(self, step: str) -> int:
        """Return the row of a step; -1 if it isn't shown."""
        at = self.rows.place(step)
        if at is None:
            return -1
        place, is_shown = self._find(at)
        return len(self._shown) - 1 - place if is_shown else -1

    def shown_rows(self) -> list[TimelineRow]:
        """Return the rows shown, oldest first."""
        return [self.rows.worded(at) for at in self._shown]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self._shown):
            return None
        if role not in (ROW, *SAID):
            return None
        row = self.rows.worded(self._shown[-1 - index.row()])
        if role == ROW:
            return row
        day = day_words(row.step.at) if role == Qt.ItemDataRole.AccessibleTextRole else ""
        return f"{day}, {said_words(row)}" if day else said_words(row)

    def _drop_from(self, known: int) -> None:
        """Drop the rows from that position on."""
        place = bisect_left(self._shown, known)
        count = len(self._shown) - place
        if count:
            self.beginRemoveRows(QModelIndex(), 0, count - 1)
            del self._shown[place:]
            self.endRemoveRows()
        self.rows.drop_from(known)

    def _mark(self, waiting: Set[str]) -> None:
        """Mark the steps that wait, and no others."""
        changed = self._waiting ^ waiting
        self._waiting = waiting
        for step in changed:
            at = self.rows.place(step)
            if at is not None:
                self.rows.rows[at].is_waiting = step in waiting
                self._tell_changed(step)
        for step in waiting:
            at = self.rows.place(step)
            if at is not None:
                self.rows.rows[at].is_waiting = True

    def _choose(self) -> None:
        self._shown = [at for at in range(len(self.rows.rows)) if self._passes(at)]

    def _passes(self, at: int) -> bool:
        return self.rows.passes(at, self._filter)

    def _find(self, at: int) -> tuple[int, bool]:
        """Return the position, among those shown, of the row at `at`, and whether it is shown."""
        place = bisect_left(self._shown, at)
        return place, place < len(self._shown) and self._shown[place] == at

    def _show_rightly(self, at: int) -> None:
        """Show or hide a row that is no longer, or newly, folded into the next one."""
        place, is_shown = self._find(at)
        passes = at >= 0 and self._passes(at)
        if is_shown and not passes:
            row = len(self._shown) - 1 - place
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._shown[place]
            self.endRemoveRows()
        elif passes and not is_shown:
            row = len(self._shown) - place
            self.beginInsertRows(QModelIndex(), row, row)
            self._shown.insert(place, at)
            self.endInsertRows()

    def _tell_changed(self, step: str) -> None:
        at = self.rows.place(step)
        for each in (at - 1, at) if at is not None else ():
            self._show_rightly(each)
        row = self.row_of(step)
        if row >= 0:
            index = self.index(row, 0)
            self.dataChanged.emit(index, index)


def day_words(at: int) -> str:
    """Return the day of an instant, in milliseconds since 1970 UTC; empty if it is today."""
    day = QDateTime.fromMSecsSinceEpoch(at).date()
    return "" if day == QDate.currentDate() else QLocale().toString(day, "d MMM")


def said_words(row: TimelineRow) -> str:
    """Return the row's text for a screen reader."""
    step: Step = row.step
    table = str(row.table) if row.table is not None else ""
    parts = (
        time_with_seconds(step.at),
        table,
        row.words,
        beside_words(row),
        step.author,
        taken_back_words(step),
        not_confirmed_word() if row.is_waiting else "",
    )
    return ", ".join(part for part in parts if part)
