"""Undo with Ctrl+Z: the newest change, in the tournament, in the queue or on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages, Said

if TYPE_CHECKING:
    from judgekit.domain.shared.moment import Moment
    from judgekit.domain.tournament import Tournament
    from judgekit.engine.engine import Engine
    from judgekit.engine.pending import PendingCommand
    from judgekit.engine.timeline import Step


class Undoing(QObject):
    """Undoes the last step of the open tournament except its opening. What waits to be recorded
    comes before it, and later changes on a page (a bookmark, a note) come first, if the page has
    provided an undo."""

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
        self._last_waiting = 0
        """The number of the last command that was seen to wait."""
        bridge.pending.changed.connect(self._look_at_queue)

    def words(self) -> str:
        """Return what would be undone; empty if there is nothing."""
        if self._since:
            return self._since[-1].text
        waiting = self._waiting()
        if waiting is not None:
            return self._words_of(waiting)
        engine = self._bridge.engine
        step = engine.undoable() if engine is not None else None
        if engine is None or step is None or step is engine.timeline.steps[0]:
            return ""
        return self._words_of_step(step, engine)

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
        waiting = self._waiting()
        if waiting is not None:
            self._bridge.pending.drop(waiting.number)
            self._messages.say(self.tr("Discarded, not recorded: {what}").format(what=words))
            return True
        self._take_back_step(words)
        return True

    def bring_back(self) -> None:
        """Bring back what was taken back last, as long as nothing else was done since."""
        engine = self._bridge.engine
        step = engine.redoable() if engine is not None else None
        if engine is None or step is None:
            self._messages.say(self.tr("There is nothing to bring back."))
            return
        from judgekit.domain.shared.history import Redo  # noqa: PLC0415
        from judgekit.domain.shared.refusal import Refusal  # noqa: PLC0415
        from judgekit.ui.words.step_wording import refusal_of_change  # noqa: PLC0415

        words, before = self._words_of_step(step, engine), (engine.state, engine.now())
        outcome = self._bridge.submit(Redo())
        if isinstance(outcome, Refusal):
            self._messages.say(refusal_of_change(outcome, engine.timeline))
        elif outcome is not None:
            words = self.tr("Brought back: {what}").format(what=words)
            self._messages.say(_with_what_moved(words, before, engine))

    def forget(self, said: Said) -> None:
        """Forget a message that was undone elsewhere."""
        self._since = [each for each in self._since if each is not said]
        self.changed.emit()

    def _take_back_step(self, words: str) -> None:
        from judgekit.domain.shared.history import Undo  # noqa: PLC0415
        from judgekit.domain.shared.refusal import Refusal  # noqa: PLC0415
        from judgekit.ui.words.step_wording import refusal_of_change  # noqa: PLC0415

        engine = self._bridge.engine
        before = (engine.state, engine.now()) if engine is not None else None
        outcome = self._bridge.submit(Undo())
        if isinstance(outcome, Refusal):
            timeline = engine.timeline if engine is not None else None
            self._messages.say(refusal_of_change(outcome, timeline))
        elif outcome is not None and engine is not None and before is not None:
            words = self.tr("Taken back: {what}").format(what=words)
            self._messages.say(_with_what_moved(words, before, engine))

    @staticmethod
    def _words_of_step(step: Step, engine: Engine) -> str:
        from judgekit.ui.words.step_wording import step_words  # noqa: PLC0415  (not before it is needed)

        return step_words(step, engine.timeline)

    def _waiting(self) -> PendingCommand | None:
        """Return the newest command of the open tournament that waits to be recorded."""
        current, items = self._bridge.current, self._bridge.pending.items
        return next((each for each in reversed(items) if each.tournament_id == current), None)

    def _words_of(self, waiting: PendingCommand) -> str:
        from judgekit.ui.words.pending_wording import pending_words  # noqa: PLC0415

        foreseen = self._bridge.pending.foreseen()
        return pending_words(waiting, foreseen.timeline if foreseen is not None else None)

    def _look_at_queue(self) -> None:
        """A command that waits is newer than what a page did before it."""
        newest = max((each.number for each in self._bridge.pending.items), default=0)
        if newest > self._last_waiting:
            self._last_waiting, self._since = newest, []
        self.changed.emit()

    def _said(self, said: Said) -> None:
        if said.undo is not None:
            self._since.append(said)
            self.changed.emit()

    def _recorded(self, _: object = None) -> None:
        self._since = []
        self.changed.emit()


def _with_what_moved(words: str, before: tuple[Tournament, Moment], engine: Engine) -> str:
    """Return the words with the first clock or table that has another time now; `before` has the
    state and the instant before."""
    from judgekit.domain.clock.changes import changes  # noqa: PLC0415
    from judgekit.ui.words.change_wording import change_lines  # noqa: PLC0415

    state, then = before
    moved = change_lines(changes(state.clocks, engine.state.clocks, then, engine.now()))
    return f"{words} · {moved[0]}" if moved else words
