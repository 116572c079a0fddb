"""Question when an event is opened and its last entry and the computer's clock can hardly both be
right: what time is it?"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QDateTime, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.moment import LATEST, Moment
from judgekit.engine.resuming import ClockInDoubt, GoOn, TimeAnswer
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.window.reading_order import step
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import Label
from judgekit.ui.words.wording import date_and_seconds

FORMS = ("yyyy-MM-dd HH:mm", "yyyy-MM-dd HH:mm:ss")
WIDTH = 640
"""Of the dialog, in design pixels."""


class OpeningTime(QDialog):
    """Shown until it is answered; without an answer the event isn't opened."""

    def __init__(
        self, dependencies: ProgramDependencies, doubt: ClockInDoubt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = dependencies.bridge
        self._look = look = dependencies.look
        theme = look.theme
        self.go_on = Button(look, self.tr("Continue from the last entry"))
        self.take = Button(look, self.tr("Use the computer’s time"))
        self.field = TextField(look, width=220)
        self.field.setText(QDateTime.fromMSecsSinceEpoch(doubt.computer).toString(FORMS[0]))
        self.field.setAccessibleName(self.tr("The right date and time"))
        self.enter = Button(look, self.tr("Use this time"))
        self.leave = Button(
            look,
            self.tr("Don’t open the event"),
            key=key_text("Escape"),
            kind=ButtonKind.QUIET,
        )
        self._problem = Label(look, token="urgent", wraps=True)
        self._problem.hide()
        self.go_on.clicked.connect(partial(self._answer, GoOn.LAST_ENTRY))
        self.take.clicked.connect(partial(self._answer, GoOn.COMPUTER))
        self.enter.clicked.connect(self._enter)
        self.leave.clicked.connect(self.reject)
        self.rejected.connect(self._leave)
        content = QWidget()
        column = QVBoxLayout(content)
        margin = theme.measure("page-margin")
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(theme.px(8))
        column.addWidget(Label(look, self.tr("What time is it?"), size="title", bold=True))
        why = self.tr(
            "The event is in progress, and this computer’s clock doesn’t fit its last entry."
        )
        for line in (why, *self._instants(doubt)):
            column.addWidget(Label(look, line, wraps=True))
        as_if = self.tr("As if no time had passed since: the time left on every clock stays.")
        self._add_choice(column, self.go_on, hint=as_if)
        self._add_choice(column, self.take, hint=self._hint_of_computer(doubt))
        by_hand = self.tr("Or enter the right date and time, such as 2026-11-21 15:04.")
        self._add_choice(column, self.field, self.enter, hint=by_hand)
        column.addWidget(self._problem)
        column.addSpacing(theme.px(6))
        later = self.tr("A wrong answer can be put right later, by following the computer’s clock.")
        column.addWidget(Label(look, later, wraps=True))
        last = QHBoxLayout()
        last.addStretch(1)
        last.addWidget(self.leave)
        column.addLayout(last)
        self.setWindowTitle("Judgekit")
        self._fit(content, parent)
        self.go_on.setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return step(self, forward=forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = QApplication.focusWidget()
        if event.key() in ENTER and focused is self.field:
            self._enter()
        elif event.key() in ENTER and isinstance(focused, Button):
            focused.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.reject()

    # -- inside

    def _fit(self, content: QWidget, parent: QWidget | None) -> None:
        """Be as high as the words need, but no larger than the window; the rest scrolls."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(FormScroll(self._look, content))
        widest = self._look.theme.px(WIDTH)
        room = parent.size() if parent is not None else QSize(widest, widest)
        width = min(widest, room.width())
        self.resize(width, min(content.heightForWidth(width), room.height()))

    def _instants(self, doubt: ClockInDoubt) -> tuple[str, str]:
        """Return the two that don't fit, one below the other."""
        if doubt.is_own:
            words = self.tr("Last entry of {event}: {time}")
        elif doubt.author:
            words = self.tr("Last entry of {event}, by {author} on another laptop: {time}")
        else:
            words = self.tr("Last entry of {event}, on another laptop: {time}")
        last, computer = map(date_and_seconds, (doubt.last, doubt.computer))
        said = words.format(event=doubt.tournament, author=doubt.author, time=last)
        return said, self.tr("This computer’s clock: {time}").format(time=computer)

    def _hint_of_computer(self, doubt: ClockInDoubt) -> str:
        if doubt.is_earlier:
            return self.tr("The time of day goes back: the time left on every clock stays.")
        return self.tr("The time since has passed, on every clock too.")

    def _add_choice(self, column: QVBoxLayout, *controls: QWidget, hint: str) -> None:
        column.addSpacing(self._look.theme.px(6))
        row = QHBoxLayout()
        row.setSpacing(self._look.theme.px(8))
        for control in controls:
            row.addWidget(control)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(Label(self._look, hint, token="text-muted", wraps=True))

    def _enter(self) -> None:
        moment = _read(self.field.text())
        self.field.show_wrong(is_wrong=moment is None)
        if moment is None:
            self._problem.setText(self.tr("Enter a date and time, such as 2026-11-21 15:04."))
            self._problem.show()
            self.field.setFocus()
        else:
            self._answer(moment)

    def _answer(self, answer: TimeAnswer, _: bool = False) -> None:
        """Open the event; if that fails, a banner says so and the question can be asked again."""
        session, author = self._bridge.sessions.acting(), self._bridge.author()
        self._bridge.switch(lambda: session.resume(answer, author))
        self.hide()

    def _leave(self) -> None:
        self._bridge.sessions.acting().leave()


def _read(text: str) -> Moment | None:
    """Return the instant of a local date and time; None if it is none."""
    typed = " ".join(text.replace("T", " ").split())
    for form in FORMS:
        read = QDateTime.fromString(typed, form)
        if read.isValid():
            moment = read.toMSecsSinceEpoch()
            return moment if 0 <= moment < LATEST else None
    return None
