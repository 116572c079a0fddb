"""The report on paper: whatever the day and the language, nothing is cut and nothing overlaps."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pypdfium2
import pytest

from judgekit.cli.tournaments.run import run_script
from judgekit.engine.ports.record import OpenTournament
from judgekit.engine.timeline import Timeline
from judgekit.system.resources import locale_folder, typeface_files
from judgekit.views.report.data import report_csv, report_object
from judgekit.views.report.five_figures import five_figures
from judgekit.views.report.infraction_names import infraction_names
from judgekit.views.report.pages.document import Printing, report_pages
from judgekit.views.report.pages.marks import Box, Hatched, Ink, Pages, Said, Stroke
from judgekit.views.report.pages.pdf import A4, MARGIN, offset, pdf_of, room_of
from judgekit.views.report.pages.sheet import HEADING, SMALL
from judgekit.views.report.pages.typeface import Typeface
from judgekit.views.report.report import Report, report_of
from judgekit.views.words.instants import time_of_day
from judgekit.views.words.reports import DOINGS
from judgekit.views.words.words import Words
from tests.bundled_policy import bundled_policy
from tests.day import TEN, KeptLog
from tests.views.report.big_day import big_day, objects

LETTER = (612.0, 792.0)
LANGUAGES = ("en", "es", "ru")
DAYS = ("long", "crowded", "small", "many rounds", "two clocks", "bare")
LONG = "Großes Frühlingsturnier der Vereinigten Spielergemeinschaften von Oberösterreich " * 2


@pytest.fixture(scope="module")
def typeface() -> Typeface:
    return Typeface(*typeface_files())


@pytest.fixture(scope="module")
def reports() -> dict[str, Report]:
    """Days of several kinds: long, short, of two clocks, and one of which little is known."""
    two_clocks = [
        {**line, **({"clock": "Side event of the afternoon"} if "clock" in line else {})}
        for line in objects(big_day(2, 6, seed=5))
        if line["do"] != "open-event"
    ]
    days = {
        "long": big_day(9, 60, name=LONG),
        "crowded": big_day(3, 400),
        "small": big_day(1, 3),
        "many rounds": big_day(24, 8),
        "two clocks": [*big_day(3, 20, seed=2), *map(msgspec.json.encode, two_clocks)],
        "bare": [
            b'{"at":"2026-11-21T10:00:00Z","do":"start-round","minutes":null}',
            b'{"at":"2026-11-21T10:00:00Z","do":"open-event","name":"Cup"}',
        ],
    }
    return {name: reported(lines) for name, lines in days.items()}


def reported(lines: list[bytes], *, redacted: bool = False) -> Report:
    """The report of such a day."""
    log = KeptLog()
    ordered = sorted(lines, key=lambda line: msgspec.json.decode(line)["at"])
    outcome = run_script(ordered, OpenTournament("", log, ()))
    return report_of(Timeline(log.recorded), outcome.at, redacted=redacted)


def laid_out(
    report: Report, typeface: Typeface, language: str, paper: tuple[float, float] = A4
) -> Pages:
    names = infraction_names(bundled_policy().catalogue(), language)
    printing = Printing(Words(locale_folder(), language), typeface, TEN, names)
    return report_pages(report, printing, room_of(paper))


def room_taken(said: Said, typeface: Typeface) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the letters, without what is below the line."""
    text = typeface.known(said.text)
    left = said.x - offset(said, typeface)
    right = left + typeface.width(text, said.size, bold=said.bold)
    return left, said.y - said.size * 0.7, right, said.y


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 0.5 and down > 0.5


