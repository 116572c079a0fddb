"""An invitation as others take it: the QR code and the short code."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFontMetrics

from judgekit.network.joining.qr_code import qr_matrix
from judgekit.ui.look import ThemeChoice
from judgekit.ui.tournament.team.invitation_code import LARGEST, QrPicture, ShortCode

INVITATION = f"JUDGEKIT:{'ABCDEFGH' * 12}"
READABLE_FROM_A_METRE = 24
"""Pixels of a digit's height at 96 dpi: 6 mm, as on a departure board a metre away."""


@pytest.mark.parametrize("theme", list(ThemeChoice))
def test_every_module_is_black_on_white_in_every_theme(look, qtbot, theme):
    look.dress(theme, 100)
    picture = QrPicture(look)
    qtbot.addWidget(picture)
    modules = qr_matrix(INVITATION)
    picture.show_modules(modules)
    picture.resize(picture.sizeHint())
    image = picture.grab().toImage()
    side = min(picture.width(), picture.height()) // len(modules)
    top = (picture.height() - side * len(modules)) // 2
    assert side >= 4
    seen = tuple(
        tuple(
            image.pixelColor(column * side + side // 2, top + row * side + side // 2)
            == QColor("black")
            for column in range(len(modules))
        )
        for row in range(len(modules))
    )
    assert seen == modules


@pytest.mark.parametrize("width", [252, 292, 600])
def test_the_code_is_as_large_as_there_is_room_and_readable_from_a_metre(look, qtbot, width):
    code = ShortCode(look)
    qtbot.addWidget(code)
    code.show_code("12 345 678")
    code.resize(width, code.sizeHint().height())
    font = code.shown_font()
    metrics = QFontMetrics(font)
    assert metrics.horizontalAdvance(code.code) <= width
    assert metrics.capHeight() >= READABLE_FROM_A_METRE
    if width == 600:
        assert font.pixelSize() == look.theme.sized_font(LARGEST).pixelSize()
