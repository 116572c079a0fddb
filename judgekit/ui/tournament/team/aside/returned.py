"""What came of the entries that waited while this laptop was cut off, in four figures."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label, Title
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom
from judgekit.ui.words.wording import time_of_day
from judgekit.views.sharing.came_back import CameBack
from judgekit.views.sharing.team_standing import elapsed_words
from judgekit.views.sharing.words_of_return import late_counts

IN_ONE_ROW, IN_TWO_COLUMNS = 760, 400
"""Widths in design pixels from which all figures, or two of them, stand in a row."""


class _Said(NamedTuple):
    """A figure's words: what it counts, and what that means."""

    number: int
    label: str
    hint: str
    needs_you: bool = False


class Returned(SharedRoom):
    """Hidden unless there is something to tell."""

    as_spoken = spoken_as(Role.Grouping)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._came: CameBack | None = None
        self._title = Title(look)
        self._when = Label(look, token="text-muted", wraps=True)
        self._figures: list[_Figure] = []
        column = QVBoxLayout(self)
        ScaledLayouts(look, self).keep(column, (0, 0, 0, 8), 8)
        self._grid = QGridLayout()
        column.addWidget(self._title)
        column.addWidget(self._when)
        column.addLayout(self._grid)
        look.changed.connect(self.share_room)
        self.hide()

    def show_return(self, came: CameBack | None) -> None:
        """Show what came of a cut; None hides it."""
        self._came = came
        self.setVisible(came is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        came = self._came
        if came is None:
            return
        again = self.tr("The hub stores again")
        self._title.setText(again if came.was_reached else self.tr("Connected again"))
        self._when.setText(self._when_words(came))
        for each in self._figures:
            self._grid.removeWidget(each)
            each.hide()
            each.deleteLater()
        self._figures = [_Figure(self._look, said, self) for said in self._said(came)]
        for each in self._figures:
            each.show()
        self.share_room()
        self.setAccessibleName(". ".join((self._title.text(), self._when.text())))

    def _when_words(self, came: CameBack) -> str:
        entries = self.tr("%n entry(ies) made here", "", came.entries)
        if not came.since:
            return entries
        words = self.tr("Cut off from {since} to {until}, for {time}")
        if came.was_reached:
            words = self.tr("It could not store from {since} to {until}, for {time}")
        cut = words.format(
            since=time_of_day(came.since),
            until=time_of_day(came.until),
            time=elapsed_words(came.until - came.since),
        )
        return f"{cut}; {entries}"

    def _said(self, came: CameBack) -> list[_Said]:
        said = [
            _Said(
                came.taken, self.tr("taken", "", came.taken), self.tr("seen by all as entered here")
            ),
            _Said(
                came.merged,
                self.tr("merged", "", came.merged),
                self.tr("a colleague had entered the same"),
            ),
        ]
        for number, count in came.earlier.items():
            words = self.tr("belong(s) to round {round}", "", count).format(round=number)
            said.append(_Said(count, words, self.tr("recorded there; this round is unchanged")))
        for (made_in, counts_in), count in late_counts(came.late).items():
            words, hint = (
                self.tr("move(s) no clock", "", count),
                self.tr("made after round {round} had ended"),
            )
            if counts_in is not None:
                words = self.tr("count(s) in round {round}", "", count).format(round=counts_in)
            said.append(_Said(count, words, hint.format(round=made_in)))
        need = len(came.need_you)
        hint = self.tr("not recorded, nothing is lost")
        said.append(_Said(need, self.tr("need(s) you", "", need), hint, needs_you=need > 0))
        return said

    def share_room(self) -> None:
        """Put the figures into as many columns as there is room for."""
        px = self._look.theme.px
        self._grid.setHorizontalSpacing(px(24))
        self._grid.setVerticalSpacing(px(16))
        columns = len(self._figures) or 1
        if self.width() < px(IN_TWO_COLUMNS):
            columns = 1
        elif self.width() < px(IN_ONE_ROW):
            columns = 2
        for at, each in enumerate(self._figures):
            self._grid.addWidget(each, at // columns, at % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)


class _Figure(QWidget):
    """A number as the largest on its place, what it counts, and what that means."""

    as_spoken = spoken_as(Role.Grouping)

    def __init__(self, look: Look, said: _Said, parent: QWidget) -> None:
        super().__init__(parent)
        token = "attention" if said.needs_you else "text"
        # Its colour would be all that tells it from the others.
        number = Label(look, str(said.number), size="stopwatch", bold=True)
        label = Label(look, said.label, bold=True, token=token, wraps=True)
        hint = Label(look, said.hint, size="small", token="text-muted", wraps=True)
        self.setAccessibleName(f"{said.number} {said.label}")
        column, named = QVBoxLayout(self), QHBoxLayout()
        kept = ScaledLayouts(look, self)
        kept.keep(column, (0, 0, 0, 0), 4)
        kept.keep(named, (0, 0, 0, 0), 8)
        if said.needs_you:
            named.addWidget(IconLabel(look, "set-aside", token=token))
        named.addWidget(label, 1)
        column.addWidget(number)
        column.addLayout(named)
        column.addWidget(hint)
        column.addStretch(1)
