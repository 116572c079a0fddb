"""What an undo or a redo moves, asked about before it is done and said after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from judgekit.domain.shared.history import Redo, Undo
    from judgekit.domain.shared.moment import Moment
    from judgekit.domain.tournament import Tournament
    from judgekit.engine.engine import Engine
    from judgekit.engine.timeline import Step
    from judgekit.ui.runtime.messages import Said


class Asked(NamedTuple):
    """The question that stands: what would be undone or redone, and the states before and after;
    the time of day would move by `ahead` milliseconds."""

    words: str
    step: Step
    command: Undo | Redo
    is_redo: bool
    before: Tournament
    after: Tournament
    ahead: int

    def effects(self, now: Moment) -> str:
        """Return what the change would do at this instant."""
        from judgekit.engine.history_changes import history_changes  # noqa: PLC0415
        from judgekit.ui.words.change_wording import history_lines  # noqa: PLC0415

        moved = history_changes(self.before, self.after, now, now + self.ahead)
        return " · ".join(history_lines(moved))


def question_about(command: Undo | Redo, words: str, step: Step, engine: Engine) -> Asked | None:
    """Return the question about a change if it moves play, None otherwise and if it is refused."""
    from judgekit.domain.shared.history import Redo  # noqa: PLC0415
    from judgekit.domain.shared.refusal import Refusal  # noqa: PLC0415
    from judgekit.engine.foresight import foreseen  # noqa: PLC0415
    from judgekit.engine.history_changes import history_changes  # noqa: PLC0415

    found, before = foreseen(engine, command), engine.state
    if isinstance(found, Refusal):
        return None
    if not history_changes(before, found.state, found.then, found.now).moves_play:
        return None
    is_redo = isinstance(command, Redo)
    return Asked(words, step, command, is_redo, before, found.state, found.now - found.then)


def said_anew(said: Said | None, engine: Engine | None) -> Said | None:
    """Return the message in the current language, by the step that it reports; None if it reports
    none that is recorded."""
    from judgekit.ui.words.step_wording import step_words  # noqa: PLC0415

    if said is None or engine is None:
        return None
    step = engine.timeline.step(said.step)
    if step is None:
        return None
    return msgspec.structs.replace(said, text=step_words(step, engine.timeline))


def last_touched(step: Step, engine: Engine) -> Moment:
    """Return when the step was entered, or last taken back or brought back, by the present time of
    day."""
    from judgekit.domain.shared.history import StepsPutBack, StepsTakenBack  # noqa: PLC0415

    newest = engine.timeline.steps[-1]
    event = newest.events[0]
    is_about = isinstance(event, StepsTakenBack | StepsPutBack) and step.id in event.steps
    entered = newest.measured_entry if is_about else step.measured_entry
    return engine.timeline.followed.instant(entered)


def with_what_moved(words: str, before: Tournament, ahead: int, engine: Engine) -> str:
    """Return the words with the first thing that is otherwise now, and the first table that has to
    be told again because of it; `ahead` is how far the engine was ahead of its clock before."""
    from judgekit.engine.history_changes import history_changes  # noqa: PLC0415
    from judgekit.ui.words.change_wording import history_lines  # noqa: PLC0415
    from judgekit.ui.words.telling_words import tell_again_title  # noqa: PLC0415

    now = engine.now()
    moved = history_changes(before, engine.state, now - engine.ahead + ahead, now)
    to_tell = [tell_again_title(each) for each in moved.to_tell[:1]]
    return " · ".join(dict.fromkeys((words, *history_lines(moved)[:1], *to_tell)))
