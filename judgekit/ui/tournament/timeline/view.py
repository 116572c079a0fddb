"""The timeline of the tournament, with undo and notes."""

from __future__ import annotations

from collections.abc import Iterator, Set
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QListView,
    QVBoxLayout,
    QWidget,
)

from judgekit.domain.setup.events import NoteWritten
from judgekit.engine.timeline import Timeline
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.printing.job import DocumentJob
from judgekit.ui.tournament.timeline.delegate import (
    MARGIN,
    TimelineDelegate,
    table_width,
    time_width,
)
from judgekit.ui.tournament.timeline.kind_button import KindButton
from judgekit.ui.tournament.timeline.model import TimelineModel
from judgekit.ui.tournament.timeline.printing import timeline_job
from judgekit.ui.tournament.timeline.rows import TimelineFilter, TimelineRow
from judgekit.ui.widgets.actions import ENTER
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.inline_question import InlineQuestion
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.rows.rows_model import ROW
from judgekit.views.cards.cards_here import CardsHere

FILTER_WIDTH, WIDEST, ONE_LINE, TIGHT = 240, 1200, 1000, 600
LEAST_LIST = 120
"""Least height of the list with its headers, in design pixels."""
EARLIER_KEY = "Shift+N"
ACROSS, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
DOWN = (Qt.Key.Key_Down, *ENTER)


