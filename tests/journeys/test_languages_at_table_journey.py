"""The rules in the judge's own language and the player's, in every place where both are read."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from judgekit.domain.setup.commands import ChangeTournament, CreateTournament
from judgekit.domain.shared.refusal import Refusal
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.reading.parallel_view import ParallelView
from judgekit.ui.rules.reading.side_head import SideHead
from judgekit.ui.shell.parts.answer_card import AnswerCard
from judgekit.ui.shell.phrases.window import PhrasesWindow
from tests.journeys.hall_day import in_round_one
from tests.journeys.judge_at_work import JudgeAtWork
from tests.seen import button, part


def speak(judge: JudgeAtWork, language: str) -> None:
    """Correct the event's language."""
    bridge = judge.stage.program.bridge
    details = msgspec.structs.asdict(bridge.state.setup.details)
    command = msgspec.convert({**details, "language": language}, ChangeTournament, strict=False)
    assert not isinstance(bridge.submit(command), Refusal)
    judge.stage.settle(30)


@pytest.fixture
def at_work(judge: JudgeAtWork) -> JudgeAtWork:
    """An English judge in round one."""
    return in_round_one(judge)


def beside_the_infraction(judge: JudgeAtWork) -> list[str]:
    controller = judge.infractions_page.controller
    assert controller is not None
    controller.show_rest()
    texts = controller.aside.texts
    return [
        each.shown.document.split("-")[1]
        for each in (texts.first, texts.second)
        if each.isVisible() and each.shown is not None
    ]


def on_a_card(judge: JudgeAtWork) -> str:
    """The language of the card that is open, which is closed."""
    judge.stage.settle(60)
    card = QApplication.activeWindow()
    assert isinstance(card, AnswerCard)
    language = card.language
    card.close()
    judge.stage.settle(60)
    return language


@pytest.mark.parametrize(
    ("event", "second", "card"), [("", "es", "es"), ("ru", "ru", "ru"), ("en", "es", "en")]
)
def test_the_second_language_is_the_events_else_the_settings(at_work, event, second, card):
    judge = at_work
    speak(judge, event)

    judge.keys("Ctrl+5").write("game rule violation")
    assert beside_the_infraction(judge) == ["en", second]
    judge.keys("Ctrl+Shift+A")
    assert on_a_card(judge) == card

    judge.keys("Ctrl+1", "Ctrl+L")
    judge.stage.settle(60)
    heads = part(judge.window, ParallelView).findChildren(SideHead)
    assert [each.languages.value().split("-")[1] for each in heads] == ["en", second]
    judge.keys("Ctrl+L", "A")
    assert on_a_card(judge) == card

    judge.keys("F12")
    judge.stage.settle(60)
    phrases = QApplication.activeWindow()
    assert isinstance(phrases, PhrasesWindow)
    assert phrases.language == second
    phrases.close()


def test_a_correction_of_the_events_language_shows_at_once(at_work: JudgeAtWork):
    judge = at_work
    judge.keys("Ctrl+5").write("game rule violation")
    speak(judge, "ru")
    assert beside_the_infraction(judge) == ["en", "ru"]
    speak(judge, "es")
    assert beside_the_infraction(judge) == ["en", "es"]


def test_a_language_chosen_on_a_card_stays_until_another_event(at_work: JudgeAtWork):
    judge = at_work
    speak(judge, "es")
    judge.keys("Ctrl+5").write("game rule violation").keys("Ctrl+Shift+A")
    judge.stage.settle(60)
    card = QApplication.activeWindow()
    assert isinstance(card, AnswerCard)
    card.speak("ru")
    assert on_a_card(judge) == "ru"
    judge.keys("Ctrl+Shift+A")
    assert on_a_card(judge) == "ru"
    judge.keys("Ctrl+1", "A")
    assert on_a_card(judge) == "ru"

    judge.stage.program.bridge.create(CreateTournament(name="Next Day", language="es"))
    judge.stage.settle(60)
    judge.keys("Ctrl+5").write("game rule violation").keys("Ctrl+Shift+A")
    assert on_a_card(judge) == "es"


def test_what_the_page_shows_comes_before_what_was_chosen_on_a_card(at_work: JudgeAtWork):
    judge = at_work
    judge.keys("Ctrl+1", "A")
    judge.stage.settle(60)
    card = QApplication.activeWindow()
    assert isinstance(card, AnswerCard)
    card.speak("es")
    assert on_a_card(judge) == "es"
    judge.keys("A")
    assert on_a_card(judge) == "es"

    speak(judge, "en")
    page = judge.window.navigation.page("rules")
    judge.stage.program.preferences.change(reading_languages=("ru",))
    page.open(RuleReference("mtr-ru-2019-07-12", "2.6"))
    judge.stage.settle(60)
    judge.keys("A")
    assert on_a_card(judge) == "ru"


def test_the_button_beside_the_paragraph_opens_its_card(at_work: JudgeAtWork):
    judge = at_work
    judge.keys("Ctrl+5").write("game rule violation")
    assert beside_the_infraction(judge)
    controller = judge.infractions_page.controller
    assert controller is not None
    QTest.mouseClick(button(controller.aside, "Answer card"), Qt.MouseButton.LeftButton)
    assert on_a_card(judge) == "en"
