"""What is still open, before the round is ended."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.clock.state import RoundKind
from judgekit.domain.shared.table_number import in_ranges
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.panels.side_panel import SidePanel, small_label
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.words.wording import reading_text
from judgekit.views.clock.still_open import StillOpen, still_open


class EndPanel(SidePanel):
    """Lists tables, calls and deck checks that are open; Enter ends the round all the same."""

    ended = Signal()

    def __init__(
        self, look: Look, controller: ClockController, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._controller = controller
        self._round = ""
        self._left = Label(look, bold=True, token="attention", wraps=True)
        self.column.addWidget(self._left)
        self._lists = [(small_label(look), Label(look, bold=True, wraps=True)) for _ in range(3)]
        for label, tables in self._lists:
            self.column.addSpacing(look.theme.px(4))
            self.column.addWidget(label)
            self.column.addWidget(tables)
        self.column.addStretch(1)
        self._note = Label(look, size="small", token="text-muted", wraps=True)
        self._go = Button(look, kind=ButtonKind.FILLED)
        self._cancel = Button(look)
        self.foot.addWidget(self._note)
        self.foot.addWidget(self._go)
        self.foot.addWidget(self._cancel)
        self._go.clicked.connect(self.confirm)
        self._cancel.clicked.connect(self.closed)
        self.first = self._go
        self.retranslate()

    def begin(self) -> None:
        """Ask about the round of the chosen clock."""
        self._round = self._controller.round_id(self._controller.chosen)
        self.retranslate()

    def confirm(self) -> None:
        """End the round that was asked about, if it still is the chosen one."""
        if self._round == self._controller.round_id(self._controller.chosen):
            self._controller.end()
        self.ended.emit()

    def follow_time(self) -> None:
        """Update what is open; once the round is over or another one is chosen, leave."""
        current = self._controller.round(self._controller.chosen)
        if current is None or current.id != self._round or current.ended is not None:
            self.ended.emit()
            return
        self._show(still_open(self._controller.bridge.state, current))
        remaining = current.remaining(self._controller.bridge.now())
        words = self.tr("{reading} left on the clock")
        is_early = remaining is not None and remaining > 0
        self._left.say(words.format(reading=reading_text(remaining or 0)) if is_early else "")

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        current = self._controller.round(self._controller.chosen)
        is_round = current is not None and current.kind == RoundKind.ROUND
        number = current.number if current is not None else 0
        title = self.tr("End round {number}?").format(number=number)
        self.name_title(title if is_round else self.tr("End this clock?"))
        self._note.setText(
            self.tr("Open calls and checks stay open; Ctrl+Z brings the round back.")
        )
        end = self.tr("End round") if is_round else self.tr("End")
        self._go.set_words(end, key=key_text("Return"))
        self._cancel.set_words(self.tr("Cancel"), key=key_text("Esc"))
        if self._round and current is not None:
            self.follow_time()

    def _show(self, found: StillOpen) -> None:
        heads = (
            self.tr("%n table(s) not done", "", len(found.tables)),
            self.tr("%n open call(s), at table", "", len(found.calls)),
            self.tr("%n deck check(s) in progress, at table", "", len(found.checks)),
        )
        groups = (found.tables, found.calls, found.checks)
        for head, tables, (label, numbers) in zip(heads, groups, self._lists, strict=True):
            label.say(head if tables else "")
            numbers.say(in_ranges(tables))
