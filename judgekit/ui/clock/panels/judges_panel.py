"""The judges at one glance: who is on a call and how long, who watches a table, who is free."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judgekit.domain.shared.moment import Moment
from judgekit.domain.tournament import Tournament
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.panels.side_panel import SidePanel
from judgekit.ui.look import Look
from judgekit.ui.spoken.spoken import Role, Spoken, SpokenRow
from judgekit.ui.words.judge_words import load_words, task_words
from judgekit.ui.words.wording import clock_title, reason_words, stopwatch_text
from judgekit.views.clock.judge_load import (
    JudgeLoad,
    Task,
    TaskKind,
    calls_without_judge,
    judge_loads,
)

JUDGES_KEY = "Shift+J"
ROW, HEAD = 44, 34


class JudgeRow(NamedTuple):
    """A row: name, where in small below it, and how long at the right; a head has its title alone.

    `token` colours the small line and the time.
    """

    name: str
    where: str = ""
    time: str = ""
    token: str = "text-muted"
    is_head: bool = False


class JudgeRows(QWidget):
    """Paints the rows below each other."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.rows: tuple[JudgeRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_rows(self, rows: tuple[JudgeRow, ...]) -> None:
        """Show these rows; unchanged ones cost nothing."""
        if rows == self.rows:
            return
        if len(rows) != len(self.rows):
            self.updateGeometry()
        self.rows = rows
        parts = ((each.name, each.where, each.time) for each in rows)
        self.setAccessibleName("; ".join(", ".join(filter(None, part)) for part in parts))
        self.update()

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        rows, top = [], 0
        for row in self.rows:
            height = self._look.theme.px(HEAD if row.is_head else ROW)
            said = ", ".join(filter(None, (row.name, row.where, row.time)))
            place = QRect(0, top, self.width(), height)
            rows.append(SpokenRow(said, place, role=Role.Heading if row.is_head else Role.ListItem))
            top += height
        return Spoken(Role.List, rows=tuple(rows))

    def sizeHint(self) -> QSize:
        heights = (HEAD if each.is_head else ROW for each in self.rows)
        return QSize(self._look.theme.px(200), self._look.theme.px(sum(heights)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._look.theme, QPainter(self)
        top = 0
        for row in self.rows:
            height = theme.px(HEAD if row.is_head else ROW)
            place = QRect(0, top, self.width(), height)
            if row.is_head:
                room = place.adjusted(0, theme.px(10), 0, 0)
                self._write(painter, room, row.name, size="small", token=row.token, bold=True)
            else:
                self._paint_row(painter, place, row)
            painter.fillRect(0, place.bottom(), self.width(), 1, theme.color("line"))
            top += height

    def _paint_row(self, painter: QPainter, place: QRect, row: JudgeRow) -> None:
        theme = self._look.theme
        time = QFontMetrics(theme.font("text", bold=True)).horizontalAdvance(row.time)
        left = place.adjusted(0, theme.px(4), -time - theme.px(8), -theme.px(4))
        half = left.height() // 2
        upper, lower = left.adjusted(0, 0, 0, -half), left.adjusted(0, half, 0, 0)
        self._write(painter, upper if row.where else left, row.name, bold=True)
        self._write(painter, lower, row.where, size="small", token=row.token)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font("text", bold=True))
        painter.setPen(theme.color(row.token if row.token != "text-muted" else "text"))
        painter.drawText(place, right, row.time)

    def _write(  # noqa: PLR0913  (a painter, a rectangle and a style)
        self,
        painter: QPainter,
        room: QRect,
        words: str,
        *,
        size: str = "text",
        token: str = "text",
        bold: bool = False,
    ) -> None:
        theme = self._look.theme
        font = theme.font(size, bold=bold)
        painter.setFont(font)
        painter.setPen(theme.color(token))
        fitted = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, fitted)


class JudgesPanel(SidePanel):
    """Panel with the calls that nobody has taken, the busy judges, longest first, and the free."""

    def __init__(
        self, look: Look, controller: ClockController, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._controller = controller
        self.list = JudgeRows(look)
        self.column.addWidget(self.list)
        self.column.addStretch(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The key that opened the panel, which is no text here.
        if QKeySequence(event.keyCombination()) == QKeySequence(JUDGES_KEY):
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def follow_time(self) -> None:
        """Update the times, and who is where."""
        bridge = self._controller.bridge
        if bridge.engine is not None:
            self.list.show_rows(self._rows(bridge.state, bridge.now()))

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.name_title(self.tr("Judges"))
        self.follow_time()

    def _rows(self, state: Tournament, now: Moment) -> tuple[JudgeRow, ...]:
        loads = judge_loads(state, now)
        waiting = [
            JudgeRow(
                self.tr("Table {table}").format(table=call.table),
                self._where(state, Task(TaskKind.CALL, call.table, call.clock), call.reason),
                stopwatch_text(now - call.opened),
                "attention",
            )
            for call in calls_without_judge(state)
        ]
        busy = sorted(
            ((load, task) for load in loads for task in load.tasks),
            key=lambda each: (each[1].since is None, each[1].since or 0),
        )
        tasks = [self._task(state, load, task, now) for load, task in busy]
        # Those with the fewest calls first: they are the next to be sent.
        free = sorted((each for each in loads if each.is_free), key=lambda each: each.calls)
        resting = [JudgeRow(each.name, load_words(each)) for each in free]
        groups = (
            (self.tr("Calls without a judge: %n", "", len(waiting)), waiting, "attention"),
            (self.tr("Busy: %n", "", len({load.name for load, _ in busy})), tasks, "text"),
            (self.tr("Free: %n", "", len(free)), resting, "text"),
        )
        rows: list[JudgeRow] = []
        for title, members, token in groups:
            if members or members is resting:
                rows += [JudgeRow(title, token=token, is_head=True), *members]
        return tuple(rows)

    def _task(self, state: Tournament, load: JudgeLoad, task: Task, now: Moment) -> JudgeRow:
        where = f"{self._where(state, task)} · {load_words(load)}"
        is_double = sum(each.kind is not TaskKind.TABLE for each in load.tasks) > 1
        if is_double:
            words = self.tr("{where} · at %n place(s)", "", len(load.tasks))
            where = words.format(where=self._where(state, task))
        time = stopwatch_text(now - task.since) if task.since is not None else ""
        return JudgeRow(load.name, where, time, "attention" if is_double else "text-muted")

    def _where(self, state: Tournament, task: Task, reason: str = "") -> str:
        what = reason_words(reason).lower() if reason else task_words(task)
        parts = [what]
        if not reason:
            parts.insert(0, self.tr("Table {table}").format(table=task.table))
        if task.clock and len(state.clocks.with_matches()) > 1:
            details = state.setup.details
            parts.append(clock_title(task.clock, details.name if details else ""))
        return ", ".join(parts)
