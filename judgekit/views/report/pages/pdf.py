"""Pages as a PDF, its typeface embedded."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import TYPE_CHECKING

from judgekit.views.report.pages.marks import (
    Align,
    Box,
    Hatched,
    Ink,
    Mark,
    Pages,
    Said,
    Stroke,
)
from judgekit.views.report.pages.typeface import Typeface

if TYPE_CHECKING:
    from reportlab.lib.colors import Color
    from reportlab.pdfgen.canvas import Canvas

MARGIN = 42.5
"""15 mm."""
A4 = (595.28, 841.89)
HATCH = 3.0


def room_of(paper: tuple[float, float]) -> tuple[float, float]:
    """What can be printed on of a paper."""
    return paper[0] - 2 * MARGIN, paper[1] - 2 * MARGIN


def pdf_of(pages: Pages, typeface: Typeface) -> bytes:
    """The pages as a PDF; the same pages give the same bytes."""
    from reportlab.lib.colors import HexColor  # noqa: PLC0415  (see Typeface)
    from reportlab.pdfbase.pdfmetrics import registerFont  # noqa: PLC0415
    from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415

    for is_even, files in enumerate((typeface.files, typeface.even_files)):
        for weight, file in enumerate(files):
            registerFont(TTFont(_name(bool(weight), bool(is_even)), BytesIO(file)))
    written = BytesIO()
    size = pages.width + 2 * MARGIN, pages.height + 2 * MARGIN
    canvas = Canvas(
        written,
        pagesize=size,
        invariant=1,
        lang=pages.language,
        pageCompression=1,
        initialFontName=_name(False, True),
    )
    drawing = _Drawing(canvas, typeface, {ink: HexColor(ink.value) for ink in Ink})
    canvas.setTitle(pages.title)
    canvas.setCreator("Judgekit")
    for page in pages.pages:
        canvas.translate(MARGIN, MARGIN + pages.height)
        for mark in page.marks:
            drawing.draw(mark)
        canvas.showPage()
    canvas.save()
    return written.getvalue()


class _Drawing:
    """Draws marks; reading a colour takes longer than drawing with it, so all are read before."""

    def __init__(self, canvas: Canvas, typeface: Typeface, inks: Mapping[Ink, Color]) -> None:
        self._canvas, self._typeface, self._inks = canvas, typeface, inks

    def draw(self, mark: Mark) -> None:
        """Draw a mark on the present page."""
        canvas = self._canvas
        if isinstance(mark, Said):
            self._say(mark)
        elif isinstance(mark, Stroke):
            canvas.setStrokeColor(self._inks[mark.ink])
            canvas.setLineWidth(mark.width)
            canvas.line(mark.x, -mark.y, mark.to_x, -mark.to_y)
        elif isinstance(mark, Hatched):
            self._hatch(mark)
        else:
            self._box(mark)

    def _say(self, said: Said) -> None:
        canvas, typeface = self._canvas, self._typeface
        canvas.setFont(_name(said.bold, said.even), said.size)
        canvas.setFillColor(self._inks[said.ink])
        canvas.drawString(said.x - offset(said, typeface), -said.y, typeface.known(said.text))

    def _hatch(self, mark: Hatched) -> None:
        canvas = self._canvas
        canvas.saveState()
        path = canvas.beginPath()
        path.rect(mark.x, -mark.y - mark.height, mark.width, mark.height)
        canvas.clipPath(path, stroke=0, fill=0)
        canvas.setStrokeColor(self._inks[mark.ink])
        canvas.setLineWidth(HATCH / 2)
        x = mark.x - mark.height
        while x < mark.x + mark.width:
            canvas.line(x, -mark.y - mark.height, x + mark.height, -mark.y)
            x += HATCH
        canvas.restoreState()

    def _box(self, box: Box) -> None:
        canvas = self._canvas
        if box.ink is not None:
            canvas.setFillColor(self._inks[box.ink])
        if box.edge is not None:
            canvas.setStrokeColor(self._inks[box.edge])
            canvas.setLineWidth(0.75)
        fill, stroke = int(box.ink is not None), int(box.edge is not None)
        place = box.x, -box.y - box.height, box.width, box.height
        canvas.rect(*place, stroke=stroke, fill=fill)


def _name(bold: bool, even: bool) -> str:
    """What the PDF calls a weight of the typeface, with figures of one width or not."""
    return f"Inter-{'Bold' if bold else 'Regular'}{'-Even' if even else ''}"


def offset(said: Said, typeface: Typeface) -> float:
    """How far to the left of its `x` a word begins."""
    if said.align is Align.LEFT:
        return 0
    width = typeface.width(typeface.known(said.text), said.size, bold=said.bold)
    return width if said.align is Align.RIGHT else width / 2
