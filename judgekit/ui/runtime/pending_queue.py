"""Commands that could not be recorded, shown until they are recorded or discarded."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from judgekit.ui.runtime.messages import Banner, Messages
from judgekit.ui.words.wording import failure_sentence, refusal_sentence, time_with_seconds

if TYPE_CHECKING:
    from judgekit.domain.shared.command import Command
    from judgekit.domain.shared.refusal import Refusal
    from judgekit.engine.engine import Engine
    from judgekit.engine.failures import EnvironmentFailure
    from judgekit.engine.pending import PendingCommand, PendingCommands, Retried
    from judgekit.engine.timeline import Step

PENDING_BANNER = "pending"


class PendingQueue(QObject):
    """Shows a banner as long as any command is pending; it can't be closed.

    `open_tournament` returns the id of the open tournament and its engine.
    """

    changed = Signal()
    """The pending commands or their reasons have changed."""
    recorded = Signal(object, object)
    """A `PendingCommand` was finally recorded as this `Step`."""

    def __init__(
        self,
        messages: Messages,
        open_tournament: Callable[[], tuple[str, Engine | None]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._messages = messages
        self._open_tournament = open_tournament
        self._commands: PendingCommands | None = None
        self._failure: EnvironmentFailure | None = None
        self._was_warned = False
        self._is_retrying = False

    @property
    def items(self) -> Sequence[PendingCommand]:
        """All pending commands, of any tournament, oldest first."""
        return self._commands.items if self._commands is not None else ()

    def keep(
        self, command: Command, author: str, form: Hashable, failure: EnvironmentFailure
    ) -> None:
        """Keep a command that the record of the open tournament could not take."""
        if self._commands is None:
            from judgekit.engine.pending import PendingCommands  # noqa: PLC0415  (seldom needed)

            self._commands = PendingCommands()
        tournament_id, engine = self._open_tournament()
        if engine is not None:
            self._commands.keep(engine, tournament_id, command, author, form)
        self._failure = failure
        self._show()

    def waits(self) -> bool:
        """Whether commands of the open tournament wait that have not been refused."""
        return self._commands is not None and self._commands.waits(self._open_tournament()[0])

    def foreseen(self, form: Hashable = None) -> Engine | None:
        """Return the open tournament's engine as it will be once all that waits is recorded, but
        for what that form has pending."""
        tournament_id, engine = self._open_tournament()
        if self._commands is None or engine is None:
            return engine
        return self._commands.foreseen(engine, tournament_id, form)

    def submit_behind(self, command: Command, author: str, form: Hashable) -> Step | Refusal | None:
        """Let a command wait behind the others, then try all of them in order.

        Return its step, its refusal, or None if it still waits.
        """
        tournament_id, engine = self._open_tournament()
        if self._commands is None or engine is None:
            return None
        before = self._commands.last_number
        refusal = self._commands.keep(engine, tournament_id, command, author, form)
        if refusal is not None:
            return refusal
        added = self._commands.last_number
        steps = self._retry(engine, tournament_id, refused_too=False, added=added)
        return steps.get(added) if added > before else None

    def settle(self, form: Hashable, outcome: Step | Refusal) -> None:
        """Drop the pending command of a form whose newer one was recorded, not refused."""
        if self._commands is None:
            return
        from judgekit.engine.timeline import Step  # noqa: PLC0415  (not before something waits)

        is_recorded = isinstance(outcome, Step)
        if is_recorded and self._commands.settle(self._open_tournament()[0], form):
            self._show()

    def retry(self) -> None:
        """Retry all commands of the open tournament, in order."""
        tournament_id, engine = self._open_tournament()
        if engine is not None:
            self._retry(engine, tournament_id)

    def drop(self, number: int) -> None:
        """Discard a pending command; those that rested on it say that they are not possible."""
        if self._commands is None:
            return
        self._commands.drop(number)
        tournament_id, engine = self._open_tournament()
        if engine is not None:
            self._commands.judge_anew(engine, tournament_id)
        self._show()

    def forget_tournament(self, tournament_id: str) -> None:
        """Discard the commands of a removed tournament."""
        if self._commands is not None:
            self._commands.drop_tournament(tournament_id)
            self._show()

    def holds_window(self) -> bool:
        """Whether the window should stay open, since pending commands would be lost; asked a second
        time, it may close."""
        if not self.items or self._was_warned:
            return False
        self._was_warned = True
        self._stand()
        return True

    def refresh(self) -> None:
        """Update after another tournament was opened: its commands can be retried."""
        if self.items:
            self._show()

    def _retry(
        self, engine: Engine, tournament_id: str, *, refused_too: bool = True, added: int = 0
    ) -> dict[int, Step]:
        """Retry commands and report what came of them, except of the one `added` just now; return
        the recorded steps by the commands' numbers."""
        # What a recorded command leads to while others are being tried waits for its turn.
        if self._commands is None or self._is_retrying:
            self._show()
            return {}
        self._is_retrying = True
        try:
            retried = self._commands.retry(engine, tournament_id, refused_too=refused_too)
        finally:
            self._is_retrying = False
        self._failure = retried.failure
        late = [(item, step) for item, step in retried.recorded if item.number != added]
        for item, step in late:
            self.recorded.emit(item, step)
        self._tell(retried._replace(recorded=tuple(late)))
        self._show()
        return {item.number: step for item, step in retried.recorded}

    def _show(self) -> None:
        self._was_warned = False
        if self.items:
            self._stand()
        else:
            self._messages.withdraw(PENDING_BANNER)
        self.changed.emit()

    def _stand(self) -> None:
        words = partial(self._words, self._failure, len(self.items), is_closing=self._was_warned)
        tournament_id, _ = self._open_tournament()
        can_retry = any(each.tournament_id == tournament_id for each in self.items)
        retry = self.retry if can_retry else None
        self._messages.put(PENDING_BANNER, Banner(words, retry, can_be_closed=False))

    def _words(self, failure: EnvironmentFailure | None, count: int, *, is_closing: bool) -> str:
        sentences = [self.tr("%n entries are not recorded yet.", "", count)]
        if failure is not None:
            sentences.append(failure_sentence(failure))
        if is_closing:
            sentences.append(self.tr("Close the window again to leave anyway."))
        return " ".join(sentences)

    def _tell(self, retried: Retried) -> None:
        """Report what was recorded, and which others were refused and why."""
        said = []
        if retried.recorded:
            said.append(self.tr("%n entries recorded.", "", len(retried.recorded)))
        said += [self._refusal_words(item) for item in retried.refused]
        if said:
            self._messages.say(" ".join(said))

    def _refusal_words(self, item: PendingCommand) -> str:
        from judgekit.ui.words.pending_wording import pending_words  # noqa: PLC0415  (see above)

        foreseen = self.foreseen()
        what = pending_words(item, foreseen.timeline if foreseen is not None else None)
        return self.tr("Not recorded: {time} {what}. {why}").format(
            time=time_with_seconds(item.step.at),
            what=what,
            why=refusal_sentence(item.refusal) if item.refusal is not None else "",
        )
