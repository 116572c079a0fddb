"""Byes in the forms that people write, and players whose name is a word for a bye."""

from __future__ import annotations

import pytest

from judgekit.reading.pairings.reader import UnreadReason, read_pairings

PLAIN = "1 Tom Pane vs. Marc Dupont\n"
TURNED = "1 Pane, Tom vs. Dupont, Marc\n"


def byes_of(text: str) -> tuple[str, ...]:
    read = read_pairings(text)
    assert read.questions == ()
    assert len(read.tables) == 1
    return read.byes


def asked(text: str) -> list[tuple[int, UnreadReason]]:
    return [(question.line, question.reason) for question in read_pairings(text).questions]


@pytest.mark.parametrize("word", ["Bye", "BYE", "Libre", "Бай", "Свободен", "техническая победа"])
@pytest.mark.parametrize(
    "form",
    [
        *("2 Eva Klein v {}", "2 Eva Klein v. {}", "2 Eva Klein vs {}", "2 Eva Klein against {}"),
        *("2 Eva Klein contra {}", "2 Eva Klein против {}", "2 Eva Klein x {}"),
        *("2 Eva Klein - {}", "2. Eva Klein — {}", "Eva Klein ({})", "Eva Klein v {}"),
        *("2) {} - Eva Klein", "{}: Eva Klein", "2 Eva Klein [{}]", "Eva Klein against {}"),
    ],
)
def test_a_bye_beside_any_separator(form: str, word: str) -> None:
    assert byes_of(PLAIN + form.format(word)) == ("Eva Klein",)


@pytest.mark.parametrize(
    "sentence",
    [
        *("Eva Klein has the bye", "Eva Klein receives a bye this round", "Eva Klein gets bye"),
        *("Eva Klein plays bye", "Eva Klein está libre"),
        *("Eva Klein tiene bye", "Eva Klein recibe el bye", "Eva Klein получает бай"),
        "2. Eva Klein has a bye",
    ],
)
def test_a_bye_in_a_sentence(sentence: str) -> None:
    assert byes_of(PLAIN + sentence) == ("Eva Klein",)


@pytest.mark.parametrize(
    "line",
    [
        *("Bye: Anna Rossi, Lena Petrova", "Byes: Anna Rossi; Lena Petrova"),
        *("Bye: Anna Rossi and Lena Petrova", "Libres: Anna Rossi y Lena Petrova"),
        *("Бай: Anna Rossi и Lena Petrova", "Byes: Anna Rossi / Lena Petrova"),
        *("Anna Rossi and Lena Petrova have byes", "Anna Rossi y Lena Petrova tienen bye"),
        *("Anna Rossi, Lena Petrova - bye", "Bye: Anna Rossi & Lena Petrova"),
    ],
)
def test_several_byes_on_one_line(line: str) -> None:
    assert byes_of(PLAIN + line) == ("Anna Rossi", "Lena Petrova")


@pytest.mark.parametrize("line", ["Bye: Rossi, Anna", "Bye: García López, Ana", "Lind, Vera BYE"])
@pytest.mark.parametrize("round_", [PLAIN, TURNED])
def test_one_bye_written_surname_first(round_: str, line: str) -> None:
    if (round_, line) == (PLAIN, "Bye: García López, Ana"):
        assert asked(round_ + line) == [(2, UnreadReason.AMBIGUOUS_COMMAS)]
    else:
        assert len(byes_of(round_ + line)) == 1


def test_the_other_names_tell_what_a_comma_between_full_names_means() -> None:
    line = "Bye: Rossi Bianchi, Anna Maria"
    assert byes_of(PLAIN + line) == ("Rossi Bianchi", "Anna Maria")
    assert byes_of(TURNED + line) == ("Rossi Bianchi, Anna Maria",)
    assert asked(line) == [(1, UnreadReason.AMBIGUOUS_COMMAS)]


