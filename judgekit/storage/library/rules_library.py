"""Read the library from disk: manifest, original texts, corrections, alignment -> a Library."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from judgekit.domain.rules.alignment import Alignment, AlignmentGroup
from judgekit.domain.rules.corrections import Correction
from judgekit.domain.rules.cross_references import resolve_references
from judgekit.domain.rules.document import Document
from judgekit.domain.rules.edition_facts import EditionFacts
from judgekit.domain.rules.joining import joined
from judgekit.domain.rules.library import Library, LibraryFacts, UnreadText
from judgekit.domain.shared.moment import is_day
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.reading.documents.language_words import language_words
from judgekit.reading.documents.text_forms import TEXT_READERS
from judgekit.reading.documents.titles import readable_document
from judgekit.storage.library.imported_editions import ImportedEdition

MANIFEST = "manifest.json"
CORRECTIONS = "corrections.json"
ALIGNMENT = "alignment.json"

_LARGEST_TEXT = 8 * 1024 * 1024
_LARGEST_DATA = 4 * 1024 * 1024
_MOST_TEXTS = 200

_Data = TypeVar("_Data")


class TextEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Manifest entry of one text.

    `form` names the reader; `edition_of` is a readable description of the kind of document; `part`
    is the number of the one rule that the text has of it, empty for a whole document;
    `sha256` is that of the text with line feeds as line ends.
    """

    id: str
    kind: str
    form: str
    language: str
    title: str
    effective_date: str | None
    published: str | None
    source: str
    edition_of: str
    credits: tuple[str, ...]
    rights: str
    sha256: str
    part: str = ""


class Manifest(msgspec.Struct, frozen=True):
    """All texts of the library, in display order."""

    texts: tuple[TextEntry, ...]


def read_library(
    rules_folder: Path,
    facts: EditionFacts | None = None,
    imported: Sequence[ImportedEdition] = (),
) -> Library:
    """Read every text that the manifest names; the imported editions follow, in place of bundled
    ones of the same id. `facts` are what is known about editions.

    A missing or damaged text is skipped and reported in `Library.unread`, so that the others can
    still be read. Raises EnvironmentFailure if the manifest is unusable or no text is left.
    """
    manifest = _read_manifest(rules_folder / MANIFEST)
    corrections = _read_data(rules_folder / CORRECTIONS, tuple[Correction, ...]) or ()
    groups = _read_data(rules_folder / ALIGNMENT, tuple[AlignmentGroup, ...]) or ()
    documents: list[Document] = []
    failures: list[tuple[TextEntry, EnvironmentFailure]] = []
    for entry in manifest.texts:
        try:
            documents.append(_read_document(rules_folder, entry))
        except EnvironmentFailure as failure:
            failures.append((entry, failure))
    if not documents and failures:
        raise failures[0][1]
    unread = tuple(
        UnreadText(entry.id, entry.source, failure.reason.value) for entry, failure in failures
    )
    own = {each.document.id for each in imported}
    documents = [each for each in documents if each.id not in own]
    documents += [readable_document(each.document) for each in imported]
    resolved = resolve_references(tuple(documents), corrections)
    alignment = joined(
        Alignment(groups),
        (
            (each.document.id, [one.ref for one in each.document.sections], each.counterparts)
            for each in imported
            if each.counterparts is not None
        ),
    )
    known = LibraryFacts((facts.changes,), facts.figures) if facts is not None else None
    return Library(resolved, alignment, corrections, unread, known)


def _read_manifest(path: Path) -> Manifest:
    raw = _bytes(path, _LARGEST_DATA, FailureReason.MANIFEST_DAMAGED)
    try:
        manifest = msgspec.json.decode(raw, type=Manifest)
    except UNDECODABLE as error:
        raise EnvironmentFailure(FailureReason.MANIFEST_DAMAGED, str(path), str(error)) from error
    problem = _manifest_problem(manifest)
    if problem:
        raise EnvironmentFailure(FailureReason.MANIFEST_DAMAGED, str(path), problem)
    return manifest


def _manifest_problem(manifest: Manifest) -> str:
    """Return why a manifest of the right shape is unusable, or an empty string."""
    ids = [entry.id for entry in manifest.texts]
    if not ids or len(ids) > _MOST_TEXTS:
        return f"{len(ids)} texts"
    if len(set(ids)) < len(ids):
        return "two texts of the same id"
    for entry in manifest.texts:
        if entry.form not in TEXT_READERS:
            return f"{entry.id}: unknown form {entry.form!r}"
        if not _is_file_name(entry.source):
            return f"{entry.id}: source is no plain file name"
        for day in (entry.effective_date, entry.published):
            if day is not None and not is_day(day):
                return f"{entry.id}: {day!r} is no date"
    return ""


def _is_file_name(name: str) -> bool:
    return name.isprintable() and Path(name).name == name and name not in ("", ".", "..")


def _read_document(folder: Path, entry: TextEntry) -> Document:
    path = folder / entry.source
    raw = _bytes(path, _LARGEST_TEXT, FailureReason.TEXT_MISSING).replace(b"\r\n", b"\n")
    if hashlib.sha256(raw).hexdigest() != entry.sha256:
        raise EnvironmentFailure(
            FailureReason.TEXT_DAMAGED, str(path), "not the text that the manifest describes"
        )
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(path), "not UTF-8") from error
    sections = TEXT_READERS[entry.form](text, language_words(entry.language))
    if not sections:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(path), "no section found")
    return Document(
        id=entry.id,
        kind=entry.kind,
        language=entry.language,
        title=entry.title,
        effective_date=entry.effective_date,
        published=entry.published,
        source=entry.source,
        sections=sections,
        credits=entry.credits,
        rights=entry.rights,
        part=entry.part,
    )


def _read_data(path: Path, shape: type[_Data]) -> _Data | None:
    """Read a data file beside the texts; None if there is no such file."""
    if not path.exists():
        return None
    raw = _bytes(path, _LARGEST_DATA, FailureReason.FILE_UNREADABLE)
    try:
        return msgspec.json.decode(raw, type=shape)
    except UNDECODABLE as error:
        raise EnvironmentFailure(FailureReason.TEXT_DAMAGED, str(path), str(error)) from error


def _bytes(path: Path, largest: int, missing: FailureReason) -> bytes:
    """Read a file's bytes; `missing` is the reason reported if there is no such file."""
    try:
        with path.open("rb") as file:
            raw = file.read(largest + 1)
    except FileNotFoundError as error:
        raise EnvironmentFailure(missing, str(path), "no such file") from error
    except OSError as error:
        detail = error.strerror or type(error).__name__
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), detail) from error
    if len(raw) > largest:
        raise EnvironmentFailure(
            FailureReason.FILE_UNREADABLE, str(path), f"larger than {largest} bytes"
        )
    return raw
