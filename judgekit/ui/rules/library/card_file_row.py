"""The card file as a row of the library: what it is, of which day, and a way to load another."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.cards.card_file_bar import CardFileBar
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.card_wording import shown_first


class CardFileRow(QWidget):
    """`opened` when the cards are to be read."""

    as_spoken = spoken_as(Role.Grouping, lambda row: row.accessibleName())

    opened = Signal()

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = dependencies.look
        self._file = dependencies.card_file
        self._title = Label(look, bold=True)
        self._facts = ElidedLabel(look, size="small", token="text-muted")
        self.bar = CardFileBar(dependencies)
        self.open = Button(look, kind=ButtonKind.QUIET)
        scaled = ScaledLayouts(look, self)
        head, column = QHBoxLayout(), QVBoxLayout(self)
        scaled.keep(head, (0, 0, 0, 0), 12)
        head.addWidget(self._title)
        head.addWidget(self._facts, 1)
        head.addWidget(self.open)
        scaled.keep(column, (36, 6, 24, 6), 4)
        column.addLayout(head)
        column.addWidget(self.bar)
        self.open.clicked.connect(self.opened)
        self._file.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        source = self._file.source
        self._title.setText(self.tr("Cards"))
        self.setAccessibleName(self.tr("Card file"))
        languages = shown_first(source.languages) if source is not None else ()
        parts = [" ".join(code.upper() for code in languages)]
        if source is not None:
            parts.append(source.file_name)
        self._facts.setText(" · ".join(filter(None, parts)))
        self.open.set_words(self.tr("Open"), key="C")
        self.open.setVisible(source is not None)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
