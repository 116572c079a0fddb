"""Chooses two editions, compares them in the background, and shows what changed."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QApplication

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure
from judgekit.ui.rules.compare.list_pane import ChangesPane
from judgekit.ui.rules.compare.paper import comparison_job, comparison_text
from judgekit.ui.rules.compare.view import CompareView
from judgekit.ui.rules.compare.words import count_words, edition_name, filter_words
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.ui.shell.parts.printing.preview import open_preview
from judgekit.ui.widgets.actions import Action
from judgekit.ui.words.wording import failure_sentence
from judgekit.views.rules.cited_sections import cited_sections
from judgekit.views.rules.edition_comparison import (
    ChangedSection,
    ChangeFilter,
    EditionComparison,
    comparable,
    compare_editions,
    edition_pair,
    pair_of,
    places_in,
)

TASK = "rules.compare"
translate = QCoreApplication.translate


class CompareController(QObject):
    """Two editions of the library; `pane` lists the changes, `view` shows their texts."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        library: Callable[[], Library],
        marks: Callable[[], ReadingMarks],
        leave: Callable[[], None],
        today: Callable[[], datetime.date],
    ) -> None:
        super().__init__()
        self._dependencies = dependencies
        self._library = library
        self._marks = marks
        self._leave = leave
        self._today = today
        self._pair: tuple[Document, Document] | None = None
        self._comparison: EditionComparison | None = None
        self._filter = ChangeFilter.ALL
        self._shown: tuple[ChangedSection, ...] = ()
        self._at = -1
        self.pane = ChangesPane(dependencies.look)
        self.view = CompareView(dependencies.look, self._actions())
        self.pane.chosen.connect(self._choose)
        self.pane.entered.connect(self.view.setFocus)
        self.pane.filter_chosen.connect(lambda name: self.filter_by(ChangeFilter(name)))
        self.pane.left.connect(leave)
        self.view.left.connect(leave)
        self.view.language_changed.connect(self._translate)
        self.view.edition_chosen.connect(self._take_edition)
        self.view.change_reached.connect(self._reached)

    def begin(self, near: Document | None) -> None:
        """Compare the editions chosen last, else the newest two of the document being read."""
        library = self._library()
        kept = self._pair
        if kept is not None and any(library.document(each.id) is not each for each in kept):
            kept = None
        if kept is not None and (near is None or near.kind == kept[0].kind):
            if self._comparison is not None:
                self._find_marks()
            return
        self._begin_with(edition_pair(library, near))

    def begin_with(self, document: Document) -> None:
        """Compare a document that was chosen with the one that took its place, or was before it."""
        self._begin_with(pair_of(self._library(), document))

    def compare(self, old: Document, new: Document) -> None:
        """Compare two editions in the background."""
        self._pair, self._comparison, self._at = (old, new), None, -1
        library = self._library()
        self._show_editions()
        names = {"old": edition_name(old), "new": edition_name(new)}
        self._say(self.tr("Comparing…"), self.tr("{old} and {new}").format(**names))
        self._dependencies.tasks.run(
            TASK,
            lambda _: compare_editions(library, old, new),
            done=self._show,
            failed=lambda failure: self._say(
                self.tr("The editions could not be compared"), failure_sentence(failure)
            ),
        )

    def filter_by(self, wanted: ChangeFilter) -> None:
        """Show only these changes."""
        self._filter = wanted
        self._show_filtered()

    def step(self, by: int) -> None:
        """Go to the next change, or back."""
        if self._shown:
            self._choose(min(max(self._at + by, 0), len(self._shown) - 1))

    def copy(self) -> None:
        """Copy the changes listed as text."""
        if self._comparison is not None and self._shown:
            text = comparison_text(self._comparison, self._shown)
            QApplication.clipboard().setText(text)
            count = self.tr("Copied: %n change(s)", "", len(self._shown))
            self._dependencies.messages.say(count)

    def print(self) -> None:
        """Open the preview of the changes listed."""
        if self._comparison is not None and self._shown:
            look, messages = self._dependencies.look, self._dependencies.messages
            job = comparison_job(look, self._comparison, self._shown)
            open_preview(look, messages, job, self.view)

    # -- inside

    def _begin_with(self, pair: tuple[Document, Document] | None) -> None:
        if pair is None:
            self._pair = self._comparison = None
            self._say(
                self.tr("There is only one edition here"),
                self.tr("Import another edition of a document to see what changed."),
            )
        else:
            self.compare(*pair)

    def _actions(self) -> tuple[Action, ...]:
        return (
            compare_action("compare.previous", "Shift+N", lambda: self.step(-1)),
            compare_action("compare.next", "N", lambda: self.step(1)),
            compare_action("compare.copy", "Y", self.copy),
            compare_action("compare.print", "Ctrl+P", self.print),
            compare_action("compare.leave", "Esc", self._leave),
        )

    def _choices(self, side: int) -> tuple[Document, ...]:
        """Return the editions that can stand at a side: all of the kind, newest first."""
        assert self._pair is not None
        library, here = self._library(), self._pair[side]
        others = (*comparable(library, here), here)
        return tuple(each for each in library.editions(here.kind) if each in others)

    def _take_edition(self, side: int, name: str) -> None:
        document = self._library().document(name)
        if self._pair is None or document is None:
            return
        old, new = self._pair
        other = new if side == 0 else old
        if document is other:
            old, new = new, old
        else:
            old, new = (document, new) if side == 0 else (old, document)
        self.compare(old, new)

    def _show(self, comparison: EditionComparison) -> None:
        self._comparison = comparison
        self._find_marks()
        if not _is_typed_somewhere():
            self.view.setFocus()

    def _find_marks(self) -> None:
        """Look up anew what is bookmarked and cited."""
        comparison, library, marks = self._comparison, self._library(), self._marks()
        if comparison is None:
            return
        sides = (comparison.old, comparison.new)
        marked = [each.reference for each in marks.bookmarks]
        marked += (each.reference for each in marks.notes)
        bookmarked = places_in(library, marked, sides)
        cited = places_in(library, cited_at_event(self._dependencies, library), sides)
        self._comparison = comparison.marked_for(bookmarked, cited)
        self._show_filtered()

    def _show_filtered(self) -> None:
        comparison = self._comparison
        if comparison is None:
            return
        before = self._shown[self._at].refs if 0 <= self._at < len(self._shown) else None
        self._shown = comparison.only(self._filter)
        refs = [each.refs for each in self._shown]
        self._at = refs.index(before) if before in refs else min(0, len(refs) - 1)
        self.pane.show_changes(comparison, self._filter)
        if self._shown:
            self.view.show_changes(comparison, self._shown, self._at)
            self.pane.show_current(self._at)
        elif comparison.sections:
            self.view.show_nothing(
                self.tr("No change here"),
                self.tr("Filter: {name}").format(name=filter_words(self._filter)),
            )
        else:
            self.view.show_nothing(count_words(0), "")

    def _choose(self, at: int) -> None:
        self._at = at
        self.view.show_change(at)
        self.pane.show_current(at)

    def _reached(self, at: int) -> None:
        """Follow the reader, who scrolled."""
        self._at = at
        self.view.show_place(at)
        self.pane.show_current(at)

    def _say(self, words: str, why: str) -> None:
        self._shown = ()
        self.pane.show_nothing(words, why)
        self.view.show_nothing(words, why)

    def _show_editions(self) -> None:
        if self._pair is None:
            return
        library, day = self._library(), self._today().isoformat()
        current = {library.current(each.kind, each.language, day) for each in self._pair}
        self.view.show_editions(self._pair, self._choices, current)

    def _translate(self) -> None:
        self._show_editions()
        if self._comparison is not None:
            self._show_filtered()


