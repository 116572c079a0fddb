"""The paragraph of the tournament rules in one language, with the edition it is from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.policy_text import FlowingText
from judgekit.ui.look import Look
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import Badge, Label, LanguageTag
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.edition_wording import result_words
from judgekit.ui.words.rules_wording import date_in_words, edition_line, edition_words
from judgekit.ui.words.wording import language_name
from judgekit.views.markup import escape
from judgekit.views.words.section_numbers import number_in_language

WIDEST = 560
"""Width in design pixels of the widest text: about 72 characters and its margin."""


class RuleParagraph(QWidget):
    """Scrolls by itself, and what is `below` with it. `link_wanted` carries the command bar's
    query for the section of a link in the text."""

    link_wanted = Signal(str)

    def __init__(self, look: Look, below: Sequence[QWidget] = ()) -> None:
        super().__init__()
        self._look = look
        self.shown: RuleReference | None = None
        """The section shown; None for a gap, or nothing."""
        self._is_close = False
        self._document: Document | None = None
        self._since = ""
        self._tag = LanguageTag(look)
        self._edition = Label(look, size="small", token="text-muted", wraps=True)
        self._badge = Badge(look)
        self._title = Label(look, size="title", bold=True, wraps=True)
        self._title.setTextFormat(Qt.TextFormat.RichText)
        self._text = FlowingText(look)
        self._gap = Label(look, token="text-muted", wraps=True)
        self._text.reference_followed.connect(self._follow)
        scaled = ScaledLayouts(look, self)
        content, column, title = QWidget(), QVBoxLayout(self), QHBoxLayout()
        self._inner = inner = QVBoxLayout(content)
        left, top = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignTop
        title.addWidget(self._tag, 0, top)
        title.addWidget(self._title, 1)
        inner.addLayout(title)
        inner.addWidget(self._edition)
        inner.addWidget(self._badge, 0, left)
        for part in (self._gap, self._text):
            inner.addWidget(part)
        for each in below:
            inner.addWidget(each, 0, left)
        inner.addStretch(1)
        scaled.keep(inner, (0, 0, 24, 24), 5)
        scaled.keep(title, (0, 0, 0, 0), 8)
        self._area = FormScroll(look, content)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._area)
        policy = QSizePolicy.Policy
        # The share of the height is what the column gives it, whatever its text would like.
        self.setSizePolicy(policy.Expanding, policy.Ignored)
        look.changed.connect(self._redress)
        self._redress()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def stand_close(self, *, is_close: bool) -> None:
        """Set whether it has little height, and a text in another language beside it."""
        if is_close != self._is_close:
            self._is_close = is_close
            self._title.set_size("text" if is_close else "title")
            self._say_edition()

    def needed_height(self, width: int) -> int:
        """Return the height at which nothing is scrolled, in pixels."""
        return self._inner.totalHeightForWidth(width)

    def show_rule(self, library: Library, here: RuleReference, document: Document) -> None:
        """Show a section as this document has it, or that it has none."""
        self.shown = _section_in(library, here, document)
        self._show_edition(library, document)
        section = library.section(self.shown) if self.shown is not None else None
        self._gap.say("" if section else self.tr("No counterpart in this edition"))
        self._title.setVisible(section is not None)
        self._text.setVisible(section is not None)
        if section is not None:
            number = escape(number_in_language(section.number or "", document.language))
            token = self._look.theme.hex("accent")
            heading = f'<span style="color:{token}">{number}</span>&nbsp; '
            self._title.setText(f"{heading if number else ''}{escape(section.title or '')}")
            self._text.show_section(section, (), self._look.theme)

    def show_nothing(self) -> None:
        """Say what stands here once an infraction is chosen."""
        self.shown = None
        self._document = None
        for part in (self._tag, self._edition, self._badge, self._title, self._text):
            part.hide()
        self._gap.say(self.tr("The paragraph of the tournament rules stands here."))

    def _say_edition(self) -> None:
        document = self._document
        if document is None:
            return
        self._tag.set_language(document.language, language_name(document.language))
        self._tag.setVisible(self._is_close)
        edition = edition_line(document)
        if self._is_close:
            # The tag and the title say which text it is: one line leaves more for the text.
            edition = edition_words(document.effective_date, document.published)
        self._edition.say(" · ".join(part for part in (edition, self._since) if part))

    def _redress(self) -> None:
        self._area.set_widest(self._look.theme.px(WIDEST))

    def _follow(self, reference: RuleReference) -> None:
        kind = reference.document.split("-", 1)[0]
        self.link_wanted.emit(f"{kind} {reference.ref}")

    def _show_edition(self, library: Library, document: Document) -> None:
        history = library.history(self.shown) if self.shown is not None else None
        self._document = document
        self._since = result_words(history, document.language) if history is not None else ""
        self._say_edition()
        newer = library.superseded_by(document)
        if newer is None:
            words = self.tr("Newest in the library")
            self._badge.show_state(words, icon="tick", token="ok")
        else:
            words = self.tr("Newer: {date}, {language}").format(
                date=date_in_words(newer.edition_date), language=language_name(newer.language)
            )
            self._badge.show_state(words, icon="newer", token="attention")
        self._badge.show()


def _section_in(library: Library, here: RuleReference, document: Document) -> RuleReference | None:
    if document.id == here.document:
        return here
    ref = library.alignment.counterpart(here, document.id).ref
    return RuleReference(document.id, ref) if ref is not None else None
