"""The bar below the phrases: language, number, and what the card can do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judgekit.domain.shared.languages import LANGUAGES
from judgekit.ui.look import Look
from judgekit.ui.shell.phrases.number_stepper import NumberStepper
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.button import Button, ButtonKind
from judgekit.ui.widgets.painting.strokes import paint_sunken_bar
from judgekit.ui.widgets.segmented_buttons import SegmentedButtons
from judgekit.ui.words.wording import language_name

HEIGHT = 56
TURN, LARGER, SMALLER, CLOSE = (
    "phrases.turn",
    "phrases.larger",
    "phrases.smaller",
    "phrases.close",
)
SIGNS: Mapping[str, str] = {TURN: "", LARGER: "A+", SMALLER: "A−", CLOSE: "×"}
"""What the buttons show where their words have no room."""


class PhrasesFoot(QWidget):
    """The buttons show their words and keys, or signs where these have no room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._actions: tuple[Action, ...] = ()
        self.stepper = NumberStepper(look)
        self.languages = SegmentedButtons(look, [], "")
        quiet, outlined = ButtonKind.QUIET, ButtonKind.OUTLINED
        self._buttons = {
            TURN: Button(look, icon="turn", kind=outlined),
            LARGER: Button(look, kind=quiet),
            SMALLER: Button(look, kind=quiet),
            CLOSE: Button(look, kind=outlined),
        }
        self._row = row = QHBoxLayout(self)
        row.addWidget(self.languages)
        row.addWidget(self.stepper)
        for name, button in self._buttons.items():
            if name == CLOSE:
                row.addStretch(1)
            row.addWidget(button)
        look.changed.connect(self._scale)
        self._scale()

    def take(self, actions: Sequence[Action]) -> None:
        """Connect the buttons with their actions."""
        self._actions = tuple(action for action in actions if action.id in self._buttons)
        for action in self._actions:
            self._buttons[action.id].clicked.connect(action.run)

    def retranslate(self, language: str) -> None:
        """Update the texts to the interface language; `language` is the chosen one."""
        self.stepper.retranslate()
        names = {code: language_name(code) for code in LANGUAGES}
        self.languages.set_choices([(code, code.upper()) for code in LANGUAGES], names)
        self.languages.choose(language)
        self.languages.setAccessibleName(self.tr("The player's language"))
        self._name_buttons()

    def minimumSizeHint(self) -> QSize:
        # Narrower than the layout's minimum: the buttons give up their words.
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_buttons()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_sunken_bar(QPainter(self), self._look.theme, self.rect())

    def _name_buttons(self) -> None:
        self.stepper.show_unit(has_unit=True)
        self._space(24, 12)
        for action in self._actions:
            words = action.words()
            self._buttons[action.id].set_words(words, key=key_text(action.key), name=words)
        if super().minimumSizeHint().width() <= self.width():
            return
        for action in self._actions:
            self._buttons[action.id].set_words(SIGNS[action.id], name=action.words())
        if super().minimumSizeHint().width() > self.width():
            self.stepper.show_unit(has_unit=False)
            self._space(8, 8)

    def _space(self, margin: int, between: int) -> None:
        """Set the margin at the sides and the space between the parts, in design pixels."""
        theme = self._look.theme
        self._row.setContentsMargins(theme.px(margin), 0, theme.px(margin), 0)
        self._row.setSpacing(theme.px(between))

    def _scale(self) -> None:
        self.setFixedHeight(self._look.theme.px(HEIGHT))
        self._name_buttons()
