"""Opens the phrases over the main window, filled in from the event."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.page import ProgramDependencies

if TYPE_CHECKING:
    from judgekit.ui.shell.phrases.window import PhrasesWindow


class PhrasesOpener(QObject):
    """Opens them by its button or `open`, in the language chosen last for a player."""

    def __init__(
        self, dependencies: ProgramDependencies, owner: QWidget, button: QAbstractButton
    ) -> None:
        super().__init__(owner)
        self._dependencies = dependencies
        self._owner = owner
        self.window: PhrasesWindow | None = None
        button.clicked.connect(self.open)

    def open(self) -> None:
        """Show the phrases on the screen of the window, turned to the player."""
        from judgekit.ui.shell.phrases.window import PhrasesWindow  # noqa: PLC0415  (first use)
        from judgekit.views.clock.rounding import rounding_of  # noqa: PLC0415
        from judgekit.views.phrases.opening import first_numbers, last_call  # noqa: PLC0415

        if self.window is not None:
            self.window.activateWindow()
            return
        bridge = self._dependencies.bridge
        last = last_call(bridge.state, bridge.now())
        rounding = rounding_of(rounds_up=self._dependencies.preferences.now.round_up_extensions)
        numbers = first_numbers(bridge.state, last, rounding)
        made = PhrasesWindow(self._dependencies.look, self._player_language(), numbers, last)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        made.closed.connect(partial(self._closed, made.language))
        screen = self._owner.screen()
        if screen is not None:
            made.setGeometry(screen.geometry())
        made.showFullScreen()
        self.window = made

    def _player_language(self) -> str:
        """The language chosen last, else the player's, else another than the judge's own."""
        from judgekit.views.players_language import languages_at_table  # noqa: PLC0415

        own = interface_words().language
        others = [code for code in self._dependencies.preferences.reading_order() if code != own]
        state = self._dependencies.bridge.state
        chosen = self._dependencies.chosen_for_player.language
        return chosen or languages_at_table(state, (own, *others))[1]

    def _closed(self, opened_in: str, language: str) -> None:
        if language != opened_in:
            self._dependencies.chosen_for_player.language = language
        self.window = None
        self._owner.activateWindow()
