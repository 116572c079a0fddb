"""The rules provider: its index is made once, taken from the cache afterwards, and made again
whenever that is needed."""

from __future__ import annotations

import os
import shutil
import sys
import threading
from pathlib import Path

import apsw
import msgspec
import pytest

from judgekit.domain.rules.document_import import DocumentReading, SourceForm
from judgekit.domain.rules.joining import Counterparts
from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.search.queries.parsing import parse_query
from judgekit.storage.library.edition_facts_file import EditionFactsFile
from judgekit.storage.library.imported_editions import ImportedEditions, new_edition
from judgekit.storage.library.rules_provider import INDEX_NAME, CachedRulesProvider, OwnFiles
from judgekit.system.resources import resources_folder
from tests.builders import document, section


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    """A folder with copied resources and a cache that is already made."""
    folder = tmp_path_factory.mktemp("texts")
    for name in ("rules", "glossary", "editions", "asked"):
        shutil.copytree(resources_folder() / name, folder / "resources" / name)
    rules_provider = CachedRulesProvider(folder / "resources", folder / "cache")
    rules_provider.prepare(lambda _: None)
    rules_provider.close()
    return folder


@pytest.fixture
def home(made, tmp_path) -> Path:
    """The same, to be spoilt by one test."""
    shutil.copytree(made, tmp_path / "home")
    return tmp_path / "home"


def provider_of(home: Path) -> CachedRulesProvider:
    return CachedRulesProvider(home / "resources", home / "cache")


def first_ref(rules_provider: CachedRulesProvider, words: str) -> str:
    return rules_provider.search(parse_query(words), reader="en").hits[0].reference.ref


def test_a_second_start_takes_everything_from_the_cache(home):
    (home / "cache" / INDEX_NAME).stat()
    rules_provider = provider_of(home)
    assert rules_provider.is_prepared()
    assert len(rules_provider.library().documents) == 5
    assert first_ref(rules_provider, "time extension") == "2.6"
    assert rules_provider.state().state == "kept"
    rules_provider.close()


