"""Scripts that correct what they said, and the verbs that look into a kept tournament."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.storage.record.golden_records import golden_record


def line(at: str, do: str, **fields: object) -> str:
    return json.dumps({"at": f"2026-11-21T{at}Z", "do": do, **fields})


BEGUN = (line("10:00:00", "open-event", name="Cup"), line("10:00:00", "start-round", minutes=50))
CALLED = (line("10:46:00", "open-call", table=12), line("10:52:00", "close-call", table=12))


@pytest.fixture
def ran(terminal, tmp_path):
    """Runs lines, into a file or not; returns what was printed."""

    def run(*lines: str, event: Path | None = None):
        script = tmp_path / "script.jsonl"
        script.write_text("\n".join(lines), encoding="utf-8")
        kept = ("--event", str(event)) if event is not None else ()
        return terminal.call("run", str(script), *kept, "--json")

    return run


def tables(printed) -> dict[int, int]:
    """Extensions in seconds by table."""
    (clock,) = printed.json["state"]["clocks"]
    return {each["table"]: each["extension_seconds"] for each in clock["tables"]}


def reasons(printed) -> list[tuple[int, str]]:
    return [(each["line"], each["reason"]) for each in printed.json["refused"]]


def test_a_line_put_right_is_as_if_it_had_been_right(ran):
    right = ran(*BEGUN, line("10:44:00", "open-call", table=7), CALLED[1].replace("12}", "7}"))
    wrong = line("10:55:00", "amend", line=3, set={"table": 7, "at": "2026-11-21T10:44:00Z"})
    amended = ran(*BEGUN, *CALLED, wrong)
    assert reasons(amended) == []
    assert tables(amended) == tables(right) == {7: 480}


def test_a_line_that_comes_late_is_as_if_it_had_come_in_time(ran):
    late = ran(*BEGUN, *CALLED, line("10:10:00", "pause-clock"), line("10:20:00", "resume-clock"))
    in_time = ran(
        *BEGUN, line("10:10:00", "pause-clock"), line("10:20:00", "resume-clock"), *CALLED
    )
    assert late.json["state"] == in_time.json["state"]


def test_several_lines_are_one_entry(ran):
    together = {
        "lines": [
            {"at": "2026-11-21T10:20:00Z", "do": "open-call", "table": 3},
            {"at": "2026-11-21T10:25:00Z", "do": "close-call", "table": 3},
        ]
    }
    entered = (*BEGUN, *CALLED, line("10:55:00", "together", **together))
    assert tables(ran(*entered)) == {3: 300, 12: 360}
    assert tables(ran(*entered, line("10:56:00", "undo"))) == {12: 360}


def test_undo_redo_take_back_and_put_back(ran):
    printed = ran(
        *BEGUN,
        *CALLED,
        line("10:53:00", "undo"),
        line("10:53:00", "redo"),
        line("10:54:00", "take-back", line=4),
        line("10:54:00", "redo"),
        line("10:54:00", "put-back", line=4),
        line("10:54:00", "put-back", line=4),
        line("10:54:00", "put-back", line=99),
        line("10:54:00", "take-back"),
    )
    assert reasons(printed) == [
        (8, "nothing-to-redo"),
        (10, "not-taken-back"),
        (11, "unknown-step"),
        (12, "wrong-value"),
    ]
    assert tables(printed) == {12: 360}


def test_who_was_told_another_reading_is_listed_until_it_is_told_again(ran):
    amended = line("10:55:00", "amend", line=3, set={"at": "2026-11-21T10:45:00Z"}, author="Ann")
    closed = line("10:52:00", "close-call", table=12, author="Bea")
    printed = ran(*BEGUN, CALLED[0], closed, amended)
    assert printed.json["tell_again"] == [
        {
            "clock": "main",
            "round": 1,
            "table": 12,
            "told": "-06:00",
            "at": "2026-11-21T10:52:00Z",
            "by": "Bea",
            "slip": "-07:00",
        }
    ]
    told = line("10:56:00", "tell-table", table=12)
    assert ran(*BEGUN, CALLED[0], closed, amended, told).json["tell_again"] == []
    right = (line("10:45:00", "open-call", table=12), closed)
    at_once = ran(*BEGUN, *right, line("10:55:00", "note", text="fine"))
    assert at_once.json["state"] == printed.json["state"]


def test_what_could_not_have_happened_is_refused(ran):
    printed = ran(
        *BEGUN,
        *CALLED,
        line("10:55:00", "take-back", line=3),
        line("09:59:00", "note", text="too early"),
        line("10:55:00", "amend", line=3, set={"at": "2026-11-21T11:00:00Z"}),
        line("10:55:00", "amend", line=3, set={"at": "soon"}),
        line("10:55:00", "together", lines=[]),
        line("10:55:00", "together", lines=[{"do": "undo"}]),
    )
    assert printed.json["refused"][0]["in_the_way"] == {
        "step": printed.json["refused"][0]["in_the_way"]["step"],
        "at": "2026-11-21T10:52:00Z",
        "do": "close-call",
        "reason": "no-open-call",
        "line": 4,
    }
    assert "close-call, 2026-11-21T10:52:00Z" in printed.json["refused"][0]["sentence"]
    assert reasons(printed) == [
        (5, "rested-on"),
        (6, "before-event"),
        (7, "in-the-future"),
        (8, "wrong-value"),
        (9, "wrong-value"),
        (10, "wrong-value"),
    ]


def test_a_day_in_several_runs_goes_on_by_the_ids_of_its_steps(ran, terminal, tmp_path):
    event = tmp_path / "cup.judgekit"
    ran(*BEGUN, *CALLED, event=event)
    listed = terminal.call("steps", "--event", str(event), "--json").json["steps"]
    assert [(each["number"], each["do"], each["state"]) for each in listed] == [
        (1, "open-event", "standing"),
        (2, "start-round", "standing"),
        (3, "open-call", "standing"),
        (4, "close-call", "standing"),
    ]
    ran(line("10:55:00", "amend", step=listed[2]["id"], set={"table": 5}), event=event)
    ran(line("10:56:00", "undo", steps=2), event=event)
    again = ran(line("10:57:00", "redo", steps=2), event=event)
    assert reasons(again) == []
    assert tables(again) == {5: 360}
    since = terminal.call(
        "steps", "--event", str(event), "--since", listed[3]["id"], "--json"
    ).json["steps"]
    assert [each["do"] for each in since] == ["amend", "undo", "redo"]


def test_the_state_of_a_kept_tournament_is_that_of_run(ran, terminal, tmp_path):
    event = tmp_path / "cup.judgekit"
    printed = ran(*BEGUN, *CALLED, event=event)
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    asked = ("--event", str(event), "--json")
    assert terminal.call("state", *asked).json["state"] == printed.json["state"]
    early = terminal.call("state", *asked, "--at", "2026-11-21T10:48:00Z").json["state"]
    assert [each["table"] for each in early["open_calls"]] == [12]
    assert {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before
    assert "12" in terminal.call("state", "--event", str(event)).out


def test_a_late_line_in_a_later_run_counts_at_its_instant(ran, terminal, tmp_path):
    event = tmp_path / "cup.judgekit"
    ran(*BEGUN, *CALLED, event=event)
    script = tmp_path / "late.jsonl"
    script.write_text(line("10:20:00", "grant-extension", table=3, seconds=60), encoding="utf-8")
    printed = terminal.call(
        "run", str(script), "--event", str(event), "--at", "2026-11-21T10:30:00Z", "--json"
    )
    assert tables(printed) == {3: 60}


def test_what_was_put_right_to_a_later_instant_has_not_happened_before(ran, terminal, tmp_path):
    lines = (*BEGUN, line("10:10:00", "grant-extension", table=3, seconds=60))
    later = {"at": "2026-11-21T10:40:00Z"}
    script = tmp_path / "script.jsonl"
    amend = line("10:45:00", "amend", line=3, set=later)
    script.write_text("\n".join((*lines, amend)), encoding="utf-8")
    event = str(tmp_path / "cup.judgekit")
    assert terminal.call("run", str(script), "--event", event).status == 0
    asked = ("--event", event, "--json", "--at")
    now = terminal.call("state", *asked, "2026-11-21T10:50:00Z").json["state"]
    assert now["clocks"][0]["tables"][0]["extension_seconds"] == 60


def test_a_record_of_form_1_is_read_as_it_is(terminal, tmp_path):
    copy = tmp_path / "day.judgekit"
    copy.write_bytes(golden_record(1).read_bytes())
    steps = terminal.call("steps", "--event", str(copy), "--json").json["steps"]
    assert len(steps) > 400
    assert {each["do"] for each in steps} <= {None, "undo"}
    assert copy.read_bytes() == golden_record(1).read_bytes()


def test_what_is_no_record_is_told(terminal, tmp_path):
    for verb in ("state", "steps"):
        printed = terminal.call(verb, "--event", str(tmp_path / "none.judgekit"))
        assert (printed.status, printed.out) == (3, "")
    assert list(tmp_path.iterdir()) == []


def test_several_lines_that_are_one_entry_are_there_from_the_first_of_their_instants_on(
    ran, terminal, tmp_path
):
    call = [
        {"at": "2026-11-21T10:05:00Z", "do": "open-call", "table": 5},
        {"at": "2026-11-21T10:10:00Z", "do": "close-call", "table": 5},
    ]
    lines = (*BEGUN, line("10:30:00", "together", lines=call))
    script, event = tmp_path / "day.jsonl", tmp_path / "day.judgekit"
    script.write_text("\n".join(lines), encoding="utf-8")
    ran(*lines, event=event)
    for at in ("10:04", "10:07", "10:20", "10:30"):
        instant = ("--at", f"2026-11-21T{at}:00Z", "--json")
        then = terminal.call("run", str(script), *instant)
        assert (
            then.json["state"]
            == terminal.call("state", "--event", str(event), *instant).json["state"]
        )
    assert tables(then) == {5: 300}


def test_what_a_damaged_record_lost_is_counted(ran, terminal, tmp_path):
    event = tmp_path / "day.judgekit"
    ran(*BEGUN, *CALLED, event=event)
    whole = event.read_bytes()
    event.write_bytes(whole.replace(b"close-call", b"close-cell"))
    printed = ran(line("11:00:00", "note", text="x"), event=event)
    lost = printed.json["lost"]
    assert Path(lost["set_aside"]).exists()
    assert (lost["events"], lost["since"]) == (1, "2026-11-21T10:46:00Z")
    assert "Entries lost: 1. They are from after 2026-11-21T10:46:00Z." in printed.err
