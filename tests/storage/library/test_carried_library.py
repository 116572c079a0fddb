"""A library carried to another computer as one file, and what such a file may try."""

from __future__ import annotations

import errno
import io
import os
import tarfile
from datetime import date

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.domain.rules.document_import import (
    DocumentKind,
    DocumentRefused,
    GivenFacts,
    RefusalReason,
)
from judgekit.domain.rules.glossary import Glossary
from judgekit.domain.rules.joining import Counterparts
from judgekit.domain.rules.library import Library
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.library.document_imports import KeptDocumentImports
from judgekit.storage.library.imported_editions import ImportedEditions
from judgekit.storage.library.library_archive import CONTENTS, FORM, CarriedDocument, Contents
from judgekit.storage.library.rules_library import joined
from tests.builders import library
from tests.small_documents import rules_file

OLD, NEW = "mtr-en-2025-01-10", "mtr-en-2026-02-27"
DAY = date(2026, 3, 1)
NO_MARKS = ReadingMarks()


class Rules:
    """The library of a folder, without an index."""

    def __init__(self, folder) -> None:
        self._editions = ImportedEditions(folder)

    def library(self) -> Library:
        kept = [each for each in self._editions.all() if each.counterparts is not None]
        whole = library(*(each.document for each in self._editions.all()))
        refs = (
            (each.document.id, [one.ref for one in each.document.sections], each.counterparts)
            for each in kept
        )
        return Library(whole.documents, joined(whole.alignment, refs))

    def glossary(self) -> Glossary:
        return Glossary(())

    def refresh(self, progress=lambda part: None) -> None:
        progress(1.0)


class Laptop:
    """A computer with its own library; each import is a minute after the one before."""

    def __init__(self, folder, minute: int = 0) -> None:
        self.rules = Rules(folder / "library")
        self._minute = minute
        self.imports = KeptDocumentImports(
            folder / "library", folder, self.rules, lambda: "2026-03-01", self._now
        )

    def _now(self) -> str:
        self._minute += 1
        return f"2026-03-01T10:{self._minute:02}:00+00:00"

    def has(self, path) -> str:
        return self.imports.keep(self.imports.propose(path)).id

    def ids(self) -> set[str]:
        return set(self.imports.imported())


@pytest.fixture
def here(tmp_path):
    (tmp_path / "here").mkdir()
    return Laptop(tmp_path / "here")


@pytest.fixture
def there(tmp_path):
    (tmp_path / "there").mkdir()
    return Laptop(tmp_path / "there", minute=30)


def carried(laptop, path, marks=NO_MARKS):
    laptop.imports.export(path, marks)
    return path


def test_documents_marks_and_work_by_hand_arrive(here, there, tmp_path):
    here.has(rules_file(tmp_path, "January 10, 2025"))
    here.has(rules_file(tmp_path))
    here.imports.set_counterpart(RuleReference(NEW, "1.2"), OLD, "2.1")
    marks = ReadingMarks().toggle_bookmark(RuleReference(NEW, "2.4"), DAY)

    brought = there.imports.bring(carried(here, tmp_path / "all", marks))

    assert set(brought.kept) == {OLD, NEW} == there.ids()
    assert brought.marks == marks
    pair = there.rules.library().alignment.counterpart(RuleReference(NEW, "1.2"), OLD)
    assert (pair.ref, pair.confidence) == ("2.1", 1.0)


def test_of_the_same_document_the_newer_import_stays(here, there, tmp_path):
    here.has(rules_file(tmp_path, wording="as it was read first"))
    there.has(rules_file(tmp_path, wording="as it was read later"))

    brought = there.imports.bring(carried(here, tmp_path / "all"))
    assert brought.stayed == (NEW,)
    brought = here.imports.bring(carried(there, tmp_path / "all"))
    assert brought.kept == (NEW,)

    for laptop in (here, there):
        text = laptop.rules.library().section(RuleReference(NEW, "1.1")).blocks[0].text
        assert "as it was read later" in text


def test_bringing_the_same_file_twice_changes_nothing(here, there, tmp_path):
    here.has(rules_file(tmp_path))
    path = carried(here, tmp_path / "all")
    there.imports.bring(path)
    before = there.imports.stored()
    assert there.imports.bring(path).stayed == (NEW,)
    assert there.imports.stored() == before


def test_work_by_hand_survives_a_second_reading_and_goes_with_its_base(here, tmp_path):
    here.has(rules_file(tmp_path, "January 10, 2025"))
    here.has(rules_file(tmp_path))
    assert here.imports.set_counterpart(RuleReference(OLD, "2.1"), NEW, None)
    here.imports.keep(here.imports.read_again(NEW))
    alignment = here.rules.library().alignment
    assert alignment.counterpart(RuleReference(OLD, "2.1"), NEW).ref is None
    assert alignment.counterpart(RuleReference(OLD, "2.4"), NEW).ref == "2.4"

    assert here.imports.remove(OLD)
    assert here.rules.library().alignment.groups == ()


def test_of_a_file_that_was_cut_nothing_is_kept(here, there, tmp_path):
    here.has(rules_file(tmp_path))
    here.has(rules_file(tmp_path, "January 10, 2025"))
    path = carried(here, tmp_path / "all")
    size = rules_file(tmp_path).stat().st_size
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(b"Sanctioned") + size // 2])
    with pytest.raises(DocumentRefused) as refused:
        there.imports.bring(path)
    assert refused.value.reason is RefusalReason.NOT_A_LIBRARY
    assert there.ids() == set()


