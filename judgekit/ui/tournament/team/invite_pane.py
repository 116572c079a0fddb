"""Inviting another laptop: the invitation that is good now, and a button for a new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.shared.moment import Moment
from judgekit.ui.look import Look
from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.tournament.team.invitation_code import QrPicture, ShortCode
from judgekit.ui.tournament.team.keys import COPY_KEY, INVITE_KEY
from judgekit.ui.tournament.team.wording import hub_words
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import time_of_day

BESIDE = 480
"""Width in design pixels from which the short code stands beside the QR code."""


class ShownInvitation(NamedTuple):
    """An invitation as shown: good `until` that instant."""

    text: str
    code: str
    until: Moment
    modules: Sequence[Sequence[bool]] = ()


class InvitePane(QWidget):
    """`invited` asks for a new invitation, `copied` carries the text of the shown one."""

    invited = Signal()
    copied = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: ShownInvitation | None = None
        self._address = self._device = ""
        self._was_good = False
        self._title = Label(look, size="title", bold=True)
        self._hint = Label(look, token="text-muted", wraps=True)
        self.qr, self.code = QrPicture(look), ShortCode(look)
        self._facts = Label(look, size="small", token="text-muted", wraps=True)
        self._facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.new, self.copy = Button(look, icon="plus"), Button(look, icon="copy")
        self._lay_out()
        self.new.clicked.connect(self.invited)
        self.copy.clicked.connect(self.want_copy)
        self.retranslate()

    @property
    def shown(self) -> ShownInvitation | None:
        """The invitation that is shown."""
        return self._shown

    def show_invitation(
        self, invitation: ShownInvitation | None, address: str, device: str = ""
    ) -> None:
        """Show an invitation, or none; address and device are those of this hub."""
        if (invitation, address, device) != (self._shown, self._address, self._device):
            self._was_good = self._was_good or invitation is not None
            self._shown, self._address, self._device = invitation, address, device
            self.retranslate()

    def want_new(self) -> None:
        """Ask for an invitation, if this laptop invites."""
        if self.isVisible():
            self.invited.emit()

    def want_copy(self) -> None:
        """Copy the invitation that is shown."""
        if self._shown is not None and self.isVisible():
            self.copied.emit(self._shown.text)

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        shown = self._shown
        self._title.setText(self.tr("Invite"))
        self.qr.show_modules(shown.modules if shown else ())
        self.code.show_code(shown.code if shown else "")
        self.copy.setVisible(shown is not None)
        self.copy.set_words(self.tr("Copy invitation"), key=COPY_KEY)
        words = self.tr("New code") if shown else self.tr("Invite a laptop")
        self.new.set_words(words, key=INVITE_KEY)
        self.new.set_kind(ButtonKind.OUTLINED if shown else ButtonKind.FILLED)
        self._hint.say(self._hint_words())
        self._facts.say("\n".join(self._facts_lines()))

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        is_wide = self.width() >= self._look.theme.px(BESIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._picture.setDirection(across if is_wide else down)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _hint_words(self) -> str:
        if self._shown is not None:
            return self.tr("On the other laptop open Event, Laptops and type:")
        if self._was_good:
            return self.tr("The last code was used or has expired. Make a new one for each laptop.")
        return self.tr("Makes a code for one laptop. You let it in by name when it asks.")

    def _facts_lines(self) -> Sequence[str]:
        lines = []
        if self._shown is not None:
            good = self.tr("For one laptop, until {time}")
            lines.append(good.format(time=time_of_day(self._shown.until)))
        if self._address:
            lines.append(self.tr("Address {address}").format(address=self._address))
        if self._device:
            lines.append(hub_words(self._device))
        return lines

    def _lay_out(self) -> None:
        kept = ScaledLayouts(self._look, self)
        column = QVBoxLayout(self)
        kept.keep(column, (24, 16, 24, 16), 12)
        self._picture = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        kept.keep(self._picture, (0, 0, 0, 0), 12)
        words = QVBoxLayout()
        kept.keep(words, (0, 0, 0, 0), 8)
        for widget in (self._hint, self.code, self._facts):
            words.addWidget(widget)
        words.addWidget(ButtonRows(self._look, (self.copy,)))
        words.addStretch(1)
        self._picture.addLayout(words, 1)
        self._picture.addWidget(self.qr, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(ButtonRows(self._look, (self._title,), (self.new,)))
        column.addLayout(self._picture)
        column.addStretch(1)