def faults(pages: Pages, typeface: Typeface) -> list[str]:
    """What stands beyond the page, or on something else."""
    found = []
    for number, page in enumerate(pages.pages, 1):
        words = [each for each in page.marks if isinstance(each, Said) and each.text]
        rooms = [room_taken(each, typeface) for each in words]
        for said, (left, top, right, bottom) in zip(words, rooms, strict=True):
            if left < -0.5 or right > pages.width + 0.5 or top < 0 or bottom > pages.height + 3:
                found.append(f"page {number}: beyond the page: {said.text}")
        for (one, room), (other, its) in combinations(zip(words, rooms, strict=True), 2):
            if overlap(room, its):
                found.append(f"page {number}: {one.text} | {other.text}")
        filled = [each for each in page.marks if isinstance(each, Box | Hatched)]
        for each in filled:
            if each.x < -0.5 or each.x + each.width > pages.width + 0.5:
                found.append(f"page {number}: a box beyond the page")
            box = each.x, each.y, each.x + each.width, each.y + each.height
            hit = (said.text for said, room in zip(words, rooms, strict=True) if overlap(room, box))
            found += [f"page {number}: a box on {text}" for text in hit]
        foot = max(mark.y for mark in page.marks if isinstance(mark, Stroke))
        found += [
            f"page {number}: in the foot: {said.text}"
            for said in words
            if foot < said.y < pages.height
        ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("day", DAYS)
def test_nothing_is_cut_and_nothing_overlaps(reports, typeface, day, language):
    for paper in (A4, LETTER):
        pages = laid_out(reports[day], typeface, language, paper)
        assert faults(pages, typeface) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_which_of_how_many_it_is(reports, typeface, language):
    pages = laid_out(reports["long"], typeface, language)
    count = len(pages.pages)
    assert count > 8
    for number, page in enumerate(pages.pages, 1):
        last = [mark.text for mark in page.marks if isinstance(mark, Said)][-1]
        assert [int(word) for word in last.split() if word.isdecimal()] == [number, count]


def test_the_contents_name_the_pages_of_the_parts(reports, typeface):
    pages = laid_out(reports["long"], typeface, "en")
    first = [mark.text for mark in pages.pages[0].marks if isinstance(mark, Said)]
    (contents,) = [text for text in first if "Penalties" in text]
    for part in contents.split("·"):
        title, page = part.strip().rsplit(" ", 1)
        said = [mark.text for mark in pages.pages[int(page) - 1].marks if isinstance(mark, Said)]
        assert any(word[:12] in text for text in said for word in title.split()), part


def test_every_table_that_finished_after_time_has_its_strip(reports, typeface):
    report = reports["crowded"]
    pages = laid_out(report, typeface, "en")
    numbers = [
        mark.text
        for page in pages.pages
        for mark in page.marks
        if isinstance(mark, Said) and mark.bold and mark.text.isdecimal() and mark.x < 30
    ]
    assert len(numbers) >= sum(each.tables_after_time for each in report.rounds)


def strips_on(pages: Pages) -> list[list[str]]:
    """The tables whose strips are on each page."""
    return [
        [
            mark.text
            for mark in page.marks
            if isinstance(mark, Said) and mark.bold and mark.text.isdecimal() and mark.x < 30
        ]
        for page in pages.pages
    ]


@pytest.mark.parametrize("tables", range(150, 420, 30))
def test_no_page_is_left_with_a_strip_or_two_of_a_round(typeface, tables):
    report = reported(big_day(2, tables))
    pages = laid_out(report, typeface, "en")
    on_pages = [each for each in strips_on(pages)[1:] if each]
    assert on_pages
    assert min(map(len, on_pages)) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_at_its_top_what_it_is_about(reports, typeface, language):
    for report in reports.values():
        for number, page in enumerate(laid_out(report, typeface, language).pages[1:], 2):
            words = [mark for mark in page.marks if isinstance(mark, Said)]
            top = min(words, key=lambda mark: mark.y)
            assert (top.size, top.bold) == (HEADING, True), (number, top.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_stands_alone_at_the_foot_of_a_page(reports, typeface, language):
    for report in reports.values():
        for page in laid_out(report, typeface, language).pages:
            words = [mark for mark in page.marks if isinstance(mark, Said)]
            foot = max(mark.y for mark in page.marks if isinstance(mark, Stroke))
            heads = [mark.y for mark in words if mark.size == HEADING]
            below = [mark.y for mark in words if mark.y < foot and mark.size != HEADING]
            assert not heads or max(below) > max(heads)


def test_a_part_that_leaves_much_of_its_page_shares_it_with_the_next(reports, typeface):
    pages = laid_out(reports["small"], typeface, "en")
    assert len(pages.pages) < 5


def test_the_same_pages_are_the_same_pdf_with_its_letters_in_it(reports, typeface):
    pages = laid_out(reports["small"], typeface, "ru")
    pdf = pdf_of(pages, typeface)
    assert pdf == pdf_of(pages, typeface)
    assert b"/FontFile2" in pdf
    assert b"/ToUnicode" in pdf


def test_what_a_table_did_is_told_by_its_form_where_a_printer_has_ink_or_none(reports, typeface):
    pages = laid_out(reports["long"], typeface, "en")
    last, scale = len(pages.pages) - 2, 6
    page = pypdfium2.PdfDocument(pdf_of(pages, typeface))[last]
    picture = page.render(scale=scale, grayscale=True).to_pil()
    words = [mark for mark in pages.pages[last].marks if isinstance(mark, Said)]
    forms = []
    for doing in DOINGS.values():
        said, *_ = [mark for mark in words if mark.text == doing]
        left, top = MARGIN + said.x - 20, MARGIN + said.y - 7
        swatch = picture.crop([round(scale * each) for each in (left, top, left + 16, top + 8)])
        forms.append(swatch.point(lambda grey: 0 if grey < 200 else 255).tobytes())
    assert len(set(forms)) == len(forms) == 4


def test_times_can_be_searched_for_in_the_pdf(reports, typeface):
    report = reports["long"]
    pages = pdf_of(laid_out(report, typeface, "en"), typeface)
    text = pypdfium2.PdfDocument(pages)[0].get_textpage().get_text_range()
    ends = [time_of_day(each.last_finished) for each in report.rounds]
    assert [end for end in ends if end not in text] == []


def test_figures_stand_in_the_pdf_as_they_were_laid_out(reports, typeface):
    """Where the page has the last figure of a right-aligned word, there the PDF has it."""
    pages = laid_out(reports["long"], typeface, "en")
    text = pypdfium2.PdfDocument(pdf_of(pages, typeface))[0].get_textpage()
    number = text.search("Page 1 of").get_next()
    last = text.get_charbox(number[0] + number[1] + 2)
    assert last[2] == pytest.approx(MARGIN + pages.width, abs=1.5)


def test_figures_have_one_width_and_stand_below_each_other(typeface):
    widths = {typeface.width(figure * 3, 9.5) for figure in "0123456789"}
    assert len(widths) == 1


def test_what_the_typeface_lacks_leaves_a_sign(typeface):
    assert typeface.known("日本 Cup\tA") == "□□ Cup A"


def test_what_a_figure_says_breaks_between_its_parts(typeface):
    parts = ("6 recommended", "2 findings", "1 check not fully counted")
    wide = typeface.width("6 recommended, 2 findings", 8.0)
    assert typeface.together(parts[:2], 8.0, wide) == ["6 recommended, 2 findings"]
    assert typeface.together(parts[:2], 8.0, wide - 1) == ["6 recommended,", "2 findings"]
    assert typeface.together(parts, 8.0, wide - 1) == [
        "6 recommended,",
        "2 findings,",
        "1 check not fully counted",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_of_a_report_is_parted_from_its_word(reports, typeface, language):
    for report in reports.values():
        figures = five_figures(report, Words(locale_folder(), language))
        first = laid_out(report, typeface, language).pages[0]
        said = [each.text for each in first.marks if isinstance(each, Said)]
        for part in (part for each in figures for part in each.details):
            if typeface.width(f"{part},", SMALL) <= room_of(A4)[0] / 5 - 8:
                assert any(part in line for line in said), part


def headings(pages: Pages) -> list[str]:
    """What stands above parts, on all pages."""
    words = [each for page in pages.pages for each in page.marks if isinstance(each, Said)]
    return [each.text for each in words if each.size == HEADING and each.ink is not Ink.MUTED]


@pytest.mark.parametrize("tables", [3, 9, 14, 40, 120])
def test_no_picture_of_a_round_is_printed_twice_under_one_name(typeface, tables):
    found = headings(laid_out(reported(big_day(2, tables)), typeface, "en"))
    pictures = [each for each in found if each.startswith("Round ") and "table" in each]
    assert pictures
    assert len(set(pictures)) == len(pictures)


HEARD = (
    {"do": "open-event", "name": "Cup", "rel": "competitive"},
    {"do": "start-round", "minutes": 50},
    {"do": "open-appeal", "table": 4, "ruling": "No way back.", "floor_judge": "Ann Lee"},
    {
        "do": "decide-appeal",
        "table": 4,
        "outcome": "remedy-changed",
        "ruling": "Back to the attack.",
        "reason": "Nothing was seen since.",
    },
)


@pytest.mark.parametrize("redacted", [False, True])
def test_the_head_judges_ruling_is_in_the_report_unless_it_names_nobody(typeface, redacted):
    lines = [
        msgspec.json.encode({"at": f"2026-11-21T10:0{at}:00Z", **line})
        for at, line in enumerate(HEARD)
    ]
    report = reported(lines, redacted=redacted)
    words = [
        each.text
        for page in laid_out(report, typeface, "en").pages
        for each in page.marks
        if isinstance(each, Said)
    ]
    said = " ".join(words)
    assert ("Head judge's ruling: Back to the attack." in said) is not redacted
    assert ("Reason: Nothing was seen since." in said) is not redacted
    assert "Remedy changed" in said
    assert "not named" in said
    (ruling,) = report_object(report)["rulings"]
    assert ruling["outcome"] == "remedy-changed"
    assert ruling["ruling"] == (None if redacted else "Back to the attack.")
    assert ("rulings,main,1,1,ruling,Back to the attack." in report_csv(report).decode()) is (
        not redacted
    )
