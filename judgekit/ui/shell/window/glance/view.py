"""A card over the page: its text for the player with the English below, its legality here, its
newest ruling."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from judgekit.domain.formats.findings import FindingCode
from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.interface_words import interface_words
from judgekit.ui.look import Look
from judgekit.ui.runtime.typeface import drawn_in
from judgekit.ui.shell.parts.cards.cost_label import CostLabel
from judgekit.ui.shell.parts.cards.symbol_text import SymbolText
from judgekit.ui.shell.window.actions import CARD_KEY
from judgekit.ui.shell.window.glance.words import (
    gap_words,
    lack_words,
    language_words,
    released_words,
    ruling_head,
    spoken,
)
from judgekit.ui.spoken.announcing import announce
from judgekit.ui.spoken.spoken import Role, spoken_as
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segments_and_menu import SegmentsAndMenu
from judgekit.ui.widgets.form_scroll import FormScroll, ScrolledPage
from judgekit.ui.widgets.hairline import Hairline
from judgekit.ui.widgets.icon_label import IconLabel
from judgekit.ui.widgets.labels import Label, LanguageTag, Title
from judgekit.ui.widgets.painting.strokes import paint_frame
from judgekit.ui.widgets.scaled_layouts import ScaledLayouts
from judgekit.ui.words.signs import Sign
from judgekit.ui.words.wording import language_name, other_languages_words
from judgekit.views.cards.card_text import ENGLISH, Paragraph, paragraphs
from judgekit.views.cards.glance import CardWords, Glance, StandingHere
from judgekit.views.words.cards import standing_sentence

COST = 18
LEFT, RIGHT, BETWEEN = 16, 12, 8
"""Margins, and the gaps in the foot, in design pixels."""
NEXT_KEY = "Alt+Right"
TOP = Qt.AlignmentFlag.AlignTop
BESIDE, ABOVE = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
FEET = (
    (True, True, BESIDE),
    (False, True, BESIDE),
    (False, False, BESIDE),
    (True, True, ABOVE),
    (False, True, ABOVE),
    (False, False, ABOVE),
)
"""Whether the buttons for the next card and the whole page have their keys, and where the languages
stand; the first that fits is used."""
SIGNS: Mapping[FindingCode | None, Sign] = {
    None: Sign("tick", "ok"),
    FindingCode.RESTRICTED: Sign("warning", "attention"),
    FindingCode.BANNED: Sign("missing", "urgent"),
    FindingCode.NOT_LEGAL: Sign("none-due", "attention"),
}
UNVERIFIED = Sign("unverified", "text-muted")
LATER = Sign("info", "attention")


class CardGlance(QWidget):
    """Displays what it is given. Nothing in it takes the focus: its keys are heard where that is.

    `language_wanted` carries the language chosen with the mouse.
    """

    as_spoken = spoken_as(Role.Grouping)

    whole_wanted = Signal()
    next_wanted = Signal()
    close_wanted = Signal()
    language_wanted = Signal(str)
    spoken_anew = Signal()
    """Its texts are in another language of the interface, and of other lengths."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.glance = Glance()
        self.language = ENGLISH
        self._tag = LanguageTag(look)
        self._name = Title(look)
        self._cost = CostLabel(look, COST)
        self._types = Label(look, token="text-muted", wraps=True)
        self._asks = Label(look, size="small", token="attention", wraps=True)
        self._gap = Label(look, size="small", token="text-muted", wraps=True)
        self.languages = SegmentsAndMenu(look, LANGUAGES)
        self._text = _flowing(look)
        self._line = Hairline(look)
        self._english = _English(look)
        self._standing = _SignedLine(look)
        self._later = _SignedLine(look)
        self._ruling_head = Label(look, size="small", bold=True, token="text-muted", wraps=True)
        self._ruling = Label(look, size="small", wraps=True)
        self._close = Button(look, icon="close", kind=ButtonKind.QUIET)
        self._whole = Button(look)
        self._next = Button(look, kind=ButtonKind.QUIET)
        self._foot = QBoxLayout(BESIDE)
        self._inner = self._content()
        self._scroll = FormScroll(look, self._inner)
        # Less than a scrolled area asks for: a card may have one line.
        self._scroll.setMinimumHeight(1)
        self._lay_out()
        self._close.clicked.connect(self.close_wanted)
        self._whole.clicked.connect(self.whole_wanted)
        self._next.clicked.connect(self.next_wanted)
        self.languages.chosen.connect(self.language_wanted)
        self.hide()

    def show_glance(self, glance: Glance, language: str) -> None:
        """Show a card in a player's language, with the English below."""
        is_other = (glance.name, glance.lack) != (self.glance.name, self.glance.lack)
        self.glance, self.language = glance, language
        self._show()
        if is_other:
            self._scroll.verticalScrollBar().setValue(0)
        if self.isVisible():
            self.tell()

    def tell(self) -> None:
        """Say the card to whoever listens: the focus isn't in it."""
        announce(self, self.accessibleName())

    def scroll_by(self, pages: int) -> bool:
        """Scroll the card by its height; return whether there is anything to scroll."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())
        return bar.maximum() > 0

    def lay_out(self) -> None:
        """Give all parts their places at once."""
        for part in (self, self._inner):
            layout = part.layout()
            if layout is not None:
                layout.activate()

    def hidden_height(self) -> int:
        """Return how many pixels of it need to be scrolled at its size now; less than none where it
        has more room than it needs."""
        content, room = self._inner, self._scroll.viewport()
        return content.heightForWidth(room.width()) - room.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_buttons()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # What is below it was not clicked.
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._show()
            self.spoken_anew.emit()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        radius = theme.measure("radius-control")
        ground, line = theme.color("surface"), theme.color("line-strong")
        paint_frame(QPainter(self), self.rect(), radius, fill=ground, line=line, width=theme.ring)

    # -- internals

    def _show(self) -> None:
        glance = self.glance
        words = glance.words(drawn_in(self.language))
        english = glance.words(ENGLISH)
        lacks = glance.lack is not None
        shown = words or english or CardWords(ENGLISH, glance.written, "", "")
        self._tag.set_language(shown.language, language_name(shown.language))
        self._tag.setVisible(not lacks)
        self._name.setText(shown.name or glance.name or glance.written or self.tr("Card"))
        is_faced = bool(shown.by_face(glance.cost))
        self._cost.show_cost("" if is_faced else glance.cost)
        types = shown.types or (english.types if english is not None else "")
        told = (glance.figures,) if is_faced else (types, glance.figures)
        self._types.say("  ".join(part for part in told if part))
        self._asks.say(
            self.tr("Perhaps meant by “{name}”").format(name=glance.written) if glance.asks else ""
        )
        self._gap.say("")
        self._show_texts(shown, english)
        self._show_languages()
        self._standing.say(*_standing_line(glance.standing))
        self._later.say(LATER, released_words(glance.standing.released))
        self._ruling_head.say(ruling_head(glance))
        self._ruling.say(glance.ruling.text if glance.ruling is not None else "")
        self._show_foot()
        self.setAccessibleName(spoken(glance, drawn_in(self.language)))

    def _show_texts(self, shown: CardWords, english: CardWords | None) -> None:
        glance = self.glance
        if glance.lack is not None or english is None:
            self._text.show_paragraphs(paragraphs(lack_words(glance)))
            self._english.show_words(None)
        elif shown.language == ENGLISH:
            is_asked = self.language != ENGLISH
            self._text.show_paragraphs(_texts(english, glance))
            self._english.show_words(None)
            if is_asked:
                self._gap.say(gap_words(self.language))
        else:
            told = _texts(shown, glance) or paragraphs(language_words(shown.language))
            self._text.show_paragraphs(told)
            self._english.show_words(english, glance)
        self._line.setVisible(not self._english.isHidden())

    def _show_languages(self) -> None:
        codes = [each.language for each in self.glance.languages]
        self.languages.set_choices(
            [(code, code.upper()) for code in codes], {code: language_name(code) for code in codes}
        )
        if codes:
            self.languages.choose(self.language if self.language in codes else ENGLISH)
        self.languages.name_choice(self.tr("Language of the card"), other_languages_words())
        for button in self.languages.findChildren(QWidget):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.languages.setVisible(len(codes) > 1)

    def _show_foot(self) -> None:
        glance = self.glance
        self._close.set_words("", key=key_text("Escape"), name=self.tr("Close the card"))
        self._whole.setVisible(glance.lack is None)
        self._next.setVisible(glance.count > 1)
        self._name_buttons()

    def _name_buttons(self) -> None:
        """Name the buttons of the foot; their keys go first, then the languages stand above
        them."""
        glance, px = self.glance, self._look.theme.px
        count = self.tr("{at} of {count}").format(at=glance.at + 1, count=glance.count)
        name, whole = self.tr("Next card named here"), self.tr("Whole page")
        shown = [each for each in (self._next, self._whole) if not each.isHidden()]
        room = self.width() - px(LEFT + RIGHT)
        languages = 0 if self.languages.isHidden() else self.languages.width_in_one_row()
        for with_next, with_whole, direction in FEET:
            self._next.set_words(count, key=key_text(NEXT_KEY) if with_next else "", name=name)
            self._whole.set_words(whole, key=key_text(CARD_KEY) if with_whole else "")
            taken = sum(each.sizeHint().width() + px(BETWEEN) for each in shown)
            if taken + (languages if direction is BESIDE else 0) <= room:
                break
        self._foot.setDirection(direction)

    def _content(self) -> QWidget:
        content = ScrolledPage()
        column = QVBoxLayout(content)
        scaled = ScaledLayouts(self._look, self)
        facts, second = QVBoxLayout(), QHBoxLayout()
        second.addWidget(self._types, 1)
        second.addWidget(self._cost, 0, TOP)
        facts.addLayout(second)
        for line in (self._asks, self._gap, self._standing, self._later):
            facts.addWidget(line)
        column.addLayout(facts)
        for part in (self._text, self._line, self._english):
            column.addWidget(part)
        column.addWidget(self._ruling_head)
        column.addWidget(self._ruling)
        column.addStretch(1)
        scaled.keep(column, (0, 0, 4, 0), 8)
        scaled.keep(facts, (0, 0, 0, 0), 4)
        scaled.keep(second, (0, 0, 0, 0), 8)
        return content

    def _lay_out(self) -> None:
        scaled = ScaledLayouts(self._look, self)
        column, first, buttons = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        first.addWidget(self._tag, 0, Qt.AlignmentFlag.AlignVCenter)
        first.addWidget(self._name, 1)
        first.addWidget(self._close, 0, TOP)
        buttons.addStretch(1)
        buttons.addWidget(self._next)
        buttons.addWidget(self._whole)
        self._foot.addWidget(self.languages)
        self._foot.addLayout(buttons, 1)
        column.addLayout(first)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._foot)
        scaled.keep(column, (LEFT, 10, RIGHT, 12), 8)
        for row in (first, buttons, self._foot):
            scaled.keep(row, (0, 0, 0, 0), BETWEEN)
        for button in (self._close, self._whole, self._next):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class _English(QWidget):
    """The English name, type and text, smaller, below the player's."""

    as_spoken = spoken_as(Role.Grouping)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._tag = LanguageTag(look, ENGLISH)
        self._name = Label(look, bold=True, wraps=True)
        self._types = Label(look, size="small", token="text-muted", wraps=True)
        self._text = _flowing(look)
        column, first = QVBoxLayout(self), QHBoxLayout()
        first.addWidget(self._tag, 0, TOP)
        first.addWidget(self._name, 1)
        column.addLayout(first)
        column.addWidget(self._types)
        column.addWidget(self._text)
        scaled = ScaledLayouts(look, self)
        scaled.keep(column, (0, 0, 0, 0), 4)
        scaled.keep(first, (0, 0, 0, 0), 8)

    def show_words(self, words: CardWords | None, glance: Glance | None = None) -> None:
        """Show these of a card, or nothing."""
        self.setVisible(words is not None)
        if words is not None and glance is not None:
            self._name.setText(words.name)
            self._types.say("" if words.by_face(glance.cost) else words.types)
            self._text.show_paragraphs(_texts(words, glance))


