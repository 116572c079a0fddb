"""The rulings on a card, newest first, each with its day."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.cards.card import Card
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.cards.symbol_text import AROUND, SymbolText
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.card_wording import date_words
from judgekit.views.cards.card_text import Paragraph

DAY = 100
"""Least width of the column of days, in design pixels."""
STEPS: Mapping[Qt.Key, int] = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class RulingsView(QWidget):
    """Up and Down go from one to the next; hidden where the card file has none of the card. Wider
    than its words by the room for a ring at each side."""

    as_spoken = spoken_as(Role.List, lambda view: view.accessibleName())

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._card: Card | None = None
        self._title = Label(look, bold=True)
        self._count = Label(look, size="small", token="text-muted")
        self._source = Label(look, size="small", token="text-muted", wraps=True)
        self._rows = QVBoxLayout()
        self.rulings: list[SymbolText] = []
        look.changed.connect(self._give_days)
        scaled = ScaledLayouts(look, self)
        head, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        scaled.keep(head, (AROUND, 0, AROUND, 0), 12)
        head.addWidget(self._title)
        head.addWidget(self._count, 1)
        scaled.keep(self._rows, (0, 0, 0, 0), 6)
        scaled.keep(foot, (AROUND, 4, AROUND, 0), 8)
        foot.addWidget(IconLabel(look, "info", token="text-muted", size=16))
        foot.addWidget(self._source, 1)
        scaled.keep(column, (0, 0, 0, 0), 12)
        line = QVBoxLayout()
        scaled.keep(line, (AROUND, 0, AROUND, 0))
        line.addWidget(Hairline(look))
        column.addLayout(line)
        column.addLayout(head)
        column.addLayout(self._rows)
        column.addLayout(foot)

    def show_rulings(self, card: Card) -> None:
        """Show the rulings on this card."""
        self._card = card
        newest = card.newest_rulings
        self.setVisible(bool(newest))
        while len(self.rulings) < len(newest):
            row = SymbolText(self._look, is_stop=True)
            self.rulings.append(row)
            self._rows.addWidget(row)
        for at, row in enumerate(self.rulings):
            if at < len(newest):
                day = date_words(newest[at].date)
                row.show_paragraphs((Paragraph(newest[at].text),), lead=day)
            row.setVisible(at < len(newest))
        self._give_days()
        self.retranslate()

    def take_focus(self) -> bool:
        """Focus the newest ruling; return whether there is one."""
        shown = self._shown()
        if shown:
            shown[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        return bool(shown)

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        card = self._card
        if card is None:
            return
        count = len(card.rulings)
        self._title.setText(self.tr("Rulings"))
        self.setAccessibleName(self.tr("Rulings"))
        self._count.setText(self.tr("%n, newest first", "", count))
        source = card.rulings_source or card.source
        words = self.tr("Rulings of {date}, in English only")
        self._source.setText(words.format(date=date_words(source.date)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown, by = self._shown(), STEPS.get(Qt.Key(event.key()), 0)
        focused = next((at for at, row in enumerate(shown) if row.hasFocus()), None)
        if by and focused is not None and 0 <= focused + by < len(shown):
            shown[focused + by].setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self._card is not None:
            self.show_rulings(self._card)
        super().changeEvent(event)

    def _give_days(self) -> None:
        """Give all days a column of the width of the widest."""
        theme = self._look.theme
        metrics = QFontMetrics(theme.font("small"))
        rulings = self._card.rulings if self._card is not None else ()
        days = [metrics.horizontalAdvance(date_words(each.date)) for each in rulings]
        width = max(theme.px(DAY), max(days, default=0) + theme.px(14))
        for row in self.rulings:
            row.give_lead(width)

    def _shown(self) -> list[SymbolText]:
        count = len(self._card.rulings) if self._card is not None else 0
        return self.rulings[:count]
