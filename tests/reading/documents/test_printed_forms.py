"""What documents lose on their way into a text or a web page: page ends, places, look."""

from __future__ import annotations

import pytest

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import WarningKind
from judgekit.domain.rules.outline import outline
from judgekit.reading.documents.document_file import read_document
from judgekit.reading.documents.files.numbered_pages import split_at_numbers
from judgekit.reading.documents.files.signs_apart import signs_joined
from judgekit.reading.documents.structure.dates import find_date, is_date_statement
from tests.reading.documents.made_documents import HEADINGS, SENTENCE, TITLE, is_section

LONG = "Players who arrive late at their table get a penalty that the judge tells them at once,"


def document(text: str) -> Document:
    return read_document("rules", text.encode()).document


def refs(found: Document) -> list[str]:
    return [each.ref for each in found.sections]


def contents(separator: str = " ") -> list[str]:
    return [f"{number}{separator}{title}" for number, title in HEADINGS]


def body(prefix: str = "") -> list[str]:
    lines: list[str] = []
    for number, title in HEADINGS:
        lines += [f"{prefix}{number} {title}", SENTENCE if is_section(number) else ""]
    return lines


@pytest.mark.parametrize("head", [[], ["Contents"]])
@pytest.mark.parametrize("separator", [" ", ". ", "", ".\t"])
def test_contents_without_page_numbers_are_no_sections(head: list[str], separator: str) -> None:
    lines = [TITLE, *head, "Introduction", *contents(separator), "Introduction", SENTENCE, *body()]
    found = document("\n\n".join(lines))
    assert refs(found) == ["Introduction", *(number for number, _ in HEADINGS)]
    assert [row.paragraphs for row in outline(found)] == [1, 0, 1, 1, 0, 1, 1]


def test_headings_may_name_their_document() -> None:
    found = document("\n\n".join([TITLE, "Contents", *contents(), *body("MTR ")]))
    assert refs(found) == [number for number, _ in HEADINGS]


def test_text_may_go_on_behind_a_title_that_the_contents_list() -> None:
    run_in = [f"{n} {title} {SENTENCE} {SENTENCE}" for n, title in HEADINGS]
    found = document("\n\n".join([TITLE, "Contents", *contents(), *run_in]))
    assert [(each.ref, each.title) for each in found.sections] == list(HEADINGS)
    assert all(row.first_words == "Players must be at their table" for row in outline(found))


def test_a_situation_in_bold_letters_is_a_title_however_long() -> None:
    long = "A player forgets a triggered ability (one that uses the words when, whenever, or at the"
    parts = "".join(
        f"<p><b>{situation}</b></p><p>{SENTENCE}</p>"
        for situation in (f"{long} beginning, usually at the start of the text)", "A player looks")
    )
    page = f"<h1>Judging at Regular Rules Enforcement Level</h1><h2>Common Issues</h2>{parts}"
    rows = outline(document(f"<html><body>{page}<h2>Serious Problems</h2><p>x.</p></body></html>"))
    assert [row.level for row in rows] == [1, 2, 2, 1]
    assert rows[1].title is not None
    assert rows[1].title.startswith(long)


def test_titles_that_every_section_has_are_known_without_any_look() -> None:
    lines = [TITLE]
    for number, title in HEADINGS:
        lines.append(f"{number} {title}")
        if is_section(number):
            lines += ["Definition", f"{SENTENCE} {SENTENCE}", "Philosophy", "It is so."]
    found = document("\n".join(lines))
    assert [each.title for each in found.sections if each.level == 3] == [
        "Definition",
        "Philosophy",
    ] * 4


def test_bullets_above_their_items_are_given_back_to_them() -> None:
    first = ["First item, of a line that is so long", "that it is broken.", "Second.", "Third."]
    lines = ["•", "•", "•", "", *first, "", "Text."]
    assert list(signs_joined(lines, 40)) == [
        "• First item, of a line that is so long",
        "that it is broken.",
        "• Second.",
        "• Third.",
        "",
        "Text.",
    ]


def test_the_number_of_the_next_section_may_stand_among_the_bullets() -> None:
    lines = ["•", "•", "1.7", "", "One.", "Two.", "", "Head Judge", "", "Text."]
    assert list(signs_joined(lines, 40)) == [
        *("• One.", "• Two.", ""),
        *("1.7 Head Judge", "", "Text."),
    ]


