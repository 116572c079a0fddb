"""Design tokens, and a theme made from them: colours, fonts and measures."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

import msgspec
from PySide6.QtGui import QColor, QFont

from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason

PIXELS_PER_POINT = 96 / 72


class ThemeName(StrEnum):
    """Names of the themes."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class Tokens(msgspec.Struct, frozen=True):
    """The token file: colours by theme and token, type in points, measures and rings in pixels."""

    colours: dict[ThemeName, dict[str, str]]
    points: dict[str, float]
    pixels: dict[str, int]
    ring: dict[ThemeName, int]


def read_tokens(path: Path) -> Tokens:
    """Read the program's token file; raises EnvironmentFailure if it is missing or damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Tokens)
    except (OSError, *UNDECODABLE) as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), str(error)) from error


class Theme:
    """One theme at one text size. Immutable: another size or theme is another object.

    `scale` is 1.0 at 96 dpi and the design's text size; every measure is multiplied by it.
    """

    def __init__(
        self,
        tokens: Tokens,
        name: ThemeName,
        scale: float,
        family: str,
        *,
        is_printed: bool = False,
    ) -> None:
        """`is_printed`: letters keep the glyphs that a PDF knows them by."""
        self.name = name
        self.scale = scale
        self.family = family
        self.ring = self._scaled(tokens.ring[name])
        """Width of the focus ring, in pixels."""
        self._tokens = tokens
        # Other glyphs, of figures or of a colon between them, are found in no PDF.
        self._feature = ("calt", 0) if is_printed else ("tnum", 1)
        self._colours = {token: QColor(value) for token, value in tokens.colours[name].items()}
        self._fonts: dict[tuple[str, bool], QFont] = {}

    def at_scale(self, scale: float) -> Theme:
        """Return the same theme at another scale."""
        return Theme(self._tokens, self.name, scale, self.family)

    def color(self, token: str) -> QColor:
        """Return the colour of a token such as `text-muted`."""
        return self._colours[token]

    def hex(self, token: str) -> str:
        """Return the colour as `#RRGGBB`, for style sheets and SVG."""
        return self._tokens.colours[self.name][token]

    def px(self, pixels: float) -> int:
        """Convert design pixels to pixels at this scale."""
        return self._scaled(pixels)

    def measure(self, name: str) -> int:
        """Return a named measure of the token file, such as `row-outline`, in pixels."""
        return self._scaled(self._tokens.pixels[name])

    def font(self, size: str = "text", *, bold: bool = False) -> QFont:
        """Return the font of a size of the token file (`small`, `text`, `title`, ...), with digits
        of equal width; it is the caller's, to underline or strike out."""
        font = self._fonts.get((size, bold))
        if font is None:
            font = self.sized_font(self._tokens.points[size], bold=bold)
            self._fonts[size, bold] = font
        return QFont(font)

    def sized_font(self, points: float, *, bold: bool = False) -> QFont:
        """Return the font at a size in points, at 96 dpi before scaling."""
        font = QFont(self.family)
        font.setPixelSize(max(1, round(points * PIXELS_PER_POINT * self.scale)))
        font.setBold(bold)
        tag, value = self._feature
        font.setFeature(QFont.Tag(tag), value)
        return font

    def _scaled(self, pixels: float) -> int:
        return max(1, round(pixels * self.scale)) if pixels > 0 else 0
