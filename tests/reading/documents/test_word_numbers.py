"""The numbers of lists as Word writes them, and what a paragraph's runs hold beside letters."""

from __future__ import annotations

import docx
import pytest
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn

from judgekit.domain.rules.document_import import DocumentRefused, RefusalReason
from judgekit.reading.documents.files.word import read_word
from judgekit.reading.documents.files.word_numbers import BULLET, WordNumbers
from tests.reading.documents.made_documents import saved


def numbers(*levels: tuple[str, str, str], lists: str = "") -> WordNumbers:
    """List 1 has these levels: number format, text and start; `lists` are others beside it."""
    described = "".join(
        f'<w:lvl w:ilvl="{depth}">{start and f"<w:start w:val={start!r}/>"}'
        f'<w:numFmt w:val="{form}"/><w:lvlText w:val="{text}"/></w:lvl>'
        for depth, (form, text, start) in enumerate(levels)
    )
    return WordNumbers(
        parse_xml(
            f"<w:numbering {nsdecls('w')}>"
            f'<w:abstractNum w:abstractNumId="5">{described}</w:abstractNum>'
            f'<w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>{lists}</w:numbering>'
        )
    )


def written(form: str, start: int) -> str:
    return numbers((form, "%1", str(start))).next("1", 0)


@pytest.mark.parametrize(
    ("form", "number", "expected"),
    [
        ("decimal", 7, "7"),
        ("decimalZero", 7, "07"),
        ("decimalZero", 12, "12"),
        ("lowerLetter", 2, "b"),
        ("upperLetter", 28, "BB"),
        ("lowerRoman", 4, "iv"),
        ("upperRoman", 1994, "MCMXCIV"),
        ("lowerRoman", 0, "0"),
        ("upperLetter", 100_000, "100000"),
    ],
)
def test_a_number_is_written_as_the_list_says(form, number, expected):
    assert written(form, number) == expected


def test_a_list_that_begins_anew_counts_for_itself():
    again = (
        '<w:num w:numId="2"><w:abstractNumId w:val="5"/>'
        '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride>'
        '<w:lvlOverride w:ilvl="x"><w:startOverride w:val="9"/></w:lvlOverride></w:num>'
    )
    both = numbers(("decimal", "%1.", ""), lists=again)
    signs = [both.next(name, 0) for name in ("1", "1", "2", "2", "1")]
    assert signs == ["1.", "2.", "7.", "8.", "3."]


def test_two_lists_of_one_description_count_on():
    alike = '<w:num w:numId="2"><w:abstractNumId w:val="5"/></w:num>'
    both = numbers(("decimal", "%1.", ""), lists=alike)
    assert [both.next(name, 0) for name in ("1", "2", "1")] == ["1.", "2.", "3."]


def test_what_is_not_described_has_a_bullet():
    known = numbers(("decimal", "%1.", ""), ("bullet", "x", ""), ("none", "x", ""))
    assert [known.next("1", 1), known.next("1", 2)] == [BULLET, ""]
    assert [known.next("9", 0), known.next("1", 5)] == [BULLET, BULLET]
    assert WordNumbers(None).next("1", 0) == BULLET


def test_tabs_breaks_and_hyphens_are_part_of_the_text():
    file = docx.Document()
    run = file.add_paragraph("One").runs[0]
    run.add_tab()
    run.add_text("two")
    run.add_break()
    run.add_text("three")
    run.element.append(parse_xml(f"<w:noBreakHyphen {nsdecls('w')}/>"))
    run.add_text("four")
    assert [each.text for each in read_word(saved(file)).lines] == ["One two", "three-four"]


def test_what_stands_in_a_box_is_no_part_of_the_paragraph_around_it():
    file = docx.Document()
    run = file.add_paragraph("Around").runs[0]
    box = f"<w:txbxContent {nsdecls('w')}><w:p><w:r><w:t>Boxed</w:t></w:r></w:p></w:txbxContent>"
    run.element.append(parse_xml(box))
    assert read_word(saved(file)).lines[0].text == "Around"


def test_a_file_without_a_word_is_refused():
    file = docx.Document()
    for paragraph in file.element.body.findall(qn("w:p")):
        file.element.body.remove(paragraph)
    file.add_table(rows=2, cols=2)
    with pytest.raises(DocumentRefused) as refused:
        read_word(saved(file))
    assert refused.value.reason is RefusalReason.NO_TEXT


def test_a_file_with_a_password_is_told_apart():
    file = docx.Document()
    file.add_paragraph("Secret")
    data = bytearray(saved(file))
    at = data.index(b"PK\x01\x02")
    while at >= 0:
        data[at + 8] |= 1
        at = data.find(b"PK\x01\x02", at + 4)
    with pytest.raises(DocumentRefused) as refused:
        read_word(bytes(data))
    assert refused.value.reason is RefusalReason.ENCRYPTED
