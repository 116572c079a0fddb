"""One call in full: stopwatch, extension due, what to tell the table, and editable fields."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from judgekit.domain.call_snapshot import CallSnapshot
from judgekit.domain.clock.playing_time import Reason
from judgekit.domain.shared.typed_duration import read_duration
from judgekit.ui.calls.wording import due_words, nothing_due_words, pause_words, tell_words
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.named_at import CardsNamedAt
from judgekit.ui.shell.parts.judge_question import JudgeQuestion
from judgekit.ui.shell.parts.tell_again import TellAgainBlock
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.clock_reading import Reading
from judgekit.ui.widgets.scaled_layouts import SharedRoom
from judgekit.ui.words.absurd_time import AbsurdTime
from judgekit.ui.words.telling_words import TellAgain
from judgekit.ui.words.wording import (
    duration_text,
    reason_words,
    stopwatch_text,
    time_of_day,
    time_with_seconds,
)

MARGIN = 28
LEAST_LINE, WITH_WORDS = 300, 680
JUDGE, LEAST_JUDGE = 240, 80
"""Width of the judge's field in design pixels, less where the extension's needs the room."""


class CallPane(SharedRoom):
    """Pane of one call.

    `changed` carries edited fields, as of the command; `close_wanted` carries the extension in
    seconds, None for what is due; `fields_wanted` asks for the fields that an appeal hides;
    `reshaped` tells that `needed_height` may be another.
    """

    changed = Signal(dict)
    close_wanted = Signal(object)
    fields_wanted = Signal()
    reshaped = Signal()
    left = Signal()
    """Esc in a field: the focus returns to the list."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._snapshot: CallSnapshot | None = None
        self._turns = 5
        self._is_brief = False
        self._title = Label(look, size="title", bold=True)
        self._players = Label(look, size="title", wraps=True)
        self._since = Label(look, token="text-muted", wraps=True)
        self.appeal, self.correct = Button(look), Button(look, icon="pencil")
        self.close_call = Button(look, kind=ButtonKind.FILLED)
        self._watch = Reading(look, 42)
        self._due_icon = IconLabel(look, "extension", token="attention")
        self._due = Label(look, bold=True, wraps=True)
        self._hint = Label(look, token="text-muted", wraps=True)
        self._tell = Label(look, wraps=True)
        self.tell_again = TellAgainBlock(look)
        self._reason_label = Label(look, bold=True)
        self._reasons = SegmentedButtons(look, [(each.value, "") for each in Reason], "")
        self._judge_label, self._note_label = Label(look, bold=True), Label(look, bold=True)
        self._instead_label = Label(look, bold=True)
        self._judge, self._note = TextField(look, width=JUDGE), TextField(look)
        self._instead = TextField(look, width=128)
        CardsNamedAt(self._note)
        self.judge_question = JudgeQuestion(look)
        self._staff: tuple[str, ...] = ()
        self._absurd = AbsurdTime(self)
        self._is_closing = False
        """Whether the call is to be closed once it is known who its judge is."""
        self._refusal = Label(look, token="urgent", wraps=True)
        self._pointed = Label(look, token="attention", wraps=True)
        self._fields = QWidget()
        self._lay_out()
        self._connect()
        self.redress()
        self.retranslate()

    def show_call(self, snapshot: CallSnapshot, players: str, staff: list[str], turns: int) -> None:
        """Show this call.

        `players` are those at its table, `staff` the known judges, `turns` the additional turns
        that follow.
        """
        is_other = self._snapshot is None or self._snapshot.call.id != snapshot.call.id
        self._snapshot = snapshot
        call = snapshot.call
        self._turns = turns
        self._title.setText(self.tr("Table {table}").format(table=call.table))
        self._players.say(players)
        self._since.setText(_since_words(snapshot))
        self._fields.setVisible(call.is_open and not self._is_brief)
        self.close_call.setVisible(call.is_open)
        self._reasons.choose(call.reason)
        if is_other:
            self._is_closing = False
            self._instead.clear()
            self._absurd.forget()
            self.refuse("")
            self.judge_question.withdraw()
        if tuple(staff) != self._staff:
            self._staff = tuple(staff)
            self._judge.offer(staff)
        for field, text in ((self._judge, call.judge), (self._note, call.note)):
            asked = self.judge_question.name
            is_asked_about = bool(asked) and field.text().strip() == asked
            if is_other or not (field.hasFocus() or is_asked_about):
                field.setText(text)
        self.show_time(snapshot)

    def show_time(self, snapshot: CallSnapshot) -> None:
        """Update the stopwatch and what is due."""
        self._snapshot = snapshot
        given = self._given()
        is_due = snapshot.due > 0 if given is None else given > 0
        self._watch.show_reading(stopwatch_text(snapshot.elapsed))
        token = "attention" if is_due else "text-muted"
        self._due_icon.show_icon("extension" if is_due else "none-due", token)
        self._due.set_token(token)
        self._due.setText(due_words(snapshot, given))
        nothing, tell = snapshot.nothing_due, tell_words(snapshot, self._turns, given)
        if nothing is not None and given is None:
            hint = nothing_due_words(nothing, is_open=snapshot.call.is_open)
        elif snapshot.call.is_open:
            hint = self.tr("If it is closed now, tell the table:")
        else:
            hint = _told_words(self._snapshot)
        self._hint.setText(" ".join(filter(None, (pause_words(snapshot), hint))))
        self._tell.setText(tell)
        self.reshaped.emit()

    def point_out(self, words: str) -> None:
        """Point out something about the judge; empty hides it."""
        self._pointed.setText(words)
        self._pointed.setVisible(bool(words))

    def ask_to_tell(self, words: TellAgain | None) -> None:
        """Show what the table has to be told again in place of what it was told; None if what it
        was told holds."""
        self.tell_again.show_words(words)
        for label in (self._hint, self._tell):
            label.setVisible(words is None and bool(label.text()))

    def stand(self, *, below_list: bool) -> None:
        """Show what to tell the table above who plays there, or below them."""
        direction = QBoxLayout.Direction
        self._words.setDirection(direction.BottomToTop if below_list else direction.TopToBottom)

    def needed_height(self) -> int:
        """Return the height in pixels down to what the table is to be told."""
        margins = self._column.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        parts: tuple[QLayout, ...] = (self._top, self._names, self._middle)
        if self._words.direction() is QBoxLayout.Direction.BottomToTop:
            parts = (self._top, self._middle)
        heights = sum(_height_of(each, room) + self._column.spacing() for each in parts)
        return margins.top() + heights

    def be_brief(self, *, is_brief: bool) -> None:
        """Show the call without its own fields, where an appeal takes their place."""
        self._is_brief = is_brief
        self.appeal.setVisible(not is_brief)
        is_open = self._snapshot is not None and self._snapshot.call.is_open
        self._fields.setVisible(is_open and not is_brief)

    def refuse(self, sentence: str) -> None:
        """Show why something was refused; empty hides it."""
        self._refusal.setText(sentence)
        self._refusal.setVisible(bool(sentence))

    @property
    def is_typed(self) -> bool:
        """Whether something is being typed for the open call that isn't recorded yet."""
        snapshot = self._snapshot
        if snapshot is None or not snapshot.call.is_open:
            return False
        call = snapshot.call
        return bool(
            self._instead.text().strip()
            or self._judge.text().strip() != call.judge
            or self._note.text().strip() != call.note
        )

    def close_now(self) -> None:
        """Ask for the call to be closed, with the extension typed in the field, if any."""
        length = self._given()
        is_wrong = length is None and bool(self._instead.text().strip())
        self._instead.show_wrong(is_wrong=is_wrong)
        if is_wrong:
            self.refuse(self.tr("Enter minutes, or minutes and seconds, such as 5 or 4:30."))
            self._instead.setFocus()
            return
        table = self._snapshot.call.table if self._snapshot is not None else 0
        question = self._absurd.asks(table, (length or 0) // 1000)
        if question:
            self.refuse(question)
            return
        if self._save_fields():
            if self._is_brief:
                self.fields_wanted.emit()
            self.judge_question.take_focus()
            self._is_closing = True
            return
        self.close_wanted.emit(None if length is None else length // 1000)

    def redress(self) -> None:
        """Apply the measures of the current theme."""
        theme = self._look.theme
        self._column.setContentsMargins(
            theme.px(MARGIN), theme.px(16), theme.px(MARGIN), theme.px(16)
        )
        self._column.setSpacing(theme.px(12))
        for line in (self._top, self._buttons, self._words):
            line.setSpacing(theme.px(12))
        self._names.setSpacing(theme.px(4))
        self._middle.setSpacing(theme.px(28))
        self._said.setSpacing(theme.px(4))
        self._grid.setHorizontalSpacing(theme.px(20))
        self._grid.setVerticalSpacing(theme.px(6))
        for gap in (2, 6):
            self._grid.setRowMinimumHeight(gap, theme.px(6))
        self.share_room()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._reason_label.setText(self.tr("Reason"))
        self._reasons.setAccessibleName(self.tr("Reason"))
        self._reasons.set_choices([(each.value, reason_words(each)) for each in Reason])
        self.share_room()
        for label, field, words in (
            (self._judge_label, self._judge, self.tr("Judge")),
            (self._note_label, self._note, self.tr("Note")),
            (self._instead_label, self._instead, self.tr("Give instead")),
        ):
            label.setText(words)
            field.setAccessibleName(words)
        self._instead.setPlaceholderText(self.tr("as due"))

    def minimumSizeHint(self) -> QSize:
        # Narrower than the layout's minimum: `share_room` wraps what doesn't fit.
        return QSize(self._look.theme.px(LEAST_LINE), super().minimumSizeHint().height())

    def _lay_out(self) -> None:
        self._names, self._buttons = QVBoxLayout(), QHBoxLayout()
        self._names.addWidget(self._players)
        self._names.addWidget(self._since)
        self._buttons.addStretch(1)
        for button in (self.correct, self.appeal, self.close_call):
            self._buttons.addWidget(button)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.addWidget(self._title, 1)
        self._top.addLayout(self._buttons)
        due = QHBoxLayout()
        due.addWidget(self._due_icon)
        due.addWidget(self._due, 1)
        self._said = QVBoxLayout()
        self._said.addLayout(due)
        self._said.addWidget(self._hint)
        self._said.addWidget(self._tell)
        self._said.addWidget(self.tell_again)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addWidget(self._watch, 0, Qt.AlignmentFlag.AlignTop)
        self._middle.addLayout(self._said, 1)
        self._grid = QGridLayout(self._fields)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self._reason_label, 0, 0, 1, 3)
        self._grid.addWidget(self._reasons, 1, 0, 1, 3)
        self._grid.addWidget(self._judge_label, 3, 0)
        self._grid.addWidget(self._judge, 4, 0)
        self._grid.addWidget(self._instead_label, 3, 1)
        self._grid.addWidget(self._instead, 4, 1)
        self._grid.addWidget(self.judge_question, 5, 0, 1, 3)
        self._grid.addWidget(self._pointed, 6, 0, 1, 3)
        self._grid.addWidget(self._note_label, 7, 0)
        self._grid.addWidget(self._note, 8, 0, 1, 3)
        self._grid.setColumnStretch(2, 1)
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.addLayout(self._names)
        self._words.addLayout(self._middle)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._top)
        self._column.addLayout(self._words)
        self._column.addWidget(self._refusal)
        self._column.addWidget(Hairline(self._look))
        self._column.addWidget(self._fields)

    def _connect(self) -> None:
        self._look.changed.connect(self.redress)
        self.close_call.clicked.connect(self.close_now)
        self._reasons.chosen.connect(lambda reason: self.changed.emit({"reason": reason}))
        self._judge.editingFinished.connect(self._save_fields)
        self.judge_question.stand_by(self._judge)
        self.judge_question.taken.connect(
            lambda _: self.close_now() if self._is_closing else self._save_fields()
        )
        self._note.editingFinished.connect(self._save_fields)
        self._instead.returnPressed.connect(self.close_now)
        self._instead.textEdited.connect(lambda _: self._absurd.forget())
        self._instead.textEdited.connect(lambda _: self.refuse(""))
        self._instead.textChanged.connect(
            lambda _: self.show_time(self._snapshot) if self._snapshot is not None else None
        )
        escape = QShortcut(QKeySequence("Esc"), self._fields)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.left.emit)

    def share_room(self) -> None:
        """Wrap the reasons, and stack buttons and title, stopwatch and extension due, if the width
        requires it."""
        px = self._look.theme.px
        least = self._watch.sizeHint().width() + self._look.theme.px(LEAST_LINE)
        is_wide = self.width() >= least
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._middle.setDirection(side if is_wide else below)
        words = self.tr("Correct") if self.width() >= self._look.theme.px(WITH_WORDS) else ""
        room = self.width() - 2 * px(MARGIN)
        title = self._title.sizeHint().width() + px(12)
        for has_keys in (True, False):  # Words come before keys.
            self.correct.set_words(
                words, key="E" if has_keys else "", name=self.tr("Correct this call")
            )
            self.close_call.set_words(self.tr("Close call"), key="C" if has_keys else "")
            self.appeal.set_words(self.tr("Appeal"), key="A" if has_keys else "")
            shown = (self.correct, self.appeal, self.close_call)
            buttons = sum(each.sizeHint().width() + px(12) for each in shown if not each.isHidden())
            if title + buttons <= room:
                break
        above = QBoxLayout.Direction.BottomToTop
        self._top.setDirection(side if title + buttons <= room else above)
        self._reasons.break_to_fit(room)
        beside = max(self._instead.width(), self._instead_label.sizeHint().width())
        judge = room - beside - self._grid.horizontalSpacing()
        self._judge.setFixedWidth(min(px(JUDGE), max(px(LEAST_JUDGE), judge)))
        self.reshaped.emit()

    def _given(self) -> int | None:
        """Return the extension typed instead of what is due, in milliseconds; None if there is none
        that can be read."""
        snapshot = self._snapshot
        if snapshot is None or not snapshot.call.is_open:
            return None
        length = read_duration(self._instead.text().strip())
        return length if length is not None and length >= 0 else None

    def _save_fields(self) -> bool:
        """Save what has changed; a name that no judge has asks first. Return whether it asks."""
        self._is_closing = False
        snapshot = self._snapshot
        if snapshot is None or not snapshot.call.is_open:
            return False
        call = snapshot.call
        written = {"judge": self._judge.text().strip(), "note": self._note.text().strip()}
        new = {key: text for key, text in written.items() if text != getattr(call, key)}
        is_asked = self.judge_question.asks(new.get("judge", ""))
        if is_asked:
            del new["judge"]
        if new:
            self.changed.emit(new)
        return is_asked


def _height_of(layout: QLayout, width: int) -> int:
    if layout.hasHeightForWidth():
        return layout.heightForWidth(width)
    return layout.sizeHint().height()


def _told_words(snapshot: CallSnapshot | None) -> str:
    told = snapshot.told if snapshot is not None else None
    if told is None:
        return ""
    words = QCoreApplication.translate("CallPane", "Told at {time}:")
    return words.format(time=time_of_day(told.at))


def _since_words(snapshot: CallSnapshot) -> str:
    call = snapshot.call
    if call.is_open:
        words = QCoreApplication.translate("CallPane", "Opened at {time}")
        words = words.format(time=time_with_seconds(call.opened))
    else:
        words = QCoreApplication.translate(
            "CallPane", "{reason}, {from_time} to {to_time}, {length}"
        )
        words = words.format(
            reason=reason_words(call.reason),
            from_time=time_with_seconds(call.opened),
            to_time=time_with_seconds(call.closed or call.opened),
            length=duration_text(snapshot.elapsed),
        )
    return " · ".join(each for each in (words, call.judge) if each)
