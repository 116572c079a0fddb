"""Correcting the clock by an amount, to a reading, or to an end, with a preview of both."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.commands import CorrectClock, SetClock
from judgekit.domain.clock.snapshot import ends_at
from judgekit.domain.clock.state import Round
from judgekit.domain.shared.moment import SECOND, Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.typed_duration import read_duration
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.panels.side_panel import SidePanel, small_label
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.rows.change_rows import Change, ChangeRows
from judgekit.ui.words.wording import (
    duration_text,
    reading_text,
    refusal_sentence,
    time_with_seconds,
)
from judgekit.views.corrections.typed_values import read_time

MORE, LESS = "more", "less"
BY, TO, END = "by", "to", "end"


class CorrectionPanel(SidePanel):
    """Panel that corrects the clock; the tables' deadlines move with the end of the round."""

    corrected = Signal()

    def __init__(
        self, look: Look, controller: ClockController, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._controller = controller
        self.how = SegmentedButtons(look, [(BY, ""), (TO, ""), (END, "")], "")
        self._direction = SegmentedButtons(look, [(MORE, ""), (LESS, "")], "")
        self._by_label = small_label(look)
        self.by = TextField(look, width=120)
        self._why_label = small_label(look)
        self.why = TextField(look)
        self.changes = ChangeRows(look)
        self._note = Label(look, size="small", token="text-muted", wraps=True)
        self._go = Button(look, kind=ButtonKind.FILLED)
        self.column.addWidget(self.how)
        self.column.addWidget(self._direction)
        self.add_fields((self._by_label, self.by))
        self.column.addWidget(self._why_label)
        self.column.addWidget(self.why)
        self.column.addSpacing(look.theme.px(8))
        self.column.addWidget(self.changes)
        self.column.addWidget(self._note)
        self.column.addStretch(1)
        self.foot.addWidget(self._go)
        self.how.chosen.connect(self._switch)
        self._direction.chosen.connect(lambda _: self.follow())
        self.by.textChanged.connect(lambda _: self.follow())
        self._go.clicked.connect(self.confirm)
        self.first = self.by
        self.retranslate()

    def begin(self, *, less: bool = False) -> None:
        """Clear the panel and ask for the amount."""
        self.by.clear()
        self.why.clear()
        self._direction.choose(LESS if less else MORE)
        self.how.choose(BY)
        self._switch()
        self.retranslate()

    def confirm(self) -> None:
        """Correct the clock."""
        command = self._command()
        if command is None:
            self.refuse(self._example())
            return
        refusal = self._controller.do(command, self._done(command))
        if refusal is None:
            self.corrected.emit()
        else:
            self.refuse(refusal_sentence(refusal))

    def follow(self) -> None:
        """Update the preview after input."""
        self.refuse("")
        self.follow_time()

    def follow_time(self) -> None:
        """Update the preview as time passes."""
        engine = self._controller.bridge.pending.foreseen()
        known = engine.state.clocks.by_name.get(self._controller.chosen) if engine else None
        current = known.round if known else None
        if engine is None or current is None or current.ended is not None:
            self.changes.show_changes(())
            return
        command = self._command()
        foreseen = engine.state if command is None else engine.foresee(command)
        if isinstance(foreseen, Refusal):
            self.refuse(refusal_sentence(foreseen))
            foreseen = engine.state
        after = foreseen.clocks.by_name[self._controller.chosen].round
        self.changes.show_changes(self._moved(current, after, engine.now()))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        title = self.tr("Correct the clock")
        if len(self._controller.bridge.state.clocks.by_name) > 1:
            title = f"{title}: {self._controller.title(self._controller.chosen)}"
        self.name_title(title)
        self._direction.set_choices([(MORE, self.tr("More time")), (LESS, self.tr("Less time"))])
        self._direction.setAccessibleName(self.tr("Direction"))
        self.how.set_choices(
            [(BY, self.tr("By")), (TO, self.tr("Set to")), (END, self.tr("End at"))]
        )
        self.how.setAccessibleName(self.tr("What is known"))
        self._why_label.setText(self.tr("Reason (optional)"))
        self.why.setAccessibleName(self._why_label.text())
        self._note.setText(self.tr("Every table’s deadline moves with the end of the round."))
        self._go.set_words(self.tr("Correct"), key=key_text("Return"))
        self._label()
        self.follow()

    def _switch(self, _: str = "") -> None:
        self._direction.setVisible(self.how.value() == BY)
        self.by.clear()
        self._label()
        self.follow()
        self.by.setFocus()

    def _label(self) -> None:
        how = self.how.value()
        label, example = self.tr("By minutes, or minutes and seconds"), "0:00"
        if how == TO:
            label, example = self.tr("The clock is to read"), "42:00"
        elif how == END:
            label, example = self.tr("The round is to end at"), "19:35"
        self._by_label.setText(label)
        self.by.setPlaceholderText(example)
        self.by.setAccessibleName(label)

    def _example(self) -> str:
        """Return what to type, where nothing was or it can't be parsed."""
        how = self.how.value()
        if how == TO:
            return self.tr("Type the time that remains, such as 42 or 42:00.")
        if how == END:
            return self.tr("Type a time of day, such as 19:35.")
        return self.tr("Enter minutes, such as 2 or 1:30.")

    def _done(self, command: CorrectClock | SetClock) -> str:
        """Return the message of the corrected clock."""
        clock = self._controller.title(self._controller.chosen)
        if isinstance(command, CorrectClock):
            by = round(command.seconds * SECOND)
            sign = "+" if by > 0 else ""
            words = self.tr("{clock}: corrected by {time}")
            return words.format(clock=clock, time=f"{sign}{duration_text(by)}")
        if command.ends_at is not None:
            words = self.tr("{clock}: ends at {time}")
            return words.format(clock=clock, time=time_with_seconds(command.ends_at))
        words = self.tr("{clock}: set to {time}")
        set_to = round((command.remaining_seconds or 0) * SECOND)
        return words.format(clock=clock, time=reading_text(set_to))

    def _command(self) -> CorrectClock | SetClock | None:
        """Return what is typed as a command; None where it can't be parsed or changes nothing."""
        controller, why, text = self._controller, self.why.text().strip(), self.by.text()
        place = controller.chosen, why, controller.round_id(controller.chosen)
        if self.how.value() == END:
            end = read_time(text, controller.bridge.now())
            return None if end is None else SetClock(None, end, *place)
        length = read_duration(text)
        if length is None:
            return None
        if self.how.value() == TO:
            return SetClock(length / SECOND, None, *place)
        by = -length if self._direction.value() == LESS else length
        return CorrectClock(by / SECOND, *place) if by else None

    def _moved(self, before: Round, after: Round, now: Moment) -> tuple[Change, ...]:
        remaining, end = before.remaining(now), ends_at(before, now)
        if remaining is None or end is None:
            return ()
        reads, ends = after.remaining(now) or 0, ends_at(after, now) or end
        return (
            Change(self.tr("The clock reads"), reading_text(remaining), reading_text(reads)),
            Change(self.tr("Ends at"), time_with_seconds(end), time_with_seconds(ends)),
        )
