"""Asks at time which tables still play, and reports the answer as one entry."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication, QLineEdit

from judgekit.domain.clock.commands import StillPlaying
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.domain.shared.table_number import in_ranges
from judgekit.reading.outstanding_tables import (
    TableNumbers,
    read_typed_tables,
    tables_typed_twice,
)
from judgekit.ui.clock.board.model import BoardModel
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.outstanding.pane import Asked
from judgekit.ui.clock.page_body import ClockBody
from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press
from judgekit.ui.words.wording import refusal_sentence
from judgekit.views.clock.outstanding import (
    Outstanding,
    is_asked,
    is_time_up,
    judges_at_calls,
    outstanding_of,
    tables_to_fill_in,
)

translate = QCoreApplication.translate


class OutstandingQuestion(QObject):
    """Shows the pane for the chosen clock from time on, until it is answered or put off.

    It never answers what nobody has seen: Enter in a field that was only filled in asks once more.
    """

    def __init__(self, controller: ClockController, model: BoardModel, body: ClockBody) -> None:
        super().__init__(body)
        self._controller = controller
        self._pane = pane = body.outstanding
        self._model = model
        self._body = body
        self._round = ""
        """The id of the round that is asked about; empty while nothing is asked."""
        self._put_off: set[str] = set()
        self._wanted = ""
        """The id of the round that was asked about by hand."""
        self._filled: tuple[int, ...] = ()
        self._is_touched = False
        self._is_confirming = False
        self._unread = ""
        pane.field.textEdited.connect(lambda _: self._touch())
        pane.field.pasted.connect(self._take_pasted)
        pane.answered.connect(self.answer)
        pane.put_off.connect(self.put_off)

    @property
    def is_open(self) -> bool:
        """Whether it is asked now."""
        return bool(self._round)

    def follow(self, now: Moment) -> None:
        """Ask from time on; show what the answer does at this instant."""
        current = self._controller.round()
        if current is None or not self._asks(current, now):
            self._close()
            return
        judges = judges_at_calls(self._controller.bridge.state, self._controller.clock)
        likely = tables_to_fill_in(current, now, judges)
        if self._round != current.id:
            self._begin(current, likely)
        elif not self._is_touched and likely != self._filled:
            self._fill(likely)
        self._show(current, now)

    def ask(self) -> None:
        """Ask about the chosen clock again, by hand; say why if its time isn't up."""
        now, current = self._controller.bridge.now(), self._controller.round()
        if current is None or not is_time_up(current, now):
            self._controller.say(translate("Outstanding", "Time is not up on this clock yet"))
            return
        self._put_off.discard(current.id)
        self._wanted = current.id
        self.follow(now)
        self._pane.field.setFocus()
        self._body.reveal(self._pane)

    def name_table(self, table: int) -> None:
        """Say by the mouse that a table plays on, or no longer that it does; ask first if nothing
        is asked."""
        if not self.is_open:
            self.ask()
        if self.is_open:
            tables = read_typed_tables(self._pane.field.text()).tables
            others = tuple(each for each in tables if each != table)
            self._pane.field.show_tables(others if table in tables else (*tables, table))
            self._pane.field.setFocus()
            self._touch()

    def put_off(self) -> None:
        """Leave it for later: the board says which tables aren't reported."""
        if self._round:
            self._put_off.add(self._round)
            self._wanted = ""
            self._close()

    def answer(self) -> None:
        """Report the tables, if the answer is possible."""
        now, current = self._controller.bridge.now(), self._controller.round()
        if current is None or current.id != self._round:
            return
        read = read_typed_tables(self._pane.field.text())
        answer = self._answer(current, read, now)
        if read.unread or not answer.is_possible:
            return
        if not self._is_touched and answer.done and not self._is_confirming:
            self._is_confirming = True
            demand_fresh_press(self)
            self._show(current, now)
            return
        done = translate("Outstanding", "%n table(s) done", "", len(answer.done))
        playing = translate("Outstanding", "%n play on", "", len(answer.playing))
        command = StillPlaying(answer.playing, self._controller.clock, current.id)
        if self._controller.do(command, f"{done}, {playing}") is None:
            self._wanted = ""
            self._close()

    # -- inside

    def _asks(self, current: Round, now: Moment) -> bool:
        if not is_time_up(current, now):
            return False
        if current.id == self._wanted:
            return True
        judges = judges_at_calls(self._controller.bridge.state, self._controller.clock)
        return current.id not in self._put_off and is_asked(current, now, judges)

    def _begin(self, current: Round, likely: tuple[int, ...]) -> None:
        self._round = current.id
        self._is_touched = False
        self._fill(likely)
        self._pane.show()
        if self._is_free():
            self._pane.field.setFocus()
            self._body.reveal(self._pane)

    def _is_free(self) -> bool:
        """Whether the focus is on the page and nothing is typed or read there."""
        focused = QApplication.focusWidget()
        if self._body.panel is not None or not self._body.slip.isHidden():
            return False
        if focused is None:
            # What had the focus was hidden, as when another event is opened.
            return self._body.isVisible() and self._body.isActiveWindow()
        is_here = focused is self._body or self._body.isAncestorOf(focused)
        return is_here and not isinstance(focused, QLineEdit)

    def _fill(self, likely: tuple[int, ...]) -> None:
        self._filled = likely
        self._is_confirming = False
        self._unread = ""
        self._pane.field.fill(likely)

    def _close(self) -> None:
        if not self._round:
            return
        self._round = ""
        focused = QApplication.focusWidget()
        had_focus = focused is not None and self._pane.isAncestorOf(focused)
        self._model.ask(None)
        self._pane.hide()
        if had_focus:
            self._body.take_focus()

    def _touch(self, *, is_pasted: bool = False) -> None:
        """Take what was typed for an answer once it names other tables than were filled in: a key
        that was meant for the page is none."""
        read = read_typed_tables(self._pane.field.text())
        self._is_touched |= is_pasted or set(read.tables) != set(self._filled)
        self._is_confirming, self._unread = False, ""
        self.follow(self._controller.bridge.now())

    def _take_pasted(self, read: TableNumbers) -> None:
        self._touch(is_pasted=True)
        self._unread = read.unread
        self.follow(self._controller.bridge.now())

    def _show(self, current: Round, now: Moment) -> None:
        read = read_typed_tables(self._pane.field.text())
        answer = self._answer(current, read, now)
        named = tuple(each for each in answer.playing if each not in answer.unknown)
        self._model.ask(named)
        still = bool(self._filled) and set(self._filled) <= set(read.tables)
        filled = in_ranges(self._filled) if still else ""
        problem = self._problem(current, read, answer)
        self._pane.show_asked(Asked(answer, filled, problem, self._notice(answer)))

    def _answer(self, current: Round, read: TableNumbers, now: Moment) -> Outstanding:
        pairings = self._controller.bridge.state.setup.pairings
        is_paired = (current.clock, current.number) in pairings
        return outstanding_of(
            current, read.tables, now, is_paired=is_paired, rounding=self._model.rounding
        )

    def _problem(self, current: Round, read: TableNumbers, answer: Outstanding) -> str:
        if read.unread:
            words = translate("Outstanding", "No table number: {text}")
            return words.format(text=read.unread)
        if answer.unknown:
            pairings = self._controller.bridge.state.setup.pairings
            paired = pairings[current.clock, current.number].players
            values: dict[str, str | int] = {
                "tables": in_ranges(answer.unknown),
                "round": current.number,
                "known": in_ranges(paired),
            }
            return refusal_sentence(Refusal(RefusalCode.NOT_PAIRED, values))
        if answer.finished:
            finished = in_ranges(answer.finished)
            return refusal_sentence(Refusal(RefusalCode.TABLES_DONE, {"tables": finished}))
        return ""

    def _notice(self, answer: Outstanding) -> str:
        if self._is_confirming:
            done = len(answer.done)
            return translate(
                "Outstanding", "Nothing typed yet; Enter again marks %n table(s) done", "", done
            )
        if self._unread:
            words = translate("Outstanding", "Left out, no table number: {text}")
            return words.format(text=self._unread)
        left_out = set(answer.done) & set(self._filled)
        if left_out:
            words = translate(
                "Outstanding", "Not named, with an extension, a call or a judge: {tables}"
            )
            return words.format(tables=in_ranges(left_out))
        twice = tables_typed_twice(self._pane.field.text())
        once = [table for table in self._filled if table not in twice]
        if once and len(once) < len(self._filled):
            # A whole list was typed behind what was filled in.
            words = translate(
                "Outstanding",
                "Filled in, not typed again: {tables}; still counted as playing, delete what is"
                " done",
            )
            return words.format(tables=in_ranges(once))
        return ""
