"""`judgekit run`: scripts from a file or from standard input, kept or not, for programs and for
people."""

from __future__ import annotations

import io
import sys

import msgspec
import pytest

from judgekit.cli.tournaments.script import COMMANDS

START = '{"at":"2026-11-21T10:00:00Z","do":"start-round","minutes":50}'
OPEN = '{"at":"2026-11-21T10:46:00Z","do":"open-call","table":12,"reason":"ruling","author":"Ann"}'
CLOSE = '{"at":"2026-11-21T10:52:00Z","do":"close-call","table":12}'


@pytest.fixture
def script(tmp_path):
    """Writes lines into a file and gives its path."""

    def write(*lines: str, end: str = "\n", head: str = "") -> str:
        path = tmp_path / "script.jsonl"
        path.write_bytes((head + end.join(lines) + end).encode())
        return str(path)

    return write


def only_table(printed) -> dict:
    (clock,) = printed.json["state"]["clocks"]
    (table,) = clock["tables"]
    return table


def test_names_that_are_one_player_are_shown_as_pairings_have_them(terminal, script):
    at = '{"at":"2026-11-21T10:00:00Z","do":'
    printed = terminal.call(
        "run",
        script(
            at + '"issue-penalty","player":"Rossi, anna","infraction":"ipg-2.5","penalty":"fix"}',
            at + '"issue-penalty","player":"The tall one","infraction":"ipg-2.5","penalty":"fix"}',
            at + '"take-pairings","round":1,"tables":[{"table":1,"players":["Anna Rossi","B"]}]}',
            at + '"same-player","name":"the tall one","player":"ROSSI Anna"}',
            at + '"other-player","name":"A. Rossi"}',
            at + '"same-player","name":"","player":"B"}',
        ),
        "--json",
    )
    assert [each["player"] for each in printed.json["state"]["penalties"]] == ["Anna Rossi"] * 2
    assert len(printed.json["refused"]) == 1


def test_the_state_has_the_keys_that_programs_rely_on(terminal, script):
    printed = terminal.call("run", script(START, OPEN), "--json")
    assert printed.status == 0
    assert printed.err == ""
    assert printed.json == {
        "refused": [],
        "state": {
            "clocks": [
                {
                    "clock": "main",
                    "round": 1,
                    "kind": "round",
                    "state": "running",
                    "remaining_seconds": 240,
                    "ends_at": "2026-11-21T10:50:00Z",
                    "hall_ends_at": "2026-11-21T10:50:00Z",
                    "tables": [
                        {
                            "table": 12,
                            "extension_seconds": 0,
                            "deadline": "2026-11-21T10:50:00Z",
                            "slip": "00:00",
                            "state": "interrupted",
                            "turn": None,
                            "turns_total": 5,
                            "judge": None,
                            "plays_on": False,
                        }
                    ],
                    "pause_reason": None,
                }
            ],
            "open_calls": [
                {
                    "table": 12,
                    "since": "2026-11-21T10:46:00Z",
                    "reason": "ruling",
                    "number": 1,
                    "clock": "main",
                    "judge": None,
                }
            ],
            "deck_checks": {"decks_checked": 0, "required": 0},
            "penalties": [],
            "appeals": [],
            "message": None,
        },
        "tell_again": [],
    }


def test_a_script_without_commands_leaves_the_state_of_nothing(terminal, script):
    state = terminal.call("run", script("", "  "), "--json").json["state"]
    nothing = {"decks_checked": 0, "required": 0}
    assert state == {
        "clocks": [],
        "open_calls": [],
        "deck_checks": nothing,
        "penalties": [],
        "appeals": [],
        "message": None,
    }


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("head", ["", "\ufeff"])
def test_a_script_may_be_written_on_any_system(terminal, script, end, head):
    printed = terminal.call("run", script(START, OPEN, "", CLOSE, end=end, head=head), "--json")
    assert only_table(printed)["slip"] == "-06:00"


