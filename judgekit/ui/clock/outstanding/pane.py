"""The question at time: which tables still play? With what the answer does, before it is given."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.clock.outstanding.tables_field import TablesField
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.key_within import KeyWithin
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.clock.outstanding import Outstanding

FIELD, SUMMARY = 260, 230
"""Least widths of the field and of what the answer does, in design pixels."""
WIDEST_FIELD = 450


class Asked(NamedTuple):
    """What the pane shows: the answer so far, the tables that were filled in, and what is wrong
    with the answer or has to be known about it."""

    answer: Outstanding
    filled_in: str = ""
    problem: str = ""
    notice: str = ""


class OutstandingPane(QWidget):
    """Field, summary and buttons; hidden unless it is asked."""

    answered = Signal()
    """Enter or the button."""
    put_off = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._asked = Asked(Outstanding())
        self._title = Label(look, size="title", bold=True)
        self._filled = ElidedLabel(look, token="text-muted")
        self.field = TablesField(look)
        self.summary = _Summary(look)
        self.later = Button(look, kind=ButtonKind.QUIET)
        self.go = Button(look, kind=ButtonKind.FILLED)
        self.hint = Label(look, size="small", token="text-muted", wraps=True)
        self.later.clicked.connect(self.put_off)
        self.go.clicked.connect(self.answered)
        self._heading = QHBoxLayout()
        self._heading.addWidget(self._title)
        self._heading.addWidget(self._filled, 1)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.later)
        self._buttons.addWidget(self.go)
        KeyWithin(self.go, self)
        self._grid = QGridLayout()
        layouts = ScaledLayouts(look, self)
        whole = QVBoxLayout(self)
        layouts.keep(whole, (0, 8, 0, 4), 6)
        layouts.keep(self._heading, (0, 0, 0, 0), 12)
        layouts.keep(self._buttons, (0, 0, 0, 0), 8)
        layouts.keep(self._grid, (0, 0, 0, 0), 16)
        whole.addLayout(self._heading)
        whole.addLayout(self._grid)
        whole.addWidget(self.hint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._lines = 0
        look.changed.connect(self._arrange)
        self._arrange()
        self.retranslate()
        self.hide()

    def show_asked(self, asked: Asked) -> None:
        """Show what the answer does so far."""
        if asked == self._asked:
            return
        self._asked = asked
        self._say()

    def event(self, event: QEvent) -> bool:
        # The page has these keys too.
        is_override = event.type() is QEvent.Type.ShortcutOverride
        own = (*ENTER, Qt.Key.Key_Escape)
        if is_override and isinstance(event, QKeyEvent) and event.key() in own:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.later.hasFocus():
            self.answered.emit()
        elif event.key() in (*ENTER, Qt.Key.Key_Escape):
            self.put_off.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Which tables still play?"))
        self.field.setAccessibleName(self._title.text())
        self.later.set_words(self.tr("Later"), key=key_text("Esc"))
        self._say()

    def _say(self) -> None:
        answer, filled, problem, notice = self._asked
        words = self.tr("{tables}: filled in, with an extension, a call, turns or a judge")
        self._filled.say(words.format(tables=filled) if filled else "")
        count = self.tr("{count} of {tables}")
        counted = count.format(count=len(answer.playing), tables=answer.tables)
        self.field.show_count(counted if answer.tables else "")
        self.field.show_wrong(is_wrong=bool(problem))
        self.summary.show_answer(answer)
        hint = self.tr("Type or paste table numbers; ranges such as 20-24 work.")
        self.hint.set_token("attention" if problem or notice else "text-muted")
        self.hint.setText(problem or notice or hint)
        done = self.tr("Mark %n done", "", len(answer.done))
        self.go.set_words(done if answer.done else self.tr("Confirm"), key=key_text("Return"))
        self.go.setEnabled(not problem)
        self._arrange()

    def _arrange(self) -> None:
        """Lay out the parts; take the height that they need, also where the page scrolls."""
        self._place()
        layout = self.layout()
        if layout is not None and self.width() > 0:
            self.setMinimumHeight(max(0, layout.totalHeightForWidth(self.width())))

    def _place(self) -> None:
        """Lay field, summary and buttons side by side, or below each other where it is narrow."""
        theme = self._look.theme
        self.field.setMaximumWidth(theme.px(WIDEST_FIELD))
        buttons = self._buttons.sizeHint().width()
        gap = 2 * theme.px(16)
        summary = max(theme.px(SUMMARY), self.summary.sizeHint().width())
        room = self.width() - buttons - gap - theme.px(FIELD)
        lines = 1 if room >= summary else 2 if room >= 0 else 3
        if lines == self._lines:
            return
        self._lines = lines
        self._grid.removeWidget(self.field)
        self._grid.removeWidget(self.summary)
        self._grid.removeItem(self._buttons)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(self.field, 0, 0)
        if lines == 1:
            self._grid.addWidget(self.summary, 0, 1)
            self._grid.addLayout(self._buttons, 0, 2, right)
        elif lines == 2:
            self._grid.addLayout(self._buttons, 0, 2, right)
            self._grid.addWidget(self.summary, 1, 0, 1, 3)
        else:
            self._grid.addWidget(self.summary, 1, 0)
            self._grid.addLayout(self._buttons, 2, 0, Qt.AlignmentFlag.AlignLeft)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 2 if lines == 1 else 0)


class _Summary(QWidget):
    """How many are done and play on, and how those end."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._done_icon = IconLabel(look, "tick", token="text-muted", size=20)
        self._done = Label(look, size="title", bold=True, token="text-muted")
        self._playing_icon = IconLabel(look, "not-started", size=20)
        self._playing = Label(look, size="title", bold=True)
        self._how = Label(look, size="small", token="text-muted")
        line = QHBoxLayout()
        layouts = ScaledLayouts(look, self)
        layouts.keep(line, (0, 0, 0, 0), 8)
        for part in (self._done_icon, self._done, self._playing_icon, self._playing):
            line.addWidget(part)
            if part is self._done:
                line.addSpacing(look.theme.px(12))
        line.addStretch(1)
        column = QVBoxLayout(self)
        layouts.keep(column, (0, 0, 0, 0), 2)
        column.addLayout(line)
        column.addWidget(self._how)

    def show_answer(self, answer: Outstanding) -> None:
        """Show the counts of the answer."""
        self._done.setText(self.tr("%n done", "", len(answer.done)))
        self._playing.setText(self.tr("%n play on", "", len(answer.playing)))
        on_extension = self.tr("%n on extension", "", answer.extended)
        to_turns = self.tr("%n to turns now", "", answer.to_turns)
        self._how.setText(f"{on_extension}, {to_turns}")
