"""Digits stand still while they change."""

from PySide6.QtGui import QColor, QImage, QPainter

from judgekit.ui.widgets.painting.digits import (
    digits_height,
    digits_rect,
    digits_width,
    paint_digits,
)

MINUS = "\u2212"


def painted(font, text) -> QImage:
    image = QImage(600, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_digits(painter, font, QColor("black"), (20, 150), text)
    painter.end()
    return image


def inked(image: QImage) -> list[tuple[int, int]]:
    return [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).lightness() < 128
    ]


def test_every_digit_takes_the_same_room(look):
    font = look.theme.sized_font(42, bold=True)
    assert digits_width(font, "11:11") == digits_width(font, "00:00")
    assert digits_width(font, f"{MINUS}11:11") > digits_width(font, "11:11")


def test_nothing_is_painted_outside_the_rectangle_that_is_painted_anew(look):
    font = look.theme.sized_font(42, bold=True)
    for text in ("12:40", f"{MINUS}03:20"):
        room = digits_rect(font, (20, 150), text)
        places = inked(painted(font, text))
        assert places
        assert all(room.contains(x, y) for x, y in places)


def test_the_height_is_that_of_the_digits(look):
    font = look.theme.sized_font(42, bold=True)
    rows = [y for _, y in inked(painted(font, "00:00"))]
    assert abs(max(rows) - min(rows) + 1 - digits_height(font)) <= 3
