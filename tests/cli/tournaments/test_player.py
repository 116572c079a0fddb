"""One player's data, given and erased in the terminal."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from judgekit.domain.tournament import EVENT_KINDS
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.tournament_folder import TournamentFolder
from tests.journeys.test_player_data_journey import holding

ANNA = "Anna Rossi"
LINES = (
    {"do": "open-event", "name": "Cup", "rel": "competitive"},
    {
        "do": "take-pairings",
        "round": 1,
        "tables": [
            {"table": 3, "players": [ANNA, "Ben Weber"]},
            {"table": 4, "players": ["Anna Rossi-Bianchi", "Cleo Novak"]},
        ],
    },
    {"do": "start-round", "minutes": 50},
    {"do": "open-call", "table": 3, "judge": "Eva Roth"},
    {"do": "close-call", "table": 3, "note": "Rossi, Anna drew two"},
    {
        "do": "issue-penalty",
        "player": "ROSSI Anna",
        "infraction": "ipg-2.5",
        "penalty": "warning",
        "table": 3,
    },
    {"do": "note", "text": "Rossi was asked by Ben Weber."},
    {"do": "undo", "reason": "not Anna Rossi"},
    {"do": "redo"},
)


@pytest.fixture
def event(terminal, tmp_path) -> Path:
    """A kept event that names Anna Rossi in several ways, with a backup."""
    script, file = tmp_path / "script.jsonl", tmp_path / "data" / "events" / "cup.judgekit"
    file.parent.mkdir(parents=True)
    lines = [{"at": f"2026-11-21T10:0{n}:00Z", **line} for n, line in enumerate(LINES)]
    script.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert terminal.call("run", str(script), "--event", str(file)).status == 0
    script.unlink()
    return file


@pytest.fixture
def typed(monkeypatch):
    """Puts words into the terminal's standard input."""

    def put(words: str, *, is_terminal: bool = True) -> None:
        stdin = io.StringIO(words)
        stdin.isatty = lambda: is_terminal  # type: ignore[method-assign]
        monkeypatch.setattr(sys, "stdin", stdin)

    return put


def test_everything_about_a_player_and_nobody_else(terminal, event):
    printed = terminal.call("player", "export", "anna rossi", "--event", str(event), "--json")
    exported = printed.json
    assert exported["player"] == {
        "name": ANNA,
        "spellings": [ANNA, "ROSSI Anna"],
    }
    assert exported["rounds"] == [
        {"clock": "main", "round": 1, "table": 3, "opponents": ["player A"]}
    ]
    (call,) = exported["calls"]
    assert (call["table"], call["judge"], call["note"]) == (3, "judge A", "Rossi, Anna drew two")
    (penalty,) = exported["penalties"]
    assert (penalty["infraction"], penalty["penalty"]) == ("ipg-2.5", "warning")
    assert [each["what"] for each in exported["entries"]] == [
        *("pairings-taken", "call-opened", "call-closed", "penalty-issued", "steps-taken-back"),
    ]
    for other in ("Ben Weber", "Cleo", "Bianchi", "Eva Roth"):
        assert other not in printed.out


def test_an_export_goes_into_a_new_file_and_over_no_other(terminal, event, tmp_path):
    out = tmp_path / "anna.json"
    call = ("player", "export", ANNA, "--event", str(event), "--out", str(out))
    assert terminal.call(*call).out == f"Written: {out}\n"
    assert json.loads(out.read_text(encoding="utf-8"))["player"]["name"] == ANNA
    printed = terminal.call(*call)
    assert printed.status == 1
    assert "is there already" in printed.err


def test_an_erasure_tells_what_it_did_and_what_it_left(terminal, event, tmp_path):
    at_the_end = ("--event", str(event), "--at", "2026-11-21T10:08:00Z", "--json")
    before = terminal.call("state", *at_the_end).json
    call = ("player", "erase", ANNA, "--event", str(event), "--yes", "--json")
    printed = terminal.call(*call, "--reason", "Anna Rossi asked for it")
    assert printed.status == 0, printed.err
    assert printed.json["stand_in"] == "███ 1"
    assert [each["words"] for each in printed.json["left"]] == ["Rossi"]
    names = (ANNA, "Rossi, Anna", "ROSSI Anna", "anna rossi", "rossi anna")
    assert holding(tmp_path, *names) == []
    after = terminal.call("state", *at_the_end).json
    text = json.dumps(before, ensure_ascii=False).replace(ANNA, "███ 1")
    assert after == json.loads(text)
    steps = terminal.call("steps", "--event", str(event), "--json").json["steps"]
    assert (steps[-1]["what"], steps[-1]["do"]) == ("player-erased", None)
    assert terminal.call("doctor", "--json").json is not None


def test_an_erasure_of_later_lets_no_time_pass_in_a_round(terminal, event):
    """The window asks how the event's time goes on; here nobody is asked."""
    call = ("player", "erase", ANNA, "--event", str(event), "--yes")
    assert terminal.call(*call).status == 0
    steps = terminal.call("steps", "--event", str(event), "--json").json["steps"]
    assert steps[-1]["at"][:16] == "2026-11-21T10:08"


def test_it_asks_first_and_only_a_yes_is_one(terminal, event, tmp_path, typed):
    call = ("player", "erase", ANNA, "--event", str(event))
    for words in ("no\n", "", "maybe\n"):
        typed(words)
        printed = terminal.call(*call)
        assert (printed.status, printed.out) == (1, "Nothing was erased.\n")
        assert "This erases the name Anna Rossi from 4 entries" in printed.err
        assert "“Rossi” stays in 1 entry" in printed.err
    assert holding(tmp_path, ANNA)
    typed("sí\n")
    printed = terminal.call(*call, system_language="es")
    assert printed.status == 0
    assert holding(tmp_path, ANNA) == []


def test_where_nobody_can_be_asked_it_says_so(terminal, event, tmp_path, typed):
    typed("yes\n", is_terminal=False)
    printed = terminal.call("player", "erase", ANNA, "--event", str(event))
    assert (printed.status, printed.err) == (2, "Nobody can be asked here; add --yes to erase.\n")
    assert holding(tmp_path, ANNA)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Rossi", "Nobody in this event is called Rossi."),
        ("Anna Rossi / Ben Weber", "is a team's; give that of one player."),
    ],
)
@pytest.mark.parametrize("action", ["export", "erase"])
def test_who_is_meant_must_be_clear(terminal, event, action, name, sentence):
    printed = terminal.call("player", action, name, "--event", str(event))
    assert printed.status == 1
    assert sentence in printed.err


def test_an_event_that_is_open_is_left_alone(terminal, event, tmp_path):
    store = TournamentFolder(event.parent, EventCodec(EVENT_KINDS))
    opened = store.open_file(event)
    printed = terminal.call("player", "erase", ANNA, "--event", str(event), "--yes")
    assert printed.status == 3
    assert "is open in another program" in printed.err
    opened.log.close()
    assert holding(tmp_path, ANNA)


def test_a_file_that_is_not_there_is_not_made(terminal, tmp_path):
    missing = tmp_path / "missing.judgekit"
    printed = terminal.call("player", "erase", ANNA, "--event", str(missing), "--yes")
    assert printed.status == 3
    assert not missing.exists()
