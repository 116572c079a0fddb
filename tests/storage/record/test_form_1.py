"""Form 1 named things by numbers and rounds by clocks: each event is about what it meant then."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from judgekit.domain.clock.commands import (
    PauseAll,
    ResumeAll,
    SetClock,
    StartDraft,
    StartRound,
    StillPlaying,
    TellTable,
)
from judgekit.domain.setup.commands import ShowMessage
from judgekit.domain.shared.command import Command
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import TakeBack
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Timeline
from judgekit.storage.record.codec import EventCodec, rechained
from judgekit.storage.record.database import RecordTooNew
from tests.day import Day
from tests.engine.any_commands import DRAWN, STORIES, after_a_start, steps_of
from tests.plain_state import names_of, with_names
from tests.storage.record.lowered import lowered
from tests.storage.record.recorded_events import BOOT, NOON, read

Said = tuple[str, str, dict[str, object]]
"""A row: the id of its step (`c` or, for a second event, `c+`), its kind and its payload."""


def lifted(*rows: Said):
    """The events of these rows of form 1, one second after another."""
    made = [
        (
            *(number, 1, id_, id_.rstrip("+"), NOON + 1000 * number, BOOT, 0, "Ann", "laptop"),
            *(kind, json.dumps(payload).encode(), None, None, None, 0),
        )
        for number, (id_, kind, payload) in enumerate(rows, 1)
    ]
    recorded, _ = EventCodec(EVENT_KINDS).events(read(rechained(made, 0)), 0)
    return recorded


def events(*rows: Said) -> dict[str, Event]:
    """The lifted events by their ids."""
    return {each.id: each.payload for each in lifted(*rows)}


def started(id_: str, number: int = 1, clock: str = "main") -> Said:
    return (id_, "round-started", {"clock": clock, "round": number, "limit": 3_000_000})


def called(id_: str, number: int, table: int = 7, **fields: object) -> Said:
    return (id_, "call-opened", {"call": number, "table": table, "reason": "ruling", **fields})


def undone(id_: str, *steps: str) -> Said:
    return (id_, "steps-taken-back", {"steps": steps})


IN_ROUND_1 = {"clock": "main", "round": 1}


def test_a_number_that_an_undo_made_free_means_the_newest_that_had_it():
    found = events(
        called("a", 1),
        ("b", "call-changed", {"call": 1, "reason": "other"}),
        undone("c", "b", "a"),
        called("d", 1, table=9),
        ("e", "call-closed", {"call": 1}),
    )
    assert (found["a"].id, found["d"].id) == ("a", "d")
    assert (found["b"].call, found["e"].call) == ("a", "d")


def test_so_it_is_for_checks_appeals_and_penalties():
    found = events(
        ("a", "deck-check-started", {"check": 1, "table": 7}),
        ("b", "appeal-opened", {"appeal": 1, "table": 7}),
        ("c", "penalty-issued", {**PENALTY, "number": 1}),
        undone("d", "c", "b", "a"),
        ("e", "deck-check-started", {"check": 1, "table": 9}),
        ("f", "deck-ticked", {"check": 1}),
        ("g", "appeal-opened", {"appeal": 1, "table": 9}),
        ("h", "appeal-decided", {"appeal": 1, "outcome": "upheld"}),
        ("i", "penalty-issued", {**PENALTY, "number": 1}),
        ("j", "penalty-corrected", {**PENALTY, "number": 1, "comment": "seen"}),
    )
    assert (found["f"].check, found["h"].appeal, found["j"].id) == ("e", "g", "i")


PENALTY = {"player": "Rossi", "infraction": "ipg-3.5", "penalty": "warning"}


def test_what_happens_on_a_clock_is_of_its_last_round_in_force():
    found = events(
        started("a"),
        ("b", "clock-paused", {"clock": "main"}),
        started("c", 5, clock="side"),
        ("d", "round-ended", {"clock": "main"}),
        started("e", 2),
        ("f", "extension-granted", {"clock": "main", "table": 7, "by": 60_000}),
        undone("g", "f", "e"),
        ("h", "judge-seated", {"clock": "main", "table": 7, "judge": "Ann"}),
        ("i", "table-finished", {"clock": "side", "table": 7}),
        ("j", "turn-taken", {"clock": "none", "table": 7}),
    )
    rounds = {id_: found[id_].round_id for id_ in "bdfhij"}
    assert rounds == {"b": "a", "d": "a", "f": "e", "h": "a", "i": "c", "j": ""}


def test_a_place_is_of_the_newest_round_in_force_that_has_its_number():
    found = events(
        called("a", 1),
        started("b"),
        called("c", 2, **IN_ROUND_1),
        ("d", "round-ended", {"clock": "main"}),
        started("e"),
        called("f", 3, **IN_ROUND_1),
        undone("g", "f", "e"),
        started("h", 2),
        ("i", "penalty-issued", {**PENALTY, **IN_ROUND_1, "number": 1}),
        ("j", "penalty-issued", {**PENALTY, "clock": "main", "round": 9, "number": 2}),
    )
    rounds = {id_: found[id_].round_id for id_ in "acfij"}
    assert rounds == {"a": "", "c": "b", "f": "e", "i": "b", "j": ""}


def test_what_is_corrected_keeps_its_round_unless_it_names_another():
    penalty = {**PENALTY, **IN_ROUND_1, "number": 1}
    found = events(
        started("a"),
        ("b", "penalty-issued", penalty),
        ("c", "round-ended", {"clock": "main"}),
        started("d"),
        ("e", "penalty-corrected", penalty),
        started("f", 2),
        ("g", "penalty-corrected", {**penalty, "round": 2}),
        ("h", "penalty-corrected", penalty),
    )
    assert {id_: found[id_].round_id for id_ in "begh"} == {"b": "a", "e": "a", "g": "f", "h": "d"}


def test_the_penalties_of_a_check_name_it_and_others_in_the_step_do_not():
    found = events(
        ("a", "deck-check-started", {"check": 1, "table": 7}),
        ("b", "penalty-issued", {**PENALTY, "number": 1}),
        ("c", "deck-check-finished", {"check": 1, "penalties": [2, 3]}),
        ("c+", "penalty-issued", {**PENALTY, "number": 2}),
        ("c++", "penalty-issued", {**PENALTY, "number": 3}),
        ("d", "penalty-issued", {**PENALTY, "number": 4}),
        ("e", "penalty-corrected", {**PENALTY, "number": 3}),
    )
    checks = {id_: found[id_].check for id_ in ("b", "c+", "c++", "d", "e")}
    assert checks == {"b": "", "c+": "a", "c++": "a", "d": "", "e": "a"}


def test_penalties_from_before_they_were_counted_have_the_numbers_they_had():
    found = events(
        ("a", "penalty-issued", PENALTY),
        ("b", "penalty-issued", PENALTY),
        undone("c", "b"),
        ("d", "penalty-issued", PENALTY),
        ("e", "penalty-corrected", {**PENALTY, "number": 2}),
    )
    assert found["e"].id == "d"


def test_drafts_and_appeals_know_their_call():
    found = events(
        called("a", 1),
        ("b", "appeal-drafted", {"call": 1, "facts": "two"}),
        ("c", "appeal-opened", {"appeal": 1, "table": 7, "call": 1}),
        ("d", "appeal-amended", {"appeal": 1, "table": 7, "call": 1}),
        ("e", "appeal-opened", {"appeal": 2, "table": 8}),
    )
    assert (found["b"].call, found["c"].call, found["d"].call) == ("a", "a", "a")
    assert (found["d"].id, found["e"].call) == ("c", "")


def test_what_names_nothing_names_nothing_and_has_no_effect():
    recorded = lifted(
        ("a", "call-closed", {"call": 3}),
        ("b", "penalty-corrected", {**PENALTY, "number": 3}),
        ("c", "deck-check-finished", {"check": 3, "penalties": [1]}),
        ("d", "clock-paused", {"clock": "main"}),
    )
    state = state_of(Timeline(recorded))
    assert names_of(state) == {}


def test_lifted_events_are_written_as_they_are_now_and_read_alike():
    codec = EventCodec(EVENT_KINDS)
    recorded = lifted(started("a"), called("b", 1, **IN_ROUND_1), ("c", "call-closed", {"call": 1}))
    rows = codec.rows(recorded, 0, 0)
    assert {row[1] for row in rows} == {2}
    assert codec.events(read(rows), 0)[0] == recorded
    state = state_of(Timeline(recorded))
    (_, _, closed) = with_names((each.payload for each in recorded), state)
    assert closed.call == "call 1"


@pytest.mark.parametrize("payload", [{}, {"call": []}, {"reason": "other"}])
def test_what_lacks_its_number_is_refused(payload):
    with pytest.raises(RecordTooNew):
        lifted(("a", "call-closed", payload))


def test_each_reading_begins_anew():
    first = called("a", 1)
    assert events(first, ("b", "call-closed", {"call": 1}))["b"].call == "a"
    assert events(("b", "call-closed", {"call": 1}))["b"].call == ""


NEW_COMMANDS = (*(StartDraft, TellTable, SetClock, PauseAll, ResumeAll, StillPlaying, ShowMessage),)


def was_there(command: Command) -> bool:
    """Whether form 1 could say it; to form 1, two rounds of one number were one."""
    is_round = isinstance(command, StartRound)
    is_new = isinstance(command, NEW_COMMANDS)
    return not (is_new or (is_round and command.round is not None))


def without_told(event: Event) -> Event:
    """The event but for what a table was told, which form 1 did not keep."""
    is_telling = "told" in event.__struct_fields__
    return msgspec.structs.replace(event, told=None) if is_telling else event


OF_FORM_1 = steps_of(
    tuple(filter(was_there, DRAWN)),
    [story for story in STORIES if all(was_there(command) for _, command in story)],
    9,
)


@given(after_a_start(OF_FORM_1), st.lists(st.integers(0, 12), max_size=3))
def test_whatever_form_1_could_say_is_lifted_to_what_is_said_now(steps, taken_back):
    day = Day()
    for position, (gap, command) in enumerate(steps):
        day.pass_(gap).engine.submit(command, "Ann")
        in_force = day.engine.timeline.steps_in_force()
        if position in taken_back and in_force:
            day.engine.submit(TakeBack(in_force[position % len(in_force)].id, undo=True))
    assume(not any(each.revises for each in day.log.recorded))
    recorded = [
        msgspec.structs.replace(each, intention=b"", payload=without_told(each.payload))
        for each in day.log.recorded
    ]
    kinds = {kind: name for name, kind in EVENT_KINDS.items()}
    rows = [
        (
            *(number, 1, each.id, each.step, each.at, each.boot, each.ticks, each.author),
            *(each.device, kinds[type(each.payload)], msgspec.json.encode(payload)),
            *(None, None, None, 0),
        )
        for number, (each, payload) in enumerate(zip(recorded, lowered(recorded), strict=True), 1)
    ]
    assert EventCodec(EVENT_KINDS).events(read(rechained(rows, 0)), 0)[0] == recorded
