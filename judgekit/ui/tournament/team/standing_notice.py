"""Above the laptops: what a judge has to know of this laptop's connection, with what can be done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from judgekit.engine.team.told import OtherHub
from judgekit.ui.look import Look
from judgekit.ui.widgets.notice import Notice
from judgekit.ui.words.signs import CONNECTION_SIGNS
from judgekit.ui.words.wording import time_of_day
from judgekit.views.sharing.team_standing import Connection, TeamStanding

TAKE_OVER_KEY, BACK_KEY = "T", "B"


class StandingNotice(Notice):
    """Hidden while all is well."""

    take_over_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent=parent)
        self._standing = TeamStanding()
        self.settled.connect(self._settle)
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

    def _settle(self) -> None:
        if self.connection is Connection.CUT_OFF:
            self.take_over_wanted.emit()
        self.want_back()

    def _words(self) -> tuple[str, str, str]:
        """The sentence, and the button with its key."""
        match self.connection:
            case Connection.CUT_OFF:
                words = self.tr(
                    "Cut off since {time}. Go on as usual: what you enter is sent when the hub is"
                    " back. Take over only if the hub’s laptop is gone for good."
                ).format(time=time_of_day(self._standing.since))
                return words, self.tr("Take over…"), TAKE_OVER_KEY
            case Connection.LEFT:
                words = self.tr(
                    "This laptop goes on alone. What you enter is kept, and sent once you connect"
                    " again."
                )
                return words, self.tr("Connect again"), BACK_KEY
            case Connection.SHUT_OUT:
                words = self.tr(
                    "The hub lets this laptop in no more. Ask the head judge; what you have entered"
                    " stays here."
                )
                return words, "", ""
            case Connection.READ_ONLY:
                words = self.tr(
                    "Others have a newer Judgekit. This laptop shows the event but enters nothing"
                    " until the same version is installed."
                )
                return words, "", ""
            case Connection.CONNECTING:
                return self.tr("Looking for the hub…"), "", ""
            case _:
                return "", "", ""


class OtherHubNotice(Notice):
    """Hidden unless two hubs were made of one event; `follow_wanted` carries the other's address."""

    follow_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", icon="hub", parent=parent)
        self._other: OtherHub | None = None
        self.settled.connect(self._follow)
        self.closed.connect(lambda: self.tell_of(None))
        self.hide()

    def tell_of(self, other: OtherHub | None) -> None:
        """Tell of the other hub; None if there is none any more."""
        self._other = other
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        other = self._other
        self.setVisible(other is not None)
        if other is None:
            return
        words = self.tr(
            "There is a second hub: {person}, {address}. Agree by voice which one stays; on the"
            " other one press Follow it. Nothing is lost."
        )
        self.say(words.format(person=other.person, address=other.address), icon="hub")
        self.offer_settle(self.tr("Follow it"))
        self.offer_close(self.tr("This hub stays"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _follow(self) -> None:
        other = self._other
        self.tell_of(None)
        if other is not None:
            self.follow_wanted.emit(other.address)
