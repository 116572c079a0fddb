"""Refusals of commands: a code for programs, with the values for a sentence."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class RefusalCode(StrEnum):
    """All refusal codes; `views/words/refusals.py` words them."""

    # the command itself
    NOT_A_COMMAND = "not-a-command"
    UNKNOWN_COMMAND = "unknown-command"
    WRONG_VALUE = "wrong-value"
    UNREADABLE_CHARACTER = "unreadable-character"
    NO_INSTANT = "no-instant"
    IN_THE_FUTURE = "in-the-future"
    BEFORE_EVENT = "before-event"
    NEWER_RECORD = "newer-record"
    # the tournament
    EVENT_ALREADY_OPEN = "event-already-open"
    MESSAGE_TOO_LONG = "message-too-long"
    # clocks
    NO_CLOCK = "no-clock"
    CLOCK_IN_USE = "clock-in-use"
    CLOCK_NOT_STARTED = "clock-not-started"
    CLOCK_PAUSED = "clock-paused"
    CLOCK_NOT_PAUSED = "clock-not-paused"
    CLOCK_ENDED = "clock-ended"
    NO_TIME_LIMIT = "no-time-limit"
    NOTHING_TO_CORRECT = "nothing-to-correct"
    SET_ONE = "set-one"
    END_PASSED = "end-passed"
    PAUSED_END = "paused-end"
    NOTHING_RUNNING = "nothing-running"
    NOT_ALL_PAUSED = "not-all-paused"
    NOT_TIME_YET = "not-time-yet"
    TIME_NEVER_UP = "time-never-up"
    # tables
    NO_TABLES = "no-tables"
    TABLE_DONE = "table-done"
    TABLE_IN_TURNS = "table-in-turns"
    TABLE_NOT_IN_TURNS = "table-not-in-turns"
    TURNS_TOO_EARLY = "turns-too-early"
    NO_SUCH_EXTENSION = "no-such-extension"
    TABLES_DONE = "tables-done"
    NOT_PAIRED = "not-paired"
    # calls and deck checks
    CALL_ALREADY_OPEN = "call-already-open"
    NO_OPEN_CALL = "no-open-call"
    APPEAL_ALREADY_OPEN = "appeal-already-open"
    NO_OPEN_APPEAL = "no-open-appeal"
    NO_SUCH_APPEAL = "no-such-appeal"
    RULING_NOT_COMPLETE = "ruling-not-complete"
    CHECK_ALREADY_OPEN = "check-already-open"
    NO_OPEN_CHECK = "no-open-check"
    # penalties
    NO_SUCH_PENALTY = "no-such-penalty"
    # players
    NO_SUCH_PLAYER = "no-such-player"
    TEAM_NOT_PLAYER = "team-not-player"
    ALREADY_ERASED = "already-erased"
    # drafts
    DRAFT_RUNNING = "draft-running"
    NO_DRAFT = "no-draft"
    NO_SUCH_STEP = "no-such-step"
    # history
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
    UNKNOWN_STEP = "unknown-step"
    NOT_TAKEN_BACK = "not-taken-back"
    STAYS = "stays"
    NOT_AMENDABLE = "not-amendable"
    ALREADY_UNDONE = "already-undone"
    RESTED_ON = "rested-on"
    # one event on several laptops
    NOT_YOUR_ROLE = "not-your-role"
    NOT_YOUR_STEP = "not-your-step"
    NOT_LET_IN = "not-let-in"
    NO_SUCH_DEVICE = "no-such-device"
    DEVICE_KNOWN = "device-known"
    NOT_SET_ASIDE = "not-set-aside"
    RESTS_ON_SET_ASIDE = "rests-on-set-aside"
    STARTED_OTHERWISE = "started-otherwise"
    ROUND_BEGAN_LATER = "round-began-later"
    NOT_WHILE_SHARED = "not-while-shared"
    NOT_THE_HUB = "not-the-hub"
    NOT_ASKING = "not-asking"
    NOT_SHARED = "not-shared"
    TOO_LARGE_TO_SHARE = "too-large-to-share"


class Refusal(msgspec.Struct, frozen=True):
    """A command that can't be carried out now; nothing has changed.

    `values` are what the sentence names: numbers of tables, names of clocks, readings, counts.
    """

    code: RefusalCode
    values: dict[str, str | int] = {}
