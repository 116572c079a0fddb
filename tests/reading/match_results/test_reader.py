"""Files of match results in the forms people have them, and what is wrong with a bad one."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.standings.tiebreakers import MatchResult, standings
from judgekit.reading.match_results import reader as match_results_file
from judgekit.reading.match_results.columns import ResultColumn, result_column
from judgekit.reading.match_results.reader import (
    LARGEST_BYTES,
    parse_match_results,
)
from judgekit.reading.match_results.rows import ResultsFault, UnusableResults

EXPECTED = [
    MatchResult(1, "Rossi", "Weber", 2, 1, 0),
    MatchResult(1, "Ivanov", None),
    MatchResult(2, "Rossi", "Ivanov", 0, 0, 3),
]
TABLE = """round,player,opponent,won,lost,drawn
1,Rossi,Weber,2,1,0
1,Ivanov,bye,,,
2,Rossi,Ivanov,0,0,3
"""
SPANISH = """Ronda;Jugador;Oponente;Ganados;Perdidos;Empatados
1;Rossi;Weber;2;1;0
1;Ivanov;;;;
2;Rossi;Ivanov;0;0;3
"""
RUSSIAN = """Раунд\tИгрок\tСоперник\tСчёт
1\tRossi\tWeber\t2-1
1\tIvanov\tбай\t
2\tRossi\tIvanov\t0-0-3
"""
TWO_PLAYERS = """Table,Round,Player 1,Player 2,Player 1 wins,Player 2 wins,Draws
1,1,Rossi,Weber,2,1,0
,1,Ivanov,-,2,0,0
1,2,Rossi,Ivanov,0,0,3
"""


@pytest.mark.parametrize("text", [TABLE, SPANISH, RUSSIAN, TWO_PLAYERS])
@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_a_table_in_any_language_coding_and_line_end(text, coding, line_end):
    content = text.replace("\n", line_end).encode(coding)
    found = parse_match_results(content)
    assert [(each.round, each.player, each.opponent, each.games) for each in found] == [
        (each.round, each.player, each.opponent, each.games) for each in EXPECTED
    ]


ROWS = [
    {"round": 1, "player": "Rossi", "opponent": "Weber", "won": 2, "lost": 1, "drawn": 0},
    {"round": 1, "player": "Ivanov", "opponent": None},
    {"round": 2, "player": "Rossi", "opponent": "Ivanov", "result": "0-0-3"},
]


@pytest.mark.parametrize(
    "content",
    [
        ROWS,
        {"event": "Store Championship", "name": "x", "matches": ROWS},
        {"results": ROWS},
        {"rounds": [ROWS[:2], ROWS[2:]]},
        {"rounds": [{"number": 1, "matches": ROWS[:2]}, {"matches": ROWS[2:]}]},
        {"rounds": [{"round": 1, "results": ROWS[:2]}, {"round": 2, "results": ROWS[2:]}]},
        {
            "players": [
                {"name": "Rossi", "matches": [ROWS[0]]},
                {"name": "Ivanov", "matches": [{"round": 1, "bye": True}]},
                {
                    "name": "Rossi",
                    "matches": [{"round": 2, "opponent": "Ivanov", "score": "0-0-3"}],
                },
            ]
        },
    ],
)
def test_the_same_as_json(content):
    assert parse_match_results(json.dumps(content).encode()) == EXPECTED


def test_without_rounds_each_match_is_one_of_its_own():
    table = "player,opponent,won,lost\nA,B,2,0\nA,bye,,\nB,bye,,\nA,C,2,0\n"
    found = {each.player: each for each in standings(parse_match_results(table.encode()))}
    assert (found["A"].match_points, found["A"].rounds) == (9, 3)


@pytest.mark.parametrize(
    "match",
    [
        {"round": 1, "player1": "Rossi", "player2": "Weber", "wins1": 2, "wins2": 1},
        {"round": 1, "players": ["Rossi", "Weber"], "score": [2, 1, 0]},
        {"round": 1, "playerA": "Rossi", "playerB": "Weber", "result": "2–1–0"},
        {"round": "1", "player": "Rossi", "opponent": "Weber", "gameWins": 2, "gameLosses": "1"},
    ],
)
def test_a_match_under_other_names(match):
    assert parse_match_results(json.dumps({"matches": [match]}).encode()) == EXPECTED[:1]


def test_rounds_of_a_json_list_need_no_number_of_their_own():
    rounds = [[{"player": "Rossi", "opponent": "Weber", "result": "2-0"}]] * 1
    rounds.append([{"player": "Rossi", "opponent": "Ivanov", "result": "2-0"}])
    found = parse_match_results(json.dumps({"rounds": rounds}).encode())
    assert [each.round for each in found] == [1, 2]


@pytest.mark.parametrize(
    ("row", "games"),
    [
        ("1,A,B,2,0,,1", (2, 0, 1)),
        ("1,A,B,1,0,1,1", (1, 0, 2)),
        ("1,A,B,2.0,1.0,0.0,", (2, 1, 0)),
        ("1,A,B,2,,,", (2, 0, 0)),
        ("1,A,B,0,0,0,0", (0, 0, 0)),
    ],
)
def test_unfinished_games_are_drawn_and_blanks_are_none(row, games):
    table = f"round,player,opponent,won,lost,drawn,unfinished\n{row}\n"
    assert parse_match_results(table.encode()) == [MatchResult(1, "A", "B", *games)]


@pytest.mark.parametrize("opponent", ["bye", "BYE", "", "-", "*** Bye ***", "libre", "бай"])
def test_a_bye_is_known_by_its_word_or_by_nothing(opponent):
    table = f"round,player,opponent,result\n1,A,{opponent},\n"
    assert parse_match_results(table.encode()) == [MatchResult(1, "A", None)]


@pytest.mark.parametrize("row", ["1,A,loss,", "1,A,,0-2", "1,A,,loss", "1,A,-,0-2"])
def test_a_round_lost_without_an_opponent(row):
    found = parse_match_results(f"round,player,opponent,result\n{row}\n".encode())
    assert found == [MatchResult(1, "A", None, 0, 2, 0)]
    assert standings(found)[0].match_points == 0


def test_capitals_and_spaces_make_nobody_another_person():
    table = "round,player,opponent,result\n1,Anna  Rossi,Bo,2-0\n2,anna rossi,Cy,2-0\n"
    assert {each.player for each in parse_match_results(table.encode())} == {"Anna Rossi"}


def test_a_name_with_a_comma_stands_in_quotation_marks():
    table = 'round,player,opponent,result\n1,"Rossi, Anna","Weber, Bo",2-0\n'
    found = parse_match_results(table.encode())[0]
    assert (found.player, found.opponent) == ("Rossi, Anna", "Weber, Bo")


HEAD = "round,player,opponent,won,lost,drawn\n"


@pytest.mark.parametrize(
    ("text", "fault", "place", "column"),
    [
        ("", "nothing-there", 0, ""),
        ("\n \n", "nothing-there", 0, ""),
        (HEAD, "nothing-there", 0, ""),
        ("[]", "nothing-there", 0, ""),
        ("player,opponent,won,lost\nA,B,2,0\nB,A,0,2\n", "no-column", 0, "round"),
        ("player,opponent,won,lost\nA,B,2,0\nA,B,2,0\n", "no-column", 0, "round"),
        ("round,player,won,lost\n1,A,2,0\n", "no-column", 0, "opponent"),
        ("round,player,opponent\n1,A,B\n", "no-column", 0, "won"),
        ("some text without a table", "no-column", 0, "player"),
        ("round,player,name,opponent,won,lost\n", "same-column", 0, "player"),
        (HEAD + "1,Rossi, Anna,Weber,2,0,0\n", "too-many-cells", 2, ""),
        (HEAD + "\n1,,B,2,0,0\n", "no-player", 3, "player"),
        (HEAD + "1,bye,B,2,0,0\n", "no-player", 2, "player"),
        (HEAD + f"1,{'x' * 201},B,2,0,0\n", "cell-too-long", 2, ""),
        (HEAD + f"1,B,{' -' * 50_000},2,0,0\n", "cell-too-long", 2, ""),
        (HEAD + f"1,B,{'x' * 201},2,0,0\n", "cell-too-long", 2, ""),
        (HEAD + "1,A,B,2,0,0\n0,A,C,2,0,0\n", "bad-round", 3, "round"),
        (HEAD + "first,A,B,2,0,0\n", "bad-round", 2, "round"),
        (HEAD + "1000,A,B,2,0,0\n", "bad-round", 2, "round"),
        (HEAD + "1,A,B,-2,0,0\n", "bad-games", 2, "won"),
        (HEAD + "1,A,B,2,two,0\n", "bad-games", 2, "lost"),
        (HEAD + "1,A,B,2,0,100\n", "bad-games", 2, "drawn"),
        (HEAD + "1,A,B,,,\n", "no-result", 2, ""),
        ("round,player,opponent,result\n1,A,B,won\n", "bad-games", 2, "result"),
        (HEAD + '1,"A,B,2,0,0\n2,A,B,2,0,0\n', "broken-row", 3, ""),
        (HEAD + '1,"A"x,B,2,0,0\n', "broken-row", 2, ""),
        ("[1, 2]", "not-results", 0, ""),
        ('{"matches": [', "not-results", 0, ""),
        ("[" * 5000 + "]" * 5000, "not-results", 0, ""),
        ("[[[[[[[[{}]]]]]]]]", "not-results", 0, ""),
        ("[{}]", "no-column", 1, "player"),
        (
            '[{"round": 1, "player": "A", "opponent": "B", "result": "2-0"},'
            ' {"player": "A", "opponent": "C", "result": "2-0"}]',
            "no-column",
            0,
            "round",
        ),
        ('[{"round": 1, "player": "A"}]', "no-column", 1, "opponent"),
        ('[{"round": [1, 2], "player": "A", "opponent": "B"}]', "bad-round", 1, "round"),
        ('[{"round": 1, "player": "A", "opponent": "B", "won": true}]', "no-result", 1, ""),
        ('[{"round": 1, "player": {"x": 1}, "opponent": "B"}]', "not-results", 0, ""),
    ],
)
def test_a_bad_file_says_where_and_why(text, fault, place, column):
    with pytest.raises(UnusableResults) as refused:
        parse_match_results(text.encode())
    bad = refused.value
    assert (bad.fault.value, bad.place, bad.column) == (fault, place, column)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x89PNG\r\n\xff", b"round\0player"])
def test_what_is_no_text_is_said_to_be_none(content):
    with pytest.raises(UnusableResults) as refused:
        parse_match_results(content)
    assert refused.value.fault is ResultsFault.NOT_TEXT


def test_a_file_is_bounded_in_bytes_and_in_rows(monkeypatch):
    with pytest.raises(UnusableResults) as refused:
        parse_match_results(bytes(LARGEST_BYTES + 1))
    assert refused.value.fault is ResultsFault.TOO_LARGE
    monkeypatch.setattr(match_results_file, "MOST_ROWS", 2)
    assert len(parse_match_results(b"player,opponent,result\nA,,\nB,,\n")) == 2
    with pytest.raises(UnusableResults) as refused:
        parse_match_results(b"player,opponent,result\nA,,\nB,,\nC,,\n")
    assert refused.value.fault is ResultsFault.TOO_LARGE


@pytest.mark.parametrize(
    ("heading", "column"),
    [
        ("Games Won", ResultColumn.WON),
        ("games_won", ResultColumn.WON),
        ("gamesWon", ResultColumn.WON),
        ("GAMES WON", ResultColumn.WON),
        ("Player1", ResultColumn.PLAYER),
        ("player_2", ResultColumn.OPPONENT),
        ("Счёт", ResultColumn.RESULT),
        ("Незавершённые игры", ResultColumn.UNFINISHED),
        ("Table", None),
        ("", None),
    ],
)
def test_headings(heading, column):
    assert result_column(heading) is column


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_any_bytes_are_read_or_refused(content):
    try:
        assert parse_match_results(content)
    except UnusableResults as bad:
        assert bad.fault in ResultsFault


@given(st.text('0123456789-,;"\n\tbyeABround playeoptsu:[]{}', max_size=200))
def test_any_table_is_read_or_refused(text):
    try:
        assert parse_match_results((HEAD + text).encode())
    except UnusableResults as bad:
        assert bad.fault in ResultsFault


names = st.text(st.characters(codec="utf-8", categories=("L", "N")), min_size=4, max_size=12)


@given(st.lists(st.tuples(names, names, *[st.integers(0, 9)] * 3), min_size=1, max_size=8))
def test_a_table_and_json_say_the_same(rows):
    fields = ("round", "player", "opponent", "won", "lost", "drawn")
    matches = [(number, *row) for number, row in enumerate(rows, start=1)]
    table = "\n".join("\t".join(map(str, row)) for row in (fields, *matches))
    objects = [dict(zip(fields, row, strict=True)) for row in matches]
    try:
        expected = parse_match_results(table.encode())
    except UnusableResults as bad:  # a name may be a word for a bye
        assert bad.fault is ResultsFault.NO_PLAYER
        return
    assert parse_match_results(json.dumps(objects).encode()) == expected
