"""What is asked before a laptop is removed, left, made the hub, or made to follow another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.widgets.button import ButtonKind
from judgekit.ui.widgets.inline_question import InlineQuestion


class TeamQuestions(QWidget):
    """One question at a time. `removal_wanted` carries the device that was asked about,
    `follow_wanted` the address that was typed."""

    removal_wanted = Signal(str)
    leaving_wanted = Signal()
    take_over_wanted = Signal()
    follow_wanted = Signal(str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._device = ""
        self._then: Callable[[], object] = lambda: None
        self.plain = InlineQuestion(look, has_field=False, kind=ButtonKind.OUTLINED)
        self.typed = InlineQuestion(look, has_field=True, kind=ButtonKind.FILLED)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for each in (self.plain, self.typed):
            column.addWidget(each)
            each.left.connect(self.left)
        self.plain.accepted.connect(lambda _: self._accept())
        self.typed.accepted.connect(self._accept_address)

    def take_focus(self) -> bool:
        """Focus the open question; return whether there is one."""
        if self.plain.isVisible():
            self.plain.no.setFocus()
        elif self.typed.isVisible():
            self.typed.field.setFocus()
        return self.plain.isVisible() or self.typed.isVisible()

    def leave(self) -> None:
        """Close what is asked: it was about another event."""
        self._device = ""
        self.plain.leave()
        self.typed.leave()

    def leave_removal(self) -> None:
        """Close the question about one laptop: another one was chosen."""
        if self._device:
            self.plain.leave()

    def ask_to_remove(self, device: str, person: str, *, is_phone: bool = False) -> None:
        """Ask before a laptop or phone is shut out, with what happens to it."""
        sentence = self.tr("Remove {person}’s laptop from this event?").format(person=person)
        details = self.tr(
            "It is removed within a second and keeps its copy as it is now. What is entered there"
            " afterwards isn’t accepted. With a new code it can come back."
        )
        yes = self.tr("Remove laptop")
        if is_phone:
            sentence = self.tr("Remove {person}’s phone from this event?").format(person=person)
            details = self.tr(
                "It is signed out at once. What was entered on it stays. To come back it needs a"
                " new code."
            )
            yes = self.tr("Remove phone")
        self._ask(
            (sentence, details, yes),
            lambda: self.removal_wanted.emit(device),
            lambda: self.ask_to_remove(device, person, is_phone=is_phone),
            device,
        )

    def ask_to_leave(self, *, is_hub: bool) -> None:
        """Ask before this laptop lets go of the others."""
        if is_hub:
            sentence = self.tr("End the hub?")
            details = self.tr(
                "The others are cut off and go on alone until this laptop is the hub again, or"
                " another one takes over. Nothing is lost."
            )
            yes = self.tr("End hub")
        else:
            sentence = self.tr("Leave the other laptops?")
            details = self.tr(
                "This laptop goes on alone with the whole event. What you enter waits, and is sent"
                " once you connect again."
            )
            yes = self.tr("Leave")
        self._ask(
            (sentence, details, yes),
            self.leaving_wanted.emit,
            lambda: self.ask_to_leave(is_hub=is_hub),
        )

    def ask_to_take_over(self) -> None:
        """Ask before this laptop becomes the hub."""
        details = self.tr(
            "It becomes the hub with all that it has, and the others follow it; the old hub, too,"
            " when it comes back. Do it on one laptop only, and only if the hub is gone for good."
        )
        self._ask(
            (self.tr("Make this laptop the hub?"), details, self.tr("Take over")),
            self.take_over_wanted.emit,
            self.ask_to_take_over,
        )

    def ask_to_follow(self, known: str = "") -> None:
        """Ask for the address of another hub of this event; it may be known already."""
        self.plain.leave()
        self.typed.keep_language(partial(self.ask_to_follow, known))
        self.typed.ask(
            self.tr("Which hub should this laptop follow? Its address is below its code."),
            yes=self.tr("Follow"),
            no=self.tr("Cancel"),
            field=self.tr("Address, such as 192.168.8.20:4433"),
        )
        self.typed.field.setText(known)
        self.typed.field.selectAll()

    def _ask(
        self,
        words: tuple[str, str, str],
        then: Callable[[], object],
        anew: Callable[[], object],
        device: str = "",
    ) -> None:
        """Put a question: sentence, details, and the button that does it."""
        sentence, details, yes = words
        self._device, self._then = device, then
        self.typed.leave()
        self.plain.keep_language(anew)
        self.plain.ask(sentence, yes=yes, no=self.tr("Cancel"))
        self.plain.explain(details)

    def _accept(self) -> None:
        self._device = ""
        self.plain.leave()
        self._then()

    def _accept_address(self, address: str) -> None:
        port = address.rpartition(":")[2]
        if ":" not in address or not port.isdecimal():
            self.typed.refuse(
                self.tr("Enter the address as the hub shows it, such as 192.168.8.20:4433.")
            )
            return
        self.typed.leave()
        self.follow_wanted.emit(address)
