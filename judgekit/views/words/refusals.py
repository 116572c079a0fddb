"""Texts of refusals."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.domain.shared.moment import MINUTE
from judgekit.domain.shared.refusal import Refusal, RefusalCode
from judgekit.views.words.clocks import clock_title
from judgekit.views.words.readings import MINUS
from judgekit.views.words.words import Words, message

READINGS = frozenset({"reading", "has"})
"""Values that are clock readings; data has them with an ASCII minus sign."""
STARTS = ("own", "standing")
"""Values of what a start says, and of what the one that stands says: milliseconds, empty for no
limit; or whether it is single elimination."""

SENTENCES: Mapping[RefusalCode, str] = {
    # the command itself
    RefusalCode.NOT_A_COMMAND: message(
        "This is not a command; write it as one JSON object a line."
    ),
    RefusalCode.UNKNOWN_COMMAND: message("This version knows no command “{do}”."),
    RefusalCode.WRONG_VALUE: message("This value is missing or not possible here: {field}."),
    RefusalCode.UNREADABLE_CHARACTER: message(
        "A character in this can't be read or written; delete it and type it anew."
    ),
    RefusalCode.NO_INSTANT: message(
        "The command has no instant; write “at” such as 2026-11-21T10:00:00Z."
    ),
    RefusalCode.IN_THE_FUTURE: message("That instant is still to come; give an earlier one."),
    RefusalCode.BEFORE_EVENT: message("At that instant the event had not been opened yet."),
    RefusalCode.NEWER_RECORD: message(
        "This event was written by a newer Judgekit: here it can be read, and nothing can be"
        " entered. Open it with that one to go on."
    ),
    # the tournament
    RefusalCode.EVENT_ALREADY_OPEN: message(
        "The event “{name}” is already open; change it instead."
    ),
    RefusalCode.MESSAGE_TOO_LONG: message(
        "The public display has room for {most} characters; shorten the message."
    ),
    # clocks
    RefusalCode.NO_CLOCK: message("No round is in progress; start one first."),
    RefusalCode.CLOCK_IN_USE: message("{clock}: a round is in progress; end it first."),
    RefusalCode.CLOCK_NOT_STARTED: message("{clock}: no round has been started yet."),
    RefusalCode.CLOCK_PAUSED: message("{clock} is paused already."),
    RefusalCode.CLOCK_NOT_PAUSED: message("{clock} is not paused."),
    RefusalCode.CLOCK_ENDED: message("{clock}: the round has ended."),
    RefusalCode.NO_TIME_LIMIT: message(
        "{clock}: this round has no time limit, so no time can be given."
    ),
    RefusalCode.NOTHING_TO_CORRECT: message("The correction is zero; say by how much."),
    RefusalCode.SET_ONE: message(
        "Give one of the two: the time that remains, or the time of day at which the round ends."
    ),
    RefusalCode.END_PASSED: message(
        "{clock}: that time has passed; give a later one, or end the round."
    ),
    RefusalCode.PAUSED_END: message(
        "{clock} is paused, so its end moves on; resume it first, or set the time that remains."
    ),
    RefusalCode.NOTHING_RUNNING: message("No clock is running; there is nothing to pause."),
    RefusalCode.NOT_ALL_PAUSED: message(
        "No clock was paused with all others; resume a paused clock by itself."
    ),
    RefusalCode.NOT_TIME_YET: message(
        "{clock} still has {reading}; report the outstanding tables once time is up."
    ),
    RefusalCode.TIME_NEVER_UP: message(
        "{clock}: this round has no time limit; mark each table done when it finishes."
    ),
    # tables
    RefusalCode.NO_TABLES: message(
        "{clock} times no matches, so it has no tables; name a clock with a round of matches."
    ),
    RefusalCode.TABLE_DONE: message("Table {table} is done."),
    RefusalCode.TABLE_IN_TURNS: message("Table {table} is already in its additional turns."),
    RefusalCode.TABLE_NOT_IN_TURNS: message("Table {table} is not in additional turns yet."),
    RefusalCode.TURNS_TOO_EARLY: message(
        "Table {table} still has time: it plays until the clock reads {reading}."
    ),
    RefusalCode.NO_SUCH_EXTENSION: message(
        "Table {table} has an extension of {has}; no more than that can be taken back."
    ),
    RefusalCode.TABLES_DONE: message(
        "Done already: {tables}; leave them out, or undo that entry first."
    ),
    RefusalCode.NOT_PAIRED: message(
        "Not in the pairings: {tables}; round {round} has tables {known}."
    ),
    # calls and deck checks
    RefusalCode.CALL_ALREADY_OPEN: message(
        "A call for that reason is already open at table {table}."
    ),
    RefusalCode.NO_OPEN_CALL: message("No call is open at table {table}."),
    RefusalCode.APPEAL_ALREADY_OPEN: message("An appeal from table {table} is waiting already."),
    RefusalCode.NO_OPEN_APPEAL: message("No appeal from table {table} is waiting."),
    RefusalCode.NO_SUCH_APPEAL: message("There is no appeal number {number}."),
    RefusalCode.RULING_NOT_COMPLETE: message(
        "The floor judge's ruling at table {table} must be complete before it can be appealed"
        " (MTR 2.9)."
    ),
    RefusalCode.CHECK_ALREADY_OPEN: message(
        "A deck check is already in progress at table {table}."
    ),
    RefusalCode.NO_OPEN_CHECK: message("No deck check is in progress at table {table}."),
    # penalties
    RefusalCode.NO_SUCH_PENALTY: message("There is no penalty number {number}."),
    # players
    RefusalCode.NO_SUCH_PLAYER: message("Nobody in this event is called {player}."),
    RefusalCode.TEAM_NOT_PLAYER: message("The name {player} is a team's; give that of one player."),
    RefusalCode.ALREADY_ERASED: message("The name of {player} has been erased already."),
    # drafts
    RefusalCode.DRAFT_RUNNING: message("A draft is being called already; end it first."),
    RefusalCode.NO_DRAFT: message("No draft is being called."),
    RefusalCode.NO_SUCH_STEP: message("The draft has no step {step}."),
    # history
    RefusalCode.NOTHING_TO_UNDO: message("There is nothing to undo."),
    RefusalCode.NOTHING_TO_REDO: message("There is nothing to redo."),
    RefusalCode.UNKNOWN_STEP: message("There is no such entry."),
    RefusalCode.NOT_TAKEN_BACK: message("That has not been undone."),
    RefusalCode.STAYS: message("This entry can't be undone."),
    RefusalCode.NOT_AMENDABLE: message(
        "This entry can't be corrected; undo it and enter it again."
    ),
    RefusalCode.ALREADY_UNDONE: message("That has been undone already."),
    RefusalCode.RESTED_ON: message(
        "A later entry could then not have happened: {do}, {at}. Correct or undo that one first."
    ),
    # one event on several laptops
    RefusalCode.NOT_YOUR_ROLE: message(
        "Your role in this event doesn’t allow that; ask the head judge or the scorekeeper."
    ),
    RefusalCode.NOT_YOUR_STEP: message(
        "A colleague entered that; only its author or the head judge can undo or change it."
    ),
    RefusalCode.NOT_LET_IN: message("This laptop doesn’t take part in the event."),
    RefusalCode.NO_SUCH_DEVICE: message("That laptop doesn’t take part in the event."),
    RefusalCode.DEVICE_KNOWN: message("That laptop already takes part, as {person}’s."),
    RefusalCode.NOT_SET_ASIDE: message("That isn’t waiting for a decision any more."),
    RefusalCode.RESTS_ON_SET_ASIDE: message(
        "It rests on an entry that was set aside; decide about that one first."
    ),
    RefusalCode.STARTED_OTHERWISE: message(
        "{clock}: round {round} was also started with {own}; the start that counts says {standing}."
        " Only that is undecided: its entries are in the same round."
    ),
    RefusalCode.ROUND_BEGAN_LATER: message(
        "{clock}: on the laptop whose start counts, round {round} was started later; at that"
        " instant it hadn’t begun."
    ),
    RefusalCode.NOT_WHILE_SHARED: message(
        "That can’t be done while the event is shared with other laptops."
    ),
    RefusalCode.NOT_THE_HUB: message(
        "This laptop isn’t the hub; only the hub lets laptops in and invites them."
    ),
    RefusalCode.NOT_ASKING: message("That laptop isn’t asking to join."),
    RefusalCode.NOT_SHARED: message("This event isn’t shared with other laptops."),
    RefusalCode.TOO_LARGE_TO_SHARE: message(
        "That is too much for one entry of a shared event; enter it in several parts."
    ),
}

FIELDS: Mapping[str, str] = {
    "table": message("the table's number"),
    "reason": message("the reason"),
    "seconds": message("the time"),
    "remaining_seconds": message("the time that remains"),
    "ends_at": message("the time of day at which the round ends"),
    "minutes": message("the minutes"),
    "clock": message("the clock"),
    "kind": message("what the clock measures"),
    "round": message("the round's number"),
    "schedule": message("the draft's schedule"),
    "step_seconds": message("the time"),
    "seat": message("the seat"),
    "text": message("the text is empty"),
    "rel": message("the Rules Enforcement Level"),
    "extra_turns": message("the number of additional turns"),
    "players": message("the number of players"),
    "name": message("the name"),
}


class _Values(dict[str, str]):
    """The values of a sentence; a missing one is a dash."""

    def __missing__(self, name: str) -> str:
        return "—"


def refusal_sentence(refusal: Refusal, words: Words, *, as_in_scripts: bool = False) -> str:
    """Why a command is refused; with `as_in_scripts`, an invalid field has its name in scripts."""
    steps = refusal.values.get("steps")
    if refusal.code is RefusalCode.NOTHING_TO_UNDO and isinstance(steps, int) and steps:
        return words.say_count(
            "{count} entry can be undone, no more.",
            "{count} entries can be undone, no more.",
            steps,
        )
    if refusal.code is RefusalCode.STARTED_OTHERWISE:
        refusal = Refusal(refusal.code, {**refusal.values, **differing_words(refusal, words)})
    values = _Values((name, str(value)) for name, value in refusal.values.items())
    values["clock"] = clock_title(values.get("clock", "main"), "", words)
    for name in READINGS & values.keys():
        values[name] = values[name].replace("-", MINUS)
    field = values.get("field", "")
    if as_in_scripts and field:
        values["field"] = f"“{field}”"
    elif field in FIELDS:
        values["field"] = words.say(FIELDS[field])
    return words.text(SENTENCES[refusal.code]).format_map(values)


def differing_words(refusal: Refusal, words: Words) -> dict[str, str]:
    """What a start says otherwise, and what the one that stands says, as `own` and `standing`:
    `60 min` and `no time limit`."""
    what = refusal.values.get("what", "")
    return {name: _start_words(what, refusal.values.get(name, ""), words) for name in STARTS}


def _start_words(what: str | int, value: str | int, words: Words) -> str:
    if what == "minutes":
        if not isinstance(value, int):
            return words.say("no time limit")
        return words.say("{minutes} min", minutes=f"{value / MINUTE:g}")
    return words.say("single elimination") if value else words.say("no single elimination")
