"""The strip's cells of a tournament: clocks, deck check, open call, hall; fitted to the width."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.deck_checks.time_box import time_box
from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.engine.elsewhere import Elsewhere
from judgekit.ui.look import Look
from judgekit.ui.shell.bars.hall_words import HallWords, hall_words, withheld_words
from judgekit.ui.shell.bars.line_cell import LineCell
from judgekit.ui.shell.bars.pieces import Line, shape_of
from judgekit.ui.shell.bars.round_words import (
    CellWords,
    call_words,
    check_words,
    clock_words,
    clocks_shown,
    no_call_words,
    no_clock_words,
    other_clocks,
)

WHOLE, WITHOUT_END, LEAST = 0, 1, 2
"""Forms of a clock's cell."""
WIDE_CAPTION, NARROW_CAPTION = 260, 160
"""Maximum width to which a name may widen its cell, in design pixels."""
PADDING, NARROW_PADDING, WIDE = 20, 14, 1200
"""Padding of the cells in a strip at least WIDE wide, and in a narrower one, in design pixels."""

NO_BOUND = (1 << 24) - 1
"""The largest width that Qt supports."""


class Concession(NamedTuple):
    """How the cells are reduced: the forms of the first clock and of the others, that of the call
    and the deck check (None hides the call unless one is open), the limit for names, the number of
    clocks, whether there are cells for the deck check and for an open call."""

    first: int = WHOLE
    others: int = WHOLE
    call: int | None = 0
    caption: int = WIDE_CAPTION
    clocks: int | None = None
    check: bool = True
    open_call: bool = True


CONCESSIONS = (
    Concession(),
    Concession(call=1),
    Concession(call=None),
    Concession(call=None, caption=NARROW_CAPTION),
    Concession(WITHOUT_END, WITHOUT_END, None, NARROW_CAPTION),
    Concession(WITHOUT_END, LEAST, None, NARROW_CAPTION),
    Concession(WITHOUT_END, LEAST, None, 0),
    Concession(LEAST, LEAST, None, 0),
    Concession(LEAST, LEAST, None, 0, clocks=2),
    Concession(LEAST, LEAST, None, 0, clocks=1),
    Concession(LEAST, LEAST, None, 0, clocks=1, check=False),
)
"""Applied in order until the hall's sentence fits."""
FOR_A_WHILE = Concession(LEAST, LEAST, None, 0, clocks=1, check=False, open_call=False)
"""Beside a message that stands there for a while the clock is kept before the call."""
LAST = Concession(LEAST, LEAST, None, 0, clocks=0, check=False)
"""Where even those leave no room for a message that stands beside them for a while."""


