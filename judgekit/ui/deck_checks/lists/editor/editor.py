"""Widget for a single list: its player, its text, what was parsed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.ui.deck_checks.lists.editor.head import ListHead
from judgekit.ui.deck_checks.lists.editor.preview import ListPreview
from judgekit.ui.deck_checks.lists.editor.teammates import Teammates
from judgekit.ui.look import Look
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.pasting_field import PastingField
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.deck_checks.lists_text import MOST_SIGNS, line_of_card

LEAST_BODY = 92
"""Height of the text and of what was read below which the page scrolls, in design pixels."""
KEEP_KEYS = ("Ctrl+Return", "Ctrl+Enter")


class ListEditor(QWidget):
    """Displays what it is given; `left` is Esc in any of its fields."""

    left = Signal()
    open_wanted = Signal()
    keep_wanted = Signal()
    drop_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.head = ListHead(look)
        self.kind, self.player = self.head.kind, self.head.player
        self.teammates = Teammates(look)
        self.refusal = Label(look, token="urgent", wraps=True)
        self.field = PastingField(look, MOST_SIGNS)
        self.counts = ElidedLabel(look, size="title", bold=True)
        self.open_note = ElidedLabel(look, size="small", token="text-muted")
        self.preview = ListPreview(look)
        self._empty = EmptyState(look)
        self._found = QStackedWidget()
        self.keep = Button(look, kind=ButtonKind.FILLED)
        self.keep_note = ElidedLabel(look, size="small", token="text-muted")
        self.drop = Button(look)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.refusal.hide()
        look.changed.connect(self._redress)
        self._redress()

    def show_found(self, *, shown: bool) -> None:
        """Show what was parsed, or a hint if there is nothing yet."""
        self._found.setCurrentIndex(1 if shown else 0)

    def say_counts(self, counts: str, spoken: str, to_settle: str) -> None:
        """Show the number of cards and of open questions."""
        self.counts.setText(counts)
        self.counts.setAccessibleName(spoken)
        self.open_note.setText(to_settle)

    def go_to_card(self, written: str) -> None:
        """Focus the line with this card."""
        line = line_of_card(self.field.toPlainText(), written)
        if line:
            self.field.go_to_line(line)

    def take_focus(self) -> None:
        """Focus the player's name, or the text if that is known."""
        (self.field if self.player.text().strip() else self.player).setFocus()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        hint = self.tr("Paste the list here, or drop its file")
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(hint)
        self.preview.setAccessibleName(self.tr("Lines read; digits answer questions"))
        self._empty.set_words(
            self.tr("Nothing read yet"),
            self.tr(
                "Lists of Magic Online, Arena, Cockatrice, XMage, Moxfield and others, tables "
                "with headings, and whatever people type: “4 Brainstorm”, “SB: 2 Opt”."
            ),
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _redress(self) -> None:
        for part in (self.field, self._found):
            part.setMinimumHeight(self._look.theme.px(LEAST_BODY))

    def _connect(self) -> None:
        self.head.left.connect(self.left)
        self.head.open_wanted.connect(self.open_wanted)
        self.keep.clicked.connect(self.keep_wanted)
        self.drop.clicked.connect(self.drop_wanted)
        for keys, signal in ((KEEP_KEYS, self.keep_wanted), (("Escape",), self.left)):
            for key in keys:
                shortcut = QShortcut(QKeySequence(key), self)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(signal)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        body, foot = QHBoxLayout(), QHBoxLayout()
        left, right, outer = QVBoxLayout(), QVBoxLayout(), QVBoxLayout(self)
        content = ScrolledPage()
        column = QVBoxLayout(content)
        outer.addWidget(FormScroll(self._look, content))
        found, inner = QWidget(), QVBoxLayout()
        found.setLayout(inner)
        summary = QHBoxLayout()
        summary.addWidget(self.counts)
        summary.addWidget(self.open_note, 1)
        inner.addLayout(summary)
        inner.addWidget(self.preview, 1)
        self._found.addWidget(self._empty)
        self._found.addWidget(found)
        left.addWidget(self.field, 1)
        right.addWidget(self._found, 1)
        body.addLayout(left, 5)
        body.addWidget(Hairline(self._look, Qt.Orientation.Vertical))
        body.addLayout(right, 6)
        foot.addWidget(self.keep)
        foot.addWidget(self.keep_note, 1)
        foot.addWidget(self.drop)
        column.addWidget(self.head)
        column.addWidget(self.teammates)
        column.addWidget(self.refusal)
        column.addLayout(body, 1)
        column.addLayout(foot)
        scaled.keep(self.refusal, (24, 0, 24, 8))
        scaled.keep(left, (24, 0, 16, 0))
        scaled.keep(right, (12, 0, 12, 0))
        scaled.keep(summary, (12, 0, 12, 6), 12)
        scaled.keep(foot, (24, 12, 24, 12), 12)
        for layout in (body, column, inner, outer):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
