"""Choosing a table for a reason."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.domain.deck_checks.selection import TargetReason
from judgekit.domain.shared.table_number import HIGHEST_TABLE
from judgekit.ui.deck_checks.choosing.judges import JudgeFields
from judgekit.ui.deck_checks.choosing.rows import BETWEEN_PLAYERS
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import ENTER, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.number_field import NumberField
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.rows.choice_list import Choice, ChoiceList
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.check_words import target_words
from judgekit.views.deck_checks.choosing_facts import ChoosingFacts


class TargetPane(QWidget):
    """`take_wanted` carries the table, the reason (a `TargetReason`'s value, or free words), and
    the judges of its decks. `foot` has the button, for whoever keeps it in sight below what
    scrolls."""

    take_wanted = Signal(int, str, tuple)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._facts: ChoosingFacts | None = None
        self._name = Label(look)
        self.table = NumberField(look, 1, HIGHEST_TABLE, width=76)
        self.who = ElidedLabel(look, token="text-muted")
        self.reasons = ChoiceList(look)
        self.own = TextField(look)
        self.judges = JudgeFields(look)
        self.problem = Label(look, size="small", token="urgent", wraps=True)
        self.take = Button(look, kind=ButtonKind.FILLED)
        self.foot = QWidget()
        self._lay_out()
        self.table.textEdited.connect(lambda _: self._show())
        self.reasons.chosen.connect(lambda _: self._show())
        self.judges.question.taken.connect(lambda _: self.submit())
        self.take.clicked.connect(self.submit)
        self.retranslate()

    def show_facts(self, facts: ChoosingFacts) -> None:
        """Show the current state."""
        self._facts = facts
        self._show()

    def stand_at(self, table: int, reason: str = "") -> None:
        """Choose this table, perhaps for that reason; focus what is still missing."""
        self.take_over(table, reason)
        (self.reasons if table else self.table).setFocus()

    def take_over(self, table: int, reason: str = "") -> None:
        """Choose this table, perhaps for that reason; the focus stays where it is."""
        self.table.setText(str(table) if table else "")
        self.reasons.choose(reason)
        self._show()

    def begin_anew(self) -> None:
        """Clear the pane for the next table."""
        self.table.clear()
        self.own.clear()
        self.judges.clear()
        self.reasons.choose("")
        self._show()

    def take_focus(self) -> None:
        """Focus the table's number."""
        self.table.setFocus()
        self.table.selectAll()

    def submit(self) -> None:
        """Take the decks, or ask for what is missing."""
        reason = self.reason()
        if not self.table.text():
            self.problem.say(self.tr("Which table?"))
            self.take_focus()
        elif not reason:
            self.problem.say(self.tr("Why this one?"))
            self.reasons.setFocus()
        elif not self.judges.asks():
            self.take_wanted.emit(self.table.number(), reason, self.judges.judges())

    def reason(self) -> str:
        """Return the reason chosen, or that in the judge's own words; empty if there is none."""
        reason = self.reasons.value()
        own = self.own.text().strip() if reason == TargetReason.OTHER else ""
        return own or reason

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._name.setText(self.tr("Table"))
        self.table.setAccessibleName(self.tr("Table to be checked"))
        choices = [Choice(each.value, target_words(each.value)) for each in TargetReason]
        self.reasons.set_choices(self.tr("Why this table"), choices)
        self.take.set_words(self.tr("Start check"), key=key_text("Return"))
        self.own.setPlaceholderText(self.tr("in your own words"))
        self.own.setAccessibleName(self.tr("The reason in your own words"))
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.submit()
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        text = self.table.text()
        number, facts = self.table.number(), self._facts
        seat = facts.seats.get(number) if facts is not None else None
        who = BETWEEN_PLAYERS.join(seat.players) if seat is not None else ""
        if text and not who and facts is not None and facts.has_pairings:
            who = self.tr("not in the pairings")
        self.who.setText(who)
        self.table.setAccessibleDescription(who)
        if facts is not None:
            players = seat.players if seat is not None else ()
            self.judges.know(facts.staff, facts.judges)
            self.judges.show_decks(facts.decks_at(number), players)
        self.own.setVisible(self.reasons.value() == TargetReason.OTHER)
        self.problem.say("")
        self.take.set_possible(
            self.tr("decks already taken") if seat is not None and seat.taken else ""
        )

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        first, last, column = QHBoxLayout(), QHBoxLayout(self.foot), QVBoxLayout(self)
        first.addWidget(self._name)
        first.addWidget(self.table)
        first.addStretch(1)
        # Beside the button: whatever is said, it stays where it is.
        last.addWidget(self.take)
        last.addWidget(self.problem, 1)
        last.addStretch(0)
        column.addLayout(first)
        column.addWidget(self.who)
        column.addWidget(self.reasons)
        column.addWidget(self.own)
        column.addWidget(self.judges)
        column.addStretch(1)
        scaled.keep(first, (0, 0, 0, 0), 8)
        scaled.keep(last, (24, 8, 24, 8), 12)
        scaled.keep(column, (0, 0, 0, 0), 6)
        self.take.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
