"""Parses the text of a list in the background whenever it changes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from judgekit.domain.decklists.decklist import LEFT_OUT, ListRemark, RemarkedLine
from judgekit.domain.decklists.unusable_list import ListFault
from judgekit.domain.formats.legality import ALONE, Beside
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.deck_checks.lists.editor.format_choice import FormatChoice
from judgekit.ui.deck_checks.lists.wording import fault_sentence
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.widgets.fields.pasting_field import PastingField
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.deck_checks.lists_reading import ReadList, read_list
from judgekit.views.deck_checks.lists_text import OpenedFile, opened_file, text_with_name

PAUSE = 150
"""Delay in milliseconds after the last key before the text is parsed."""
READ, OPEN = "read a list", "open a list"
"""Topics of the background tasks."""


class ListReader(QObject):
    """Parses the text of a field, or of a file loaded into it.

    `went_on` is emitted for a new result, `refused` with the reason why there is none (empty to
    clear it), `several` with a file holding the lists of several players; `opened` with the name on
    a file's list (empty for none) and the file's stem.
    """

    went_on = Signal()
    refused = Signal(str)
    several = Signal(object)
    """A `Path`."""
    opened = Signal(str, str)

    def __init__(
        self, dependencies: ProgramDependencies, field: PastingField, format_: FormatChoice
    ) -> None:
        super().__init__(field)
        self._dependencies = dependencies
        self._field = field
        self._format = format_
        self._read = ReadList()
        self._of_file: tuple[RemarkedLine, ...] = ()
        """Remarks on the file as a whole, and on the list as it was recorded."""
        self._is_stale = False
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(PAUSE)
        self.file_name = ""
        self._beside = ALONE
        self._is_pool = False
        self.pause.timeout.connect(self.read_now)
        field.textChanged.connect(self._text_changed)
        field.file_given.connect(self.open)
        field.too_much.connect(lambda: self.refused.emit(fault_sentence(ListFault.TOO_LARGE, "")))
        format_.changed.connect(self.read_again)

    # -- what was parsed

    @property
    def is_behind(self) -> bool:
        """Whether the text has changed since it was parsed."""
        return self._is_stale

    @property
    def has_text(self) -> bool:
        """Whether there is any text."""
        return bool(self._field.toPlainText().strip())

    def found(self) -> ReadList:
        """Return the parsed list, with the remarks on its file and on the recorded list."""
        remarks = (*self._of_file, *self._read.decklist.remarks)
        replace = msgspec.structs.replace
        return replace(self._read, decklist=replace(self._read.decklist, remarks=remarks))

    def lines_left_out(self) -> list[int]:
        """Numbers of the lines that are in no deck."""
        return [each.number for each in self._read.decklist.remarks if each.remark in LEFT_OUT]

    # -- what is to be parsed

    def show(self, text: str, left_out: Sequence[RemarkedLine] = ()) -> None:
        """Show this text; `left_out` are lines that are no longer in it."""
        self._dependencies.tasks.abandon(OPEN)
        self._field.setPlainText(text)
        self._field.document().setModified(False)
        self.file_name = ""
        self._of_file = tuple(RemarkedLine(0, each.text, each.remark) for each in left_out)
        self.refused.emit("")
        self.read_now()

    def open(self, path: Path) -> None:
        """Replace the text by that of this file."""
        if path.is_dir():
            self.several.emit(path)
            return
        decks = self._dependencies.decks
        self.refused.emit("")
        self._dependencies.tasks.run(
            OPEN,
            lambda _: opened_file(decks().lists, path),
            done=lambda opened: self._opened(path, opened),
            failed=lambda failure: self.refused.emit(failure_sentence(failure)),
        )

    def read_now(self) -> None:
        """Parse the text without delay."""
        self.pause.stop()
        self._is_stale = True
        text, name = self._field.toPlainText(), self.file_name
        asked, decks = self._format.asked(), self._dependencies.decks
        beside = None if self._is_pool else self._beside
        if not text.strip():
            self._dependencies.tasks.abandon(READ)
            self._was_read(ReadList())
            return
        self._dependencies.tasks.run(
            READ,
            lambda _: read_list(decks(), text, name, asked, beside),
            done=self._was_read,
            failed=self._not_read,
        )

    def read_again(self) -> None:
        """Parse the text again, as for another format or other cards."""
        if self.has_text:
            self.read_now()

    def hold_beside(self, beside: Beside) -> None:
        """Set the lists of the player's team, and the pool."""
        if beside != self._beside:
            self._beside = beside
            self.read_again()

    def take_for_pool(self, *, is_pool: bool) -> None:
        """Take the text for a pool, which isn't checked against a format, or a list."""
        if is_pool != self._is_pool:
            self._is_pool = is_pool
            self.read_again()

    def rename(self, written: str, name: str) -> bool:
        """Replace the card name `written` by `name`; return whether the text allows it."""
        lists, text = self._dependencies.decks().lists, self._field.toPlainText()
        mended = text_with_name(lists, text, self.file_name, written, name)
        if mended is None:
            return False
        self._field.take_text(mended)
        self.read_now()
        return True

    def settle(self, text: str) -> None:
        """Drop the remark on a line that was left out when the list was recorded."""
        self._of_file = tuple(each for each in self._of_file if each.text != text)
        self._field.document().setModified(True)
        self.went_on.emit()

    # -- internals

    def _text_changed(self) -> None:
        self.refused.emit("")
        if not self.has_text:
            self._of_file, self.file_name = (), ""
        self._is_stale = True
        self.pause.start()

    def _was_read(self, read: ReadList) -> None:
        self._is_stale = False
        self._read = read
        if read.fault is not None:
            self.refused.emit(fault_sentence(read.fault.fault, "", read.fault.place))
        self.went_on.emit()

    def _not_read(self, failure: EnvironmentFailure) -> None:
        self._was_read(ReadList())
        self.refused.emit(failure_sentence(failure))

    def _opened(self, path: Path, opened: OpenedFile) -> None:
        fault = opened.fault
        if fault is not None and fault.fault is ListFault.SEVERAL_PLAYERS:
            self.several.emit(path)
        elif fault is not None:
            self.refused.emit(fault_sentence(fault.fault, path.name, fault.place))
        elif not opened.decklist.has_cards and not opened.decklist.remarks:
            self.refused.emit(fault_sentence(ListFault.NO_CARDS, path.name))
        else:
            self._field.take_text(opened.text)
            self.file_name = path.name
            remarks = opened.decklist.remarks
            guessed = (each for each in remarks if each.remark is ListRemark.LETTERS_GUESSED)
            self._of_file = tuple(guessed)
            self.opened.emit(opened.decklist.player, path.stem.replace("_", " "))
            self.read_now()
