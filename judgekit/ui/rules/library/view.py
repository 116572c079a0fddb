"""The library as a view of the Rules page: its documents, and at the right what a file would
bring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from judgekit.ui.look import Look
from judgekit.ui.rules.library.card_file_row import CardFileRow
from judgekit.ui.rules.library.preview import ImportPreview
from judgekit.ui.rules.library.rows import ColumnHead, LibraryList
from judgekit.ui.rules.library.wording import import_words, title_words
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.inline_question import InlineQuestion
from judgekit.ui.widgets.labels import ElidedLabel, Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.views.rules.library_rows import LibraryLine, LibraryRow

PREVIEW, LEAST_LIST, WIDEST = 376, 440, 1120
"""Widths of the preview and, least and most, of the list, in design pixels."""
LEAST_HINT = 320
"""Height in design pixels below which the list needs the room of the hint."""
READ_AGAIN_KEY = Qt.Key.Key_F5
COMPARE_KEY = "E"
"""Bound by the page; it compares wherever the reader is."""


class LibraryView(QWidget):
    """Emits what is wanted; a narrow one shows the preview in place of the list."""

    import_wanted = Signal()
    open_wanted = Signal(str)
    compare_wanted = Signal()
    """The chosen document is to be compared with another edition."""
    read_again_wanted = Signal(str)
    removal_wanted = Signal(str)
    """The user was asked and said yes."""
    export_wanted = Signal()
    bring_wanted = Signal()
    left = Signal()

    def __init__(self, look: Look, card_file: CardFileRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._card_file = card_file
        self._title = Label(look, size="title", bold=True)
        self._count = ElidedLabel(look, token="text-muted")
        self.compare = Button(look, icon="columns", kind=ButtonKind.QUIET)
        self.import_ = Button(look, icon="plus")
        self.list = LibraryList(look)
        self._head = ColumnHead(look, self.list)
        self.question = InlineQuestion(look, has_field=False, kind=ButtonKind.OUTLINED)
        self.open = Button(look, kind=ButtonKind.QUIET)
        self.again = Button(look, kind=ButtonKind.QUIET)
        self.remove = Button(look, kind=ButtonKind.QUIET)
        self.carry = Button(look, kind=ButtonKind.QUIET, opens_menu=True)
        self._hint = Label(look, size="small", token="text-muted", wraps=True)
        self.preview = ImportPreview(look)
        self._asked: LibraryRow | None = None
        self._lay_out()
        self._connect()
        self.retranslate()
        self.preview.hide()
        self.setFocusProxy(self.list)

    def show_lines(self, lines: Sequence[LibraryLine], choose: str = "") -> None:
        """Show these documents and choose one by its id; without one the chosen one stays."""
        row = self.list.document()
        self.list.show_rows(lines)
        self.list.choose(choose or (row.id if row else ""))
        self._head.update()
        self._tell()

    def show_preview(self, shown: bool) -> None:
        """Show or hide what a file would bring."""
        had_focus = self.preview.isAncestorOf(QApplication.focusWidget() or self)
        self.preview.setVisible(shown)
        self._share()
        if not shown and (had_focus or not self.list.hasFocus()):
            self.list.setFocus()

    def ask_to_remove(self) -> None:
        """Ask before removing the chosen document, if it was imported."""
        row = self.list.document()
        if row is None or not row.is_own:
            return
        self._asked = row
        words = self.tr(
            "This removes {title} and its file from the library; bookmarks and notes in it stay "
            "and can be seen again when it is imported again."
        )
        sentence = words.format(title=title_words(row))
        self.question.ask(sentence, yes=self.tr("Remove"), no=self.tr("Cancel"))

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        self._title.setText(self.tr("Library"))
        self.compare.set_words(self.tr("Compare"), key=COMPARE_KEY)
        self.import_.set_words(self.tr("Import…"), key=key_text("Ctrl+O"))
        self.list.setAccessibleName(self.tr("Documents of the library"))
        self._head.set_names(
            self.tr("Document"),
            self.tr("In force from"),
            self.tr("State"),
            self.tr("Size"),
            self.tr("Source"),
        )
        self.open.set_words(self.tr("Open"), key=key_text("Return"))
        self.again.set_words(self.tr("Read again"), key="F5")
        self.remove.set_words(self.tr("Remove…"), key=key_text("Del"))
        self.carry.set_words(self.tr("Another computer"))
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == READ_AGAIN_KEY:
            self._want_again()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.list.doItemsLayout()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    # -- inside

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        head = QHBoxLayout()
        scaled.keep(head, (24, 12, 24, 8), 12)
        head.addWidget(self._title)
        head.addWidget(self._count, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.compare)
        head.addWidget(self.import_)
        table = QVBoxLayout()
        scaled.keep(table, (24, 0, 24, 0))
        table.addWidget(self._head)
        table.addWidget(self.list, 1)
        foot = QHBoxLayout()
        scaled.keep(foot, (24, 6, 24, 6), 4)
        for button in (self.open, self.again, self.remove):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.carry)
        scaled.keep(self._hint, (36, 0, 24, 12))
        self._left = QWidget()
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.question)
        column.addLayout(head)
        column.addLayout(table, 1)
        column.addWidget(self._card_file)
        column.addWidget(Hairline(self._look))
        column.addLayout(foot)
        column.addWidget(self._hint)
        self._line = Hairline(self._look, Qt.Orientation.Vertical)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        row.addWidget(self._left, 100)
        row.addWidget(self._line)
        row.addWidget(self.preview)
        row.addStretch(1)

    def _connect(self) -> None:
        self._look.changed.connect(self._share)
        self.compare.clicked.connect(self.compare_wanted)
        self.import_.clicked.connect(self.import_wanted)
        self.list.opened.connect(self._want_open)
        self.list.removal_wanted.connect(self.ask_to_remove)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._moved())
        self.open.clicked.connect(self._want_open)
        self.again.clicked.connect(self._want_again)
        self.remove.clicked.connect(self.ask_to_remove)
        self.carry.clicked.connect(self._choose_carrying)
        self.question.accepted.connect(lambda _: self._remove())
        self.question.keep_language(self.ask_to_remove)
        self.question.left.connect(self._question_left)

    def _share(self) -> None:
        """Share the width between list and preview, or show only the preview."""
        theme, shown = self._look.theme, self.preview.isVisibleTo(self)
        is_tight = shown and self.width() < theme.px(PREVIEW + LEAST_LIST)
        self._left.setVisible(not is_tight)
        self._left.setMaximumWidth(theme.px(WIDEST))
        self._line.setVisible(shown and not is_tight)
        self._hint.setVisible(self.height() >= theme.px(LEAST_HINT))
        self._card_file.give_room(self.height())
        self.preview.setFixedWidth(self.width() if is_tight else theme.px(PREVIEW))

    def _moved(self) -> None:
        self.question.leave()
        self._tell()

    def _tell(self) -> None:
        """Show what can be done with the chosen document, and where it comes from."""
        lines = self.list.rows.rows
        rows = [line for line in lines if isinstance(line, LibraryRow)]
        languages = len({row.language for row in rows if row.language})
        counts = (
            self.tr("%n document(s)", "", len(rows)),
            self.tr("%n language(s)", "", languages),
        )
        self._count.setText(", ".join(counts) if rows else "")
        row = self.list.document()
        is_own = row is not None and row.is_own
        self.compare.setEnabled(row is not None and row.is_comparable)
        self.open.setVisible(row is not None and bool(row.title))
        self.again.setVisible(is_own)
        self.remove.setVisible(is_own)
        dropped = self.tr(
            "Drop a PDF, Word, HTML, Markdown, text or card file anywhere on the window"
        )
        told = ", ".join(filter(None, (row.file_name, import_words(row)))) if row and is_own else ""
        self._hint.setText(" · ".join(filter(None, (told, dropped))))

    def _want_open(self) -> None:
        row = self.list.document()
        if row is not None and row.title:
            self.open_wanted.emit(row.id)

    def _want_again(self) -> None:
        row = self.list.document()
        if row is not None and row.is_own:
            self.read_again_wanted.emit(row.id)

    def _remove(self) -> None:
        asked = self._asked
        if asked is not None:
            self.question.leave()
            self.removal_wanted.emit(asked.id)

    def _question_left(self) -> None:
        self._asked = None
        self.list.setFocus()

    def _choose_carrying(self) -> None:
        menu = QMenu(self)
        menu.addAction(self.tr("Export the library…")).triggered.connect(self.export_wanted)
        menu.addAction(self.tr("Import a library…")).triggered.connect(self.bring_wanted)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.carry.mapToGlobal(QPoint(0, self.carry.height())))
        menu.setActiveAction(menu.actions()[0])
