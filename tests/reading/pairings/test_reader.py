"""Pairings in the forms of tournament software, read back."""

from __future__ import annotations

import pytest

from judgekit.reading.pairings.reader import (
    LONGEST_LINE,
    MOST_LINES,
    LineUse,
    ParsedPairings,
    UnreadReason,
    read_pairings,
)
from tests.reading.pairings.pasted_pairings import PASTED, Pasted


def tables_of(pairings: ParsedPairings) -> dict[int, tuple[str, ...]]:
    return {table.table: table.players for table in pairings.tables}


def asked(text: str) -> list[tuple[int, UnreadReason]]:
    return [(question.line, question.reason) for question in read_pairings(text).questions]


@pytest.mark.parametrize("pasted", PASTED.values(), ids=PASTED.keys())
def test_a_pasted_list_is_read_whole(pasted: Pasted) -> None:
    read = read_pairings(pasted.text)
    assert read.questions == ()
    assert tables_of(read) == pasted.tables
    assert read.byes == pasted.byes
    assert read.round == pasted.round
    assert read.numbered_in_order is pasted.numbered_in_order


@pytest.mark.parametrize(
    "bye",
    (
        *("BYE", "*** Bye ***", "- BYE -", "bye", "(bye)", "assigned bye", "Awarded BYE", ""),
        *("Libre", "Sin oponente", "Бай", "Пропуск", "без пары"),
    ),
)
def test_a_bye_in_any_word(bye: str) -> None:
    read = read_pairings(f"Table\tPlayer\tOpponent\n1\tAnna\tLena\n2\tVera Lind\t{bye}\n")
    assert (read.byes, read.questions) == (("Vera Lind",), ())
    assert tables_of(read) == {1: ("Anna", "Lena")}


@pytest.mark.parametrize(
    "line",
    [
        "6 Raúl Ronda, Juan Vega",
        "6 Raúl Ronda Juan Vega",
        "6 Raúl Ronda & Juan Vega",
        "6 Raúl Ronda gegen Juan Vega",
    ],
)
def test_a_numbered_line_of_one_cell_that_may_be_two_names_is_asked_about(line: str) -> None:
    text = f"1 Anna Rossi vs. Tom Pane\n2 Eva Klein vs. Marc Dupont\n{line}\n"
    assert asked(text) == [(3, UnreadReason.TWO_NAMES)]


@pytest.mark.parametrize(
    "line",
    [
        "Anna Rossi and Tom Pane",
        "Anna Rossi & Tom Pane",
        "Anna Rossi x Tom Pane",
        "Anna Rossi-Tom Pane",
        "Анна Росси и Том Пейн",
    ],
)
def test_a_first_line_of_two_names_is_no_title(line: str) -> None:
    assert [at for at, _ in asked(f"{line}\n1 Eva Klein vs. Marc Dupont\n")] == [1]


@pytest.mark.parametrize("title", ["Magic & Beer Store", "Cup of Sword and Shield"])
def test_a_title_with_a_word_between_is_a_title(title: str) -> None:
    assert asked(f"{title}\n1 Eva Klein vs. Marc Dupont\n") == []


@pytest.mark.parametrize("seat", ["Marc Dupont  2", "Marc Dupont\t22"])
def test_who_sits_alone_in_a_list_of_seats_is_asked_about(seat: str) -> None:
    text = f"Name\tTable\nAnna Rossi\t1\nTom Pane\t1\nEva Klein\t2\n{seat}\n"
    assert [at for at, _ in asked(text)] == [4, 5]


@pytest.mark.parametrize("bye", ["10:35 Bye: Anna Rossi", "10:35Бай: Анна Иванова"])
def test_a_bye_behind_a_time_of_day_is_asked_about(bye: str) -> None:
    assert asked(f"1\tLena Petrova\tVera Lind\n{bye}\n") == [(2, UnreadReason.TWO_NAMES)]


@pytest.mark.parametrize(
    ("text", "tables"),
    [
        ("4 Smith / Jones", {4: ("Smith", "Jones")}),
        ("4 Smith / Jones\n5 Weber / Kohl\n", {4: ("Smith", "Jones"), 5: ("Weber", "Kohl")}),
        ("4 Ann / Bo\n4 Cy / Dora\n", {4: ("Ann / Bo", "Cy / Dora")}),
        ("4 Ann / Bo vs. Cy / Dora\n", {4: ("Ann / Bo", "Cy / Dora")}),
    ],
)
def test_a_slash_parts_players_unless_it_joins_a_team(text: str, tables: dict) -> None:
    assert tables_of(read_pairings(text)) == tables


