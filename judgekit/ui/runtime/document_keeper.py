"""The library's documents as the window changes them: everything is done in the background."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.runtime.lazy import Lazy
from judgekit.ui.runtime.tasks import Report, TaskRunner

if TYPE_CHECKING:
    from judgekit.domain.rules.document import Document
    from judgekit.domain.rules.document_import import DocumentRefused, GivenFacts
    from judgekit.domain.rules.joining import HandChange
    from judgekit.domain.rules.library import Library
    from judgekit.domain.rules.reading_marks import ReadingMarks
    from judgekit.domain.shared.rule_reference import RuleReference
    from judgekit.engine.ports.documents import (
        CarriedLibrary,
        DocumentImports,
        ImportProposal,
        StoredDocument,
    )
    from judgekit.engine.ports.rules import RulesProvider

T = TypeVar("T")
Failed = Callable[[EnvironmentFailure], None]
READING, CHANGING, LISTING = "read a document", "change the library", "list the library"
"""Topics of the tasks: a newer one takes the place of an older one."""


class DocumentKeeper(QObject):
    """Reads, keeps and removes documents; the callbacks run on the UI thread."""

    changed = Signal(object)
    """The `Library` as it is now."""

    def __init__(
        self,
        make_imports: Callable[[RulesProvider], DocumentImports],
        rules: RulesProvider,
        tasks: TaskRunner,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._imports = Lazy(partial(make_imports, rules))
        self._rules = rules
        self._tasks = tasks

    @property
    def is_changing(self) -> bool:
        """Whether a change of the library is under way."""
        return self._tasks.is_busy(CHANGING)

    def known(self) -> Library:
        """The library as it is now."""
        return self._rules.library()

    def propose(
        self,
        path: Path,
        given: GivenFacts | None,
        done: Callable[[ImportProposal | DocumentRefused], None],
        failed: Failed,
    ) -> None:
        """Read a file."""
        self._read(lambda: self._imports().propose(path, given), done, failed)

    def read_again(
        self,
        document: str,
        given: GivenFacts | None,
        done: Callable[[ImportProposal | DocumentRefused], None],
        failed: Failed,
    ) -> None:
        """Read the kept file of an imported document."""
        self._read(lambda: self._imports().read_again(document, given), done, failed)

    def give_up_reading(self) -> None:
        """Drop what is being read."""
        self._tasks.abandon(READING)

    def keep(
        self,
        proposal: ImportProposal,
        done: Callable[[Document], None],
        failed: Failed,
        progress: Report,
    ) -> None:
        """Keep what was proposed, and prepare the search for it."""
        self._change(lambda report: self._imports().keep(proposal, report), done, failed, progress)

    def remove(self, document: str, done: Callable[[bool], None], failed: Failed) -> None:
        """Remove an imported document."""
        self._change(lambda report: self._imports().remove(document), done, failed)

    def set_counterpart(
        self,
        reference: RuleReference,
        document: str,
        ref: str | None,
        done: Callable[[HandChange | None], None],
        failed: Failed,
    ) -> None:
        """Set by hand which section of a document is a section's counterpart."""
        self._change(
            lambda report: self._imports().set_counterpart(reference, document, ref), done, failed
        )

    def put_back_counterpart(
        self, change: HandChange, done: Callable[[bool], None], failed: Failed
    ) -> None:
        """Undo what was set by hand."""
        self._change(lambda report: self._imports().put_back_counterpart(change), done, failed)

    def bring(
        self,
        path: Path,
        done: Callable[[CarriedLibrary | DocumentRefused], None],
        failed: Failed,
        progress: Report,
    ) -> None:
        """Take the documents of an exported library."""

        self._change(
            lambda report: _or_refusal(lambda: self._imports().bring(path, report)),
            done,
            failed,
            progress,
        )

    def export(
        self, path: Path, marks: ReadingMarks, done: Callable[[int], None], failed: Failed
    ) -> None:
        """Write the imported documents and these marks to one file."""
        self._tasks.run(
            "export the library",
            lambda report: self._imports().export(path, marks),
            done=done,
            failed=failed,
        )

    def list_stored(
        self, done: Callable[[tuple[StoredDocument, ...]], None], failed: Failed
    ) -> None:
        """List the files of all documents."""
        self._tasks.run(LISTING, lambda report: self._imports().stored(), done=done, failed=failed)

    def _read(
        self,
        propose: Callable[[], ImportProposal],
        done: Callable[[ImportProposal | DocumentRefused], None],
        failed: Failed,
    ) -> None:
        self._tasks.run(READING, lambda report: _or_refusal(propose), done=done, failed=failed)

    def _change(
        self,
        work: Callable[[Report], T],
        done: Callable[[T], None],
        failed: Failed,
        progress: Report | None = None,
    ) -> None:
        def tell(result: T) -> None:
            self.changed.emit(self.known())
            done(result)

        self._tasks.run(CHANGING, work, done=tell, failed=failed, progress=progress)


def _or_refusal(act: Callable[[], T]) -> T | DocumentRefused:
    """Return what came of reading a file, or why it was refused."""
    from judgekit.domain.rules.document_import import DocumentRefused  # noqa: PLC0415  (first use)

    try:
        return act()
    except DocumentRefused as refused:
        return refused
