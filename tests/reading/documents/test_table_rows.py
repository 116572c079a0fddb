"""Tab-separated lines -> a table."""

from __future__ import annotations

from judgekit.domain.rules.document import BlockKind
from judgekit.reading.documents.table_rows import read_table


def texts(*lines: str) -> list[list[str]]:
    block = read_table(list(lines))
    assert block.kind is BlockKind.TABLE
    return [[cell.text for cell in row] for row in block.rows]


def test_every_row_has_the_cells_of_the_widest() -> None:
    assert texts("Cards remaining\t\t", "15\t14\t50 seconds", "end") == [
        ["Cards remaining", "", ""],
        ["15", "14", "50 seconds"],
        ["end", "", ""],
    ]


def test_marks_in_cells_become_spans() -> None:
    block = read_table(["<b>Magic</b> Series\tRegular"])
    assert [cell.text for cell in block.rows[0]] == ["Magic Series", "Regular"]
    assert [(span.start, span.end) for span in block.rows[0][0].spans] == [(0, 5)]


def test_a_list_in_a_cell_becomes_lines() -> None:
    row = '<ul style="x"> <li>Round 1: 2 wins</li> <li>Round 2: <b>1</b> win</li> </ul>\t21'
    assert texts(row) == [["Round 1: 2 wins\nRound 2: 1 win", "21"]]
    (span,) = read_table([row]).rows[0][0].spans
    assert "Round 1: 2 wins\nRound 2: 1 win"[span.start : span.end] == "1"


def test_bullets_of_the_list_are_no_text() -> None:
    assert texts("<ul><li>• Ronda 1</li><li>• Ronda 2</li></ul>\t9") == [["Ronda 1\nRonda 2", "9"]]


def test_a_list_that_lost_its_item_tags_is_parted_where_lines_are_glued() -> None:
    row = '<ul style="x">Раунд 1: 2 победы (6 очков)Раунд 2: 1 победа (3 очка)\t9'
    assert texts(row) == [["Раунд 1: 2 победы (6 очков)\nРаунд 2: 1 победа (3 очка)", "9"]]