def test_progress_goes_up_to_one(tmp_path):
    seen: list[float] = []
    rules_provider = CachedRulesProvider(resources_folder(), tmp_path)
    rules_provider.prepare(seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    rules_provider.close()


def test_a_changed_text_makes_the_index_anew(home):
    glossary = home / "resources" / "glossary" / "glossary.json"
    glossary.write_bytes(glossary.read_bytes() + b"\n")
    assert not provider_of(home).is_prepared()


def test_changed_code_makes_the_index_anew(home):
    package = home / "judgekit"
    module = package / "search" / "words" / "stemming.py"
    module.parent.mkdir(parents=True)
    module.write_text("one way", encoding="utf-8")

    def is_prepared() -> bool:
        provider = CachedRulesProvider(home / "resources", home / "cache", package=package)
        was_prepared = provider.is_prepared()
        provider.prepare(lambda _: None)
        provider.close()
        return was_prepared

    assert [is_prepared(), is_prepared()] == [False, True]
    module.write_text("another way", encoding="utf-8")
    assert [is_prepared(), is_prepared()] == [False, True]


@pytest.mark.parametrize("keep", [0, 20, 4096, 200_000])
def test_a_cut_off_index_is_made_again_silently(home, keep):
    index = home / "cache" / INDEX_NAME
    index.write_bytes(index.read_bytes()[:keep])
    rules_provider = provider_of(home)
    assert first_ref(rules_provider, "time extension") == "2.6"
    rules_provider.close()
    assert provider_of(home).is_prepared()


def test_an_index_damaged_in_its_middle_is_made_again_silently(home):
    index = home / "cache" / INDEX_NAME
    content = bytearray(index.read_bytes())
    for page in range(1, len(content) // 4096):
        content[page * 4096 + 8 : page * 4096 + 64] = b"\xff" * 56
    index.write_bytes(content)
    rules_provider = provider_of(home)
    assert first_ref(rules_provider, "time extension") == "2.6"
    assert len(rules_provider.library().documents) == 5
    rules_provider.close()


def test_a_cache_folder_that_cannot_be_written_is_done_without(home):
    shutil.rmtree(home / "cache")
    (home / "cache").write_text("a file where the folder should be")
    rules_provider = provider_of(home)
    assert first_ref(rules_provider, "time extension") == "2.6"
    assert rules_provider.state().state == "in-memory"
    rules_provider.close()


def test_a_locked_index_is_told_or_done_without_but_never_a_traceback(home):
    holder = apsw.Connection(str(home / "cache" / INDEX_NAME))
    holder.execute("BEGIN EXCLUSIVE")
    rules_provider = provider_of(home)
    try:
        assert first_ref(rules_provider, "time extension") == "2.6"
    except EnvironmentFailure as failure:
        assert failure.reason is FailureReason.INDEX_LOCKED
    finally:
        rules_provider.close()
        holder.close()


def test_one_missing_text_leaves_the_others(home):
    (home / "resources" / "rules" / "001_1c5fa723ff0e9ed0.txt").unlink()
    rules_provider = provider_of(home)
    library = rules_provider.library()
    assert [text.reason for text in library.unread] == ["text-missing"]
    assert len(library.documents) == 4
    assert first_ref(rules_provider, "time extension") == "2.6"
    rules_provider.close()


def test_without_a_manifest_there_is_one_clear_failure(home):
    (home / "resources" / "rules" / "manifest.json").unlink()
    with pytest.raises(EnvironmentFailure) as raised:
        provider_of(home).library()
    assert raised.value.reason is FailureReason.MANIFEST_DAMAGED


@pytest.mark.skipif(
    sys.platform == "win32" or not hasattr(os, "geteuid") or os.geteuid() == 0,
    reason="needs a user whom the folder's rights bind",
)
def test_a_read_only_cache_is_done_without(home):
    (home / "cache" / INDEX_NAME).unlink()
    (home / "cache").chmod(0o500)
    rules_provider = provider_of(home)
    assert rules_provider.state().state == "in-memory"
    rules_provider.close()


def test_a_text_that_could_not_be_read_for_a_while_is_back_at_the_next_start(home):
    text = next((home / "resources" / "rules").glob("0*.txt"))
    (home / "cache" / INDEX_NAME).unlink()
    kept = text.stat()
    whole = text.read_bytes()
    text.write_bytes(whole.replace(b"e", b"o", 1))
    os.utime(text, ns=(kept.st_atime_ns, kept.st_mtime_ns))
    without = provider_of(home)
    assert [unread.source for unread in without.library().unread] == [text.name]
    assert without.state().state == "in-memory"
    without.close()
    text.write_bytes(whole)
    os.utime(text, ns=(kept.st_atime_ns, kept.st_mtime_ns))
    rules_provider = provider_of(home)
    assert rules_provider.library().unread == ()
    assert rules_provider.state().state == "kept"
    rules_provider.close()


def test_a_disk_that_fills_up_while_the_index_is_made_costs_only_the_cache(home, monkeypatch):
    (home / "cache" / INDEX_NAME).unlink()

    def full(*_):
        raise apsw.FullError("database or disk is full")

    monkeypatch.setattr("judgekit.storage.index.index_file.seal", full)
    rules_provider = provider_of(home)
    assert rules_provider.search(parse_query("deck check"), reader="en").hits
    assert rules_provider.state().state == "in-memory"
    assert list((home / "cache").iterdir()) == []
    rules_provider.close()


class GivenUp(Exception):
    """Nobody waits for the index any more."""


def test_who_gives_up_waiting_leaves_no_half_an_index(home):
    (home / "cache" / INDEX_NAME).unlink()

    def give_up(part):
        if part > 0.5:
            raise GivenUp

    with pytest.raises(GivenUp):
        provider_of(home).prepare(give_up)
    assert list((home / "cache").iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be removed there")
def test_an_index_that_is_removed_while_it_is_open_still_answers(home):
    rules_provider = provider_of(home)
    assert rules_provider.is_prepared()
    (home / "cache" / INDEX_NAME).unlink()
    assert rules_provider.search(parse_query("deck check"), reader="en").hits
    assert rules_provider.state().state == "in-memory"
    rules_provider.close()


def test_newer_facts_about_editions_make_the_index_anew(home):
    kept = home / "data" / "facts.json"
    facts = EditionFactsFile(home / "resources", kept)
    rules_provider = CachedRulesProvider(home / "resources", home / "cache", OwnFiles(facts=kept))
    assert rules_provider.library().known_until("mtr") == "2026-02-27"
    rules_provider.close()
    newer = msgspec.json.decode(msgspec.json.encode(facts.facts()))
    for part in ("changes", "figures", "bans"):
        newer[part]["known_until"] = "2027-01-01"
    (home / "facts.json").write_bytes(msgspec.json.encode(newer))
    facts.load(home / "facts.json")
    again = CachedRulesProvider(home / "resources", home / "cache", OwnFiles(facts=kept))
    assert not again.is_prepared()
    assert again.library().known_until("mtr") == "2027-01-01"
    again.close()


def test_an_import_is_found_at_once_and_replaces_the_older_edition_from_its_day_on(home):
    imported, days = home / "imported", ["2023-12-31"]
    folders = (home / "resources", home / "cache", OwnFiles(imported))
    rules_provider = CachedRulesProvider(*folders, today=lambda: days[-1])
    assert first_document(rules_provider, "time extension") == "mtr-en-2019-05-03"
    edition = document(
        "mtr-en-2024-01-01", section("2.5", "Time Extensions", "Unheardof minutes are granted.")
    )
    counterparts = Counterparts("mtr-en-2019-05-03", {"2.5": "2.6"})
    reading = DocumentReading(edition, SourceForm.TEXT)
    kept = new_edition(reading, b"text", "mtr.txt", "2024-01-01T00:00:00", counterparts)
    ImportedEditions(imported).keep(kept, b"text")
    rules_provider.refresh()
    assert first_document(rules_provider, "unheardof") == "mtr-en-2024-01-01"
    days.append("2024-01-01")
    assert first_document(rules_provider, "time extension") == "mtr-en-2024-01-01"
    assert len(rules_provider.library().documents) == 6
    ImportedEditions(imported).remove("mtr-en-2024-01-01")
    rules_provider.refresh()
    assert first_document(rules_provider, "time extension") == "mtr-en-2019-05-03"
    rules_provider.close()


def test_the_next_start_has_each_import_once_however_often_the_index_was_made_again(home):
    folders = (home / "resources", home / "cache", OwnFiles(home / "imported"))
    rules_provider = CachedRulesProvider(*folders)
    rules_provider.prepare(lambda _: None)
    for year in ("2024", "2025"):
        rules_provider.refresh()  # as when a counterpart was set by hand
        rules_provider.refresh()
        edition = document(f"mtr-en-{year}-01-01", section("2.5", "Time Extensions", "Minutes."))
        reading = DocumentReading(edition, SourceForm.TEXT)
        kept = new_edition(reading, b"text", "mtr.txt", f"{year}-01-01T00:00:00", None)
        ImportedEditions(home / "imported").keep(kept, b"text")
        rules_provider.refresh()
    rules_provider.close()
    again = CachedRulesProvider(*folders)
    assert again.is_prepared()
    ids = [each.id for each in again.library().documents]
    assert ids[5:] == ["mtr-en-2024-01-01", "mtr-en-2025-01-01"]
    again.close()


def first_document(rules_provider: CachedRulesProvider, words: str) -> str:
    hits = rules_provider.search(parse_query(words), reader="en").hits
    return hits[0].reference.document


def test_the_library_is_given_while_another_thread_renews_it(home):
    rules_provider = provider_of(home)
    before = rules_provider.library()
    given = []

    def ask(part: float) -> None:
        asking = threading.Thread(target=lambda: given.append(rules_provider.library()))
        asking.start()
        asking.join(timeout=60)
        assert not asking.is_alive()

    rules_provider.refresh(ask)
    assert given
    assert all(each is before for each in given)
    assert rules_provider.library() is not before
    rules_provider.close()


def test_a_number_is_followed_by_the_section_that_has_it_today(home):
    """2.4 and 2.5 of the bundled texts changed places in November 2023."""
    rules_provider = provider_of(home)
    found = [
        (hit.reference.document, hit.reference.ref)
        for hit in rules_provider.search(parse_query("2.4"), reader="es").hits
    ]
    texts = ("mtr-es-2021-07-23", "mtr-en-2019-05-03", "mtr-ru-2019-07-12")
    assert found[0] == (texts[0], "2.4")
    assert found[1] == (texts[0], "2.5")
    assert {(text, ref) for text in texts for ref in ("2.4", "2.5")} <= set(found[:6])
    rules_provider.close()


def test_the_current_editions_number_decides_and_the_old_one_is_reached_by_its_name(home, tmp_path):
    newer = document(
        "mtr-en-2026-02-27",
        section("2.4", "End-of-Match Procedure", "The time is up."),
        section("2.5", "Conceding", "A player concedes."),
    )
    pairs = Counterparts("mtr-en-2019-05-03", {"2.4": "2.5", "2.5": "2.4"})
    reading = DocumentReading(newer, SourceForm.TEXT)
    edition = new_edition(reading, b"text", "new.txt", "2026-03-01T10:00:00Z", pairs)
    ImportedEditions(tmp_path / "own").keep(edition, b"text")
    own = OwnFiles(tmp_path / "own")
    rules_provider = CachedRulesProvider(
        home / "resources", home / "cache", own, today=lambda: "2026-11-21"
    )

    def first_two(words: str) -> list[str]:
        hits = rules_provider.search(parse_query(words), reader="en").hits[:2]
        return [f"{hit.reference.document} {hit.reference.ref}" for hit in hits]

    first = first_two("2.4")[0]
    assert first == "mtr-en-2026-02-27 2.4"
    assert first_two("2.4 in:mtr-en-2019") == ["mtr-en-2019-05-03 2.4", "mtr-en-2019-05-03 2.5"]
    rules_provider.close()
