"""Scripts that follow the computer's clock, and states at instants before and after it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def line(at: str, do: str, **fields: object) -> str:
    return json.dumps({"at": f"2026-11-21T{at}:00Z", "do": do, **fields})


BEGUN = (line("10:00", "open-event", name="Cup"), line("10:00", "start-round", minutes=50))
BACK = (*BEGUN, line("10:05", "follow-computer-clock", seconds=-3600))
AHEAD = (*BEGUN, line("10:05", "follow-computer-clock", seconds=3600))


@pytest.fixture
def ran(terminal, tmp_path):
    """Runs lines, into a file or not; returns the state and what was refused."""

    def run(*lines: str, event: Path | None = None, at: str = ""):
        script = tmp_path / "script.jsonl"
        script.write_text("\n".join(lines), encoding="utf-8")
        kept = ("--event", str(event)) if event is not None else ()
        until = ("--at", f"2026-11-21T{at}:00Z") if at else ()
        return terminal.call("run", str(script), *kept, *until, "--json").json

    return run


def clock(answer) -> tuple[int, str]:
    """Remaining seconds and the time of day of the end of the only clock."""
    (each,) = answer["state"]["clocks"]
    return each["remaining_seconds"], each["ends_at"][11:16]


@pytest.mark.parametrize(
    ("lines", "next_at", "end"), [(BACK, "09:06", "09:50"), (AHEAD, "11:06", "11:50")]
)
def test_a_minute_later_it_is_a_minute_later(ran, lines, next_at, end):
    assert clock(ran(*lines)) == (2_700, end)
    answer = ran(*lines, line(next_at, "open-call", table=7))
    assert answer["refused"] == []
    assert clock(answer) == (2_640, end)
    (call,) = answer["state"]["open_calls"]
    assert call["since"] == f"2026-11-21T{next_at}:00Z"


def test_taken_back_the_round_ends_when_it_was_announced(ran):
    assert clock(ran(*AHEAD, line("11:06", "undo"))) == (2_640, "10:50")
    assert clock(ran(*AHEAD, line("11:06", "undo"), line("10:07", "redo"))) == (2_580, "11:50")


def test_it_goes_on_over_several_runs(ran, tmp_path, terminal):
    event = tmp_path / "cup.judgekit"
    ran(*AHEAD, event=event)
    assert clock(ran(line("11:07", "note", text="Go."), event=event)) == (2_580, "11:50")
    steps = terminal.call("steps", "--event", str(event), "--json").json["steps"]
    taken_back = line("11:08", "take-back", step=steps[2]["id"])
    assert clock(ran(taken_back, event=event)) == (2_520, "10:50")


MOVED_BACK = (*BACK, line("09:06", "pause-clock"), line("09:10", "note", text="Go."))


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        # by the time of day that is followed
        ("09:10", (2_640, None)),
        ("09:06", (2_640, None)),
        ("09:05", (2_700, "09:50")),
        # before it was: the one that was valid then has no such instant
        ("09:04", None),
    ],
)
def test_the_state_at_an_instant_is_by_the_newest_time_of_day(ran, at, expected):
    answer = ran(*MOVED_BACK, at=at)
    assert answer["refused"] == []
    if expected is None:
        assert answer["state"]["clocks"] == []
    else:
        (each,) = answer["state"]["clocks"]
        assert each["remaining_seconds"] == expected[0]


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        ("10:03", (2_820, "10:50")),
        # an hour that no clock ever had is when it was followed
        ("10:30", (2_700, "11:50")),
        ("11:05", (2_700, "11:50")),
        ("11:07", (2_580, "11:50")),
    ],
)
def test_an_instant_before_it_is_by_the_time_of_day_of_then(ran, tmp_path, terminal, at, expected):
    lines = (*AHEAD, line("11:08", "pause-clock"))
    assert clock(ran(*lines, at=at)) == expected
    event = tmp_path / "cup.judgekit"
    ran(*lines, event=event)
    kept = terminal.call("state", "--event", str(event), "--at", f"2026-11-21T{at}:00Z", "--json")
    assert clock(kept.json) == expected


def test_steps_have_the_instants_that_were_entered(ran, tmp_path, terminal):
    event = tmp_path / "cup.judgekit"
    ran(*BACK, line("09:06", "note", text="Go."), event=event)
    steps = terminal.call("steps", "--event", str(event), "--json").json["steps"]
    assert [each["at"][11:16] for each in steps] == ["10:00", "10:00", "10:05", "09:06"]
    assert [each["do"] for each in steps][2:] == ["follow-computer-clock", "note"]


def test_the_instant_that_is_shown_without_another_is_the_last_by_its_time(ran, tmp_path, terminal):
    event = tmp_path / "cup.judgekit"
    answer = ran(*BACK, event=event)
    kept = terminal.call("state", "--event", str(event), "--json")
    assert clock(kept.json) == clock(answer) == (2_700, "09:50")


@pytest.mark.parametrize("seconds", [0, 1e40, "soon", None])
def test_what_is_no_time_of_day_is_refused(ran, seconds):
    answer = ran(*BEGUN, line("10:05", "follow-computer-clock", seconds=seconds))
    (refused,) = answer["refused"]
    assert refused["reason"] == "wrong-value"