@pytest.mark.parametrize(
    "line", ["Byes: Rossi, Anna", "Bye: Anna Rossi, Lena", "Bye: Tom, Ivo, Pia"]
)
def test_commas_between_byes_that_stay_doubtful_are_asked_about(line: str) -> None:
    assert asked(PLAIN + line) == [(2, UnreadReason.AMBIGUOUS_COMMAS)]


def test_a_team_has_one_bye() -> None:
    text = "1\tAnna / Lena\tVera / Ivo\n\tMia Falk / Udo Brand\tBYE\n"
    assert byes_of(text) == ("Mia Falk / Udo Brand",)


@pytest.mark.parametrize(
    "line",
    [
        *("6 Anna Bye - Nils Jensen", "6 Nils Jensen - Anna Bye", "6. Nils Jensen v. Pia Libre"),
        *("6 Ronda, Raúl - Vega, Juan", "6\tRonda, Raúl\tBye, Anna", "6 Libre Pia vs Mesa Ivo"),
        *("6 Descanso, Luis vs Table, Ed", "6: Anna Bye vs Otto Round"),
    ],
)
def test_names_that_are_words_of_a_printout_are_paired(line: str) -> None:
    read = read_pairings(PLAIN + line)
    assert (read.questions, read.byes) == ((), ())
    assert [table.table for table in read.tables] == [1, 6]


@pytest.mark.parametrize(
    "line",
    [
        *("6 Ronda, Raúl", "6 Anna Bye", "Anna Bye", "6 Ronda Raúl", "6. Тур Ольга"),
        *("6 Round, Otto", "6 RONDA Raúl", "6 Ronda, Raúl Vega, Juan", "6 Juan Vega Anna Bye"),
        *("6 Ivo Kral Pia Libre (3)", "6 RONDA Raúl, VEGA Juan", "6 Anna Bye *"),
    ],
)
def test_a_line_that_may_be_a_player_is_no_title_and_no_bye(line: str) -> None:
    assert [at for at, _ in asked(PLAIN + line)] == [2]


def test_a_surname_before_a_bye_is_no_part_of_it() -> None:
    assert byes_of("1\tTom Pane\tMarc Dupont\n Otto Round bye\n") == ("Otto Round",)
    assert byes_of(PLAIN + "2 Otto Round - first-round bye") == ("Otto Round",)
    assert byes_of(PLAIN + "Eva Maria Klein - Bye") == ("Eva Maria Klein",)
    assert byes_of(PLAIN + "Bye = Eva Klein") == ("Eva Klein",)


@pytest.mark.parametrize("half", ["2\tEva Klein\n\tIvo Kral", "2\tEva Klein\nIvo Kral"])
def test_a_match_cut_in_two_lines_is_no_bye(half: str) -> None:
    text = f"1\tTom Pane\tMarc Dupont\n{half}\n3\tPia Holm\tLi Wei\n"
    assert [at for at, _ in asked(text)] == [2, 3]


def test_a_bye_above_its_name_takes_no_name_of_a_match_whose_table_was_lost() -> None:
    text = "1\nEva Klein\nIvo Kral\nPia Holm\nLi Wei\nBye\nTom Pane\n2\nAnna\nLena\n"
    read = read_pairings(text)
    assert read.byes == ("Tom Pane",)
    assert [question.line for question in read.questions] == [4, 5]


def test_an_anna_bye_may_have_a_bye() -> None:
    assert byes_of("1\tTom Pane\tMarc Dupont\n2\tAnna Bye\tBye\n") == ("Anna Bye",)


def test_lines_of_two_full_names_without_any_table_number_are_paired() -> None:
    read = read_pairings(
        "Round 2\nAnna Bye - Nils Jensen\nEva Klein – Marc Dupont\nPia Holm - bye\n"
    )
    assert [table.players for table in read.tables] == [
        ("Anna Bye", "Nils Jensen"),
        ("Eva Klein", "Marc Dupont"),
    ]
    assert (read.byes, read.questions, read.round) == (("Pia Holm",), (), 2)
    assert read.numbered_in_order
