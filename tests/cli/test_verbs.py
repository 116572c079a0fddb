"""Each verb: what a program reads from it, and what a person does."""

from __future__ import annotations

import pytest

from tests.builders import document, library, section
from tests.cli.conftest import ENGLISH, SPANISH


def test_documents_tell_which_newer_edition_there_is(terminal):
    rows = terminal.call("documents", "--json").json["documents"]
    assert [(row["id"], row["superseded_by"]) for row in rows] == [
        (ENGLISH, SPANISH),
        (SPANISH, None),
    ]
    assert rows[0]["effective_date"] == "2019-05-03"
    assert rows[0]["sections"] == 4


def test_documents_for_a_person_are_in_the_persons_language(terminal):
    printed = terminal.call("documents", "--lang", "ru").out
    assert "английский, действует с 3 мая 2019 г., 4 раздела" in printed


def test_outline_has_every_section_in_reading_order(terminal):
    answer = terminal.call("outline", ENGLISH, "--json").json
    assert [row["ref"] for row in answer["sections"]] == ["2", "2.6", "3.9", "Appendix B"]
    extensions = answer["sections"][1]
    assert (extensions["paragraphs"], extensions["list_items"]) == (1, 1)
    assert extensions["first_words"] == "A pause of more than a"
    assert answer["document"]["source"] == f"{ENGLISH}.txt"


@pytest.mark.parametrize("written", ["2.6", "mtr 2.6", "section 2.6", "раздел 2.6"])
def test_show_finds_a_section_however_its_number_is_written(terminal, written):
    answer = terminal.call("show", *written.split(), "--json", "--lang", "en").json
    assert (answer["document"], answer["ref"]) == (ENGLISH, "2.6")


@pytest.mark.parametrize("written", ["Appendix B", "appendix b", "apéndice b", "приложение В"])
def test_show_finds_an_appendix_in_any_language(terminal, written):
    answer = terminal.call("show", written, "--json").json
    assert answer["blocks"] == [{"kind": "table", "rows": [["Cards", "Time"], ["15", "40"]]}]


def test_show_finds_a_section_without_number_by_its_title_alone(terminal):
    terminal.rules_provider.known = library(
        document(
            ENGLISH,
            section(None, "Byes", ref="Appendix C#Byes"),
            section(None, "Winners", ref="Appendix C#Winners"),
            section(None, "Winners", ref="Appendix E#Winners"),
            section("2.6", "Time Extensions"),
        )
    )
    assert terminal.call("show", "Byes", "--json").json["ref"] == "Appendix C#Byes"
    assert terminal.call("show", "Winners").status == 1
    assert terminal.call("show", "Time Extensions").status == 1


def test_show_prefers_the_readers_language_and_cites_in_it(terminal):
    answer = terminal.call("show", "2.6", "--lang", "es", "--json").json
    assert answer["document"] == SPANISH
    assert answer["citation"] == (
        "MTR 2.6 Extensiones de tiempo, español, en vigor desde el 23 de julio de 2021"
    )


def test_show_for_a_person_prints_the_body_with_its_marks(terminal):
    printed = terminal.call("show", "2.6", "--in", ENGLISH).out
    assert "1. one" in printed
    assert printed.rstrip().endswith("— MTR 2.6 Time Extensions, English, effective 3 May 2019")


def test_align_gives_the_counterpart_by_meaning_not_by_number(terminal):
    aligned = terminal.call("align", ENGLISH, "3.9", "--json").json["aligned"]
    assert aligned == [
        {
            "document": SPANISH,
            "language": "es",
            "ref": "3.10",
            "title": "Barajado de cartas",
            "basis": "moved",
        }
    ]


def test_align_says_where_there_is_no_counterpart(terminal):
    aligned = terminal.call("align", SPANISH, "3.9", "--json").json["aligned"]
    assert aligned[0]["ref"] is None
    printed = terminal.call("align", SPANISH, "3.9", "--lang", "es").out
    assert "sin equivalente en esta edición" in printed


def test_search_answers_in_the_readers_language_up_to_a_limit(terminal):
    answer = terminal.call("search", "time", "limits", "--limit", "1", "--lang", "ru", "--json")
    assert [row["ref"] for row in answer.json["results"]] == ["2.6"]
    query, reader, limit = terminal.rules_provider.asked[0]
    assert (query.text, reader, limit) == ("time limits", "ru", 1)


def test_search_in_one_document(terminal):
    terminal.call("search", "time", "--in", SPANISH, "--json")
    assert terminal.rules_provider.asked[0][0].document == SPANISH


def test_search_without_a_result_says_so_and_ends_with_one(terminal):
    printed = terminal.call("search", "zugzwang", "--lang", "es", "--json")
    assert printed.status == 1
    assert printed.json["results"] == []
    assert printed.err.count("\n") == 1
    assert "zugzwang" in printed.err


def test_a_batch_is_answered_line_by_line(terminal, tmp_path):
    batch = tmp_path / "queries.jsonl"
    batch.write_bytes(b'\xef\xbb\xbf{"q":"shuffling","lang":"en"}\r\n{"q":"dados","lang":"es"}\n')
    printed = terminal.call("search", "--batch", str(batch), "--json")
    lines = [line for line in printed.out.splitlines() if line]
    assert printed.status == 0
    assert len(lines) == 2
    assert [reader for _, reader, _ in terminal.rules_provider.asked] == ["en", "es"]


def test_a_bad_line_of_a_batch_costs_only_itself(terminal, tmp_path):
    batch = tmp_path / "queries.jsonl"
    batch.write_bytes(b'{"q":"shuffling"}\n{"words":\xff}\n{"q":"dados"}\n')
    printed = terminal.call("search", "--batch", str(batch), "--json")
    assert printed.status == 2
    assert len(printed.out.splitlines()) == 3
    assert "2" in printed.err


def test_doctor_names_versions_folders_and_the_index(terminal):
    answer = terminal.call("doctor", "--json").json
    assert answer["versions"]["judgekit"]
    assert answer["folders"]["cache"]["writable"] is True
    assert answer["index"]["state"] == "in-memory"
    assert answer["index"]["sections"] == 7


def test_doctor_answers_about_folders_it_may_not_enter(terminal, tmp_path, monkeypatch):
    def refused(path, **_):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("pathlib.Path.stat", refused)
    monkeypatch.setattr("os.access", lambda *_: False)
    answer = terminal.call("doctor", "--json").json
    assert not any(folder["writable"] for folder in answer["folders"].values())
