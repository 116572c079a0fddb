"""Kind, language and date of a document as they were read from its text, to be corrected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale, QPoint, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import DocumentKind, GivenFacts
from judgekit.ui.look import Look
from judgekit.ui.rules.library.wording import kind_words
from judgekit.ui.widgets.button import Button
from judgekit.ui.widgets.choices.choice_menu import ChoiceMenu
from judgekit.ui.widgets.fields.text_field import TextField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.typed_date import read_date
from judgekit.ui.words.wording import language_name, long_date
from judgekit.views.words.editions import LANGUAGE_NAMES

GAP, FRAME = 8, 32
"""Design pixels between language and date, and around the date in its field."""


class ReadFacts(QWidget):
    """`corrected` carries everything that the user has said about the file so far."""

    corrected = Signal(GivenFacts)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._document: Document | None = None
        self._given = GivenFacts()
        self.kind = Button(look, opens_menu=True)
        self.language = Button(look, opens_menu=True)
        self.date = TextField(look)
        self._problem = Label(look, size="small", token="urgent", wraps=True)
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        scaled = ScaledLayouts(look, self)
        scaled.keep(self._pair, (0, 0, 0, 0), GAP)
        self._pair.addWidget(self.language, 1)
        self._pair.addWidget(self.date, 1)
        column = QVBoxLayout(self)
        scaled.keep(column, (0, 0, 0, 0), 8)
        column.addWidget(self.kind)
        column.addLayout(self._pair)
        column.addWidget(self._problem)
        self.kind.clicked.connect(self._choose_kind)
        self.language.clicked.connect(self._choose_language)
        self.date.editingFinished.connect(self._take_date)

    @property
    def is_right(self) -> bool:
        """Whether the typed date is one, and that of the document."""
        return not self.date.is_wrong

    def begin(self) -> None:
        """Begin with another file, of which nothing was said."""
        self._document, self._given = None, GivenFacts()

    def show_document(self, document: Document) -> None:
        """Show what was read."""
        self._document = document
        self.kind.set_words(kind_words(document.kind))
        said = self.tr("Kind: {kind}").format(kind=kind_words(document.kind))
        self.kind.setAccessibleName(said)
        name = _capital(language_name(document.language))
        self.language.set_words(name)
        self.language.setAccessibleName(self.tr("Language: {language}").format(language=name))
        date = document.edition_date
        self.date.setPlaceholderText(self.tr("In force from"))
        self.date.setAccessibleName(self.tr("In force from"))
        self.date.setText(long_date(date, QLocale()) if date else "")
        self._place()
        self._show_problem("" if date else self.tr("Enter the date from the document"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Language and date stand side by side where the whole date fits."""
        theme, direction = self._look.theme, QBoxLayout.Direction
        need = self.date.fontMetrics().horizontalAdvance(self.date.text()) + theme.px(FRAME)
        is_tight = self.width() - theme.px(GAP) < 2 * need
        self._pair.setDirection(direction.TopToBottom if is_tight else direction.LeftToRight)

    def _choose_kind(self) -> None:
        kinds = [(kind.value, kind_words(kind.value)) for kind in DocumentKind]
        if self._document is not None:
            self._offer(self.kind, kinds, self._document.kind, self._take_kind)

    def _choose_language(self) -> None:
        choices = [(code, _capital(language_name(code))) for code in LANGUAGE_NAMES]
        if self._document is not None:
            self._offer(self.language, choices, self._document.language, self._take_language)

    def _offer(
        self,
        button: Button,
        choices: Sequence[tuple[str, str]],
        chosen: str,
        take: Callable[[str], None],
    ) -> None:
        menu = ChoiceMenu(self)
        for value, words in choices:
            action = menu.add_choice(words, chosen=value == chosen)
            action.triggered.connect(lambda _=False, value=value: take(value))
            if value == chosen:
                menu.setActiveAction(action)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _take_kind(self, kind: str) -> None:
        self._correct(GivenFacts(DocumentKind(kind), self._given.language, self._given.date))

    def _take_language(self, language: str) -> None:
        self._correct(GivenFacts(self._given.kind, language, self._given.date))

    def _take_date(self) -> None:
        date = read_date(self.date.text(), QLocale())
        if self._document is None:
            return
        if not date:
            self._show_problem(self.tr("Enter a date, as 27 February 2026 or 2026-02-27"))
        elif date != self._document.edition_date:
            self._correct(GivenFacts(self._given.kind, self._given.language, date))
        else:
            self._show_problem("")

    def _show_problem(self, sentence: str) -> None:
        self._problem.say(sentence)
        self.date.show_wrong(is_wrong=bool(sentence))

    def _correct(self, given: GivenFacts) -> None:
        self._given = given
        self.corrected.emit(given)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
