"""`judgekit report`: a day at its end, as data, as a table and as pages, with names or without."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path

import pypdfium2
import pytest

from tests.views.report.big_day import FAMILY, GIVEN, HEAD_JUDGE, JUDGES, big_day, objects

LINES = (
    {"at": "10:00:00", "do": "open-event", "name": "Cup", "rel": "competitive", "players": 61},
    {"at": "10:00:00", "do": "start-round", "minutes": 50},
    {"at": "10:10:00", "do": "open-call", "table": 3, "reason": "ruling", "judge": "Ann"},
    {"at": "10:16:00", "do": "close-call", "table": 3},
    {"at": "10:20:00", "do": "grant-extension", "table": 3, "seconds": 120, "reason": "seats"},
    {
        "at": "10:21:00",
        "do": "issue-penalty",
        "player": "=cmd",
        "infraction": "ipg-2.5",
        "penalty": "warning",
    },
    {"at": "10:59:30", "do": "start-turns", "table": 3},
    {"at": "11:02:00", "do": "finish-table", "table": 3},
    {"at": "11:03:00", "do": "end-round"},
    {"at": "11:15:00", "do": "start-round", "minutes": None},
)
CUP = {
    "event": {
        "name": "Cup",
        "date": None,
        "place": None,
        "format": None,
        "rel": "competitive",
        "players": 61,
        "teams": False,
        "rounds": 2,
        "start": "2026-11-21T10:00:00Z",
        "end": "2026-11-21T11:02:00Z",
        "redacted": False,
    },
    "rounds": [
        {
            "clock": "main",
            "round": 1,
            "start": "2026-11-21T10:00:00Z",
            "time": "2026-11-21T10:50:00Z",
            "last_finished": "2026-11-21T11:02:00Z",
            "after_time_seconds": 720,
            "turnaround_seconds": 780,
            "tables_after_time": 1,
        },
        {
            "clock": "main",
            "round": 2,
            "start": "2026-11-21T11:15:00Z",
            "time": None,
            "last_finished": None,
            "after_time_seconds": 0,
            "turnaround_seconds": None,
            "tables_after_time": 0,
        },
    ],
    "after_time_by_cause": [
        {"cause": "ruling", "seconds": 360, "rounds": 1},
        {"cause": "turns", "seconds": 240, "rounds": 1},
        {"cause": "manual", "seconds": 120, "rounds": 1},
    ],
    "extensions_by_cause": [
        {"cause": "ruling", "seconds": 360, "tables": 1},
        {"cause": "manual", "seconds": 120, "tables": 1},
    ],
    "calls": {
        "count": 1,
        "mean_seconds": 360,
        "median_seconds": 360,
        "by_judge": [{"judge": "Ann", "count": 1, "mean_seconds": 360}],
    },
    "deck_checks": {
        "decks_checked": 0,
        "required": 7,
        "findings": 0,
        "mean_seconds": None,
    },
    "penalties": [{"infraction": "ipg-2.5", "penalty": "warning", "count": 1}],
    "players": [
        {
            "player": "=cmd",
            "penalties": [{"infraction": "ipg-2.5", "penalty": "warning", "round": 1}],
        }
    ],
    "appeals": {"count": 0, "decided": 0, "upheld": 0, "overturned": 0, "changed": 0},
    "rulings": [],
}


@pytest.fixture
def kept(terminal, tmp_path):
    """Runs lines into an event and returns its file."""

    def keep(lines) -> Path:
        script, file = tmp_path / "script.jsonl", tmp_path / "cup.judgekit"
        script.write_bytes(b"\n".join(lines) + b"\n")
        assert terminal.call("run", str(script), "--event", str(file)).status == 0
        return file

    return keep


@pytest.fixture
def cup(kept):
    return kept(json.dumps({**line, "at": f"2026-11-21T{line['at']}Z"}).encode() for line in LINES)


def pages_of(pdf: Path) -> list[str]:
    document = pypdfium2.PdfDocument(pdf.read_bytes())
    return [page.get_textpage().get_text_range() for page in document]


def test_the_data_has_the_names_that_programs_rely_on(terminal, cup):
    printed = terminal.call("report", "--event", str(cup), "--format", "json")
    assert printed.status == 0
    assert json.loads(printed.out) == CUP


def test_the_object_for_programs_is_the_same_with_and_without_a_format(terminal, cup):
    asked = ("report", "--event", str(cup))
    assert terminal.call(*asked, "--json").json == json.loads(
        terminal.call(*asked, "--format", "json").out
    )


def test_a_person_reads_a_summary(terminal, cup):
    printed = terminal.call("report", "--event", str(cup))
    assert "12 min after time · round 1: 12 min" in printed.out
    assert "Round clock · round 1 · 10:00 to 11:02 · after time: 12 min" in printed.out


def test_the_table_has_every_figure_and_no_formula(terminal, cup, tmp_path):
    out = tmp_path / "report.csv"
    printed = terminal.call("report", "--event", str(cup), "--format", "csv", "--out", str(out))
    assert (printed.status, printed.err) == (0, "")
    rows = list(csv.reader(io.StringIO(out.read_text("utf-8-sig"), newline="")))
    assert rows[0] == ["part", "clock", "round", "name", "figure", "value"]
    assert {len(row) for row in rows} == {6}
    assert ["rounds", "main", "1", "", "after_time_seconds", "720"] in rows
    assert ["after_time_by_cause", "", "", "ruling", "seconds", "360"] in rows
    assert ["players", "", "1", "'=cmd", "ipg-2.5", "warning"] in rows
    assert not [cell for row in rows for cell in row if cell[:1] in "=+-@\t\r" and cell]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_pages_are_numbered_and_name_everybody(terminal, kept, tmp_path, language):
    lines = big_day(rounds=3, tables=20)
    out = tmp_path / "report.pdf"
    asked = ("report", "--event", str(kept(lines)), "--format", "pdf", "--out", str(out))
    assert terminal.call(*asked, "--lang", language).status == 0
    pages = pages_of(out)
    assert all(f"{number}" in page.splitlines()[-1] for number, page in enumerate(pages, 1))
    said = "".join("".join(pages).split())
    named = [line["player"] for line in objects(lines) if line["do"] == "issue-penalty"]
    assert [name for name in named if "".join(name.split()) not in said] == []


@pytest.mark.parametrize("form", ["json", "csv", "pdf"])
def test_a_redacted_report_has_nobodys_name(terminal, kept, tmp_path, form):
    lines = big_day(rounds=4, tables=24)
    out = tmp_path / f"report.{form}"
    asked = ("report", "--event", str(kept(lines)), "--format", form, "--redacted")
    assert terminal.call(*asked, "--out", str(out)).status == 0
    said = "\n".join(pages_of(out)) if form == "pdf" else out.read_text("utf-8-sig")
    parts = {part for name in (*JUDGES, HEAD_JUDGE, *GIVEN, *FAMILY) for part in name.split()}
    written = {line[key] for line in objects(lines) for key in ("comment", "ruling") if key in line}
    words = {word for text in written for word in text.split() if len(word) > 6}
    found = {part for part in (*parts, *words) if len(part) > 2 and part in said}
    assert found == set()


def test_one_person_has_one_letter_everywhere(terminal, kept):
    at = '{"at":"2026-11-21T10:0%d:00Z","do":'
    file = kept(
        line.encode()
        for line in (
            at % 0 + '"open-event","name":"Cup"}',
            at % 1 + '"start-round","minutes":50}',
            at % 2 + '"open-call","table":1,"judge":"Bea Brandt"}',
            at % 3 + '"issue-penalty","player":"Ann Abbot","infraction":"ipg-2.5",'
            '"penalty":"warning","judge":"Brandt, Bea"}',
            at % 4 + '"issue-penalty","player":"Abbot, Ann","infraction":"ipg-2.1",'
            '"penalty":"warning"}',
        )
    )
    report = terminal.call("report", "--event", str(file), "--redacted", "--json").json
    assert [each["judge"] for each in report["calls"]["by_judge"]] == ["A"]
    assert [(each["player"], len(each["penalties"])) for each in report["players"]] == [("B", 2)]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("--format", "pdf"), 2),
        (("--format", "xml"), 2),
        (("--format", "csv", "--out", "{folder}"), 1),
        (("--format", "csv", "--out", "{folder}/none/report.csv"), 1),
        (("--format", "csv", "--out", "{event}"), 1),
    ],
)
def test_what_cannot_be_written_is_refused_in_one_sentence(terminal, cup, tmp_path, words, status):
    before = cup.read_bytes()
    places = {"{folder}": str(tmp_path), "{event}": str(cup)}
    for place, path in places.items():
        words = [word.replace(place, path) for word in words]
    printed = terminal.call("report", "--event", str(cup), *words)
    assert (printed.status, printed.out) == (status, "")
    assert len(printed.err.splitlines()) == 1
    assert cup.read_bytes() == before


def test_an_event_that_is_not_there_is_the_environments_failure(terminal, tmp_path):
    printed = terminal.call("report", "--event", str(tmp_path / "none.judgekit"), "--json")
    assert (printed.status, printed.out) == (3, "")


def test_a_day_without_anything_has_no_report(terminal, kept):
    file = kept([b'{"at":"2026-11-21T10:00:00Z","do":"note","text":"Doors open."}'])
    printed = terminal.call("report", "--event", str(file))
    assert (printed.status, printed.out) == (1, "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
def test_the_folder_that_the_user_named_keeps_its_rights(terminal, cup, tmp_path):
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    out = shared / "cup.csv"
    assert (
        terminal.call("report", "--event", str(cup), "--format", "csv", "--out", str(out)).status
        == 0
    )
    assert out.exists()
    assert shared.stat().st_mode & 0o777 == 0o777
