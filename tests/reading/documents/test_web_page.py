"""A page of the web: its own words, without those of the site around it."""

from __future__ import annotations

from judgekit.reading.documents.files.web_page import read_html


def page(body: str, head: str = "") -> bytes:
    return f"<html><head>{head}</head><body>{body}</body></html>".encode()


def texts(data: bytes) -> list[str]:
    return [each.text for each in read_html(data).lines if each.text]


def test_navigation_and_what_is_hidden_is_left_out_and_counted():
    found = read_html(
        page(
            "<div class='nav_bar'>Home</div><p>First rule.</p>"
            "<p style='display: none'>Hidden</p><p>Second rule.</p>"
        )
    )
    assert [each.text for each in found.lines if each.text] == ["First rule.", "Second rule."]
    assert found.left_out == {"navigation": 2}


def test_a_declared_encoding_is_read_and_one_that_is_not_so_is_not():
    head = "<meta charset='windows-1251'>"
    body = page("<p>Судья решает.</p>", head).decode()
    assert texts(body.encode("windows-1251")) == ["Судья решает."]
    assert texts(page("<p>Rule.</p>", "<meta charset='no-such'>")) == ["Rule."]


def test_a_break_begins_a_line_and_spaces_between_marks_stay():
    assert texts(page("<p>One<br>two <b>three</b> <i>four</i></p>")) == ["One", "two three four"]


def test_items_are_counted_where_their_list_is():
    found = read_html(page("<ol><li>First</li><li>Second</li></ol><ul><li>Other</li></ul>"))
    assert [each.marker for each in found.lines if each.text] == ["1.", "2.", "•"]


def test_a_table_that_lays_out_the_page_is_no_table():
    inner = "<table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table>"
    laid_out = f"<table><tr><td><p>Left</p></td><td>{inner}</td></tr><tr><td>x</td></tr></table>"
    rows = [each.rows for each in read_html(page(laid_out)).lines if each.rows]
    assert [[cell.text for cell in row] for row in rows[0]] == [["A", "1"], ["B", "2"]]
    assert "Left" in texts(page(laid_out))
