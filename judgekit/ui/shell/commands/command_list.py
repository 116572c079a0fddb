"""List below the command field: the chosen proposal in full, the others as rows; below an empty
field, what can be typed."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.commands.proposal_details import (
    DETAIL,
    note_height,
    paint_amber,
    paint_details,
    paint_form,
    paint_title,
    paint_verb,
)
from judgekit.ui.shell.page import Proposal
from judgekit.ui.spoken.spoken import Role, Spoken, SpokenRow
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.fields.fresh_press import demand_fresh_press
from judgekit.ui.widgets.painting.strokes import paint_frame

MOST_ROWS = 6
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


def spoken_proposal(proposal: Proposal, amber: str) -> str:
    """Return all that is shown of the chosen proposal, for a screen reader."""
    details = (
        f"{each.label}: {' → '.join(filter(None, (each.before, each.after)))}"
        for each in proposal.details
    )
    verb = proposal.verb if proposal.run is not None else ""
    return ". ".join(filter(None, (proposal.title, verb, amber, *details, proposal.note)))


class CommandList(QFrame):
    """A child of the window that never takes the focus; measures are in design pixels."""

    run = Signal()
    """A proposal was chosen with the mouse and is to be run."""
    resized = Signal()
    """What is chosen needs another height."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._proposals: list[Proposal] = []
        self._forms: tuple[tuple[str, str], ...] = ()
        self._chosen = 0
        self._most_rows = 2 * MOST_ROWS
        """Rows below the head for which there is room."""
        self._asked_again = ""
        """The question of `ask_again` that is shown; its answer is Enter."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_proposals(self, proposals: tuple[Proposal, ...]) -> None:
        """Show these, the first chosen."""
        self._forms = ()
        self._asked_again = ""
        self._proposals = list(proposals[: MOST_ROWS + 1])
        self._choose(0)

    def is_settled(self) -> bool:
        """Whether the chosen proposal may run; one that asks again asks first."""
        wanted = self.chosen().ask_again
        if wanted == self._asked_again:
            return True
        self._asked_again = wanted
        demand_fresh_press(self)
        self._choose(self._chosen)
        return False

    def refresh(self, proposals: tuple[Proposal, ...]) -> None:
        """Show these, keeping the chosen one."""
        chosen = self._chosen if len(proposals) == len(self._proposals) else 0
        self._proposals = list(proposals[: MOST_ROWS + 1])
        self._choose(min(chosen, len(self._proposals) - 1))

    def show_forms(self, forms: tuple[tuple[str, str], ...]) -> None:
        """Show what can be typed: pairs of an example and its meaning; none is chosen."""
        self._forms = forms
        self._proposals = []
        self.setAccessibleName(self.tr("What can be typed"))
        self.update()

    def count(self) -> int:
        """Return the number of proposals."""
        return len(self._proposals)

    def chosen(self) -> Proposal:
        """Return the proposal that Enter would run."""
        return self._proposals[self._chosen]

    def completed(self) -> str:
        """Return what Tab fills in: the shortest text that means the chosen proposal."""
        return self.chosen().form

    def rows(self) -> list[tuple[str, str]]:
        """Return the rows below the head: a form and its meaning."""
        others = [row for index, row in enumerate(self._proposals) if index != self._chosen]
        rows = [*self._forms, *((row.form, row.meaning or row.title) for row in others)]
        return rows[: self._most_rows]

    def step(self, steps: int) -> None:
        """Move the choice; it wraps around."""
        self._asked_again = ""
        self._choose((self._chosen + steps) % len(self._proposals))

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        theme, rows = self._look.theme, list[SpokenRow]()
        top = self._head_height(self.width())
        if self._proposals:
            head = QRect(0, 0, self.width(), top)
            rows.append(SpokenRow(spoken_proposal(self.chosen(), self._amber()), head, True))
        is_chosen = False if self._proposals else None
        for at, row in enumerate(self.rows()):
            place = QRect(0, top + theme.px(6 + 36 * at), self.width(), theme.px(36))
            rows.append(SpokenRow(": ".join(filter(None, row)), place, is_chosen))
        return Spoken(Role.List, rows=tuple(rows))

    def fit(self, width: int, most: int) -> int:
        """Return the height for a width, at most so high: rows without room are left out."""
        theme = self._look.theme
        self._most_rows = max(0, (most - self._head_height(width) - theme.px(48)) // theme.px(36))
        rows = len(self.rows())
        head = self._head_height(width)
        return head + theme.px(36 * rows + (12 if rows else 0) + 36)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        row = self._row_at(event.position().toPoint().y())
        if row is not None:
            self._choose(row)
            self.run.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        radius = theme.measure("radius-card")
        outline = QPainterPath()
        outline.addRoundedRect(self.rect(), radius, radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), theme.color("surface-raised"))
        head = QRect(0, 0, self.width(), self._head_height(self.width()))
        if self._proposals:
            painter.fillRect(head, theme.color("selection"))
            self._paint_head(painter, head)
        top = head.bottom() + 1 + theme.px(6)
        rows = self.rows()
        metrics = QFontMetrics(theme.font(bold=True))
        widest = max((metrics.horizontalAdvance(form) for form, _ in rows), default=0)
        for form, meaning in rows:
            row = QRect(theme.px(48), top, self.width() - theme.px(64), theme.px(36))
            paint_form(
                painter, self._look, row, form=form, meaning=meaning, indent=widest + theme.px(24)
            )
            top += theme.px(36)
        self._paint_foot(painter)
        painter.setClipping(False)
        paint_frame(painter, self.rect(), radius, line=theme.color("focus"), width=theme.ring)

    def _choose(self, index: int) -> None:
        self._chosen = index
        short = self._proposals[index]
        if short.whole is not None:
            meaning = short.meaning or short.title
            self._proposals[index] = msgspec.structs.replace(short.whole(), meaning=meaning)
        spoken = " ".join(filter(None, (self.chosen().title, self._amber())))
        if self.accessibleName() != spoken:
            self.setAccessibleName(spoken)
        self.resized.emit()
        self.update()

    def _amber(self) -> str:
        """Return what is said in amber: the question of Enter, or else the warning."""
        return self._asked_again or self.chosen().warning

    def _head_height(self, width: int) -> int:
        theme = self._look.theme
        if not self._proposals:
            return 0
        proposal = self.chosen()
        lines = theme.px(DETAIL) * (len(proposal.details) + bool(self._amber()))
        if proposal.note:
            lines += note_height(self._look, width, proposal.note) + theme.px(14)
        return theme.px(64) + lines

    def _row_at(self, y: int) -> int | None:
        theme = self._look.theme
        if not self._proposals:
            return None
        top = self._head_height(self.width())
        if y < top:
            return self._chosen
        row = (y - top - theme.px(6)) // theme.px(36)
        others = [index for index in range(len(self._proposals)) if index != self._chosen]
        return others[row] if 0 <= row < len(others) else None

    def _paint_head(self, painter: QPainter, head: QRect) -> None:
        theme = self._look.theme
        proposal = self.chosen()
        left, right = theme.px(48), head.right() - theme.px(16)
        line = QRect(left, theme.px(16), right - left, theme.px(32))
        words, can_run = (proposal.verb, self.tr("Enter")), proposal.run is not None
        button = paint_verb(painter, theme, line, words) if can_run else QRect()
        icon_top = line.center().y() - theme.px(18) // 2
        self._look.paint_icon(painter, proposal.icon, theme.px(17), icon_top, token=proposal.token)
        if can_run:
            line.setRight(button.left() - theme.px(12))
        paint_title(painter, self._look, line, proposal.title)
        top = theme.px(56)
        if self._amber():
            line = QRect(left, top, right - left, theme.px(DETAIL))
            paint_amber(painter, self._look, line, self._amber())
            top += theme.px(DETAIL)
        room = QRect(left, top, right - left, theme.px(DETAIL) * len(proposal.details))
        paint_details(painter, self._look, room, proposal.details)
        if proposal.note:
            top = room.top() + room.height() + theme.px(4)
            note = QRect(
                left, top, room.width(), note_height(self._look, self.width(), proposal.note)
            )
            painter.setFont(theme.font("small"))
            painter.setPen(theme.color("text-muted"))
            painter.drawText(note, Qt.TextFlag.TextWordWrap, proposal.note)

    def _paint_foot(self, painter: QPainter) -> None:
        theme = self._look.theme
        foot = QRect(0, self.height() - theme.px(36), self.width(), theme.px(36))
        painter.fillRect(foot, theme.color("surface-sunken"))
        painter.fillRect(QRect(0, foot.top(), foot.width(), 1), theme.color("line"))
        painter.setFont(theme.font("small"))
        painter.setPen(theme.color("text-muted"))
        parts = [self.tr("Esc cancels")]
        can_run = bool(self._proposals) and self.chosen().run is not None
        if can_run:
            parts.insert(0, self.tr("Tab fills in"))
        if len(self._proposals) > 1:
            parts.insert(0, self.tr("↑ ↓ choose"))
        if self._forms:
            parts.append(self.tr("{key} lists all keys").format(key=key_text("F1")))
        metrics = QFontMetrics(theme.font("small"))
        left = theme.px(18)
        for part in parts:
            if left + metrics.horizontalAdvance(part) > foot.right():
                break
            painter.drawText(foot.adjusted(left, 0, 0, 0), _LEFT, part)
            left += metrics.horizontalAdvance(part) + theme.px(20)
        undo = self.tr("undo any time: {key}").format(key=key_text("Ctrl+Z"))
        is_order = can_run and self.chosen().is_order
        if is_order and left + metrics.horizontalAdvance(undo) + theme.px(18) <= foot.width():
            painter.drawText(foot.adjusted(0, 0, -theme.px(18), 0), _RIGHT, undo)
