"""Why a command is not done, in sentences for the screen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.ui.words.wording import MINUS, clock_title


class _Values(dict[str, str]):
    """What a sentence names; what is not known is left out with a dash."""

    def __missing__(self, key: str) -> str:
        return "—"


def refusal_words(refusal: Refusal) -> str:
    """The sentence of a refusal, with the values that it names."""
    values = _Values((name, str(value)) for name, value in refusal.values.items())
    values["clock"] = clock_title(values.get("clock", "main"), "")
    for reading in ("reading", "has"):
        if reading in values:
            values[reading] = values[reading].replace("-", MINUS)
    if "field" in values:
        values["field"] = _field_words(values["field"])
    sentences = {**_of_the_call(), **_of_clocks(), **_of_tables(), **_of_the_rest()}
    return sentences[refusal.code].format_map(values)


def _of_the_call() -> Mapping[RefusalCode, str]:
    translate = QCoreApplication.translate
    return {
        RefusalCode.NOT_A_COMMAND: translate("Refusals", "That is no command."),
        RefusalCode.UNKNOWN_COMMAND: translate("Refusals", "There is no such command: {do}."),
        RefusalCode.WRONG_VALUE: translate("Refusals", "This value is not possible: {field}."),
        RefusalCode.NO_INSTANT: translate("Refusals", "The command has no time of day."),
        RefusalCode.BACK_IN_TIME: translate("Refusals", "That lies before the last step."),
        RefusalCode.EVENT_ALREADY_OPEN: translate(
            "Refusals", "The event {name} is open here already."
        ),
    }


def _of_clocks() -> Mapping[RefusalCode, str]:
    translate = QCoreApplication.translate
    return {
        RefusalCode.NO_CLOCK: translate("Refusals", "No round is in progress. Start one first."),
        RefusalCode.CLOCK_IN_USE: translate(
            "Refusals", "{clock}: a round is in progress. End it first."
        ),
        RefusalCode.CLOCK_NOT_STARTED: translate("Refusals", "{clock}: no round was started yet."),
        RefusalCode.CLOCK_PAUSED: translate("Refusals", "{clock} is paused already."),
        RefusalCode.CLOCK_NOT_PAUSED: translate("Refusals", "{clock} is not paused."),
        RefusalCode.CLOCK_ENDED: translate("Refusals", "{clock}: the round has ended."),
        RefusalCode.NO_TIME_LIMIT: translate(
            "Refusals", "{clock}: this round has no time limit, so no time can be given."
        ),
        RefusalCode.NOTHING_TO_CORRECT: translate(
            "Refusals", "The correction is zero; say by how much."
        ),
    }


def _of_tables() -> Mapping[RefusalCode, str]:
    translate = QCoreApplication.translate
    return {
        RefusalCode.TABLE_DONE: translate("Refusals", "Table {table} is done."),
        RefusalCode.TABLE_IN_TURNS: translate(
            "Refusals", "Table {table} is in its additional turns; time changes nothing there."
        ),
        RefusalCode.TABLE_NOT_IN_TURNS: translate(
            "Refusals", "Table {table} is not in additional turns yet."
        ),
        RefusalCode.TURNS_TOO_EARLY: translate(
            "Refusals", "Table {table} still has time: it plays until the clock reads {reading}."
        ),
        RefusalCode.NO_SUCH_EXTENSION: translate(
            "Refusals", "Table {table} has {has}; no more than that can be taken back."
        ),
    }


def _of_the_rest() -> Mapping[RefusalCode, str]:
    translate = QCoreApplication.translate
    return {
        RefusalCode.CALL_ALREADY_OPEN: translate(
            "Refusals", "A call is open at table {table} already."
        ),
        RefusalCode.NO_OPEN_CALL: translate("Refusals", "No call is open at table {table}."),
        RefusalCode.APPEAL_ALREADY_OPEN: translate(
            "Refusals", "An appeal from table {table} is waiting already."
        ),
        RefusalCode.NO_OPEN_APPEAL: translate(
            "Refusals", "No appeal from table {table} is waiting."
        ),
        RefusalCode.NO_SUCH_APPEAL: translate("Refusals", "There is no such appeal."),
        RefusalCode.RULING_NOT_COMPLETE: translate(
            "Refusals", "First the floor judge's ruling must be complete (2.9)."
        ),
        RefusalCode.NO_SUCH_PENALTY: translate("Refusals", "There is no such penalty."),
        RefusalCode.CHECK_ALREADY_OPEN: translate(
            "Refusals", "A deck check goes on at table {table} already."
        ),
        RefusalCode.NO_OPEN_CHECK: translate("Refusals", "No deck check goes on at table {table}."),
        RefusalCode.DRAFT_RUNNING: translate("Refusals", "A draft is being called already."),
        RefusalCode.NO_DRAFT: translate("Refusals", "No draft is being called."),
        RefusalCode.NO_SUCH_STEP: translate("Refusals", "The draft has no step {step}."),
        RefusalCode.NOTHING_TO_UNDO: translate("Refusals", "There is nothing to take back."),
        RefusalCode.ALREADY_UNDONE: translate("Refusals", "That was taken back already."),
        RefusalCode.RESTED_ON: translate(
            "Refusals", "A later step rests on this one; take that one back first."
        ),
    }


def _field_words(field: str) -> str:
    translate = QCoreApplication.translate
    words = {
        "table": translate("Refusals", "the table's number"),
        "reason": translate("Refusals", "the reason"),
        "seconds": translate("Refusals", "the time"),
        "minutes": translate("Refusals", "the minutes"),
        "clock": translate("Refusals", "the clock"),
        "kind": translate("Refusals", "what the clock measures"),
        "round": translate("Refusals", "the round's number"),
        "schedule": translate("Refusals", "the draft's schedule"),
        "seat": translate("Refusals", "the seat"),
        "text": translate("Refusals", "the text is empty"),
        "rel": translate("Refusals", "the Rules Enforcement Level"),
        "extra_turns": translate("Refusals", "the number of additional turns"),
        "players": translate("Refusals", "the number of players"),
        "name": translate("Refusals", "the name"),
    }
    return words.get(field, field)
