"""Links to cards in a text: a click or Enter shows the card over the page, the mouse on it too."""

from __future__ import annotations

from urllib.parse import quote

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, QUrl
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QTextBrowser

from judgekit.domain.rules.document import Span, SpanKind
from judgekit.search.names.cards_in_text import NamedCard
from judgekit.ui.shell.page import ProgramDependencies
from judgekit.views.cards.cards_here import CardsHere

SCHEME = "card"
RESTS = 600
"""Milliseconds after which the mouse rests on a link."""
AROUND = 12
"""Pixels around the mouse within which it still rests there."""


class CardLinks(QObject):
    """Follows the links of a text browser that doesn't open links itself."""

    def __init__(self, dependencies: ProgramDependencies, text: QTextBrowser) -> None:
        super().__init__(text)
        self._dependencies = dependencies
        self._name = ""
        self._rests = QTimer(self, singleShot=True, interval=RESTS)
        self._rests.timeout.connect(self._point)
        text.anchorClicked.connect(self._follow)
        text.highlighted.connect(self._hover)

    def _follow(self, url: QUrl) -> None:
        self._rests.stop()
        name = _card_of(url)
        if name:
            self._dependencies.show_cards(CardsHere((name,)))

    def _hover(self, url: QUrl) -> None:
        self._name = _card_of(url)
        if self._name:
            self._rests.start()
        else:
            self._rests.stop()

    def _point(self) -> None:
        at, around = QCursor.pos(), QPoint(AROUND, AROUND)
        self._dependencies.point_at_card(CardsHere((self._name,)), QRect(at - around, at + around))


def card_spans(cards: tuple[NamedCard, ...], start: int = 0) -> tuple[Span, ...]:
    """Return links to the cards found in a text that begins at `start` of a paragraph."""
    return tuple(
        Span(start + each.start, start + each.end, SpanKind.LINK, _card_url(each.name))
        for each in cards
    )


def _card_url(name: str) -> str:
    return f"{SCHEME}:{quote(name)}"


def _card_of(url: QUrl) -> str:
    """The card that a link names; empty for other links."""
    is_card = url.scheme() == SCHEME
    return url.path(QUrl.ComponentFormattingOption.FullyDecoded) if is_card else ""
