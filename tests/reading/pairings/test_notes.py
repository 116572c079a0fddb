"""Notes behind and times in front of names."""

from __future__ import annotations

import pytest

from judgekit.reading.pairings.reader import DroppedNote, LineUse, read_pairings


def names(text: str) -> list[str]:
    read = read_pairings(text)
    assert read.questions == ()
    return [player for table in read.tables for player in table.players]


@pytest.mark.parametrize(
    "note",
    [
        *("(feature match)", "[FM]", "(on camera)", "(table 12)", "{late}", "<FM>", "(drop)"),
        *("- feature match", "– late"),
        *("(mesa de cámara)", "(опоздал)", "(she/her)", "(feature match) (6)", "(6) [FM]"),
    ],
)
@pytest.mark.parametrize("form", ["1 Anna Rossi {} vs Tom Pane", "1\tAnna Rossi {}\tTom Pane"])
def test_a_note_in_brackets_is_left_out_of_the_name_and_told(form: str, note: str) -> None:
    text = form.format(note) + "\n2 Eva Klein vs Marc Dupont\n"
    assert names(text)[:2] == ["Anna Rossi", "Tom Pane"]
    (told,) = read_pairings(text).notes
    assert (told.line, told.player) == (1, "Anna Rossi")
    assert told.text in note


@pytest.mark.parametrize(
    "points",
    ["(0-1)", "(3 pts)", "(3)", "*", " *", "(2-1-0)", "(3 puntos)", "#3", "†", "[USA]", "(6) *"],
)
def test_points_records_and_marks_are_left_out_silently(points: str) -> None:
    text = f"1 Anna Rossi {points} vs Tom Pane {points}\n2 Eva Klein vs Marc Dupont\n"
    assert names(text)[:2] == ["Anna Rossi", "Tom Pane"]
    assert read_pairings(text).notes == ()


@pytest.mark.parametrize(
    "name",
    [
        *("Bob Hall (Jr.)", "Bob Hall (III)", 'Ana "Ace" Ruiz', "Tom 'TJ' Pane", "Ana (Ace) Ruiz"),
        *("Иван Петров (мл.)", "Bob Hall, Jr.", "Ana Ruiz “Ace”"),
    ],
)
def test_what_belongs_to_a_name_stays(name: str) -> None:
    text = f"1 Eva Klein vs {name}\n2 Vera Lind vs Marc Dupont\n"
    assert names(text)[1].strip("”") == name.strip("”")
    assert read_pairings(text).notes == ()


def test_brackets_that_tell_two_players_apart_stay() -> None:
    text = "1\tAnna Rossi (Milan)\tEva Klein\n2\tAnna Rossi (Rome)\tVera Lind (late)\n"
    assert names(text) == ["Anna Rossi (Milan)", "Eva Klein", "Anna Rossi (Rome)", "Vera Lind"]
    assert read_pairings(text).notes == (DroppedNote(2, "(late)", "Vera Lind"),)


def test_a_note_behind_a_bye_and_in_a_list_of_single_lines() -> None:
    text = "1\nAnna Rossi (feature match)\nTom Pane\n2\nEva Klein\nMarc Dupont\n"
    text += "3\nVera Lind [late]\nBye\n"
    assert names(text) == ["Anna Rossi", "Tom Pane", "Eva Klein", "Marc Dupont"]
    read = read_pairings(text)
    assert read.byes == ("Vera Lind",)
    assert [note.text for note in read.notes] == ["(feature match)", "[late]"]


@pytest.mark.parametrize(
    "time",
    [
        *("10:35 ", "[10:35] ", "10.35 ", "10:35 AM ", "10:35: ", "10:35 - ", "(10:35) "),
        *("10:35 | ", "10h35 ", "10:35 h ", "a las 10:35 ", "14:30 Uhr ", "[5/3/24 12:03] Bob: "),
        "5/3/2024, 12:03 - Judge: ",
    ],
)
def test_a_time_in_front_of_a_name_is_no_table_and_no_title(time: str) -> None:
    rows = f"{time}1 Eva Klein vs Marc Dupont\n2 Vera Lind vs Nils Jensen\n"
    assert names(rows) == ["Eva Klein", "Marc Dupont", "Vera Lind", "Nils Jensen"]
    blocks = f"1\n{time}Eva Klein\nMarc Dupont\n2\nVera Lind\n{time}Nils Jensen\n"
    assert names(blocks) == ["Eva Klein", "Marc Dupont", "Vera Lind", "Nils Jensen"]
    assert [table.table for table in read_pairings(blocks).tables] == [1, 2]


def test_a_message_with_time_and_sender_in_front() -> None:
    text = "[12:03, 5/3/2024] Judge: 1 Eva Klein vs Marc Dupont\n2 Vera Lind vs Nils Jensen\n"
    assert names(text) == ["Eva Klein", "Marc Dupont", "Vera Lind", "Nils Jensen"]