def test_a_script_may_come_from_standard_input(terminal, monkeypatch):
    text = "\n".join((START, OPEN, CLOSE)).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert only_table(terminal.call("run", "-", "--json"))["extension_seconds"] == 360


def test_null_is_as_if_left_out_but_for_minutes(terminal, script):
    call = '{"at":"2026-11-21T10:01:00Z","do":"start-deck-check","table":"3","reason":null}'
    assert only_table(terminal.call("run", script(START, call), "--json"))["table"] == 3
    endless = START.replace("50", "null")
    clock = terminal.call("run", script(endless), "--json").json["state"]["clocks"][0]
    assert clock["remaining_seconds"] is None


def test_only_what_came_up_to_the_instant_counts(terminal, script):
    late = '{"at":"2026-11-21T10:55:00Z","do":"dance"}'
    path = script(START, OPEN, CLOSE, late)
    before = terminal.call("run", path, "--at", "2026-11-21T10:49:00Z", "--json")
    assert (before.status, before.json["refused"]) == (0, [])
    assert only_table(before)["state"] == "interrupted"
    after = terminal.call("run", path, "--at", "2026-11-21T10:53:00Z", "--json")
    assert only_table(after)["state"] == "extension"
    assert after.json["state"]["clocks"][0]["remaining_seconds"] == -180


def test_a_refusal_is_told_with_line_code_and_sentence_and_the_rest_goes_on(terminal, script):
    printed = terminal.call("run", script(START, CLOSE, "", OPEN, "}", CLOSE), "--json")
    assert printed.status == 1
    assert [(each["line"], each["reason"]) for each in printed.json["refused"]] == [
        (2, "no-open-call"),
        (5, "not-a-command"),
    ]
    assert printed.json["refused"][0]["sentence"] == "No call is open at table 12."
    assert printed.err.count("\n") == 1
    assert "line 2" in printed.err


@pytest.mark.parametrize("named", ['"round":1', '"round":"1"'])
def test_what_is_for_an_ended_round_never_lands_in_the_next(terminal, script, named):
    at = '{"at":"2026-11-21T11:0'
    printed = terminal.call(
        "run",
        script(
            START,
            f'{at}0:00Z","do":"end-round"}}',
            f'{at}5:00Z","do":"start-round"}}',
            f'{at}6:00Z","do":"grant-extension","table":12,"seconds":300,{named}}}',
            f'{at}6:00Z","do":"open-call","table":12,{named}}}',
            f'{at}7:00Z","do":"grant-extension","table":7,"seconds":60,"round":2}}',
        ),
        "--json",
    )
    reasons = [(each["line"], each["reason"]) for each in printed.json["refused"]]
    assert reasons == [(4, "clock-ended"), (5, "clock-ended")]
    assert (only_table(printed)["table"], only_table(printed)["extension_seconds"]) == (7, 60)


def test_a_call_may_be_named_alone(terminal, script):
    named = CLOSE.replace('"table":12', '"number":"1"')
    assert (
        only_table(terminal.call("run", script(START, OPEN, named), "--json"))["slip"] == "-06:00"
    )


def test_a_command_of_a_later_version_is_named_as_unknown(terminal, script):
    line = '{"at":"2026-11-21T10:00:00Z","do":"crown-winner","player":"A. Rossi"}'
    printed = terminal.call("run", script(line), "--json", "--lang", "es")
    (refused,) = printed.json["refused"]
    assert refused["reason"] == "unknown-command"
    assert "«crown-winner»" in refused["sentence"]
    assert "Rossi" not in printed.err


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ('"do":"close-call"', "table"),
        ('"do":"close-call","table":"many"', "table"),
        ('"do":"close-call","table":1.5', "table"),
        ('"do":"open-call","table":0', "table"),
        ('"do":"open-call","table":1,"reason":"boredom"', "reason"),
        ('"do":"grant-extension","table":1,"seconds":1e300', "seconds"),
        ('"do":"start-round","clock":"b","minutes":0', "minutes"),
        ('"do":"start-round","clock":"b","round":100000000000000000000', "round"),
        ('"do":"open-event","rel":"kitchen"', "rel"),
        ('"do":"open-event","extra_turns":4', "extra_turns"),
        ('"do":"take-pairings","round":1,"tables":[{"table":"x","players":[]}]', "tables"),
        ('"do":"start-deck-check","table":1,"kind":"rude"', "kind"),
        ('"do":"keep-records","records":[{"player":"Rossi"}]', "records"),
        ('"do":"keep-records","records":[{"player":"Rossi","points":-3}]', "points"),
    ],
)
def test_a_wrong_value_is_named_by_its_field(terminal, script, line, field):
    at = '{"at":"2026-11-21T10:01:00Z",'
    (refused,) = terminal.call("run", script(START, f"{at}{line}}}"), "--json").json["refused"]
    assert refused["reason"] == "wrong-value"
    assert f"“{field}”" in refused["sentence"]


