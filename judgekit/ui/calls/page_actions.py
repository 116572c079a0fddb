"""The actions of the Calls page, with their keys."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from judgekit.domain.calls.appeals import Outcome
from judgekit.ui.calls.call.list_view import EARLIER_KEY
from judgekit.ui.calls.chosen_view import CallView
from judgekit.ui.calls.corrections import CallCorrections
from judgekit.ui.calls.feedback.view import FeedbackView
from judgekit.ui.calls.wording import translate
from judgekit.ui.shell.parts.printing.preview import PRINT_KEY
from judgekit.ui.shell.parts.tell_again import TOLD_KEY
from judgekit.ui.widgets.actions import Action
from judgekit.ui.words.appeal_words import outcome_words


class CallsViews(Protocol):
    """What the actions need of the page."""

    def open_call(self) -> None:
        """Ask for the table of a new call."""

    def close_or_open(self) -> None:
        """Close the chosen call; if none is open, open one."""

    def begin_appeal(self) -> None:
        """Begin the appeal from the open call."""

    def show_list(self) -> None:
        """Switch between the calls and the appeals."""

    def show_feedback(self) -> None:
        """Switch between the feedback for floor judges and the chosen appeal."""


def page_actions(
    page: CallsViews, view: CallView, feedback: FeedbackView, corrections: CallCorrections
) -> tuple[Action, ...]:
    """Return the actions for a call, for the head judge's outcome, and for the lists."""
    outcomes = tuple(
        Action(
            f"appeal-{outcome}",
            partial(_outcome_action, outcome),
            str(at),
            partial(view.choose_outcome, outcome),
        )
        for at, outcome in enumerate(Outcome, 1)
    )
    return (
        *_call_actions(page, view, corrections),
        *outcomes,
        *_list_actions(page, view, feedback),
    )


def _call_actions(
    page: CallsViews, view: CallView, corrections: CallCorrections
) -> tuple[Action, ...]:
    return (
        Action(
            "close-call",
            lambda: translate("Calls", "Close the chosen call"),
            "C",
            page.close_or_open,
        ),
        Action("open-call", lambda: translate("Calls", "Open a call"), "N", page.open_call),
        Action(
            "earlier-call",
            lambda: translate("Calls", "Enter an earlier call"),
            EARLIER_KEY,
            corrections.enter_earlier,
        ),
        Action(
            "correct",
            lambda: translate("Calls", "Correct the chosen call or appeal"),
            "E",
            corrections.correct,
        ),
        Action(
            "appeal",
            lambda: translate("Calls", "Appeal from the open call"),
            "A",
            page.begin_appeal,
        ),
        Action(
            "told",
            lambda: translate("Calls", "Mark the call's table as told"),
            TOLD_KEY,
            view.mark_told,
        ),
        Action(
            "call-details",
            lambda: translate("Calls", "Call details instead of the appeal"),
            "D",
            view.show_details,
        ),
    )


def _list_actions(page: CallsViews, view: CallView, feedback: FeedbackView) -> tuple[Action, ...]:
    def print_() -> None:
        if not feedback.print():
            view.controller.print()

    return (
        Action("list", lambda: translate("Calls", "Calls or appeals"), "L", page.show_list),
        Action(
            "feedback",
            lambda: translate("Calls", "Feedback for floor judges"),
            "F",
            page.show_feedback,
        ),
        Action(
            "copy-feedback",
            lambda: translate("Calls", "Copy the feedback sheet"),
            "Y",
            feedback.copy,
        ),
        Action(
            "print",
            lambda: translate("Calls", "Print the appeal or the feedback sheet"),
            PRINT_KEY,
            print_,
        ),
    )


def _outcome_action(outcome: str) -> str:
    words = translate("Calls", "Outcome of the appeal: {outcome}")
    return words.format(outcome=outcome_words(outcome))
