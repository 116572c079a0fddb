"""The bar below what is shown to a player: languages, what is set or counted, and buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.look import Look
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.choices.segments_and_menu import SegmentsAndMenu
from judgekit.ui.widgets.painting.strokes import paint_sunken_bar
from judgekit.ui.words.wording import language_name, other_languages_words

HEIGHT, BETWEEN, AROUND = 56, 8, 12
USUAL_EDGE, LEAST_EDGE = 24, 8
WHOLE, SIGNS_FIRST, SIGNS_ONLY, CROWDED = range(4)
"""How much is shown: all words; signs for the buttons that give way first; signs without keys; the
least."""


class FootButton(NamedTuple):
    """A button of the action with this id: its icon beside the words, and what it shows instead of
    them where room is short, an icon or a text."""

    action: str
    icon: str = ""
    sign: str = ""
    text: str = ""
    gives_way: bool = False
    kind: ButtonKind = ButtonKind.QUIET


TURN = FootButton("card.turn", "turn", sign="turn", kind=ButtonKind.OUTLINED)
LARGER = FootButton("card.larger", text="A+", gives_way=True)
SMALLER = FootButton("card.smaller", text="A\N{MINUS SIGN}", gives_way=True)
CLOSE = FootButton("card.close", sign="close", kind=ButtonKind.OUTLINED)


class CardFoot(QWidget):
    """The buttons show words and keys, and signs where these have no room."""

    crowded = Signal(bool)
    """Whether everything has to be as narrow as it can be."""

    def __init__(
        self, look: Look, *, edge: int = USUAL_EDGE, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._edge = look, edge
        self._buttons: dict[str, tuple[FootButton, Button]] = {}
        self._actions: tuple[Action, ...] = ()
        self.languages = SegmentsAndMenu(look, LANGUAGES)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.languages)
        look.changed.connect(self._scale)
        self._scale()

    def add(self, *parts: QWidget | FootButton | None) -> None:
        """Add widgets and buttons from left to right; None for what room there is."""
        for part in parts:
            if part is None:
                self._row.addStretch(1)
            elif isinstance(part, FootButton):
                button = Button(self._look, icon=part.icon, kind=part.kind)
                self._buttons[part.action] = part, button
                self._row.addWidget(button)
            else:
                self._row.addWidget(part)

    def take(self, actions: Sequence[Action]) -> None:
        """Connect the buttons with their actions."""
        self._actions = tuple(action for action in actions if action.id in self._buttons)
        for action in self._actions:
            self.button(action.id).clicked.connect(action.run)

    def button(self, action: str) -> Button:
        """Return the button of an action."""
        return self._buttons[action][1]

    def offer_languages(
        self, codes: Sequence[str], chosen: str, keys: Mapping[str, str] | None = None
    ) -> None:
        """Offer these languages, beside their keys, in the interface language."""
        choices = [(code, code.upper()) for code in codes]
        names = {code: language_name(code) for code in codes}
        self.languages.set_choices(choices, names, keys)
        self.languages.choose(chosen)
        self.languages.name_choice(self.tr("The player's language"), other_languages_words())
        self.arrange()

    def choose_language(self, code: str) -> None:
        """Show this language as chosen."""
        self.languages.choose(code)
        self.arrange()

    def arrange(self) -> None:
        """Name the buttons, with as much as there is room for; many languages take several rows
        before they lose a letter or a key."""
        self.languages.stand_in_one_row()
        for level in (WHOLE, SIGNS_FIRST, SIGNS_ONLY, CROWDED):
            self._show(level)
            if super().sizeHint().width() <= self.width():
                break
        else:
            beside = super().sizeHint().width() - self.languages.width_in_one_row()
            self.languages.break_to_fit(self.width() - beside)
        theme = self._look.theme
        rows = self.languages.sizeHint().height()
        self.setFixedHeight(max(theme.px(HEIGHT), rows + 2 * theme.px(AROUND)))

    def minimumSizeHint(self) -> QSize:
        # Narrower than the layout's minimum: the buttons give up their words.
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sunken_bar(QPainter(self), self._look.theme, self.rect())

    def _show(self, level: int) -> None:
        for action in self._actions:
            said, button = self._buttons[action.id]
            has_sign = level >= SIGNS_ONLY or (level == SIGNS_FIRST and said.gives_way)
            words = action.words()
            button.set_icon(said.sign if has_sign else said.icon)
            key = "" if level >= SIGNS_ONLY else key_text(action.key)
            button.set_words(said.text if has_sign else words, key=key, name=words)
        self.crowded.emit(level == CROWDED)
        theme = self._look.theme
        edge = self._edge if level < SIGNS_ONLY else min(self._edge, USUAL_EDGE)
        edge = LEAST_EDGE if level == CROWDED else edge
        self._row.setContentsMargins(theme.px(edge), 0, theme.px(edge), 0)
        self._row.setSpacing(theme.px(BETWEEN))

    def _scale(self) -> None:
        self.arrange()
