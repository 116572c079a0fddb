"""Correcting the clock by any amount, with a preview of the new end."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.commands import CorrectClock
from judgekit.domain.clock.snapshot import ends_at
from judgekit.domain.shared.moment import SECOND
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.typed_duration import read_duration
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.panels.side_panel import SidePanel, small_label
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.rows.change_rows import Change, ChangeRows
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons
from judgekit.ui.words.wording import (
    duration_text,
    reading_text,
    refusal_sentence,
    time_with_seconds,
)

MORE, LESS = "more", "less"


class CorrectionPanel(SidePanel):
    """Panel that corrects the clock; the tables' deadlines move with the end of the round."""

    corrected = Signal()

    def __init__(
        self, look: Look, controller: ClockController, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._controller = controller
        self._direction = SegmentedButtons(look, [(MORE, ""), (LESS, "")], "")
        self._by_label = small_label(look)
        self.by = TextField(look, width=120)
        self._why_label = small_label(look)
        self.why = TextField(look)
        self.changes = ChangeRows(look)
        self._note = Label(look, size="small", token="text-muted", wraps=True)
        self._go = Button(look, kind=ButtonKind.FILLED)
        self.column.addWidget(self._direction)
        self.add_fields((self._by_label, self.by))
        self.column.addWidget(self._why_label)
        self.column.addWidget(self.why)
        self.column.addSpacing(look.theme.px(8))
        self.column.addWidget(self.changes)
        self.column.addWidget(self._note)
        self.column.addStretch(1)
        self.foot.addWidget(self._go)
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
        self.retranslate()

    def confirm(self) -> None:
        """Correct the clock."""
        by = self._by()
        if not by:
            self.refuse(self.tr("Say by how much: minutes, such as 2, or 1:30."))
            return
        sign = "+" if by > 0 else ""
        words = self.tr("{clock}: corrected by {time}").format(
            clock=self._controller.title(self._controller.chosen), time=f"{sign}{duration_text(by)}"
        )
        refusal = self._controller.do(self._command(by), words)
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
        self.changes.show_changes(self._foreseen())

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        title = self.tr("Correct the clock")
        if len(self._controller.bridge.state.clocks.by_name) > 1:
            title = f"{title}: {self._controller.title(self._controller.chosen)}"
        self.name_title(title)
        self._direction.set_choices([(MORE, self.tr("More time")), (LESS, self.tr("Less time"))])
        self._direction.setAccessibleName(self.tr("Direction"))
        self._by_label.setText(self.tr("By minutes, or minutes and seconds"))
        self.by.setPlaceholderText("0:00")
        self.by.setAccessibleName(self._by_label.text())
        self._why_label.setText(self.tr("Reason, if it is to be kept"))
        self.why.setAccessibleName(self._why_label.text())
        self._note.setText(self.tr("Every table’s deadline moves with the end of the round."))
        self._go.set_words(self.tr("Correct"), key=key_text("Return"))
        self.follow()

    def _by(self) -> int:
        """Return the amount in milliseconds, negative for less time; 0 where it can't be parsed."""
        length = read_duration(self.by.text()) or 0
        return -length if self._direction.value() == LESS else length

    def _command(self, by: int) -> CorrectClock:
        clock, why = self._controller.chosen, self.why.text().strip()
        return CorrectClock(by / SECOND, clock, why, self._controller.round_id(clock))

    def _foreseen(self) -> tuple[Change, ...]:
        engine = self._controller.bridge.pending.foreseen()
        known = engine.state.clocks.by_name.get(self._controller.chosen) if engine else None
        current = known.round if known else None
        if engine is None or current is None or current.ended is not None:
            return ()
        now = engine.now()
        remaining, end = current.remaining(now), ends_at(current, now)
        if remaining is None or end is None:
            return ()
        by = self._by()
        foreseen = engine.foresee(self._command(by)) if by else engine.state
        if isinstance(foreseen, Refusal):
            return ()
        after = foreseen.clocks.by_name[self._controller.chosen].round
        reads, ends = after.remaining(now) or 0, ends_at(after, now) or end
        return (
            Change(self.tr("The clock reads"), reading_text(remaining), reading_text(reads)),
            Change(self.tr("Ends at"), time_with_seconds(end), time_with_seconds(ends)),
        )
