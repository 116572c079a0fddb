"""The day's finished checks, and what was found in the chosen one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.ui.deck_checks.check.deck.finding_lines import PanelFacts
from judgekit.ui.deck_checks.check.deck.findings_panel import FindingsPanel
from judgekit.ui.deck_checks.finished.rows import FinishedList, FinishedRow
from judgekit.ui.deck_checks.wording import start_words
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts

SIDE_BY_SIDE = 760
"""Width in design pixels from which the findings are beside the list, else below it."""


class FinishedView(QWidget):
    """`wanted` carries the index of a deck of the chosen check and of one of its considerations."""

    wanted = Signal(int, int)
    chosen = Signal()
    rule_wanted = Signal(str)
    start_wanted = Signal()
    """Another check, while none is finished."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.list = FinishedList(look)
        self._nothing = EmptyState(look)
        self._nothing.wanted.connect(self.start_wanted)
        self._panels: list[FindingsPanel] = []
        self._decks: tuple[int, ...] = ()
        self._body = QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._body)
        self._line = Hairline(look, Qt.Orientation.Vertical)
        beside = QWidget()
        self._column = QVBoxLayout(beside)
        self._sides.addWidget(self.list, 1)
        self._sides.addWidget(self._line)
        self._sides.addWidget(beside, 1)
        self._stack, outer = QStackedWidget(), QVBoxLayout(self)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self._body)
        outer.addWidget(self._stack)
        for layout in (self._sides, self._column, outer):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        self._scaled = ScaledLayouts(look, self)
        self.list.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit())
        self.retranslate()

    def show_checks(self, rows: Sequence[FinishedRow]) -> None:
        """Show these checks, the newest first; keep the chosen one if it is among them."""
        before = self.list.row()
        self._stack.setCurrentIndex(bool(rows))
        if tuple(rows) == tuple(self.list.rows.rows):
            return
        self.list.show_rows(rows)
        same = (at for at, row in enumerate(rows) if before is not None and row.id == before.id)
        self.list.go(next(same, 0))

    def take_focus(self) -> None:
        """Focus the list, or what the empty page offers."""
        (self.list if self._stack.currentIndex() else self._nothing.button).setFocus()

    def show_found(self, found: Sequence[tuple[int, PanelFacts]]) -> None:
        """Show what was found in each of these decks, by index."""
        while len(self._panels) < len(found):
            self._panels.append(self._panel(len(self._panels)))
        self._decks = tuple(deck for deck, _ in found)
        for panel, (_, facts) in zip(self._panels, found, strict=False):
            panel.show_findings(facts)
        for at, panel in enumerate(self._panels):
            panel.setVisible(at < len(found))

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self.list.setAccessibleName(self.tr("Checks finished today"))
        self._nothing.set_words(
            self.tr("No check finished today"),
            self.tr("Checks appear here with their findings once their decks are returned."),
        )
        self._nothing.offer(start_words(), key=key_text("Ctrl+D"))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= self._look.theme.px(SIDE_BY_SIDE)
        side, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(side if is_wide else below)
        self._line.setVisible(is_wide)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _panel(self, at: int) -> FindingsPanel:
        panel = FindingsPanel(self._look)
        panel.written.connect(lambda place: self.wanted.emit(self._decks[at], place))
        panel.rule_wanted.connect(self.rule_wanted)
        self._column.addWidget(panel, 1)
        return panel
