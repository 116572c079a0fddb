"""The steps of the record as rows: table, kind, and text, which is made on first use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec
from PySide6.QtCore import QCoreApplication

from judgekit.domain.calls.events import (
    AppealAmended,
    AppealDecided,
    AppealDrafted,
    AppealOpened,
    CallChanged,
    CallClosed,
    CallOpened,
)
from judgekit.domain.deck_checks.events import (
    ChecklistMarked,
    DeckCheckChanged,
    DeckCheckFinished,
    DeckCheckStarted,
    DeckTicked,
)
from judgekit.domain.setup.events import NoteWritten
from judgekit.domain.shared.event import Event, NotUnderstood
from judgekit.domain.shared.history import StepsTakenBack
from judgekit.domain.shared.topic import Topic
from judgekit.domain.team.events import StepMerged, StepSetAside
from judgekit.domain.tournament import COMPOSITION
from judgekit.engine.timeline import Step, Timeline
from judgekit.ui.words.outcome_wording import (
    named_things,
    outcome_table,
    outcome_words,
    reason_sentence,
)
from judgekit.ui.words.step_details import detail_words
from judgekit.ui.words.step_wording import HISTORY, event_words, history_words, steps_about
from judgekit.ui.words.wording import clock_title, time_with_seconds

translate = QCoreApplication.translate


class StepKind(StrEnum):
    """The kinds of step the timeline can be filtered by."""

    ALL = "all"
    CLOCK = "clock"
    CALLS = "calls"
    """Appeals too."""
    APPEALS = "appeals"
    DECK_CHECKS = "deck_checks"
    INFRACTIONS = "infractions"
    TOURNAMENT = "event"
    NOTES = "notes"
    UNDONE = "undone"
    """Steps that were undone, and their undos."""


_KIND_OF_TOPIC: Mapping[Topic, StepKind] = {
    Topic.SETUP: StepKind.TOURNAMENT,
    Topic.CLOCK: StepKind.CLOCK,
    Topic.CALLS: StepKind.CALLS,
    Topic.DECK_CHECKS: StepKind.DECK_CHECKS,
    Topic.INFRACTIONS: StepKind.INFRACTIONS,
    Topic.TEAM: StepKind.TOURNAMENT,
    Topic.TIMELINE: StepKind.UNDONE,
}


class TimelineRow(msgspec.Struct, gc=False):
    """A step; `table` is None if it is at no table. It stands for so many `entries`: for those that
    are folded into it, too. It `is_waiting` while other laptops haven't confirmed it."""

    step: Step
    table: int | None
    kind: StepKind
    words: str = ""
    """What happened; like `detail` it is empty until first used."""
    detail: str = ""
    entries: int = 1
    is_waiting: bool = False


class TimelineFilter(msgspec.Struct, frozen=True):
    """The filter: words in any order; a number is that of a table."""

    text: str = ""
    kind: StepKind = StepKind.ALL