def test_an_event_is_kept_and_goes_on_where_it_was_left(terminal, script, tmp_path):
    event = str(tmp_path / "cup.judgekit")
    assert terminal.call("run", script(START, OPEN), "--event", event).status == 0
    again = terminal.call("run", script(START), "--event", event, "--json")
    assert again.json["refused"][0]["reason"] == "clock-in-use"
    printed = terminal.call("run", script(CLOSE), "--event", event, "--json")
    assert only_table(printed)["extension_seconds"] == 360
    then = terminal.call(
        "run", script(""), "--event", event, "--at", "2026-11-21T10:49:00Z", "--json"
    )
    assert only_table(then)["extension_seconds"] == 180


def test_an_event_that_cannot_be_opened_ends_with_three(terminal, script, tmp_path):
    printed = terminal.call("run", script(START), "--event", str(tmp_path), "--json")
    assert (printed.status, printed.out) == (3, "")
    assert printed.err.count("\n") == 1


def test_a_script_that_is_not_there_ends_with_three(terminal, tmp_path):
    printed = terminal.call("run", str(tmp_path / "missing.jsonl"))
    assert printed.status == 3
    assert "missing.jsonl" in printed.err


@pytest.mark.parametrize("at", ["soon", "2026-11-21", "2026-11-21T10:00:00", "9999-12-31T00:00Z"])
def test_an_instant_that_is_none_is_a_wrong_call(terminal, script, at):
    printed = terminal.call("run", script(START), "--at", at)
    assert (printed.status, printed.out) == (2, "")


def test_the_board_is_to_be_read(terminal, script):
    seat = '{"at":"2026-11-21T10:53:00Z","do":"seat-judge","table":12,"judge":"T. \\u001b[1mWeber"}'
    other = OPEN.replace("12", "7").replace("10:46", "10:53")
    check = '{"at":"2026-11-21T10:53:30Z","do":"start-deck-check","table":7}'
    printed = terminal.call("run", script(START, OPEN, CLOSE, seat, other, check))
    assert printed.out.splitlines() == [
        "Round clock · round 1 · overtime · −03:30 · ends at 10:50:00Z",
        "  last to finish: table 12, at 10:56:00Z; without it 10:50:00Z",
        "  table  state         until the clock reads  time of day  turns  judge",
        "      7  call open     00:00                  10:50:00Z    5",
        "     12  on extension  −06:00                 10:56:00Z    5      T. [1mWeber",
        "call at table 7 · ruling · since 10:53:00Z · 00:30",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "No round has been started."), ("es", "ninguna ronda"), ("ru", "Ни один раунд")],
)
def test_the_board_of_nothing_says_so(terminal, script, language, words):
    assert words in terminal.call("run", script(""), system_language=language).out


def test_every_command_that_scripts_may_use_is_known():
    named = (
        "open-event start-round pause-clock resume-clock correct-clock end-round open-call "
        "close-call grant-extension slow-play start-turns next-turn extra-turn finish-table "
        "seat-judge start-deck-check finish-deck-check keep-records undo note"
    )
    assert set(named.split()) <= set(COMMANDS)
    assert all(msgspec.inspect.type_info(kind) for kind in COMMANDS.values())
