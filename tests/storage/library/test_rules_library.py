"""Reading the library: what is damaged is told, and takes nothing else with it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.library.rules_library import read_library

ENGLISH = "# 1. Rules\n\n## 1.1 Checks\n\nSee section 1.2.\n\n## 1.2 Time\n\nText.\n"
SPANISH = "# 1. Reglas\n\n## 1.1 Control\n\nTexto.\n"


def entry(document_id: str, text: str, **changes: object) -> dict[str, object]:
    kind, language, date = document_id.split("-", 2)
    return {
        "id": document_id,
        "kind": kind,
        "form": "tournament-rules",
        "language": language,
        "title": "Rules",
        "effective_date": date,
        "published": None,
        "source": f"{document_id}.txt",
        "edition_of": "Rules",
        "credits": ["Somebody"],
        "rights": "Theirs",
        "sha256": hashlib.sha256(text.encode()).hexdigest(),
    } | changes


def library_folder(folder: Path, **changes: object) -> Path:
    """A folder with an English and a Spanish text; `changes` go to the manifest's first entry."""
    (folder / "mtr-en-2019-05-03.txt").write_bytes(ENGLISH.encode())
    (folder / "mtr-es-2021-07-23.txt").write_bytes(SPANISH.encode())
    entries = [
        entry("mtr-en-2019-05-03", ENGLISH, **changes),
        entry("mtr-es-2021-07-23", SPANISH),
    ]
    (folder / "manifest.json").write_text(json.dumps({"texts": entries}), encoding="utf-8")
    return folder


def failure_of(folder: Path) -> FailureReason:
    with pytest.raises(EnvironmentFailure) as caught:
        read_library(folder)
    return caught.value.reason


def test_texts_are_read_in_the_order_of_the_manifest(tmp_path: Path) -> None:
    library = read_library(library_folder(tmp_path))
    assert [document.id for document in library.documents] == [
        "mtr-en-2019-05-03",
        "mtr-es-2021-07-23",
    ]
    assert library.documents[0].credits == ("Somebody",)
    assert library.unread == ()


def test_alignment_and_corrections_may_be_missing(tmp_path: Path) -> None:
    library = read_library(library_folder(tmp_path))
    assert library.alignment.groups == ()
    assert library.corrections == ()


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda path: path.unlink(), FailureReason.TEXT_MISSING),
        (lambda path: path.write_bytes(b"other"), FailureReason.TEXT_DAMAGED),
        (lambda path: path.write_bytes(b""), FailureReason.TEXT_DAMAGED),
        (lambda path: (path.unlink(), path.mkdir()), FailureReason.FILE_UNREADABLE),
    ],
)
def test_a_bad_text_is_told_and_leaves_the_others(tmp_path: Path, damage, reason) -> None:
    library_folder(tmp_path)
    damage(tmp_path / "mtr-en-2019-05-03.txt")
    library = read_library(tmp_path)
    assert [document.id for document in library.documents] == ["mtr-es-2021-07-23"]
    (unread,) = library.unread
    assert (unread.document, unread.source) == ("mtr-en-2019-05-03", "mtr-en-2019-05-03.txt")
    assert unread.reason == reason.value


def test_a_text_that_is_not_utf_8_is_damaged(tmp_path: Path) -> None:
    raw = "Año\n".encode("latin-1")
    library_folder(tmp_path, sha256=hashlib.sha256(raw).hexdigest())
    (tmp_path / "mtr-en-2019-05-03.txt").write_bytes(raw)
    assert [unread.reason for unread in read_library(tmp_path).unread] == ["text-damaged"]


def test_a_text_without_a_section_is_damaged(tmp_path: Path) -> None:
    raw = b"\n\n\n"
    library_folder(tmp_path, sha256=hashlib.sha256(raw).hexdigest())
    (tmp_path / "mtr-en-2019-05-03.txt").write_bytes(raw)
    assert [unread.reason for unread in read_library(tmp_path).unread] == ["text-damaged"]


def test_other_line_ends_are_the_same_text(tmp_path: Path) -> None:
    library_folder(tmp_path)
    path = tmp_path / "mtr-en-2019-05-03.txt"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert read_library(tmp_path).unread == ()


def test_where_no_text_is_left_it_fails(tmp_path: Path) -> None:
    library_folder(tmp_path)
    for path in tmp_path.glob("*.txt"):
        path.unlink()
    assert failure_of(tmp_path) is FailureReason.TEXT_MISSING


@pytest.mark.parametrize(
    "changes",
    [
        {"form": "scroll"},
        {"id": "mtr-es-2021-07-23"},
        {"source": "../outside.txt"},
        {"source": ""},
        {"source": "a\0b"},
        {"effective_date": "soon"},
        {"effective_date": "2019-13-45"},
        {"published": "20190503"},
        {"language": 5},
        {"surplus": True},
    ],
)
def test_a_manifest_that_makes_no_sense_is_damaged(tmp_path: Path, changes) -> None:
    assert failure_of(library_folder(tmp_path, **changes)) is FailureReason.MANIFEST_DAMAGED


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"texts": []}', b"\xff\xfe", b"null"])
def test_a_manifest_that_cannot_be_read_is_damaged(tmp_path: Path, raw: bytes) -> None:
    (library_folder(tmp_path) / "manifest.json").write_bytes(raw)
    assert failure_of(tmp_path) is FailureReason.MANIFEST_DAMAGED


def test_a_missing_folder_is_a_damaged_manifest(tmp_path: Path) -> None:
    assert failure_of(tmp_path / "nowhere") is FailureReason.MANIFEST_DAMAGED


@pytest.mark.parametrize("name", ["corrections.json", "alignment.json"])
def test_damaged_notes_beside_the_texts_are_told(tmp_path: Path, name: str) -> None:
    (library_folder(tmp_path) / name).write_text("[{]", encoding="utf-8")
    assert failure_of(tmp_path) is FailureReason.TEXT_DAMAGED


def test_a_file_beyond_all_measure_is_not_read(tmp_path: Path) -> None:
    library_folder(tmp_path)
    with (tmp_path / "mtr-en-2019-05-03.txt").open("wb") as file:
        file.truncate(9 * 1024 * 1024)
    assert [unread.reason for unread in read_library(tmp_path).unread] == ["file-unreadable"]
