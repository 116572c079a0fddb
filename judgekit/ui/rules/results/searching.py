"""What is typed becomes results; which are shown, marked in the text and counted in the outline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from judgekit.domain.rules.library import Library
from judgekit.domain.rules.query import Query
from judgekit.domain.rules.search_answer import Hit, Mark, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.queries.parsing import parse_query
from judgekit.ui.words.rules_wording import kind_name, place_words
from judgekit.views.rules.search_filter import SearchFilter

if TYPE_CHECKING:
    from judgekit.engine.ports.rules import RulesProvider
    from judgekit.ui.rules.results.pane import ResultsPane

PREVIEW_AFTER = 60
"""Milliseconds without a keystroke after which the text follows the first result."""
EXPLAIN_AFTER = 700
"""The same, after which it is said what a typing error was taken for."""


class Searching(QObject):
    """Asks the shelf at every keystroke; the text follows once the typing pauses.

    Keystrokes that are waiting already are answered together, so that a held key or a slow machine
    is never ahead of the list.
    """

    settled = Signal()
    """The typing paused: the text may follow the first result now."""
    found_changed = Signal(bool)
    """Whether there is anything typed to show results for."""

    def __init__(
        self,
        rules_provider: RulesProvider,
        library: Library,
        filters: SearchFilter,
        make_pane: Callable[[], ResultsPane],
    ) -> None:
        super().__init__()
        self._rules_provider = rules_provider
        self._library = library
        self._filters = filters
        self._make_pane = make_pane
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
        self._explain = QTimer(self)
        self._explain.setSingleShot(True)
        self._explain.setInterval(EXPLAIN_AFTER)
        self._explain.timeout.connect(self._tell_repairs)

    @property
    def pane(self) -> ResultsPane:
        """The list of results, made when something is first searched for."""
        if self._made is None:
            self._made = self._make_pane()
            self.setParent(self._made)
            self._made.filter_changed.connect(self.search_again)
        return self._made

    def type(self, text: str) -> None:
        """Search for a text that may be unfinished; none ends the search."""
        self.text = text
        self._turn.start()

    def catch_up(self) -> None:
        """Have what was typed last answered now."""
        if self._turn.isActive():
            self.search_again()

    def search_again(self) -> None:
        """Answer the same text anew, as after a change of what is searched."""
        self._turn.stop()
        text = self.text
        if text.strip():
            self._ask(parse_query(text, typing=True))
            if not self.answer.hits:
                # As a finished word it may be one with a typing error.
                self._ask(parse_query(text))
        elif self._made is None:
            return
        else:
            self._query, self.answer = None, SearchAnswer("")
        self.pane.show_answer(self._library, self.answer)
        self.found_changed.emit(self._query is not None)
        self._pause.start()
        self._explain.start()

    def stop_waiting(self) -> None:
        """The reader chose; the text needs not follow by itself any more."""
        self.catch_up()
        self._pause.stop()

    def marks_of(self, reference: RuleReference) -> tuple[Mark, ...]:
        """What of the search stands in a section."""
        return self._rules_provider.marks(self._query, reference) if self._query is not None else ()

    def counts(self, document: str) -> Mapping[str, int]:
        """For each section of a document that was found, in how many paragraphs."""
        counts: dict[str, int] = {}
        for hit in self.answer.hits:
            for reference in (hit.reference, *hit.counterparts):
                if reference.document == document:
                    blocks = {mark.block for mark in self.marks_of(reference)}
                    counts[reference.ref] = max(1, len(blocks))
        return counts

    def numbered(self, text: str) -> tuple[Hit, ...]:
        """The sections that a text names by number, the reader's first; none for words."""
        query = parse_query(text)
        if query.number is None:
            return ()
        answer = self._rules_provider.search(query, reader=self._filters.reader, limit=6)
        return tuple(hit for hit in answer.hits if hit.reference.ref == query.number)

    def words_and_form(self, hit: Hit) -> tuple[str, str]:
        """A numbered section in words (`MTR ES 2.6 Extensiones …`), and what to type for it."""
        document = self._library.document(hit.reference.document)
        if document is None:
            return hit.reference.ref, hit.reference.ref
        kind = kind_name(document.kind, document.title)
        place = place_words(self._library, hit.reference)
        words = f"{kind} {document.language.upper()} {place}"
        form = f"{kind.lower()} {hit.reference.ref}" if " " not in kind else hit.reference.ref
        if document.language != self._filters.reader:
            form += f" lang:{document.language}"
        return words, form

    @staticmethod
    def verb() -> str:
        """What Enter does with a number."""
        return QCoreApplication.translate("Searching", "Open")

    def _tell_repairs(self) -> None:
        """An unfinished word may be the beginning of a right one; a pause says it is finished."""
        if self._query is not None and self.answer.hits:
            finished = self._filters.applied_to(parse_query(self.text))
            answer = self._rules_provider.search(finished, reader=self._filters.reader, limit=1)
            self.pane.show_repairs(answer.repairs)

    def _ask(self, query: Query) -> None:
        self._query = self._filters.applied_to(query)
        answer = self._rules_provider.search(self._query, reader=self._filters.reader)
        # A number is asked for in every language, words for a rule.
        self.answer = answer if self._query.number else answer.one_a_rule()
