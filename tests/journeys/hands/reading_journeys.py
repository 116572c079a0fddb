"""Rules, the search for anything, settings, help, display, paper."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.journeys.hands.hand import Hand
from tests.journeys.hands.journey import RUNNING, Journey
from tests.journeys.stage import Stage


def find_and_go(hand: Hand) -> None:
    hand.find("deck check", "2.8")


def here(stage: Stage) -> object:
    return stage.window.navigation.here


def copy_bookmark_note(hand: Hand) -> None:
    hand.find("mtr 2.6", "2.6")
    hand.press("Bookmark")
    hand.press("Copy with citation")
    hand.press("Two languages")
    hand.press("Single language")


def write_a_note(hand: Hand) -> None:
    hand.find("mtr 2.6", "2.6")
    hand.press("Note")
    hand.type("say the reading")
    hand.press("Save note")


def show_the_card(hand: Hand) -> None:
    hand.find("mtr 2.6", "2.6")
    hand.press("Answer card")
    hand.press("Close")


def search_again(hand: Hand) -> None:
    hand.find("mtr 2.6", "2.6")
    hand.find("mtr 3.9", "3.9")
    hand.do("Earlier searches")
    hand.entry("mtr 2.6")


def copied(stage: Stage) -> object:
    return QApplication.clipboard().text().splitlines()[-1][:12]


def settings(hand: Hand) -> None:
    hand.press("Dark")
    hand.press("Larger")
    hand.press("Español")


def chosen(stage: Stage) -> object:
    now = stage.program.preferences.now
    return now.theme, now.text_percent, now.interface_language


def look_for_help(hand: Hand) -> None:
    hand.press("Help")
    hand.do("Close help")


def show_the_display(hand: Hand) -> None:
    hand.press("Public display")


def displayed(stage: Stage) -> object:
    page = stage.window.navigation.page("clock")
    return page.clock_actions.display is not None and page.clock_actions.display.isVisible()


def show_phrases(hand: Hand) -> None:
    hand.press("Phrases for the table")
    hand.leave()


def print_and_cancel(hand: Hand) -> None:
    hand.press("Pairings")
    hand.press("1")
    hand.press("Print")
    hand.press("Close")


READING = (
    Journey("anything found", "clock", RUNNING, find_and_go, (), here, "rules"),
    Journey("a section copied", "rules", RUNNING, copy_bookmark_note, (), copied, "MTR 2.6 Time"),
    Journey("a note on a section", "rules", RUNNING, write_a_note, (), here, "rules"),
    Journey("an answer card", "rules", RUNNING, show_the_card, (), here, "rules"),
    Journey("an earlier search", "rules", RUNNING, search_again, (), here, "rules"),
    Journey("settings", "settings", RUNNING, settings, (), chosen, ("dark", 110, "es")),
    Journey("help and back", "clock", RUNNING, look_for_help, (), here, "clock"),
    Journey("the public display", "clock", RUNNING, show_the_display, (), displayed, True),
    Journey("phrases", "calls", RUNNING, show_phrases, (), here, "calls"),
    Journey("print preview", "event", RUNNING, print_and_cancel, (), here, "event"),
)
