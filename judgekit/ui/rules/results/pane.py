"""The list of results: count, filters, hits, and suggestions where nothing was found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QListView,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from judgekit.domain.rules.changes import AbsentNumber
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.search_answer import Repair, SearchAnswer
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.queries.parsing import parse_query
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.rules.results.delegate import ResultsDelegate
from judgekit.ui.rules.results.model import ResultRow, ResultsModel, note_row, result_row
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.rules_wording import brief_name, menu_words
from judgekit.ui.words.wording import own_language_name
from judgekit.views.rules.note_search import FoundNote
from judgekit.views.rules.search_filter import SearchFilter
from judgekit.views.words.editions import absent_number

NOTES_AFTER = 3
"""The reader's own notes come after that many hits."""
TIGHT = 300
"""Width below which the head takes two lines."""


class ResultsList(QListView):
    """The list of hits; Up and Down preview, Enter opens.

    Esc, or Up on the first row, returns to the command bar.
    """

    opened = Signal(QModelIndex)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Set a viewport of our own: to return Qt's own, PySide would load all widget classes.
        self.setViewport(QWidget())
        self.results = ResultsModel(self)
        self._delegate = ResultsDelegate(look, self)
        self.setModel(self.results)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.clicked.connect(self.opened)
        look.changed.connect(self._redress)

    def show_rows(self, rows: tuple[ResultRow, ...], *, choosing: bool = True) -> None:
        """Replace the rows and choose the first, if `choosing`; no signal is emitted."""
        self._delegate.forget()
        quiet = self.selectionModel().blockSignals(True)
        self.results.show_rows(rows)
        if rows and choosing:
            self.setCurrentIndex(self.results.index(0, 0))
        self.selectionModel().blockSignals(quiet)
        self.scrollToTop()

    def show_current(self, reference: RuleReference) -> None:
        """Choose the first row of that section, none if it has no row; no signal is emitted."""
        row = self.current_row()
        if row is not None and row.reference == reference:
            return
        references = [row.reference for row in self.results.rows]
        at = references.index(reference) if reference in references else -1
        quiet = self.selectionModel().blockSignals(True)
        self.setCurrentIndex(self.results.index(at, 0) if at >= 0 else QModelIndex())
        self.selectionModel().blockSignals(quiet)
        self.viewport().update()

    def enter(self) -> None:
        """Focus the list; the first row is chosen if none is."""
        self.setFocus()
        if self.current_row() is None and self.results.rows:
            self.setCurrentIndex(self.results.index(0, 0))

    def current_row(self) -> ResultRow | None:
        """Return the chosen row."""
        row = self.currentIndex().row()
        return self.results.rows[row] if 0 <= row < len(self.results.rows) else None

    def _redress(self) -> None:
        self._delegate.forget()
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (*ENTER, Qt.Key.Key_Space):
            self.opened.emit(self.currentIndex())
        elif key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Up and self.currentIndex().row() <= 0):
            self.left.emit()
        elif event.text() and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)


