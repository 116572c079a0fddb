"""A text of an answer card that has more lines than room: which are shown, and that it goes on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QTextDocument

from judgekit.ui.look import Look
from judgekit.ui.shell.parts.answer.halves import line_places
from judgekit.ui.widgets.actions import key_text
from judgekit.ui.widgets.painting.strokes import paint_words

GOES_ON: Mapping[str, str] = MappingProxyType(
    {"en": "The text goes on", "es": "El texto continúa", "ru": "Текст продолжается"}
)
"""To the player, in his language; Judgekit speaks these three."""
AT_END: Mapping[str, str] = MappingProxyType(
    {"en": "End of the text", "es": "Fin del texto", "ru": "Конец текста"}
)
CHEVRON = 16


def line_from(document: QTextDocument, scrolled: float) -> float:
    """Return where the first line begins that isn't cut at the top, in pixels of the text."""
    starts = [start for start, _ in line_places(document)]
    return next((start for start in starts if start >= scrolled - 0.5), scrolled)


def lines_within(document: QTextDocument, first: float, height: float) -> float:
    """Return where the last line ends that has room below `first`, in pixels of the text."""
    ends = [end for _, end in line_places(document) if first < end <= first + height + 0.5]
    return max(ends, default=first + height)


def paint_going_on(
    painter: QPainter, look: Look, strip: QRect, said: tuple[str, bool], key: str
) -> None:
    """Say below a text, in a language, that it goes on, or that this is its end."""
    theme, (language, is_at_end) = look.theme, said
    sentences = AT_END if is_at_end else GOES_ON
    words = f"{sentences.get(language, sentences['en'])}  {key_text(key)}"
    font, height = theme.font("small"), theme.px(CHEVRON)
    top = strip.top() + (strip.height() - height) // 2
    sign = "chevron-up" if is_at_end else "chevron-down"
    look.paint_icon(painter, sign, strip.left(), top, token="attention", size=CHEVRON)
    room = strip.adjusted(height + theme.px(6), 0, 0, 0)
    paint_words(painter, words, room, font=font, color=theme.color("attention"))
