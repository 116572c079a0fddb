"""`schedule`, `rounds`, `tiebreakers`: what a program reads from them, and what a person does."""

from __future__ import annotations

import msgspec
import pytest

from judgekit.cli.tournaments.tiebreakers import CONTRADICTIONS, FAULTS
from judgekit.domain.rules.figures import FigureValue
from judgekit.domain.rules.library import Library
from judgekit.domain.standings.tiebreakers import Contradiction
from judgekit.reading.match_results.rows import ResultsFault
from judgekit.system.resources import locale_folder
from judgekit.views.words.words import Words
from tests.cli.conftest import ENGLISH, SPANISH


def seconds(steps, what):
    return [step["seconds"] for step in steps if step["what"] == what]


def test_schedule_booster_is_the_whole_draft(terminal):
    answer = terminal.call("schedule", "booster", "--json").json
    steps = answer["steps"]
    one = [40, 40, 35, 30, 25, 25, 20, 20, 15, 10, 10, 5, 5, 5]
    assert seconds(steps, "pick") == one * 3
    assert seconds(steps, "review") == [60, 90]
    assert steps[0] == {
        "what": "pick",
        "cards": 15,
        "seconds": 40,
        "pass": "left",
        "booster": 1,
        "picks": 1,
        "seat": None,
    }
    assert [step["pass"] for step in steps if step["cards"] == 15] == ["left", "right", "left"]
    assert answer["seconds"] == sum(one) * 3 + 150
    assert (answer["cards"], answer["boosters"]) == (15, 3)


def test_schedule_of_fourteen_cards(terminal):
    steps = terminal.call("schedule", "two-headed-giant", "--cards", "14", "--json").json["steps"]
    first = [step for step in steps if step["booster"] == 1 and step["what"] == "pick"]
    assert [step["cards"] for step in first] == [14, 12, 10, 8, 6, 4]
    assert [step["seconds"] for step in first] == [50, 45, 40, 30, 20, 10]
    assert set(seconds(steps, "review")) == {60}


def test_schedule_rochester_names_who_picks(terminal):
    steps = terminal.call("schedule", "rochester", "--json").json["steps"]
    assert [step["what"] for step in steps[:3]] == ["review", "pick", "pick"]
    assert [step["seconds"] for step in steps[:3]] == [20, 5, 5]
    assert [step["seat"] for step in steps[:4]] == ["1B", "1B", "1C", "2A"]
    printed = terminal.call("schedule", "rochester").out.splitlines()
    assert printed[0] == "Booster 1, laid out by 1B: review 0:20, then 0:05 a pick:"
    assert printed[1].strip() == "1B 1C 2A 2B 2C 1A 1A 2C 2B 2A 1C 1B 1B 1C 2A"


def test_schedule_for_a_person(terminal):
    printed = terminal.call("schedule", "booster", "--lang", "es").out.splitlines()
    assert printed[0] == "Sobre 1, se pasa a la izquierda"
    assert printed[1] == "  0:40  15 cartas, se eligen 1"
    assert printed[15] == "  1:00  revisión de las cartas elegidas"
    assert "16:45" in printed[-3]


@pytest.mark.parametrize(("language", "edition"), [("en", ENGLISH), ("es", SPANISH)])
def test_the_section_is_named_in_the_readers_edition(terminal, language, edition):
    answer = terminal.call("rounds", "57", "--lang", language, "--json").json
    assert (answer["swiss"], answer["playoff"]) == (6, 8)
    assert (answer["document"], answer["ref"]) == (edition, "Appendix E")


def test_an_answer_comes_without_the_text_of_its_section(terminal):
    answer = terminal.call("rounds", "57", "--json").json
    assert (answer["section"], answer["citation"]) == (None, None)
    printed = terminal.call("rounds", "57").out
    assert printed == (
        "Swiss rounds: 6; playoff: top 8.\n"
        "By the edition of 27 February 2026; changes are known until 27 February 2026.\n"
        "— Appendix E\n"
    )


