"""The form: what is put right or entered late, what that moves, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.corrections.fields_grid import FieldsGrid
from judgekit.ui.shell.corrections.moved_rows import MovedRow, MovedRows
from judgekit.ui.shell.corrections.wording import (
    correction_title,
    late_title,
    subject_name,
    translate,
    unchanged_words,
)
from judgekit.ui.shell.parts.judge_question import JudgeQuestion
from judgekit.ui.shell.parts.tell_again import TellAgainBlock
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.clock_reading import Reading
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.telling_words import TellAgain
from judgekit.views.corrections.fields import Correction
from judgekit.views.corrections.late_entries import LATE_SUBJECTS

MARGIN, READING = 28, 42
"""In design pixels, and in points."""


class CorrectionView(QWidget):
    """Ctrl+Enter saves, Esc cancels. `edited` is emitted with every change by the user, `reworded`
    with every change of language; `subject_wanted` carries what else is to be entered late."""

    edited = Signal()
    reworded = Signal()
    subject_wanted = Signal(str)
    save_wanted = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._correction: Correction | None = None
        self._is_late = self._has_subjects = False
        self._title = Label(look, size="title", bold=True)
        self._facts = ElidedLabel(look, token="text-muted")
        self.reading = Reading(look, READING)
        self.again = TellAgainBlock(look, has_button=False)
        self.told = Label(look, wraps=True)
        self.subjects = SegmentedButtons(look, [(each.value, "") for each in LATE_SUBJECTS], "")
        self.fields = FieldsGrid(look)
        self.judge_question = JudgeQuestion(look)
        self._why_label = Label(look, bold=True)
        self.why = TextField(look)
        self.problem = Label(look, token="urgent", wraps=True)
        self.moved = MovedRows(look)
        self.save = Button(look, kind=ButtonKind.FILLED)
        self.cancel = Button(look)
        self._hint = ElidedLabel(look, size="small", token="text-muted")
        self._lay_out()
        self.fields.edited.connect(self.edited)
        self.subjects.chosen.connect(self.subject_wanted)
        self.save.clicked.connect(self.save_wanted)
        self.cancel.clicked.connect(self.left)
        self.judge_question.taken.connect(lambda _: self.save_wanted.emit())
        for keys, action in (
            ("Esc", self.left),
            ("Ctrl+Return", self.save_wanted),
            ("Ctrl+Enter", self.save_wanted),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(action.emit)
        self.retranslate()

    def begin(self, correction: Correction, judges: Sequence[str], *, has_subjects: bool) -> None:
        """Show a correction, or an entry for an earlier instant, which can be about something else
        with `has_subjects`."""
        is_late = bool(correction.blank)
        self._correction, self._is_late = correction, is_late
        self._has_subjects = has_subjects
        self.subjects.setVisible(has_subjects)
        self.subjects.choose(correction.subject)
        for part in (self._why_label, self.why):
            part.setVisible(not is_late)
        self.why.clear()
        self.fields.show_fields(correction, judges)
        fields = self.fields.judges()
        self.judge_question.stand_by(*fields)
        self.judge_question.accept(*(each.text().strip() for each in fields))
        self.refuse("")
        self.retranslate()

    def show_facts(self, facts: str) -> None:
        """Show in one line what it is about."""
        self._facts.setText(facts)

    def take_focus(self) -> None:
        """Focus the first field."""
        if self.fields.rows:
            self.fields.rows[0].take_focus()

    def show_moved(self, rows: Sequence[MovedRow]) -> None:
        """Show what saving would move."""
        heads = (
            translate("Corrections", "What moves"),
            translate("Corrections", "Before"),
            translate("Corrections", "After"),
            translate("Corrections", "Difference"),
        )
        self.moved.show_rows(heads, rows, unchanged_words(is_all=not rows))

    def show_reading(self, reading: str, again: TellAgain | None, sentence: str) -> None:
        """Show the reading until which the table would play, empty for none, and what to tell it:
        `again` where it was told otherwise, else the sentence."""
        self.reading.setVisible(bool(reading))
        self.reading.show_reading(reading)
        self.again.show_words(again)
        self.told.say("" if again is not None else sentence)

    def refuse(self, sentence: str) -> None:
        """Show why it can't be saved; empty hides it."""
        self.problem.say(sentence)
        self.save.setEnabled(not sentence)

    def remind_of_saving(self) -> None:
        """Say that it is not saved yet, and keeps another entry from being chosen."""
        self.problem.say(
            translate("Corrections", "Not saved yet. Save it or cancel before going elsewhere.")
        )

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.save.set_words(
            translate("Corrections", "Save entry")
            if self._is_late
            else translate("Corrections", "Save correction"),
            key=key_text("Ctrl+Return"),
        )
        self.cancel.set_words(translate("Corrections", "Cancel"), key=key_text("Escape"))
        self.subjects.setAccessibleName(translate("Corrections", "What happened"))
        self.subjects.set_choices([(each.value, subject_name(each)) for each in LATE_SUBJECTS])
        self._why_label.setText(translate("Corrections", "Reason for the correction"))
        self.why.setPlaceholderText(translate("Corrections", "optional"))
        self.why.setAccessibleName(self._why_label.text())
        self._hint.setText(translate("Corrections", "Ctrl+Z undoes it"))
        correction = self._correction
        if correction is not None:
            self._title.setText(
                late_title(None if self._has_subjects else correction.subject)
                if self._is_late
                else correction_title(correction.subject, correction.table)
            )
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.reworded.emit()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        content = QWidget()
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._facts, 1)
        reading = QHBoxLayout()
        reading.addWidget(self.reading)
        said = QVBoxLayout()
        said.addWidget(self.again)
        said.addWidget(self.told)
        reading.addLayout(said, 1)
        why = QHBoxLayout()
        why.addWidget(self._why_label)
        why.addWidget(self.why, 1)
        column = QVBoxLayout(content)
        column.addLayout(head)
        column.addLayout(reading)
        column.addWidget(self.subjects)
        column.addWidget(Hairline(self._look))
        column.addWidget(self.fields)
        column.addWidget(self.judge_question)
        column.addLayout(why)
        column.addWidget(self.problem)
        column.addWidget(self.moved)
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.save)
        buttons.addWidget(self.cancel)
        buttons.addStretch(1)
        self._foot = foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.addLayout(buttons)
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        foot.addWidget(self._hint, 1)
        whole = QVBoxLayout(self)
        whole.addWidget(FormScroll(self._look, content), 1)
        whole.addWidget(Hairline(self._look))
        whole.addLayout(foot)
        layouts = ScaledLayouts(self._look, self)
        layouts.keep(head, (0, 0, 0, 0), 12)
        layouts.keep(reading, (0, 0, 0, 0), 28)
        layouts.keep(why, (0, 0, 0, 0), 12)
        layouts.keep(column, (MARGIN, 16, MARGIN, 12), 12)
        layouts.keep(buttons, (0, 0, 0, 0), 12)
        layouts.keep(foot, (MARGIN, 12, MARGIN, 16), 12)
        layouts.keep(whole, (0, 0, 0, 0), 0)

    def _fit(self) -> None:
        """Break the subjects, and put the hint below the buttons where it has no room beside."""
        theme = self._look.theme
        room = self.width() - 2 * theme.px(MARGIN)
        self.subjects.break_to_fit(room)
        parts = (self.save, self.cancel, self._hint)
        needed = sum(each.sizeHint().width() + theme.px(12) for each in parts)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        is_beside = needed <= room
        self._foot.setDirection(across if is_beside else down)
        end = Qt.AlignmentFlag.AlignRight if is_beside else Qt.AlignmentFlag.AlignLeft
        self._hint.setAlignment(end | Qt.AlignmentFlag.AlignVCenter)
