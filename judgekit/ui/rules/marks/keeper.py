"""The reader's bookmarks and notes: every change is saved at once and can be undone."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from judgekit.domain.rules.following import Followed, FollowedMarks, follow
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import Note, ReadingMarks
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.runtime.messages import Messages
from judgekit.ui.words.wording import failure_sentence

if TYPE_CHECKING:
    from judgekit.engine.ports.preferences import ReadingMarksStore

BANNER = "reading-marks"


class _Before(NamedTuple):
    """The marks before a change, and the place it was made; `elsewhere` undoes what was changed
    beside the marks instead."""

    marks: ReadingMarks
    place: RuleReference | None
    elsewhere: Callable[[], None] | None = None


class MarksKeeper(QObject):
    """Bookmarks and notes; if saving fails they are kept in memory, and a banner offers a retry.

    With a `library`, they also stand at the counterparts in the current editions; what is changed
    there is the mark where it was made.
    """

    changed = Signal(object)
    """The `RuleReference` whose marks changed, None for all of them."""

    def __init__(
        self,
        store: ReadingMarksStore,
        messages: Messages,
        today: Callable[[], date],
        parent: QObject | None = None,
        library: Callable[[], Library] | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._followed: tuple[ReadingMarks, Library, date, FollowedMarks] | None = None
        self._store = store
        self._messages = messages
        self._today = today
        self._readable = False
        self._before: list[_Before] = []
        self.now = ReadingMarks()

    def load(self) -> None:
        """Load the stored marks and merge those made meanwhile; a banner shows a failure."""
        try:
            stored = self._store.load()
        except EnvironmentFailure as failure:
            self._messages.stand(BANNER, partial(failure_sentence, failure), self.load)
            return
        self._messages.withdraw(BANNER)
        self._readable = True
        made_meanwhile = self.now
        self.now = stored.marks
        for bookmark in made_meanwhile.bookmarks:
            if not self.now.is_bookmarked(bookmark.reference):
                self.now = self.now.toggle_bookmark(bookmark.reference, bookmark.made_on)
        for note in made_meanwhile.notes:
            self.now = self.now.write_note(note.reference, note.text, note.written_on)
        if self.now != stored.marks:
            self._save()
        if stored.set_aside:
            self._messages.stand(BANNER, partial(self._damaged_words, stored.set_aside))
        self.changed.emit(None)

    def is_bookmarked(self, reference: RuleReference) -> bool:
        """Whether a bookmark stands at the section."""
        return self.now.is_bookmarked(self._bookmark_at(reference))

    def note_on(self, reference: RuleReference) -> Note | None:
        """Return the note that stands at the section, or None; it says where it was written."""
        return self.now.note_on(self._note_at(reference))

    def marked_in(self, document: str) -> tuple[frozenset[str], frozenset[str]]:
        """Return the `ref`s of a document's sections with a bookmark, and of those with a note."""
        followed = self._follow()
        if followed is not None:
            return followed.bookmarked_in(document), followed.noted_in(document)
        bookmarked = (mark.reference for mark in self.now.bookmarks)
        noted = (note.reference for note in self.now.notes)
        return (
            frozenset(item.ref for item in bookmarked if item.document == document),
            frozenset(item.ref for item in noted if item.document == document),
        )

    def toggle_bookmark(self, reference: RuleReference, place: str) -> None:
        """Set or remove the section's bookmark; `place` names the section in the message."""
        origin = self._bookmark_at(reference)
        after = self.now.toggle_bookmark(origin, self._today())
        said = (
            self.tr("Bookmark set: {place}")
            if after.is_bookmarked(origin)
            else self.tr("Bookmark removed: {place}")
        )
        self._take(after, reference if origin == reference else None, said.format(place=place))

    def write_note(self, reference: RuleReference, text: str, place: str) -> None:
        """Save the text as the section's note; an empty text removes the note."""
        origin = self._note_at(reference)
        after = self.now.write_note(origin, text, self._today())
        if after is self.now:
            self.changed.emit(reference)
            return
        said = (
            self.tr("Note saved: {place}")
            if after.note_on(origin)
            else self.tr("Note removed: {place}")
        )
        self._take(after, reference if origin == reference else None, said.format(place=place))

    def merge(self, marks: ReadingMarks) -> None:
        """Add the marks of another library; undoing what was done before keeps them."""
        self._before = [each._replace(marks=each.marks.merged(marks)) for each in self._before]
        self.now = self.now.merged(marks)
        self._save()
        self.changed.emit(None)

    def remember(self, undo: Callable[[], None]) -> None:
        """Have `undo` called in its turn: the reader has changed something else on the page."""
        self._before.append(_Before(self.now, None, undo))

    def undo(self) -> None:
        """Undo the last change, if any."""
        if not self._before:
            return
        before = self._before.pop()
        if before.elsewhere is not None:
            before.elsewhere()
            return
        self.now = before.marks
        self._save()
        self.changed.emit(before.place)

    def place_of(self, reference: RuleReference) -> Followed:
        """Return where a section stands in the current edition."""
        if self._library is None:
            return Followed(reference, reference)
        return follow(self._library(), reference, self._today().isoformat())

    def _bookmark_at(self, reference: RuleReference) -> RuleReference:
        followed = self._follow()
        return followed.bookmark_at(reference) if followed else reference

    def _note_at(self, reference: RuleReference) -> RuleReference:
        followed = self._follow()
        return followed.note_at(reference) if followed else reference

    def _follow(self) -> FollowedMarks | None:
        """Return where the marks stand now, looked up anew when they, library or day changed."""
        if self._library is None:
            return None
        library, today = self._library(), self._today()
        kept = self._followed
        if kept is None or kept[0] is not self.now or kept[1] is not library or kept[2] != today:
            marks = FollowedMarks(self.now, library, today.isoformat())
            kept = self._followed = (self.now, library, today, marks)
        return kept[3]

    def _take(self, after: ReadingMarks, reference: RuleReference | None, said: str) -> None:
        self._before.append(_Before(self.now, reference))
        self.now = after
        self._save()
        self._messages.say(said, self.undo)
        self.changed.emit(reference)

    def _damaged_words(self, path: str) -> str:
        text = self.tr("Bookmarks and notes were damaged. The file is kept at {path}.")
        return text.format(path=path)

    def _save(self) -> None:
        if not self._readable:
            return
        try:
            self._store.save(self.now)
        except EnvironmentFailure as failure:
            self._messages.stand(BANNER, partial(failure_sentence, failure), self._save)
        else:
            self._messages.withdraw(BANNER)
