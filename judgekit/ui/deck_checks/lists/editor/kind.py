"""The kind of a text: a player's decklist, or the pool of a Limited player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from judgekit.domain.deck_checks.commands import DropDecklist, DropPool, TakeDecklists, TakePools
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.formats.format_rules import DeckFormat
from judgekit.domain.shared.command import Command
from judgekit.domain.tournament import Tournament
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.look import Look
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons


class ListKind(StrEnum):
    """The two that a Limited player hands in."""

    LIST = "list"
    POOL = "pool"


class KindChoice(SegmentedButtons):
    """Chooses the kind; hidden if the format has no pools, then it is a list."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, [(each.value, "") for each in ListKind], "", parent)
        self.choose(ListKind.LIST.value)
        self.hide()
        self._retranslate()

    @property
    def kind(self) -> ListKind:
        """The chosen kind."""
        return ListKind.LIST if self.isHidden() else ListKind(self.value())

    def follow(self, format_: DeckFormat | None) -> None:
        """Follow the format that lists are checked against."""
        self.setVisible(format_ is DeckFormat.LIMITED)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.set_choices(
            [
                (ListKind.LIST.value, translate("Lists", "Decklist")),
                (ListKind.POOL.value, translate("Lists", "Pool")),
            ]
        )
        self.setAccessibleName(translate("Lists", "Decklist or registered pool"))


def kept_of(state: Tournament, kind: ListKind) -> Mapping[str, RegisteredList]:
    """Recorded lists or pools, by player."""
    checks = state.deck_checks
    return checks.pools if kind is ListKind.POOL else checks.lists


def taking(kind: ListKind, lists: Iterable[RegisteredList], former: str = "") -> Command:
    """Return the command that records these; `former` is the player whose list moves, if any."""
    taken = tuple(lists)
    return TakePools(taken, former) if kind is ListKind.POOL else TakeDecklists(taken, former)


def dropping(kind: ListKind, player: str) -> Command:
    """Return the command that removes that player's."""
    return DropPool(player) if kind is ListKind.POOL else DropDecklist(player)