class RoundCells(QWidget):
    """Clocks, deck check and call at the left, the hall in the remaining width."""

    wanted = Signal(str)
    """A cell was pressed; the id of the page it opens."""
    event_wanted = Signal(str)
    """The clock of another event was pressed; the event's id."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._clocks: list[LineCell] = []
        self._events: list[str] = []
        """The other events' ids, for the last clocks."""
        self._call = self._made_cell("calls")
        self._hall = self._made_cell("clock")
        self._check = self._made_cell("decks")
        self._words: list[CellWords] = []
        self._check_words: CellWords | None = None
        self._call_words = no_call_words()
        self._is_call_open = False
        self._hall_words = HallWords((), ((),))
        self._hall_form = 0
        self._shape: list[Line] = []
        self._concession = CONCESSIONS[0]
        self._room = 0
        self._beside = self._wanted = 0
        self._left = 0
        self.is_hall_withheld = False
        """Whether a rehearsal asks what the hall waits for: it would have the answer here."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_state(
        self,
        state: Tournament,
        now: Moment,
        check_minutes: tuple[int, int] = (8, 10),
        rounding: int = 1,
        others: Sequence[tuple[Elsewhere, Moment]] = (),
    ) -> None:
        """Show the state at this instant; a deck check has a target and a stop in minutes, and
        extensions are rounded up to a multiple of `rounding` milliseconds. The clocks of other
        events that go on stand behind those of this one."""
        tournament = state.setup.details.name if state.setup.details else ""
        clocks = [clock_words(*each, now, tournament) for each in clocks_shown(state)]
        self._words = clocks or [no_clock_words(tournament)]
        self._events = []
        first = max(len(state.clocks.by_name), 1)
        for event, its_now in others:
            words = other_clocks(event, its_now, first + len(self._events))
            self._words += words
            self._events += [event.id] * len(words)
        call = call_words(state, now)
        self._call_words, self._is_call_open = call or no_call_words(), call is not None
        self._check_words = check_words(state, now, time_box(*check_minutes))
        while len(self._clocks) < len(self._words):
            cell = LineCell(self._look, self)
            cell.clicked.connect(partial(self._press_clock, len(self._clocks)))
            self._clocks.append(cell)
        hall = withheld_words() if self.is_hall_withheld else hall_words(state, now, rounding)
        self._hall_words = hall
        shape = self._shape_now()
        if shape != self._shape:
            self._shape = shape
            self.fit(self._room, self._beside, self._wanted)
        else:
            self._show()

    def fit(self, room: int, beside: int = 0, wanted: int = 0) -> None:
        """Fit the cells, hall included, into this width by reducing them as needed; at their right
        they leave at least so much to what stands `beside` them for a while, and as much as is
        `wanted` if only words go for it. They stay as they are where that has room already: whoever
        is about to press one finds it in its place."""
        self._room, self._beside, self._wanted = room, beside, wanted
        padding = PADDING if room >= self._look.theme.px(WIDE) else NARROW_PADDING
        for cell in (*self._clocks, self._check, self._call, self._hall):
            cell.set_padding(padding)
        last = len(self._hall_words.forms) - 1
        of_words = [each for each in CONCESSIONS if each.clocks is None]
        # Words go, then the hall's longer forms, then cells.
        possible = [(form, each, beside) for form in range(last) for each in of_words]
        possible += [(last, each, beside) for each in CONCESSIONS]
        if beside:
            wider = [(form, each, wanted) for form in range(last + 1) for each in of_words]
            possible = [*wider, *possible, (last, FOR_A_WHILE, beside)]
        fitting = (each for each in possible if self._width(each[0], each[1]) <= room - each[2])
        otherwise = (last, LAST if beside else CONCESSIONS[-1], beside)
        self._hall_form, self._concession, _ = next(fitting, otherwise)
        self._show()
        self._place()

    def words(self) -> list[str]:
        """Return the texts of the visible cells."""
        cells = (*self._clocks, self._check, self._call, self._hall)
        return [cell.words() for cell in cells if not cell.isHidden()]

    def sizeHint(self) -> QSize:
        return QSize(
            self._left + self._hall.sizeHint().width(), self._look.theme.measure("strip") - 1
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = self._look.theme.color("line")
        beside = [self._hall] if self._beside else []
        for cell in (*self._clocks, self._check, self._call, *beside):
            if not cell.isHidden():
                painter.fillRect(cell.geometry().right(), 0, 1, self.height(), line)

    def _made_cell(self, place: str) -> LineCell:
        cell = LineCell(self._look, self)
        cell.clicked.connect(lambda: self.wanted.emit(place))
        return cell

    def _press_clock(self, at: int) -> None:
        own = len(self._words) - len(self._events)
        if at < own:
            self.wanted.emit("clock")
        elif at < len(self._words):
            self.event_wanted.emit(self._events[at - own])

    def _forms(self, concession: Concession) -> list[tuple[LineCell, Line, Line]]:
        """Return the visible cells with their two lines."""
        forms = []
        words_shown = self._words[: concession.clocks]
        for at, words in enumerate(words_shown):
            form = concession.others if at else concession.first
            lower = words.lines[min(form, len(words.lines) - 1)]
            forms.append((self._clocks[at], words.caption, lower))
        if self._check_words is not None and concession.check:
            words = self._check_words
            form = 0 if concession.call == 0 else len(words.lines) - 1
            upper = words.caption if concession.caption else words.short or words.caption
            forms.append((self._check, upper, words.lines[form]))
        if concession.call is not None or (self._is_call_open and concession.open_call):
            form = len(self._call_words.lines) - 1 if concession.call is None else concession.call
            words = self._call_words
            upper = words.caption if concession.caption else words.short or words.caption
            forms.append((self._call, upper, words.lines[form]))
        return forms

    def _widths(self, concession: Concession) -> list[int]:
        return [
            cell.width_for(upper, lower, caption=concession.caption)
            for cell, upper, lower in self._forms(concession)
        ]

    def _width(self, form: int, concession: Concession) -> int:
        """Return the width of all cells, with this form of the hall's sentence."""
        first, forms = self._hall_words
        return sum(self._widths(concession)) + self._hall.width_for(first, forms[form])

    def _show(self) -> None:
        first, forms = self._hall_words
        self._hall.show_lines(first, forms[min(self._hall_form, len(forms) - 1)])
        for cell, upper, lower in self._forms(self._concession):
            cell.show_lines(upper, lower)

    def _place(self) -> None:
        forms = self._forms(self._concession)
        shown = [cell for cell, _, _ in forms]
        left = 0
        for cell, width in zip(shown, self._widths(self._concession), strict=True):
            cell.setGeometry(left, 0, width, self.height())
            left += width
        for cell in (*self._clocks, self._check, self._call):
            cell.setVisible(cell in shown)
        hall = self._hall.sizeHint().width() if self._beside else self._room - left
        self._hall.setGeometry(left, 0, max(0, hall), self.height())
        self._left = left
        self.setMaximumWidth(left + hall if self._beside else NO_BOUND)
        self.updateGeometry()
        self.update()

    def _shape_now(self) -> list[Line]:
        check = [self._check_words] if self._check_words is not None else []
        words = [*self._words, *check, self._call_words]
        lines = [line for each in words for line in (each.caption, *each.lines)]
        first, forms = self._hall_words
        return [shape_of(line) for line in (*lines, first, *forms)]
