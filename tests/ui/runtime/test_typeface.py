"""The typeface that comes with the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPdfWriter, QRawFont

from judgekit.system.resources import resources_folder
from judgekit.ui.look import Bundled, Look, ThemeChoice, TypefaceChoice
from judgekit.ui.runtime.typeface import bundled_family, paper_family
from judgekit.ui.shell.parts.printing.job import html_job, print_out
from judgekit.ui.widgets.icon import IconStore

FONTS = resources_folder() / "fonts"


@pytest.fixture
def make_look(qapp, tokens) -> Iterator[Callable[..., Look]]:
    """Makes a look with that bundled typeface; afterwards the application wears the system's."""

    def make(bundled: Callable[[], str], for_paper: Callable[[], str] = str) -> Look:
        icons = IconStore(resources_folder() / "icons")
        return Look(qapp, tokens, icons, bundled=Bundled(bundled, for_paper))

    yield make
    make(str).dress(ThemeChoice.LIGHT, 100)


@pytest.fixture
def family(qapp) -> str:
    return bundled_family(FONTS)


def test_it_is_found_under_its_name(family: str):
    assert family == "Inter"
    assert QFontInfo(QFont(family)).family() == "Inter"


@pytest.mark.parametrize("is_bold", [False, True])
def test_each_weight_is_a_face_of_its_own(family: str, is_bold: bool):
    font = QFont(family)
    font.setBold(is_bold)
    assert QRawFont.fromFont(font).styleName() == ("Bold" if is_bold else "Regular")


@pytest.mark.parametrize("is_bold", [False, True])
def test_it_has_latin_cyrillic_and_the_signs_of_readings(family: str, is_bold: bool):
    font = QFont(family)
    font.setBold(is_bold)
    face = QRawFont.fromFont(font)
    letters = "AaZzÁáÑñ¿¡ŌōŠšĄąŞş ЁёАаЯя −–—…“”«»·×→←↑↓↔№"
    assert [each for each in letters if not face.supportsCharacter(ord(each))] == []


@pytest.mark.parametrize("is_bold", [False, True])
@pytest.mark.parametrize("word", ["плей-офф", "кто-то", "2-е", "re-shuffle"])
def test_a_hyphen_is_narrower_than_a_figure_and_tears_no_word_apart(
    family: str, look, is_bold: bool, word: str
):
    font = QFont(look.theme.font("text", bold=is_bold))
    font.setFamily(family)
    font.setPixelSize(100)
    metrics = QFontMetrics(font)
    hyphen = metrics.horizontalAdvance(word) - metrics.horizontalAdvance(word.replace("-", ""))
    assert hyphen < 0.8 * metrics.horizontalAdvance("0")


@pytest.mark.parametrize("is_bold", [False, True])
@pytest.mark.parametrize("percent", [80, 100, 160, 200])
def test_its_figures_are_of_one_width(family: str, look, is_bold: bool, percent: int):
    theme = look.theme
    font = QFont(theme.font("text", bold=is_bold))
    font.setFamily(family)
    font.setPixelSize(theme.px(14) * percent // 100)
    metrics = QFontMetrics(font)
    assert len({metrics.horizontalAdvance(digit * 4) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("is_bold", [False, True])
def test_on_paper_its_digits_are_the_figures_of_one_width(qapp, family: str, is_bold: bool):
    printed, shown = QFont(paper_family(FONTS)), QFont(family)
    shown.setFeature(QFont.Tag("tnum"), 1)
    for font in (printed, shown):
        font.setBold(is_bold)
        font.setPixelSize(64)
    digits = "0123456789"
    widths = [
        QFontMetrics(font).horizontalAdvance(each) for font in (printed, shown) for each in digits
    ]
    assert len(set(widths)) == 1
    face = QRawFont.fromFont(printed)
    assert face.familyName() == "Inter Even"
    assert face.styleName() == ("Bold" if is_bold else "Regular")


@pytest.mark.parametrize("words", ["Table 17, 09:30, +3:20.", "Стол 17, 09:30, +3:20."])
def test_what_is_printed_into_a_pdf_is_found_in_it(qapp, make_look, words: str):
    look = make_look(lambda: bundled_family(FONTS), lambda: paper_family(FONTS))
    look.dress(ThemeChoice.LIGHT, 100, TypefaceChoice.BUNDLED)
    data = QBuffer()
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    assert print_out(
        html_job(look, "Slip", f"<p>{words}</p><p><b>{words}</b></p>"), QPdfWriter(data)
    )
    page = pypdfium2.PdfDocument(bytes(data.data().data()))[0].get_textpage()
    assert page.get_text_range().count(words) == 2


def test_without_its_files_the_systems_stands_in(qapp, tmp_path: Path):
    assert bundled_family(tmp_path) == ""
    assert paper_family(tmp_path) == ""


def test_it_lies_beside_its_licence():
    assert "SIL OPEN FONT LICENSE Version 1.1" in (FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "Inter" in (FONTS / "NOTICE").read_text(encoding="utf-8")


def test_the_look_wears_it_and_takes_it_off(qapp, make_look, family: str):
    look = make_look(lambda: family)
    look.dress(ThemeChoice.LIGHT, 100, TypefaceChoice.BUNDLED)
    assert look.theme.font().family() == "Inter"
    look.dress(ThemeChoice.LIGHT, 100, TypefaceChoice.SYSTEM)
    assert look.theme.font().family() != "Inter"


def test_a_look_without_it_keeps_the_systems(qapp, make_look):
    look = make_look(str)
    look.dress(ThemeChoice.LIGHT, 100, TypefaceChoice.BUNDLED)
    assert look.theme.font().family() == qapp.font().family()
