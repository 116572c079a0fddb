"""Makes what shows cards over the page when that is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect

from judgekit.ui.shell.page import ProgramDependencies

if TYPE_CHECKING:
    from judgekit.ui.shell.main_window import MainWindow
    from judgekit.ui.shell.window.glance.glances import CardGlances
    from judgekit.views.cards.cards_here import CardsHere


class GlanceOpener(QObject):
    """Costs nothing before the first card."""

    def __init__(self, dependencies: ProgramDependencies, window: MainWindow) -> None:
        super().__init__(window)
        self._dependencies, self._window = dependencies, window
        self._made: CardGlances | None = None

    def glances(self) -> CardGlances:
        """Return what shows cards, made on first use."""
        if self._made is None:
            from judgekit.ui.shell.window.glance.glances import CardGlances  # noqa: PLC0415

            window = self._window
            self._made = CardGlances(
                self._dependencies,
                window.navigation,
                window.area,
                window.banners.height_over_pages,
            )
        return self._made

    def press(self) -> None:
        """Do what the key does."""
        self.glances().press()

    def show(self, named: CardsHere) -> None:
        """Show the card meant."""
        self.glances().show(named)

    def point_at(self, named: CardsHere, rests_on: QRect) -> None:
        """Show a card while the mouse rests there."""
        self.glances().point_at(named, rests_on)
