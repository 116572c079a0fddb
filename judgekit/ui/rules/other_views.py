"""The views shown in place of a text: cards, glossary, bookmarks, library, comparison of
editions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.marks.keeper import MarksKeeper
from judgekit.ui.rules.marks.named_cards import cards_in_notes
from judgekit.ui.rules.outline.pane import (
    BOOKMARKS,
    CARDS,
    COMPARE,
    GLOSSARY,
    LIBRARY,
    OutlinePane,
)
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.cards.cards_here import CardsHere

if TYPE_CHECKING:
    from judgekit.ui.rules.compare.controller import CompareController
    from judgekit.ui.rules.glossary.letter_list import LetterList
    from judgekit.ui.rules.glossary.view import GlossaryView
    from judgekit.ui.rules.library.controller import LibraryController
    from judgekit.ui.rules.marks.list_view import MarksList


class OtherViews(QObject):
    """Creates each view on first use and shows it; the outline shows which is open."""

    alone_wanted = Signal(bool)
    """Whether the view takes the outline's place too."""
    cards_wanted = Signal()

    def __init__(
        self,
        dependencies: ProgramDependencies,
        controller: ReadingController,
        keeper: MarksKeeper,
        outline: OutlinePane,
    ) -> None:
        super().__init__(controller)
        self._dependencies = dependencies
        self._controller = controller
        self._keeper = keeper
        self._outline = outline
        self.glossary: GlossaryView | None = None
        self.letters: LetterList | None = None
        self.bookmarks: MarksList | None = None
        self.library: LibraryController | None = None
        self.comparison: CompareController | None = None
        self._is_from_library = False
        """Whether the comparison was begun in the library."""
        keeper.changed.connect(lambda _: self._refresh_bookmarks())

    def cards_named(self) -> CardsHere:
        """Return what the note says in which cards may be named."""
        return cards_in_notes(self._keeper, self._controller, self.bookmarks)

    def choose(self, name: str) -> None:
        """Open a document by its id, at the current section's counterpart, or a view by name."""
        if name == GLOSSARY:
            self.show_glossary()
        elif name == BOOKMARKS:
            self.show_bookmarks()
        elif name == LIBRARY:
            self.show_library()
        elif name == COMPARE:
            self.show_comparison()
        elif name == CARDS:
            self.cards_wanted.emit()
        else:
            self._open_document(name)

    def show_glossary(self) -> None:
        """Show the glossary."""
        order = self._dependencies.preferences.reading_order()
        if self.glossary is None:
            from judgekit.ui.rules.glossary.view import GlossaryView  # noqa: PLC0415  (first use)

            words = self._dependencies.rules_provider.glossary()
            self.glossary = GlossaryView(
                self._dependencies.look, self._controller.library, words, order
            )
            self.glossary.reference_followed.connect(self._controller.open)
            self.glossary.left.connect(self._leave)
            self.letters = self._letters_of(self.glossary)
        self.glossary.read_in(order)
        self._controller.show_other(self.glossary)
        self._outline.show_other(GLOSSARY, self.letters)
        self._controller.setFocus()

    def show_bookmarks(self) -> None:
        """Show all bookmarks and notes."""
        if self.bookmarks is None:
            from judgekit.ui.rules.marks.list_view import MarksList  # noqa: PLC0415  (first use)

            self.bookmarks = MarksList(
                self._dependencies.look, self._controller.library, self._keeper.place_of
            )
            self.bookmarks.opened.connect(self._controller.open)
        self.bookmarks.show_marks(self._keeper.now)
        self._controller.show_other(self.bookmarks)
        self._outline.show_other(BOOKMARKS)
        self._controller.setFocus()

    def manual_page(self) -> str:
        """Return the name of the manual's page about what is shown."""
        shown = self._controller.other_view
        return "library" if self.library is not None and shown is self.library.view else "rules"

    def show_library(self) -> None:
        """Show the documents of the library."""
        if self.library is None:
            from judgekit.ui.rules.library.controller import LibraryController  # noqa: PLC0415

            made = LibraryController(
                self._dependencies, self._keeper, self._controller.stage.reader.today, self
            )
            made.opened.connect(self._open_document)
            made.compare_wanted.connect(self.show_comparison)
            made.left.connect(self._leave)
            made.cards_wanted.connect(self.cards_wanted)
            self.library = made
        self._controller.show_other(self.library.view)
        self._outline.show_other(LIBRARY)
        self.alone_wanted.emit(True)
        self.library.show()
        self._controller.setFocus()

    def import_documents(self, paths: Sequence[Path]) -> None:
        """Show what these files would bring to the library; without any ask for files."""
        self.show_library()
        assert self.library is not None
        if paths:
            self.library.take(paths)
        else:
            self.library.choose_files()

    def show_cards(self, view: QWidget, pane: QWidget) -> None:
        """Show the cards, with their list in the outline's place."""
        self._controller.show_other(view, whole=True, own_way=True)
        self._outline.show_other(CARDS, pane)

    def load_cards(self) -> None:
        """Ask for a card file, in the library, or stop loading one."""
        self.show_library()
        assert self.library is not None
        self.library.card_file.bar.load_or_stop()

    def take_library(self, library: Library) -> None:
        """Show another library in the views that were created."""
        if self.glossary is not None:
            self.glossary.take_library(library)
        if self.bookmarks is not None:
            self.bookmarks.take_library(library)

    def show_comparison(self) -> None:
        """Show what changed between two editions: of the document read, or those chosen last; in
        the library, of the document chosen there."""
        library, stage = self._controller.library, self._controller.stage
        chosen = self.library.chosen if self.library is not None else None
        self._is_from_library = (
            self.library is not None and self._controller.other_view is self.library.view
        )
        if self.comparison is None:
            from judgekit.ui.rules.compare.controller import CompareController  # noqa: PLC0415

            self.comparison = CompareController(
                self._dependencies,
                lambda: self._controller.library,
                lambda: self._keeper.now,
                self._leave_comparison,
                stage.reader.today,
            )
            self.comparison.setParent(self)
            self.comparison.view.reference_followed.connect(self._controller.open)
        current = stage.view.current
        self._controller.show_other(self.comparison.view, whole=True)
        self._outline.show_other(COMPARE, self.comparison.pane)
        if self._is_from_library and chosen is not None:
            self.comparison.begin_with(chosen)
        else:
            self.comparison.begin(library.document(current.document) if current else None)
        self._controller.setFocus()

    @property
    def compares(self) -> CompareController | None:
        """The comparison while it is shown."""
        shown = self.comparison is not None and (
            self._controller.other_view is self.comparison.view
        )
        return self.comparison if shown else None

    def step_changes(self, by: int) -> None:
        """Go to the next change of the comparison, or back, while it is shown."""
        if self.compares is not None:
            self.compares.step(by)

    def _letters_of(self, glossary: GlossaryView) -> LetterList:
        from judgekit.ui.rules.glossary.letter_list import LetterList  # noqa: PLC0415  (first use)

        letters = LetterList(self._dependencies.look)
        letters.setAccessibleName(glossary.rows.accessibleName())
        letters.show_letters(glossary.letters())
        letters.show_current(next(iter(glossary.letters()), ""))
        letters.letter_chosen.connect(glossary.show_letter)
        letters.left.connect(glossary.rows.setFocus)
        glossary.letters_changed.connect(letters.show_letters)
        glossary.letter_reached.connect(letters.show_current)
        return letters

    def _leave_comparison(self) -> None:
        if self._is_from_library:
            self.show_library()
        else:
            self._leave()

    def _leave(self) -> None:
        self._controller.step_back()
        self._controller.setFocus()

    def _refresh_bookmarks(self) -> None:
        if self.bookmarks is not None:
            self.bookmarks.show_marks(self._keeper.now)

    def _open_document(self, name: str) -> None:
        library = self._controller.library
        document = library.document(name)
        if document is None or not document.sections:
            return
        current = self._controller.stage.view.current
        there = library.alignment.counterpart(current, name).ref if current else None
        if current is not None and current.document == name:
            there = current.ref
        self._controller.open(RuleReference(name, there or document.sections[0].ref))
