"""Pasting the list that a deck in a check lacks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from judgekit.domain.deck_checks.commands import TakeDecklists
from judgekit.domain.decklists.decklist import Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.domain.decklists.unusable_list import UnusableList
from judgekit.domain.shared.refusal import Refusal
from judgekit.ui.deck_checks.check.current_check import CurrentCheck
from judgekit.ui.deck_checks.lists.wording import counts_words
from judgekit.ui.deck_checks.wording import translate
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.wording import refusal_sentence

READ = "paste a list into a check"
"""Topic of the background task."""


class ListPasting(QObject):
    """A list that can't be taken as it is goes to the editor: `unsettled` carries the player and
    the text. `player_wanted` is emitted if the deck's player isn't named yet."""

    unsettled = Signal(str, str)
    player_wanted = Signal()

    def __init__(
        self, dependencies: ProgramDependencies, current: CurrentCheck, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._bridge = dependencies.bridge
        self._current = current

    def paste(self, at: int) -> None:
        """Register the clipboard's text as the list of that deck's player."""
        deck, say = self._current.deck(at), self._dependencies.messages.say
        if deck is None:
            return
        text, player = QGuiApplication.clipboard().text(), deck.player
        if not player:
            say(translate("Decks", "Name the player first, then paste the list"))
            self.player_wanted.emit()
        elif self._current.keeper.lists.list_of(self._bridge.state, player) is not None:
            words = translate("Decks", "{player} has a list; {key} shows and replaces it")
            say(words.format(player=player, key="F4"))
        elif not text.strip():
            say(translate("Decks", "Nothing to paste: copy the decklist first"))
        else:
            lists = self._dependencies.decks().lists
            self._dependencies.tasks.run(
                READ,
                lambda _: _parsed(lists.parse, text),
                done=lambda found: self._read(player, text, found),
            )

    def _read(self, player: str, text: str, found: Decklist | None) -> None:
        if found is None or not _is_plain(found) or not self._is_of(found.player, player):
            self.unsettled.emit(player, text)
            return
        outcome = self._bridge.submit(TakeDecklists((RegisteredList(player, found),)))
        if isinstance(outcome, Refusal):
            self._dependencies.messages.say(refusal_sentence(outcome))
        elif outcome is not None:
            words = translate("Decks", "List of {player}: {counts}")
            said = words.format(player=player, counts=counts_words(found))
            self._dependencies.messages.say(said)

    def _is_of(self, written: str, player: str) -> bool:
        """Whether the name on a list, if any, is the player's."""
        id_of = self._bridge.state.players.id_of
        return not written or id_of(written) == id_of(player)


def _parsed(parse: Callable[[bytes], Decklist], content: str) -> Decklist | None:
    """Run in a thread of the pool."""
    try:
        return parse(content.encode("utf-8", "replace"))
    except UnusableList:
        return None


def _is_plain(found: Decklist) -> bool:
    """Whether no line was left out."""
    return found.has_cards and not found.uncounted_lines
