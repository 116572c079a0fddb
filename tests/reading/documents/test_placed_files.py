"""What converters make of a printed page: HTML and XML that place each line, text laid out by its
spaces."""

from __future__ import annotations

from judgekit.reading.documents.files.text import read_text
from judgekit.reading.documents.files.web_page import read_html
from judgekit.reading.documents.source_text import SourceText

LONG = "Players who arrive late at their table get a penalty that the judge tells them at once,"
SHORT = "and the match begins."


def placed(lines: list[tuple[int, int, str]]) -> bytes:
    """Fragments of one page: (top, left, HTML); text to fill the page stands below."""
    body = "".join(
        f'<p style="position:absolute;top:{top}px;left:{left}px" class="ft10">{text}</p>'
        for top, left, text in lines
    )
    filler = "".join(
        f'<p style="position:absolute;top:{500 + 20 * n}px;left:80px" class="ft10">{LONG}</p>'
        for n in range(22)
    )
    style = "<style>.ft10{font-size:16px;font-family:Times}</style>"
    page = f'<div id="page1-div" style="position:relative;width:918px;height:1188px">{body}{filler}'
    return f"<html><head>{style}</head><body>{page}</div></body></html>".encode()


def texts(source: SourceText) -> list[str]:
    return [each.text for each in source.lines if each.text != LONG]


def test_fragments_of_a_line_are_joined_where_they_stand_close() -> None:
    lines = [
        (100, 80, "<b>1.1&#160;</b>"),
        (100, 135, "<b>Match&#160;</b>"),
        (100, 190, "<b>Structure</b>"),
        (140, 80, "Regular"),
        (140, 600, "Warning"),
    ]
    source = read_html(placed(lines))
    assert texts(source) == ["1.1 Match Structure", "Regular", "Warning"]
    assert source.lines[0].strong


def test_line_breaks_inside_a_fragment_are_lines_with_their_own_look() -> None:
    source = read_html(placed([(100, 80, f"<b>Players<br/></b>{SHORT}")]))
    assert texts(source) == ["Players", SHORT]
    assert [each.strong for each in source.lines[:2]] == [True, False]


def test_a_list_in_columns_is_read_down_each_column() -> None:
    cards = ["Ancestral Recall", "Balance", "Black Lotus", "Mox Jet", "Time Walk", "Tinker"]
    places = [(100 + 20 * row, left) for left in (100, 500) for row in range(3)]
    by_line = sorted(zip(places, cards, strict=True))
    source = read_html(placed([(top, left, f"• {card}") for (top, left), card in by_line]))
    assert texts(source) == [f"• {card}" for card in cards]


def test_cells_that_stand_above_one_another_are_a_table() -> None:
    rows = [("Players", "Rounds"), ("8", "3"), ("16", "4"), ("32", "5")]
    lines = [
        (100 + 30 * number, left, text)
        for number, row in enumerate(rows)
        for left, text in zip((300, 540), row, strict=True)
    ]
    source = read_html(placed(lines))
    assert [tuple(cell.text for cell in row) for row in source.lines[0].rows] == rows


def test_a_font_is_counted_over_the_whole_file() -> None:
    page = "".join(
        f'<p style="position:absolute;top:{100 + 20 * n}px;left:80px" class="ft21">{LONG}</p>'
        for n in range(30)
    )
    data = (
        "<html><body><style>.ft10{font-size:30px} .ft11{font-size:16px}</style>"
        '<div id="page2-div" style="width:918px;height:1188px">'
        f'<p style="position:absolute;top:40px;left:80px" class="ft20">Title</p>{page}</div>'
    )
    title, *rest = read_html(data.encode()).lines
    assert title.size > 1.5
    assert {each.size for each in rest} == {1.0}


def test_the_widths_that_xml_states_are_used() -> None:
    fragments = "".join(
        f'<text top="{100 + 20 * n}" left="80" width="750" height="20" font="0">{LONG}</text>'
        for n in range(20)
    )
    data = (
        '<?xml version="1.0" encoding="UTF-8"?><pdf2xml>'
        '<page number="1" top="0" left="0" height="1188" width="918">'
        f'<fontspec id="0" size="16" family="Times" color="#000000"/>{fragments}'
        '<text top="600" left="80" width="120" height="20" font="0"><b>Short</b></text>'
        "</page></pdf2xml>"
    )
    source = read_html(data.encode())
    assert source.lines[-1].text == "Short"
    assert source.lines[-1].room > source.lines[0].room


def test_laid_out_text_keeps_columns_and_loses_page_numbers() -> None:
    page = [
        f"{'1.1':<8}Match Structure",
        "",
        *[LONG] * 6,
        "",
        f"{'Players':<40}{'Rounds'}",
        f"{'8':<40}{'3'}",
        f"{'16':<40}{'4'}",
        f"{'32':<40}{'5'}",
    ]
    text = "\f".join("\n".join([*page, "", f"{'':>60}{number}"]) for number in (1, 2))
    source = read_text(text.encode())
    assert source.left_out == {"page-number": 2}
    assert source.lines[0].text == "1.1 Match Structure"
    tables = [each for each in source.lines if each.rows]
    assert [len(each.rows) for each in tables] == [4, 4]


def test_a_bullet_that_stands_alone_is_put_before_its_words() -> None:
    lines = [LONG, LONG, "•", "", "First", "", "1.2", "", "Title"]
    found = [each.text for each in read_text("\n".join(lines).encode()).lines]
    assert found[2:] == ["• First", "1.2 Title"]
