"""Laptops and phones that ask to be let in: a card for each, with what is said about it and the
answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.engine.ports.team import DeviceAsking
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.tournament.team.button_rows import ButtonRows
from judgekit.ui.tournament.team.keys import APPROVE_KEY, REFUSE_KEY
from judgekit.ui.tournament.team.role_button import RoleButton
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import paint_frame

LEAST_WORDS = 240
"""Width in design pixels that the words keep beside the buttons."""


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


class AskCard(QWidget):
    """Who asks, and from where; as what the person would be let in."""

    as_spoken = spoken_as(Role.AlertMessage)

    def __init__(self, look: Look, asking: DeviceAsking, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.asking = asking
        self._has_keys = False
        self._icon = IconLabel(
            look, "phone" if asking.is_phone else "laptop", token="accent", size=24
        )
        self._title = Label(look, bold=True, wraps=True)
        self._facts = Label(look, size="small", token="text-muted", wraps=True)
        self.role = RoleButton(look)
        self.approve = Button(look, kind=ButtonKind.FILLED)
        self.refuse = Button(look)
        self.buttons = ButtonRows(look, (self.role, self.approve, self.refuse))
        self._words = QVBoxLayout()
        self._words.addWidget(self._title)
        self._words.addWidget(self._facts)
        self._said = QHBoxLayout()
        self._said.addWidget(self._icon)
        self._said.addLayout(self._words, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(self._said, 1)
        self._row.addWidget(self.buttons)
        look.changed.connect(self._redress)
        self.role.show_roles((), asking.name)
        self._redress()
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
        title = asks.format(name=name)
        self._title.setText(title)
        self.setAccessibleName(title)
        facts = self.tr("From {address}. Ask the person whether it is theirs.")
        if self.asking.is_phone:
            facts = self.tr("From {address}. Ask the person whether the phone is theirs.")
        self._facts.setText(facts.format(address=self.asking.address))
        keys = (APPROVE_KEY, REFUSE_KEY) if self._has_keys else ("", "")
        let_in, refuse = self.tr("Let in"), self.tr("Refuse")
        self.approve.set_words(let_in, key=keys[0], name=f"{let_in}: {name}")
        self.refuse.set_words(refuse, key=keys[1], name=f"{refuse}: {name}")
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        ground, line = theme.color("surface-sunken"), theme.color("line")
        painter = QPainter(self)
        paint_frame(painter, self.rect(), theme.measure("radius-card"), fill=ground, line=line)

    def _share(self) -> None:
        """Put the buttons below the words where these would be squeezed beside them."""
        theme = self._look.theme
        room = self.width() - self.buttons.sizeHint().width() - theme.px(16 + 16 + 24 + 12 + 16)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(across if room >= theme.px(LEAST_WORDS) else down)

    def _redress(self) -> None:
        theme = self._look.theme
        self._row.setContentsMargins(*(theme.px(16) for _ in range(4)))
        self._row.setSpacing(theme.px(16))
        self._said.setSpacing(theme.px(12))
        self._words.setSpacing(theme.px(4))
        self._share()
