"""Maintenance of the open record: backs it up while it changes, and reports damage."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer

from judgekit.domain.clock.events import RoundEnded
from judgekit.domain.shared.moment import MINUTE
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.stored import RecordDamage
from judgekit.ui.runtime.engine_bridge import EngineBridge
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.runtime.tasks import Report, TaskRunner
from judgekit.ui.words.wording import failure_sentence, time_of_day

EVERY = 2 * MINUTE
LOSS_BANNER = "loss"
BACKUP_BANNER = "backup"
TOPIC = "back up the event"


class RecordMaintenance(QObject):
    """Makes one backup at a time, in the background, and only after something was recorded."""

    def __init__(
        self, bridge: EngineBridge, messages: Messages, tasks: TaskRunner, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._messages = messages
        self._tasks = tasks
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.back_up)
        bridge.changed.connect(self._changed)
        bridge.changed.connect(self._back_up_after_round)
        bridge.switched.connect(self._switched)
        bridge.loss.connect(self._lost)

    def back_up(self) -> None:
        """Back up the open record now."""
        tournament = self._bridge.current
        if not tournament or self._tasks.is_busy(TOPIC):
            return
        controller = self._bridge.sessions.acting()

        def work(report: Report) -> None:
            del report
            controller.back_up(tournament)

        self._tasks.run(TOPIC, work, done=self._copied, failed=partial(self._failed, tournament))

    def _changed(self, _: object) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _back_up_after_round(self, _: object) -> None:
        """Back up at once what the last step, which ended a round, has completed."""
        engine = self._bridge.engine
        steps = engine.timeline.steps if engine else ()
        if steps and any(isinstance(each, RoundEnded) for each in steps[-1].events):
            self.back_up()

    def _switched(self) -> None:
        self._timer.stop()
        self._messages.withdraw(BACKUP_BANNER)
        self._messages.withdraw(LOSS_BANNER)

    def _copied(self, _: object) -> None:
        self._messages.withdraw(BACKUP_BANNER)

    def _failed(self, tournament: str, failure: EnvironmentFailure) -> None:
        if tournament != self._bridge.current:
            return
        self._messages.stand(BACKUP_BANNER, partial(self._failed_words, failure), self.back_up)

    def _failed_words(self, failure: EnvironmentFailure) -> str:
        words = self.tr("The event is kept, but no backup could be made. {why}")
        return words.format(why=failure_sentence(failure))

    def _lost(self, loss: RecordDamage) -> None:
        self._messages.stand(LOSS_BANNER, partial(self._lost_words, loss))

    def _lost_words(self, loss: RecordDamage) -> str:
        if loss.events == 0:
            what = self.tr("This event’s record was damaged; nothing that was entered is missing.")
        elif loss.events < 0:
            what = self.tr("A part of this event’s record was damaged and could not be read.")
        else:
            what = self.tr(
                "%n entries of this event’s record were damaged and could not be read.",
                "",
                loss.events,
            )
        sentences = [what]
        if loss.events and loss.since is not None and loss.until is not None:
            between = self.tr("What happened from {since} to {until} is to be checked.")
            times = {"since": time_of_day(loss.since), "until": time_of_day(loss.until)}
            sentences.append(between.format(**times))
        elif loss.events and loss.since is not None:
            since = self.tr("What happened after {time} is to be checked.")
            sentences.append(since.format(time=time_of_day(loss.since)))
        elif loss.events and loss.until is not None:
            until = self.tr("What happened up to {time} is to be checked.")
            sentences.append(until.format(time=time_of_day(loss.until)))
        if loss.restored:
            restored = self.tr("A backup took its place: {path}.")
            sentences.append(restored.format(path=loss.restored))
        if loss.set_aside:
            kept = self.tr("The damaged part lies in {path}; all else is open.")
            sentences.append(kept.format(path=loss.set_aside))
        return " ".join(sentences)
