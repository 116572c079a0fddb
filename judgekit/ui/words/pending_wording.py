"""What a command that waits to be recorded would do, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgekit.domain.shared.history import StepsTakenBack
from judgekit.engine.pending import PendingCommand
from judgekit.engine.timeline import Step, Timeline
from judgekit.ui.words.step_wording import step_words


def pending_words(item: PendingCommand, timeline: Timeline | None) -> str:
    """Return `table 17, call closed`, without a player's name.

    `timeline` is that of its tournament with all that waits; None if another one is open.
    """
    undone = _undo_words(item.step, timeline)
    return undone or step_words(item.step, timeline, getattr(item.command, "table", None))


def _undo_words(step: Step, timeline: Timeline | None) -> str:
    """Return what would be undone; empty if the command is no undo, or if the step is unknown."""
    event = step.events[0]
    if timeline is None or not isinstance(event, StepsTakenBack):
        return ""
    meant = timeline.step(event.steps[0])
    words = QCoreApplication.translate("TimelineRows", "undone: {what}")
    return words.format(what=step_words(meant, timeline)) if meant is not None else ""
