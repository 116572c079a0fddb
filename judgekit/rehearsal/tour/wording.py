"""What the tour says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from judgekit.rehearsal.tour.tour import AT_TABLE, GIVEN, RULE, TASKS, Task, Tour
from judgekit.views.words.words import Words, message

HEADS: Mapping[Task, str] = {
    Task.READ_RULE: message("Look up a rule"),
    Task.OPEN_CALL: message("A judge is called to table {table}"),
    Task.CLOSE_CALL: message("The call at table {table} ends"),
    Task.EXTEND: message("Table {table} gets more time"),
    Task.TAKE_BACK: message("That was the wrong table"),
    Task.CHECK: message("Check the decks of table {table}"),
    Task.RETURN: message("Return the decks of table {table}"),
    Task.PENALTY: message("A Warning at table {table}"),
    Task.TIMELINE: message("Everything is recorded"),
    Task.QUESTION: message("A question, as all through the rehearsal"),
}
TELLS: Mapping[Task, str] = {
    Task.READ_RULE: message(
        "Press {find} or click the command bar at the top, type {rule}, and press Enter. It finds"
        " names, tables and infractions, too, and takes commands."
    ),
    Task.OPEN_CALL: message(
        "Type “c {table}” in the command bar ({find}) and press Enter, or press the button of the"
        " Calls page. The clock of the call runs from now."
    ),
    Task.CLOSE_CALL: message(
        "Let more than a minute of the event pass, then “c {table}” once more, or close it on the"
        " Calls page. The table's deadline moves by the whole call."
    ),
    Task.EXTEND: message(
        "“x {table} {minutes}” gives three minutes; the Clock page has a form for it. Nothing else"
        " happens in the hall meanwhile."
    ),
    Task.TAKE_BACK: message(
        "{undo} takes the newest entry back, as does the button beside the command bar."
    ),
    Task.CHECK: message(
        "“d {table}” starts it, or the Deck checks page, where its time stands and the decks are"
        " given back."
    ),
    Task.RETURN: message(
        "“d {table}” shows the check again; the button beside its time returns the decks, counted"
        " or not. The table gets the time of the check and three minutes more."
    ),
    Task.PENALTY: message(
        "“p {table}” opens the form on the Infractions page: choose the player and the infraction,"
        " then record it."
    ),
    Task.TIMELINE: message(
        "Open the Event page in the bar on the left: pairings, players, the report, and a timeline"
        " in which every entry can be corrected."
    ),
    Task.QUESTION: message(
        "One comes soon, and time stands still. Choose by its number or the mouse, or type the"
        " answer; then read the rule that it rests on."
    ),
}


LONG_NUMBER = 888


class ToldStep(NamedTuple):
    """A step in words."""

    head: str
    tells: str


class Keys(NamedTuple):
    """Keys as printed on them."""

    find: str
    undo: str


def told_step(tour: Tour, words: Words, keys: Keys) -> ToldStep:
    """What to do now."""
    task = tour.task
    if task is None:
        return ToldStep(
            words.say("That was the tour"),
            words.say(
                "The rehearsal continues and asks a question now and then."
                " You can end it at any time."
            ),
        )
    if task in AT_TABLE and tour.table is None:
        place = _place(tour.number, words)
        return ToldStep(place, words.say("This step comes as soon as a table plays undisturbed."))
    return _told(task, tour.number, tour.table or 0, words, keys)


def told_steps(words: Words, keys: Keys) -> list[ToldStep]:
    """All that is told to do, at a table whose number is long: who shows one after the other keeps
    room for the longest."""
    numbered = enumerate(TASKS, start=1)
    return [_told(task, at, LONG_NUMBER, words, keys) for at, task in numbered]


def _told(task: Task, number: int, table: int, words: Words, keys: Keys) -> ToldStep:
    values = {"table": table, **keys._asdict(), "rule": RULE, "minutes": GIVEN}
    head = words.say(HEADS[task], **values)
    return ToldStep(f"{_place(number, words)}: {head}", words.say(TELLS[task], **values))


def _place(number: int, words: Words) -> str:
    return words.say("{n} of {all}", n=number, all=len(TASKS))
