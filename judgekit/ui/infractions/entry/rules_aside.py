"""The right column of the page: the paragraph of the tournament rules, in two languages at once
where there is room, or in one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.in_force import in_force
from judgekit.domain.rules.library import Library
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.infractions.entry.rule_paragraph import RuleParagraph
from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer_card_text import languages_of
from judgekit.ui.shell.parts.rule_link import RuleLink, ref_words
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.painting.strokes import fill
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons
from judgekit.ui.words.wording import language_name

BOTH = "both"
"""The choice of the reader's first two languages at once."""
LEAST_BESIDE, LEAST_ABOVE = 640, 460
"""Least width in design pixels for two texts side by side, and least height for one above the
other."""


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
    wish_changed = Signal()
    """Whether it `wants_two` texts has changed."""

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
        self._is_over = False
        self.wants_two = False
        """Whether two texts are chosen, and there are two and a column for them."""
        self.languages = SegmentedButtons(look, [], "")
        self._card = Button(look, icon="answer-card", kind=ButtonKind.QUIET)
        self.sections = SegmentedButtons(look, [], "")
        self._link = RuleLink(look)
        self.first = RuleParagraph(look, (self._link,))
        self.second = RuleParagraph(look)
        self._lay_out()
        self.languages.chosen.connect(self._choose)
        self.sections.chosen.connect(lambda value: self._go(int(value)))
        self._card.clicked.connect(self.card_wanted)
        self._link.wanted.connect(self.link_wanted)
        for text in (self.first, self.second):
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

    def stand_over(self, is_over: bool) -> None:
        """Have no column of its own any more, or one again."""
        self._is_over = is_over
        self._show()

    @property
    def language(self) -> str:
        """The language of the only text, or of the first of two; empty without any."""
        texts = self._documents
        return self._reader.pair(texts)[0] if self.shows_two else self._reader.single(texts)

    @property
    def shown(self) -> RuleReference | None:
        """The section of that text; None for a gap, or nothing."""
        return self.first.shown

    @property
    def shows_two(self) -> bool:
        """Whether both texts are to be seen."""
        theme = self._look.theme
        is_wide = self.width() >= theme.px(LEAST_BESIDE)
        return self.wants_two and (is_wide or self.height() >= theme.px(LEAST_ABOVE))

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
        if self.shows_two == self.second.isHidden():
            self._show()
        self._stand()

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
        pair, wanted = self._reader.pair(self._documents), self.wants_two
        self.wants_two = not self._is_over and bool(pair) and self._reader.choice == BOTH
        if wanted != self.wants_two:
            self.wish_changed.emit()
        self._offer_languages(() if self._is_over else pair)
        document = self._documents.get(self.language)
        self._link.show_rule(here if document is not None else None)
        self._card.setVisible(document is not None)
        self.second.setVisible(self.shows_two)
        self._stand()
        if here is None or document is None:
            self.first.show_nothing()
            return
        self.first.show_rule(self._library, here, document)
        if self.shows_two:
            self.second.show_rule(self._library, here, self._documents[pair[1]])

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
        self.languages.choose(BOTH if self.wants_two else self._reader.single(codes))

    def _stand(self) -> None:
        """Put the texts side by side or one above the other, with a line between them."""
        theme = self._look.theme
        is_beside = self.width() >= theme.px(LEAST_BESIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._texts.setDirection(across if is_beside else down)
        self._upright.setVisible(self.shows_two and is_beside)
        self._level.setVisible(self.shows_two and not is_beside)
        self.sections.break_to_fit(max(self.width() - theme.px(48), 1))

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        column, head = QVBoxLayout(self), QHBoxLayout()
        head.addWidget(self.languages)
        head.addStretch(1)
        head.addWidget(self._card)
        self._upright = Hairline(self._look, Qt.Orientation.Vertical)
        self._level = Hairline(self._look, Qt.Orientation.Horizontal)
        self._texts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._texts.addWidget(self.first, 1)
        self._texts.addWidget(self._upright)
        self._texts.addWidget(self._level)
        self._texts.addWidget(self.second, 1)
        scaled.keep(column, (24, 16, 0, 0), 14)
        scaled.keep(head, (0, 0, 24, 0), 8)
        scaled.keep(self._texts, (0, 0, 0, 0), 12)
        column.addLayout(head)
        column.addWidget(self.sections, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._texts, 1)
        self.sections.hide()
        self.second.hide()
