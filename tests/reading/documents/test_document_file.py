"""A document's file is read whatever its form, letters and language; what can't be is refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.document import Document
from judgekit.domain.rules.document_import import (
    DocumentKind,
    DocumentRefused,
    GivenFacts,
    RefusalReason,
    SourceForm,
)
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.outline import outline
from judgekit.reading.documents.document_file import LARGEST_FILE, read_document
from judgekit.reading.documents.files.pdf import read_pdf
from judgekit.system.resources import resources_folder
from tests.examples import times
from tests.reading.documents import made_documents
from tests.reading.documents.made_documents import REFS, SENTENCE, is_section

SAMPLES = Path(__file__).resolve().parents[4] / "shared" / "samples" / "documents"
TEXTS = resources_folder() / "rules"


def counts(document: Document) -> list[tuple[str, int, int, int]]:
    return [(r.ref, r.level, r.paragraphs, r.list_items) for r in outline(document) if r.level]


EXPECTED = [(ref, 2, 1, 2) if is_section(ref) else (ref, 1, 0, 0) for ref in REFS]


@pytest.mark.parametrize(
    ("form", "data"),
    [
        (SourceForm.MARKDOWN, made_documents.markdown().encode()),
        (SourceForm.HTML, made_documents.page().encode()),
        (SourceForm.WORD, made_documents.word()),
    ],
)
def test_the_same_document_in_every_form_has_the_same_sections(
    form: SourceForm, data: bytes
) -> None:
    reading = read_document("rules.bin", data)
    assert reading.form is form
    assert reading.document.id == "mtr-en-2019-05-03"
    assert counts(reading.document) == EXPECTED
    assert reading.warnings == ()


def test_a_printed_page_has_the_same_sections(qapp: object, tmp_path: Path) -> None:
    data = made_documents.pdf(tmp_path / "rules.pdf", made_documents.printed_lines())
    reading = read_document("rules.pdf", data)
    assert reading.form is SourceForm.PDF
    assert counts(reading.document) == EXPECTED


def test_two_columns_are_read_one_after_the_other(qapp: object, tmp_path: Path) -> None:
    column = [f"Line {number:02} of the text in this column goes on" for number in range(60)]
    lines = [(72.0, 60.0, "1.1 Match Structure", 15.0, True)]
    for number, words in enumerate(column):
        left, row = (60.0, number) if number < 30 else (320.0, number - 30)
        lines.append((left, 100.0 + 14 * row, words, 9.0, False))
    data = made_documents.pdf(tmp_path / "columns.pdf", lines)
    source = read_pdf(data)
    assert [each.text for each in source.lines[1:]] == column


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_letters_and_line_ends_make_no_difference(encoding: str, end: str) -> None:
    text = made_documents.markdown().replace("\n", end)
    assert counts(read_document("rules.md", text.encode(encoding)).document) == EXPECTED


@pytest.mark.parametrize(
    ("encoding", "language", "title", "sentence"),
    [
        ("cp1251", "ru", "Турнирные правила", "Игроки должны быть на своих местах и в срок."),
        ("cp1252", "es", "Reglas de torneo", "El jugador no está en su mesa según las reglas."),
        ("utf-8", "fr", "Règles de tournoi", "Les joueurs sont à la table pour le tournoi."),
        ("utf-8", "de", "Turnierregeln", "Die Spieler und der Spieler sind nicht auf den Plätzen."),
        (
            "utf-8",
            "it",
            "Regole dei Tornei",
            "I giocatori non sono con il giocatore per le partite.",
        ),
        ("utf-8", "pt", "Regras de Torneio", "Os jogadores não estão no lugar para uma partida."),
        ("utf-8", "ja", "マジック・イベント規定", "プレイヤーは席についていなければならない。"),
        ("utf-8", "ko", "토너먼트 규정", "플레이어는 자신의 자리에 있어야 합니다."),
        ("utf-8", "zh", "万智牌比赛规则", "牌手必须在自己的座位上。"),
    ],
)
def test_kind_and_language_are_read_from_the_text(
    encoding: str, language: str, title: str, sentence: str
) -> None:
    text = f"# {title}\n\n"
    for number in ("1", "1.1", "1.2", "2", "2.1"):
        text += f"## {number} {title}\n\n{sentence} {sentence} {sentence}\n\n{sentence}\n\n"
    document = read_document("file.md", text.encode(encoding)).document
    assert (document.kind, document.language) == ("mtr", language)
    assert [each.ref for each in document.sections] == ["1", "1.1", "1.2", "2", "2.1"]


def test_a_few_zero_bytes_do_not_make_a_text_unreadable() -> None:
    text = made_documents.markdown().replace("#", "\0#", 1) + 1000 * " "
    assert counts(read_document("rules.md", text.encode()).document) == EXPECTED


def test_what_the_user_says_stands_above_what_is_read() -> None:
    facts = GivenFacts(DocumentKind.OTHER, "fr", "2024-02-01")
    document = read_document("rules.md", made_documents.markdown().encode(), facts).document
    assert document.id == "other-fr-2024-02-01"


@pytest.mark.parametrize(
    "name",
    [
        "000_082a5977b69c992b.txt",
        "001_1c5fa723ff0e9ed0.txt",
        "002_30dcde5d84faaf11.txt",
        "003_134031630186a0b2.txt",
        "004_2c2185eb53d81dae.txt",
    ],
)
def test_a_bundled_text_is_read_the_same_when_it_is_imported(name: str, library: Library) -> None:
    bundled = next(each for each in library.documents if each.source == name)
    imported = read_document(name, (TEXTS / name).read_bytes()).document
    assert outline(imported) == outline(bundled)
    assert imported.language == bundled.language


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", RefusalReason.EMPTY),
        (b" \r\n\t\x00", RefusalReason.EMPTY),
        (b"%PDF-1.7 and nothing more", RefusalReason.DAMAGED),
        (b"PK\x03\x04 and nothing more", RefusalReason.DAMAGED),
        (b"\x89PNG\r\n\x1a\n", RefusalReason.UNKNOWN_FORM),
        (bytes(range(256)) * 40, RefusalReason.UNKNOWN_FORM),
        (b"just one sentence without anything to cite.", RefusalReason.NO_SECTIONS),
        (b"<html><body><script>alert(1)</script></body></html>", RefusalReason.NO_TEXT),
        (b"x" * (LARGEST_FILE + 1), RefusalReason.TOO_LARGE),
    ],
)
def test_what_is_no_document_is_refused_with_the_reason(data: bytes, reason: RefusalReason) -> None:
    with pytest.raises(DocumentRefused) as refused:
        read_document("../../etc/passwd\x00.pdf", data)
    assert refused.value.reason is reason


def test_a_table_of_contents_alone_is_refused() -> None:
    lines = [f"{n}. A title of the chapter number {n} ........ {n + 2}" for n in range(1, 30)]
    with pytest.raises(DocumentRefused) as refused:
        read_document("contents.txt", "\n".join(lines).encode())
    assert refused.value.reason is RefusalReason.ONLY_CONTENTS


def test_a_page_of_nested_tags_is_read_or_refused() -> None:
    data = b"<html>" + b"<div>" * 200_000 + b"1.1 Deep" + b"</div>" * 200_000
    with pytest.raises(DocumentRefused):
        read_document("deep.html", data)


@pytest.mark.parametrize("line", ["1. x", "Warning", "•", "a\tb"])
def test_one_line_many_times_is_refused_without_delay(line: str) -> None:
    with pytest.raises(DocumentRefused):
        read_document("again.txt", f"{line}\n".encode() * 30_000)


@given(st.lists(st.sampled_from([SENTENCE, "Short", "• item", "1.1 Title", "", "Note: x"])))
def test_no_word_of_a_text_is_lost(lines: list[str]) -> None:
    marked = [f"word{number} {line}" if line else "" for number, line in enumerate(lines)]
    text = f"# Rules\n\n## 1. Title\n\n### 1.1 First\n\n{SENTENCE}\n\n" + "\n".join(marked)
    document = read_document("text.md", text.encode()).document
    found = " ".join(
        f"{each.number} {each.title} " + " ".join(block.text for block in each.blocks)
        for each in document.sections
    )
    for number, line in enumerate(lines):
        assert not line or f"word{number} " in f"{found} "


def damaged(data: bytes, seed: int) -> bytes:
    """The bytes with a few of them changed, lost or written twice."""
    choose, changed = random.Random(seed), bytearray(data)
    for _ in range(choose.choice((1, 4, 30))):
        at = choose.randrange(len(changed))
        if choose.random() < 0.5:
            changed[at] = choose.randrange(256)
        elif choose.random() < 0.5:
            del changed[at : at + choose.choice((1, 20, 400))]
        else:
            changed[at:at] = changed[at : at + choose.choice((8, 200))]
        if len(changed) < 20:
            break
    return bytes(changed)


@pytest.fixture(scope="module")
def files(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    path = tmp_path_factory.mktemp("made") / "rules.pdf"
    return {
        "pdf": made_documents.pdf(path, made_documents.printed_lines()),
        "docx": made_documents.word(),
        "html": made_documents.page().encode(),
        "md": made_documents.markdown().encode(),
        "txt": (TEXTS / "004_2c2185eb53d81dae.txt").read_bytes(),
    }


@pytest.mark.parametrize("form", ["pdf", "docx", "html", "md", "txt"])
def test_a_damaged_file_is_read_or_refused(form: str, files: dict[str, bytes]) -> None:
    for seed in range(times(70)):
        try:
            read_document(f"damaged.{form}", damaged(files[form], seed))
        except DocumentRefused as refused:
            assert refused.reason in RefusalReason


@pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample documents are not here")
@pytest.mark.parametrize(
    ("name", "sections", "tables"),
    [("mtr-en-2021-07-23.pdf", 123, 7), ("ipg-en-2019-05-03.pdf", 127, 1)],
)
def test_sample_documents_have_the_sections_that_were_counted(
    name: str, sections: int, tables: int
) -> None:
    reading = read_document(name, (SAMPLES / name).read_bytes())
    rows = outline(reading.document)
    assert (len(rows), sum(row.tables for row in rows)) == (sections, tables)
    assert reading.warnings == ()


@pytest.mark.skipif(not SAMPLES.is_dir(), reason="the sample documents are not here")
def test_the_sample_of_the_comprehensive_rules_has_every_rule() -> None:
    name = "cr-en-2019-05-03.txt"
    document = read_document(name, (SAMPLES / name).read_bytes()).document
    rules = {each.ref: each for each in document.sections}
    assert document.id == "cr-en-2019-05-03"
    assert [str(n) for n in range(1, 10)] == [
        each.ref for each in document.sections if each.level == 1 and each.number
    ]
    assert rules["702.19b"].parent == "702.19"
    assert rules["702.19b"].blocks[0].text.startswith("The controller of an attacking creature")
    assert "Glossary#Ante" in rules
