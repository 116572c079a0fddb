"""The right column of the page: the paragraph of the tournament rules, in two languages at once
where there is room, or in one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.in_force import in_force
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.two_paragraphs import TwoParagraphs
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer_card_text import languages_of
from judgekit.ui.shell.parts.rule_link import RuleLink, ref_words
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segmented_buttons import SegmentedButtons
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.wording import language_name

BOTH = "both"
"""The choice of the reader's first two languages at once."""


class ReadingChoice(NamedTuple):
    """The reader's order of languages, and what is chosen: a language, or `BOTH`."""

    order: tuple[str, ...]
    choice: str = BOTH

    def pair(self, texts: Collection[str]) -> tuple[str, ...]:
        """Return the reader's first two languages if there are texts in both, else none."""
        both = self.order[:2]
        return both if len(both) == 2 and all(each in texts for each in both) else ()

    def single(self, texts: Collection[str]) -> str:
        """Return the language of a text alone; empty without any."""
        wanted = self.order[0] if self.choice == BOTH else self.choice
        return wanted if wanted in texts else next(iter(sorted(texts)), "")


class RulesAside(QWidget):
    """`card_wanted` is emitted for the answer card, `link_wanted` carries the command bar's query
    for the section on the Rules page, `language_chosen` what the user chose: a language, or
    `BOTH`. `order` is the reader's order of languages."""

    card_wanted = Signal()
    link_wanted = Signal(str)
    language_chosen = Signal(str)

    def __init__(
        self,
        look: Look,
        library: Callable[[], Library],
        order: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._current_library = library
        self._library = library()
        self._asked: tuple[Sequence[RuleReference], str] = (), ""
        self._rules: tuple[RuleReference, ...] = ()
        self._at = 0
        self._documents: Mapping[str, Document] = {}
        self._reader = ReadingChoice(tuple(order))
        self.languages = SegmentedButtons(look, [], "")
        self._card = Button(look, icon="answer-card", kind=ButtonKind.QUIET)
        self.sections = SegmentedButtons(look, [], "")
        self._link = RuleLink(look)
        self.texts = TwoParagraphs(look, (self._link,))
        self._lay_out()
        self.languages.chosen.connect(self._choose)
        self.sections.chosen.connect(lambda value: self._go(int(value)))
        self.texts.turned.connect(self._mark_language)
        self._card.clicked.connect(self.card_wanted)
        self._link.wanted.connect(self.link_wanted)
        for text in (self.texts.first, self.texts.second):
            text.link_wanted.connect(self.link_wanted)
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
        self._go(0)

    def follow_library(self) -> None:
        """Show what was asked for as the library has it now."""
        self.show_rules(*self._asked)

    def read_in(self, order: Sequence[str], choice: str) -> None:
        """Set the reader's order of languages, and what is chosen: a language, or `BOTH`; without
        effect if unchanged."""
        reader = ReadingChoice(tuple(order), choice)
        if reader != self._reader:
            self._reader = reader
            self._show()

    @property
    def language(self) -> str:
        """The language of the only text, or of the first of two; empty without any."""
        return self._reader.single(self._documents)

    @property
    def shown(self) -> RuleReference | None:
        """The section of that text; None for a gap, or nothing."""
        return self.texts.first.shown

    @property
    def wants_two(self) -> bool:
        """Whether two texts are chosen, and there are two."""
        return self._reader.choice == BOTH and bool(self._reader.pair(self._documents))

    def retranslate(self) -> None:
        """Set all texts in the current interface language."""
        self._card.set_words("", key="A", name=self.tr("Answer card"))
        self.languages.setAccessibleName(self.tr("Language of the rules"))
        self.sections.setAccessibleName(self.tr("Sections of the rules"))
        self._show()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break_sections()

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

    def _choose(self, choice: str) -> None:
        self._reader = self._reader._replace(choice=choice)
        self._show()
        self.language_chosen.emit(choice)

    def _show(self) -> None:
        here = self.reference()
        self._documents = languages_of(self._library, here) if here is not None else {}
        pair = self._reader.pair(self._documents)
        document = self._documents.get(self.language)
        self._link.show_rule(here if document is not None else None)
        self._card.setVisible(document is not None)
        self._break_sections()
        if here is not None and document is not None:
            both = (document, *([self._documents[pair[1]]] if self.wants_two else []))
            self.texts.show_rule(self._library, here, both)
        else:
            self.texts.show_nothing()
        self._offer_languages(pair)

    def _break_sections(self) -> None:
        self.sections.break_to_fit(max(self.width() - self._look.theme.px(48), 1))

    def _offer_languages(self, pair: tuple[str, ...]) -> None:
        codes = sorted(self._documents)
        choices = [(code, code.upper()) for code in codes]
        names = {code: language_name(code) for code in codes}
        if pair:
            choices.append((BOTH, " + ".join(pair).upper()))
            names[BOTH] = self.tr("{first} and {second}").format(
                first=language_name(pair[0]), second=language_name(pair[1])
            )
        self.languages.set_choices(choices, names)
        self._mark_language()

    def _mark_language(self) -> None:
        """Mark what is to be seen as chosen: without room for two, the first."""
        self.languages.choose(BOTH if self.texts.shows_two else self.language)

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        column, head = QVBoxLayout(self), QHBoxLayout()
        head.addWidget(self.languages)
        head.addStretch(1)
        head.addWidget(self._card)
        scaled.keep(column, (24, 8, 0, 0), 8)
        scaled.keep(head, (0, 0, 24, 0), 8)
        column.addLayout(head)
        column.addWidget(self.sections, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.texts, 1)
        self.sections.hide()
