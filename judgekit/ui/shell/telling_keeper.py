"""Says on every page which table has to be told again until when it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from judgekit.domain.clock.commands import TellTable
from judgekit.domain.clock.telling import OutdatedTelling, outdated_tellings
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.topic import Topic
from judgekit.ui.runtime.messages import Banner
from judgekit.ui.words.signs import TELL_SIGN
from judgekit.ui.words.telling_words import tell_again_line, told_button, was_told_words
from judgekit.ui.words.wording import refusal_sentence

if TYPE_CHECKING:
    from judgekit.ui.shell.page import ProgramDependencies

BANNER = "tell-again"


class TellingKeeper(QObject):
    """Keeps a banner with the first of these tables, as long as there is one."""

    def __init__(self, dependencies: ProgramDependencies, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = dependencies.bridge
        self._messages = dependencies.messages
        self._show_table = dependencies.show_table
        self._bridge.changed.connect(self._changed)
        self._bridge.switched.connect(self.look)

    def look(self) -> None:
        """Show the banner, or withdraw it."""
        outdated = outdated_tellings(self._bridge.state.clocks)
        if not outdated:
            self._messages.withdraw(BANNER)
            return
        first, *others = outdated
        banner = Banner(
            lambda: tell_again_line(first, len(others)),
            lambda: self._show_table(first.clock, first.table),
            lambda: self.tr("Show table {table}").format(table=first.table),
            icon=TELL_SIGN.icon,
            can_be_closed=False,
            settle=lambda: self._tell(first),
            settled=told_button,
        )
        self._messages.put(BANNER, banner)

    def _tell(self, outdated: OutdatedTelling) -> None:
        command = TellTable(outdated.table, outdated.clock, outdated.round_id)
        outcome = self._bridge.submit(command)
        if isinstance(outcome, Refusal):
            self._messages.say(refusal_sentence(outcome))
        elif outcome is not None:
            self._messages.say(was_told_words(outdated))

    def _changed(self, topics: frozenset[Topic]) -> None:
        if Topic.CLOCK in topics:
            self.look()
