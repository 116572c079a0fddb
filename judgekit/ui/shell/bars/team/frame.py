"""What the window's frame says of the laptops that share the event, on every page."""

from __future__ import annotations

from PySide6.QtCore import QObject

from judgekit.domain.shared.moment import Moment
from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.bars.team.colleagues import Colleagues
from judgekit.ui.shell.bars.team.connection_notices import ConnectionNotices
from judgekit.ui.shell.bars.team.notices import TeamNotices
from judgekit.ui.shell.bars.team.word_button import TeamWordButton
from judgekit.ui.shell.bars.top_bar import TopBar
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.sharing.team_standing import team_word


class TeamFrame(QObject):
    """Created with the first shared event; keeps the word in the top bar, and what is announced of
    the team, up to date from then on."""

    def __init__(self, dependencies: ProgramDependencies, top_bar: TopBar, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge, self._top_bar = dependencies.bridge, top_bar
        self._team = self._bridge.team()
        self.word = TeamWordButton(dependencies.look, top_bar)
        self.word.clicked.connect(dependencies.show_team)
        top_bar.add_team(self.word)
        ConnectionNotices(dependencies, self)
        TeamNotices(dependencies, self)
        Colleagues(dependencies, self)
        self._team.standing_changed.connect(self.refresh)
        self._bridge.changed.connect(self.refresh)
        self._bridge.second.connect(self._second)
        top_bar.retranslated.connect(self.refresh)
        self.refresh()

    def refresh(self, _: object = None) -> None:
        """Say how this laptop stands now."""
        self._second(self._bridge.now())

    def _second(self, now: Moment) -> None:
        standing = self._team.standing
        word = team_word(interface_words(), standing, now)
        if self.word.show_word(standing.connection, word):
            self._top_bar.fit_team()