class _SignedLine(QWidget):
    """A sign and a sentence; hidden without one."""

    as_spoken = spoken_as(Role.Grouping)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._icon = IconLabel(look, "info", size=16)
        self._words = Label(look, size="small", wraps=True)
        row = QHBoxLayout(self)
        row.addWidget(self._icon, 0, TOP)
        row.addWidget(self._words, 1)
        ScaledLayouts(look, self).keep(row, (0, 0, 0, 0), 8)

    def say(self, sign: Sign, words: str) -> None:
        """Show this sentence with its sign."""
        self._icon.show_icon(sign.icon, sign.token)
        self._words.setText(words)
        self.setVisible(bool(words))


def _texts(words: CardWords, glance: Glance) -> tuple[Paragraph, ...]:
    """The text of a card, of several faces below the name of each."""
    return words.by_face(glance.cost) or paragraphs(words.text)


def _standing_line(standing: StandingHere) -> tuple[Sign, str]:
    legality = standing.legality
    words = standing_sentence(standing, interface_words())
    if legality is None or not legality.verified:
        return UNVERIFIED, words
    return SIGNS[legality.code], words


def _flowing(look: Look) -> SymbolText:
    """A text whose height follows its width while the card is placed: a fixed one is that of its
    last width."""
    text = SymbolText(look)
    policy = text.sizePolicy()
    policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
    text.setSizePolicy(policy)
    return text
