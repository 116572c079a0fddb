"""Cards that are named in what a judge writes, in three languages, are read by key and mouse."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from judgekit.storage.cards.card_catalogue import KnownCards
from judgekit.system.resources import resources_folder
from judgekit.ui.calls.appeals.form import AppealForm
from judgekit.ui.calls.call.pane import CallPane
from judgekit.ui.infractions.recording.happened import HappenedRow
from judgekit.ui.shell.window.glance.view import CardGlance
from tests.journeys.judge_at_work import JudgeAtWork
from tests.resting_mouse import rest_on_words
from tests.seen import part
from tests.storage.cards.card_files import on_the_day

NAMES = (
    ("Patient Heron", "Garza paciente", "Терпеливая Цапля"),
    ("Thunder Vale", "Valle del Trueno", "Громовая Долина"),
    ("Waste Dragon", "Dragón del yermo", "Дракон Пустоши"),
    ("Sword of Nine Gates", "Espada de las Nueve Puertas", "Меч Девяти Врат"),
    ("Vessa, Keeper of Seals", "Vessa, guardiana de sellos", "Весса, Хранительница Печатей"),
)
WRITTEN = (
    ("Drew off ", "Patient Heron", " twice", "en"),
    ("El disparo de ", "Vessa, guardiana de sellos", " se olvidó", "es"),
    ("jugó «", "valle del trueno", "» girado", "es"),
    ("Разыграл ", "Терпеливую Цаплю", " дважды", "ru"),
    ("атаковал ", "Драконом Пустоши", ", забыл триггер", "ru"),
    ("взял с [", "меча девяти врат", "] лишнюю", "ru"),
)
MEANT = {
    written: english
    for (_, written, _, _), english in zip(
        WRITTEN,
        (
            *("Patient Heron", "Vessa, Keeper of Seals", "Thunder Vale"),
            *("Patient Heron", "Waste Dragon", "Sword of Nine Gates"),
        ),
        strict=True,
    )
}


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory) -> KnownCards:
    folder = tmp_path_factory.mktemp("cards")
    cards = {
        english: [
            {
                "name": english,
                "type": "Artifact",
                "text": "Draw a card.",
                "foreignData": [
                    {"language": "Spanish", "name": spanish, "text": "Roba una carta."},
                    {"language": "Russian", "name": russian, "text": "Возьмите карту."},
                ],
            }
        ]
        for english, spanish, russian in NAMES
    }
    file = folder / "AtomicCards.json"
    file.write_text(json.dumps({"meta": {"date": "2026-11-01"}, "data": cards}), encoding="utf-8")
    known = KnownCards(resources_folder(), folder / "data", on_the_day)
    known.load(file, lambda read, size: True)
    return known


@pytest.fixture
def at_work(with_cards, catalogue) -> JudgeAtWork:
    return with_cards(catalogue)


def of_a_call(judge: JudgeAtWork) -> QWidget:
    judge.order("c 3")
    judge.keys("Ctrl+3")
    judge.stage.settle(60)
    return part(judge.window, CallPane).findChildren(QLineEdit)[-1]


def of_an_infraction(judge: JudgeAtWork) -> QWidget:
    judge.keys("Ctrl+5").write("game rule violation").keys("Return")
    judge.stage.settle(60)
    return part(judge.window, HappenedRow).field


def of_an_appeal(judge: JudgeAtWork) -> QWidget:
    of_a_call(judge)
    judge.keys("A")
    judge.stage.settle(60)
    return part(judge.window, AppealForm).texts["facts"]


def write(field: QWidget, text: str) -> None:
    field.setFocus()
    if isinstance(field, QPlainTextEdit):
        field.setPlainText(text)
    else:
        assert isinstance(field, QLineEdit)
        field.setText(text)


def read(judge: JudgeAtWork) -> tuple[str, str]:
    """The card over the page and the language in which it opened; it is put away."""
    judge.stage.settle(80)
    (view,) = [each for each in judge.window.findChildren(CardGlance) if not each.isHidden()]
    shown = view.glance.name, view.language
    judge.keys("Esc")
    judge.stage.settle(30)
    return shown


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("place", [of_a_call, of_an_infraction, of_an_appeal])
def test_a_name_opens_the_card_in_the_language_in_which_it_is_written(
    at_work: JudgeAtWork, place: Callable[[JudgeAtWork], QWidget], language: str
):
    judge = at_work
    field = place(judge)
    judge.stage.program.preferences.change(interface_language=language)
    judge.stage.settle(60)
    for before, name, after, written_in in WRITTEN:
        write(field, f"{before}{name}{after}")
        # An English name says nothing: the judge's own language, over his page.
        expected = MEANT[name], written_in if written_in != "en" else language
        judge.keys("Alt+C")
        assert read(judge) == expected
        field.setFocus()
        rest_on_words(field, name)
        assert read(judge) == expected
