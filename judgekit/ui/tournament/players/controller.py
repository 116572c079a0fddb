"""Controller of the players: writes one player's data into a file, erases a name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog

from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.personal.erasure import Erasure
from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.saved_file import file_name, written
from judgekit.ui.tournament.players.model import PlayersInOrder
from judgekit.ui.tournament.players.view import PlayersView
from judgekit.ui.words.wording import failure_sentence, refusal_sentence
from judgekit.views.words.erasures import erased_sentences, erasure_question, left_sentences

Result = TypeVar("Result")
translate = QCoreApplication.translate
ERASE_BANNER = "player data"


class PlayersController(QObject):
    """Does what the view asks for."""

    def __init__(self, dependencies: ProgramDependencies, view: PlayersView) -> None:
        super().__init__(view)
        self._messages = dependencies.messages
        self._bridge = dependencies.bridge
        self._view = view
        self._players = PlayersInOrder()
        view.export_wanted.connect(self._export)
        view.erase_asked.connect(self._look_at_erasure)
        view.erase_wanted.connect(self._erase)

    def show_players(self) -> None:
        """Show the players of the open tournament."""
        self._view.show_players(self._players.rows(self._bridge.state))

    def _export(self, name: str) -> None:
        if self._is_refused_while_shared():
            return
        exported = self._from_record(lambda: self._bridge.sessions.acting().exported(name))
        if exported is None:
            return
        path, _ = QFileDialog.getSaveFileName(
            self._view,
            translate("PlayersController", "Export a player’s data"),
            f"{file_name(name) or 'player'}.json",
            translate("PlayersController", "JSON (*.json)"),
        )
        if not path:
            return
        content = msgspec.json.format(msgspec.json.encode(exported), indent=2)
        failure = written(path, content + b"\n")
        if failure is not None:
            self._messages.say(failure_sentence(failure))
            return
        words = translate("PlayersController", "Written: {path}")
        self._messages.say(words.format(path=path))

    def _look_at_erasure(self, name: str) -> None:
        if self._is_refused_while_shared():
            return
        if self._bridge.pending.waits():
            words = translate(
                "PlayersController",
                "Entries are waiting to be recorded. Record or discard them first; they may name "
                "the player.",
            )
            self._messages.say(words)
            return
        erasure = self._from_record(lambda: self._bridge.sessions.acting().erasure(name))
        if not isinstance(erasure, Erasure):
            return
        spoken, foreseen = interface_words(), erasure.foreseen()
        first, *others = erasure_question(name, foreseen, spoken)
        details = "\n".join((*others, *left_sentences(foreseen, spoken)))
        self._view.ask(name, first, details)

    def _erase(self, name: str, reason: str) -> None:
        done: list[Erasure | Refusal] = []

        def erase() -> None:
            done.append(self._bridge.sessions.acting().erase(name, self._bridge.author(), reason))

        if not self._bridge.switch(erase):
            return
        for outcome in done:
            if isinstance(outcome, Refusal):
                self._messages.say(refusal_sentence(outcome))
            else:
                said = erased_sentences(outcome.stand_in, interface_words())
                self._messages.say(" ".join(said))

    def _is_refused_while_shared(self) -> bool:
        """Say so where other laptops have the event too: what is done here alone would leave it
        there."""
        engine = self._bridge.engine
        is_shared = engine is not None and (engine.is_shared or engine.has_to_be_shared)
        if is_shared:
            self._messages.say(refusal_sentence(Refusal(RefusalCode.NOT_WHILE_SHARED)))
        return is_shared

    def _from_record(self, read: Callable[[], Result | Refusal]) -> Result | None:
        """Return what was read of the record; say why if it can't be."""
        try:
            found = read()
        except EnvironmentFailure as failure:
            self._messages.stand(
                ERASE_BANNER,
                partial(failure_sentence, failure),
                lambda: self._messages.withdraw(ERASE_BANNER),
            )
            return None
        self._messages.withdraw(ERASE_BANNER)
        if isinstance(found, Refusal):
            self._messages.say(refusal_sentence(found))
            return None
        return found
