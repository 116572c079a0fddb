"""Pasting or typing standings, and what was parsed of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.standings.player_standing import PlayerStanding
from judgekit.reading.standings.reader import ParsedStandings, read_standings, written_standings
from judgekit.ui.deck_checks.choosing.list_view import ChoosingList
from judgekit.ui.deck_checks.choosing.rows import ChoosingRow, read_rows
from judgekit.ui.deck_checks.choosing.wording import read_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.fields.dropped_text import UnusableFile, text_of_file
from judgekit.ui.widgets.fields.pasting_field import PastingField
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

MOST_SIGNS = 500_000
LONG_TEXT = 6_000
"""Characters from which a text is parsed only once typing pauses."""
PAUSE = 250
"""Milliseconds."""


class StandingsPane(QWidget):
    """`taken` carries the `ParsedStandings` shown; `left` means that nothing is taken."""

    taken = Signal(object)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._read = ParsedStandings()
        self.field = PastingField(look, MOST_SIGNS)
        self.found = ElidedLabel(look, bold=True)
        self.problem = Label(look, size="small", token="urgent", wraps=True)
        self.list = ChoosingList(look)
        self.take = Button(look)
        self.leave = Button(look)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._lay_out()
        self._connect()
        self.retranslate()

    def begin_anew(self) -> None:
        """Reset for another tournament."""
        self.field.setPlainText("")
        self._read_now()

    def begin(self, kept: Sequence[PlayerStanding]) -> None:
        """Begin with the recorded standings, to be edited or replaced; text typed but not yet
        recorded stays."""
        if self.field.document().isModified():
            return
        if tuple(self._read.players) != tuple(kept):
            self.field.setPlainText(written_standings(kept))
        self.field.selectAll()

    def take_focus(self) -> None:
        """Focus the field."""
        self.field.setFocus()

    def submit(self) -> None:
        """Emit what was parsed."""
        if self._pause.isActive():
            self._read_now()
        if self._read.players:
            self.taken.emit(self._read)

    def keep(self) -> None:
        """Mark the text as recorded."""
        self.field.document().setModified(False)

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        hint = self.tr("Paste standings here, drop a file, or type a line each: Anna Rossi 4-1-0")
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(hint)
        self.list.setAccessibleName(self.tr("What was read"))
        self.take.set_words(self.tr("Use these standings"), key=key_text("Ctrl+Return"))
        self.leave.set_words(self.tr("Back"), key=key_text("Esc"))
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The field ignores Ctrl+Enter and Esc, so they arrive here.
        if event.key() in ENTER and self.leave.hasFocus():
            self.left.emit()
        elif event.key() in ENTER:
            self.submit()
        else:
            super().keyPressEvent(event)

    # -- internals

    def _edited(self) -> None:
        self.problem.say("")
        if self.field.document().characterCount() > LONG_TEXT:
            self._pause.start()
        else:
            self._read_now()

    def _read_now(self) -> None:
        self._pause.stop()
        self._read = read_standings(self.field.toPlainText())
        self._show()

    def _show(self) -> None:
        self.field.mark_lines(each.line for each in self._read.unread)
        self.found.setText(read_words(self._read))
        self.list.show_rows(tuple(read_rows(self._read)))
        self.take.set_possible("" if self._read.players else self.tr("no player yet"))

    def _go_to(self, row: ChoosingRow) -> None:
        if row.line:
            self.field.go_to_line(row.line)

    def _take_file(self, path: Path) -> None:
        try:
            self.field.take_text(text_of_file(path))
        except UnusableFile as error:
            self.problem.say(str(error))

    def _refuse(self) -> None:
        self.problem.say(self.tr("Too long to be standings; paste only the standings."))

    def _connect(self) -> None:
        self.field.textChanged.connect(self._edited)
        self.field.too_much.connect(self._refuse)
        self.field.file_given.connect(self._take_file)
        self._pause.timeout.connect(self._read_now)
        self.list.wanted.connect(self._go_to)
        self.take.clicked.connect(self.submit)
        self.leave.clicked.connect(self.left)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        last, column = QHBoxLayout(), QVBoxLayout(self)
        last.addWidget(self.take)
        last.addWidget(self.leave)
        last.addStretch(1)
        column.addWidget(self.field, 1)
        column.addWidget(self.problem)
        column.addWidget(self.found)
        column.addWidget(Hairline(self._look, token="line-strong"))
        column.addWidget(self.list, 1)
        column.addLayout(last)
        scaled.keep(last, (0, 0, 0, 0), 8)
        scaled.keep(column, (0, 0, 0, 0), 8)
        self.problem.hide()
        self.field.setMinimumHeight(self._look.theme.px(72))
