"""Where the words beside and below the titles of an answer card find room, so that none is cut."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import badge_size, language_tag_size


def edition_beside(theme: Theme, text: CardText, width: int) -> bool:
    """Whether the edition has its place beside number and title, in that width."""
    title = QFontMetrics(theme.font("title", bold=True))
    named = title.horizontalAdvance(text.number + text.title) + theme.px(34)
    return named + QFontMetrics(theme.font()).horizontalAdvance(text.edition) <= width


def lines_below(theme: Theme, text: CardText, width: int) -> list[str]:
    """Return what stands under the title: the edition where it has no place beside, the remark.

    An edition that is too long loses its beginning: the date is at its end.
    """
    tag = language_tag_size(theme, text.language, 15).width() + theme.px(14)
    edition = "" if edition_beside(theme, text, width - tag) else text.edition
    metrics = QFontMetrics(theme.font("small"))
    both = " · ".join(words for words in (edition, text.remark) if words)
    if metrics.horizontalAdvance(both) <= width:
        return [both] if both else []
    elide = Qt.TextElideMode
    lines = [
        metrics.elidedText(edition, elide.ElideLeft, width),
        metrics.elidedText(text.remark, elide.ElideRight, width),
    ]
    return [words for words in lines if words]


def judge_lines(theme: Theme, text: CardText, room: int) -> list[tuple[str, ...]]:
    """Return edition and remark by the line that has room for them; the title is in the first.

    The first line may have neither.
    """
    used = language_tag_size(theme, text.language).width() + theme.px(12)
    for words, _, bold, gap in judge_title(text):
        used += QFontMetrics(theme.font(bold=bold)).horizontalAdvance(words) + theme.px(gap)
    edition = QFontMetrics(theme.font()).horizontalAdvance(text.edition)
    remark = badge_size(theme, text.remark, icon=True).width()
    lines: list[tuple[str, ...]] = [()]
    for words, width in ((text.edition, edition), (text.remark, remark)):
        if words and used + width > room:
            lines.append(())
            used = 0
        if words:
            lines[-1] = (*lines[-1], words)
            used += width + theme.px(12)
    return lines


def judge_title(text: CardText) -> list[tuple[str, str, bool, int]]:
    """Return the number and title of the judge's half: words, token, bold, space after them."""
    pieces = [(text.number, "accent", True, 7), (text.title, "text", True, 12)]
    return [piece for piece in pieces if piece[0]]
