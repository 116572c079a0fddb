from PySide6.QtGui import QPdfWriter

from judgekit.ui.look import ThemeChoice
from judgekit.ui.rules.reading.print_menu import PrintMenu
from judgekit.ui.rules.reading.printing import section_job, sections_below
from judgekit.ui.shell.parts.printing.job import print_out
from judgekit.ui.shell.parts.printing.section_pages import paper_document
from tests.builders import document, ref, section
from tests.ui.rules.small_library import ENGLISH


def test_a_section_is_printed_with_all_that_hangs_under_it():
    assert [found.ref for found in sections_below(ENGLISH, "2")] == ["2", "2.6", "2.8"]
    assert [found.ref for found in sections_below(ENGLISH, "2.6")] == ["2.6"]


def test_paper_has_headings_texts_and_tables_dark_on_white(look):
    look.dress(ThemeChoice.DARK, 200)
    paper = paper_document(look, ENGLISH.language, ENGLISH.sections)
    text = paper.toPlainText()
    for words in ("2.6 Time Extensions", "A paused match gets time.", "Appendix B", "Swiss", "50"):
        assert words in text
    at = paper.find("A paused match").charFormat().foreground().color()
    assert at.lightness() < 60


def test_a_pdf_comes_out_with_as_many_pages_as_it_takes(look, tmp_path):
    long = document("mtr-en-2019-05-03", section("1", "Long", *["word " * 300] * 12))
    for text, name in ((ENGLISH, "short.pdf"), (long, "long.pdf")):
        writer = QPdfWriter(str(tmp_path / name))
        assert print_out(section_job(look, text, text.sections), writer)
        del writer
    short, long_ = ((tmp_path / name).read_bytes() for name in ("short.pdf", "long.pdf"))
    assert short.startswith(b"%PDF-")
    assert short.count(b"/Type /Page\n") == 1
    assert long_.count(b"/Type /Page\n") > 3


def test_one_chooses_between_section_chapter_and_text(look, rules, messages, qtbot, page):
    menu = PrintMenu(look, rules, messages, page.widget())
    assert [words for words, _ in menu.choices(ref("2.6"))] == [
        "2.6 Time Extensions",
        "2 Tournament Mechanics",
        "Entire document",
    ]
