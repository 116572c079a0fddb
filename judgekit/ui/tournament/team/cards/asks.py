"""Laptops and phones that ask to be let in: a card for each, with what is said about it and the
answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.engine.ports.team import DeviceAsking
from judgekit.ui.look import Look
from judgekit.ui.tournament.team.cards.card import Card
from judgekit.ui.tournament.team.keys import APPROVE_KEY, REFUSE_KEY
from judgekit.ui.tournament.team.role_button import RoleButton
from judgekit.ui.widgets.button import Button, ButtonKind


class AskCards(QWidget):
    """`approved` carries a device and its roles, `refused` a device. The keys are those of the
    first one, which has waited longest."""

    approved = Signal(str, object)
    refused = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.cards: list[AskCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        look.changed.connect(self._redress)
        self._redress()
        self.hide()

    def show_asking(self, asking: Sequence[DeviceAsking]) -> None:
        """Show these laptops; what was chosen for one of them stays."""
        wanted = {each.device: each for each in asking}
        for card in [each for each in self.cards if each.asking.device not in wanted]:
            self._drop(card)
        shown = {each.asking.device for each in self.cards}
        for each in asking:
            if each.device not in shown:
                self._add(each)
        for at, card in enumerate(self.cards):
            card.show_keys(has_keys=at == 0)
        self.setVisible(bool(self.cards))

    def approve_first(self) -> None:
        """Let in who has waited longest."""
        if self.cards:
            self.cards[0].approve.click()

    def refuse_first(self) -> None:
        """Send away who has waited longest."""
        if self.cards:
            self.cards[0].refuse.click()

    def _add(self, asking: DeviceAsking) -> None:
        card = AskCard(self._look, asking, self)
        device = asking.device
        card.approve.clicked.connect(lambda: self.approved.emit(device, card.role.roles))
        card.refuse.clicked.connect(lambda: self.refused.emit(device))
        self.cards.append(card)
        self._column.addWidget(card)

    def _drop(self, card: AskCard) -> None:
        self.cards.remove(card)
        self._column.removeWidget(card)
        card.hide()
        card.deleteLater()

    def _redress(self) -> None:
        self._column.setSpacing(self._look.theme.px(8))


class AskCard(Card):
    """Who asks, and from where; as what the person would be let in."""

    def __init__(self, look: Look, asking: DeviceAsking, parent: QWidget | None = None) -> None:
        self.asking = asking
        self._has_keys = False
        self.role = RoleButton(look)
        self.approve = Button(look, kind=ButtonKind.FILLED)
        self.refuse = Button(look)
        icon = "phone" if asking.is_phone else "laptop"
        super().__init__(look, icon, (self.role, self.approve, self.refuse), parent)
        self.role.show_roles((), asking.name)
        self.retranslate()

    def show_keys(self, *, has_keys: bool) -> None:
        """Show the keys in the buttons, if they are this one's."""
        self._has_keys = has_keys
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        name = self.asking.name
        asks = self.tr("{name} asks to join")
        if self.asking.is_phone:
            asks = self.tr("{name} asks to join by phone")
        facts = self.tr("From {address}. Ask the person whether it is theirs.")
        if self.asking.is_phone:
            facts = self.tr("From {address}. Ask the person whether the phone is theirs.")
        self.say(asks.format(name=name), facts.format(address=self.asking.address))
        keys = (APPROVE_KEY, REFUSE_KEY) if self._has_keys else ("", "")
        let_in, refuse = self.tr("Let in"), self.tr("Refuse")
        self.approve.set_words(let_in, key=keys[0], name=f"{let_in}: {name}")
        self.refuse.set_words(refuse, key=keys[1], name=f"{refuse}: {name}")
        self.share_room()
