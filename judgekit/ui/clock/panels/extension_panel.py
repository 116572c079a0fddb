"""A manual extension: table, time and reason, with a preview of what it changes."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.commands import GrantExtension
from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.typed_duration import read_duration
from judgekit.domain.tournament import Tournament
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.panels.side_panel import SidePanel, small_label
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.commands.order_words import snapshot_at
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.rows.change_rows import Change, ChangeRows
from judgekit.ui.widgets.rows.choice_list import Choice, ChoiceList
from judgekit.ui.words.absurd_time import AbsurdTime
from judgekit.ui.words.board_words import deadline_words, until_words
from judgekit.ui.words.wording import (
    duration_text,
    reason_words,
    refusal_sentence,
    time_with_seconds,
)
from judgekit.views.clock.hall_line import hall_line
from judgekit.views.find.unpaired_tables import unpaired_words

REASONS = (Reason.RULING, Reason.TARDINESS, Reason.ERRAND, Reason.FEATURE, Reason.OTHER)


class ExtensionPanel(SidePanel):
    """Panel that grants an extension; a typed reason replaces the chosen one."""

    granted = Signal(int)
    """The table that got an extension."""

    def __init__(
        self, look: Look, controller: ClockController, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._controller = controller
        self._rounding = 1
        self._table_label, self._time_label = small_label(look), small_label(look)
        self._words_label = small_label(look)
        self._hint = Label(look, size="small", token="text-muted", wraps=True)
        self.table = TextField(look, width=96)
        self.time = TextField(look, width=120)
        self.reasons = ChoiceList(look)
        self.words = TextField(look)
        self.warning = Label(look, token="attention", wraps=True)
        self.changes = ChangeRows(look)
        self._go = Button(look, kind=ButtonKind.FILLED)
        self.add_fields((self._table_label, self.table), (self._time_label, self.time))
        self.column.addWidget(self._hint)
        self.column.addWidget(self.reasons)
        self.column.addWidget(self._words_label)
        self.column.addWidget(self.words)
        self.column.addWidget(self.warning)
        self.column.addWidget(self.changes)
        self.column.addStretch(1)
        self.foot.addWidget(self._go)
        for field in (self.table, self.time, self.words):
            field.textChanged.connect(lambda _: self.follow())
        self.reasons.chosen.connect(lambda _: self.follow())
        self._go.clicked.connect(self.confirm)
        self._absurd = AbsurdTime(self)
        self.retranslate()

    def begin(self, table: int | None) -> None:
        """Clear the panel and ask for an extension, of this table if given."""
        self.table.setText("" if table is None else str(table))
        self.time.clear()
        self.words.clear()
        self.reasons.choose(Reason.RULING)
        self.first = self.table if table is None else self.time
        self.follow()

    def round_to(self, rounding: int) -> None:
        """Preview deadlines rounded up to a multiple of this, in milliseconds, as on the board."""
        self._rounding = rounding

    def confirm(self) -> None:
        """Grant the extension."""
        command = self.command()
        if command is None:
            self.refuse(self.tr("Enter a table and minutes: 5 or 4:30."))
            return
        question = self._absurd.asks(command.table, command.seconds)
        if question:
            self.refuse(question)
            return
        words = self.tr("Table {table}: {time}").format(
            table=command.table, time=_signed(round(command.seconds * SECOND))
        )
        refusal = self._controller.do(command, words)
        if refusal is None:
            self.granted.emit(command.table)
        else:
            self.refuse(refusal_sentence(refusal))

    def command(self) -> GrantExtension | None:
        """Return the command that is filled in; None without a table or a time."""
        table, by = self.table.text().strip(), read_duration(self.time.text())
        if not table.isdecimal() or not by:
            return None
        reason = self.words.text().strip() or self.reasons.value()
        number = int(table[:9])
        known = self._controller.round()
        # A table of another clock keeps its clock; one that no clock knows gets the chosen one.
        clocks = self._controller.bridge.state.clocks
        here = known is not None and number in known.tables
        elsewhere = any(
            number in clock.round.tables and clock.round.ended is None
            for clock in clocks.by_name.values()
        )
        clock = self._controller.clock if here or not elsewhere else ""
        round_id = self._controller.round_id(clock) if clock else ""
        return GrantExtension(number, by / SECOND, reason, clock, round_id)

    def follow(self) -> None:
        """Update the preview, or why it is refused, after input."""
        self._absurd.forget()
        self.refuse("")
        self.follow_time()

    def follow_time(self) -> None:
        """Update the preview as time passes."""
        state, table = self._controller.bridge.foreseen_state(), self.table.text().strip()
        self.warning.say(
            unpaired_words(state, int(table[:9]), interface_words()) if table.isdecimal() else ""
        )
        engine, command = self._controller.bridge.pending.foreseen(), self.command()
        foreseen = engine.foresee(command) if engine is not None and command is not None else None
        if engine is None or command is None or foreseen is None:
            self.changes.show_changes(())
        elif isinstance(foreseen, Refusal):
            self.changes.show_changes(())
            self.refuse(refusal_sentence(foreseen))
        else:
            self.changes.show_changes(self._changes(command, foreseen, engine.now()))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.name_title(self.tr("Extension"))
        self._table_label.setText(self.tr("Table"))
        self.table.setAccessibleName(self._table_label.text())
        self._time_label.setText(self.tr("Time"))
        self._hint.setText(self.tr("Minutes, or minutes and seconds: 5, 4:30; −5 takes five back."))
        self.time.setAccessibleName(self._time_label.text())
        self.time.setPlaceholderText("0:00")
        self.reasons.set_choices(
            self.tr("Reason"), [Choice(reason.value, reason_words(reason)) for reason in REASONS]
        )
        self._words_label.setText(self.tr("or your own words"))
        self.words.setAccessibleName(self._words_label.text())
        self._go.set_words(self.tr("Give extension"), key=key_text("Return"))
        self.follow()

    def _changes(
        self, command: GrantExtension, foreseen: Tournament, now: Moment
    ) -> tuple[Change, ...]:
        state = self._controller.bridge.foreseen_state()
        name = command.clock or state.clocks.find(command.table)
        was, will = state.clocks.by_name[name].round, foreseen.clocks.by_name[name].round
        old = snapshot_at(state, was, command.table, now)
        new = snapshot_at(foreseen, will, command.table, now)
        if new.deadline is None:
            return ()
        changes = [
            Change(
                self.tr("Plays until the clock reads"),
                until_words(old, self._rounding),
                until_words(new, self._rounding),
            ),
            Change(
                self.tr("Time of day"),
                deadline_words(old, self._rounding),
                deadline_words(new, self._rounding),
            ),
        ]
        before, after = hall_line(was, now, self._rounding), hall_line(will, now, self._rounding)
        times = before.until or before.ends, after.until or after.ends
        if times[0] is not None and times[1] is not None:
            until = self.tr("until {time}")
            changes.append(
                Change(
                    self.tr("Round finishes"),
                    until.format(time=time_with_seconds(times[0])),
                    until.format(time=time_with_seconds(times[1])),
                )
            )
        return tuple(changes)


def _signed(by: int) -> str:
    """`+5:00`, `−5:00`."""
    return f"+{duration_text(by)}" if by > 0 else duration_text(by)