class ResultsPane(QWidget):
    """Shows an answer; emits the row previewed or opened, and changes of the filter."""

    previewed = Signal(object)
    """A `ResultRow` that was chosen."""
    opened = Signal(object)
    """A `ResultRow` that was clicked, or on which Enter was pressed."""
    filter_changed = Signal()
    reader_chosen = Signal(str)
    left = Signal()
    import_wanted = Signal()

    def __init__(self, look: Look, filters: SearchFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._filters = filters
        self._library: Library | None = None
        self._answer = SearchAnswer("")
        self._repairs: tuple[Repair, ...] = ()
        self._absent: AbsentNumber | None = None
        self.list = ResultsList(look, self)
        self._count = Label(look, bold=True)
        self._document = Button(look, kind=ButtonKind.QUIET, opens_menu=True)
        self._language = Button(look, kind=ButtonKind.QUIET, opens_menu=True)
        self._repair = Label(look, size="small", token="attention", wraps=True)
        self._empty = EmptyState(look)
        self.get = Button(look, icon="plus")
        """Imports the document that a number is of."""
        self.get.clicked.connect(self.import_wanted)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._empty)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self._document.clicked.connect(self._choose_document)
        self._language.clicked.connect(self._choose_language)
        self.list.opened.connect(lambda _: self._tell(self.opened))
        self.list.selectionModel().currentChanged.connect(lambda *_: self._tell(self.previewed))
        self.list.left.connect(self.left)
        self.retranslate()

    def show_answer(
        self,
        library: Library,
        answer: SearchAnswer,
        notes: Sequence[FoundNote] = (),
        absent: AbsentNumber | None = None,
    ) -> None:
        """Show the hits, best first, with the first one chosen; after the best, the reader's notes.

        Where words were corrected, none is chosen: the text then stays where it is. `absent` is a
        number that no text has.
        """
        self._library, self._answer, self._repairs = library, answer, answer.repairs
        self._absent = absent
        documents = {hit.reference.document for hit in answer.hits}
        documents |= {found.note.reference.document for found in notes}
        tagged = len(documents) > 1
        number = parse_query(answer.query).number
        rows = [result_row(library, hit, tagged=tagged, number=number) for hit in answer.hits]
        own = [note_row(library, found, tagged=tagged) for found in notes]
        shown = (*rows[:NOTES_AFTER], *own, *rows[NOTES_AFTER:])
        rows_shown = tuple(row for row in shown if row is not None)
        self.list.show_rows(rows_shown, choosing=not answer.repairs)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        count = len(self.list.results.rows)
        self._count.setText(self.tr("%n section(s)", "", count))
        self.list.setAccessibleName(self.tr("Search results"))
        self._stack.setCurrentIndex(0 if count else 1)
        remarks: list[str] = []
        nothing, instead = self.tr("No results"), ""
        if self._absent is not None:
            nothing, instead = absent_number(self._absent, interface_words())
            # A bare `40` that is found in the texts was hardly meant as a section's number.
            if "." in self._absent.number or self._answer.query.strip() != self._absent.number:
                remarks += [nothing, instead] if instead else [nothing]
        self._empty.set_words(nothing, instead or self._what_to_try())
        self.get.set_words(self.tr("Import…"), name=self.tr("Import a document"))
        self.get.setVisible(self._absent is not None and bool(self._absent.kind))
        remarks += [self._repaired(repair) for repair in self._repairs]
        self._repair.setText(" ".join(remarks))
        self._repair.setVisible(bool(remarks) and count > 0)
        document = self._library.document(self._filters.document) if self._library else None
        self._document.set_words(
            brief_name(document) if document else self.tr("All documents"),
            name=self.tr("Document to search in"),
        )
        code = self._filters.reader.upper()
        only = self.tr("{language} only").format(language=code)
        self._language.set_words(
            only if self._filters.only_reader else code, name=self.tr("Language to read in")
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the count above the filters where large text requires it."""
        super().resizeEvent(event)
        tight = self.width() < self._look.theme.px(TIGHT)
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.TopToBottom if tight else direction.LeftToRight)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    # -- inside

    def _lay_out(self) -> None:
        filters = QHBoxLayout()
        filters.setSpacing(0)
        filters.addWidget(self._document)
        filters.addWidget(self._language)
        self._head.addWidget(self._count)
        self._head.addStretch(1)
        self._head.addLayout(filters)
        offer = QVBoxLayout()
        scaled = ScaledLayouts(self._look, self)
        scaled.keep(self._head, (16, 8, 8, 8), 4)
        scaled.keep(self._repair, (16, 0, 16, 8))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(self._repair)
        scaled.keep(offer, (16, 0, 16, 8), 0)
        offer.addWidget(self.get, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(offer)
        column.addWidget(Hairline(self._look))
        column.addWidget(self._stack, 1)

    def _tell(self, signal: SignalInstance) -> None:
        row = self.list.current_row()
        if row is not None:
            signal.emit(row)

    def _repaired(self, repair: Repair) -> str:
        used = ", ".join(self.tr("“{word}”").format(word=word) for word in repair.used)
        return self.tr("No results for “{typed}”; showing {used}.").format(
            typed=repair.typed, used=used
        )

    def _what_to_try(self) -> str:
        if self._filters.document or self._filters.only_reader:
            return self.tr("Search all documents and languages, or try fewer words.")
        return self.tr("Try fewer words, or a number such as 2.6.")

    def _choose_document(self) -> None:
        from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu  # noqa: PLC0415  (rarely)

        menu = ChoiceMenu(self)
        choices = [("", self.tr("All documents"))]
        if self._library is not None:
            choices += [(item.id, menu_words(item)) for item in self._library.documents]
        for value, words in choices:
            action = menu.add_choice(words, chosen=value == self._filters.document)
            action.triggered.connect(lambda _=False, value=value: self._filter(document=value))
        menu.popup(self._document.mapToGlobal(self._document.rect().bottomLeft()))

    def _choose_language(self) -> None:
        from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu  # noqa: PLC0415  (rarely)

        menu = ChoiceMenu(self)
        for code in self._filters.languages:
            words = own_language_name(code)
            action = menu.add_choice(words, chosen=code == self._filters.reader)
            action.triggered.connect(lambda _=False, code=code: self._read_in(code))
        menu.addSeparator()
        only = menu.addAction(self.tr("Search in this language only"))
        only.setCheckable(True)
        only.setChecked(self._filters.only_reader)
        only.triggered.connect(lambda checked: self._filter(only_reader=checked))
        menu.popup(self._language.mapToGlobal(self._language.rect().bottomLeft()))

    def _filter(self, *, document: str | None = None, only_reader: bool | None = None) -> None:
        if document is not None:
            self._filters.document = document
        if only_reader is not None:
            self._filters.only_reader = only_reader
        self.retranslate()
        self.filter_changed.emit()

    def _read_in(self, code: str) -> None:
        self.reader_chosen.emit(code)
        self.retranslate()
