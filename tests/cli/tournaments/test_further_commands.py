"""Scripts that pause all, set a clock, report the tables still playing, and show a message."""

from __future__ import annotations

import json

import pytest


def line(at: str, do: str, **fields: object) -> str:
    return json.dumps({"at": f"2026-11-21T{at}:00Z", "do": do, **fields})


PAIRED = [{"table": table, "players": [f"P{table}", f"Q{table}"]} for table in (1, 2, 3)]
BEGUN = (
    line("10:00", "open-event", name="Cup"),
    line("10:00", "take-pairings", round=1, tables=PAIRED),
    line("10:00", "start-round", minutes=50),
)


@pytest.fixture
def ran(terminal, tmp_path):
    def run(*lines: str, lang: str = "en"):
        script = tmp_path / "script.jsonl"
        script.write_text("\n".join(lines), encoding="utf-8")
        return terminal.call("run", str(script), "--json", "--lang", lang).json

    return run


def test_all_clocks_are_paused_with_a_reason_and_resumed(ran):
    paused = (*BEGUN, line("10:10", "pause-all", reason="fire alarm"))
    (clock,) = ran(*paused, line("10:20", "note", text="Out."))["state"]["clocks"]
    assert (clock["state"], clock["pause_reason"]) == ("paused", "fire alarm")
    assert clock["remaining_seconds"] == 2_400
    (clock,) = ran(*paused, line("10:20", "resume-all"))["state"]["clocks"]
    assert (clock["state"], clock["pause_reason"]) == ("running", None)


def test_a_clock_is_set_to_a_reading_or_to_an_end(ran):
    (clock,) = ran(*BEGUN, line("10:10", "set-clock", remaining_seconds=2_520))["state"]["clocks"]
    assert (clock["remaining_seconds"], clock["ends_at"]) == (2_520, "2026-11-21T10:52:00Z")
    end = "2026-11-21T11:05:00Z"
    answer = ran(*BEGUN, line("10:10", "set-clock", ends_at=end))
    assert (answer["refused"], answer["state"]["clocks"][0]["ends_at"]) == ([], end)


def test_an_end_can_be_put_right(ran):
    end = {"ends_at": "2026-11-21T11:15:00Z"}
    lines = (
        *BEGUN,
        line("10:10", "set-clock", ends_at="2026-11-21T11:05:00Z"),
        line("10:12", "amend", line=4, set=end),
    )
    assert ran(*lines)["state"]["clocks"][0]["ends_at"] == end["ends_at"]


def test_only_the_tables_named_play_on(ran):
    answer = ran(*BEGUN, line("10:51", "still-playing", clock="main", tables=[2]))
    tables = answer["state"]["clocks"][0]["tables"]
    assert [each["state"] for each in tables] == ["done", "playing", "done"]
    assert [each["plays_on"] for each in tables] == [False, True, False]


def test_a_message_is_shown_until_an_empty_one(ran):
    shown = (*BEGUN, line("10:10", "message", text="  Lunch\nuntil 14:00 "))
    assert ran(*shown)["state"]["message"] == "Lunch until 14:00"
    assert ran(*shown, line("10:11", "message", text=""))["state"]["message"] is None


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (line("10:51", "still-playing", tables=[2, 9]), "not-paired"),
        (line("10:49", "still-playing", tables=[2]), "not-time-yet"),
        (line("10:51", "still-playing"), "wrong-value"),
        (line("10:10", "set-clock"), "set-one"),
        (
            line("10:10", "set-clock", remaining_seconds=1, ends_at="2026-11-21T11:05:00Z"),
            "set-one",
        ),
        (line("10:10", "set-clock", ends_at="11:05"), "wrong-value"),
        (line("10:10", "set-clock", ends_at=1_795_255_200_000), "wrong-value"),
        (line("10:10", "set-clock", remaining_seconds=1e12), "wrong-value"),
        (line("10:10", "resume-all"), "not-all-paused"),
        (line("10:10", "message", text="x" * 121), "message-too-long"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "es", "ru"])
def test_what_can_not_be_done_is_refused_and_said(ran, command, reason, lang):
    (refused,) = ran(*BEGUN, command, lang=lang)["refused"]
    assert (refused["line"], refused["reason"]) == (4, reason)
    assert refused["sentence"].endswith(".")
    assert "{" not in refused["sentence"] and "—" not in refused["sentence"]


def test_nothing_runs(ran):
    (refused,) = ran(line("10:00", "pause-all"))["refused"]
    assert refused["reason"] == "nothing-running"
