"""What can be done on the Clock page, as a table of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from judgekit.ui.shell.actions import Action

if TYPE_CHECKING:
    from judgekit.ui.clock.page import ClockPage

translate = QCoreApplication.translate


def page_actions(page: ClockPage) -> tuple[Action, ...]:
    """Every action with its words and its shown key."""
    return (*_of_clocks(page), *_of_tables(page))


def _of_clocks(page: ClockPage) -> tuple[Action, ...]:
    return (
        Action(
            "clock.go",
            lambda: translate("ClockPage", "Start, pause or resume the clock"),
            "Space",
            page.go_on,
        ),
        Action(
            "clock.go-second",
            lambda: translate("ClockPage", "The same with the clock beside it"),
            "Shift+Space",
            page.go_on_second,
        ),
        Action(
            "clock.start-other",
            lambda: translate("ClockPage", "Start with another time, or another clock"),
            "N",
            page.start_other,
        ),
        Action(
            "clock.correct",
            lambda: translate("ClockPage", "Correct the clock"),
            "±",
            page.panels.correct,
            ("+", "="),
        ),
        Action(
            "clock.correct-less",
            lambda: translate("ClockPage", "Correct the clock to less time"),
            "-",
            lambda: page.panels.correct(less=True),
        ),
        Action(
            "clock.next",
            lambda: translate("ClockPage", "Choose the next clock"),
            "K",
            page.desk.choose_next,
        ),
        Action(
            "clock.display",
            lambda: translate("ClockPage", "Public display"),
            "F11",
            page.show_display,
        ),
        Action(
            "clock.mute",
            lambda: translate("ClockPage", "Mute the alarms, or let them be heard"),
            "M",
            page.mute,
        ),
    )


def _of_tables(page: ClockPage) -> tuple[Action, ...]:
    def action(name: str, words: Callable[[], str], key: str, run: Callable[[], object]) -> Action:
        return Action(f"clock.{name}", words, key, run)

    return (
        action(
            "extension",
            lambda: translate("ClockPage", "Extension for a table"),
            "X",
            page.extend,
        ),
        action(
            "judge",
            lambda: translate("ClockPage", "Send a judge to the chosen table"),
            "J",
            page.seat_judge,
        ),
        action(
            "call",
            lambda: translate("ClockPage", "Open a call at the chosen table, or close it"),
            "C",
            page.call,
        ),
        action(
            "slip",
            lambda: translate("ClockPage", "Slip of the chosen table"),
            "P",
            page.show_slip,
        ),
        action(
            "done",
            lambda: translate("ClockPage", "The chosen table is done"),
            "F",
            page.finish_table,
        ),
        action(
            "round-up",
            lambda: translate("ClockPage", "Show extensions to the second or to the minute"),
            "U",
            page.round_up,
        ),
        action(
            "close",
            lambda: translate("ClockPage", "Close the panel"),
            "Esc",
            page.close,
        ),
    )
