"""Carry the library to another computer and back, as one file."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from judgekit.domain.rules.document_import import DocumentRefused
from judgekit.domain.rules.following import moved_marks
from judgekit.ui.interface_words import interface_words
from judgekit.ui.rules.library.view import LibraryView
from judgekit.ui.rules.marks.keeper import MarksKeeper
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.following_words import moved_words
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.words.imports import brought_lines, refusal_sentence

if TYPE_CHECKING:
    from judgekit.engine.failures import EnvironmentFailure
    from judgekit.engine.ports.documents import CarriedLibrary

EXPORTED = ".judgekit-library"
"""How the name of an exported library ends."""


class CarryingOver(QObject):
    """Exports the library with the reader's marks; asks before another one is added to it."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        marks: MarksKeeper,
        view: LibraryView,
        today: Callable[[], datetime.date],
    ) -> None:
        super().__init__(view)
        self._documents = dependencies.documents
        self._messages = dependencies.messages
        self._marks = marks
        self._view = view
        self._today = today
        self._file: Path | None = None
        self._before = self._documents.known()
        """The library before the other one is added."""
        view.export_wanted.connect(self._export)
        view.bring_wanted.connect(self._choose)
        view.question.accepted.connect(lambda _: self._bring())
        view.question.left.connect(self._forget)

    def ask(self, path: Path) -> None:
        """Ask before the library of another computer is added."""
        words = self.tr(
            "The documents, bookmarks and notes of {file} are added to yours; of the same document "
            "the one imported later stays."
        )
        question = self._view.question
        question.leave()
        self._file = path
        sentence = words.format(file=path.name)
        question.ask(sentence, yes=self.tr("Import"), no=self.tr("Cancel"), is_ready=True)

    def _export(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self._view,
            self.tr("Export the library"),
            f"judgekit-{self._today().isoformat()}{EXPORTED}",
            self._filter(),
        )
        if path:
            done = partial(self._exported, path)
            self._documents.export(Path(path), self._marks.now, done, self._failed)

    def _exported(self, path: str, count: int) -> None:
        words = self.tr("%n document(s) exported to {file}, with bookmarks and notes", "", count)
        self._messages.say(words.format(file=Path(path).name))

    def _choose(self) -> None:
        title = self.tr("Import a library")
        path, _ = QFileDialog.getOpenFileName(self._view, title, "", self._filter())
        if path:
            self.ask(Path(path))

    def _filter(self) -> str:
        return self.tr("Libraries (*{suffix});;All files (*)").format(suffix=EXPORTED)

    def _forget(self) -> None:
        self._file = None

    def _bring(self) -> None:
        path = self._file
        if path is not None:
            self._view.question.leave()
            self._before = self._documents.known()
            done = partial(self._brought, path.name)
            self._messages.say(self.tr("Importing {file}…").format(file=path.name))
            self._documents.bring(path, done, self._failed, lambda part: None)

    def _brought(self, name: str, found: CarriedLibrary | DocumentRefused) -> None:
        words = interface_words()
        if isinstance(found, DocumentRefused):
            self._messages.say(refusal_sentence(found, name, words))
            return
        now, day = self._documents.known(), self._today().isoformat()
        moved = moved_words(moved_marks(self._marks.now, self._before, now, day))
        self._marks.merge(found.marks)
        self._messages.say(" ".join(filter(None, (*brought_lines(found, words), moved))))

    def _failed(self, failure: EnvironmentFailure) -> None:
        self._messages.say(failure_sentence(failure))
