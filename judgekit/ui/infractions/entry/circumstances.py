"""The circumstances of a case: one question at a time, or all of them."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.infractions.asking import open_questions
from judgekit.domain.infractions.policy import Circumstance, Edition, Entry
from judgekit.domain.infractions.remedy import circumstances_in
from judgekit.ui.infractions.entry.circumstance_row import CircumstanceRow
from judgekit.ui.infractions.entry.seating_row import SeatingRow
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

MOST_CIRCUMSTANCES = 10
"""One for each digit."""


class Circumstances(QWidget):
    """Asks only questions that can still change the ruling, so that the remedy below stays visible;
    answers take one line. `answered` carries a circumstance's name, and True, False or None."""

    answered = Signal(str, object)
    turned = Signal()
    """All questions are shown, or one again."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry: Entry | None = None
        self._edition = Edition.OF_2024
        self._asked: tuple[Circumstance, ...] = ()
        self._current = ""
        self._still = 0
        """Number of open questions."""
        self._known: dict[str, bool] = {}
        self.is_opened = False
        """Whether all questions are shown."""
        self.is_headless = False
        """Whether the heading of the remedy says how many are asked, and leads to all of them."""
        self._title = Label(look, bold=True)
        self._count = ElidedLabel(look, size="small", token="text-muted")
        self.all = Button(look, icon="chevron-down", kind=ButtonKind.QUIET)
        self.rows = tuple(CircumstanceRow(look, place) for place in range(MOST_CIRCUMSTANCES))
        self.seating = SeatingRow(look)
        self._lay_out(look)
        self.all.clicked.connect(self.toggle)
        for row in self.rows:
            row.answered.connect(self.answered)

    @property
    def is_over(self) -> bool:
        """Whether all questions are answered and folded away."""
        return bool(self._asked) and not self._still and not self.is_opened

    @property
    def asks(self) -> bool:
        """Whether a question is shown."""
        return bool(self._asked) and not self.is_over and not self.isHidden()

    def stand_headless(self, *, headless: bool) -> None:
        """Set whether the questions have no heading of their own."""
        self.is_headless = headless
        self._show()

    def ask(self, entry: Entry, edition: Edition, language: str) -> None:
        """Ask the questions of this infraction; call `show_known` afterwards with the known
        answers."""
        self._entry, self._edition = entry, edition
        self._asked = circumstances_in(entry, edition)[:MOST_CIRCUMSTANCES]
        self.is_opened = False
        for place, row in enumerate(self.rows):
            if place < len(self._asked):
                asked = self._asked[place]
                row.ask(asked.name, asked.question.said(language))
        self.setVisible(bool(self._asked))

    def show_known(self, held: Collection[str], denied: Collection[str]) -> None:
        """Show which circumstances hold, and which don't."""
        if self._entry is None:
            return
        self._known = {
            each.name: each.name in held
            for each in self._asked
            if each.name in held or each.name in denied
        }
        still = open_questions(self._entry, self._edition, held, denied)
        self._still = len(still)
        self._current = still[0].name if still else ""
        for row in self.rows:
            row.show_answer(self._known.get(row.name))
        self._show()

    def turn(self, place: int) -> None:
        """Cycle the answer of the question at that index, from 0; if it isn't the current one, show
        all of them."""
        if self.isHidden() or place >= len(self._asked):
            return
        if not self.is_opened and self._asked[place].name != self._current:
            self.toggle()
        self.rows[place].turn()

    def answer(self, *, holds: bool) -> None:
        """Answer the current question."""
        if self._current and not self.isHidden():
            self.answered.emit(self._current, holds)

    def toggle(self) -> None:
        """Switch between one question and all of them."""
        self.is_opened = not self.is_opened
        self._show()
        self.turned.emit()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._title.setText(self.tr("What applies here?"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- internals

    def _show(self) -> None:
        has_focus = any(row.hasFocus() for row in self.rows)
        count = len(self._asked)
        for place, row in enumerate(self.rows):
            is_shown = self.is_opened or row.name == self._current
            row.setVisible(place < count and is_shown)
        self.all.set_icon("chevron-up" if self.is_opened else "chevron-down")
        self.all.set_words("", name=self.all_words())
        self._count.setText(self._count_words())
        for part in (self._title, self._count, self.all):
            part.setHidden(self.is_over or self.is_headless)
        if has_focus and not any(row.hasFocus() for row in self.rows):
            self._focus_current()

    def all_words(self) -> str:
        """Return what leads to all questions, or back to one."""
        return self.tr("One question at a time") if self.is_opened else self.tr("All questions")

    def told(self) -> tuple[str, ...]:
        """Return which question is asked and the keys that answer it, the longest words first."""
        return self._count_words(), f"{key_text('Alt+Y')} / {key_text('Alt+N')}"

    def _count_words(self) -> str:
        if self.is_opened:
            return self.tr("Alt and its number answer")
        words = self.tr("{number} of {most}").format(
            number=len(self._known) + 1, most=len(self._known) + self._still
        )
        keys = self.tr("{yes} yes, {no} no").format(yes=key_text("Alt+Y"), no=key_text("Alt+N"))
        return f"{words} · {keys}"

    def _focus_current(self) -> None:
        current = next((row for row in self.rows if row.isVisibleTo(self)), None)
        if current is not None:
            current.setFocus()
        elif self.all.isVisibleTo(self):
            self.all.setFocus()

    def _lay_out(self, look: Look) -> None:
        scaled = ScaledLayouts(look, self)
        column, head, questions = QVBoxLayout(self), QHBoxLayout(), QVBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        head.addWidget(self.all)
        for row in self.rows:
            questions.addWidget(row)
        scaled.keep(column, (0, 2, 0, 0), 2)
        scaled.keep(head, (0, 0, 0, 0), 10)
        scaled.keep(questions, (0, 0, 0, 0), 2)
        column.addLayout(head)
        column.addWidget(self.seating)
        column.addLayout(questions)
        self.retranslate()
