"""The Rules page takes another library without a restart, and stays where the reader was."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject

from judgekit.domain.rules.following import Standing
from judgekit.domain.rules.joining import HandChange
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.marks.following import follow_editions
from judgekit.ui.rules.marks.keeper import MarksKeeper
from judgekit.ui.rules.other_views import OtherViews
from judgekit.ui.rules.outline.pane import OutlinePane
from judgekit.ui.rules.reading.aside import Aside
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.rules.results.searching import Searching
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.words.wording import failure_sentence


class ReadingParts(NamedTuple):
    """What shows texts of the library."""

    controller: ReadingController
    outline: OutlinePane
    aside: Aside
    searching: Searching
    keeper: MarksKeeper


class LibraryRenewal(QObject):
    """Hands a changed library to everything on the page that shows it."""

    def __init__(
        self, dependencies: ProgramDependencies, parts: ReadingParts, others: OtherViews
    ) -> None:
        super().__init__(parts.controller)
        self._dependencies = dependencies
        self._parts = parts
        self._others = others
        parts.controller.stage.counterpart_chosen.connect(self._set_counterpart)

    def _set_counterpart(self, reference: RuleReference, document: str, ref: str | None) -> None:
        messages = self._dependencies.messages

        def done(change: HandChange | None) -> None:
            if change is None:
                words = self.tr("The pairs of texts that come with the program can't be changed.")
                messages.say(words)
                return
            if change.before == change.after:
                messages.say(self.tr("Counterpart set"))
                return
            self._parts.keeper.remember(partial(self._put_back, change))
            messages.say(self.tr("Counterpart set"), self._parts.keeper.undo)

        self._dependencies.documents.set_counterpart(
            reference, document, ref, done, lambda failure: messages.say(failure_sentence(failure))
        )

    def _put_back(self, change: HandChange) -> None:
        messages = self._dependencies.messages

        def done(is_put_back: bool) -> None:
            messages.say(
                self.tr("The counterpart is as it was before")
                if is_put_back
                else self.tr("The counterpart stays: it was changed again since")
            )

        self._dependencies.documents.put_back_counterpart(
            change, done, lambda failure: messages.say(failure_sentence(failure))
        )

    def take(self, library: Library) -> None:
        """Show this library; section and scroll position stay, or the section's counterpart.

        Who read the current edition goes on in the one that is current now.
        """
        controller, outline, aside, searching, keeper = self._parts
        stage = controller.stage
        current, top = stage.view.current, stage.view.rows.position
        before = controller.library
        other = controller.other_view
        was_current = current is not None and keeper.place_of(current).standing is Standing.CURRENT
        controller.library = library
        stage.take_library(library)
        aside.take_library(library)
        searching.take_library(library)
        self._others.take_library(library)
        place = current and _place_in(library, before, current)
        if place is not None and (other is None or place != current):
            # Behind another view the text is laid out when the reader comes back to it.
            stage.show_section(place)
            if place == current:
                stage.view.rows.show_row(*top)
        if was_current:
            follow_editions(controller, keeper, self._dependencies.messages)
            place = stage.view.current
        document = library.document(place.document) if place is not None else None
        if document is not None and other is None:
            outline.show_document(library, document)
            controller.section_changed.emit(place)
        else:
            outline.take_library(library)
            controller.show_state()


def _place_in(library: Library, before: Library, place: RuleReference) -> RuleReference | None:
    """The section, or its counterpart where its document is gone; None for an empty library."""
    if library.section(place) is not None:
        return place
    document = library.document(place.document)
    if document is not None and document.sections:
        return RuleReference(document.id, document.sections[0].ref)
    kept = before.document(place.document)
    for other in before.counterparts(place) if kept is not None else ():
        if other.ref and library.section(there := RuleReference(other.document, other.ref)):
            return there
    first = next((each for each in library.documents if each.sections), None)
    return RuleReference(first.id, first.sections[0].ref) if first is not None else None