class TimelineView(QWidget):
    """View of the timeline.

    `undo_asked` carries the chosen step, `undo_wanted` its id and the reason given, `note_wanted`
    the text of a note.
    """

    undo_asked = Signal(object)
    undo_wanted = Signal(str, str)
    note_wanted = Signal(str)
    correction_wanted = Signal()
    earlier_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._asked = ""
        self.model = TimelineModel(self)
        self.list = _TimelineList(look, self.model)
        self._count = ElidedLabel(look, bold=True)
        self.filter = _FilterField(look)
        self.kinds = KindButton(look)
        self._note, self._undo = Button(look, icon="note"), Button(look, icon="undo")
        self._correct = Button(look, icon="pencil")
        self._earlier = Button(look, icon="history")
        self._heads = tuple(Label(look, size="small", token="text-muted") for _ in range(4))
        self.question = InlineQuestion(look, has_field=True, kind=ButtonKind.FILLED)
        self.note_field = InlineQuestion(look, has_field=True, kind=ButtonKind.FILLED)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._redress()

    def follow(self, timeline: Timeline | None, waiting: Set[str] = frozenset()) -> None:
        """Show another timeline, or none; steps `waiting` as in `catch_up`."""
        self.question.leave()
        self.model.follow(timeline)
        self.model.catch_up(timeline, waiting)
        _choose_first(self.list)
        self._tell()

    def catch_up(self, timeline: Timeline | None, waiting: Set[str] = frozenset()) -> None:
        """Show the steps recorded since; what is chosen, and what is seen below the newest ones,
        stays where it is. Those `waiting` aren't confirmed by the other laptops."""
        chosen = self.chosen_step()
        with self.list.held_in_place():
            self.model.catch_up(timeline, waiting)
        if chosen != self.chosen_step():
            _choose_step(self.list, self.model, chosen)
        _choose_first(self.list)
        self._tell()

    def choose_newest(self) -> None:
        """Choose the newest step, unless an undo is being confirmed."""
        if not self.question.isVisible():
            self.list.setCurrentIndex(self.model.index(0, 0))

    def take_focus(self) -> None:
        """Focus the open question, or the list."""
        for asked in (self.question, self.note_field):
            if asked.isVisible():
                asked.field.setFocus()
                return
        self.list.setFocus()

    def ask_to_undo(self, *, step: str = "") -> None:
        """Ask whether, and why, to take the chosen step, or the one of that id, back; or to put it
        back, if it was."""
        if step:
            _choose_step(self.list, self.model, step)
        row = self.list.chosen()
        if row is None or step not in ("", row.step.id):
            self.question.hide()
        else:
            self.note_field.leave()
            self._asked = row.step.id
            is_back = not row.step.counts
            sentence = self.tr("Put back: {what}") if is_back else self.tr("Undo: {what}")
            self.question.ask(
                sentence.format(what=self.model.rows.named(row.step)),
                yes=self.tr("Put back") if is_back else self.tr("Undo this"),
                no=self.tr("Cancel"),
                field=self.tr("Reason (optional); shown in the timeline"),
            )
            self.undo_asked.emit(row.step)
            in_sight = partial(self.list.scrollTo, self.list.currentIndex())
            QTimer.singleShot(0, self, in_sight)

    def chosen_step(self) -> str:
        """Return the id of the chosen step, empty if none is."""
        row = self.list.chosen()
        return row.step.id if row is not None else ""

    def ask_for_note(self) -> None:
        """Show the field for a note."""
        self.question.leave()
        self.note_field.ask(
            self.tr("Note"),
            yes=self.tr("Save note"),
            no=self.tr("Cancel"),
            field=self.tr("Write a note"),
        )

    def job(self, event: str) -> DocumentJob:
        """Return what is shown, on paper."""
        return timeline_job(self._look, event, self._count.text(), self.model.shown_rows())

    def retranslate(self) -> None:
        """Set the texts in the current language."""
        self.filter.setPlaceholderText(self.tr("Words or table"))
        self.filter.setAccessibleName(self.tr("Show only entries with these words or this table"))
        self.kinds.retranslate()
        self._note.set_words(self.tr("Note"), key="N")
        self._undo.set_words(self.tr("Undo this"), key="U")
        self._correct.set_words(self.tr("Correct"), key="E")
        self._earlier.set_words(
            self.tr("Add earlier entry"),
            key=EARLIER_KEY,
            name=self.tr("Enter what happened earlier"),
        )
        self.list.setAccessibleName(self.tr("Timeline, newest first"))
        words = (self.tr("Time"), self.tr("Table"), self.tr("What happened"), self.tr("By"))
        for label, text in zip(self._heads, words, strict=True):
            label.setText(text)
        chosen = self.chosen_step()
        self.model.speak_anew()
        _choose_step(self.list, self.model, chosen)
        _choose_first(self.list)
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redress()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Resize):
            self._make_room()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- inside

    def _lay_out(self) -> None:
        self._bar = QWidget()
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._bar)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._tools, self._narrowing = QBoxLayout(ACROSS), QHBoxLayout()
        self._changing = QHBoxLayout()
        self._narrowing.addWidget(self.filter, 1)
        self._narrowing.addWidget(self.kinds)
        self._narrowing.addStretch()
        for button in (self._note, self._earlier, self._correct, self._undo):
            self._changing.addWidget(button)
        self._tools.addLayout(self._narrowing, 1)
        self._tools.addLayout(self._changing)
        self._head.addWidget(self._count, 1)
        self._head.addLayout(self._tools)
        self._heads_row = QHBoxLayout()
        for place, label in enumerate(self._heads):
            self._heads_row.addWidget(label, 1 if place == 2 else 0)
        self._inner = QWidget()
        self._body = QVBoxLayout(self._inner)
        self._body.addWidget(self._bar)
        self._body.addLayout(self._heads_row)
        self._body.addWidget(Hairline(self._look, token="line-strong"))
        self._body.addWidget(self.list, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.question)
        column.addWidget(self.note_field)
        column.addWidget(self._inner, 1)

    def _connect(self) -> None:
        self._look.changed.connect(self._redress)
        self.filter.textChanged.connect(lambda _: self._narrow())
        self.filter.left.connect(self.list.setFocus)
        self.kinds.chosen.connect(self._narrow)
        self._note.clicked.connect(self.ask_for_note)
        self._undo.clicked.connect(self.ask_to_undo)
        self._correct.clicked.connect(self.correction_wanted)
        self._earlier.clicked.connect(self.earlier_wanted)
        self.question.accepted.connect(lambda why: self.undo_wanted.emit(self._asked, why))
        self.question.keep_language(lambda: self.ask_to_undo(step=self._asked))
        self.note_field.keep_language(self.ask_for_note)
        self.note_field.accepted.connect(self.note_wanted)
        for asked in (self.question, self.note_field):
            asked.left.connect(self.list.setFocus)
            asked.installEventFilter(self)

    def cards_named(self) -> CardsHere:
        """Return the note that is chosen, in which cards may be named."""
        row = self.list.chosen()
        events = row.step.events if row is not None and not self.note_field.isVisible() else ()
        notes = (each.text for each in events if isinstance(each, NoteWritten))
        return CardsHere(text="\n".join(notes))

    def _narrow(self) -> None:
        self.model.narrow(TimelineFilter(self.filter.text(), self.kinds.kind))
        _choose_first(self.list)
        self._tell()

    def _tell(self) -> None:
        total, shown = self.model.total(), self.model.shown()
        words = self.tr("%n entry(ies)", "", total)
        if shown != total:
            words = self.tr("{shown} of %n entry(ies)", "", total).format(shown=shown)
        self._count.setText(words)

    def _make_room(self) -> None:
        """Let the filters give way to an open question where the list would have no room."""
        asked = [each for each in (self.question, self.note_field) if not each.isHidden()]
        taken = sum(max(each.height(), each.sizeHint().height()) for each in asked)
        needed = taken + self._bar.sizeHint().height() + self._look.theme.px(LEAST_LIST)
        self._bar.setVisible(not asked or needed <= self.height())

    def _redress(self) -> None:
        theme = self._look.theme
        margin = theme.measure("page-margin")
        self._body.setContentsMargins(margin, theme.px(16), margin, 0)
        self._body.setSpacing(theme.px(8))
        self._inner.setMaximumWidth(theme.px(WIDEST + 48))
        is_wide = self.width() >= theme.px(ONE_LINE)
        self._head.setDirection(ACROSS if is_wide else BELOW)
        self._tools.setDirection(BELOW if self.width() < theme.px(TIGHT) else ACROSS)
        for row in (self._head, self._tools, self._narrowing, self._changing):
            row.setSpacing(theme.px(8))
        self.filter.setMaximumWidth(theme.px(FILTER_WIDTH))
        self._heads_row.setContentsMargins(theme.px(MARGIN), 0, theme.px(MARGIN), 0)
        self._heads_row.setSpacing(0)
        self._heads[0].setFixedWidth(time_width(theme))
        self._heads[1].setFixedWidth(table_width(theme))
        self._make_room()


