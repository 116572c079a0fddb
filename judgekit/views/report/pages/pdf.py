"""Pages as a PDF, its typeface embedded."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from judgekit.views.report.pages.marks import Align, Box, Hatched, Mark, Pages, Said, Stroke
from judgekit.views.report.pages.typeface import Typeface, set_even

if TYPE_CHECKING:
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
    from reportlab.pdfbase.pdfmetrics import registerFont  # noqa: PLC0415  (see Typeface)
    from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415

    for weight, file in enumerate(typeface.files):
        for is_even in (False, True):
            font = TTFont(_name(bool(weight), is_even), BytesIO(file))
            if is_even:
                set_even(font.face, file)
                # Of faces with one name, only one is embedded.
                font.face.name += b"-Even"
            registerFont(font)
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
    canvas.setTitle(pages.title)
    canvas.setCreator("Judgekit")
    for page in pages.pages:
        canvas.translate(MARGIN, MARGIN + pages.height)
        for mark in page.marks:
            _draw(canvas, mark, typeface)
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def _draw(canvas: Canvas, mark: Mark, typeface: Typeface) -> None:
    if isinstance(mark, Said):
        _say(canvas, mark, typeface)
    elif isinstance(mark, Stroke):
        canvas.setStrokeColor(mark.ink.value)
        canvas.setLineWidth(mark.width)
        canvas.line(mark.x, -mark.y, mark.to_x, -mark.to_y)
    elif isinstance(mark, Hatched):
        _hatch(canvas, mark)
    else:
        _box(canvas, mark)


def _say(canvas: Canvas, said: Said, typeface: Typeface) -> None:
    canvas.setFont(_name(said.bold, said.even), said.size)
    canvas.setFillColor(said.ink.value)
    canvas.drawString(said.x - offset(said, typeface), -said.y, typeface.known(said.text))


def _name(bold: bool, even: bool) -> str:
    """What the PDF calls a weight of the typeface, with figures of one width or not."""
    return f"Inter-{'Bold' if bold else 'Regular'}{'-Even' if even else ''}"


def offset(said: Said, typeface: Typeface) -> float:
    """How far to the left of its `x` a word begins."""
    if said.align is Align.LEFT:
        return 0
    width = typeface.width(typeface.known(said.text), said.size, bold=said.bold)
    return width if said.align is Align.RIGHT else width / 2


def _hatch(canvas: Canvas, mark: Hatched) -> None:
    canvas.saveState()
    path = canvas.beginPath()
    path.rect(mark.x, -mark.y - mark.height, mark.width, mark.height)
    canvas.clipPath(path, stroke=0, fill=0)
    canvas.setStrokeColor(mark.ink.value)
    canvas.setLineWidth(HATCH / 2)
    x = mark.x - mark.height
    while x < mark.x + mark.width:
        canvas.line(x, -mark.y - mark.height, x + mark.height, -mark.y)
        x += HATCH
    canvas.restoreState()


def _box(canvas: Canvas, box: Box) -> None:
    if box.ink is not None:
        canvas.setFillColor(box.ink.value)
    if box.edge is not None:
        canvas.setStrokeColor(box.edge.value)
        canvas.setLineWidth(0.75)
    fill, stroke = int(box.ink is not None), int(box.edge is not None)
    canvas.rect(box.x, -box.y - box.height, box.width, box.height, stroke=stroke, fill=fill)
