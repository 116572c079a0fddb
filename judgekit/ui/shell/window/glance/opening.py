"""Makes what shows cards over the page when that is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect

from judgekit.ui.shell.page import ProgramDependencies

if TYPE_CHECKING:
    from judgekit.ui.shell.main_window import MainWindow
    from judgekit.ui.shell.window.glance.glances import CardGlances
    from judgekit.views.cards.cards_here import CardsHere


class GlanceOpener(QObject):
    """Costs nothing before the first card. Qt tells that the mouse rests by asking for a tool tip:
    what has none leaves it to the pages, and so to the cards named there."""

    def __init__(self, dependencies: ProgramDependencies, window: MainWindow) -> None:
        super().__init__(window)
        self._dependencies, self._window = dependencies, window
        self._made: CardGlances | None = None
        window.area.installEventFilter(self)

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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.ToolTip:
            return False
        from PySide6.QtGui import QHelpEvent  # noqa: PLC0415  (not before the mouse rests)

        from judgekit.ui.shell.window.glance.resting import resting_on  # noqa: PLC0415

        assert isinstance(event, QHelpEvent)
        resting = resting_on(self._window.area, event.pos())
        if resting is not None:
            self.point_at(*resting)
        return resting is not None