def test_a_table_that_stands_twice_is_asked_about() -> None:
    read = read_pairings("1\tAnna\tLena\n1\tVera\tIvo\n")
    assert tables_of(read) == {1: ("Anna", "Lena")}
    (question,) = read.questions
    assert (question.line, question.reason) == (2, UnreadReason.TABLE_TWICE)
    assert (question.table, question.first_line, question.text) == (1, 1, "1 Vera Ivo")


def test_a_player_at_two_tables_is_asked_about() -> None:
    (question,) = read_pairings("1\tRossi, Anna\tLena\n2\tVera\tAnna Rossi\n").questions
    assert (question.line, question.reason) == (2, UnreadReason.PLAYER_TWICE)
    assert (question.player, question.table, question.first_line) == ("Anna Rossi", 1, 1)


def test_a_player_with_a_match_and_a_bye_is_asked_about() -> None:
    assert asked("1\tAnna\tLena\n2\tAnna\tBYE\n") == [(2, UnreadReason.PLAYER_TWICE)]


def test_a_player_of_a_team_at_another_table_is_asked_about() -> None:
    text = "1\tAnna / Lena\tVera / Ivo\n2\tMia / Udo\tJan / Lena\n"
    assert asked(text) == [(2, UnreadReason.PLAYER_TWICE)]


def test_players_whose_names_are_turned_are_two() -> None:
    text = "1\tThomas Martin\tLena\n2\tMartin Thomas\tUdo\n3\tJosé Núñez\tJose Nunez\n"
    pairings = read_pairings(text)
    assert [each.players[0] for each in pairings.tables] == [
        *("Thomas Martin", "Martin Thomas", "José Núñez"),
    ]
    assert asked(text) == []
    assert asked("1\tThomas Martin\tLena\n2\tMartin, Thomas\tUdo\n") == [
        (2, UnreadReason.PLAYER_TWICE)
    ]


def test_nobody_plays_against_herself() -> None:
    assert asked("1\tAnna\tanna\n2\tVera\tIvo\n") == [(1, UnreadReason.SAME_PLAYER)]


def test_a_table_without_number_among_numbers_is_asked_about() -> None:
    assert asked("1\tAnna\tLena\n\tVera\tIvo\n") == [(2, UnreadReason.NO_TABLE_NUMBER)]


def test_a_table_with_words_for_a_number_is_asked_about() -> None:
    text = "Table\tPlayer\tOpponent\n1\tAnna\tLena\nfeature\tVera\tIvo\n"
    assert asked(text) == [(3, UnreadReason.TABLE_NUMBER_UNREADABLE)]


def test_three_names_among_pairs_are_asked_about() -> None:
    text = "1\tAnna\tLena\n2\tVera\tIvo\n3\tMia\tUdo\tJan\n"
    assert asked(text) == [(3, UnreadReason.TOO_MANY_NAMES)]


def test_commas_that_could_mean_two_things_are_asked_about() -> None:
    text = "1, Rossi, Anna, Petrova, Lena\n2, Lind, Vera, Kral, Ivo\n"
    assert {reason for _, reason in asked(text)} == {UnreadReason.AMBIGUOUS_COMMAS}


def test_a_loss_without_a_match_is_asked_about() -> None:
    assert asked("1\tAnna\tLena\n2\tVera\tAssigned Loss\n") == [(2, UnreadReason.NO_OPPONENT)]


def test_standings_are_no_pairings() -> None:
    read = read_pairings("Rank\tName\tPoints\n1\tAnna Rossi\t9\n2\tLena Petrova\t6\n")
    assert (read.tables, read.byes) == ((), ())
    assert [question.reason for question in read.questions] == [UnreadReason.ONE_PLAYER] * 2


def test_words_between_the_tables_are_asked_about_not_lost() -> None:
    text = "Autumn cup\n1\tAnna\tLena\nsit down please\n2\tVera\tIvo\nAutumn cup\nPage 2\n"
    read = read_pairings(text)
    assert [question.line for question in read.questions] == [3]
    assert [line.use for line in read.lines] == [
        LineUse.HEADING,
        LineUse.TABLE,
        LineUse.QUESTION,
        LineUse.TABLE,
        LineUse.HEADING,
        LineUse.HEADING,
    ]


def test_nothing_is_in_an_empty_text() -> None:
    assert read_pairings(" \n\t\n\ufeff") == ParsedPairings()


def test_too_much_is_refused_with_one_reason() -> None:
    for text in ("1\tA\tB\n" * (MOST_LINES + 1), "Я" * 250_001):
        read = read_pairings(text)
        assert [question.reason for question in read.questions] == [UnreadReason.TOO_MUCH]
        assert (read.tables, read.lines) == ((), ())


def test_a_line_without_end_is_asked_about() -> None:
    text = f"1\tAnna\tLena\n2\tVera\t{'x' * LONGEST_LINE}\n"
    assert asked(text) == [(2, UnreadReason.LINE_TOO_LONG)]


