"""The bar that shows the loaded card file and loads another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from judgekit.domain.cards.card_match import CardSource
from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.cards import CardProvider
from judgekit.ui.deck_checks.lists.wording import source_words
from judgekit.ui.runtime.tasks import Abandoned, Report
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.labels import ElidedLabel
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import failure_sentence

LOAD_KEY = "Ctrl+Shift+L"
LOAD, LOOK = "load a card file", "look which card file is loaded"
LEAST = 130
"""Minimum width, so that the button always fits."""


class CardFileBar(QWidget):
    """`loaded` is emitted when another card file is in use."""

    loaded = Signal()

    def __init__(self, dependencies: ProgramDependencies, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dependencies = dependencies
        self._look = dependencies.look
        self._source: CardSource | None = None
        self._complaint = ""
        self._failure = ""
        self._part: float | None = None
        self.words = ElidedLabel(dependencies.look, size="small", token="text-muted")
        self.button = Button(dependencies.look)
        row = QHBoxLayout(self)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        ScaledLayouts(dependencies.look, self).keep(row, (0, 0, 0, 0), 12)
        self.button.clicked.connect(self._pressed)
        self._show()

    def refresh(self) -> None:
        """Read in the background which card file is loaded."""
        decks = self._dependencies.decks
        self._dependencies.tasks.run(
            LOOK,
            lambda _: (decks().cards.source(), decks().cards.complaint()),
            done=self._found,
            failed=lambda failure: self._fail(failure_sentence(failure)),
        )

    def ask_for_file(self) -> None:
        """Ask for a card file."""
        path, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Load a card file of Scryfall or MTGJSON"),
            "",
            self.tr("Card files (*.json);;All files (*)"),
        )
        if path:
            self.load(Path(path))

    def load(self, path: Path) -> None:
        """Load this file in place of the last; the bar stays usable meanwhile."""
        decks = self._dependencies.decks
        self._part, self._failure = 0.0, ""
        self._dependencies.tasks.run(
            LOAD,
            lambda report: _load(decks().cards, path, report),
            done=self._was_loaded,
            failed=lambda failure: self._fail(failure_sentence(_by_name(failure, path))),
            progress=self._progressed,
        )
        self._show()

    def stop(self) -> None:
        """Stop loading; the card file in use is kept."""
        self._dependencies.tasks.abandon(LOAD)
        self._part = None
        self._show()

    def is_loading(self) -> bool:
        """Whether a file is being read."""
        return self._part is not None

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(LEAST), self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._show()
        super().changeEvent(event)

    def _pressed(self) -> None:
        if self.is_loading():
            self.stop()
        else:
            self.ask_for_file()

    def _found(self, found: tuple[CardSource | None, str]) -> None:
        self._source, self._complaint = found
        self._show()

    def _progressed(self, part: float) -> None:
        self._part = part
        self._show()

    def _was_loaded(self, source: CardSource | None) -> None:
        self._part = None
        if source is not None:
            self._source, self._complaint = source, ""
            self.loaded.emit()
        self._show()

    def _fail(self, sentence: str) -> None:
        self._part, self._failure = None, sentence
        self._show()

    def _show(self) -> None:
        words = self._failure or source_words(self._source, self._complaint)
        if self._part is not None:
            words = self.tr("Loading the card file: {percent}%").format(
                percent=int(self._part * 100)
            )
        is_wrong = bool(self._failure or self._complaint) and self._part is None
        self.words.set_token("urgent" if is_wrong else "text-muted")
        self.words.setText(words)
        self.words.setAccessibleName(words)
        if self.is_loading():
            self.button.set_words(self.tr("Stop"))
        else:
            self.button.set_words(self.tr("Load a card file"), key=key_text(LOAD_KEY))


def _by_name(failure: EnvironmentFailure, path: Path) -> EnvironmentFailure:
    """Name a file that the user just chose without its folder."""
    if failure.path == str(path):
        return EnvironmentFailure(failure.reason, path.name)
    return failure


def _load(cards: CardProvider, path: Path, report: Report) -> CardSource | None:
    """Run in a thread of the pool."""

    def went_on(read: int, size: int) -> bool:
        try:
            report(read / size if size else 0.0)
        except Abandoned:
            return False
        return True

    return cards.load(path, went_on)
