"""Compares pictures as the eye does."""

from __future__ import annotations

from operator import sub

from PySide6.QtGui import QImage

UNSEEN = 4
"""Steps of 255 by which a colour may differ: Qt blends several dots at a time where their place in
memory lets it, and rounds otherwise there than it does dot by dot."""


def same_picture(one: QImage, other: QImage) -> bool:
    """Whether both have the same size and nobody sees them differ."""
    if one.size() != other.size():
        return False
    first, second = _dots(one), _dots(other)
    return first == second or max(map(abs, map(sub, first, second))) <= UNSEEN


def _dots(picture: QImage) -> bytes:
    # A name holds it: what `constBits` returns does not.
    converted = picture.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(converted.constBits())
