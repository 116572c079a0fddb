"""The paragraph of the tournament rules in one language, with the edition it is from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.policy_text import FlowingText
from judgekit.ui.look import Look
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import Badge, Label
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.edition_wording import result_words
from judgekit.ui.words.rules_wording import date_in_words, edition_line
from judgekit.ui.words.wording import language_name
from judgekit.views.markup import escape
from judgekit.views.words.section_numbers import number_in_language


class RuleParagraph(QWidget):
    """Scrolls by itself, and what is `below` with it. `link_wanted` carries the command bar's
    query for the section of a link in the text."""

    link_wanted = Signal(str)

    def __init__(self, look: Look, below: Sequence[QWidget] = ()) -> None:
        super().__init__()
        self._look = look
        self.shown: RuleReference | None = None
        """The section shown; None for a gap, or nothing."""
        self._edition = Label(look, size="small", token="text-muted", wraps=True)
        self._badge = Badge(look)
        self._title = Label(look, size="title", bold=True, wraps=True)
        self._title.setTextFormat(Qt.TextFormat.RichText)
        self._text = FlowingText(look)
        self._gap = Label(look, token="text-muted", wraps=True)
        self._text.reference_followed.connect(self._follow)
        scaled = ScaledLayouts(look, self)
        content, column = QWidget(), QVBoxLayout(self)
        inner = QVBoxLayout(content)
        left = Qt.AlignmentFlag.AlignLeft
        inner.addWidget(self._edition)
        inner.addWidget(self._badge, 0, left)
        for part in (self._title, self._gap, self._text):
            inner.addWidget(part)
        for each in below:
            inner.addWidget(each, 0, left)
        inner.addStretch(1)
        scaled.keep(inner, (0, 0, 24, 24), 8)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(FormScroll(look, content))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

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
        for part in (self._edition, self._badge, self._title, self._text):
            part.hide()
        self._gap.say(self.tr("The paragraph of the tournament rules stands here."))

    def _follow(self, reference: RuleReference) -> None:
        kind = reference.document.split("-", 1)[0]
        self.link_wanted.emit(f"{kind} {reference.ref}")

    def _show_edition(self, library: Library, document: Document) -> None:
        history = library.history(self.shown) if self.shown is not None else None
        since = result_words(history, document.language) if history is not None else ""
        self._edition.say(" · ".join(part for part in (edition_line(document), since) if part))
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
