"""Search as the user types, with the marks in the text and the counts for the outline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from judgekit.domain.rules.library import Library
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.rules.search_answer import Mark, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.queries.parsing import parse_query
from judgekit.views.rules.note_search import found_notes
from judgekit.views.rules.search_filter import SearchFilter

if TYPE_CHECKING:
    from judgekit.engine.ports.rules import RulesProvider
    from judgekit.ui.rules.results.pane import ResultsPane

PREVIEW_AFTER = 60
"""Milliseconds without a keystroke after which the text follows the first result."""


class Searching(QObject):
    """Searches at every keystroke; the text follows once typing pauses.

    Keystrokes already waiting are answered together, so that a held key or a slow machine never
    gets ahead of the list.
    """

    settled = Signal()
    """Typing paused: the text may follow the first result now."""
    found_changed = Signal(bool)
    """Whether a text is being searched for."""

    def __init__(
        self,
        rules_provider: RulesProvider,
        library: Library,
        filters: SearchFilter,
        make_pane: Callable[[], ResultsPane],
        marks: Callable[[], ReadingMarks],
    ) -> None:
        super().__init__()
        self._rules_provider = rules_provider
        self._library = library
        self._filters = filters
        self._make_pane = make_pane
        self._marks = marks
        self._made: ResultsPane | None = None
        self._query: Query | None = None
        self.text = ""
        self.answer = SearchAnswer("")
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self.search_again)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PREVIEW_AFTER)
        self._pause.timeout.connect(self.settled)

    @property
    def pane(self) -> ResultsPane:
        """The results pane, created on the first search."""
        if self._made is None:
            self._made = self._make_pane()
            self._made.filter_changed.connect(self.search_again)
        return self._made

    def type(self, text: str) -> None:
        """Search for a text that may be unfinished; an empty one ends the search."""
        self.text = text
        self._turn.start()

    def catch_up(self) -> None:
        """Search at once for a text that is still waiting."""
        if self._turn.isActive():
            self.search_again()

    def search_again(self) -> None:
        """Search for the same text again, as after a change of the filter."""
        self._turn.stop()
        text = self.text
        if text.strip():
            self._ask(parse_query(text, typing=True))
            if not self.answer.hits:
                # As a finished word it may be corrected as a typing error.
                self._ask(parse_query(text))
        elif self._made is None:
            return
        else:
            self._query, self.answer = None, SearchAnswer("")
        found = found_notes(self._marks(), self._query) if self._query is not None else ()
        absent = self._library.absent_number(self._query) if self._query is not None else None
        self.pane.show_answer(self._library, self.answer, found, absent)
        self.found_changed.emit(self._query is not None)
        self._pause.start()

    def take_library(self, library: Library) -> None:
        """Search another library for the same text, in the next turn, which the texts' own renewal
        doesn't wait for; the reader's text stays."""
        self._library = library
        QTimer.singleShot(0, self, self._search_beside)

    def read_in(self, languages: tuple[str, ...]) -> None:
        """Search again if the reading order has changed."""
        if languages != self._filters.languages:
            self._filters.languages = languages
            self._filters.reader = languages[0]
            self.search_again()
            self.stop_waiting()

    def forget_pause(self) -> None:
        """Stop the timer that lets the text follow: the search was given up."""
        self._turn.stop()
        self._pause.stop()

    def stop_waiting(self) -> None:
        """Stop the timer that lets the text follow: the reader made a choice."""
        self.catch_up()
        self._pause.stop()

    def show_current(self, reference: RuleReference) -> None:
        """Choose the result of the section that is read, or none if it isn't among them."""
        if self._made is not None and self._query is not None:
            self._made.list.show_current(reference)

    def marks_of(self, reference: RuleReference) -> tuple[Mark, ...]:
        """Return the marks of the search in a section."""
        return self._rules_provider.marks(self._query, reference) if self._query is not None else ()

    def counts(self, document: str) -> Mapping[str, int]:
        """Return the number of paragraphs found, by section of a document."""
        counts: dict[str, int] = {}
        for hit in self.answer.hits:
            for reference in (hit.reference, *hit.counterparts):
                if reference.document == document:
                    blocks = {mark.block for mark in self.marks_of(reference)}
                    counts[reference.ref] = max(1, len(blocks))
        return counts

    def _search_beside(self) -> None:
        if self._query is not None:
            self.search_again()
            self.stop_waiting()

    def _ask(self, query: Query) -> None:
        self._query = self._filters.applied_to(query)
        answer = self._rules_provider.search(self._query, reader=self._filters.reader)
        # For a number show every language, for words one hit per rule.
        self.answer = answer if self._query.number else answer.one_a_rule()
