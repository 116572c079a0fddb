"""The aside beside a text: what changed in it since, counterparts, the reader's marks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from judgekit.domain.rules.changes import Change
from judgekit.domain.rules.following import Followed
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.shell.navigation import OPEN_KEY
from judgekit.ui.shell.parts.section_document import reference_of, reference_url
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.labels import Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.edition_wording import (
    change_date,
    importance_words,
    known_until_words,
    number_words,
)
from judgekit.ui.words.following_words import followed_words
from judgekit.ui.words.rules_wording import edition_words, kind_name, place_words
from judgekit.views.markup import escape
from judgekit.views.words import editions

MOST_MARKS = 12
IMPORT = "import:"
"""The address of the link that asks for a file."""


class Aside(QWidget):
    """What changed since, links to the counterparts of the section, and to bookmarks and notes."""

    as_spoken = spoken_as(Role.Grouping, lambda aside: aside.label.accessibleName())

    reference_followed = Signal(RuleReference)
    import_wanted = Signal()
    closed = Signal()

    def __init__(
        self,
        look: Look,
        library: Library,
        place_of: Callable[[RuleReference], Followed],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._place_of = place_of
        self._library = library
        self._reference: RuleReference | None = None
        self._marks = ReadingMarks()
        self._about_text = True
        self.label = Label(look, size="small", wraps=True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.label.linkActivated.connect(self._follow)
        look.changed.connect(self.retranslate)
        ScaledLayouts(look, self).keep(self.label, (20, 20, 20, 20))
        scroll = QScrollArea()
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.label)
        self._close = Button(look, icon="close", kind=ButtonKind.QUIET)
        self._close.clicked.connect(self.closed)
        self._close.hide()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        column.addWidget(scroll)
        self.retranslate()

    def take_library(self, library: Library) -> None:
        """Take another library."""
        self._library = library
        self.retranslate()

    def show_section(self, reference: RuleReference) -> None:
        """Show the links for this section."""
        if reference != self._reference:
            self._reference = reference
            self.retranslate()

    def show_opened(self, opened: bool) -> None:
        """Set whether it was opened, and can be closed, because there is too little room for it."""
        self._close.setVisible(opened)

    def show_marks(self, marks: ReadingMarks) -> None:
        """Show these bookmarks and notes."""
        if marks != self._marks:
            self._marks = marks
            self.retranslate()

    def show_about_text(self, about_text: bool) -> None:
        """Set whether a text is shown; the aside is empty otherwise."""
        if about_text != self._about_text:
            self._about_text = about_text
            self.retranslate()

    def retranslate(self) -> None:
        """Update the texts to the current interface language and theme."""
        pieces = self._pieces() if self._about_text else []
        self.label.setText("".join(pieces))
        self._close.set_words("", key=key_text("Esc"), name=self.tr("Close"))
        self.label.setAccessibleName(self.tr("The same rule elsewhere; bookmarks and notes"))
        flags = Qt.TextInteractionFlag
        links = flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard
        self.label.setTextInteractionFlags(links if pieces else flags.NoTextInteraction)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._close.isVisible():
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        fill(painter, self.rect(), theme.color("surface"))
        if self.label.text():
            fill(painter, QRect(0, 0, 1, self.height()), theme.color("line"))

    # -- inside

    def _pieces(self) -> list[str]:
        pieces = self._since(self._reference) if self._reference is not None else []
        if self._reference is not None and (rows := self._counterparts(self._reference)):
            pieces += [self._heading(self.tr("The same rule")), *rows]
        if rows := self._marked():
            pieces += [self._heading(self.tr("Bookmarks and notes")), *rows]
        return pieces

    def _since(self, reference: RuleReference) -> list[str]:
        """Return what is known to have changed in the section since its edition."""
        document = self._library.document(reference.document)
        history = self._library.history(reference)
        known = self._library.known_changes(document.kind) if document is not None else None
        if document is None or known is None or history is None:
            return []
        number = number_words(history, document.language)
        rows = [self._change(change) for change in history.all_changes]
        if not rows and not number:
            return []
        if number:
            rows.insert(0, f'<p style="margin:0 0 12px 0">{escape(number)}</p>')
        return [
            _title(self.tr("Since this edition")),
            *rows,
            self._heading(known_until_words(known)),
            self._import_offer(),
        ]

    def _import_offer(self) -> str:
        """Return the link to what is newer than what is known."""
        accent, muted = (self._look.theme.hex(each) for each in ("accent", "text-muted"))
        words = escape(self.tr("Later ones are in the current document: import it."))
        return (
            f'<p style="margin:0 0 22px 0"><a style="color:{accent}" href="{IMPORT}">{words}</a>'
            f' &nbsp;<span style="color:{muted}">{escape(key_text(OPEN_KEY))}</span></p>'
        )

    def _change(self, change: Change) -> str:
        tag = importance_words(change.importance)
        muted, attention = (self._look.theme.hex(each) for each in ("text-muted", "attention"))
        beside = f' &nbsp;<span style="color:{attention}">{escape(tag)}</span>' if tag else ""
        sentence = escape(editions.change_sentence(change, interface_words().language))
        style = "" if tag else f' style="color:{muted}"'
        return (
            f'<p style="margin:0 0 12px 0;line-height:130%"><b>{escape(change_date(change))}</b>'
            f"{beside}<br><span{style}>{sentence}</span></p>"
        )

    def _counterparts(self, reference: RuleReference) -> list[str]:
        rows = []
        for there in sorted(self._library.counterparts(reference), key=lambda c: c.document):
            document = self._library.document(there.document)
            if document is None:
                continue
            edition = edition_words(document.effective_date, document.published)
            tag = document.language.upper()
            if there.ref is None:
                words = self.tr("No counterpart in this edition")
                rows.append(self._row(tag, escape(words), edition))
            else:
                target = RuleReference(document.id, there.ref)
                rows.append(self._row(tag, self._link(target), edition))
        return rows

    def _marked(self) -> list[str]:
        """Return the marks, newest first, without those on texts not in the library."""
        references = [mark.reference for mark in reversed(self._marks.bookmarks)]
        noted = [note.reference for note in reversed(self._marks.notes)]
        references += [reference for reference in noted if reference not in references]
        rows = []
        for reference in references[:MOST_MARKS]:
            followed = self._place_of(reference)
            document = self._library.document(followed.here.document)
            if document is None or self._library.section(followed.here) is None:
                continue
            note = self._marks.note_on(reference)
            tag = f"{kind_name(document.kind)} {document.language.upper()}"
            told = followed_words(self._library, followed)
            below = "\n".join(filter(None, (told, note.text if note else "")))
            rows.append(self._row(tag, self._link(followed.here), below))
        return rows

    def _heading(self, words: str, after: int = 8) -> str:
        muted = self._look.theme.hex("text-muted")
        return f'<p style="margin:0 0 {after}px 0;color:{muted}">{escape(words)}</p>'

    def _row(self, tag: str, link: str, below: str) -> str:
        muted = self._look.theme.hex("text-muted")
        foot = f'<br><span style="color:{muted}">{_lines(below)}</span>' if below else ""
        return f'<p style="margin:0 0 14px 0;line-height:135%"><b>{tag}</b> &nbsp;{link}{foot}</p>'

    def _link(self, reference: RuleReference) -> str:
        accent = self._look.theme.hex("accent")
        words = escape(place_words(self._library, reference))
        return f'<a style="color:{accent}" href="{reference_url(reference)}">{words}</a>'

    def _follow(self, address: str) -> None:
        if address == IMPORT:
            self.import_wanted.emit()
            return
        from PySide6.QtCore import QUrl  # noqa: PLC0415  (slow to import: many enumerations)

        reference = reference_of(QUrl(address))
        if reference is not None:
            self.reference_followed.emit(reference)


def _title(words: str) -> str:
    return f'<p style="margin:0 0 8px 0"><b>{escape(words)}</b></p>'


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")