class TimelineRows:
    """Rows for the record's steps, oldest first; a row's position is the order of its step."""

    def __init__(self, timeline: Timeline | None = None) -> None:
        self._timeline = timeline or Timeline()
        self.rows: list[TimelineRow] = []
        self._tables: dict[str, int] = {}
        """Tables of calls, checks and appeals by their ids."""
        self._writing: list[int] = []
        """Positions of the steps in which an appeal was drafted or amended."""

    def take(self, steps: Sequence[Step]) -> None:
        """Append rows for these steps."""
        for step in steps:
            event = step.events[0]
            if _appeal_written(step):
                self._writing.append(len(self.rows))
            self.rows.append(TimelineRow(step, self._table_of(event), kind_of_step(event)))

    def follow(self, timeline: Timeline) -> int:
        """Take the rows of another timeline, or of one that has changed; return how many of the
        rows are still those of its steps."""
        self._timeline = timeline
        both = enumerate(zip(self.rows, timeline.steps, strict=False))
        agreed = min(len(self.rows), len(timeline.steps))
        return next((at for at, (row, step) in both if row.step is not step), agreed)

    def drop_from(self, known: int) -> None:
        """Drop the rows from that position on."""
        del self.rows[known:]
        self._writing = [at for at in self._writing if at < known]

    def place(self, step: str) -> int | None:
        """Return the position of the step with that id, None if it has no row."""
        found = self._timeline.step(step)
        return found.order if found is not None and found.order < len(self.rows) else None

    def is_folded(self, at: int) -> bool:
        """Whether the row is hidden because the next one continues it.

        Both edit the same appeal, by the same author. All of them stay in the record.
        """
        if at + 1 >= len(self.rows):
            return False
        step, following = self.rows[at].step, self.rows[at + 1].step
        written = _appeal_written(step)
        return (
            written is not None
            and written == _appeal_written(following)
            and step.author == following.author
            and step.counts
            and following.counts
        )

    def folded(self) -> list[int]:
        """Return the positions of the rows that are folded into others."""
        return [at for at in self._writing if self.is_folded(at)]

    def shown_for(self, at: int) -> int:
        """Return the position of the row into which that one is folded, else its own."""
        while self.is_folded(at):
            at += 1
        return at

    def forget_words(self) -> None:
        """Drop the texts, after a change of language."""
        for row in self.rows:
            row.words = row.detail = ""

    def worded(self, at: int) -> TimelineRow:
        """Return the row with its texts."""
        row = self.rows[at]
        if not row.words:
            row.words, row.detail = self._words(row.step), self._detail(row.step)
        row.entries = self._entries_at(at)
        return row

    def passes(self, at: int, wanted: TimelineFilter) -> bool:
        """Whether the row passes the filter."""
        row = self.rows[at]
        if self.is_folded(at):
            return False
        is_undone = row.step.is_undo or not row.step.counts
        if wanted.kind is StepKind.UNDONE and not is_undone:
            return False
        kind = row.kind
        if wanted.kind is StepKind.CALLS and kind is StepKind.APPEALS:
            kind = StepKind.CALLS
        if wanted.kind not in (StepKind.ALL, StepKind.UNDONE, kind):
            return False
        words = wanted.text.casefold().split()
        if not words:
            return True
        return self._has(self.worded(at), words)

    def named(self, step: Step) -> str:
        """Return a step for use in a sentence: time, table, what happened, author."""
        at = self.place(step.id)
        table = self.rows[at].table if at is not None else None
        words = self._words(step)
        if table is not None:
            place = translate("TimelineRows", "table {table}, {what}")
            words = place.format(table=table, what=words)
        author = f" ({step.author})" if step.author else ""
        return f"{time_with_seconds(step.at)} {words}{author}"

    def _entries_at(self, at: int) -> int:
        first = at
        while first > 0 and self.is_folded(first - 1):
            first -= 1
        return at - first + 1

    def _has(self, row: TimelineRow, words: Sequence[str]) -> bool:
        step = row.step
        said = (row.words, row.detail, step.author, taken_back_words(step))
        text = " ".join(said).casefold()
        return all(
            row.table == int(word) if word.isdecimal() and row.table is not None else word in text
            for word in words
        )

    def _table_of(self, event: Event) -> int | None:
        if isinstance(event, CallOpened | DeckCheckStarted | AppealOpened):
            self._tables[event.id] = event.table
        elif isinstance(event, AppealDecided):
            return self._tables.get(event.appeal)
        elif isinstance(event, CallChanged | CallClosed | AppealDrafted):
            return self._tables.get(event.call)
        elif isinstance(event, DeckCheckFinished | DeckCheckChanged | DeckTicked | ChecklistMarked):
            return self._tables.get(event.check)
        elif isinstance(event, HISTORY):
            places = map(self.place, steps_about(event))
            tables = {self.rows[at].table for at in places if at is not None}
            return tables.pop() if len(tables) == 1 else None
        elif isinstance(event, StepSetAside | StepMerged):
            named = {*named_things(event), getattr(event, "thing", "")}
            known = next((self._tables[each] for each in named if each in self._tables), None)
            return outcome_table(event) or known
        table: int | None = getattr(event, "table", None)
        return table

    def _words(self, step: Step) -> str:
        event = step.events[0]
        if isinstance(event, HISTORY):
            return history_words(event, self._words_by_id)
        if isinstance(event, StepSetAside | StepMerged):
            return outcome_words(event)
        words = event_words(event)
        clock = getattr(event, "clock", "main") or "main"
        return words if clock == "main" else f"{clock_title(clock, '')}: {words}"

    def _words_by_id(self, id_: str) -> str | None:
        at = self.place(id_)
        return self._words(self.rows[at].step) if at is not None else None

    def _detail(self, step: Step) -> str:
        event = step.events[0]
        if isinstance(event, HISTORY):
            return event.reason
        said = (
            reason_sentence(each) if isinstance(each, StepSetAside) else detail_words(each)
            for each in step.every_event()
        )
        return "; ".join(filter(None, said))


def _appeal_written(step: Step) -> tuple[str, str] | None:
    """Return which appeal a step edits: a call's draft, or an appeal by its id."""
    event = step.events[0]
    if isinstance(event, AppealDrafted):
        return ("draft", event.call)
    if isinstance(event, AppealAmended):
        return ("appeal", event.id)
    return None


def beside_words(row: TimelineRow) -> str:
    """Return the details of a row, after how many entries it stands for if several."""
    count = translate("TimelineRows", "%n entry(ies)", "", row.entries) if row.entries > 1 else ""
    return "; ".join(filter(None, (count, row.detail)))


def taken_back_words(step: Step) -> str:
    """Return when, by whom and why a step was undone; empty while it is in force."""
    undo = step.taken_back_by
    if undo is None:
        return ""
    time = time_with_seconds(undo.at)
    if undo.author:
        words = translate("TimelineRows", "undone at {time} by {who}")
        words = words.format(time=time, who=undo.author)
    else:
        words = translate("TimelineRows", "undone at {time}").format(time=time)
    event = undo.events[0]
    reason = event.reason if isinstance(event, StepsTakenBack) else ""
    return f"{words}: {reason}" if reason else words


def kind_of_step(event: Event) -> StepKind:
    """Return the kind of an event's step, from the first of its feature's topics; of what a newer
    program made only `ALL`."""
    if isinstance(event, NotUnderstood):
        return StepKind.ALL
    if isinstance(event, NoteWritten):
        return StepKind.NOTES
    if isinstance(event, AppealOpened | AppealDrafted | AppealAmended | AppealDecided):
        return StepKind.APPEALS
    return _KIND_OF_TOPIC[COMPOSITION.topics[type(event)][0]]
