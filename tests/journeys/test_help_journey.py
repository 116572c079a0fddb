"""A judge opens the help where he is, follows its links and goes back to work."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from judgekit.app import manual
from judgekit.reading.manual.page import SpanKind
from judgekit.system.resources import resources_folder
from judgekit.ui.clock.turns.actions import TurnActions
from judgekit.ui.rehearsal.mark import PAUSE_KEY
from judgekit.ui.rehearsal.question_view import RULE_KEY
from judgekit.ui.rehearsal.rule_reading import BACK_KEY
from judgekit.ui.rehearsal.tour_guide import AWAY_KEY, ON_KEY
from judgekit.ui.rehearsal.typed_answer_row import TYPE_KEY
from judgekit.ui.shell.commands.find_list import FindList
from judgekit.ui.shell.help.manual_text import ManualText
from judgekit.ui.shell.help.view import HelpView
from judgekit.ui.shell.window.actions import END_REHEARSAL_KEY
from judgekit.ui.widgets.actions import Action, key_text
from judgekit.ui.widgets.labels import Label
from tests.journeys.hall_day import begin_event, start_round
from tests.journeys.judge_at_work import JudgeAtWork
from tests.manual_keys import is_key
from tests.seen import part

OF_WIDGETS = frozenset(("Enter", "Esc", "Tab", "↑", "↓", "←", "→"))
"""Keys that lists and fields handle themselves, on every page."""


def help_of(judge: JudgeAtWork) -> HelpView:
    return part(judge.window, HelpView)


def title(judge: JudgeAtWork) -> str:
    page = help_of(judge).page()
    assert page is not None
    shown = [label.text() for label in help_of(judge).findChildren(Label) if label.isVisible()]
    assert page.title in shown
    return page.title


@pytest.mark.parametrize(
    ("keys", "page"),
    [
        (("Ctrl+1",), "Rules"),
        (("Ctrl+1", "I"), "Library"),
        (("Ctrl+2",), "Clock"),
        (("Ctrl+3",), "Calls and appeals"),
        (("Ctrl+3", "L"), "Hear an appeal"),
        (("Ctrl+4",), "Deck checks"),
        (("Ctrl+4", "F3"), "Check a deck"),
        (("Ctrl+5",), "Infractions"),
        (("Ctrl+6", "F2"), "Event"),
        (("Ctrl+6", "F3"), "Pairings"),
        (("Ctrl+6", "F7"), "Report"),
        (("Ctrl+,",), "Settings"),
        (("Ctrl+K",), "Command bar"),
    ],
)
def test_f1_opens_the_page_of_the_place_and_leads_back(judge: JudgeAtWork, keys, page):
    begin_event(judge)
    judge.keys(*keys)
    here = judge.window.navigation.here
    judge.keys("F1")
    assert title(judge) == page
    judge.keys("F1")
    assert judge.window.navigation.here == here


def test_f1_at_the_turns_of_a_table_speaks_of_turns(judge: JudgeAtWork):
    begin_event(judge)
    start_round(judge)
    judge.order("t 3").keys("F1")
    assert title(judge) == "Count additional turns"


def test_the_page_of_a_place_lists_its_keys_and_no_others(judge: JudgeAtWork):
    judge.keys("Ctrl+2", "F1")
    shown = {label.text() for label in help_of(judge).findChildren(Label)}
    assert "Public display" in shown
    assert "Start a deck check" not in shown


def test_a_link_leads_to_its_page_and_esc_back_step_by_step(judge: JudgeAtWork):
    judge.keys("Ctrl+2", "F1")
    follow(judge, "call")
    assert title(judge) == "A call and its extension"
    assert help_of(judge).contents.row().name == "call"
    judge.keys("Esc")
    assert title(judge) == "Clock"
    judge.keys("Esc")
    assert judge.window.navigation.here == "clock"


def test_the_list_turns_the_pages_and_esc_leaves_from_there(judge: JudgeAtWork):
    judge.keys("Ctrl+2", "F1", "Down")
    assert title(judge) == "Public display"
    judge.keys("Esc")
    assert judge.window.navigation.here == "clock"


def test_the_help_speaks_the_language_of_the_window_at_once(judge: JudgeAtWork):
    judge.keys("Ctrl+3", "F1")
    judge.stage.program.preferences.change(interface_language="ru")
    judge.stage.settle(50)
    assert title(judge) == "Вызовы и апелляции"


def test_the_command_bar_finds_a_page_and_enter_opens_it(judge: JudgeAtWork, qtbot):
    find = judge.window.command_bar.find
    find.prepare()
    qtbot.waitUntil(find.can_answer, timeout=60_000)
    judge.stage.type("computer crashed")
    row = part(judge.window, FindList).rows()[0]
    assert (row.kind, row.title) == ("Help", "After a crash, or with a wrong clock")
    judge.keys("Return")
    assert title(judge) == "After a crash, or with a wrong clock"


REHEARSAL_KEYS = {PAUSE_KEY, END_REHEARSAL_KEY, ON_KEY, AWAY_KEY, BACK_KEY, RULE_KEY, TYPE_KEY}


def test_every_key_that_a_page_names_is_one_of_its_places(judge: JudgeAtWork):
    begin_event(judge)
    start_round(judge)
    known = {place: keys_of(judge, place) for place in judge.window.navigation.all_pages()}
    known["turns"] = names(TurnActions(judge.stage.program.bridge, judge.window).actions())
    known["phrases"] = keys_of_window(judge, "Ctrl+2", "F12")
    known["display"] = keys_of_window(judge, "Ctrl+2", "F11")
    known["card"] = keys_of_window(judge, "Ctrl+1", "A")
    known["rehearsal"] = REHEARSAL_KEYS
    everywhere = names(judge.window.actions_everywhere) | OF_WIDGETS
    wrong = [
        (page.name, span.text)
        for page in manual(resources_folder()).in_language("en")
        for block in page.blocks
        for span in block.spans
        if span.kind is SpanKind.TYPED
        and is_key(span.text)
        and span.text not in everywhere.union(*(known[place] for place in page.at))
    ]
    assert not wrong


def follow(judge: JudgeAtWork, name: str) -> None:
    """Click the first link to that page."""
    for text in help_of(judge).findChildren(ManualText):
        if f'href="{name}"' in text.label.text():
            text.label.linkActivated.emit(name)
            break
    else:
        raise AssertionError(name)


def keys_of(judge: JudgeAtWork, place: str) -> set[str]:
    page = judge.window.navigation.page(place)
    return names(page.actions()) | shortcuts(page.widget())


def keys_of_window(judge: JudgeAtWork, *keys: str) -> set[str]:
    """The keys of a window of its own that these keys open; it is closed again."""
    before = set(QApplication.topLevelWidgets())
    judge.keys("Esc", *keys)
    judge.stage.settle(200)
    opened = [w for w in QApplication.topLevelWidgets() if w not in before and w.isVisible()]
    assert opened
    found = set().union(*(shortcuts(window) for window in opened))
    for window in opened:
        window.close()
    judge.stage.settle(200)
    judge.window.activateWindow()
    judge.stage.settle(50)
    return found


def names(actions: Iterable[Action]) -> set[str]:
    """The keys as the manual writes them."""
    keys = {key for action in actions for key in (action.key, *action.also)}
    return {key.replace("Return", "Enter") for key in keys} | {key_text(key) for key in keys}


def shortcuts(widget: QWidget) -> set[str]:
    return {
        shortcut.key().toString().replace("Return", "Enter")
        for shortcut in widget.findChildren(QShortcut)
    }


def test_a_link_can_be_followed_without_a_mouse(judge: JudgeAtWork):
    judge.keys("Ctrl+2", "F1")
    linked = next(t for t in help_of(judge).findChildren(ManualText) if "href" in t.label.text())
    flags = linked.label.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    assert linked.label.focusPolicy() & Qt.FocusPolicy.TabFocus
