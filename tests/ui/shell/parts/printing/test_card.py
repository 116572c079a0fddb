"""An answer card on paper: symbols drawn, faces told apart, dark on white in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QFontDatabase, QImage, QPdfWriter
from PySide6.QtPdf import QPdfDocument

from judgekit.domain.cards.card import Card, CardFace
from judgekit.ui.look import Look, ThemeChoice
from judgekit.ui.shell.parts.cards.answer_texts import judges_text, players_text
from judgekit.ui.shell.parts.printing.card import card_job
from judgekit.ui.shell.parts.printing.job import print_out
from tests.card_fakes import LANTERN, SPLIT, card, printed
from tests.same_picture import same_picture

HERON = card(
    "Patient Heron",
    CardFace("Patient Heron", "{1}{W/U}{B/P}", "Creature — Bird", "{T}: Draw a card.", "WU"),
    printings=(printed("ja", ("忍耐強い鷺", "クリーチャー — 鳥", "{T}：カード１枚を引く。")),),
)


class OnPaper:
    """The first page of an answer card, as a PDF has it."""

    def __init__(self, look: Look, shown: Card, language: str) -> None:
        self.job = card_job(look, players_text(shown, language), judges_text(shown, language))
        data = QBuffer()
        data.open(QIODevice.OpenModeFlag.ReadWrite)
        assert print_out(self.job, QPdfWriter(data))
        data.seek(0)
        document = QPdfDocument()
        document.load(data)
        assert document.pageCount() == 1
        self.words = document.getAllText(0).text()
        self.image = document.render(0, QSize(800, 1130))
        document.close()

    def bold(self) -> str:
        """What is bold in it, headings too."""
        found, block = "", self.job.document.begin()
        while block.isValid():
            for each in block.textFormats():
                if each.format.fontWeight() > 500:
                    found += block.text()[each.start : each.start + each.length] + "|"
            block = block.next()
        return found


def darkest(image: QImage) -> int:
    return min(
        image.pixelColor(x, y).lightness()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height() // 2, 2)
    )


@pytest.mark.parametrize(
    ("shown", "language"), [(SPLIT, "es"), (SPLIT, "ru"), (LANTERN, "es"), (HERON, "ja")]
)
def test_symbols_are_drawn_and_no_braces_are_left(look, shown: Card, language: str):
    on_paper = OnPaper(look, shown, language)
    assert "{" not in on_paper.words
    assert on_paper.job.document.toPlainText().count("\ufffc") >= 4


def test_a_language_without_letters_on_this_computer_is_told_instead_of_printed_as_boxes(look):
    has_letters = bool(QFontDatabase.families(QFontDatabase.WritingSystem.Japanese))
    on_paper = OnPaper(look, HERON, "ja")
    text = on_paper.job.document.toPlainText()
    assert ("カード１枚を引く。" in text) is has_letters
    assert ("No font for this language; shown in English" in text) is not has_letters
    assert "Draw a card." in text


def test_the_faces_are_told_apart_and_both_languages_are_there(look):
    on_paper = OnPaper(look, SPLIT, "es")
    for words in ("Brasa hace 2 puntos de daño", "Gira el permanente", "Tap target permanent."):
        assert words in on_paper.words
    bold = on_paper.bold()
    for name in ("Brasa // Escarcha|", "|Brasa|", "|Escarcha|", "|Ember|", "|Rime|"):
        assert name in bold


def test_a_heading_is_larger_than_its_text(look):
    document = OnPaper(look, SPLIT, "es").job.document
    first, second = (document.begin(), document.begin().next())
    heading, text = (each.layout().lineAt(0).naturalTextRect().height() for each in (first, second))
    assert heading > text / 1.4


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_it_looks_the_same_in_every_theme(look, theme: ThemeChoice):
    light = OnPaper(look, SPLIT, "es").image
    assert darkest(light) < 100
    look.dress(theme, 100)
    assert same_picture(OnPaper(look, SPLIT, "es").image, light)
