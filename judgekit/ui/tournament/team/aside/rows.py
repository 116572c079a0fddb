"""What was set aside in a shared event, as rows: what, by whom, why, and what became of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QCoreApplication, QObject

from judgekit.domain.shared.history import AmendedPart
from judgekit.domain.shared.moment import Moment
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.round_clock import MAIN_CLOCK
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.domain.team.state import SetAside
from judgekit.domain.tournament import Tournament
from judgekit.engine.sharing.after_the_end import LateEntry
from judgekit.engine.sharing.deciding import commands_of
from judgekit.engine.timeline import Step, Timeline
from judgekit.ui.tournament.timeline.rows import StepKind, TimelineRows, kind_of_step
from judgekit.ui.widgets.rows.rows_model import RowsModel
from judgekit.ui.words.command_wording import CommandWords, command_words, event_like
from judgekit.ui.words.outcome_wording import Choice, choice_in, what_differs
from judgekit.ui.words.step_wording import refusal_of_change, step_words
from judgekit.ui.words.wording import clock_title, time_with_seconds
from judgekit.views.sharing.came_back import CameBack
from judgekit.views.sharing.tables import table_of

translate = QCoreApplication.translate
MOST_BESIDE = 3
"""Entries that are shown beside one that was set aside."""


class SetAsideRow(msgspec.Struct, frozen=True):
    """An entry that was set aside; `became` says what somebody decided, empty while nobody has.

    `choice` is there where it is what a merged start says otherwise.
    """

    id: str
    at: Moment
    author: str
    table: int | None
    what: str
    detail: str
    reason: str
    kind: StepKind
    became: str = ""
    choice: Choice | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody has decided about it."""
        return not self.became

    def title(self) -> str:
        """Return what it was, and at which table."""
        if self.table is None:
            return self.what[:1].upper() + self.what[1:]
        words = translate("SetAsideRows", "Table {table}: {what}")
        return words.format(table=self.table, what=self.what)

    def by_words(self) -> str:
        """Return who entered it, with its details."""
        by = translate("SetAsideRows", "by {author}").format(author=self.author)
        return " · ".join(part for part in (by if self.author else "", self.detail) if part)

    def spoken(self) -> str:
        """Return the row's text for a screen reader."""
        parts = (time_with_seconds(self.at), self.title(), self.by_words(), self.reason)
        return ". ".join(part.rstrip(".") for part in (*parts, self.became) if part)


class SetAsideModel(RowsModel[SetAsideRow]):
    """Model of what was set aside; empty until `show_rows`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SetAsideRow.spoken, name=lambda row: row.id, parent=parent)

    def row_of(self, entry: str) -> int:
        """Return the row of an entry; -1 if there is none."""
        return next((at for at, row in enumerate(self.rows) if row.id == entry), -1)


def set_aside_rows(state: Tournament, timeline: Timeline | None) -> Sequence[SetAsideRow]:
    """Return all that was set aside: what nobody has decided about first, each the oldest first."""
    rows = [_row(each, state, timeline) for each in state.team.set_aside.values()]
    return sorted(rows, key=lambda row: (not row.is_open, row.at))


def stand_beside(row: SetAsideRow, timeline: Timeline) -> Sequence[Step]:
    """Return the steps in force that stand nearest in time at the same table, or, where none does,
    those of the same kind that are at none, such as a round's beginning and end; in order."""
    known = TimelineRows(timeline)
    known.take(timeline.steps)
    in_force = [each for each in known.rows if each.step.counts and each.step.id != row.id]
    at_table = [each for each in in_force if row.table is not None and each.table == row.table]
    others = [each for each in in_force if each.table is None and each.kind is row.kind]
    steps = [each.step for each in at_table or others]
    nearest = sorted(steps, key=lambda step: abs(step.at - row.at))[:MOST_BESIDE]
    return sorted(nearest, key=lambda step: step.at)


def beside_words(step: Step, timeline: Timeline) -> str:
    """Return a step in a line: time, what happened, and who entered it."""
    by = translate("SetAsideRows", "by {author}").format(author=step.author)
    words = f"{time_with_seconds(step.at)}  {step_words(step, timeline)}"
    return f"{words}, {by}" if step.author else words


class ShownMerge(NamedTuple):
    """An own entry that says the same as a colleague's: what was entered, and who did so too."""

    own: str
    also: str


def shown_merges(came: CameBack, timeline: Timeline) -> Sequence[ShownMerge]:
    """Return own entries beside those of colleagues that say the same."""
    pairs = [(timeline.step(each.step), timeline.step(each.into)) for each in came.merges]
    return [
        ShownMerge(
            f"{time_with_seconds(own.at)}  {step_words(into, timeline)}",
            ", ".join(filter(None, (into.author, time_with_seconds(into.at)))),
        )
        for own, into in pairs
        if own is not None and into is not None
    ]


def shown_late(late: Iterable[LateEntry], timeline: Timeline) -> Sequence[str]:
    """Return a line for each entry of a round that had ended by then: when, what, by whom, and in
    which round it counts."""
    lines = []
    for each in late:
        step = timeline.step_with(each.part)
        if step is None:
            continue
        counts = translate("SetAsideRows", "{entry}: moves no clock")
        if each.counts_in is not None:
            counts = translate("SetAsideRows", "{entry}: counts in round {round}")
        number = each.counts_in.number if each.counts_in is not None else 0
        lines.append(counts.format(entry=beside_words(step, timeline), round=number))
    return lines


def _row(entry: SetAside, state: Tournament, timeline: Timeline | None) -> SetAsideRow:
    said, kind = _differing(entry.refusal) or _said(entry.parts, state)
    became = ""
    if entry.settled is not None:
        done = translate("SetAsideRows", "Recorded after all")
        became = done if entry.settled.done else translate("SetAsideRows", "Dropped")
    return SetAsideRow(
        entry.id,
        entry.parts[0].at if entry.parts else entry.at,
        entry.author,
        said.table,
        said.what,
        said.detail,
        refusal_of_change(entry.refusal, timeline),
        kind,
        became,
        choice_in(entry.refusal),
    )


def _differing(refusal: Refusal) -> tuple[CommandWords, StepKind] | None:
    """Return the words of what a merged start says otherwise; None for any other reason."""
    what, clock = what_differs(refusal), str(refusal.values.get("clock", ""))
    detail = "" if clock == MAIN_CLOCK else clock_title(clock, "")
    return (CommandWords(what, detail, None), StepKind.CLOCK) if what else None


def _said(parts: Iterable[AmendedPart], state: Tournament) -> tuple[CommandWords, StepKind]:
    """Return the words of all commands of a step, with the table of the first that has one, and
    the kind of the first."""
    try:
        commands = commands_of(parts)
    except UNDECODABLE:
        commands = []
    if not commands:
        newer = translate("Steps", "entry made by a newer program")
        return CommandWords(newer, "", None), StepKind.ALL
    said = [command_words(each) for each in commands]
    what = "; ".join(dict.fromkeys(each.what for each in said))
    detail = ", ".join(dict.fromkeys(each.detail for each in said if each.detail))
    table = next(filter(None, (table_of(each, state) for each in commands)), None)
    return CommandWords(what, detail, table), kind_of_step(event_like(commands[0]))
