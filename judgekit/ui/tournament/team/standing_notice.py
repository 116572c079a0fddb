"""Above the laptops: that this one seeks the hub, or seeks nobody. What has to be known on every
page stands in the line of notices."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import Look
from judgekit.ui.tournament.team.keys import BACK_KEY
from judgekit.ui.widgets.notice import Notice
from judgekit.ui.words.signs import CONNECTION_SIGNS
from judgekit.views.sharing.team_standing import Connection, TeamStanding


class StandingNotice(Notice):
    """Hidden otherwise."""

    back_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent=parent)
        self._standing = TeamStanding()
        self.settled.connect(self.want_back)
        self.hide()

    @property
    def connection(self) -> Connection:
        """What it speaks of."""
        return self._standing.connection

    def show_standing(self, standing: TeamStanding) -> None:
        """Speak of this standing."""
        self._standing = standing
        self.retranslate()

    def want_back(self) -> None:
        """Ask to come back, if this laptop has left."""
        if self.connection is Connection.LEFT:
            self.back_wanted.emit()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        words, button, key = self._words()
        sign = CONNECTION_SIGNS[self.connection]
        if words:
            self.say(words, icon=sign.icon, token=sign.token)
        self.offer_settle(button, key=key)
        self.setVisible(bool(words))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _words(self) -> tuple[str, str, str]:
        """The sentence, and the button with its key."""
        match self.connection:
            case Connection.LEFT:
                words = self.tr(
                    "This laptop goes on alone. What you enter is kept, and sent once you connect"
                    " again."
                )
                return words, self.tr("Connect again"), BACK_KEY
            case Connection.CONNECTING:
                return self.tr("Looking for the hub…"), "", ""
            case _:
                return "", "", ""
