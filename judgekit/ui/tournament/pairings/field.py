"""The field into which pairings are pasted or dropped."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from judgekit.reading.pairings.reader import MOST_BYTES, UnreadLine, UnreadReason
from judgekit.ui.look import Look
from judgekit.ui.tournament.pairings.wording import reason_words
from judgekit.ui.widgets.fields.dropped_text import UnusableFile, text_of_file
from judgekit.ui.widgets.fields.pasting_field import PastingField


class PairingsField(PastingField):
    """Takes text and text files; `refused` carries the sentence on why a text was refused."""

    refused = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, MOST_BYTES, parent)
        self.file_given.connect(self.take_file)
        self.too_much.connect(self._refuse)

    def take_file(self, path: Path) -> None:
        """Replace the text with that of a file."""
        try:
            self.take_text(text_of_file(path))
        except UnusableFile as error:
            self.refused.emit(str(error))

    def _refuse(self) -> None:
        self.refused.emit(reason_words(UnreadLine(0, "", UnreadReason.TOO_MUCH)))


def field_hint() -> str:
    """Return the placeholder of the empty field."""
    return QCoreApplication.translate("PairingsField", "Paste pairings here, or drop a file")
