"""`editions load`, `changes`, and today's numbers in `show` and `search`."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.domain.rules.alignment import AlignmentGroup
from judgekit.domain.rules.library import Library, LibraryFacts
from tests.builders import FACTS, document, section
from tests.builders import library as library_of
from tests.cli.conftest import ENGLISH


@pytest.fixture
def informed(terminal):
    """A terminal whose small library has the facts of the program."""
    small = library_of(
        document(
            ENGLISH,
            section("2.5", "End-of-Match Procedure", "Five turns."),
            section("2.6", "Time Extensions", "A judge."),
        )
    )
    facts = LibraryFacts((FACTS.changes,), FACTS.figures)
    terminal.rules_provider.known = Library(small.documents, small.alignment, facts=facts)
    return terminal


def facts_file(tmp_path, until: str):
    facts = msgspec.to_builtins(FACTS)
    for part in ("changes", "figures", "bans"):
        facts[part]["known_until"] = until
    path = tmp_path / "facts.json"
    path.write_bytes(msgspec.json.encode(facts))
    return str(path)


def test_a_newer_file_of_facts_is_taken(terminal, tmp_path):
    answer = terminal.call("editions", "load", facts_file(tmp_path, "2027-01-01"), "--json").json
    assert answer["known_until"] == dict.fromkeys(("changes", "figures", "bans"), "2027-01-01")
    printed = terminal.call("editions", "load", facts_file(tmp_path, "2027-01-02"))
    assert printed.out.splitlines()[0] == "Changes of the rules are known until 2 January 2027."


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_an_older_file_of_facts_is_one_sentence(terminal, tmp_path, language):
    path = facts_file(tmp_path, "2026-01-01")
    printed = terminal.call("editions", "load", path, system_language=language)
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize("until", ["2027-02-30", "soon", "01.02.2027", ""])
def test_a_wrong_date_is_one_sentence_and_changes_nothing(terminal, tmp_path, until):
    printed = terminal.call("editions", "load", facts_file(tmp_path, until))
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)
    assert not list((tmp_path / "data").rglob("*.json"))


@pytest.mark.parametrize("content", ["", "{}", '{"form": 7}', "Appendix E"])
def test_any_other_file_is_one_sentence(terminal, tmp_path, content):
    path = tmp_path / "facts.json"
    path.write_text(content, encoding="utf-8")
    printed = terminal.call("editions", "load", str(path))
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)
    assert "nothing was changed" in printed.err


def test_changes_since_the_edition_of_a_section(informed):
    answer = informed.call("changes", "2.5", "--json").json
    assert [each["since"] for each in answer["changes"]] == [
        *("2019-07-12", "2019-10-04", "2023-11-13", "2023-11-13")
    ]
    assert {each["ref_now"] for each in answer["changes"]} == {"2.4"}
    assert (answer["ref_now"], answer["number_since"]) == ("2.4", "2023-11-13")
    assert answer["known_until"] == "2026-02-27"
    printed = informed.call("changes", "2.5").out.splitlines()
    assert printed[0].startswith("12 July 2019: A turn counts as passed")
    assert printed[-2:] == [
        "Now 2.4, since 13 November 2023.",
        "Changes are known until 27 February 2026.",
    ]


@pytest.mark.parametrize(("language", "word"), [("es", "turno"), ("ru", "Ход")])
def test_changes_in_the_readers_language(informed, language, word):
    first = informed.call("changes", "2.5", "--lang", language, "--json").json["changes"][0]
    assert word in first["what"]


def test_changes_up_to_a_day(informed):
    answer = informed.call("changes", "2.5", "--date", "2019-08-01", "--json").json
    assert [each["since"] for each in answer["changes"]] == ["2019-07-12"]


def test_a_range_is_told_where_the_edition_is_not_known(informed):
    printed = informed.call("changes", "3.17").out
    assert "between 7 March 2022 and 13 November 2023: " in printed
    assert "Not there any more since 26 August 2024." in printed


def test_a_section_without_known_facts_is_one_sentence(terminal):
    printed = terminal.call("changes", "9.99")
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)


def test_show_and_search_name_todays_number(informed):
    assert informed.call("show", "2.5", "--json").json["citation"] == (
        "MTR 2.5 (2.4 since 13 November 2023) End-of-Match Procedure, English, effective 3 May 2019"
    )
    found = informed.call("search", "procedure", "extensions", "--json").json["results"]
    assert [(each["ref"], each["ref_now"]) for each in found] == [("2.5", "2.4"), ("2.6", None)]
    assert "End-of-Match Procedure  (now 2.4)" in informed.call("search", "procedure").out


def test_the_edition_that_is_current_on_the_day_is_the_text_compared_with(terminal):
    newer = "mtr-en-2026-02-27"
    small = library_of(
        *(document(each, section("10.1", "Minimums", "A number.")) for each in (ENGLISH, newer)),
        groups=(AlignmentGroup({ENGLISH: "10.1", newer: "10.1"}),),
    )
    terminal.rules_provider.known = small
    today = terminal.call("rounds", "5", "--date", "2026-11-21", "--json").json["minimum"]
    assert (today["document"], today["players"], today["in_text"]) == (newer, 4, 4)
    then = terminal.call("rounds", "5", "--date", "2021-08-01", "--json").json["minimum"]
    assert (then["document"], then["players"], then["in_text"]) == (ENGLISH, 8, 8)
