"""What is pictured: each state is a name, a place, and what a person does there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.ui.rules.page import RulesPage
from tests.journeys.stage import Stage


class State(NamedTuple):
    """`arrange` starts from the place with an empty command bar; `undo` leads back there."""

    name: str
    place: str
    arrange: Callable[[Stage], None]
    undo: Callable[[Stage], None] = lambda stage: None
    subject: Callable[[Stage], QWidget] = lambda stage: stage.window
    """What is pictured, where it is another window."""


def _nothing(stage: Stage) -> None:
    del stage


EN, ES, CR = "mtr-en-2019-05-03", "mtr-es-2021-07-23", "cr104-es-2018-07-13"


def rules_page(stage: Stage) -> RulesPage:
    page = stage.window.navigation.page("rules")
    assert isinstance(page, RulesPage)
    return page


def read(ref: str, document: str = EN) -> Callable[[Stage], None]:
    """The page at a section, whatever is found or typed."""

    def arrange(stage: Stage) -> None:
        rules_page(stage).open(RuleReference(document, ref))
        rules_page(stage).focus()
        stage.settle(60)

    return arrange


def _with_note(stage: Stage) -> None:
    read("2.6")(stage)
    stage.press("B")
    stage.press("N")
    stage.settle(60)
    field = QApplication.focusWidget()
    assert isinstance(field, QPlainTextEdit)
    field.setPlainText("Say it as a clock reading, and write it on the slip.")
    stage.press("Esc")


def _without_note(stage: Stage) -> None:
    stage.press("Ctrl+Z")
    stage.press("Ctrl+Z")


def _then(ref: str, *keys: str, document: str = EN) -> Callable[[Stage], None]:
    """A section, then keys one after the other."""

    def arrange(stage: Stage) -> None:
        read(ref, document)(stage)
        for key in keys:
            stage.press(key)
            stage.settle(60)

    return arrange


def _searched_with_note(stage: Stage) -> None:
    _with_note(stage)
    stage.type("deck check time")
    stage.settle(120)
    stage.press("Down")


def _forget_search(stage: Stage) -> None:
    stage.window.top_bar.field.clear()
    stage.settle(120)
    read("2.6")(stage)
    rules_page(stage).focus()
    _without_note(stage)


def _find(stage: Stage) -> None:
    _then("2.6", "Ctrl+F")(stage)
    for letter in "time":
        stage.press(letter)
    stage.press("F3")


def _card(stage: Stage) -> QWidget:
    card = QApplication.activeWindow()
    assert card is not None
    card.showNormal()
    card.resize(stage.window.size())
    stage.settle(120)
    return card


def _repaired(stage: Stage) -> None:
    stage.type("sidebord")
    stage.settle(800)


def _press(*keys: str) -> Callable[[Stage], None]:
    def act(stage: Stage) -> None:
        for key in keys:
            stage.press(key)

    return act


STATES: tuple[State, ...] = (
    State("rules", "rules", read("Introduction")),
    State("rules-results", "rules", _searched_with_note, _forget_search),
    State("rules-note", "rules", _with_note, _without_note),
    State("rules-note-editor", "rules", _then("2.6", "N"), _press("Esc")),
    State("rules-parallel", "rules", _then("3.9", "L"), _press("L")),
    State("rules-gap", "rules", _then("3.9", "L", document=ES), _press("L")),
    State("rules-find", "rules", _find, _press("Esc")),
    State("rules-table", "rules", read("Appendix E")),
    State("rules-formula", "rules", read("Appendix C#Opponents' match-win percentage")),
    State("rules-numbered", "rules", read("104.2", CR)),
    State("rules-glossary", "rules", _then("2.6", "G"), _press("Alt+Left")),
    State("rules-bookmarks", "rules", _then("2.6", "B", "M"), _press("Return", "Ctrl+Z")),
    State("rules-nothing-found", "rules", lambda stage: stage.type("qqqqq zzzzz")),
    State("rules-repair", "rules", _repaired),
    State("answer-card", "rules", _then("2.6", "A"), _press("Esc"), _card),
    State("answer-card-turned", "rules", _then("2.6", "A", "T"), _press("Esc"), _card),
    State("command-bar", "rules", lambda stage: stage.type("2.6")),
    State("command-bar-forms", "rules", lambda stage: stage.press("Ctrl+K")),
    State("settings", "settings", _nothing),
    State("help", "help", _nothing),
)
