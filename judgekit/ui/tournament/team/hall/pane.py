"""Screens and phones at the hub: on or off, where browsers find the pages, and a phone's code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.shared.moment import Moment
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.tournament.team.hall.address import Modules, PageAddress
from judgekit.ui.tournament.team.invitation_code import ShortCode
from judgekit.ui.tournament.team.keys import PHONE_KEY
from judgekit.ui.tournament.team.ways.problem_line import ProblemLine
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.switch import Switch
from judgekit.ui.words.wording import time_of_day
from judgekit.views.browser.labels import compare_words

PAIRS_A_LINE = 8
"""Of the fingerprint's 32, so that it is compared line by line."""


class ShownPages(NamedTuple):
    """The pages as shown: their addresses with QR codes, and the newest code for a phone, good
    `until` that instant; no code once one was used."""

    screens: Sequence[str] = ()
    phones: Sequence[str] = ()
    fingerprint: str = ""
    code: str = ""
    until: Moment = 0
    screens_qr: Modules = ()
    phones_qr: Modules = ()
    is_beginning: bool = False
    problem: str = ""

    @property
    def is_on(self) -> bool:
        """Whether they are served."""
        return bool(self.screens)


class HallPane(QWidget):
    """`turned` asks to switch the pages on or off, `code_wanted` for a new code."""

    turned = Signal(bool)
    code_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = ShownPages()
        self.switch = Switch(look)
        self._hint = Label(look, token="text-muted", wraps=True)
        self.problem = ProblemLine(look)
        self.code = ShortCode(look)
        self._facts = Label(look, size="small", token="text-muted", wraps=True)
        self.screens, self.phones = PageAddress(look), PageAddress(look, (self.code, self._facts))
        self._compare = Label(look, size="small", token="text-muted", wraps=True)
        self._named = Label(look, size="small", token="text-muted", wraps=True)
        self.fingerprint = Label(look, bold=True)
        self.fingerprint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.new = Button(look, icon="phone")
        # Beside the switch: all that a phone's person compares stands above the fold.
        self._head = ButtonRows(look, (self.switch,), (self.new,))
        self._certificate, kept = QWidget(), ScaledLayouts(look, self)
        column, named = QVBoxLayout(self), QVBoxLayout(self._certificate)
        kept.keep(column, (24, 16, 24, 16), 12)
        kept.keep(named, (0, 0, 0, 0), 4)
        for label in (self._named, self.fingerprint, self._compare):
            named.addWidget(label)
        for widget in (
            *(self._head, self._hint, self.problem, self.phones),
            *(self._certificate, self.screens),
        ):
            column.addWidget(widget)
        column.addStretch(1)
        self.switch.turned.connect(self.turned)
        self.new.clicked.connect(self.code_wanted)
        self.retranslate()

    def show_pages(self, shown: ShownPages) -> None:
        """Show how the pages are served."""
        if shown != self.shown:
            self.shown = shown
            self.retranslate()

    def want_code(self) -> None:
        """Ask for a new code, if the pages are served here."""
        if self.isVisible() and self.shown.is_on:
            self.code_wanted.emit()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        shown = self.shown
        is_on = shown.is_on or shown.is_beginning
        name, words = self.tr("Screens and phones"), self.tr("On") if is_on else self.tr("Off")
        self.switch.set_words(words)
        self.switch.setAccessibleName(f"{name}: {words}")
        self.switch.setChecked(is_on)
        self._hint.say(self._hint_words())
        self.problem.say(shown.problem)
        self.screens.name(
            self.tr("In the browser of a screen"), self.tr("QR code of the address for screens")
        )
        self.phones.name(
            self.tr("In the browser of a judge’s phone"),
            self.tr("QR code of the address for phones"),
        )
        self.screens.show_addresses(shown.screens, shown.screens_qr)
        self.phones.show_addresses(shown.phones, shown.phones_qr)
        # Also without a code: a browser that was closed warns again.
        for each in (self.screens, self.phones, self._certificate, self.new):
            each.setVisible(shown.is_on)
        self.code.show_code(shown.code)
        self._facts.say(self._code_words())
        self.new.set_words(
            self.tr("Phone code"), key=PHONE_KEY, name=self.tr("New code for a judge’s phone")
        )
        self._named.setText(self.tr("SHA-256 fingerprint of the certificate"))
        self.fingerprint.setText(_in_lines(shown.fingerprint))
        self._compare.setText(compare_words(interface_words()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _hint_words(self) -> str:
        if self.shown.is_beginning:
            return self.tr("Starting…")
        if self.shown.is_on:
            return ""
        return self.tr(
            "Screens in the hall show the public display in a browser, and judges take part by"
            " phone."
        )

    def _code_words(self) -> str:
        if not self.shown.is_on:
            return ""
        if not self.shown.code:
            return self.tr("Each phone needs a code of its own. You let it in when it asks.")
        words = self.tr("For one phone, until {time}")
        return words.format(time=time_of_day(self.shown.until))


def _in_lines(fingerprint: str) -> str:
    pairs = fingerprint.split(":")
    lines = (pairs[at : at + PAIRS_A_LINE] for at in range(0, len(pairs), PAIRS_A_LINE))
    return "\n".join(":".join(each) for each in lines)
