"""The bar that shows the loaded card file and loads another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QSizePolicy, QVBoxLayout, QWidget

from judgekit.ui.interface_words import interface_words
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.cards.load_key import LOAD_KEY
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.card_wording import doubt_words, outcome_words, source_words
from judgekit.views.words.cards import loading_stopped_sentence

LEAST, GAP, GAP_BELOW = 130, 12, 4
"""Minimum width of the bar, and of the words beside the button; the gap before the button, and
above it where it stands below the words; in design pixels."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class CardFileBar(QWidget):
    """Shows what the `file` says; it stays usable while one is loaded, wherever that was begun."""

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = dependencies.look
        self._messages = dependencies.messages
        self.file = dependencies.card_file()
        self.words = Label(dependencies.look, size="small", token="text-muted", wraps=True)
        self.button = Button(dependencies.look)
        self._wrong = Label(dependencies.look, size="small", token="urgent", wraps=True)
        self._outcome = Label(dependencies.look, size="small", token="text-muted", wraps=True)
        for words in (self._wrong, self._outcome):  # the button comes before long words
            words.setSizePolicy(QSizePolicy.Policy.Ignored, words.sizePolicy().verticalPolicy())
        self._row = row = QBoxLayout(BESIDE)
        column = QVBoxLayout(self)
        row.addWidget(self.words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        column.addLayout(row)
        column.addWidget(self._wrong)
        column.addWidget(self._outcome)
        scaled = ScaledLayouts(dependencies.look, self)
        scaled.keep(row, (0, 0, 0, 0), 0)
        scaled.keep(column, (0, 0, 0, 0), 4)
        self.button.clicked.connect(self.load_or_stop)
        self.file.changed.connect(self._show)
        dependencies.look.changed.connect(self._name_button)
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
            self.tr("Load a card file from Scryfall or MTGJSON"),
            "",
            self.tr("Card files (*.json *.json.gz);;All files (*)"),
        )
        if path:
            self.file.load(Path(path))

    def minimumSizeHint(self) -> QSize:
        least = self._look.theme.px(LEAST)
        return QSize(least, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_button()

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
        self._name_button()

    def _name_button(self) -> None:
        """Name the button: with its key where the words about the file have one line beside that,
        since they come first; below them where they would be squeezed beside it."""
        px = self._look.theme.px
        said = self.tr("Stop") if self.file.is_loading else self.tr("Load a card file")
        self.button.set_words(said, key=key_text(LOAD_KEY))
        words = 0
        if self.words.isVisibleTo(self):
            words = QFontMetrics(self.words.font()).horizontalAdvance(self.words.text()) + 2
        if words + px(GAP) + self.button.sizeHint().width() > self.width():
            self.button.set_words(said)
        is_tight = min(words, px(LEAST + GAP)) + self.button.sizeHint().width() > self.width()
        self._row.setDirection(BELOW if is_tight else BESIDE)
        end = Qt.AlignmentFlag.AlignLeft if is_tight else Qt.AlignmentFlag.AlignRight
        self._row.setAlignment(self.button, end)
        self._row.setSpacing(px(GAP_BELOW if is_tight else GAP))
