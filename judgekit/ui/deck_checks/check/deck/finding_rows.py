"""Rows of the panel of findings: a finding, what is recommended for it, and what is folded."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.named_at import CardsNamedAt, name_under
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import paint_ring
from judgekit.ui.widgets.pressable import Pressable
from judgekit.ui.words.penalty_wording import penalty_name, sign_of
from judgekit.ui.words.signs import Sign

TOP, MIDDLE = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignVCenter


class FindingLine(NamedTuple):
    """A sign and a sentence; `rule` is the query for the command bar, `rule_words` how it is shown,
    `cards` are those named in the sentence, as it has them."""

    sign: Sign
    words: str
    is_muted: bool = False
    rule: str = ""
    rule_words: str = ""
    cards: tuple[str, ...] = ()
    note: str = ""
    """The part of the sentence that a judge wrote, in which cards may be named."""


class ConsiderLine(NamedTuple):
    """What to consider: the penalty's value, the infraction, the reason; `place` is its index among
    all considerations, `can_write` whether a penalty can be recorded for it. `folded` is the
    sentence shown while it is folded."""

    penalty: str
    infraction: str
    reason: str
    place: int
    can_write: bool = True
    folded: str = ""


class FindingGroup(NamedTuple):
    """Findings of one kind and what to consider for them, the recommended first; `recorded` says
    that they became a penalty, empty if they didn't."""

    lines: tuple[FindingLine, ...]
    considered: tuple[ConsiderLine, ...] = ()
    recorded: str = ""
    needs_penalty: bool = False
    """Whether a penalty is recommended and none is recorded."""


class FindingRow(QWidget):
    """A finding; `rule_wanted` carries the query for its rule."""

    rule_wanted = Signal(str)

    def __init__(self, look: Look, line: FindingLine, parent: QWidget) -> None:
        super().__init__(parent)
        layout, said, sign = _row(look, self), QHBoxLayout(), line.sign
        said.setSpacing(layout.spacing())
        said.addWidget(IconLabel(look, sign.icon, token=sign.token, size=16), 0, TOP)
        size, token = ("small", "text-muted") if line.is_muted else ("text", "text")
        words = Label(look, line.words, size=size, token=token, wraps=True)
        CardsNamedAt(words, partial(name_under, words, names=line.cards, note=line.note))
        said.addWidget(words, 1)
        layout.addLayout(said, 1)
        if line.rule:
            above = look.theme.measure("button") - words.fontMetrics().height()
            said.setContentsMargins(0, above // 2, 0, 0)
            words.setAlignment(TOP)
            link = Button(look, line.rule_words, kind=ButtonKind.QUIET)
            link.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            link.clicked.connect(lambda _=False: self.rule_wanted.emit(line.rule))
            layout.addWidget(link, 0, TOP)


class ConsiderRow(QWidget):
    """Penalty, infraction and the button that records it in one line; the infraction is below the
    others if there is little room."""

    recorded = Signal()

    def __init__(
        self, look: Look, line: ConsiderLine, key: str, room: int, *, is_narrow: bool
    ) -> None:
        super().__init__()
        penalty = penalty_name(line.penalty)
        sign = sign_of(line.penalty)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(Label(look, line.infraction, bold=True, wraps=True))
        if line.reason:
            reason = Label(look, line.reason, size="small", token="text-muted", wraps=True)
            words.addWidget(reason)
        column, first = QVBoxLayout(self), QWidget()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(first)
        row = _row(look, first)
        name = Label(look, penalty, bold=True, token=sign.token)
        row.addWidget(IconLabel(look, sign.icon, token=sign.token, size=18), 0, MIDDLE)
        row.addWidget(name, 0, MIDDLE)
        if is_narrow:
            row.addStretch(1)
            column.addLayout(words)
        else:
            row.addLayout(words, 1)
        if line.can_write:
            write = Button(look)
            said = self.tr("Record penalty")
            named = f"{said}: {penalty}, {line.infraction}"
            write.set_words(said, key=key, name=named)
            beside = room - name.sizeHint().width() - look.theme.px(18 + 16)
            if write.sizeHint().width() > beside:
                write.set_words(said, name=named)
            write.clicked.connect(self.recorded)
            if write.sizeHint().width() > beside and is_narrow:
                column.addWidget(write, 0, Qt.AlignmentFlag.AlignLeft)
            else:
                row.addWidget(write, 0, MIDDLE)


class FoldedRow(Pressable):
    """A muted sentence that unfolds what is behind it when it is pressed."""

    def __init__(
        self, look: Look, words: str, *, is_open: bool, icon: str = "", parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look, self._is_open = look, is_open
        layout = _row(look, self)
        layout.setSpacing(look.theme.px(4))
        chevron = "chevron-down" if is_open else "chevron-right"
        layout.addWidget(IconLabel(look, chevron, token="text-muted", size=16), 0, TOP)
        if icon:
            layout.addWidget(IconLabel(look, icon, token="text-muted", size=16), 0, TOP)
        label = Label(look, words, size="small", token="text-muted", wraps=True)
        # Inside a button it would take the button's ink.
        label.setForegroundRole(QPalette.ColorRole.WindowText)
        layout.addWidget(label, 1)
        self.setAccessibleName(words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.Button, is_expanded=self._is_open)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            paint_ring(QPainter(self), self._look.theme, self.rect())


def _row(look: Look, widget: QWidget) -> QHBoxLayout:
    layout = QHBoxLayout(widget)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(look.theme.px(8))
    return layout
