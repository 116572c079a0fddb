"""Files that somebody may try to import and that no document can come of, made for a test."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter

from tests.reading.documents import made_documents

_MEGABYTE = 1024 * 1024
_CONTENT_TYPES = (
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/'
    'content-types"><Default Extension="xml" ContentType="application/xml"/></Types>'
)


def pdf_of_objects(*bodies: str, trailer: str = "") -> bytes:
    """A PDF of numbered objects, the first of which is the catalogue."""
    data = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(bodies, start=1):
        places.append(len(data))
        data += f"{number} 0 obj {body} endobj\n".encode("latin-1")
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    count = len(bodies) + 1
    data += f"xref\n0 {count}\n0000000000 65535 f \n{table}".encode() + (
        f"trailer << /Size {count} /Root 1 0 R {trailer} >>\nstartxref\n{len(data)}\n%%EOF"
    ).encode("latin-1")
    return data


def encrypted_pdf(path: Path) -> None:
    """A PDF that opens with a password only."""
    key = "<" + "5a" * 32 + ">"
    path.write_bytes(
        pdf_of_objects(
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
            f"<< /Filter /Standard /V 1 /R 2 /O {key} /U {key} /P -44 >>",
            trailer=f"/Encrypt 4 0 R /ID [{key} {key}]",
        )
    )


def pdf_of_many_pages(path: Path) -> None:
    """A PDF of 5,000 pages."""
    kids = " ".join(f"{number} 0 R" for number in range(3, 5003))
    page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>"
    pages = f"<< /Type /Pages /Kids [{kids}] /Count 5000 >>"
    path.write_bytes(pdf_of_objects("<< /Type /Catalog /Pages 2 0 R >>", pages, *[page] * 5000))


def scanned_pdf(path: Path) -> None:
    """Pictures of three pages."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setResolution(72)
    painter = QPainter(writer)
    picture = QImage(200, 280, QImage.Format.Format_RGB32)
    picture.fill(0xCCCCCC)
    for number in range(3):
        if number:
            writer.newPage()
        painter.drawImage(10, 10, picture)
    painter.end()


def damaged_pdf(path: Path) -> None:
    """The first part of a PDF, whose pages were behind it."""
    pdf_of_many_pages(path)
    path.write_bytes(path.read_bytes()[:4000])


def zip_bomb(path: Path) -> None:
    """A Word file of a few hundred kilobytes that unpacks to 300 MB."""
    path.write_bytes(_packed_300_megabytes())


@cache
def _packed_300_megabytes() -> bytes:
    """Packed once for all tests of a process, which takes a second."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", _CONTENT_TYPES)
        with archive.open("word/document.xml", "w", force_zip64=True) as part:
            for _ in range(300):
                part.write(b" " * _MEGABYTE)
    return made.getvalue()


def word_of_entities(path: Path) -> None:
    """A Word file whose text is named entities in ten storeys, a billion words when unfolded."""
    entities = '<!ENTITY e0 "word ">' + "".join(
        f'<!ENTITY e{number} "{f"&e{number - 1};" * 10}">' for number in range(1, 10)
    )
    good = io.BytesIO(made_documents.word())
    with zipfile.ZipFile(good) as archive, zipfile.ZipFile(path, "w") as made:
        for name in archive.namelist():
            content = archive.read(name)
            if name == "word/document.xml":
                declared = f"<!DOCTYPE w [{entities}]>".encode()
                head, rest = content.split(b"?>", 1)
                content = head + b"?>" + declared + rest.replace(b"Players must", b"&e9;")
            made.writestr(name, content)


def nested_page(path: Path) -> None:
    """HTML with 200,000 tags in one another."""
    deep = 200_000
    path.write_bytes(b"<html>" + b"<div>" * deep + b"1.1 Deep" + b"</div>" * deep)


def page_of_scripts(path: Path) -> None:
    """HTML whose text only a script would write."""
    text = made_documents.markdown().replace("\n", "\\n")
    script = f"<script>document.write(`{text}`)</script>"
    path.write_text(f"<html><body>{script}</body></html>", encoding="utf-8")


def huge_text(path: Path) -> None:
    """A text of 1 GB that takes no room on the disk."""
    with path.open("wb") as file:
        file.write(b"1.1 Title\n")
        file.truncate(1024 * _MEGABYTE)


def contents_only(path: Path) -> None:
    """Nothing but a table of contents."""
    lines = [f"{n}. A title of the chapter number {n} ........ {n + 2}" for n in range(1, 30)]
    path.write_text("\n".join(lines), encoding="utf-8")


BAD_FILES: Mapping[str, Callable[[Path], None]] = {
    "encrypted.pdf": encrypted_pdf,
    "scanned.pdf": scanned_pdf,
    "damaged.pdf": damaged_pdf,
    "5000-pages.pdf": pdf_of_many_pages,
    "bomb.docx": zip_bomb,
    "nested.html": nested_page,
    "scripts.html": page_of_scripts,
    "huge.txt": huge_text,
    "contents.txt": contents_only,
}
"""Makers by file name."""
