"""The typeface that comes with the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QRawFont

from judgekit.system.resources import resources_folder
from judgekit.ui.look import Look, ThemeChoice, TypefaceChoice
from judgekit.ui.runtime.typeface import bundled_family
from judgekit.ui.widgets.icon import IconStore

FONTS = resources_folder() / "fonts"


@pytest.fixture
def make_look(qapp, tokens) -> Iterator[Callable[[Callable[[], str]], Look]]:
    """Makes a look with that bundled typeface; afterwards the application wears the system's."""

    def make(bundled: Callable[[], str]) -> Look:
        return Look(qapp, tokens, IconStore(resources_folder() / "icons"), bundled=bundled)

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
@pytest.mark.parametrize("percent", [80, 100, 160, 200])
def test_its_figures_are_of_one_width(family: str, look, is_bold: bool, percent: int):
    theme = look.theme
    font = QFont(theme.font("text", bold=is_bold))
    font.setFamily(family)
    font.setPixelSize(theme.px(14) * percent // 100)
    metrics = QFontMetrics(font)
    assert len({metrics.horizontalAdvance(digit * 4) for digit in "0123456789"}) == 1


def test_without_its_files_the_systems_stands_in(qapp, tmp_path: Path):
    assert bundled_family(tmp_path) == ""


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
