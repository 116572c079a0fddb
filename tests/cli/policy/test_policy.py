"""`infraction` and `penalty` on the terminal."""

from __future__ import annotations

import msgspec
import pytest

from tests.builders import document, library, section

FOUND = ("infraction", "hidden", "card", "--rel", "competitive", "--json")


def test_words_find_infractions_with_their_penalty(terminal):
    (first, *_) = terminal.call(*FOUND).json["results"]
    assert first == {
        "id": "ipg-2.3",
        "name": "Hidden Card Error",
        "category": "game-play-error",
        "penalty": "warning",
        "score": 2.0,
    }


def test_names_are_in_the_readers_language(terminal):
    (first, *_) = terminal.call(*FOUND, "--lang", "ru").json["results"]
    assert first["name"] == "ru Hidden Card Error"


def test_professional_is_ruled_as_competitive_and_regular_by_its_own(terminal):
    words = ("infraction", "error", "cards", "--json", "--rel")
    ids = {
        rel: [each["id"] for each in terminal.call(*words, rel).json["results"]]
        for rel in ("competitive", "professional", "regular")
    }
    assert ids["competitive"] == ids["professional"] == ["ipg-2.3"]
    assert ids["regular"] == ["jar-extra-cards"]


def test_no_infraction_is_an_answer_with_its_reason(terminal):
    (only,) = terminal.call("infraction", "state-based", "--rel", "regular", "--json").json[
        "results"
    ]
    assert (only["id"], only["penalty"]) == ("none", "none")
    assert only["reason"] == "It just happens."


def test_words_that_say_nothing_are_told_so(terminal):
    printed = terminal.call("infraction", "weather", "--rel", "regular", "--json")
    assert (printed.status, printed.json) == (1, {"results": []})
    assert printed.err.startswith("No infraction is described by “weather”")


def test_no_words_at_all_are_no_call(terminal):
    assert terminal.call("infraction", "--rel", "regular").status == 2


def test_a_batch_answers_line_by_line(terminal, tmp_path):
    batch = tmp_path / "batch.jsonl"
    batch.write_text(
        '{"q": "hidden", "lang": "es"}\n{"q": "extra", "rel": "regular"}\n\nnonsense\n',
        encoding="utf-8",
    )
    printed = terminal.call("infraction", "--batch", str(batch), "--rel", "competitive", "--json")
    lines = [msgspec.json.decode(line) for line in printed.out.splitlines()]
    assert [[each["id"] for each in line["results"]] for line in lines] == [
        ["ipg-2.3"],
        ["jar-extra-cards"],
        [],
    ]
    assert lines[0]["results"][0]["name"] == "es Hidden Card Error"
    assert printed.status == 2
    assert "Line 4" in printed.err


def test_the_whole_entry_in_one_edition(terminal):
    whole = terminal.call("infraction", "--id", "ipg-2.3", "--json").json
    assert whole["number"] == "2.3"
    assert [each["name"] for each in whole["circumstances"]] == ["just-left", "known-to-all"]
    assert whole["not_counted"] == [{"text": "All can see the card.", "instead": "ipg-2.5"}]
    assert [each["when"] for each in whole["remedy"]] == [["just-left"], ["!known-to-all"], []]
    assert [each["answer"] for each in whole["questions"][0]] == ["In the game", "Yes"]
    (rule,) = whole["rules"]
    assert rule["counterparts"] == [{"document": "mtr-es-2021-07-23", "ref": "2.6"}]

    older = terminal.call("infraction", "--id", "IPG-2.3", "--edition", "2021", "--json").json
    assert "only-in-2021" in [each["name"] for each in older["circumstances"]]


def test_the_whole_entry_reads_as_text(terminal):
    text = terminal.call("infraction", "--id", "ipg-2.3").out
    assert text.startswith("ipg-2.3  Hidden Card Error  (Warning)")
    assert "All can see the card. → 2.5 Game Rule Violation" in text


def test_every_case_that_is_no_infraction(terminal):
    whole = terminal.call("infraction", "--id", "none", "--json").json
    assert [each["id"] for each in whole["cases"]] == ["state-based"]
    assert "It just happens." in terminal.call("infraction", "--id", "none").out


def test_an_unknown_id_is_one_sentence(terminal):
    printed = terminal.call("infraction", "--id", "ipg-9.9", "--json")
    assert (printed.status, printed.out) == (1, "")
    assert printed.err.startswith("There is no infraction “ipg-9.9”")


def test_no_infraction_gets_no_penalty(terminal):
    assert terminal.call("penalty", "none", "--rel", "competitive", "--json").json == {
        "penalty": "none",
        "because": "No infraction was committed, so there is no penalty.",
        "needs_head_judge": False,
    }