@pytest.mark.parametrize(
    "first",
    (
        "John Smith - Nils Jensen",
        "Round 2 Lucía García - Nils Jensen",
        "Ronda 2: Lucía García – Nils Jensen",
        "10:35 John Smith, Nils Jensen",
        "Page 1 of 2   Smith, John   Jensen, Nils",
        "Event: Grand Trial John Smith vs. Nils Jensen",
        "5 May 2024  John Smith  6  Nils Jensen  6",
        "Pairings\tJohn Smith\tNils Jensen",
        "John Ng: Nils Jensen",
    ),
)
def test_a_line_with_two_names_is_no_title(first: str) -> None:
    for rest in ("2. Anna Rossi - Lena Petrova\n3. Vera Lind - Ivo Kral\n", "2\tAnna\tLena\n"):
        (line, *others) = read_pairings(f"{first}\n{rest}").lines
        assert line.use is LineUse.QUESTION
        assert {other.use for other in others} == {LineUse.TABLE}


@pytest.mark.parametrize(
    "title",
    (
        "Grand Trial Lisbon - Day 2",
        "Friday Night Magic 12.04.2024 - Modern",
        "Round 3 Pairings by Table - Standard",
        "Torneo: Liga de otoño",
        "Page 1 of 1      Printed 5/3/2024 10:41",
        "Турнир: Осенний кубок - 3 тур",
        "Total players: 24",
        "https://example.org/rounds/3 - Pairings",
        "Dragon's Lair",
    ),
)
def test_a_title_stays_a_title(title: str) -> None:
    read = read_pairings(f"{title}\n2. Anna Rossi - Lena Petrova\n3. Vera Lind - Ivo Kral\n")
    assert read.questions == ()
    assert read.lines[0].use is LineUse.HEADING


def test_several_names_at_one_table_are_no_bye() -> None:
    assert asked("12 Anna vs. Lena Table 13: Vera vs. Ivo\n") == [(1, UnreadReason.TWO_NAMES)]
    text = "1. Anna - Lena\n2. Vera - Ivo 3. Mia - Udo\n4\tKim\tPat won 2-0\n"
    assert asked(text) == [(2, UnreadReason.TWO_NAMES), (3, UnreadReason.TWO_NAMES)]


@pytest.mark.parametrize(
    "text",
    (
        "Anna\nvs.\nLena\nVera Lind\nvs.\nBye\n",
        "Vera Lind\nvs.\nBye\nAnna\nvs.\nLena\n",
        "Vera Lind\nvs.\n*** BYE ***\n\nAnna\nvs.\nLena\n",
        "Table 1\nAnna\nvs.\nLena\nTable 2\nBye\nvs.\nVera Lind\n",
        "*** BYE ***\nVera Lind\n\nTable 1\nAnna\nvs.\nLena\n",
        "1. Anna - Lena\n*** BYE *** - Vera Lind\n",
        "1. Anna - Lena\n*** BYE ***: Vera Lind\n",
        "1. Anna - Lena\n*** BYE *** Vera Lind\n",
        "1. Anna - Lena\nVera Lind\n*** BYE ***\n",
    ),
)
def test_a_bye_on_a_line_of_its_own_or_in_front(text: str) -> None:
    read = read_pairings(text)
    assert tables_of(read) == {1: ("Anna", "Lena")}
    assert (read.byes, read.questions) == (("Vera Lind",), ())


def test_vs_without_a_name_on_one_side_is_no_bye() -> None:
    text = "Anna Rossi\nvs. Lena Petrova\nVera Lind vs. Ivo Kral\nMia Falk vs.\nUdo Brand\n"
    read = read_pairings(text)
    assert read.byes == ()
    assert [question.line for question in read.questions] == [1, 2, 4, 5]


def test_names_above_the_first_table_are_a_match_whose_table_was_lost() -> None:
    text = "Anna\nLena\n13\nJosé\nKim\n14\nVera\nIvo\n"
    assert [line for line, _ in asked(text)] == [1, 2]
    text = "Anna\n2-0-0\n13\nJosé\n2-0-0\nKim\n1-0-0\n"
    assert [line for line, _ in asked(text)] == [1]


def test_a_player_in_a_column_of_points_is_asked_about() -> None:
    text = "Player\tPoints\tTable\tOpponent\nAnna\t6\t1\tLena\n3\tVera\t2\tIvo\n"
    assert asked(text) == [(3, UnreadReason.TWO_NAMES)]


def test_a_heading_with_a_row_joined_to_it_is_asked_about() -> None:
    text = "Table\tPlayer\tOpponent; 12\tAnna Rossi\tLena Petrova\n13\tVera\tIvo\n"
    read = read_pairings(text)
    assert [question.line for question in read.questions] == [1]
    assert tables_of(read) == {13: ("Vera", "Ivo")}
