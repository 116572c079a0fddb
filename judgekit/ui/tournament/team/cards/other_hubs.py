"""Other hubs of the open event: a card for each, with the way to follow it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.engine.team.told import OtherHub
from judgekit.ui.look import Look
from judgekit.ui.tournament.team.cards.card import Card
from judgekit.ui.widgets.button import Button


class OtherHubCards(QWidget):
    """`followed` carries the address of the one that this laptop is to follow."""

    followed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.cards: list[HubCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self._redress)
        self._redress()
        self.hide()

    def show_hubs(self, others: Sequence[OtherHub], *, is_hub: bool) -> None:
        """Show these hubs; `is_hub` if this laptop is one, too."""
        if [(each.other, each.is_hub) for each in self.cards] == [
            (other, is_hub) for other in others
        ]:
            return
        for card in self.cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [HubCard(self._look, other, self, is_hub=is_hub) for other in others]
        for card in self.cards:
            card.follow.clicked.connect(lambda _, at=card.other.address: self.followed.emit(at))
            self._column.addWidget(card)
        self.setVisible(bool(self.cards))

    def _redress(self) -> None:
        self._column.setSpacing(self._look.theme.px(8))


class HubCard(Card):
    """Who leads it and where; what following means."""

    def __init__(self, look: Look, other: OtherHub, parent: QWidget, *, is_hub: bool) -> None:
        self.other, self.is_hub = other, is_hub
        self.follow = Button(look)
        super().__init__(look, "hub", (self.follow,), parent, token="attention")
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        who = self.other.person
        title = self.tr("There is another hub of this event")
        if who:
            title = self.tr("{who} leads another hub of this event").format(who=who)
        facts = self.tr("At {address}. Only one can stay: agree on it. Nothing is lost.")
        if self.is_hub:
            facts = self.tr(
                "At {address}. Only one can stay: agree on it. If this laptop follows, its hub ends"
                " and nothing is lost."
            )
        self.say(title, facts.format(address=self.other.address))
        follow = self.tr("Follow {who}").format(who=who) if who else self.tr("Follow this hub")
        self.follow.set_words(follow)
        self.share_room()
