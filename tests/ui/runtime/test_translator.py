"""The language of the interface, switched while the program runs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel

from judgekit.domain.infractions.state import Penalty
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.ui.interface_words import interface_words
from judgekit.ui.words.penalty_wording import penalty_name
from judgekit.ui.words.wording import refusal_sentence


class PenaltyLabel(QLabel):
    """Takes its words anew when the language changes, as every widget of the window does."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.setText(penalty_name(Penalty.WARNING))
        super().changeEvent(event)


def test_without_a_translator_the_shared_words_are_english(qapp):
    assert interface_words().language == "en"
    assert penalty_name(Penalty.WARNING) == "Warning"


@pytest.mark.parametrize(
    ("language", "warning"), [("es", "Advertencia"), ("ru", "Предупреждение"), ("en", "Warning")]
)
def test_a_widget_gets_the_shared_words_of_the_new_language_at_once(
    translator, qtbot, language, warning
):
    label = PenaltyLabel()
    qtbot.addWidget(label)
    translator.speak("ru" if language == "en" else "en")
    translator.speak(language)
    QCoreApplication.sendPostedEvents()
    assert label.text() == warning


def test_a_refusal_is_said_in_the_language_spoken_now(translator):
    refusal = Refusal(RefusalCode.TABLE_DONE, {"table": 3})
    translator.speak("es")
    assert refusal_sentence(refusal) == "La mesa 3 ha terminado."
    translator.speak("ru")
    assert refusal_sentence(refusal) == "Стол 3 закончил."


def test_another_language_can_be_asked_for_without_switching(translator):
    assert interface_words().speaking("ru").say("Warning") == "Предупреждение"
    assert penalty_name(Penalty.WARNING) == "Warning"