def test_rising_numbers_alone_are_the_ends_of_pages() -> None:
    pages = [[*[f"{LONG} {n}"] * 12, "", str(n), ""] for n in range(1, 7)]
    lines = [line for page in pages for line in page]
    found = split_at_numbers(lines)
    assert [len(page) for page in found] == [14, *[15] * 5]
    assert split_at_numbers([*[LONG] * 12, "3", *[LONG] * 12]) == [
        [*[LONG] * 12, "3", *[LONG] * 12]
    ]


def test_a_page_of_line_breaks_is_a_printed_text() -> None:
    lines = ["<b>Tournament Rules</b>", ""]
    for number, title in HEADINGS:
        lines += [f"<b>{number} {title}</b>", *[LONG] * 9, "and the match begins.", "• An item."]
    page = f"<html><body>{'<br>'.join(lines)}</body></html>"
    rows = outline(document(page))
    assert [row.ref for row in rows] == [number for number, _ in HEADINGS]
    assert {(row.paragraphs, row.list_items) for row in rows} == {(1, 1)}


def test_pages_of_html_one_after_the_other_are_one_document() -> None:
    page = "<!DOCTYPE html><html><head><title>x</title></head><body>{}</body></html>"
    parts = [
        page.format(f"<h2>{number} {title}</h2><p>{SENTENCE}</p>") for number, title in HEADINGS
    ]
    assert refs(document("\n".join(parts))) == [number for number, _ in HEADINGS]


def test_a_text_laid_out_beforehand_is_read_as_one() -> None:
    lines = [TITLE, "", "Effective May 3, 2019", ""]
    for number, title in HEADINGS:
        lines += ["-" * 70, f"{number} {title}", "-" * 70, "", SENTENCE[:60], SENTENCE[61:], ""]
    page = f"<html><body><pre>{chr(10).join(lines)}</pre></body></html>"
    rows = outline(document(page))
    assert [(row.ref, row.paragraphs) for row in rows] == [(number, 1) for number, _ in HEADINGS]


def test_a_table_of_two_figures_a_row_is_a_table() -> None:
    table = "Players\tRounds\n8\t3\n16\t4\n32\t5"
    sections = "\n\n".join(f"{n} {title}\n\n{SENTENCE}\n\n{table}" for n, title in HEADINGS)
    assert [row.tables for row in outline(document(f"{TITLE}\n\n{sections}"))] == [1] * 6


def test_a_date_in_figures_has_the_month_first_unless_it_cannot_be_one() -> None:
    assert find_date("8/2/94 Version") == "1994-08-02"
    assert find_date("Updated 04/23/99") == "1999-04-23"
    assert find_date("23/04/2019") == "2019-04-23"
    assert find_date("rule 1/2/3/4") is None
    assert is_date_statement("These rules are effective as of June 19, 2026.")
    assert not is_date_statement("A rule effective on May 3, 2019 " + "goes on and on " * 10)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Un jugador puede pedir que el otro corte su mazo antes de que la partida empiece", "o"),
        ("Игрок может попросить судью о переводе, и тогда решение принимает тот, кто был", "—"),
        (
            "Players get three minutes for this, and the judge adds time to the match of table",
            "12.",
        ),
    ],
)
def test_a_word_at_the_beginning_of_a_line_is_no_list_sign(first: str, second: str) -> None:
    lines = [TITLE, ""]
    for number, title in HEADINGS:
        lines += [f"{number} {title}", "", first, f"{second} se acaba sin más", "", LONG, LONG, ""]
    assert {(row.paragraphs, row.list_items) for row in outline(document("\n".join(lines)))} == {
        (2, 0)
    }


def test_a_line_broken_behind_a_raised_ending_goes_on() -> None:
    lines = [
        "1. Pairings",
        "1.1 Playoff",
        "In a playoff of eight players that follows the Swiss rounds the 1st",
        "place player plays the 8th",
        "place player, and the winners of the 1st",
        "/8th",
        "place matches play each other in the next round, until one player is left.",
        "",
        "1.2 Seats",
        LONG,
        "and everybody else sits down at the table that the list gives beside their name.",
    ]
    found = document("\n".join([TITLE, *lines]))
    playoff = next(each for each in found.sections if each.ref == "1.1")
    assert len(playoff.blocks) == 1
    assert "the winners of the 1st/8th place matches" in playoff.blocks[0].text


