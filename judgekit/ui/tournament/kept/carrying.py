"""Saves a copy of an event in one file, and takes such a file in again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog

from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.stored import BroughtBack
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.given_files import EVENT_ENDING
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.tournament.kept.view import TournamentsView
from judgekit.ui.words.wording import failure_sentence, refusal_sentence

translate = QCoreApplication.translate


class CarryingEvents(QObject):
    """Asks for the file, does it, and says what became of it."""

    def __init__(
        self,
        bridge: EngineBridge,
        messages: Messages,
        view: TournamentsView,
        show: Callable[[], None],
    ) -> None:
        super().__init__(view)
        self._bridge, self._messages = bridge, messages
        self._view, self._show = view, show
        view.copy_wanted.connect(self._save)
        view.bring_wanted.connect(self._bring)

    def _save(self, tournament: str, name: str) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self._view,
            translate("CarryingEvents", "Save a copy of the event"),
            f"{tournament}{EVENT_ENDING}",
            _filter(),
        )
        if not path:
            return
        try:
            count = self._bridge.sessions.own().save_copy(tournament, Path(path))
        except EnvironmentFailure as failure:
            self._messages.say(failure_sentence(failure))
            return
        words = translate(
            "CarryingEvents", "{name}: copy with %n entries saved and checked: {file}", "", count
        )
        self._messages.say(words.format(name=name, file=Path(path).name))

    def _bring(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self._view, translate("CarryingEvents", "Add an event from a file"), "", _filter()
        )
        if not path:
            return
        became: list[BroughtBack] = []
        engine = self._bridge.engine
        is_shared = engine is not None and engine.is_shared

        def bring() -> None:
            try:
                became.append(self._bridge.sessions.own().bring_copy(Path(path))[1])
            except EnvironmentFailure as failure:
                if not is_shared or failure.reason is not FailureReason.EVENT_LOCKED:
                    raise
                self._messages.say(refusal_sentence(Refusal(RefusalCode.NOT_WHILE_SHARED)))

        if self._bridge.switch(bring) and became:
            words = _brought_words(became[0])
            self._messages.say(words.format(file=Path(path).name))
        self._show()


def _brought_words(became: BroughtBack) -> str:
    return {
        BroughtBack.NEW: translate("CarryingEvents", "{file}: event added"),
        BroughtBack.CONTINUED: translate(
            "CarryingEvents", "{file}: later entries added; the event as it was is backed up"
        ),
        BroughtBack.NOTHING_NEW: translate(
            "CarryingEvents", "{file}: nothing new; the event here has all of its entries"
        ),
        BroughtBack.BESIDE: translate(
            "CarryingEvents", "{file}: added beside yours; each has entries that the other lacks"
        ),
    }[became]


def _filter() -> str:
    return translate("CarryingEvents", "Judgekit events (*{ending})").format(ending=EVENT_ENDING)