@pytest.mark.parametrize(
    ("words", "swiss", "playoff", "counted"),
    [
        (["10"], 5, 4, 10),
        (["10", "--booster-draft-playoff"], 4, 8, 10),
        (["32", "--byes-1", "1"], 6, 8, 33),
        (["32", "--byes-2", "1"], 6, 8, 35),
        (["60", "--byes-1", "2", "--byes-2=1", "--byes-3", "1"], 7, 8, 72),
        (["8"], 0, None, 8),
    ],
)
def test_rounds(terminal, words, swiss, playoff, counted):
    answer = terminal.call("rounds", *words, "--json").json
    assert (answer["swiss"], answer["playoff"]) == (swiss, playoff)
    assert answer["counted_players"] == counted


def test_a_small_tournament_is_told_what_it_needs(terminal):
    six = terminal.call("rounds", "6", "--date", "2021-08-01", "--json").json
    assert (six["single_elimination"], six["minimum"]["met"]) == (3, False)
    assert "at least 8 (MTR 10.1)" in terminal.call("rounds", "6", "--date", "2021-08-01").out
    teams = terminal.call("rounds", "4", "--teams", "--json").json
    assert (teams["single_elimination"], teams["teams_only"]) == (2, True)
    assert teams["minimum"]["met"]


def test_five_players_are_enough_by_the_edition_in_force_today(terminal):
    five = terminal.call("rounds", "5", "--date", "2026-11-21", "--json").json
    assert (five["edition"], five["known_until"]) == ("2026-02-27", "2026-02-27")
    assert five["minimum"] == {
        "players": 4,
        "met": True,
        "document": ENGLISH,
        "ref": "10.1",
        "edition": "2026-02-27",
        "ref_in_force": "10.1",
        "in_text": 8,
        "changed_between": None,
    }
    printed = terminal.call("rounds", "5", "--date", "2026-11-21").out
    assert "A rated event needs at least 4 (MTR 10.1).\n" in printed
    assert "The text of 3 May 2019 in the library says 8.\n" in printed


def test_between_two_known_editions_the_minimum_is_not_certain(terminal):
    six = terminal.call("rounds", "6", "--date", "2022-08-01", "--json").json
    assert six["minimum"]["players"] == 8
    assert six["minimum"]["changed_between"] == ["2022-03-07", "2023-11-13"]
    printed = terminal.call("rounds", "6", "--date", "2022-08-01").out
    assert "it came between 7 March 2022 and 13 November 2023" in printed


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("words", [["3"], ["0"], ["5", "--byes-1", "6"]])
def test_what_the_chart_does_not_answer_is_one_sentence(terminal, language, words):
    printed = terminal.call("rounds", *words, "--json", system_language=language)
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize(
    "call",
    [
        ["schedule"],
        ["schedule", "winston"],
        ["schedule", "booster", "--cards", "16"],
        ["schedule", "booster", "--cards", "2"],
        ["rounds"],
        ["rounds", "many"],
        ["rounds", "-4"],
        ["rounds", "9999999999"],
        ["rounds", "40", "--byes-4", "1"],
        ["tiebreakers"],
    ],
)
def test_wrong_words_end_with_two(terminal, call):
    printed = terminal.call(*call)
    assert (printed.status, printed.out, printed.err.count("\n")) == (2, "", 1)


RESULTS = """round,player,opponent,won,lost,drawn
1,Rossi,Weber,2,0,0
1,Ivanov,bye,,,
2,Rossi,Ivanov,2,1,0
2,Weber,bye,,,
"""


@pytest.fixture
def results(tmp_path):
    file = tmp_path / "results.csv"
    file.write_text(RESULTS, encoding="utf-8")
    return str(file)


def test_tiebreakers_for_a_program(terminal, results):
    answer = terminal.call("tiebreakers", results, "--json").json
    assert [row["player"] for row in answer["standings"]] == ["Rossi", "Ivanov", "Weber"]
    assert answer["standings"][0] == {
        "rank": 1,
        "player": "Rossi",
        "match_points": 6,
        "wins": 2,
        "losses": 0,
        "draws": 0,
        "byes": 0,
        "rounds_played": 2,
        "game_points": 12,
        "games_played": 5,
        "match_win_percentage": 1.0,
        "game_win_percentage": 0.8,
        "opponents_match_win_percentage": 0.5,
        "opponents_game_win_percentage": 0.55,
    }
    assert answer["standings"][1]["opponents_match_win_percentage"] == 1.0
    assert answer["ref"] == "Appendix C"
    assert answer["order"]["ref"] == "3.1"


