"""Hubs that tell of themselves in the local network, offered where one joins.

What strangers tell is a hint: an address and a few letters of an id, a few hubs at most. Who it is,
the code decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.engine.ports.team import HubPlace
from judgekit.ui.look import Look
from judgekit.ui.tournament.form.labelled import Labelled
from judgekit.ui.tournament.team.wording import hub_words
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.rows.choice_list import Choice, ChoiceList
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

MOST_SHOWN = 6
ELSEWHERE = "elsewhere"
"""The last choice: a hub that isn't among them."""


class FoundHubs(QWidget):
    """`changed` tells that another choice is made, or can be. The only hub is chosen by itself;
    among several the person chooses, and the choice stays as long as that hub is there."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hubs: tuple[HubPlace, ...] = ()
        self._more = 0
        self._is_looking = False
        self._by_hand = False
        self.looking = Label(look, token="text-muted", wraps=True)
        self.list = ChoiceList(look)
        self._box = Labelled(look, self.list)
        self._rest = Label(look, size="small", token="text-muted", wraps=True)
        column = QVBoxLayout(self)
        ScaledLayouts(look, self).keep(column, (0, 0, 0, 0), 4)
        for widget in (self.looking, self._box, self._rest):
            column.addWidget(widget)
        self.list.chosen.connect(lambda _: self._choose_by_hand())
        self.retranslate()

    @property
    def address(self) -> str:
        """The address of the chosen hub; empty if none is."""
        value = self.list.value()
        return "" if value == ELSEWHERE else value

    @property
    def is_elsewhere(self) -> bool:
        """Whether the hub's address has to be typed: none is found, or another one is meant."""
        return not self._hubs or self.list.value() == ELSEWHERE

    @property
    def asks(self) -> bool:
        """Whether one of several has still to be chosen."""
        return bool(self._hubs) and not self.list.value()

    def show_looking(self, *, is_looking: bool) -> None:
        """Show whether anybody looks for hubs; what was found is over with the look."""
        self._is_looking = is_looking
        self.show_hubs(())

    def show_hubs(self, places: Sequence[HubPlace]) -> None:
        """Show the hubs that are there now, those that were there before where they were."""
        by_address = {each.address: each for each in places if each.address}
        kept = [each.address for each in self._hubs if each.address in by_address]
        order = [*kept, *(each for each in by_address if each not in kept)]
        self._more = max(0, len(order) - MOST_SHOWN)
        self._hubs = tuple(by_address[each] for each in order[:MOST_SHOWN])
        self.retranslate()
        addresses = [each.address for each in self._hubs]
        if not (self._by_hand and self.list.value()):
            self._by_hand = False
            self.list.choose(addresses[0] if len(addresses) == 1 else "")
        self.changed.emit()

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        is_looking = self._is_looking and not self._hubs
        self.looking.say(self.tr("Looking for hubs in this network…") if is_looking else "")
        self._box.setVisible(bool(self._hubs))
        name = self.tr("Hub in this network")
        self._box.set_name(name)
        choices = [
            Choice(each.address, hub_words(each.device), each.address) for each in self._hubs
        ]
        other = Choice(ELSEWHERE, self.tr("Another one, by its address"))
        self.list.set_choices(name, [*choices, other] if choices else [])
        more = self.tr("%n more; type the address if yours isn’t shown", "", self._more)
        self._rest.say(more if self._more else "")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _choose_by_hand(self) -> None:
        self._by_hand = True
        self.changed.emit()
