"""List of commands that could not be recorded, with their times; each can be discarded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.infractions.events import PenaltyCorrected, PenaltyIssued
from judgekit.engine.pending import PendingCommand
from judgekit.ui.look import Look
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.words.pending_wording import pending_words
from judgekit.ui.words.step_details import detail_words
from judgekit.ui.words.wording import refusal_sentence, time_with_seconds

SHOWN = 4
"""Number of visible rows; the others are scrolled to."""
ROW = 36

PRIVATE = (PenaltyIssued, PenaltyCorrected)
"""Events whose details name a player: they must not be read over the judge's shoulder."""


class PendingList(QWidget):
    """Follows the queue of the bridge; takes no space if it is empty."""

    def __init__(self, look: Look, bridge: EngineBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._bridge = bridge
        self.rows: list[PendingRow] = []
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._scroll = FormScroll(look, content)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        look.changed.connect(self._redress)
        bridge.pending.changed.connect(self.refresh)
        bridge.switched.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Update the rows; if the focused one is removed, the next one gets the focus."""
        items = self._bridge.pending.items
        numbers = {item.number for item in items}
        focused = next((at for at, row in enumerate(self.rows) if row.has_focus()), None)
        was_dropped = focused is not None and self.rows[focused].number not in numbers
        for row in [row for row in self.rows if row.number not in numbers]:
            self.rows.remove(row)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._show_rows(items)
        if was_dropped and focused is not None and self.rows:
            self.rows[min(focused, len(self.rows) - 1)].take_focus()
        self._redress()
        self.setVisible(bool(items))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        fill(painter, self.rect(), theme.color("surface-sunken"))
        bar = self.rect()
        bar.setWidth(theme.measure("bar-chosen"))
        fill(painter, bar, theme.color("attention"))
        fill(painter, self.rect().adjusted(0, self.height() - 1, 0, 0), theme.color("line"))

    def _show_rows(self, items: Sequence[PendingCommand]) -> None:
        # Oldest first and new ones last: remaining rows keep their positions.
        for at, item in enumerate(items):
            if at == len(self.rows):
                row = PendingRow(self._look, item.number)
                row.dropped.connect(self._bridge.pending.drop)
                self.rows.append(row)
                self._column.addWidget(row)
                row.show()
            self.rows[at].say(time_with_seconds(item.step.at), *self._words(item))

    def _words(self, item: PendingCommand) -> tuple[str, str, str]:
        """Return what it does in short, in full, and why it can't be recorded now."""
        is_here = item.tournament_id == self._bridge.current
        foreseen = self._bridge.pending.foreseen() if is_here else None
        short = pending_words(item, foreseen.timeline if foreseen is not None else None)
        details = "; ".join(filter(None, map(detail_words, item.step.events)))
        whole = f"{short}: {details}" if details else short
        if not isinstance(item.step.events[0], PRIVATE):
            short = whole
        if not is_here:
            words = self.tr("Waits for {event}: open that one to try again")
            return short, whole, words.format(event=item.tournament_name)
        return short, whole, refusal_sentence(item.refusal) if item.refusal else ""

    def _redress(self) -> None:
        theme = self._look.theme
        # Half a row more shows that there are others.
        shown = min(len(self.rows), SHOWN + 0.5)
        self._scroll.setFixedHeight(round(shown * theme.px(ROW)) + theme.px(8))
        self._column.setContentsMargins(theme.px(48), 0, theme.px(16), theme.px(8))


class PendingRow(QWidget):
    """One unrecorded command."""

    dropped = Signal(int)

    def __init__(self, look: Look, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.number = number
        self.time = Label(look, token="text-muted")
        self.words = ElidedLabel(look)
        self.reason = ElidedLabel(look, token="urgent")
        self.drop = Button(look, kind=ButtonKind.QUIET)
        self.drop.clicked.connect(lambda: self.dropped.emit(self.number))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.time)
        self._row.addWidget(self.words, 3)
        self._row.addWidget(self.reason, 2)
        self._row.addWidget(self.drop)
        for label in (self.words, self.reason):
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        look.changed.connect(self._redress)
        self._redress()

    def say(self, time: str, words: str, whole: str, reason: str) -> None:
        """Set the texts; `whole` is for screen readers."""
        self.time.setText(time)
        self.words.setText(words)
        self.reason.say(reason)
        said = ", ".join(filter(None, (time, whole, reason)))
        self.setAccessibleName(said)
        name = self.tr("Discard {what}").format(what=f"{time} {words}")
        self.drop.set_words(self.tr("Discard"), name=name)

    def has_focus(self) -> bool:
        """Whether the row has the focus."""
        return self.drop.hasFocus()

    def take_focus(self) -> None:
        """Focus the row."""
        self.drop.setFocus(Qt.FocusReason.TabFocusReason)

    def _redress(self) -> None:
        theme = self._look.theme
        self.setFixedHeight(theme.px(ROW))
        self._row.setSpacing(theme.px(12))
