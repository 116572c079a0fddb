"""Above the list of events while a rehearsal goes on: where the judge's own events are."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.window.actions import END_REHEARSAL_KEY
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.notice import Notice


class PutAside(Notice):
    """Says that the rehearsal isn't listed and the own events are; `settled` asks to end it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", icon="rehearse", token="accent", parent=parent)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        words = self.tr(
            "You are rehearsing: the made-up event isn't listed here. Your own events stay"
            " unchanged; opening or creating one ends the rehearsal."
        )
        self.say(words, icon="rehearse", token="accent")
        self.offer_settle(self.tr("End rehearsal"), key=key_text(END_REHEARSAL_KEY))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
