"""Cards named in what a judge wrote about a penalty: found, and opened over the page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl

from judgekit.search.names.cards_in_text import NamedCard
from judgekit.ui.infractions.entry.policy_text import PolicyText
from judgekit.ui.shell.window.glance.card_links import CardLinks, card_spans
from judgekit.views.cards.cards_here import CardsHere

COMMENT = "Resolved Lantern of the Ninth Gate twice, drew for [ember // rime]."


@pytest.fixture
def shown() -> list[CardsHere]:
    return []


def test_what_is_written_freely_is_searched_and_not_the_names_of_judges(judge):
    judge.give("A. Rossi", "ipg-2.5", table=12, judge="Lantern", comment=COMMENT)
    judge.press("Ctrl+Shift+P")
    assert judge.page.cards_named() == CardsHere(text=COMMENT)


def test_a_link_in_a_text_shows_its_card(with_services, look, qtbot, shown):
    services = with_services(show_cards=shown.append)
    text = PolicyText(look)
    qtbot.addWidget(text)
    CardLinks(services, text)
    (span,) = card_spans((NamedCard(9, 34, "Fire // Ice, the 2nd"),), start=9)

    text.anchorClicked.emit(QUrl(span.address))
    text.anchorClicked.emit(QUrl("rule:mtr-en-2019-05-03/2.6"))

    assert (span.start, span.end) == (18, 43)
    assert shown == [CardsHere(("Fire // Ice, the 2nd",))]
