"""What a program wrote is read for ever, and means what it meant."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from judgekit.app import run as run_program
from judgekit.domain.calls.commands import CloseCall, OpenCall
from judgekit.domain.deck_checks.commands import StartDeckCheck
from judgekit.domain.infractions.commands import CorrectPenalty
from judgekit.domain.shared.event import Event
from judgekit.domain.shared.history import Undo
from judgekit.domain.shared.moment import MINUTE, format_moment
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.engine import Device, Engine
from judgekit.engine.redeciding import state_of
from judgekit.engine.timeline import Step, Timeline
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from tests.day import Counting, StillClock
from tests.storage.record.golden_records import as_form_1_had_it, golden_record, read_then

FORMS = (1,)
KIND_OF = {shape: kind for kind, shape in EVENT_KINDS.items()}


@pytest.fixture(params=FORMS, ids="form {}".format)
def form(request) -> int:
    return request.param


@pytest.fixture
def timeline(form: int, tmp_path: Path) -> Timeline:
    """The steps of a copy of the record."""
    copy = tmp_path / "day.judgekit"
    shutil.copy(golden_record(form), copy)
    opened = TournamentFolder(tmp_path / "events", EventCodec(EVENT_KINDS)).open_file(copy)
    opened.log.close()
    assert opened.loss is None
    return Timeline(opened.recorded)


def kind_of(event: Event) -> str:
    return KIND_OF[type(event)]


def test_it_has_every_kind_of_event_of_its_form(form, timeline):
    kinds = {kind_of(event) for step in timeline.steps for event in step.events}
    assert kinds == {kind for step in read_then(form)["steps"] for kind in step["kinds"]}


def test_its_steps_are_those_that_were_recorded(form, timeline):
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
    assert steps == read_then(form)["steps"]


def test_its_state_is_what_it_was_field_by_field(form, timeline):
    state = state_of(timeline)
    assert as_form_1_had_it(state) == read_then(form)["tournament"]


def test_its_states_are_told_as_they_were(form, tmp_path, capsys):
    states = read_then(form)["states"]
    nothing, copy = tmp_path / "nothing.jsonl", tmp_path / "day.judgekit"
    nothing.write_text("", encoding="utf-8")
    shutil.copy(golden_record(form), copy)
    for at, state in states.items():
        words = ["run", str(nothing), "--event", str(copy), "--at", at, "--json"]
        assert run_program(words) == 0
        assert json.loads(capsys.readouterr().out)["state"] == state


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
