"""States of the Rules page for the screenshots."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QApplication, QPlainTextEdit

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.page import RulesPage
from tests.journeys.stage import Stage

EN, ES, CR = "mtr-en-2019-05-03", "mtr-es-2021-07-23", "cr104-es-2018-07-13"


def rules_page(stage: Stage) -> RulesPage:
    page = stage.window.navigation.page("rules")
    assert isinstance(page, RulesPage)
    return page


def read(ref: str, document: str = EN) -> Callable[[Stage], None]:
    """Open the page at a section, whatever was searched or typed."""

    def arrange(stage: Stage) -> None:
        rules_page(stage).open(RuleReference(document, ref))
        rules_page(stage).focus()
        stage.settle(60)

    return arrange


def with_note(stage: Stage) -> None:
    read("2.6")(stage)
    stage.press("B")
    stage.press("N")
    stage.settle(60)
    field = QApplication.focusWidget()
    assert isinstance(field, QPlainTextEdit)
    field.setPlainText("Say it as a clock reading, and write it on the slip.")
    stage.press("Esc")


def without_note(stage: Stage) -> None:
    stage.press("Ctrl+Z")
    stage.press("Ctrl+Z")


def read_then(ref: str, *keys: str, document: str = EN) -> Callable[[Stage], None]:
    """Open a section, then press keys one after another."""

    def arrange(stage: Stage) -> None:
        read(ref, document)(stage)
        for key in keys:
            stage.press(key)
            stage.settle(60)

    return arrange


def searched_with_note(stage: Stage) -> None:
    with_note(stage)
    stage.type("deck check time")
    stage.settle(120)
    stage.press("Ctrl+Return")


def note_found(stage: Stage) -> None:
    with_note(stage)
    stage.type("clock slip")


def forget_search(stage: Stage) -> None:
    stage.window.top_bar.field.clear()
    stage.settle(120)
    read("2.6")(stage)
    rules_page(stage).focus()
    without_note(stage)


def find_in_text(stage: Stage) -> None:
    read_then("2.6", "Ctrl+F")(stage)
    for letter in "time":
        stage.press(letter)
    stage.press("F3")


def repaired(stage: Stage) -> None:
    stage.type("sidebord")
    stage.settle(800)
