"""Words for what judges are doing: where they are, for how long, who is free."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.ui.words.wording import duration_text, reason_words
from judgekit.views.clock.judge_load import JudgeLoad, Task, TaskKind, load_of

translate = QCoreApplication.translate


def task_words(task: Task) -> str:
    """`ruling`, `deck check`, `turns`."""
    if task.kind is not TaskKind.TABLE:
        return reason_words(task.reason).lower()
    is_counting = task.since is not None
    return translate("Judges", "turns") if is_counting else translate("Judges", "watching")


def place_words(load: JudgeLoad, now: Moment) -> str:
    """Return where a judge is and how long, in short, else the calls taken today."""
    if load.is_free:
        return translate("Judges", "free, %n call(s)", "", load.calls)
    tables = ", ".join(str(each.table) for each in load.tasks)
    words = translate("Judges", "table(s) {tables}", "", len(load.tasks)).format(tables=tables)
    since = load.tasks[0].since
    return words if since is None else f"{words}, {duration_text(now - since)}"


def busy_words(
    state: Tournament, judge: str, now: Moment, *, table: int = 0, besides: str = ""
) -> str:
    """Return that a judge is elsewhere already, with where and how long; empty for one who is free.

    What the judge does at `table`, and the call with the id `besides`, is no other thing.
    """
    if not judge:
        return ""
    tasks = load_of(state, judge, now).tasks
    others = (each for each in tasks if not besides or each.id != besides)
    elsewhere = [each for each in others if each.table != table]
    if not elsewhere:
        return ""
    words = translate("Judges", "{judge} is also at table {table}, {what}")
    first = elsewhere[0]
    said = words.format(judge=judge, table=first.table, what=task_words(first))
    if first.since is not None:
        said = f"{said}, {duration_text(now - first.since)}"
    return said


def free_words(loads: Sequence[JudgeLoad]) -> str:
    """Return who is free, by name; empty where no judges are known."""
    free = [each.name for each in loads if each.is_free]
    if free:
        return translate("Judges", "Free: {judges}").format(judges=", ".join(free))
    return translate("Judges", "No judge is free") if loads else ""


def load_words(load: JudgeLoad) -> str:
    """Return how much a judge has done today."""
    if not load.calls:
        return translate("Judges", "no calls yet")
    words = translate("Judges", "%n call(s), {time}", "", load.calls)
    return words.format(time=duration_text(load.spent))
