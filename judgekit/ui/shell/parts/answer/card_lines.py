"""Where the words beside and below the titles of an answer card find room, so that none is cut."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetrics, QTextLayout, QTextOption

from judgekit.ui.shell.parts.answer_card_text import CardText
from judgekit.ui.theme import Theme
from judgekit.ui.widgets.painting.strokes import badge_size, language_tag_size


def edition_beside(theme: Theme, text: CardText, width: int) -> bool:
    """Whether the edition has its place beside number and title, in that width."""
    title = QFontMetrics(theme.font("title", bold=True))
    named = title.horizontalAdvance(text.number + text.title) + theme.px(34)
    return named + QFontMetrics(theme.font()).horizontalAdvance(text.edition) <= width


def title_below(theme: Theme, text: CardText, width: int) -> int:
    """Return the height, in pixels, of the lines of number and title after the first, in a card of
    that width."""
    tag = language_tag_size(theme, text.language, 15).width() + theme.px(14)
    return _below_first(title_layout(theme, text, width - tag))


def judge_title_below(theme: Theme, text: CardText, width: int) -> int:
    """Return the same of the judge's half."""
    tag = language_tag_size(theme, text.language).width() + theme.px(12)
    return _below_first(title_layout(theme, text, width - tag, "text"))


def title_layout(theme: Theme, text: CardText, width: int, size: str = "title") -> QTextLayout:
    """Return number and title in bold letters of a size, broken to that width; at least one
    line."""
    words = " ".join(filter(None, (text.number, text.title)))
    layout = QTextLayout(words, theme.font(size, bold=True))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    top = 0.0
    while True:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(1, width))
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout


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
    used += judge_title_width(theme, text)
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


def judge_title_width(theme: Theme, text: CardText) -> int:
    """Return what number and title of the judge's half take of its first line, with a gap."""
    words = " ".join(filter(None, (text.number, text.title)))
    if not words:
        return 0
    return QFontMetrics(theme.font(bold=True)).horizontalAdvance(words) + theme.px(12)


def _below_first(layout: QTextLayout) -> int:
    return round(layout.boundingRect().height() - layout.lineAt(0).height())
