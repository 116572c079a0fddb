"""`judgekit deck read`: the list as JSON and for a person, one sentence for what is no list."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

DECKS = Path(__file__).resolve().parents[2] / "data" / "decks"
LISTS = sorted(path for path in DECKS.iterdir() if path.name[0] != "." and path.suffix != ".json")
TYPED = "4 Brainstorm\n56 Island\nbring proxies, please.\n\nSideboard\n2 Fire/Ice\n"


@pytest.fixture
def typed(tmp_path):
    path = tmp_path / "typed.txt"
    path.write_text(TYPED, encoding="utf-8")
    return str(path)


def test_the_list_as_json(terminal, typed):
    printed = terminal.call("deck", "read", typed, "--json")
    assert (printed.status, printed.err) == (0, "")
    assert printed.json == {
        "format_of_file": "text",
        "name": "",
        "player": "",
        "main": [{"count": 4, "name": "Brainstorm"}, {"count": 56, "name": "Island"}],
        "sideboard": [{"count": 2, "name": "Fire // Ice"}],
        "commander": [],
        "warnings": ["Line 3 was not understood and not counted: bring proxies, please."],
        "remarks": [{"line": 3, "text": "bring proxies, please.", "code": "not-understood"}],
    }


def test_the_list_for_a_person(terminal, typed):
    printed = terminal.call("deck", "read", typed, "--lang", "es")
    assert printed.out.splitlines() == [
        "Mazo principal: 60",
        "   4 Brainstorm",
        "  56 Island",
        "",
        "Sideboard: 2",
        "   2 Fire // Ice",
        "",
        "// La línea 3 no se entendió y no se contó: bring proxies, please.",
    ]


def test_options_may_stand_before_the_sub_verb(terminal, typed):
    assert terminal.call("deck", "--json", "read", typed).json["commander"] == []


def test_a_list_is_read_from_standard_input(terminal, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(TYPED.encode("utf-16"))))
    assert len(terminal.call("deck", "read", "-", "--json").json["main"]) == 2


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_what_is_printed_reads_as_the_same_list(terminal, tmp_path, path, language):
    first = terminal.call("deck", "read", str(path), "--json").json
    printed = terminal.call("deck", "read", str(path), system_language=language)
    assert (printed.status, printed.err) == (0, "")
    (tmp_path / "again.txt").write_text(printed.out, encoding="utf-8")
    again = terminal.call("deck", "read", str(tmp_path / "again.txt"), "--json").json
    assert again["warnings"] == []
    for field in ("main", "sideboard", "commander", "name", "player"):
        assert again[field] == first[field]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_the_json_reads_as_the_same_list(terminal, tmp_path, path):
    first = terminal.call("deck", "read", str(path), "--json")
    (tmp_path / "again.json").write_text(first.out, encoding="utf-8")
    again = terminal.call("deck", "read", str(tmp_path / "again.json"), "--json").json
    assert (again["format_of_file"], again["warnings"]) == ("json", [])
    for field in ("main", "sideboard", "commander", "name", "player"):
        assert again[field] == first.json[field]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 1),
        (b"\n# nothing\n", 1),
        (b"PK\x03\x04\x14\0\0\0", 3),
        (b'<!DOCTYPE Deck [<!ENTITY a "b">]><Deck/>', 3),
        (b"<Deck><Cards", 3),
        (b"<html>4 Island</html>", 3),
        (b'{"deck":' * 100_000, 3),
        (b'Count,Name\n4,"Island\n', 3),
        (b"Player,Card,Count\nAnn,Opt,4\nBo,Opt,4\n", 1),
        (b"4 Island\n" * 2_000_000, 3),
        (b'{"name":"drakes","main":"index.js"}', 3),
        (b"Pack 1 pick 1:\n--> Opt\n\nPack 1 pick 2:\n--> Duress\n", 3),
        (b"Nazwa,Ile,Edycja\nOpt,4,XLN\nIsland,56,ICE\nDuress,2,M20\n", 3),
        (b"Ann\n60 Island\n\nBo\n60 Swamp\n", 1),
    ],
    ids=range(14),
)
def test_what_is_no_list_is_one_sentence(terminal, tmp_path, content, status, language):
    path = tmp_path / "deck.txt"
    path.write_bytes(content)
    printed = terminal.call("deck", "read", str(path), "--json", system_language=language)
    assert (printed.status, printed.out, printed.err.count("\n")) == (status, "", 1)
    assert "deck.txt" in printed.err
    assert terminal.bugs == []


def test_a_file_that_cannot_be_read_is_the_machines_fault(terminal, tmp_path):
    printed = terminal.call("deck", "read", str(tmp_path / "gone.txt"))
    assert (printed.status, printed.err.count("\n")) == (3, 1)


def test_a_huge_list_is_refused_whole_in_one_sentence(terminal, tmp_path):
    path = tmp_path / "huge.txt"
    path.write_text("4 Island\n" * 100_000, encoding="utf-8")
    printed = terminal.call("deck", "read", str(path), "--json")
    assert (printed.status, printed.out, printed.err.count("\n")) == (3, "", 1)


@pytest.mark.parametrize("call", [["deck"], ["deck", "burn"], ["deck", "read"]])
def test_a_call_that_is_none(terminal, call):
    printed = terminal.call(*call)
    assert (printed.status, printed.out, printed.err.count("\n")) == (2, "", 1)
