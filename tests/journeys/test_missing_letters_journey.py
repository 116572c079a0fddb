"""A card with a Japanese name on a computer without Japanese letters: its English name and text
stand in the one field, in the list, and over the page."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontDatabase
from pytestqt.qtbot import QtBot

from judgekit.domain.cards.card import CardFace
from judgekit.domain.deck_checks.commands import StartDeckCheck, TakeDecklists
from judgekit.domain.decklists.decklist import CardCount, Decklist
from judgekit.domain.decklists.registered_list import RegisteredList
from judgekit.ui.deck_checks.check.deck.list_view import DeckList
from judgekit.ui.deck_checks.lists.editor.preview import ListPreview
from judgekit.ui.rules.cards.card_list import CardList
from judgekit.ui.rules.cards.view import CardsView
from judgekit.ui.shell.commands.find_list import FindList
from judgekit.ui.shell.window.glance.view import CardGlance
from tests.card_fakes import CARDS, CardFakes, card, printed
from tests.journeys import day_pictures
from tests.journeys.deck_pictures import registered
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import button, part, words_of
from tests.sizes.painted_words import painted_words

PLAYERS = ("A. Rossi", "L. Petrova")
CRANE = card(
    "Paper Crane",
    CardFace("Paper Crane", "{U}", "Creature — Bird", "Flying", "U", "1", "1"),
    printings=(
        printed("ja", ("折り鶴", "クリーチャー — 鳥", "飛行")),
        *(
            printed(code, (f"Crane {code}", "", ""))
            for code in ("de", "es", "fr", "it", "pt", "ru")
        ),
    ),
)


@pytest.fixture
def judge(with_cards, monkeypatch) -> JudgeAtWork:
    """A judge at a computer without Japanese letters."""
    monkeypatch.setattr(QFontDatabase, "families", lambda *script: [])
    return with_cards(CardFakes((*CARDS, CRANE)))


def painted(widget) -> list[str]:
    return [each.words for each in painted_words(widget)]


def in_japanese(words: list[str]) -> list[str]:
    return [each for each in words if set("折り鶴鳥") & {*each}]


def type_name(judge: JudgeAtWork, qtbot: QtBot) -> FindList:
    finding = judge.window.command_bar.find
    finding.prepare()
    qtbot.waitUntil(finding.can_answer)
    judge.stage.type("折り鶴")
    found = part(judge.window, FindList)
    qtbot.waitUntil(lambda: "Paper Crane" in painted(found))
    return found


def test_the_one_field_and_the_list_tell_a_japanese_name_in_english(
    judge: JudgeAtWork, qtbot: QtBot
):
    found = type_name(judge, qtbot)
    assert "Creature — Bird" in painted(found)
    assert not in_japanese(painted(found))

    judge.keys("Return")
    qtbot.waitUntil(lambda: judge.window.navigation.here == "rules")
    judge.keys("7")
    shown = words_of(part(judge.window, CardsView))
    assert shown.count("Paper Crane") == 1
    assert not in_japanese(shown)
    judge.keys("C")
    judge.stage.type("折り鶴")
    judge.stage.settle(120)
    judge.keys("Ctrl+Return")
    listed = painted(part(judge.window, CardList).viewport())
    assert listed == ["Paper Crane", "Creature — Bird"]


def test_over_a_deck_check_a_card_of_a_japanese_list_is_in_english_and_that_is_said(
    judge: JudgeAtWork,
):
    lists = tuple(registered(player, ("4 折り鶴, 56 Island", "1 Island")) for player in PLAYERS)
    day_pictures.do(judge.stage, TakeDecklists(lists), StartDeckCheck(3, players=PLAYERS))
    judge.keys("Ctrl+4", "F3", "Alt+C")
    judge.stage.settle(100)
    glance = part(judge.window, CardGlance)
    assert glance.language == "ja"
    words = words_of(glance)
    assert {"EN", "Paper Crane", "Creature — Bird  1/1"} <= {*words}
    assert "This computer has no font for Japanese; the text is shown in English." in words
    assert not in_japanese(words)

    for each in ("Next card named here", "Whole page"):
        assert painted(button(glance, each))[-1] in {"1 of 2", "Whole page"}
    rows = painted(judge.window.findChildren(DeckList)[0].viewport())
    assert {"Paper Crane", "Island"} <= {*rows}
    assert not in_japanese(rows)


def test_what_was_read_of_a_japanese_list_is_told_in_english(judge: JudgeAtWork):
    lists = RegisteredList(
        "A. Rossi", Decklist(main=(CardCount(4, "折り鶴"), CardCount(56, "Island")))
    )
    day_pictures.do(judge.stage, TakeDecklists((lists,)))
    judge.keys("Ctrl+4", "F4", "Return")
    judge.stage.settle(200)
    rows = painted(part(judge.window, ListPreview).viewport())
    assert "Paper Crane" in rows
    assert not in_japanese(rows)