def cited_at_event(dependencies: ProgramDependencies, library: Library) -> Iterable[RuleReference]:
    """Return the sections that the penalties of the open event cite."""
    entered = dependencies.bridge.state.infractions.entered
    infractions = [each.issued.infraction for each in entered]
    if not infractions:
        return ()
    try:
        catalogue = dependencies.policy.catalogue()
    except EnvironmentFailure:
        return ()
    return tuple(cited_sections(infractions, catalogue, library))


def compare_action(name: str, key: str, run: Callable[[], object]) -> Action:
    """Return an action of the comparison, with its words."""
    return Action(name, partial(compare_words, name), key, run)


def compare_words(name: str) -> str:
    """Return the text of an action in the interface language."""
    words = {
        "compare.previous": translate("CompareActions", "Previous"),
        "compare.next": translate("CompareActions", "Next change"),
        "compare.copy": translate("CompareActions", "Copy the changes"),
        "compare.print": translate("CompareActions", "Print the changes"),
        "compare.leave": translate("CompareActions", "Back to the text"),
    }
    return words[name]


def _is_typed_somewhere() -> bool:
    """Whether the focus is where letters are typed: there they would become orders of this page."""
    focused = QApplication.focusWidget()
    accepts = Qt.WidgetAttribute.WA_InputMethodEnabled
    return focused is not None and focused.testAttribute(accepts)
