"""The card file as a row of the library: what it is, of which day, and a way to load another."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.cards.card_match import LoadedFile
from judgekit.ui.look import Look
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.cards.card_file_bar import CardFileBar
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts, SharedRoom
from judgekit.ui.words.card_wording import date_words
from judgekit.views.players_language import in_order
from judgekit.views.words.cards import source_name

ONE_LINE = 600
"""Width in design pixels from which title, file and buttons stand in one line."""

LEAST_FACTS, LEAST_ROW = 320, 230
"""Heights of the library below which it has no room for the facts, and for the row."""


class CardFileRow(SharedRoom):
    """`opened` when the cards are to be read."""

    as_spoken = spoken_as(Role.Grouping, lambda row: row.accessibleName())

    opened = Signal()

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look: Look = dependencies.look
        self._file = dependencies.card_file()
        self._has_room = True
        self._title = Label(self._look, bold=True)
        self._facts = Label(self._look, size="small", token="text-muted", wraps=True)
        self.bar = CardFileBar(dependencies)
        self.open = Button(self._look, kind=ButtonKind.QUIET)
        scaled = ScaledLayouts(self._look, self)
        self._line, column = QBoxLayout(QBoxLayout.Direction.LeftToRight), QVBoxLayout(self)
        scaled.keep(self._line, (12, 0, 0, 0), 12)
        scaled.keep(column, (24, 0, 24, 6), 4)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.open)
        self._line.addLayout(head)
        self._line.addWidget(self.bar, 1)
        column.addWidget(Hairline(self._look))
        column.addLayout(self._line)
        below = QHBoxLayout()
        scaled.keep(below, (12, 0, 0, 0), 0)
        below.addWidget(self._facts, 1)
        column.addLayout(below)
        self.open.clicked.connect(self.opened)
        self._file.changed.connect(self.retranslate)
        self._look.changed.connect(self.share_room)
        self.retranslate()

    def give_room(self, height: int) -> None:
        """Show less in a low library, of that height in pixels: what the row does has its keys."""
        theme = self._look.theme
        self._has_room = height >= theme.px(LEAST_FACTS)
        self._facts.setVisible(self._has_room and bool(self._facts.text()))
        self.setVisible(height >= theme.px(LEAST_ROW))

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        source = self._file.source
        self._title.setText(self.tr("Cards"))
        self.setAccessibleName(self.tr("Card file"))
        languages = in_order(source.languages) if source is not None else ()
        facts = [" ".join(code.upper() for code in languages)]
        facts += [self._told(each) for each in source.files] if source is not None else []
        self._facts.setText(" · ".join(filter(None, facts)))
        self._facts.setVisible(self._has_room and bool(self._facts.text()))
        self.open.set_words(self.tr("Open"), key="C")
        self.open.setVisible(source is not None)

    def _told(self, file: LoadedFile) -> str:
        """Return what is from a file: `rulings: Scryfall, 9 November 2026`."""
        if file.cards and file.rulings:
            words = self.tr("cards and rulings: {kind}, {date}")
        elif file.cards:
            words = self.tr("cards: {kind}, {date}")
        elif file.rulings:
            words = self.tr("rulings: {kind}, {date}")
        else:
            words = self.tr("legality: {kind}, {date}")
        return words.format(kind=source_name(file.kind), date=date_words(file.date))

    def share_room(self) -> None:
        """Take two lines where one has too little room."""
        is_wide = self.width() >= self._look.theme.px(ONE_LINE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._line.setDirection(across if is_wide else down)
