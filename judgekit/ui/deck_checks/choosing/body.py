"""Layout of the Choose view: coverage above two columns, tables to take and unchecked players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from judgekit.ui.deck_checks.choosing.contention import ContentionPane
from judgekit.ui.deck_checks.choosing.coverage import CoverageHead
from judgekit.ui.deck_checks.choosing.draw import DrawPane
from judgekit.ui.deck_checks.choosing.target import TargetPane
from judgekit.ui.deck_checks.choosing.unchecked import UncheckedPane
from judgekit.ui.deck_checks.choosing.wording import place_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.deck_checks.choosing_facts import RoundPlace

DRAW, TARGET, UNCHECKED, CONTENTION = "draw", "target", "unchecked", "contention"
SIDE_BY_SIDE = 760
"""Width in design pixels from which the columns are side by side."""
LEAST_PANE = 320
"""Minimum height of a column that is above another, in design pixels."""


class ChoosingBody(QWidget):
    """Scrolls if it lacks room."""

    place_chosen = Signal(int)
    """Index of the chosen round among those shown."""
    left_chosen = Signal(str)
    right_chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.head = CoverageHead(look)
        self.places = SegmentedButtons(look, [], "")
        self.left = SegmentedButtons(look, [(DRAW, ""), (TARGET, "")], "")
        self.right = SegmentedButtons(look, [(UNCHECKED, ""), (CONTENTION, "")], "")
        self.draw, self.target = DrawPane(look), TargetPane(look)
        self.unchecked, self.contention = UncheckedPane(look), ContentionPane(look)
        self.problem = Label(look, token="urgent", wraps=True)
        self._left = _Panes(self.draw, self.target)
        self._right = _Panes(self.unchecked, self.contention)
        self._columns: tuple[QWidget, QWidget] = (QWidget(), QWidget())
        self._above = QWidget()
        self._line = Hairline(look, Qt.Orientation.Vertical)
        self._foot = QWidget()
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self.places.chosen.connect(lambda at: self.place_chosen.emit(int(at)))
        self.left.chosen.connect(self.left_chosen)
        self.right.chosen.connect(self.right_chosen)
        look.changed.connect(self._share)
        self.retranslate()
        self.show_left(DRAW)
        self.show_right(UNCHECKED)

    def show_left(self, name: str) -> None:
        """Show how tables are chosen: at random, or targeted."""
        self.left.choose(name)
        self._left.setCurrentWidget(self.draw if name == DRAW else self.target)
        self._foot.setVisible(name == TARGET)

    def show_right(self, name: str) -> None:
        """Show who is unchecked: in this round, or in contention."""
        self.right.choose(name)
        pane = self.unchecked if name == UNCHECKED else self.contention
        self._right.setCurrentWidget(pane)

    def show_places(self, places: Sequence[RoundPlace], chosen: RoundPlace | None) -> None:
        """Offer the rounds if several clocks have one."""
        self.places.setVisible(len(places) > 1)
        self._show_above()
        self.places.set_choices([(str(at), place_words(place)) for at, place in enumerate(places)])
        if chosen is not None:
            self.places.choose(str(places.index(chosen)))

    def refuse(self, sentence: str) -> None:
        """Show why decks can't be taken; an empty sentence clears it."""
        self.problem.say(sentence)
        self._show_above()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self.left.set_choices(
            [(DRAW, self.tr("At random")), (TARGET, self.tr("Targeted"))],
            keys={DRAW: "R", TARGET: "T"},
        )
        self.right.set_choices(
            [(UNCHECKED, self.tr("Not yet checked")), (CONTENTION, self.tr("In contention"))],
            keys={UNCHECKED: "U", CONTENTION: "B"},
        )
        self.left.setAccessibleName(self.tr("How a table is chosen"))
        self.right.setAccessibleName(self.tr("Who is shown"))
        self.places.setAccessibleName(self.tr("Of which round"))
        for pane in (self.draw, self.target, self.unchecked, self.contention):
            pane.retranslate()
        self.contention.standings.retranslate()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _show_above(self) -> None:
        parts = (self.places, self.problem)
        self._above.setVisible(any(not part.isHidden() for part in parts))

    def _share(self) -> None:
        theme = self._look.theme
        is_wide = self.width() >= theme.px(SIDE_BY_SIDE)
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._body.setDirection(side if is_wide else below)
        self._line.setVisible(is_wide)
        room = self.width() // 2 if is_wide else self.width()
        for switch, panes in ((self.left, self._left), (self.right, self._right)):
            switch.break_to_fit(room - theme.px(48))
            panes.keep_height(0 if is_wide else theme.px(LEAST_PANE))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        for column, switch, stack in zip(
            self._columns, (self.left, self.right), (self._left, self._right), strict=True
        ):
            inside = QVBoxLayout(column)
            # Each column gets half of the width, regardless of its content.
            column.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            inside.addWidget(switch, 0, Qt.AlignmentFlag.AlignLeft)
            inside.addWidget(stack, 1)
            scaled.keep(inside, (24, 12, 24, 12), 8)
        content, above, outer = QWidget(), QHBoxLayout(self._above), QVBoxLayout(self)
        whole, foot = QVBoxLayout(content), QVBoxLayout(self._foot)
        self._body.addWidget(self._columns[0], 1)
        self._body.addWidget(self._line)
        self._body.addWidget(self._columns[1], 1)
        above.addWidget(self.places)
        above.addWidget(self.problem, 1)
        above.addStretch()
        whole.addWidget(self.head)
        whole.addWidget(self._above)
        whole.addWidget(Hairline(self._look))
        whole.addLayout(self._body, 1)
        foot.addWidget(Hairline(self._look))
        foot.addWidget(self.target.foot)
        scroll, reasons = FormScroll(self._look, content), self.target.reasons
        reasons.chosen.connect(lambda _: scroll.reveal_part(reasons, reasons.chosen_place()))
        outer.addWidget(scroll, 1)
        # What begins the check stays in sight, however much of its form lies below the edge.
        outer.addWidget(self._foot)
        for layout in (self._body, whole, outer, foot):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        scaled.keep(above, (24, 0, 24, 8), 12)
        self.problem.hide()
        self.places.hide()
        self._above.hide()


class _Panes(QStackedWidget):
    """As high as the highest pane's minimum; Qt would use its size hint."""

    def __init__(self, *panes: QWidget) -> None:
        super().__init__()
        for pane in panes:
            self.addWidget(pane)

        self._least = 0

    def keep_height(self, least: int) -> None:
        """Set the minimum height, at least that of the content."""
        if least != self._least:
            self._least = least
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        needed = super().minimumSizeHint()
        return QSize(needed.width(), max(needed.height(), self._least))

    def hasHeightForWidth(self) -> bool:
        return False
