"""The right column of the page: the paragraph of the tournament rules, in three languages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.in_force import in_force
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.policy_text import FlowingText
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer_card_text import languages_of
from judgekit.ui.shell.parts.rule_link import RuleLink, ref_words
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.form_scroll import FormScroll
from judgekit.ui.widgets.labels import Badge, Label
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons
from judgekit.ui.words.edition_wording import result_words
from judgekit.ui.words.rules_wording import date_in_words, edition_line
from judgekit.ui.words.wording import language_name
from judgekit.views.markup import escape
from judgekit.views.words.section_numbers import number_in_language


class RulesAside(QWidget):
    """`card_wanted` is emitted for the answer card, `link_wanted` carries the command bar's query
    for the section on the Rules page."""

    card_wanted = Signal()
    link_wanted = Signal(str)

    def __init__(
        self,
        look: Look,
        library: Callable[[], Library],
        language: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._current_library = library
        self._library = library()
        self._asked: tuple[Sequence[RuleReference], str] = (), ""
        self._rules: tuple[RuleReference, ...] = ()
        self._at = 0
        self._documents: dict[str, Document] = {}
        self._reader = language
        self.language = language
        """Language of the paragraph, if it exists in that language."""
        self.shown: RuleReference | None = None
        """The section shown; None for a gap, or nothing."""
        self.languages = SegmentedButtons(look, [], "")
        self._card = Button(look, icon="answer-card", kind=ButtonKind.QUIET)
        self.sections = SegmentedButtons(look, [], "")
        self._edition = Label(look, size="small", token="text-muted", wraps=True)
        self._badge = Badge(look)
        self._title = Label(look, size="title", bold=True, wraps=True)
        self._title.setTextFormat(Qt.TextFormat.RichText)
        self._text = FlowingText(look)
        self._gap = Label(look, token="text-muted", wraps=True)
        self._link = RuleLink(look)
        self._lay_out()
        self.languages.chosen.connect(self._speak)
        self.sections.chosen.connect(lambda value: self._go(int(value)))
        self._card.clicked.connect(self.card_wanted)
        self._link.wanted.connect(self.link_wanted)
        self._text.reference_followed.connect(self._follow)
        look.changed.connect(self._show)
        self.retranslate()

    def show_rules(self, rules: Sequence[RuleReference], day: str) -> None:
        """Show the first of these sections as the edition in force on a day (ISO) has it, and a
        switch to the others."""
        self._asked = rules, day
        library = self._current_library()
        current = tuple(dict.fromkeys(in_force(library, each, day) for each in rules))
        if current == self._rules and library is self._library:
            return
        self._library, self._rules = library, current
        choices = [(str(at), ref_words(rule.ref)) for at, rule in enumerate(self._rules)]
        self.sections.set_choices(choices)
        self.sections.setVisible(len(choices) > 1)
        self.sections.choose("0")
        self._fit()
        self._go(0)

    def follow_library(self) -> None:
        """Show what was asked for as the library has it now."""
        self.show_rules(*self._asked)

    def read_in(self, language: str) -> None:
        """Set the reader's language; without effect if unchanged."""
        if language != self._reader:
            self._reader = self.language = language
            self._show()

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._card.set_words("", key="A", name=self.tr("Answer card"))
        self.languages.setAccessibleName(self.tr("Language of the rules"))
        self.sections.setAccessibleName(self.tr("Sections of the rules"))
        self._show()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        fill(QPainter(self), self.rect(), self._look.theme.color("surface"))

    def reference(self) -> RuleReference | None:
        """Return the section that the infraction refers to, in whatever language it is read."""
        return self._rules[self._at] if self._rules else None

    # -- internals

    def _go(self, at: int) -> None:
        self._at = at
        self._show()

    def _speak(self, language: str) -> None:
        self.language = language
        self._show()

    def _follow(self, reference: RuleReference) -> None:
        kind = reference.document.split("-", 1)[0]
        self.link_wanted.emit(f"{kind} {reference.ref}")

    def _show(self) -> None:
        here = self.reference()
        self._documents = languages_of(self._library, here) if here is not None else {}
        codes = sorted(self._documents)
        language = self.language if self.language in codes else next(iter(codes), "")
        self.languages.set_choices(
            [(code, code.upper()) for code in codes], {code: language_name(code) for code in codes}
        )
        self.languages.choose(language)
        document = self._documents.get(language)
        self._link.show_rule(here if document is not None else None)
        self._card.setVisible(document is not None)
        if here is None or document is None:
            self._show_nothing()
            return
        self.shown = self._section_in(here, document)
        self._show_edition(document)
        section = self._library.section(self.shown) if self.shown is not None else None
        self._gap.say("" if section else self.tr("No counterpart in this edition"))
        self._title.setVisible(section is not None)
        self._text.setVisible(section is not None)
        if section is not None:
            number = escape(number_in_language(section.number or "", document.language))
            token = self._look.theme.hex("accent")
            heading = f'<span style="color:{token}">{number}</span>&nbsp; '
            self._title.setText(f"{heading if number else ''}{escape(section.title or '')}")
            self._text.show_section(section, (), self._look.theme)

    def _section_in(self, here: RuleReference, document: Document) -> RuleReference | None:
        if document.id == here.document:
            return here
        ref = self._library.alignment.counterpart(here, document.id).ref
        return RuleReference(document.id, ref) if ref is not None else None

    def _show_edition(self, document: Document) -> None:
        history = self._library.history(self.shown) if self.shown is not None else None
        since = result_words(history, document.language) if history is not None else ""
        self._edition.say(" · ".join(part for part in (edition_line(document), since) if part))
        newer = self._library.superseded_by(document)
        if newer is None:
            words = self.tr("Newest in the library")
            self._badge.show_state(words, icon="tick", token="ok")
        else:
            words = self.tr("Newer: {date}, {language}").format(
                date=date_in_words(newer.edition_date), language=language_name(newer.language)
            )
            self._badge.show_state(words, icon="newer", token="attention")
        self._badge.show()

    def _show_nothing(self) -> None:
        self.shown = None
        for part in (self._edition, self._badge, self._title, self._text):
            part.hide()
        self._gap.say(self.tr("The paragraph of the tournament rules stands here."))

    def _fit(self) -> None:
        self.sections.break_to_fit(max(self.width() - self._look.theme.px(48), 1))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        column, head = QVBoxLayout(self), QHBoxLayout()
        head.addWidget(self.languages)
        head.addStretch(1)
        head.addWidget(self._card)
        content = QWidget()
        inner = QVBoxLayout(content)
        left = Qt.AlignmentFlag.AlignLeft
        inner.addWidget(self.sections, 0, left)
        inner.addWidget(self._edition)
        inner.addWidget(self._badge, 0, left)
        inner.addWidget(self._title)
        inner.addWidget(self._gap)
        inner.addWidget(self._text)
        inner.addWidget(self._link, 0, left)
        inner.addStretch(1)
        scaled.keep(column, (24, 16, 0, 0), 14)
        scaled.keep(head, (0, 0, 24, 0), 8)
        scaled.keep(inner, (0, 0, 24, 24), 8)
        column.addLayout(head)
        column.addWidget(FormScroll(self._look, content), 1)
        self.sections.hide()
