"""`judgekit find`: one list of everything, as the command bar shows it."""

from __future__ import annotations

import json

import pytest

from tests.builders import library
from tests.card_fakes import CardFakes
from tests.cli.conftest import ENGLISH, SPANISH
from tests.search.cards.small_rules import small_rules

SCRIPT = (
    {"at": "2026-11-21T10:00:00Z", "do": "open-event", "name": "Open", "players": 40},
    {"at": "2026-11-21T10:00:00Z", "do": "start-round", "clock": "main", "minutes": 50},
    {
        "at": "2026-11-21T10:05:00Z",
        "do": "issue-penalty",
        "player": "Anna Rossi",
        "infraction": "ipg-2.1",
        "penalty": "warning",
    },
    {"at": "2026-11-21T10:06:00Z", "do": "note", "text": "projector cable is missing"},
)


def kinds(printed) -> list[tuple[str, str]]:
    return [(each["kind"], each["id"]) for each in printed.json["results"]]


def event(terminal, tmp_path) -> str:
    script, file = tmp_path / "script.jsonl", tmp_path / "event.sqlite"
    script.write_text("\n".join(map(json.dumps, SCRIPT)), encoding="utf-8")
    assert terminal.call("run", str(script), "--event", str(file)).status == 0
    return str(file)


def test_every_answer_has_kind_id_title_detail_and_score(terminal):
    printed = terminal.call("find", "shuffling", "--json")
    assert printed.status == 0
    best = printed.json["results"][0]
    assert {*best} == {"kind", "id", "title", "detail", "score"}
    assert (best["kind"], best["id"], best["title"]) == (
        "rule",
        f"{ENGLISH}#3.9",
        "3.9 Card Shuffling",
    )


def test_actions_are_found_in_other_languages_and_named_in_the_readers(terminal):
    printed = terminal.call("find", "modo", "oscuro", "--lang", "ru", "--json")
    assert kinds(printed)[0] == ("action", "theme-dark")
    assert printed.json["results"][0]["title"] == "Тёмная тема"


def test_an_order_says_what_it_would_do(terminal):
    best = terminal.call("find", "x 14 5", "--json").json["results"][0]
    assert (best["kind"], best["id"], best["detail"]) == (
        "order",
        "x 14 5",
        "Gives table 14 5:00 more",
    )


def test_an_event_brings_players_tables_and_notes(terminal, tmp_path):
    file = event(terminal, tmp_path)

    def best(*words: str) -> tuple[str, str]:
        return kinds(terminal.call("find", *words, "--event", file, "--json"))[0]

    assert best("ross") == ("player", "Anna Rossi")
    assert best("table", "7") == ("table", "7")
    assert best("cable") == ("note", "1")


def test_the_list_is_as_long_as_asked(terminal):
    assert len(kinds(terminal.call("find", "time", "--limit", "1", "--json"))) == 1


def test_a_file_of_questions_is_answered_line_by_line(terminal, tmp_path):
    file = tmp_path / "questions.jsonl"
    lines = ('{"q": "dark mode", "lang": "es"}', "nonsense", '{"q": "shuffling"}')
    file.write_text("\n".join(lines), encoding="utf-8")
    printed = terminal.call("find", "--batch", str(file))
    answers = [json.loads(line) for line in printed.out.splitlines()]
    assert printed.status == 2
    assert answers[0]["query"] == "dark mode"
    assert answers[0]["results"][0]["title"] == "Tema oscuro"
    assert answers[1]["results"] == []
    assert answers[2]["results"][0]["id"] == f"{ENGLISH}#3.9"


@pytest.mark.parametrize(("typed", "reader"), [("prisa", "es"), ("ускорение", "ru")])
def test_a_keyword_in_the_readers_language_leads_to_its_rule_in_english(terminal, typed, reader):
    terminal.rules_provider.known = library(small_rules())
    printed = terminal.call("find", typed, "--lang", reader, "--json")
    assert kinds(printed)[0] == ("rule", "cr-en-2019-05-03#702.10")
    assert printed.json["results"][0]["title"] == "702.10 Haste"
    terminal.rules_provider.known = library()
    assert ("rule", "cr-en-2019-05-03#702.10") not in kinds(
        terminal.call("find", typed, "--lang", reader, "--json")
    )


def test_an_unsure_answer_says_that_no_cards_are_loaded(terminal):
    printed = terminal.call("find", "hidden", "dragons")
    assert printed.status == 0
    assert printed.err.startswith("No card file is loaded: bring “All Cards”")
    assert terminal.call("find", "dark", "mode").err == ""
    terminal.make_cards = CardFakes
    assert terminal.call("find", "hidden", "dragons").err == ""


def test_nothing_found_is_said_in_one_sentence(terminal):
    printed = terminal.call("find", "qqqq")
    assert printed.status == 1
    assert printed.out == ""
    assert printed.err.startswith("Nothing was found for “qqqq”")


def test_where_nothing_is_found_and_no_cards_are_loaded_it_says_what_to_bring(terminal):
    bring = "No card file is loaded: bring"
    assert bring in terminal.call("find", "qqqq").err
    assert bring not in terminal.call("find", "702.19b").err
    terminal.make_cards = CardFakes
    printed = terminal.call("find", "qqqq")
    assert printed.status == 1
    assert bring not in printed.err


def test_a_number_that_no_text_has_is_said_to_be_absent(terminal):
    printed = terminal.call("find", "702.19b")
    assert printed.err.startswith("702.19b is not in the library.")


def test_words_and_a_batch_exclude_each_other(terminal):
    assert terminal.call("find").status == 2
    assert terminal.call("find", "time", "--batch", "file").status == 2


def test_for_a_person_each_answer_is_its_kind_and_title(terminal):
    printed = terminal.call("find", "barajado", "--lang", "es")
    assert printed.out.splitlines()[0].endswith("3.10 Barajado de cartas")
    assert SPANISH not in printed.out
