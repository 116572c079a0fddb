"""The Rules page: outline and results at the left, the text in the middle."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QWidget

from judgekit.domain.rules.query import Query, parse_query
from judgekit.domain.rules.search_answer import Hit, Mark, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.commands import RulesCommands
from judgekit.ui.rules.marks_keeper import MarksKeeper
from judgekit.ui.rules.outline_pane import OutlinePane
from judgekit.ui.rules.page_body import PageBody
from judgekit.ui.rules.reading_desk import ReadingDesk
from judgekit.ui.rules.results_model import ResultRow
from judgekit.ui.rules.results_pane import ResultsPane
from judgekit.ui.rules.search_filter import SearchFilter
from judgekit.ui.rules.wording import kind_name, short_number
from judgekit.ui.shell.actions import Action
from judgekit.ui.shell.page import PageState, Proposal, Services

PREVIEW_AFTER = 60
"""Milliseconds without a keystroke after which the text follows the first result."""


class RulesPage(QObject):
    """Puts the parts together: what is typed becomes results, what is chosen is read."""

    def __init__(
        self, services: Services, today: Callable[[], datetime.date] = datetime.date.today
    ) -> None:
        super().__init__()
        self._services = services
        self._library = services.shelf.library()
        languages = services.preferences.reading_order()
        self._filters = SearchFilter(languages, languages[0])
        self._typed = ""
        self._query: Query | None = None
        self._answer = SearchAnswer("")
        self._keeper = MarksKeeper(services.reading_marks, services.messages, today, self)
        self._outline = OutlinePane(services.look)
        self._results = ResultsPane(services.look, self._filters)
        self._desk = ReadingDesk(
            services.look,
            self._library,
            self._keeper,
            self._marks_of,
            services.preferences.reading_order,
        )
        self._commands = RulesCommands(services.look, self._desk, self._keeper, services.messages)
        self._desk.add_bar({action.id: action for action in self._commands.actions()})
        self._body = PageBody(services.look, self._outline, self._results, self._desk)
        self._preview = QTimer(self, singleShot=True, interval=PREVIEW_AFTER)
        self._connect()
        self._keeper.load()
        self._open_first()

    # -- the contract of a page

    def widget(self) -> QWidget:
        """See `Page`."""
        return self._body

    def actions(self) -> Sequence[Action]:
        """See `Page`."""
        return self._commands.actions()

    def state(self) -> PageState:
        """The section that is read."""
        current = self._desk.current
        return {"document": current.document, "ref": current.ref} if current else {}

    def restore(self, state: Mapping[str, object]) -> None:
        """Open the section that was read last time, where it still exists."""
        document, ref = state.get("document"), state.get("ref")
        if isinstance(document, str) and isinstance(ref, str):
            self._desk.open(RuleReference(document, ref))

    def focus(self) -> None:
        """The keyboard goes to the text."""
        self._desk.setFocus()

    # -- the command bar

    def typed(self, text: str) -> None:
        """Search as it is typed; the text follows once the typing pauses."""
        self._typed = text
        if text.strip():
            self._query = self._filters.applied_to(parse_query(text, typing=True))
            self._answer = self._services.shelf.search(self._query, reader=self._filters.reader)
        else:
            self._query, self._answer = None, SearchAnswer("")
        self._results.show_answer(self._library, self._answer)
        self._body.show_results(self._query is not None)
        self._preview.start()

    def proposals(self, text: str) -> Sequence[Proposal]:
        """A number opens its section."""
        query = parse_query(text)
        if query.number is None:
            return ()
        answer = self._services.shelf.search(query, reader=self._filters.reader, limit=3)
        return [
            proposal
            for hit in answer.hits
            if hit.reference.ref == query.number and (proposal := self._proposal(hit)) is not None
        ]

    def enter_results(self) -> None:
        """The keyboard goes into the list, or stays where nothing was found."""
        if self._answer.hits:
            self._results.list.setFocus()

    # -- inside

    def _connect(self) -> None:
        self._preview.timeout.connect(self._show_preview)
        self._outline.section_chosen.connect(self._desk.open)
        self._outline.document_chosen.connect(self._choose_document)
        self._results.previewed.connect(lambda row: self._open_row(row, passing=True))
        self._results.opened.connect(self._enter_row)
        self._results.filter_changed.connect(lambda: self.typed(self._typed))
        self._results.reader_chosen.connect(self._read_in)
        self._results.left.connect(lambda: self._services.ask(self._typed))
        self._desk.section_changed.connect(self._follow)
        self._desk.side_by_side_changed.connect(self._body.show_side_by_side)
        self._keeper.changed.connect(lambda _: self._show_marks())

    def _open_first(self) -> None:
        """The tournament rules in the first language the reader wants, else any text."""
        documents = self._library.documents
        order = self._filters.languages
        ranked = sorted(
            (document for document in documents if document.sections),
            key=lambda item: (
                item.kind != "mtr",
                order.index(item.language) if item.language in order else len(order),
            ),
        )
        if ranked:
            self._desk.open(RuleReference(ranked[0].id, ranked[0].sections[0].ref))

    def _show_preview(self) -> None:
        """Show the first result's text with its marks, and the counts in the outline."""
        row = self._results.list.current_row()
        if row is not None:
            self._open_row(row, passing=True)
        else:
            self._desk.refresh()
        self._count_hits()

    def _open_row(self, row: ResultRow, *, passing: bool) -> None:
        self._preview.stop()
        self._desk.open(row.reference, row.block, passing=passing)

    def _enter_row(self, row: ResultRow) -> None:
        self._open_row(row, passing=False)
        self._desk.setFocus()

    def _choose_document(self, name: str) -> None:
        document = self._library.document(name)
        if document is None:
            return
        current = self._desk.current
        here = self._library.alignment.counterpart(current, name) if current else None
        ref = here.ref if here and here.ref else document.sections[0].ref
        self._desk.open(RuleReference(name, ref))

    def _read_in(self, language: str) -> None:
        order = self._services.preferences.reading_order()
        rest = tuple(code for code in order if code != language)
        self._services.preferences.change(reading_languages=(language, *rest))

    def _follow(self, reference: RuleReference) -> None:
        """Let the outline show where the reader is."""
        document = self._library.document(reference.document)
        if document is None:
            return
        if self._outline.view.outline.document is not document:
            self._outline.show_document(self._library, document)
            self._show_marks()
            self._count_hits()
        self._outline.view.show_current(reference)

    def _show_marks(self) -> None:
        document = self._outline.view.outline.document
        if document is not None:
            marks = self._keeper.now
            self._outline.view.outline.show_marks(
                frozenset(
                    m.reference.ref for m in marks.bookmarks if m.reference.document == document.id
                ),
                frozenset(
                    n.reference.ref for n in marks.notes if n.reference.document == document.id
                ),
            )

    def _count_hits(self) -> None:
        """Tell the outline how many paragraphs of each section have what was searched."""
        document = self._outline.view.outline.document
        if document is None:
            return
        counts: dict[str, int] = {}
        for hit in self._answer.hits:
            for reference in (hit.reference, *hit.counterparts):
                if reference.document == document.id:
                    marks = self._marks_of(reference)
                    counts[reference.ref] = max(1, len({mark.block for mark in marks}))
        self._outline.view.outline.show_hits(counts)

    def _marks_of(self, reference: RuleReference) -> tuple[Mark, ...]:
        if self._query is None:
            return ()
        return self._services.shelf.marks(self._query, reference)

    def _proposal(self, hit: Hit) -> Proposal | None:
        document = self._library.document(hit.reference.document)
        section = self._library.section(hit.reference)
        if document is None or section is None:
            return None
        kind = kind_name(document.kind, document.title)
        number = short_number(section, document.language)
        place = " ".join(part for part in (kind, document.language.upper(), number) if part)
        return Proposal(
            title=f"{place} {section.title or ''}".strip(),
            form=f"{kind.lower()} {number}",
            verb=QCoreApplication.translate("RulesPage", "Open"),
            run=lambda: self._desk.open(hit.reference),
        )
