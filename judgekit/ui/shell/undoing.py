"""Undo with Ctrl+Z: the newest change, in the tournament or on a page."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages, Said

OPENING = 1
"""The first step opens the tournament and can't be undone."""


class Undoing(QObject):
    """Undoes the last step of the open tournament except its opening; later changes on a page (a
    bookmark, a note) come first, if the page has provided an undo."""

    changed = Signal()
    """`words` has changed."""
    taken_back = Signal(object)
    """A `Said` was undone here."""

    def __init__(
        self, bridge: EngineBridge, messages: Messages, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._messages = messages
        self._since: list[Said] = []
        messages.said.connect(self._said)
        bridge.changed.connect(self._recorded)
        bridge.switched.connect(self._recorded)

    def words(self) -> str:
        """Return what would be undone; empty if there is nothing."""
        if self._since:
            return self._since[-1].text
        engine = self._bridge.engine
        in_force = engine.timeline.steps_in_force() if engine is not None else ()
        if engine is None or len(in_force) <= OPENING:
            return ""
        from judgekit.ui.words.step_wording import step_words  # noqa: PLC0415  (not before it is needed)

        return step_words(in_force[-1], engine.timeline)

    def take_back(self) -> bool:
        """Undo; return whether there was anything to undo."""
        words = self.words()
        if not words:
            return False
        if self._since:
            said = self._since.pop()
            self.changed.emit()
            self.taken_back.emit(said)
            if said.undo is not None:
                said.undo()
            return True
        from judgekit.domain.shared.refusal import Refusal  # noqa: PLC0415
        from judgekit.domain.shared.taking_back import Undo  # noqa: PLC0415
        from judgekit.ui.words.wording import refusal_sentence  # noqa: PLC0415

        outcome = self._bridge.submit(Undo())
        if isinstance(outcome, Refusal):
            self._messages.say(refusal_sentence(outcome))
        elif outcome is not None:
            self._messages.say(self.tr("Taken back: {what}").format(what=words))
        return True

    def forget(self, said: Said) -> None:
        """Forget a message that was undone elsewhere."""
        self._since = [each for each in self._since if each is not said]
        self.changed.emit()

    def _said(self, said: Said) -> None:
        if said.undo is not None:
            self._since.append(said)
            self.changed.emit()

    def _recorded(self, _: object = None) -> None:
        self._since = []
        self.changed.emit()