def test_a_level_alone_in_a_line_is_a_title_though_it_comes_once() -> None:
    lines = [
        "1. Levels",
        "1.1 Rules Enforcement",
        f"{LONG} and everybody plays on.",
        "Regular",
        f"Regular tournaments are about fun. {LONG} and so on.",
        "Competitive",
        f"Competitive tournaments are about prizes. {LONG} and so on.",
        "1.2 Seats",
        f"{LONG} and everybody sits down.",
    ]
    found = document("\n".join([TITLE, *lines]))
    assert "1.1#Competitive" in refs(found)
    assert "1.1#Regular" in refs(found)


def test_words_of_a_table_that_are_those_of_a_listed_title_are_no_title_again() -> None:
    listed = ["Introduction", "1. Points", "1.1 Scores", "Match Points", "1.2 Ties", "2. Draws"]
    lines = [
        *("Introduction", SENTENCE, "1. Points", "1.1 Scores", SENTENCE, "Match Points", SENTENCE),
        *("Record", "Match Points", "5-2-1", "16", "1.2 Ties", SENTENCE, "2. Draws", SENTENCE),
    ]
    found = document("\n\n".join([TITLE, "Contents", *listed, *lines]))
    assert [each for each in refs(found) if "Match Points" in each] == ["1.1#Match Points"]


def test_a_term_of_the_glossary_may_be_a_call_and_long() -> None:
    long = "Remove from the Game, Removed, Removed-from-the-Game Zone (Obsolete)"
    terms = ["Ante", "For the Table!", long, "Zone"]
    rules = [f"100.{number}. {SENTENCE}" for number in range(1, 120)]
    meanings = [f"{term}\n{SENTENCE}" for term in terms]
    text = ["Magic Comprehensive Rules", "1. Game", "100. General", *rules, "Glossary", *meanings]
    found = document("\n\n".join([*text, "Credits", SENTENCE]))
    assert [each.title for each in found.sections if each.parent == "Glossary"] == terms


def test_numbers_of_three_digits_alone_in_their_lines_belong_to_the_titles_below() -> None:
    titles = ["100. GENERELLE REGELN", *(f"{number}. Karten" for number in range(101, 106))]
    titles += ["110. REGELN FÜR DRAFTS", *(f"{number}. Zeiten" for number in range(111, 116))]
    lines = [part for title in titles for part in (*title.split(" ", 1), SENTENCE)]
    found = document("\n".join(["Magic: The Gathering DCI Floor Rules", *lines]))
    assert [f"{each.number}. {each.title}" for each in found.sections] == titles
    assert {each.parent for each in found.sections} == {None, "100", "110"}
    assert all(len(each.blocks) == 1 for each in found.sections)


ONLY_LISTED = ["1. General Rules", "1.1 Players", "1.2 Judges", "2. Match Rules", "2.1 Time"]
ONLY_LISTED += ["2.2 Draws", "2.3 Byes", "2.4 Late Players", "2.5 Notes"]


def is_chapter(listed: str) -> bool:
    return listed[1:3] == ". "


def test_a_chapter_that_only_the_contents_name_stands_above_its_sections() -> None:
    sections = [each for each in ONLY_LISTED if not is_chapter(each)]
    text = [part for each in sections for part in (each, SENTENCE)]
    found = document("\n\n".join([TITLE, "Contents", *ONLY_LISTED, *text]))
    assert [f"{each.number} {each.title}" for each in found.sections] == [
        each.replace(". ", " ") for each in ONLY_LISTED
    ]
    parents = {each.ref: each.parent for each in found.sections}
    assert (parents["1"], parents["1.2"], parents["2.5"]) == (None, "1", "2")


def test_a_title_of_the_contents_that_the_text_lacks_is_told() -> None:
    text = [part for each in ONLY_LISTED if each != "2.5 Notes" for part in (each, SENTENCE)]
    rules = "\n\n".join([TITLE, "Contents", *ONLY_LISTED, *text])
    warnings = read_document("rules", rules.encode()).warnings
    missing = [each.detail for each in warnings if each.kind is WarningKind.TITLE_WITHOUT_BODY]
    assert missing == ["2.5 Notes"]