def test_sections_are_named_in_the_readers_edition(terminal):
    assert (
        "mtr-es-2021-07-23 2.6"
        in terminal.call("infraction", "--id", "ipg-2.3", "--lang", "es").out
    )


def guide(document_id: str, number: str):
    title = "Game Play Error — Hidden Card Error"
    return document(document_id, section(number, title, "Penalty: Warning"))


def test_an_imported_guide_brings_the_official_wording(terminal):
    assert terminal.call("infraction", "--id", "ipg-2.3", "--json").json["official"] is None

    known = terminal.rules_provider.known
    texts = (guide("ipg-en-2024-09-23", "2.3"), guide("ipg-es-2021-02-05", "2.2"))
    terminal.rules_provider.known = library(*known.documents, *texts)
    asked = ("infraction", "--id", "ipg-2.3")
    assert terminal.call(*asked, "--json").json["official"] == {
        "document": "ipg-en-2024-09-23",
        "ref": "2.3",
        "citation": "IPG 2.3 Game Play Error — Hidden Card Error, English, effective 23 September "
        "2024",
        "remarks": [],
    }
    said = terminal.call(*asked).out
    assert "Official wording: IPG 2.3 Game Play Error — Hidden Card Error, English" in said

    spanish = terminal.call(*asked, "--lang", "es", "--json").json["official"]
    assert (spanish["document"], spanish["ref"]) == ("ipg-es-2021-02-05", "2.2")
    assert "2021" in spanish["remarks"][0]
    assert "2024" in spanish["remarks"][0]


PENALTY = ("penalty", "ipg-2.3", "--rel", "competitive", "--date", "2026-11-21", "--json")


def prior(text: str) -> tuple[str, str]:
    return "--prior", text


def test_a_penalty_by_itself(terminal):
    assert terminal.call(*PENALTY).json == {
        "penalty": "warning",
        "because": "What 2.3 gets by itself.",
        "needs_head_judge": False,
    }


def test_a_third_warning_that_day_is_a_game_loss(terminal):
    record = prior("ipg-2.3:warning@2026-11-21") * 2
    assert terminal.call(*PENALTY, *record).json == {
        "penalty": "game-loss",
        "because": "The third Warning for 2.3 on the same day.",
        "needs_head_judge": True,
    }


def test_warnings_of_another_day_do_not_count(terminal):
    record = prior("ipg-2.3:warning@2026-11-20") * 2
    assert terminal.call(*PENALTY, *record).json["penalty"] == "warning"


def test_a_prior_without_a_day_is_of_that_day(terminal):
    assert terminal.call(*PENALTY, *prior("ipg-2.3:warning") * 2).json["penalty"] == "game-loss"


def test_a_circumstance_by_its_name(terminal):
    late = ("penalty", "ipg-3.1", "--rel", "professional", "--json")
    assert terminal.call(*late).json["penalty"] == "game-loss"
    soon = terminal.call(*late, "--circumstance", "within-one-minute").json
    assert soon["penalty"] == "warning"
    assert soon["because"] == "Seated within a minute of the start. (IPG 3.1)"


def test_a_penalty_as_text(terminal):
    out = terminal.call(*PENALTY[:-1], *prior("ipg-2.3:warning") * 2, "--lang", "es").out
    assert out.splitlines() == [
        "Pérdida de juego",
        "es The third Warning for 2.3 on the same day.",
        "La da el juez principal.",
    ]


@pytest.mark.parametrize(
    ("words", "status", "begins"),
    [
        (("penalty", "ipg-7.7"), 1, "There is no infraction"),
        (("penalty", "ipg-2.3", "--rel", "regular"), 1, "ipg-2.3 is not used at this"),
        (("penalty", "jar-extra-cards"), 1, "jar-extra-cards is not used at this"),
        (("penalty", "ipg-2.3", "--prior", "warning"), 2, "“warning” is not an earlier penalty"),
        (("penalty", "ipg-2.3", "--prior", "ipg-2.3:warning@x"), 2, "“ipg-2.3:warning@x” is no"),
        (("penalty", "ipg-2.3", "--date", "today"), 2, "“today” is not a date"),
        (("penalty", "ipg-2.3", "--circumstance", "rain"), 2, "ipg-2.3 has no circumstance"),
        (("penalty", "ipg-2.3", "--rel", "casual"), 2, "The command was not understood"),
    ],
)
def test_what_is_wrong_is_one_sentence(terminal, words, status, begins):
    printed = terminal.call(*words)
    assert (printed.status, printed.out) == (status, "")
    assert begins in printed.err
    assert printed.err.count("\n") == 1