class _TimelineList(QListView):
    def __init__(self, look: Look, model: TimelineModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(TimelineDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self.doItemsLayout)

    def chosen(self) -> TimelineRow | None:
        """Return the row that is chosen."""
        row: TimelineRow | None = self.currentIndex().data(ROW)
        return row

    @contextmanager
    def held_in_place(self) -> Iterator[None]:
        """Keep in sight what is seen, where the newest steps have been scrolled away."""
        bar, model = self.verticalScrollBar(), self.model()
        rows, place = model.rowCount(), bar.value()
        yield
        if place > 0:
            more = (model.rowCount() - rows) * self.sizeHintForRow(0)
            self.doItemsLayout()
            bar.setValue(max(0, place + more))

    def keyboardSearch(self, search: str) -> None:
        """Ignore: letters are actions here, not a search."""


class _FilterField(TextField):
    """Down, Enter and Esc move the focus to the list; Esc also clears the field."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        elif event.key() in DOWN:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _choose_step(shown: QListView, model: TimelineModel, step: str) -> None:
    """Choose a step, if it is shown."""
    at = model.row_of(step) if step else -1
    if at >= 0:
        shown.setCurrentIndex(model.index(at, 0))


def _choose_first(shown: QListView) -> None:
    """Choose the first row, if none is chosen and there is one."""
    if not shown.currentIndex().isValid() and shown.model().rowCount():
        shown.setCurrentIndex(shown.model().index(0, 0))
