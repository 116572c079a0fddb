"""The left pane: the document's name, its edition and its outline."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.rules.outline.icon_words import IconWords
from judgekit.ui.rules.outline.view import OutlineView
from judgekit.ui.spoken.spoken import Role, Spoken
from judgekit.ui.widgets.labels import Label, LanguageTag
from judgekit.ui.widgets.painting.strokes import fill, paint_ring
from judgekit.ui.widgets.painting.two_lines import TwoLines
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.tool_tip import set_tip
from judgekit.ui.words.rules_wording import date_in_words, edition_words, menu_words, short_title
from judgekit.ui.words.wording import language_name
from judgekit.views.rules.changes_since import changes_by_section, known_changes_since
from judgekit.views.words.editions import part_number

GLOSSARY = "glossary"
BOOKMARKS = "bookmarks"
LIBRARY = "library"
COMPARE = "compare"
CARDS = "cards"
OTHERS = frozenset({GLOSSARY, BOOKMARKS, LIBRARY, COMPARE, CARDS})
"""What is chosen as a document and is none."""
LOW = 120
"""Height in design pixels below which the outline has all the room below the title."""
HEAD, LOW_HEAD = 64, 44
TITLE, LONG_TITLE = 26, 46
NO_BREAK = "\u00a0"


class Chooser(QAbstractButton):
    """Button with the document's title in bold, and a chevron for the menu of documents."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._may_break = False

    def let_break(self, *, may_break: bool) -> int:
        """Let the title take two lines where one would cut it, or not; return its lines."""
        self._may_break = may_break
        self.update()
        return len(self._title().lines)

    def as_spoken(self) -> Spoken:
        """Return what it is for screen readers."""
        return Spoken(Role.ButtonMenu, opens_menu=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        if self.underMouse() or self.isDown():
            fill(painter, self.rect(), theme.color("surface-sunken"))
        painter.setPen(theme.color("text"))
        size, left, title = theme.px(16), theme.px(4), self._title()
        title.paint(painter, self.rect().adjusted(left, 0, 0, 0))
        metrics = QFontMetrics(theme.font(bold=True))
        right = left + max(map(metrics.horizontalAdvance, title.lines), default=0) + theme.px(8)
        top = (self.height() - size) // 2
        self._look.paint_icon(painter, "chevron-down", right, top, size=16)
        if self.hasFocus():
            paint_ring(painter, theme, self.rect(), theme.measure("radius-control"))

    def _title(self) -> TwoLines:
        theme = self._look.theme
        room = self.width() - theme.px(4 + 16 + 8 + 4)
        words = self.text() if self._may_break else self.text().replace(" ", NO_BREAK)
        return TwoLines(words, theme.font(bold=True), room)


class OutlinePane(QWidget):
    """The left pane; it emits which section or document was chosen.

    The cards, the glossary, the bookmarks, the library and the comparison of editions are chosen as
    documents named `CARDS`, `GLOSSARY`, `BOOKMARKS`, `LIBRARY` and `COMPARE`.
    """

    section_chosen = Signal(RuleReference)
    document_chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._library: Library | None = None
        self._chosen = ""
        self._known = 0
        """How many changes are known since the document's edition."""
        self.chooser = Chooser(look)
        self.view = OutlineView(look)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.view)
        self._nothing = QWidget()
        self._tag = LanguageTag(look)
        self._edition = Label(look, size="small", token="text-muted")
        self.chooser.clicked.connect(self.choose)
        self.view.section_chosen.connect(self.section_chosen)
        self._below_title = QWidget()
        line = QHBoxLayout(self._below_title)
        scaled = ScaledLayouts(look, self)
        scaled.keep(line, (4, 0, 0, 0), 6)
        line.addWidget(self._tag)
        line.addWidget(self._edition, 1)
        self._changes = IconWords(look, "newer")
        line.addWidget(self._changes)
        head = QVBoxLayout()
        scaled.keep(head, (12, 9, 8, 9), 1)
        head.addWidget(self.chooser)
        head.addWidget(self._below_title)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._head = QWidget()
        self._head.setLayout(head)
        column.addWidget(self._head)
        column.addWidget(self._stack, 1)
        self._foot = IconWords(look, "newer")
        scaled.keep(self._foot, (12, 4, 8, 6))
        column.addWidget(self._foot)
        look.changed.connect(self._redress)
        self._redress()

    def shows(self, document: Document) -> bool:
        """Whether this document's outline is shown, rather than the glossary or bookmarks."""
        return self._chosen == document.id and self.view.outline.document is document

    def show_document(self, library: Library, document: Document) -> None:
        """Show this document's outline and edition."""
        self._library = library
        self._chosen = document.id
        self._stack.setCurrentWidget(self.view)
        if self.view.outline.document is not document:
            self.view.outline.show_document(document)
            self.view.outline.show_changes(changes_by_section(library, document))
            self._known = known_changes_since(library, document)
        self.retranslate()

    def show_other(self, name: str, below: QWidget | None = None) -> None:
        """Show that the glossary or the bookmarks are open; `below` replaces the outline."""
        self._chosen = name
        self.view.setCurrentIndex(QModelIndex())
        if below is None:
            below = self._nothing
        if self._stack.indexOf(below) < 0:
            self._stack.addWidget(below)
        self._stack.setCurrentWidget(below)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        document = self.view.outline.document
        if document is None:
            return
        title = {
            GLOSSARY: self.tr("Glossary"),
            BOOKMARKS: self.tr("Bookmarks and notes"),
            LIBRARY: self.tr("Library"),
            COMPARE: self.tr("Compare editions"),
            CARDS: self.tr("Cards"),
        }.get(self._chosen, short_title(document))
        self.chooser.setText(title)
        set_tip(self.chooser, title)
        self.chooser.setAccessibleName(self.tr("Document: {title}").format(title=title))
        is_text = self._chosen not in OTHERS
        self._tag.setVisible(is_text)
        self._edition.setVisible(is_text)
        known = self._known if is_text else 0
        self._changes.say(str(known) if known else "")
        since = self.tr("%n change(s) since this edition", "", known)
        set_tip(self._changes, since)
        self._changes.setAccessibleName(since)
        self._give_room()
        self._tag.set_language(document.language, language_name(document.language))
        self._show_edition()
        self.chooser.update()

    def take_library(self, library: Library) -> None:
        """Offer the documents of another library."""
        self._library = library

    def enter(self) -> None:
        """Focus the outline."""
        below = self._stack.currentWidget()
        entered = self.chooser if below is None or below is self._nothing else below
        entered.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def choose(self) -> None:
        """Open the menu of documents."""
        if self._library is None:
            return
        from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu  # noqa: PLC0415  (rarely)

        menu = ChoiceMenu(self)
        choices = [(item.id, menu_words(item)) for item in self._library.documents]
        others = [
            (CARDS, self.tr("Cards")),
            (GLOSSARY, self.tr("Glossary")),
            (BOOKMARKS, self.tr("Bookmarks and notes")),
            (LIBRARY, self.tr("Library")),
            (COMPARE, self.tr("Compare editions")),
        ]
        for at, (value, words) in enumerate([*choices, *others]):
            if at == len(choices):
                menu.addSeparator()
            action = menu.add_choice(words, chosen=value == self._chosen)
            action.triggered.connect(lambda _=False, value=value: self.document_chosen.emit(value))
        menu.popup(self.chooser.mapToGlobal(self.chooser.rect().bottomLeft()))

    def _give_room(self) -> None:
        """Tell of the edition and its changes where that leaves room for the outline."""
        theme = self._look.theme
        is_low = self.height() < theme.px(LOW)
        is_said = self._changes.isVisibleTo(self._below_title) and not is_low
        self._foot.say(self.tr("changes since this edition") if is_said else "")
        self._below_title.setVisible(not is_low)
        is_alone = is_low or self._chosen in OTHERS
        is_long = self.chooser.let_break(may_break=is_alone) > 1
        self.chooser.setFixedHeight(theme.px(LONG_TITLE if is_long else TITLE))
        self._head.setFixedHeight(theme.px(LOW_HEAD if is_low and not is_long else HEAD))

    def _show_edition(self) -> None:
        """Show `effective 3 May 2019`, or the date alone, as short as needed to fit.

        Of a text that is only a part, the part comes first, and stays without the date if need be.
        """
        document = self.view.outline.document
        if document is None:
            return
        date = date_in_words(document.edition_date) if document.edition_date else ""
        whole = edition_words(document.effective_date, document.published)
        editions = (whole, date, document.edition_date, document.edition_date[:4])
        part = part_number(document, interface_words()) if document.part else ""
        room = self.width() - self._tag.sizeHint().width() - self._look.theme.px(30)
        if self._known:
            room -= self._changes.sizeHint().width() + self._look.theme.px(6)
        metrics = QFontMetrics(self._edition.font())
        fitting = (
            words
            for words in (" · ".join(filter(None, (part, edition))) for edition in editions)
            if metrics.horizontalAdvance(words) <= room
        )
        self._edition.setText(next(fitting, part or date))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_edition()
        self._give_room()

    def _redress(self) -> None:
        self._give_room()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))
