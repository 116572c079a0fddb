"""Keeps the pane about screens and phones as the bridge to the team tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.ui.tournament.team.hall.pane import HallPane, ShownPages

if TYPE_CHECKING:
    from judgekit.ui.runtime.hall_bridge import HallBridge
    from judgekit.ui.tournament.team.hall.address import Modules


class HallKeeper(QObject):
    """`qr_modules` makes the QR code of a text."""

    def __init__(self, pane: HallPane, qr_modules: Callable[[str], Modules]) -> None:
        super().__init__(pane)
        self._pane, self._qr_modules = pane, qr_modules
        self._hall: HallBridge | None = None
        self._codes: dict[str, Modules] = {}
        """QR codes by their texts."""

    def follow(self, hall: HallBridge) -> None:
        """Show what this tells, and ask it what is wanted."""
        self._hall = hall
        hall.changed.connect(self.show)
        self._pane.turned.connect(lambda is_on: hall.switch(is_on=is_on))
        self._pane.code_wanted.connect(hall.invite)
        self.show()

    def show(self) -> None:
        """Show how the pages are served now."""
        hall = self._hall
        if hall is None:
            return
        facts = hall.facts
        if facts is None:
            self._pane.show_pages(ShownPages(is_beginning=hall.is_beginning, problem=hall.problem))
            return
        places = facts.places
        self._pane.show_pages(
            ShownPages(
                places.screens,
                places.judges,
                places.fingerprint,
                facts.code,
                facts.until,
                self._qr(places.screens),
                self._qr(places.judges),
                problem=hall.problem,
            )
        )

    def _qr(self, addresses: Sequence[str]) -> Modules:
        """The QR code of the first address."""
        if not addresses:
            return ()
        text = addresses[0]
        if text not in self._codes:
            self._codes[text] = self._qr_modules(text)
        return self._codes[text]
