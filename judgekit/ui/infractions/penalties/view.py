"""All penalties of the tournament: a filtered list, and the chosen one in full."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.infractions.policy import Catalogue
from judgekit.ui.infractions.penalties.infraction_filter import InfractionFilter
from judgekit.ui.infractions.penalties.list_view import PenaltiesList
from judgekit.ui.infractions.penalties.pane import PenaltyPane
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.no_event import NoEvent
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.list_search_field import ListSearchField
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.inline_question import InlineQuestion
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom
from judgekit.ui.widgets.scrolling.sides import Sides

PANE, STACKED = 400, 560
"""Width of the chosen penalty, and the page's below which it is below the list."""


class PenaltiesView(SharedRoom):
    """`narrowed` is emitted when the filter changes; `left` is emitted to go back to finding."""

    narrowed = Signal()
    left = Signal()

    def __init__(self, look: Look, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = Label(look, size="title", bold=True)
        self._count = ElidedLabel(look, token="text-muted")
        self.field = ListSearchField(look, key_outside=key_text("Ctrl+F"), icon="filter")
        self.filter = InfractionFilter(look)
        self._back = Button(look)
        self.print_button = Button(look, icon="print")
        self.question = InlineQuestion(look, has_field=True, kind=ButtonKind.FILLED)
        self.list = PenaltiesList(look)
        self._nothing, self.no_event = EmptyState(look), NoEvent(look)
        self.pane = PenaltyPane(look, catalogue)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._nothing)
        self._stack.addWidget(self.no_event)
        self._lay_out()
        self.field.textEdited.connect(lambda _: self.narrowed.emit())
        self.field.stepped.connect(self._step)
        self.field.entered.connect(self.list.setFocus)
        self.field.left.connect(self.list.setFocus)
        self.filter.chosen.connect(self.narrowed)
        self.question.left.connect(self.list.setFocus)
        self._back.clicked.connect(self.left)
        self._nothing.wanted.connect(self.left)
        self.retranslate()

    def show_no_event(self) -> None:
        """Show that there is no event that could have penalties."""
        self._count.setText("")
        self._stack.setCurrentWidget(self.no_event)

    def show_counts(self, shown: int, total: int) -> None:
        """Show how many penalties there are, and how many of them are shown."""
        words = self.tr("%n penalty(ies)", "", total)
        if shown != total:
            words = self.tr("{shown} of %n penalty(ies)", "", total).format(shown=shown)
        self._count.setText(words)
        self._stack.setCurrentWidget(self.list if shown else self._nothing)
        if total:
            self._nothing.set_words(self.tr("No results"), self.tr("Esc empties the field."))
        else:
            self._nothing.set_words(
                self.tr("No penalties yet"), self.tr("Record them on the Infractions page.")
            )
        self._nothing.offer("" if total else self.tr("Find the infraction"))

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._title.setText(self.tr("Penalties"))
        self.field.set_words(
            self.tr("Player, table, words"), self.tr("Show only penalties with these words")
        )
        self.filter.retranslate()
        self.share_room()
        self.list.setAccessibleName(self.tr("Penalties, newest first"))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def share_room(self) -> None:
        """Move the key from the button to its tool tip where the title or the letters are large, so
        that the count has room."""
        self.print_button.set_words("", key=key_text(PRINT_KEY), name=self.tr("Print the list"))
        words, key = self.tr("Find"), key_text("Ctrl+Shift+P")
        self._back.set_words(words, key=key)
        taken = (self._title, self._count, self.print_button, self._back)
        pane = 0 if self._sides.is_stacked else self._widths_of_halves(self.width())[1]
        room = self.width() - pane - self._look.theme.px(20 + 3 * 12 + 20)
        if sum(part.sizeHint().width() for part in taken) > room:
            self._back.set_words(words, name=f"{words} ({key})")

    def _widths_of_halves(self, width: int) -> tuple[int, int]:
        return 0, min(self._look.theme.px(PANE), width * 45 // 100)

    def _step(self, by: int) -> None:
        at = self.list.currentIndex().row() + by
        if 0 <= at < self.list.rows.rowCount():
            self.list.setCurrentIndex(self.list.rows.index(at))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        side, whole = QWidget(), QVBoxLayout(self)
        head, tools, left = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(side)
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        head.addWidget(self.print_button)
        head.addWidget(self._back)
        tools.addWidget(self.field, 1)
        tools.addWidget(self.filter)
        left.addLayout(head)
        left.addLayout(tools)
        left.addWidget(Hairline(self._look, token="line-strong"))
        left.addWidget(self.question)
        left.addWidget(self._stack, 1)
        self._sides = Sides(
            self._look, (side, self.pane), narrow=STACKED, widths=self._widths_of_halves
        )
        whole.addWidget(self._sides)
        scaled.keep(head, (20, 16, 20, 12), 12)
        scaled.keep(tools, (20, 0, 20, 12), 8)
        left.setSpacing(0)
        for column in (left, whole):
            column.setContentsMargins(0, 0, 0, 0)
