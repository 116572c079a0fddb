"""The glossary: terms in three languages, with the sections that rule on them."""

from __future__ import annotations

from PySide6.QtCore import QCollator, QEvent, QLocale, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from judgekit.domain.rules.glossary import Glossary, GlossaryEntry
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.search.answers.text_search import fold
from judgekit.ui.look import Look
from judgekit.ui.rules.reading.lazy_rows import LazyRows
from judgekit.ui.rules.reading.section_row import measure
from judgekit.ui.shell.parts.section_document import reference_of, reference_url
from judgekit.ui.widgets.fields.search_field import SearchField
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.notice import EmptyState
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.rules_wording import kind_name, place_words
from judgekit.views.markup import escape

LEFT, FIELD = 40, 360
FIELD_SHARE = 100
"""Stretch of the field beside the free space's: the field grows to its maximum first."""


class EntryRow(QWidget):
    """One concept: the reader's term, its meaning, the terms of each language, the sections."""

    def __init__(self, look: Look, html: str, spoken: str) -> None:
        super().__init__()
        self._look = look
        self.label = Label(look, wraps=True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setText(html)
        self.label.setAccessibleName(spoken)
        flags = Qt.TextInteractionFlag
        self.label.setTextInteractionFlags(
            flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard
        )
        theme = look.theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(theme.px(LEFT), theme.px(16), theme.px(20), theme.px(16))
        self._column.addWidget(self.label)

    def heightForWidth(self, width: int) -> int:
        room = width - self._look.theme.px(LEFT + 20)
        self.label.setMaximumWidth(measure(self._look.theme))
        return self.label.heightForWidth(
            min(room, measure(self._look.theme))
        ) + self._look.theme.px(33)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        left = theme.px(LEFT)
        top = self.height() - 1
        QPainter(self).fillRect(left, top, self.width() - left, 1, theme.color("line"))


class GlossaryView(QWidget):
    """The glossary, filtered as letters are typed, in any language.

    Links lead to the sections that rule on a term.
    """

    reference_followed = Signal(RuleReference)
    left = Signal()
    """Esc in an empty field."""
    letters_changed = Signal(list)
    """The initial letters of the terms, in order; none while the glossary is filtered."""
    letter_reached = Signal(str)
    """The term at the top begins with this letter."""

    def __init__(
        self, look: Look, library: Library, glossary: Glossary, languages: tuple[str, ...]
    ) -> None:
        super().__init__()
        self._look = look
        self._library = library
        self._glossary = glossary
        self._languages = languages
        self._shown: tuple[GlossaryEntry, ...] = glossary.entries
        self._folded = {entry.id: _folded(entry) for entry in glossary.entries}
        self.field = SearchField(look)
        self._count = Label(look, token="text-muted")
        self.rows = LazyRows(look)
        self._empty = EmptyState(look)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.rows)
        self._stack.addWidget(self._empty)
        head = QHBoxLayout()
        ScaledLayouts(look, self).keep(head, (LEFT, 12, 24, 12), 12)
        head.addWidget(self.field, FIELD_SHARE)
        head.addWidget(self._count)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._stack, 1)
        self.setFocusProxy(self.field)
        self.field.setMaximumWidth(look.theme.px(FIELD))
        self.rows.top_row_changed.connect(self._tell_letter)
        look.changed.connect(self._redress)
        self.field.textChanged.connect(self.filter)
        self.field.returnPressed.connect(self.rows.setFocus)
        self.retranslate()

    def take_library(self, library: Library) -> None:
        """Take another library, in which the links lead."""
        self._library = library
        self.rows.rebuild()

    def read_in(self, languages: tuple[str, ...]) -> None:
        """Set the languages in the reader's order; the first one leads each entry."""
        if languages != self._languages:
            self._languages = languages
            self.filter(self.field.text())

    def filter(self, letters: str) -> None:
        """Show the entries with these letters, best matches first."""
        wanted = fold(letters.strip())
        ranked = []
        for entry in self._glossary.entries:
            terms, meaning = self._folded[entry.id]
            rank = _rank(wanted, terms, meaning)
            if rank is not None:
                ranked.append((rank, entry))
        order = self._alphabet()
        ranked.sort(key=lambda pair: (pair[0], order[pair[1].id]))
        self._shown = tuple(entry for _, entry in ranked)
        self.letters_changed.emit(self.letters())
        self._count.setText(self.tr("%n term(s)", "", len(self._shown)))
        self._stack.setCurrentIndex(0 if self._shown else 1)
        height = self._look.theme.px(190)
        self.rows.set_rows([height] * len(self._shown), self._build)
        self._tell_letter(0)

    def letters(self) -> list[str]:
        """Return the terms' initial letters, in order; none while the glossary is filtered."""
        if self.field.text().strip():
            return []
        return list(dict.fromkeys(self._letter(entry) for entry in self._shown))

    def show_letter(self, letter: str) -> None:
        """Scroll the first term with this letter to the top."""
        for at, entry in enumerate(self._shown):
            if self._letter(entry) == letter:
                self.rows.show_row(at)
                return

    def retranslate(self) -> None:
        """Set the texts in the current interface language."""
        self.field.set_words(
            self.tr("Find a term in any language"), self.tr("Find a term in any language")
        )
        self.rows.setAccessibleName(self.tr("Glossary"))
        self._empty.set_words(
            self.tr("No results"), self.tr("Try fewer letters, or search the texts.")
        )
        self.filter(self.field.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.field.text():
            self.field.clear()
        else:
            self.left.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.theme.color("surface"))

    def _redress(self) -> None:
        self.field.setMaximumWidth(self._look.theme.px(FIELD))
        self.rows.rebuild()

    # -- the alphabet

    def _alphabet(self) -> dict[str, int]:
        """Return the position of each entry, by id, among all terms in the reader's language."""
        collator = QCollator(QLocale(self._languages[0]))
        terms = {entry.id: self._term(entry, self._languages) for entry in self._glossary.entries}
        ordered = sorted(terms, key=lambda name: collator.sortKey(terms[name].lower()))
        return {name: at for at, name in enumerate(ordered)}

    def _letter(self, entry: GlossaryEntry) -> str:
        return fold(self._term(entry, self._languages))[:1].upper()

    def _tell_letter(self, at: int) -> None:
        if at < len(self._shown):
            self.letter_reached.emit(self._letter(self._shown[at]))

    # -- entries

    def _build(self, at: int) -> QWidget:
        entry = self._shown[at]
        term = self._term(entry, self._languages)
        first = term[:1].upper() + term[1:]
        spoken = f"{first}. {self._meaning(entry)}"
        row = EntryRow(self._look, self._html(entry, first), spoken)
        row.label.linkActivated.connect(self._follow)
        return row

    def _html(self, entry: GlossaryEntry, first: str) -> str:
        theme = self._look.theme
        muted, text, accent = theme.hex("text-muted"), theme.hex("text"), theme.hex("accent")
        title, small = theme.font("title").pixelSize(), theme.font("small").pixelSize()
        lines = [
            f'<p style="font-size:{title}px;font-weight:700;margin:0">{escape(first)}</p>',
            f'<p style="margin:6px 0 8px 0;line-height:130%">{escape(self._meaning(entry))}</p>',
            '<table cellspacing="0" cellpadding="0">',
        ]
        for language in LANGUAGES:
            terms = entry.terms.get(language, ())
            if terms:
                others = escape(", ".join(terms[1:]))
                lines.append(
                    f'<tr><td style="font-size:{small}px;font-weight:700;color:{muted};'
                    f'padding:2px 12px 2px 0">{language.upper()}</td>'
                    f'<td style="font-size:{small}px;padding:2px 0"><p style="line-height:135%">'
                    f'<span style="font-weight:700;color:{text}">{escape(terms[0])}</span>'
                    f'<span style="color:{muted}"> &nbsp;{others}</span></p></td></tr>'
                )
        lines.append("</table>")
        links = [self._link(see, accent) for see in entry.see]
        shown = " &nbsp;·&nbsp; ".join(link for link in links if link)
        if shown:
            lines.append(f'<p style="margin:8px 0 0 0;font-size:{small}px">{shown}</p>')
        return "".join(lines)

    def _link(self, see: str, accent: str) -> str:
        """Return a link to a section, in the reader's language if the edition exists in it."""
        document_id, _, ref = see.partition(" ")
        reference = RuleReference(document_id, ref)
        document = self._library.document(document_id)
        if document is None or self._library.section(reference) is None:
            return ""
        for edition in self._library.editions(document.kind):
            if edition.language == self._languages[0] != document.language:
                there = self._library.alignment.counterpart(reference, edition.id).ref
                if there is not None:
                    reference, document = RuleReference(edition.id, there), edition
                break
        place = f"{kind_name(document.kind, document.title)} {document.language.upper()} "
        words = escape(place + place_words(self._library, reference))
        return f'<a style="color:{accent}" href="{reference_url(reference)}">{words}</a>'

    def _term(self, entry: GlossaryEntry, languages: tuple[str, ...]) -> str:
        return next((entry.terms[code][0] for code in languages if entry.terms.get(code)), entry.id)

    def _meaning(self, entry: GlossaryEntry) -> str:
        return next((entry.meaning[code] for code in self._languages if code in entry.meaning), "")

    def _follow(self, address: str) -> None:
        reference = reference_of(QUrl(address))
        if reference is not None:
            self.reference_followed.emit(reference)


def _rank(wanted: str, terms: tuple[str, ...], meaning: str) -> int | None:
    """Rank an entry, 0 best: the exact term, its beginning, a part of it, the meaning only."""
    if not wanted or wanted in terms:
        return 0
    if any(term.startswith(wanted) for term in terms):
        return 1
    if any(wanted in term for term in terms):
        return 2
    return 3 if wanted in meaning else None


def _folded(entry: GlossaryEntry) -> tuple[tuple[str, ...], str]:
    """Return all terms, and all meanings as one text, folded for comparison."""
    terms = tuple(fold(term) for said in entry.searched().values() for term in said)
    return terms, fold(" ".join(entry.meaning.values()))
