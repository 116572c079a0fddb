"""Undo with Ctrl+Z: the newest change, in the tournament, in the queue or on a page; and redo.

What would move play and wasn't entered just now is said before it is done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages, Said
from judgekit.ui.shell.undo.effects import (
    Asked,
    last_touched,
    question_about,
    said_anew,
    with_what_moved,
)

if TYPE_CHECKING:
    from judgekit.domain.shared.history import Redo, Undo
    from judgekit.domain.shared.moment import Moment
    from judgekit.engine.engine import Engine
    from judgekit.engine.pending import PendingCommand
    from judgekit.engine.timeline import Step


JUST_NOW = 10_000
"""Milliseconds for which a step is undone or redone without a question."""


class Undoing(QObject):
    """Undoes the last step of the open tournament except its opening. What waits to be recorded
    comes before it, and later changes on a page (a bookmark, a note) come first, if the page has
    provided an undo."""

    changed = Signal()
    """`words` has changed."""
    asks = Signal()
    """`asked` or its `effects` have changed."""
    taken_back = Signal(object)
    """A `Said` was undone here."""

    def __init__(
        self, bridge: EngineBridge, messages: Messages, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._messages = messages
        self._since: list[Said] = []
        self.asked: Asked | None = None
        self._said_last = ""
        """What was said of the last undo; empty once something else has happened."""
        messages.said.connect(self._said)
        bridge.changed.connect(self._recorded)
        bridge.switched.connect(self._recorded)
        bridge.second.connect(self._second)
        self._own: tuple[str, str] | None = None
        """What undo and redo mean, in an event that is shared."""
        self._last_waiting = 0
        """The number of the last command that was seen to wait."""
        bridge.pending.changed.connect(self._look_at_queue)

    @property
    def is_asking_undo(self) -> bool:
        """Whether the question before an undo stands, which another undo answers."""
        return self.asked is not None and not self.asked.is_redo

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

    def speak_anew(self) -> None:
        """Put what can be undone, and the question, into the current language."""
        engine = self._bridge.engine
        self._since = [said_anew(each, engine) or each for each in self._since]
        if self.asked is not None and engine is not None:
            self.asked = self.asked._replace(words=self._words_of_step(self.asked.step, engine))
        self.changed.emit()

    def take_back(self) -> bool:
        """Undo, or ask first; answer the question if it stands. Return whether there was anything
        to undo."""
        if self.is_asking_undo:
            self.confirm()
            return True
        self.cancel()
        words = self.words()
        if not words:
            return False
        if self._since and not self._is_last_step(self._since[-1]):
            said = self._since.pop()
            self.changed.emit()
            self.taken_back.emit(said)
            if said.undo is not None:
                said.undo()
            return True
        waiting = self._waiting()
        if waiting is not None:
            self._bridge.pending.drop(waiting.number)
            self._said_last = self.tr("Discarded, not recorded: {what}").format(what=words)
            self._messages.say(self._said_last)
            return True
        engine = self._bridge.engine
        step = engine.undoable() if engine is not None else None
        if engine is not None and step is not None:
            from judgekit.domain.shared.history import Undo  # noqa: PLC0415

            self._do_or_ask(Undo(), words, step, engine)
        return True

    def bring_back(self) -> None:
        """Bring back what was taken back last, as long as nothing else was done since, or ask
        first; answer the question if it stands."""
        if self.asked is not None and self.asked.is_redo:
            self.confirm()
            return
        self.cancel()
        engine = self._bridge.engine
        step = engine.redoable() if engine is not None else None
        if engine is None or step is None:
            self._messages.say(self.tr("Nothing to redo."))
            return
        from judgekit.domain.shared.history import Redo  # noqa: PLC0415

        self._do_or_ask(Redo(), self._words_of_step(step, engine), step, engine)

    def confirm(self) -> None:
        """Do what is asked about."""
        asked = self.asked
        self.cancel()
        if asked is not None:
            self._do(asked.command, asked.words)

    def cancel(self) -> None:
        """Drop the question, if one stands."""
        if self.asked is not None:
            self.asked = None
            self.asks.emit()

    def say_not_taken(self) -> None:
        """Say that a second quick click undid nothing: hands that click twice by habit mean one
        step. A question that stands says it by itself."""
        if self.asked is None:
            nothing = self.tr("the second click undid nothing")
            self._messages.say(" · ".join(filter(None, (self._said_last, nothing))))

    def effects(self) -> str:
        """Return what the change that is asked about would do now."""
        return "" if self.asked is None else self.asked.effects(self._bridge.now())

    def _do_or_ask(self, command: Undo | Redo, words: str, step: Step, engine: Engine) -> None:
        """Ask if the change moves play and the step wasn't touched just now, else do it."""
        is_recent = engine.now() - last_touched(step, engine) <= JUST_NOW
        if not is_recent and not self._bridge.pending.waits():
            self.asked = question_about(command, words, step, engine)
            if self.asked is not None:
                self.asks.emit()
                return
        self._do(command, words)

    def _do(self, command: Undo | Redo, words: str) -> None:
        from judgekit.domain.shared.history import Redo  # noqa: PLC0415
        from judgekit.domain.shared.refusal import Refusal  # noqa: PLC0415
        from judgekit.ui.words.step_wording import refusal_of_change  # noqa: PLC0415

        engine = self._bridge.engine
        if engine is None:
            return
        before, ahead = engine.state, engine.ahead
        outcome = self._bridge.submit(command)
        if isinstance(outcome, Refusal):
            self._messages.say(refusal_of_change(outcome, engine.timeline))
        elif outcome is not None:
            is_redo = isinstance(command, Redo)
            said = self.tr("Redone: {what}") if is_redo else self.tr("Undone: {what}")
            words = said.format(what=words)
            self._said_last = "" if is_redo else words
            self._messages.say(with_what_moved(words, before, ahead, engine))

    def _is_last_step(self, said: Said) -> bool:
        """Whether it reports the step that Ctrl+Z would undo anyway."""
        engine = self._bridge.engine
        step = engine.undoable() if engine is not None and said.step else None
        return step is not None and step.id == said.step

    def _second(self, now: Moment) -> None:
        del now
        if self.asked is not None:
            self.asks.emit()

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
            self.cancel()
        self.changed.emit()

    def _said(self, said: Said) -> None:
        if said.undo is not None:
            self._since.append(said)
            self.cancel()
            self.changed.emit()

    def _recorded(self, _: object = None) -> None:
        """What is entered here is newer than what a page did before it, and answers the question;
        what a colleague enters does neither."""
        engine = self._bridge.engine
        before, self._own = self._own, _last_own(engine) if engine is not None else None
        if engine is None or not engine.is_shared or before != self._own:
            self._since, self._said_last = [], ""
            self.cancel()
        elif self.asked is not None:
            asked = self.asked
            self.asked = question_about(asked.command, asked.words, asked.step, engine)
            self.asks.emit()
        self.changed.emit()


def _last_own(engine: Engine) -> tuple[str, str] | None:
    """The ids of what undo and redo mean; None where only this laptop enters anything."""
    if not engine.is_shared:
        return None
    undoable, redoable = engine.undoable(), engine.redoable()
    return (undoable.id if undoable else "", redoable.id if redoable else "")
