"""The actions of the Clock page."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QCoreApplication

from judgekit.ui.clock.clock_actions import ClockActions
from judgekit.ui.clock.controller import ClockController
from judgekit.ui.clock.keys import END_KEY, OUTSTANDING_KEY, PAUSE_ALL_KEY
from judgekit.ui.clock.outstanding.question import OutstandingQuestion
from judgekit.ui.clock.panels.hall_panel import MESSAGE
from judgekit.ui.clock.panels.panel_stack import ClockPanels
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.widgets.actions import Action

translate = QCoreApplication.translate


def page_actions(
    page: ClockActions,
    controller: ClockController,
    panels: ClockPanels,
    outstanding: OutstandingQuestion,
) -> tuple[Action, ...]:
    """Return all actions with text and key; none repeats while its key is held."""
    still_playing = Action(
        "clock.outstanding",
        lambda: translate("ClockPage", "Outstanding tables: which still play?"),
        OUTSTANDING_KEY,
        outstanding.ask,
    )
    printed = Action(
        "clock.print",
        lambda: translate("ClockPage", "Print the slip of the chosen table"),
        PRINT_KEY,
        lambda: page.show_slip(on_paper=True),
    )
    actions = (
        *_of_clocks(page, controller),
        *_of_the_hall(page),
        still_playing,
        *_of_tables(page, panels),
        printed,
    )
    return tuple(msgspec.structs.replace(action, repeats=False) for action in actions)


def _of_clocks(page: ClockActions, controller: ClockController) -> tuple[Action, ...]:
    return (
        Action(
            "clock.go",
            lambda: translate("ClockPage", "Start, pause or resume the clock"),
            "Space",
            controller.go_by_key,
        ),
        Action(
            "clock.go-second",
            lambda: translate("ClockPage", "Same for the second clock"),
            "Shift+Space",
            controller.go_on_second,
        ),
        Action(
            "clock.start-other",
            lambda: translate("ClockPage", "Other timer"),
            "N",
            page.start_other,
        ),
        Action(
            "clock.draft",
            lambda: translate("ClockPage", "Call a draft"),
            "D",
            page.call_draft,
        ),
        Action(
            "clock.correct",
            lambda: translate("ClockPage", "Correct the clock"),
            "±",
            page.correct,
            ("+", "="),
        ),
        Action(
            "clock.correct-less",
            lambda: translate("ClockPage", "Correct the clock to less time"),
            "-",
            lambda: page.correct(less=True),
        ),
        Action(
            "clock.end",
            lambda: translate("ClockPage", "End the round, early or not"),
            END_KEY,
            page.end,
        ),
        Action(
            "clock.next",
            lambda: translate("ClockPage", "Choose the next clock"),
            "K",
            controller.choose_next,
        ),
        Action(
            "clock.board",
            lambda: translate("ClockPage", "Show the board of the chosen clock"),
            "B",
            lambda: controller.show(controller.chosen),
        ),
    )


def _of_the_hall(page: ClockActions) -> tuple[Action, ...]:
    return (
        Action(
            "clock.paste",
            lambda: translate("ClockPage", "Paste copied pairings, or the tables still playing"),
            "Ctrl+V",
            page.paste,
        ),
        Action(
            "clock.pause-all",
            lambda: translate("ClockPage", "Pause all clocks, or resume them"),
            PAUSE_ALL_KEY,
            page.address_hall,
        ),
        Action(
            "clock.display",
            lambda: translate("ClockPage", "Public display"),
            "F11",
            page.show_display,
        ),
        Action(
            "clock.message",
            lambda: translate("ClockPage", "Message on the public display"),
            "Shift+M",
            lambda: page.address_hall(MESSAGE),
        ),
        Action(
            "clock.mute",
            lambda: translate("ClockPage", "Mute or unmute alarms"),
            "M",
            page.mute,
        ),
    )


def _of_tables(page: ClockActions, panels: ClockPanels) -> tuple[Action, ...]:
    def action(name: str, words: Callable[[], str], key: str, run: Callable[[], object]) -> Action:
        return Action(f"clock.{name}", words, key, run, repeats=False)

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
            "judges",
            lambda: translate("ClockPage", "Which judges are free, and where the others are"),
            "Shift+J",
            panels.judges,
        ),
        action(
            "call",
            lambda: translate("ClockPage", "Open or close a call at the chosen table"),
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
            "told",
            lambda: translate("ClockPage", "Mark the chosen table as told"),
            "T",
            lambda: page.at_table(page.tables.mark_told),
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
