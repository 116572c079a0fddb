from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize, QPdfWriter
from PySide6.QtWidgets import QWidget

from judgekit.ui.look import ThemeChoice
from judgekit.ui.shell.parts.printing.job import html_job, print_out, table_html
from judgekit.ui.shell.parts.printing.preview import PrintPreview, open_preview
from tests.painted import painted
from tests.seen import button, words_of

ROWS = [(f"Player {at}", str(at), f"Opponent {at}") for at in range(1, 121)]


@pytest.fixture
def said(messages) -> list[str]:
    heard: list[str] = []
    messages.said.connect(lambda said: heard.append(said.text))
    return heard


@pytest.fixture
def preview(look, messages, qtbot) -> Iterator[PrintPreview]:
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.resize(1024, 700)
    owner.show()
    html = table_html("Pairings", "120 players", ("Player", "Table", "Opponent"), ROWS)
    open_preview(look, messages, html_job(look, "Pairings, round 4", html), owner)
    (made,) = owner.findChildren(PrintPreview)
    qtbot.waitExposed(made)
    yield made
    owner.close()


def test_it_shows_the_pages_as_they_will_be_dark_on_white(preview, look):
    look.dress(ThemeChoice.DARK, 100)
    assert "Pairings, round 4" in words_of(preview)
    assert "4 page(s)" in words_of(preview)
    seen = painted(preview.pages)
    assert "Player 1" in seen
    assert any(words.endswith("Page 1 of 4") for words in seen)
    middle = preview.pages.grab().toImage().pixelColor(preview.pages.width() // 2, 8)
    assert middle.lightness() > 200


def test_another_paper_is_another_number_of_pages(preview):
    before = preview.pages.count()
    button(preview, "Letter").click()
    assert preview.pages.count() >= before
    assert preview.pages.layout_of_page().pageSize().id() is QPageSize.PageSizeId.Letter


def test_a_pdf_has_the_pages_that_were_seen(preview, said, tmp_path):
    count = preview.pages.count()
    preview.save(str(tmp_path / "pairings.pdf"))
    made = (tmp_path / "pairings.pdf").read_bytes()
    assert made.count(b"/Type /Page\n") == count
    assert said == ["Saved: pairings.pdf"]
    assert (tmp_path / "pairings.pdf").stat().st_mode & 0o777 == 0o600
    assert preview.file_name == "Pairings round 4.pdf"


def test_a_place_that_cannot_be_written_is_said_and_nothing_closes(preview, said, tmp_path):
    preview.save(str(tmp_path / "nowhere" / "pairings.pdf"))
    assert said == ["pairings.pdf can't be written"]
    assert preview.isVisible()


def test_escape_prints_nothing(preview, said, qtbot):
    qtbot.keyClick(preview, Qt.Key.Key_Escape)
    assert said == []


def test_what_stands_in_a_table_is_no_markup(look, tmp_path):
    job = html_job(look, "t", table_html("<b>x", "", ("<i>",), [("<img src='no'>",)]))
    writer = QPdfWriter(str(tmp_path / "t.pdf"))
    assert print_out(job, writer)
    text = table_html("<b>x", "", ("<i>",), [("<img src='no'>",)])
    assert "<img" not in text and "<i>" not in text