def test_tiebreakers_for_a_person(terminal, results):
    printed = terminal.call("tiebreakers", results, "--lang", "ru").out.splitlines()
    assert printed[0].split()[:4] == ["№", "игрок", "очки", "итог"]
    assert printed[1].split() == [
        "1",
        "Rossi",
        "6",
        "2-0-0",
        "0,5000",
        "0,8000",
        "0,5500",
        "1,0000",
    ]
    assert printed[-2:] == ["— Appendix C", "— 3.1"]
    assert len({line.index("Rossi") for line in printed if "Rossi" in line}) == 1


def test_tiebreakers_of_teams_leave_games_out(terminal, results):
    answer = terminal.call("tiebreakers", results, "--teams", "--json").json
    assert {row["game_win_percentage"] for row in answer["standings"]} == {None}
    assert answer["game_percentages"] is False
    assert "–" in terminal.call("tiebreakers", results, "--teams").out


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize(
    "text",
    [
        "",
        "round,player\n1,A\n",
        "round,player,opponent,won,lost\n1,A,A,2,0\n",
        "round,player,opponent,won,lost\n1,A,B,2,0\n1,A,C,2,0\n",
        "round,player,opponent,won,lost\n1,A,B,2,0\n1,B,A,2,0\n",
        "round,player,opponent,won,lost\n1,A,B,many,0\n",
        "round,player,player,opponent,won,lost\n",
        'round,player,opponent,won,lost\n1,"A,B,2,0\n',
        "{",
    ],
)
def test_a_bad_file_is_one_sentence(terminal, tmp_path, language, text):
    file = tmp_path / "results.csv"
    file.write_text(text, encoding="utf-8")
    printed = terminal.call("tiebreakers", str(file), "--json", system_language=language)
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)
    assert "results.csv" in printed.err or "1" in printed.err


def test_a_file_that_is_not_there_ends_with_three(terminal, tmp_path):
    printed = terminal.call("tiebreakers", str(tmp_path / "missing.csv"))
    assert (printed.status, printed.out) == (3, "")
    assert "missing.csv" in printed.err


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("fault", [*ResultsFault, *Contradiction])
def test_every_fault_of_a_file_is_a_sentence(language, fault):
    values = {"file": "a.csv", "place": 3, "column": "won", "player": "Rossi", "round": 2}
    sentence = Words(locale_folder(), language).say(({**FAULTS, **CONTRADICTIONS})[fault], **values)
    assert sentence.endswith(".")
    assert "a.csv" in sentence or "Rossi" in sentence


def with_figure(terminal, name: str, since: str, value) -> None:
    """Let a figure of the terminal's library change on a day after those known."""
    known = terminal.rules_provider.known
    figures = known.figures
    changed = [
        each
        if each.id != name
        else msgspec.structs.replace(each, values=(*each.values, FigureValue(since, since, value)))
        for each in figures.figures
    ]
    later = msgspec.structs.replace(
        figures,
        known_until=since,
        editions=(*figures.editions, since),
        figures=tuple(changed),
    )
    facts = msgspec.structs.replace(known.facts, figures=later)
    terminal.rules_provider.known = Library(known.documents, known.alignment, facts=facts)


def test_a_draft_is_timed_by_the_edition_in_force_on_its_day(terminal):
    with_figure(terminal, "rochester-pick-seconds", "2027-01-15", 7)
    then = terminal.call("schedule", "rochester", "--date", "2027-01-14", "--json").json
    later = terminal.call("schedule", "rochester", "--date", "2027-01-15", "--json").json
    assert set(seconds(then["steps"], "pick")) == {5}
    assert set(seconds(later["steps"], "pick")) == {7}
    assert (then["edition"], later["edition"]) == ("2026-02-27", "2027-01-15")


def test_game_percentages_of_teams_go_by_the_edition_in_force(terminal, tmp_path):
    table = tmp_path / "results.csv"
    table.write_text("round,player,opponent,won,lost,drawn\n1,A,B,2,1,0\n")
    call = ("tiebreakers", str(table), "--teams", "--json", "--date")
    before = terminal.call(*call, "2020-07-10").json
    after = terminal.call(*call, "2020-10-01").json
    assert (before["game_percentages"], after["game_percentages"]) == (True, False)
    assert before["standings"][0]["game_win_percentage"] == 0.666667
    assert after["standings"][0]["game_win_percentage"] is None
    assert after["edition"] == "2020-09-28"
