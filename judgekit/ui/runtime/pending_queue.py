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
        if self._commands is None or engine is None:
            return
        retried = self._commands.retry(engine, tournament_id)
        self._failure = retried.failure
        for item, step in retried.recorded:
            self.recorded.emit(item, step)
        self._tell(retried, tournament_id)
        self._show()

    def drop(self, number: int) -> None:
        """Discard a pending command."""
        if self._commands is not None:
            self._commands.drop(number)
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

    def _tell(self, retried: Retried, tournament_id: str) -> None:
        """Report what was recorded, and why the first of the others was not."""
        said = []
        if retried.recorded:
            late = [step.at for item, step in retried.recorded if step.at != item.step.at]
            words = self.tr("%n entries recorded.", "", len(retried.recorded))
            if late:
                words = self.tr(
                    "%n entries recorded as of {time}, after later entries.",
                    "",
                    len(retried.recorded),
                )
            said.append(words.format(time=time_with_seconds(late[0]) if late else ""))
        refused = [
            each.refusal
            for each in self.items
            if each.tournament_id == tournament_id and each.refusal
        ]
        if refused and retried.failure is None:
            said.append(refusal_sentence(refused[0]))
        if said:
            self._messages.say(" ".join(said))
