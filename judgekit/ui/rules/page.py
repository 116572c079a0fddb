"""The Rules page: outline and results at the left, the text in the middle."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from judgekit.domain.rules.library import Library
from judgekit.domain.rules.search_answer import Mark
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.aside_opener import AsideOpener
from judgekit.ui.rules.cards.place import CardsPlace
from judgekit.ui.rules.library.renewal import LibraryRenewal, ReadingParts
from judgekit.ui.rules.marks.following import follow_editions
from judgekit.ui.rules.marks.keeper import MarksKeeper
from judgekit.ui.rules.outline.pane import OutlinePane
from judgekit.ui.rules.page_actions import RulesActions
from judgekit.ui.rules.page_body import RulesBody
from judgekit.ui.rules.reading.aside import Aside
from judgekit.ui.rules.reading.controller import ReadingController
from judgekit.ui.rules.reading.find_in_text import FindInText
from judgekit.ui.rules.reading.kept_place import KeptPlace
from judgekit.ui.rules.reading.text_stage import Reader
from judgekit.ui.rules.results.searching import Searching
from judgekit.ui.runtime.preference_keeper import PreferenceKeeper
from judgekit.ui.shell.page import PageState, ProgramDependencies
from judgekit.ui.shell.parts.import_offer import begin_import
from judgekit.ui.widgets.actions import Action
from judgekit.views.rules.search_filter import SearchFilter
from judgekit.views.rules.search_history import SearchHistory

if TYPE_CHECKING:
    from judgekit.ui.rules.results.model import ResultRow
    from judgekit.ui.rules.results.pane import ResultsPane


class RulesPage(QObject):
    """The Rules page; implements `Page`. It connects search, outline, marks and text."""

    settled = Signal()
    """Typing paused, and text and outline show what was found."""

    def __init__(
        self,
        dependencies: ProgramDependencies,
        today: Callable[[], datetime.date] = datetime.date.today,
    ) -> None:
        super().__init__()
        self._dependencies = dependencies
        look = dependencies.look
        library = dependencies.rules_provider.library()
        self._today = today
        languages = dependencies.preferences.reading_order()
        self._filters = SearchFilter(languages, languages[0])
        self._keeper = MarksKeeper(
            *(dependencies.reading_marks, dependencies.messages, today, self),
            lambda: self._controller.library,
        )
        self._outline = OutlinePane(look)
        self._searching = Searching(
            dependencies.rules_provider,
            library,
            self._filters,
            self._make_results,
            lambda: self._keeper.now,
        )
        self._searching.setParent(self)
        self._history = SearchHistory()
        self._controller = ReadingController(
            look,
            library,
            self._keeper,
            lambda reference: marks_of(self._finding, self._searching, reference),
            Reader(dependencies.languages_at_table, today),
        )
        self._kept_place = KeptPlace(self._controller)
        self._finding = FindInText(look, self._controller)
        self._actions = RulesActions(
            dependencies, self._controller, self._keeper, self._finding, self._outline
        )
        self._actions.searches = lambda: self._history.searches
        others = self._actions.others
        self._cards = CardsPlace(dependencies, self._controller, others, self._searching)
        self.open_card = self._cards.open_card
        self._controller.add_bar({action.id: action for action in self._actions.actions()})
        self._aside = Aside(look, library, self._keeper.place_of)
        self._body = RulesBody(look, self._outline, self._controller, self._aside)
        self._aside_opener = AsideOpener(self._body, self._aside, self._controller)
        self._connect()
        # Qt disconnects the slots of a deleted object: the page is deleted with its widget.
        self.setParent(self._body)
        self._keeper.load()
        first = first_section(library, languages)
        if first is not None:
            self._controller.open(first)
        parts = ReadingParts(
            self._controller, self._outline, self._aside, self._searching, self._keeper
        )
        self._renewal = LibraryRenewal(dependencies, parts, others)
        dependencies.documents.changed.connect(self._renewal.take)
        self.manual_page, self.cards_named = others.manual_page, others.cards_named

    # -- the Page protocol

    def widget(self) -> QWidget:
        """See `Page`."""
        return self._body

    def actions(self) -> Sequence[Action]:
        """See `Page`."""
        return (*self._actions.actions(), *self._cards.actions())

    def state(self) -> PageState:
        """Return the current section, the searches and the outline's width."""
        current = self._controller.current
        place = {"document": current.document, "ref": current.ref} if current else {}
        is_current = bool(current and self._keeper.place_of(current).here == current)
        return {
            **place,
            "current": is_current,
            "searches": list(self._history.searches),
            "outline": self._body.outline_width,
        }

    def restore(self, state: Mapping[str, object]) -> None:
        """Open the section read last time, if it still exists.

        If its edition was the current one and no longer is, open it in the one that replaced it.
        """
        searches, width = state.get("searches"), state.get("outline")
        if isinstance(searches, list):
            self._history.restore(text for text in searches if isinstance(text, str))
        if isinstance(width, int):
            self._body.set_outline_width(width)
        document, ref = state.get("document"), state.get("ref")
        if isinstance(document, str) and isinstance(ref, str):
            self.open(RuleReference(document, ref))
            if state.get("current") is True:
                follow_editions(self._controller, self._keeper, self._dependencies.messages)

    def open(self, reference: RuleReference) -> None:
        """Open a section; one that is not in the library is ignored."""
        self._controller.open(reference)

    def focus(self) -> None:
        """Focus the text."""
        self._controller.setFocus()

    # -- the command bar

    def typed(self, text: str) -> bool:
        """Search as the user types, or at once for text typed before the page was shown."""
        if self._cards.takes(text):
            return True
        if text.strip() and not self._searching.text.strip():
            self._kept_place.keep()
        self._aside_opener.give_way()
        self._searching.type(text)
        if not self._body.isVisible():
            self._searching.catch_up()
            # The search settles in a moment and shows its own text.
            self._controller.stage.hold()
        return False

    def restore_place(self) -> None:
        """Return to where the reader was before typing, if nothing was opened since."""
        if not self._cards.restores() and self._kept_place.is_kept:
            self._searching.forget_pause()
            self._kept_place.restore()

    def show_found(self, text: str, reference: RuleReference, block: int) -> None:
        """Open a section found with this text, beside the other results."""
        self._cards.give_way()
        self.typed(text)
        self._searching.catch_up()
        self._enter(reference, block)

    def show_term(self, term: str) -> None:
        """Show a term in the glossary."""
        self._kept_place.forget()
        self._actions.show_term(term)

    def import_documents(self, paths: Sequence[Path]) -> None:
        """Show what these files would bring to the library; without any ask for files."""
        self._kept_place.forget()
        self._actions.others.import_documents(paths)

    def enter_results(self) -> None:
        """Focus the list of results, if anything was found."""
        self._kept_place.forget()
        self._searching.catch_up()
        if not self._cards.enters_list() and self._searching.text.strip():
            self._searching.pane.list.enter()

    # -- inside

    def _connect(self) -> None:
        self._searching.settled.connect(self._follow_search)
        self._controller.stage.menu_opening.connect(self._actions.fill_menu)
        self._searching.found_changed.connect(self._body.show_results)
        self._outline.section_chosen.connect(self._controller.open)
        self._outline.document_chosen.connect(self._actions.choose_document)
        self._actions.others.alone_wanted.connect(self._body.show_alone)
        self._controller.text_shown.connect(lambda shown: self._body.show_alone(False))
        self._aside.reference_followed.connect(self._controller.open)
        self._aside.import_wanted.connect(lambda: begin_import(self._dependencies))
        self._controller.absent.connect(self._dependencies.ask)
        self._controller.section_changed.connect(self._follow_reader)
        self._controller.stage.section_changed.connect(self._kept_place.forget)
        self._controller.whole_width_taken.connect(self._body.show_without_aside)
        self._controller.text_shown.connect(self._aside.show_about_text)
        self._controller.stage.side_by_side_changed.connect(self._body.show_side_by_side)
        self._keeper.changed.connect(lambda _: self._adorn_outline())
        preferences = self._dependencies.preferences
        preferences.changed.connect(lambda: self._searching.read_in(preferences.reading_order()))

    def _make_results(self) -> ResultsPane:
        from judgekit.ui.rules.results.pane import ResultsPane  # noqa: PLC0415  (first use)

        pane = ResultsPane(self._dependencies.look, self._filters)
        pane.previewed.connect(self._preview)
        pane.opened.connect(lambda row: self._enter(row.reference, row.block))
        pane.reader_chosen.connect(partial(read_first, self._dependencies.preferences))
        pane.import_wanted.connect(lambda: begin_import(self._dependencies))
        pane.left.connect(lambda: self._dependencies.ask(self._searching.text))
        self._body.take_results(pane)
        return pane

    def _follow_search(self) -> None:
        """Show the first result's text with its marks, and the counts in the outline."""
        row = self._searching.pane.list.current_row()
        if row is not None:
            self._preview(row)
        else:
            self._controller.stage.refresh()
        self._adorn_outline()
        self.settled.emit()

    def _preview(self, row: ResultRow) -> None:
        self._searching.stop_waiting()
        self._controller.open(row.reference, row.block, passing=True)

    def _enter(self, reference: RuleReference, block: int = 0) -> None:
        self._kept_place.forget()
        self._searching.stop_waiting()
        self._history.remember(self._searching.text)
        self._controller.open(reference, block)
        self._controller.setFocus()

    def _follow_reader(self, reference: RuleReference) -> None:
        """Show the current section in the outline and aside."""
        document = self._controller.library.document(reference.document)
        if document is None or self._controller.current is None:
            return
        if not self._outline.shows(document):
            self._outline.show_document(self._controller.library, document)
            self._adorn_outline()
        is_old = document.id in self._controller.library.outdated(self._today().isoformat())
        self._filters.open_text = document.id if is_old else ""
        self._outline.view.show_current(reference)
        self._searching.show_current(reference)
        self._aside.show_section(reference)

    def _adorn_outline(self) -> None:
        """Show hits and the reader's marks in the outline."""
        outline = self._outline.view.outline
        self._aside.show_marks(self._keeper.now)
        if outline.document is not None:
            outline.show_hits(self._searching.counts(outline.document.id))
            outline.show_marks(*self._keeper.marked_in(outline.document.id))


def marks_of(
    finding: FindInText, searching: Searching, reference: RuleReference
) -> tuple[Mark, ...]:
    """Return the marks in a section: of the find bar while it is open, else of the search."""
    return (finding if finding.is_open else searching).marks_of(reference)


def read_first(preferences: PreferenceKeeper, language: str) -> None:
    """Move a language to the front of the reading order."""
    rest = tuple(code for code in preferences.reading_order() if code != language)
    preferences.change(reading_languages=(language, *rest))


def first_section(library: Library, languages: Sequence[str]) -> RuleReference | None:
    """Return where a new reader starts: the MTR in their first language, else any text."""
    ranked = sorted(
        (document for document in library.documents if document.sections),
        key=lambda document: (
            document.kind != "mtr",
            languages.index(document.language) if document.language in languages else 99,
        ),
    )
    return RuleReference(ranked[0].id, ranked[0].sections[0].ref) if ranked else None
