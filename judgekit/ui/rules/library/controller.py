"""Connects the library's view to the documents: files are read one after another, each is shown
before it is kept."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from judgekit.domain.rules.document_import import DocumentRefused, GivenFacts
from judgekit.ui.interface_words import interface_words
from judgekit.ui.rules.library.card_file_row import CardFileRow
from judgekit.ui.rules.library.carrying import EXPORTED, CarryingOver
from judgekit.ui.rules.library.meaning import keeping_words, removed_words, with_marks
from judgekit.ui.rules.library.view import LibraryView
from judgekit.ui.rules.marks.keeper import MarksKeeper
from judgekit.ui.runtime.card_file_keeper import is_card_file
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.rules_wording import edition_line
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.rules.library_rows import library_lines
from judgekit.views.words.imports import refusal_sentence

if TYPE_CHECKING:
    from judgekit.domain.rules.document import Document
    from judgekit.engine.failures import EnvironmentFailure
    from judgekit.engine.ports.documents import ImportProposal, StoredDocument


class LibraryController(QObject):
    """Owns the view; `opened` carries the id of a document to read, `left` leads back,
    `compare_wanted` asks for a comparison of the chosen document."""

    opened = Signal(str)
    compare_wanted = Signal()
    left = Signal()
    cards_wanted = Signal()
    """The cards are to be read."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        marks: MarksKeeper,
        today: Callable[[], datetime.date],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._documents = dependencies.documents
        self._messages = dependencies.messages
        self._marks = marks
        self._today = today
        self._before = self._documents.known()
        """The library before the change that is under way."""
        self._waiting: list[Path] = []
        self._count = 0
        self._source: Path | str | None = None
        """The file, or the id of the document, that is being read or was proposed."""
        self._proposal: ImportProposal | None = None
        self._new = ""
        """The id of the document that was just imported."""
        self._card_file = dependencies.card_file()
        self.card_file = CardFileRow(dependencies)
        self.view = LibraryView(dependencies.look, self.card_file)
        self._carrying = CarryingOver(dependencies, marks, self.view, today)
        self._connect()

    def show(self) -> None:
        """Take the documents anew, and look which card file is loaded."""
        self._card_file.refresh()
        self._documents.list_stored(self._show_lines, self._failed)

    def choose_files(self) -> None:
        """Ask for files to import."""
        paths, _ = QFileDialog.getOpenFileNames(
            self.view,
            self.tr("Import documents"),
            "",
            self.tr("Documents (*.pdf *.docx *.html *.htm *.md *.txt);;All files (*)"),
        )
        if paths:
            self.take([Path(path) for path in paths])

    def take(self, paths: Sequence[Path]) -> None:
        """Read files one after another; the library of another computer is asked about first, and
        card files are loaded at once."""
        libraries = [path for path in paths if path.name.endswith(EXPORTED)]
        card_files = [path for path in paths if is_card_file(path)]
        documents = [path for path in paths if path not in (*libraries, *card_files)]
        if card_files:
            self._card_file.load_all(card_files)
        if libraries:
            self._carrying.ask(libraries[0])
        self._waiting += documents
        self._count += len(documents)
        if documents and self._source is None:
            self._next()

    @property
    def chosen(self) -> Document | None:
        """The document that is chosen in the list."""
        row = self.view.list.document()
        return self._documents.known().document(row.id) if row is not None else None

    # -- inside

    def _connect(self) -> None:
        view, preview = self.view, self.view.preview
        view.import_wanted.connect(self.choose_files)
        view.open_wanted.connect(self.opened)
        view.compare_wanted.connect(self.compare_wanted)
        view.left.connect(self.left)
        self.card_file.opened.connect(self.cards_wanted)
        view.removal_wanted.connect(self._remove)
        view.read_again_wanted.connect(self._read_again)
        preview.accepted.connect(self._keep)
        preview.left.connect(self._cancel)
        preview.corrected.connect(self._correct)
        self._documents.changed.connect(lambda _: self.show())

    def _show_lines(self, stored: tuple[StoredDocument, ...]) -> None:
        day = self._today().isoformat()
        library = self._documents.known()
        self.view.show_lines(library_lines(library, stored, day), self._new)
        self._new = ""

    def _next(self) -> None:
        """Read the next file; without one put the preview away."""
        self._proposal = None
        if not self._waiting:
            self._source, self._count = None, 0
            self.view.show_preview(False)
            return
        path = self._waiting.pop(0)
        place = ""
        if self._count > 1:
            number = self._count - len(self._waiting)
            place = self.tr("{number} of {count}").format(number=number, count=self._count)
        self._begin(path, path.name, place)
        self._documents.propose(path, None, self._proposed, self._not_read)

    def _begin(self, source: Path | str, name: str, place: str = "") -> None:
        self._source = source
        self.view.show_preview(True)
        self.view.preview.show_reading(name, place)

    def _read_again(self, document: str) -> None:
        if self._source is None:
            row = self.view.list.document()
            self._begin(document, row.file_name or document if row else document)
            self._documents.read_again(document, None, self._proposed, self._not_read)

    def _correct(self, given: GivenFacts) -> None:
        """Read the same file with what the user says about it."""
        source = self._source
        self.view.preview.show_progress(self.tr("Reading…"))
        if isinstance(source, Path):
            self._documents.propose(source, given, self._proposed, self._not_read)
        elif source is not None:
            self._documents.read_again(source, given, self._proposed, self._not_read)

    def _proposed(self, found: ImportProposal | DocumentRefused) -> None:
        if isinstance(found, DocumentRefused):
            name = self._source.name if isinstance(self._source, Path) else str(self._source)
            words = refusal_sentence(found, name, interface_words())
            self.view.preview.show_refusal(words)
            return
        self._proposal = found
        library = self._documents.known()
        before = library.document(found.document.id) if found.replaces else None
        meaning = keeping_words(found, library, self._marks.now, self._today().isoformat())
        self.view.preview.show_proposal(found, before, meaning)

    def _keep(self) -> None:
        if self._proposal is not None and not self._documents.is_changing:
            preview = self.view.preview
            preview.show_keeping(0)
            self._before = self._documents.known()
            self._documents.keep(self._proposal, self._kept, self._not_kept, preview.show_keeping)

    def _kept(self, document: Document) -> None:
        kept = self._documents.known().document(document.id) or document
        words = self.tr("Imported: {document}").format(document=edition_line(kept))
        libraries, day = (self._before, self._documents.known()), self._today().isoformat()
        self._messages.say(with_marks(words, self._marks.now, libraries, day))
        self._new = document.id
        is_last = not self._waiting
        self._next()
        if is_last:
            self.opened.emit(document.id)

    def _cancel(self) -> None:
        self._documents.give_up_reading()
        self._next()

    def _remove(self, document: str) -> None:
        done = partial(self._removed, document)
        self._before = self._documents.known()
        self._documents.remove(document, done, self._failed)

    def _removed(self, document: str, removed: bool) -> None:
        if removed:
            now = self._documents.known()
            day = self._today().isoformat()
            words = removed_words(document, self._before, now, day)
            self._messages.say(with_marks(words, self._marks.now, (self._before, now), day))

    def _not_read(self, failure: EnvironmentFailure) -> None:
        self.view.preview.show_refusal(failure_sentence(failure))

    def _not_kept(self, failure: EnvironmentFailure) -> None:
        self.view.preview.show_failure(failure_sentence(failure))

    def _failed(self, failure: EnvironmentFailure) -> None:
        self._messages.say(failure_sentence(failure))
