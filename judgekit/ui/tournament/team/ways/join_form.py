"""Joining the event of another laptop: a code or an invitation, and the own name."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.form.labelled import Labelled
from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.tournament.team.ways.found_hubs import FoundHubs
from judgekit.ui.tournament.team.ways.problem_line import ProblemLine
from judgekit.ui.widgets.actions import ENTER, claim_key, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

LONGEST_INVITATION = 400
"""Letters, spaces included."""
LONGEST_NAME = 64
CODE_DIGITS = 8
SIGN_OF_INVITATION = "JUDGEKIT:"
_BETWEEN_DIGITS = re.compile(r"[\s\u00a0.-]+")


class JoinForm(QWidget):
    """`join_wanted` carries the invitation (its text, a code, or `CODE@ADDRESS:PORT`) and the name;
    `stopped` asks no longer. Enter in any field asks. `seen` tells whether it is shown, so that
    hubs are looked for meanwhile and at no other time."""

    join_wanted = Signal(str, str)
    stopped = Signal()
    seen = Signal(bool)
    complained = Signal()
    """Something is wrong, and is said below the fields."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_joining = False
        self._title = Label(look, bold=True, wraps=True)
        self._hint = Label(look, token="text-muted", wraps=True)
        self.invitation, self.name, self.address = (TextField(look) for _ in range(3))
        self.invitation.setMaxLength(LONGEST_INVITATION)
        self.name.setMaxLength(LONGEST_NAME)
        self._boxes = (
            Labelled(look, self.invitation),
            Labelled(look, self.name),
            Labelled(look, self.address),
        )
        self.hubs = FoundHubs(look)
        self._waiting = Label(look, bold=True, wraps=True)
        self.problem = ProblemLine(look)
        self.ask, self.stop = Button(look, kind=ButtonKind.FILLED), Button(look)
        self._lay_out()
        self.ask.clicked.connect(self._want_join)
        self.stop.clicked.connect(self.stopped)
        for field in (self.invitation, self.name, self.address):
            field.textEdited.connect(lambda _: self.say_problem(""))
        self.hubs.changed.connect(self._tell)
        self.hubs.list.chosen.connect(lambda _: self.say_problem(""))
        self.retranslate()

    def show_name(self, name: str) -> None:
        """Show who is signed in on this laptop; what was typed stays."""
        if not self.name.isModified():
            self.name.setText(name)

    def show_joining(self, *, is_joining: bool) -> None:
        """Show that somebody at the hub has to answer now, or the fields again."""
        if is_joining is self._is_joining:
            return
        self._is_joining = is_joining
        controls = (self.ask, self.stop, self.hubs.list, *(box.control for box in self._boxes))
        had_focus = any(each.hasFocus() for each in controls)
        if is_joining:
            self.say_problem("")
        self._tell()
        for box in (self.hubs, *self._boxes):
            box.setEnabled(not is_joining)
        if had_focus:
            self.take_focus()

    def say_problem(self, words: str) -> None:
        """Say why this laptop could not join; empty to clear."""
        self.problem.say(words)
        if words:
            self.complained.emit()

    def make_main(self, *, is_main: bool) -> None:
        """Make its button the page's filled one, or leave that to another."""
        self.ask.set_kind(ButtonKind.FILLED if is_main else ButtonKind.OUTLINED)

    def take_focus(self) -> None:
        """Focus the code, whatever stands there is typed over; or what ends the waiting."""
        if self._is_joining:
            self.stop.setFocus()
        else:
            self.invitation.setFocus()
            self.invitation.selectAll()

    def clear(self) -> None:
        """Forget the invitation: it is used."""
        self.invitation.clear()
        self.address.clear()
        self.say_problem("")

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self._title.setText(self.tr("Join another laptop’s event"))
        self._hint.setText(
            self.tr("Ask for a code at the hub. The event is copied here once they let you in.")
        )
        self._boxes[0].set_name(self.tr("Code or invitation"))
        self.invitation.setPlaceholderText(self.tr("8 digits, or paste the invitation"))
        self._boxes[1].set_name(self.tr("Your name"))
        self._boxes[2].set_name(self.tr("Address, only if the hub isn’t found"))
        self.address.setPlaceholderText("192.168.8.20:4433")
        self._waiting.setText(
            self.tr("Waiting for the hub. The person there sees your name and lets you in.")
        )
        self.ask.set_words(self.tr("Ask to join"), key=key_text("Return"))
        self.stop.set_words(self.tr("Cancel"), key=key_text("Escape"))
        self._tell()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.seen.emit(False)

    def event(self, event: QEvent) -> bool:
        keys = (*ENTER, Qt.Key.Key_Escape) if self._is_joining else ENTER
        return claim_key(event, *keys) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_stop = event.key() == Qt.Key.Key_Escape or self.stop.hasFocus()
        if event.key() in ENTER and not self._is_joining:
            self._want_join()
        elif self._is_joining and is_stop:
            self.stopped.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- inside

    def _lay_out(self) -> None:
        kept = ScaledLayouts(self._look, self)
        column = QVBoxLayout(self)
        kept.keep(column, (0, 0, 0, 0), 12)
        code, name, address = self._boxes
        parts = (self._title, self._hint, code, self.hubs, address, name)
        for widget in (*parts, self.problem, self._waiting):
            column.addWidget(widget)
        column.addWidget(ButtonRows(self._look, (self.ask, self.stop)))
        column.addStretch(1)

    def _tell(self) -> None:
        self._boxes[2].setVisible(self.hubs.is_elsewhere)
        self._waiting.setVisible(self._is_joining)
        self.stop.setVisible(self._is_joining)
        self.ask.setVisible(not self._is_joining)

    def _want_join(self) -> None:
        typed, name = self.invitation.text().strip(), self.name.text().strip()
        problem, field = self._wrong(typed, name)
        if field is not None:
            self.say_problem(problem)
            field.setFocus()
            if isinstance(field, TextField):
                field.selectAll()
            return
        self.say_problem("")
        self.join_wanted.emit(self._meant(typed), name)

    def _meant(self, typed: str) -> str:
        address = self._typed_address() or self.hubs.address
        return f"{typed}@{address}" if _is_code(typed) and address else typed

    def _typed_address(self) -> str:
        """The address that was typed, if that is asked for."""
        return self.address.text().strip() if self.hubs.is_elsewhere else ""

    def _wrong(self, typed: str, name: str) -> tuple[str, QWidget | None]:
        """Return what is missing or can't be right, and the field; None if nothing is."""
        if not typed:
            return self.tr("Enter the code, or paste the invitation."), self.invitation
        is_text = typed.upper().startswith(SIGN_OF_INVITATION)
        digits = _BETWEEN_DIGITS.sub("", typed.partition("@")[0])
        if not is_text and not (digits.isdecimal() and len(digits) == CODE_DIGITS):
            words = self.tr("A code has 8 digits, an invitation begins with JUDGEKIT.")
            return words, self.invitation
        if _is_code(typed) and self.hubs.asks:
            return self.tr(
                "Several hubs are here: choose the one that shows your code."
            ), self.hubs.list
        if not name:
            return self.tr("Enter your name; the hub lets you in by it."), self.name
        address = self._typed_address()
        port = address.rpartition(":")[2]
        if address and (":" not in address or not port.isdecimal()):
            words = self.tr("Enter the address as the hub shows it, such as 192.168.8.20:4433.")
            return words, self.address
        return "", None


def _is_code(typed: str) -> bool:
    """Whether it is a code alone, which says nothing of where it is good."""
    return not typed.upper().startswith(SIGN_OF_INVITATION) and "@" not in typed
