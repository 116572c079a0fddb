"""What a program wrote is read for ever, and means what it meant."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from judgekit.app import run as run_program
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.infractions.commands import CorrectPenalty
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.moment import MINUTE, format_moment
from judgekit.domain.team.state import Team
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device, Engine
from judgekit.engine.ports.sharing import OpenShared
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Step, Timeline
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.database import FORMAT
from judgekit.storage.record.tournament_folder import TournamentFolder
from tests.day import Counting, StillClock
from tests.plain_state import plainly
from tests.storage.record.golden_day import (
    ERASED,
    INSTANTS,
    entered_day,
    kinds_of,
    shared_engine,
    told_steps,
)
from tests.storage.record.golden_records import (
    as_form_1_had_it,
    golden_record,
    read_then,
    without_newer_fields,
)

FORMS = (1, 2, 3)
KIND_OF = {shape: kind for kind, shape in EVENT_KINDS.items()}


@pytest.fixture(params=FORMS, ids="form {}".format)
def form(request) -> int:
    return request.param


@pytest.fixture
def timeline_of(tmp_path: Path) -> Callable[[int], Timeline]:
    """Reads the steps of a copy of the record of a form."""

    def read(form: int) -> Timeline:
        copy = tmp_path / "day.judgekit"
        shutil.copy(golden_record(form), copy)
        opened = TournamentFolder(tmp_path / "events", EventCodec(EVENT_KINDS)).open_file(copy)
        opened.log.close()
        assert opened.loss is None
        return Timeline(opened.recorded)

    return read


def kind_of(event: Event) -> str:
    return KIND_OF[type(event)]


def test_it_has_every_kind_of_event_of_form_1(timeline_of):
    timeline = timeline_of(1)
    kinds = {kind_of(event) for step in timeline.steps for event in step.events}
    assert kinds == {kind for step in read_then(1)["steps"] for kind in step["kinds"]}


def test_the_newest_one_has_every_kind_of_event_there_is(tmp_path):
    """Until a program of that form has been released, it is made anew by golden_day.py."""
    copy = Path(shutil.copy(golden_record(FORMAT), tmp_path / "day.judgekit"))
    folder = TournamentFolder(tmp_path / "events", EventCodec(EVENT_KINDS))
    recorded = folder.read_file(copy).recorded
    assert kinds_of(recorded) == set(EVENT_KINDS)


def test_its_maker_enters_every_kind_of_event_there_is(tmp_path):
    _, recorded = entered_day(tmp_path)
    assert kinds_of(recorded) == set(EVENT_KINDS)


def test_no_name_of_who_was_erased_is_in_it(timeline_of):
    told = json.dumps(told_steps(timeline_of(2)), ensure_ascii=False)
    assert ERASED not in told
    assert "Player 2" not in told
    assert "player-erased" in told


def test_what_is_told_of_it_has_the_whole_history():
    done = {
        kind for step in read_then(2)["steps"] for part in step["parts"] for kind in part["kinds"]
    }
    assert {"steps-taken-back", "steps-put-back", "step-amended"} <= done
    undone = [step for step in read_then(2)["steps"] if not step["counts"]]
    late = [step for step in read_then(2)["steps"] if step["at"] != step["entered_at"]]
    together = [step for step in read_then(2)["steps"] if len(step["parts"]) > 1]
    assert undone
    assert late
    assert together
    assert len(read_then(2)["states"]) >= INSTANTS - 1


def test_the_steps_of_form_1_are_those_that_were_recorded(timeline_of):
    timeline = timeline_of(1)
    steps = [
        {
            "id": step.id,
            "at": format_moment(step.at),
            "author": step.author,
            "counts": step.counts,
            "kinds": [kind_of(event) for event in step.events],
        }
        for step in timeline.steps
    ]
    assert steps == read_then(1)["steps"]


@pytest.mark.parametrize("form", (2, 3))
def test_the_steps_are_those_that_were_recorded_field_by_field(timeline_of, form):
    then = read_then(form)["steps"]
    assert without_newer_fields(told_steps(timeline_of(form)), then) == then


def test_the_state_of_form_1_is_what_it_was_field_by_field(timeline_of):
    assert as_form_1_had_it(state_of(timeline_of(1))) == read_then(1)["tournament"]


def test_the_state_of_form_2_is_what_it_was_field_by_field(timeline_of):
    now = plainly(state_of(timeline_of(2)))
    assert now.pop("team") == plainly(Team()), "not known"
    assert now == read_then(2)["tournament"]


def test_the_state_of_form_3_is_what_it_was_field_by_field(timeline_of):
    then = read_then(3)["tournament"]
    assert without_newer_fields(plainly(state_of(timeline_of(3))), then) == then


def test_its_states_are_told_as_they_were(form, tmp_path, capsys):
    states = read_then(form)["states"]
    nothing, copy = tmp_path / "nothing.jsonl", tmp_path / "day.judgekit"
    nothing.write_text("", encoding="utf-8")
    shutil.copy(golden_record(form), copy)
    for at, state in states.items():
        words = ["run", str(nothing), "--event", str(copy), "--at", at, "--json"]
        assert run_program(words) == 0
        told = json.loads(capsys.readouterr().out)["state"]
        assert without_newer_fields(told, state) == state


@pytest.mark.parametrize("form", (1, 2))
def test_it_goes_on_where_it_was_left(form, tmp_path):
    copy = tmp_path / "day.judgekit"
    shutil.copy(golden_record(form), copy)
    folder = TournamentFolder(tmp_path / "events", EventCodec(EVENT_KINDS))
    opened = folder.open_file(copy)
    clock = StillClock(opened.recorded[-1].at + MINUTE)
    engine = Engine(opened.log, opened.recorded, clock, Device("laptop", Counting()))
    call, penalty = engine.state.calls.open_calls()[0], engine.state.infractions.penalties[0]
    for command in (
        CloseCall(number=call.number),
        CorrectPenalty(penalty.id, comment="seen again"),
        OpenCall(2, "other"),
        Undo(2),
        StartDeckCheck(9),
    ):
        assert isinstance(engine.submit(command), Step)
    engine.close()

    again = folder.open_file(copy)
    again.log.close()
    assert state_of(Timeline(again.recorded)) == engine.state
    assert engine.state.calls.entered.find(call.id).closed == clock.at


def test_what_was_shared_goes_on_with_the_same_laptops(tmp_path):
    copy = Path(shutil.copy(golden_record(3), tmp_path / "day.judgekit"))
    opened = TournamentFolder(tmp_path / "events", EventCodec(EVENT_KINDS)).open_file(copy)
    assert opened.shared is not None
    clock = StillClock(opened.recorded[-1].at + MINUTE)
    shared = OpenShared(opened.log, opened.recorded, opened.shared)
    engine = shared_engine(shared, clock, "laptop", 90_000)
    assert engine.team.devices["other"].revoked is not None
    step = engine.submit(OpenCall(2, "other"))
    assert isinstance(step, Step)
    assert engine.waiting() == [step.id]
    told = engine.received([(engine.settled + 1, each.body) for each in engine.to_publish()])
    assert [each.settlement.became for each in told] == ["confirmed"]
    engine.close()