@given(content=st.binary(max_size=3000))
def test_any_other_file_is_refused(tmp_path_factory, content):
    folder = tmp_path_factory.mktemp("any")
    (folder / "file").write_bytes(content)
    with pytest.raises(DocumentRefused):
        Laptop(folder).imports.bring(folder / "file")


def archive(path, contents, *sources, name=CONTENTS, kind=tarfile.REGTYPE, size=None):
    raw = contents if isinstance(contents, bytes) else msgspec.json.encode(contents)
    with tarfile.open(path, "w") as made:
        for at, content in enumerate((raw, *sources)):
            member = tarfile.TarInfo(name if at == 0 else "../../out")
            member.size = len(content)
            member.type = kind
            if at and size is not None:
                member.size = size
                made.fileobj.write(member.tobuf())  # addfile refuses a size that is not so
            else:
                made.addfile(member, io.BytesIO(content))
    return path


def told(**changed):
    facts = {
        "id": "../out",
        "kind": "mtr",
        "language": "en",
        "date": "2026-02-27",
        "file_name": "rules.md",
        "sha256": "",
        "imported": "2026-03-01T10:00:00+00:00",
    }
    return msgspec.convert({**facts, **changed}, CarriedDocument)


def test_no_name_in_the_file_leads_out_of_the_library(there, tmp_path):
    text = rules_file(tmp_path).read_bytes()
    path = archive(tmp_path / "all", Contents(FORM, (told(file_name="../../rules.md"),)), text)
    before = {each for each in tmp_path.rglob("*") if "library" not in each.parts}
    assert there.imports.bring(path).kept == (NEW,)
    assert {each for each in tmp_path.rglob("*") if "library" not in each.parts} == before


@pytest.mark.parametrize(
    "contents",
    [
        b"[" * 100_000,
        b"{}",
        Contents(FORM, (told(language="../"),)),
        Contents(FORM, (told(date="yesterday"),)),
        Contents(FORM, (told(imported="soon"),)),
        Contents(FORM, (told(file_name="a\nb"),)),
        Contents(FORM, (told(),) * 501),
    ],
)
def test_implausible_contents_are_refused(there, tmp_path, contents):
    with pytest.raises(DocumentRefused) as refused:
        there.imports.bring(archive(tmp_path / "all", contents, b"x"))
    assert refused.value.reason is RefusalReason.NOT_A_LIBRARY


def test_a_newer_form_is_told_apart(there, tmp_path):
    with pytest.raises(DocumentRefused) as refused:
        there.imports.bring(archive(tmp_path / "all", Contents(FORM + 1)))
    assert refused.value.reason is RefusalReason.NEWER_LIBRARY


def test_a_size_beyond_all_bounds_is_not_read(there, tmp_path):
    path = archive(tmp_path / "all", Contents(FORM, (told(),)), b"", size=1 << 40)
    with pytest.raises(DocumentRefused):
        there.imports.bring(path)


def test_a_document_that_cannot_be_read_is_named_and_the_others_come(there, tmp_path):
    documents = (told(file_name="empty.pdf"), told())
    text = rules_file(tmp_path).read_bytes()
    brought = there.imports.bring(archive(tmp_path / "all", Contents(FORM, documents), b"", text))
    assert (brought.kept, brought.refused) == ((NEW,), ("empty.pdf",))


def test_an_export_that_fails_leaves_no_file(here, tmp_path):
    here.has(rules_file(tmp_path))
    with pytest.raises(EnvironmentFailure):
        here.imports.export(tmp_path / "missing" / "all", ReadingMarks())
    assert not (tmp_path / "missing").exists()


def test_a_full_disk_half_way_leaves_what_was_there(here, tmp_path, monkeypatch):
    here.has(rules_file(tmp_path, wording="as it was read first"))
    before = here.rules.library().documents
    proposal = here.imports.propose(rules_file(tmp_path, wording="as it was read later"))

    def full(handle):
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(EnvironmentFailure) as failed:
        here.imports.keep(proposal)
    assert failed.value.reason is FailureReason.DISK_FULL
    with pytest.raises(EnvironmentFailure):
        here.imports.export(tmp_path / "all", ReadingMarks())
    assert here.rules.library().documents == before
    assert [each.name for each in (tmp_path / "here" / "library").iterdir()] == [NEW]
    assert not [each for each in tmp_path.iterdir() if "all" in each.name]


def test_what_is_kept_says_its_file_and_damage(here, tmp_path):
    path = rules_file(tmp_path)
    here.has(path)
    (stored,) = here.imports.stored()
    assert (stored.file_name, stored.bytes) == (path.name, path.stat().st_size)
    (tmp_path / "here" / "library" / NEW / "read.json").write_text("{")
    (damaged,) = here.imports.stored()
    assert damaged.is_damaged
    here.imports.keep(here.imports.read_again(NEW))
    assert not here.imports.stored()[0].is_damaged


def test_what_was_corrected_stays_when_the_file_is_read_again(here, tmp_path):
    given = GivenFacts(DocumentKind.TOURNAMENT_RULES, "en", "2026-03-05")
    here.imports.keep(here.imports.propose(rules_file(tmp_path), given))
    assert here.imports.read_again("mtr-en-2026-03-05").document.id == "mtr-en-2026-03-05"


def test_two_sections_never_keep_the_same_counterpart_by_hand():
    chosen = Counterparts("base").set_by_hand("1", "5").set_by_hand("2", "5").set_by_hand("3", None)
    assert chosen.by_hand == {"2": "5", "3": None}
    assert chosen.set_by_hand("4", None).by_hand == {"2": "5", "3": None, "4": None}
