"""The bar that shows the loaded card file and loads another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.cards.load_key import LOAD_KEY
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.card_wording import doubt_words, outcome_words, source_words
from judgekit.views.words.cards import loading_stopped_sentence

LEAST = 130
"""Minimum width, so that the button always fits."""


class CardFileBar(QWidget):
    """Shows what the `file` says; it stays usable while one is loaded, wherever that was begun."""

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = dependencies.look
        self._messages = dependencies.messages
        self.file = dependencies.card_file()
        self.words = ElidedLabel(dependencies.look, size="small", token="text-muted")
        self.button = Button(dependencies.look)
        self._wrong = Label(dependencies.look, size="small", token="urgent", wraps=True)
        self._outcome = Label(dependencies.look, size="small", token="text-muted", wraps=True)
        for words in (self.words, self._wrong, self._outcome):  # buttons come before long words
            words.setSizePolicy(QSizePolicy.Policy.Ignored, words.sizePolicy().verticalPolicy())
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.words, 1)
        row.addStretch(0)
        row.addWidget(self.button)
        column.addLayout(row)
        column.addWidget(self._wrong)
        column.addWidget(self._outcome)
        scaled = ScaledLayouts(dependencies.look, self)
        scaled.keep(row, (0, 0, 0, 0), 12)
        scaled.keep(column, (0, 0, 0, 0), 4)
        self.button.clicked.connect(self.load_or_stop)
        self.file.changed.connect(self._show)
        self._show()

    def load_or_stop(self) -> None:
        """Do what the button says: ask for a card file, or stop loading one."""
        if self.file.is_loading:
            self.file.stop()
            self._messages.say(loading_stopped_sentence(interface_words()))
        else:
            self._ask_for_file()

    def _ask_for_file(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Load a card file of Scryfall or MTGJSON"),
            "",
            self.tr("Card files (*.json *.json.gz);;All files (*)"),
        )
        if path:
            self.file.load(Path(path))

    def minimumSizeHint(self) -> QSize:
        least = self._look.theme.px(LEAST)
        return QSize(least, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)

    def _show(self) -> None:
        file = self.file
        words = source_words(file.source, file.complaint)
        wrong = file.failure or (words if file.complaint else doubt_words(file.source))
        if file.part is not None:
            wrong = ""
            words = self.tr("Loading the card file: {percent}%").format(
                percent=int(file.part * 100)
            )
        self.words.setText(words)
        self.words.setAccessibleName(words)
        has_cards = file.source is not None and not file.complaint
        self.words.setVisible(has_cards or not wrong)
        # Below the button there is room for what to do, which is at the sentence's end.
        self._wrong.say(wrong)
        self._outcome.say(outcome_words(file.outcomes, file.source))
        said = self.tr("Stop") if file.is_loading else self.tr("Load a card file")
        self.button.set_words(said, key=key_text(LOAD_KEY))