@pytest.mark.parametrize(
    "front",
    ["[3] ", "2-1 ", "R2 T1 ", "(3) ", "12:03 Judge Bob: ", "um 10:35 ", "Judge Bob: ", "A - B - "],
)
def test_what_else_stands_in_front_of_a_name_is_asked_about(front: str) -> None:
    text = f"1 Eva Klein vs Marc Dupont\n{front}Vera Lind vs Nils Jensen\n"
    assert [question.line for question in read_pairings(text).questions] == [2]


def test_the_partner_of_a_line_that_is_asked_about_keeps_its_table() -> None:
    text = "1\nEva Klein\nEvent: Ivo Kral\n2\n5 May 2024 Pia Holm\nLi Wei\n3\nAnna\nLena\n"
    read = read_pairings(text)
    assert [(table.table, table.players) for table in read.tables] == [(3, ("Anna", "Lena"))]
    assert {question.line for question in read.questions} >= {2, 3, 5, 6}


@pytest.mark.parametrize(
    "title",
    ["10:35", "10:35 Round 3", "10:35 Grand Trial Lisbon", "10:35 Pairings", "10:35 printed"],
)
def test_a_title_with_a_time_stays_a_title(title: str) -> None:
    read = read_pairings(f"{title}\n1 Eva Klein vs Marc Dupont\n")
    assert read.questions == ()
    assert read.lines[0].use is LineUse.HEADING


@pytest.mark.parametrize(
    "lines",
    [
        ("10:35 Eva Klein", "Marc Dupont", "10:40 Vera Lind", "Nils Jensen"),
        ("Eva Klein", "Marc Dupont", "10:40 Vera Lind", "Nils Jensen"),
    ],
)
def test_no_name_of_a_list_of_single_names_is_lost(lines: tuple[str, ...]) -> None:
    read = read_pairings("\n".join(lines))
    assert [question.line for question in read.questions] == [1, 2, 3, 4]


def test_a_table_with_a_missing_name_does_not_take_one_of_the_next() -> None:
    text = "1\nEva Klein\n2\nVera Lind\nNils Jensen\n3\nTom Pane\nLi Wei\n4\nAna Ruiz\nIvo Kral\n"
    read = read_pairings(text)
    assert {table.table: table.players for table in read.tables} == {
        3: ("Tom Pane", "Li Wei"),
        4: ("Ana Ruiz", "Ivo Kral"),
    }
    assert {question.line for question in read.questions} >= {2, 4, 5}


@pytest.mark.parametrize(("top", "table"), [("Marc Dupont", 2), ("contra\nMarc Dupont", 2)])
def test_a_name_above_the_first_table_is_asked_about(top: str, table: int) -> None:
    read = read_pairings(f"{top}\nTable {table}\nVera Lind\nNils Jensen\nTable 3\nTom\nLi\n")
    assert [question.text for question in read.questions] == ["Marc Dupont"]


@pytest.mark.parametrize("title", ["Dragon's Lair\nTable 1", "Grand Trial Lisbon\nTable 7"])
def test_a_title_above_the_first_table_stays_a_title(title: str) -> None:
    assert read_pairings(f"{title}\nVera Lind\nNils Jensen\nTable 8\nTom\nLi\n").questions == ()


@pytest.mark.parametrize("doubtful", ["Vera Lind, Nils Jensen", "Vera Lind & Nils Jensen"])
def test_a_match_that_is_asked_about_keeps_its_number_in_order(doubtful: str) -> None:
    text = f"Eva Klein vs Marc Dupont\n{doubtful}\nTom Pane vs Li Wei\n"
    read = read_pairings(text)
    assert [question.line for question in read.questions] == [2]
    assert {table.table: table.players for table in read.tables} == {
        1: ("Eva Klein", "Marc Dupont"),
        3: ("Tom Pane", "Li Wei"),
    }


@pytest.mark.parametrize(
    "form",
    [
        "T{} {} vs {}",
        "{}º {} vs {}",
        "_{}_ {} vs {}",
        "`{}` {} vs {}",
        "{} -> {} vs {}",
        "🔹 Table {}: {} 🆚 {}",
        "{}: {} 🆚 {}",
        "T{}: {} - {}",
    ],
)
def test_short_and_decorated_table_words(form: str) -> None:
    text = form.format(4, "Eva Klein", "Marc Dupont") + "\n" + form.format(5, "Li Wei", "Tom Pane")
    assert names(text) == ["Eva Klein", "Marc Dupont", "Li Wei", "Tom Pane"]
    assert [table.table for table in read_pairings(text).tables] == [4, 5]
