"""`import` and `documents` on a library of one's own: kept, refused, removed, carried over."""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

import pytest

from judgekit.app import rules_provider
from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.rule_reference import RuleReference
from judgekit.storage.preferences.reading_marks_file import ReadingMarksFile
from judgekit.system.paths import Folders
from judgekit.system.resources import resources_folder
from tests.bad_documents import zip_bomb
from tests.cli.conftest import ENGLISH, SPANISH, Terminal
from tests.small_documents import rules_file

NEW = "mtr-en-2026-02-27"
DAY = "2026-11-21"
DOCUMENT_FIELDS = {
    *("id", "kind", "language", "title", "effective_date", "published", "source", "sections")
}
LISTED_FIELDS = {*DOCUMENT_FIELDS, "superseded_by", "current", "known_until"}


@pytest.fixture
def own(cache, tmp_path, monkeypatch):
    """Terminals with libraries of their own, by name."""
    made: dict[str, Terminal] = {}

    def of(name: str = "home") -> Terminal:
        if name not in made:
            home = tmp_path / name
            shutil.copytree(cache, home / "cache")
            folders = Folders(*(home / each for each in ("data", "config", "cache", "logs")))
            provider = rules_provider(resources_folder(), folders)
            made[name] = Terminal(provider, home, monkeypatch)
        return made[name]

    yield of
    for each in made.values():
        each.rules_provider.close()


def data_of(terminal: Terminal) -> Path:
    return terminal.folders.data


def ids(terminal: Terminal) -> list[str]:
    return [each["id"] for each in terminal.call("documents", "--json").json["documents"]]


def current(terminal: Terminal, day: str) -> set[str]:
    listed = terminal.call("documents", "--date", day, "--json").json["documents"]
    return {each["id"] for each in listed if each["current"]}


def test_an_imported_document_is_answered_as_an_outline_and_kept(own, tmp_path):
    terminal = own()
    answer = terminal.call("import", str(rules_file(tmp_path)), "--json").json
    assert {*answer["document"]} >= DOCUMENT_FIELDS
    assert (answer["document"]["id"], answer["document"]["sections"]) == (NEW, 6)
    first = answer["sections"][0]
    assert {*first} >= {
        *("ref", "number", "title", "level", "parent", "paragraphs", "list_items", "tables"),
        *("first_words", "last_words"),
    }
    assert [each["ref"] for each in answer["sections"]] == ["1", "1.1", "1.2", "2", "2.1", "2.4"]
    assert [each["kind"] for each in answer["warnings"]] == ["number-jumps"]
    assert answer["no_longer_current"] == ENGLISH
    assert NEW in ids(terminal)
    outline = terminal.call("outline", NEW, "--json").json
    assert outline["sections"] == answer["sections"]
    found = terminal.call("search", "2.4", "--json").json["results"][0]
    assert (found["document"], found["ref"]) == (NEW, "2.4")


def test_a_dry_run_answers_the_same_and_keeps_nothing(own, tmp_path):
    terminal = own()
    path = str(rules_file(tmp_path))
    before = ids(terminal)
    dry = terminal.call("import", path, "--dry-run", "--json")
    assert dry.status == 0
    assert ids(terminal) == before
    assert not data_of(terminal).exists()
    assert terminal.call("import", path, "--json").json == dry.json
    printed = terminal.call("import", path, "--dry-run").out.splitlines()
    assert printed[0].startswith(NEW)
    assert printed[-1] == "Dry run: nothing was kept."


def test_what_is_given_goes_before_what_the_text_says(own, tmp_path):
    terminal = own()
    path = str(rules_file(tmp_path))
    given = ("--kind", "ipg", "--language", "es", "--date", "2025-01-02")
    document = terminal.call("import", path, *given, "--json").json["document"]
    assert (document["kind"], document["language"], document["id"]) == (
        *("ipg", "es"),
        "ipg-es-2025-01-02",
    )
    assert document["effective_date"] == "2025-01-02"


@pytest.mark.parametrize(
    "wrong", [("--kind", "rules"), ("--date", "27 February"), ("--date", "2026-02-30")]
)
def test_a_wrong_word_of_the_call_is_one_sentence_and_keeps_nothing(own, tmp_path, wrong):
    printed = own().call("import", str(rules_file(tmp_path)), *wrong)
    assert (printed.status, printed.out) == (2, "")
    assert NEW not in ids(own())
    assert not data_of(own()).exists()


def contents_only(path: Path) -> None:
    lines = [
        f"{number}. Chapter {number} of the rules ........ {number * 3}" for number in range(1, 9)
    ]
    path.write_text("\n".join(("Magic Tournament Rules", "Table of Contents", *lines)))


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("empty.txt", lambda path: path.write_bytes(b"")),
        ("damaged.pdf", lambda path: path.write_bytes(b"%PDF-1.7\nnothing that follows")),
        ("picture.png", lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(2000))),
        ("letter.txt", lambda path: path.write_text("Dear judges, the hall opens at nine.")),
        ("contents.txt", contents_only),
        ("bomb.docx", zip_bomb),
    ],
)
def test_a_file_that_is_no_document_is_one_sentence(own, tmp_path, name, made, language):
    terminal = own()
    made(tmp_path / name)
    printed = terminal.call("import", str(tmp_path / name), "--lang", language)
    assert (printed.status, printed.out) == (1, "")
    assert printed.err.count("\n") == 1
    assert name in printed.err
    assert not data_of(terminal).exists()
    assert terminal.bugs == []


def test_a_file_that_is_not_there_is_the_environments_fault(own, tmp_path):
    printed = own().call("import", str(tmp_path / "nothing.pdf"))
    assert (printed.status, printed.out, printed.err.count("\n")) == (3, "", 1)


def test_the_current_edition_goes_by_the_day_and_until_when_editions_are_known(own, tmp_path):
    terminal = own()
    before = terminal.call("documents", "--date", DAY, "--json").json["documents"]
    assert all({*each} >= LISTED_FIELDS for each in before)
    assert {each["known_until"] for each in before if each["kind"] == "mtr"} == {"2026-02-27"}
    assert {each["superseded_by"] for each in before if each["id"] == ENGLISH} == {SPANISH}
    terminal.call("import", str(rules_file(tmp_path, "March 5, 2026")))
    newer = "mtr-en-2026-03-05"
    assert {newer, SPANISH} <= current(terminal, DAY)
    assert ENGLISH not in current(terminal, DAY)
    assert ENGLISH in current(terminal, "2026-03-04")
    assert newer not in current(terminal, "2026-03-04")
    after = terminal.call("documents", "--json").json["documents"]
    assert {each["known_until"] for each in after if each["kind"] == "mtr"} == {"2026-03-05"}
    assert {each["superseded_by"] for each in after if each["id"] == ENGLISH} == {newer}


def test_documents_that_stand_alone_are_current(own, tmp_path):
    """A part is the only one of its kind; documents of no known kind are no editions of others."""
    terminal = own()
    for name in ("first", "second"):
        (tmp_path / f"{name}.md").write_text(
            f"# The {name} policy of the shop\n\n## Doors\n\nThey open at nine in the morning.\n\n"
            "## Chairs\n\nThey stay in their rows until the last round has ended.\n"
        )
        call = ("--kind", "other", "--language", "en", "--date", f"2025-0{len(name) - 4}-01")
        terminal.call("import", str(tmp_path / f"{name}.md"), *call)
    standing = current(terminal, DAY)
    assert {"cr104-es-2018-07-13", "commander-es-2013-12-06"} <= standing
    assert len([each for each in standing if each.startswith("other-")]) == 2


def test_removing_the_current_edition_brings_the_older_one_back(own, tmp_path):
    terminal = own()
    terminal.call("import", str(rules_file(tmp_path)))
    answer = terminal.call("documents", "remove", NEW, "--json").json
    assert answer["removed"]["id"] == NEW
    assert NEW not in ids(terminal)
    assert ENGLISH in current(terminal, DAY)
    found = terminal.call("search", "2.4", "--json").json["results"][0]
    assert found["document"] == ENGLISH
    folder = data_of(terminal) / "library"
    assert not any(folder.iterdir())


def test_an_import_of_a_bundled_texts_date_takes_its_place_until_it_is_removed(own, tmp_path):
    terminal = own()
    sections = len(terminal.call("outline", ENGLISH, "--json").json["sections"])
    path = rules_file(tmp_path, "May 3, 2019")
    assert terminal.call("import", str(path), "--json").json["replaces"] == ENGLISH
    assert ids(terminal).count(ENGLISH) == 1
    assert len(terminal.call("outline", ENGLISH, "--json").json["sections"]) == 6
    assert terminal.call("documents", "remove", ENGLISH).status == 0
    assert len(terminal.call("outline", ENGLISH, "--json").json["sections"]) == sections


@pytest.mark.parametrize("document", [ENGLISH, "mtr-en-2001-01-01", "../../etc"])
def test_what_was_not_imported_is_not_removed(own, document):
    terminal = own()
    before = ids(terminal)
    printed = terminal.call("documents", "remove", document)
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)
    assert ids(terminal) == before


def test_a_library_is_carried_to_another_computer_with_its_marks(own, tmp_path):
    terminal, other = own(), own("other")
    terminal.call("import", str(rules_file(tmp_path)))
    marks = ReadingMarks().toggle_bookmark(RuleReference(ENGLISH, "2.5"), date(2026, 3, 1))
    marks = marks.write_note(RuleReference(NEW, "2.1"), "mind the turn", date(2026, 3, 2))
    ReadingMarksFile(data_of(terminal)).save(marks)
    path = str(tmp_path / "mine.judgekit-library")
    exported = terminal.call("documents", "export", path, "--json").json
    assert (exported["documents"], exported["bookmarks"], exported["notes"]) == (1, 1, 1)

    brought = other.call("documents", "import", path, "--json").json
    assert (brought["kept"], brought["stayed"], brought["refused"]) == ([NEW], [], [])
    assert NEW in ids(other)
    assert ReadingMarksFile(data_of(other)).load().marks == marks
    again = other.call("documents", "import", path, "--json").json
    assert (again["kept"], again["stayed"]) == ([], [NEW])
    assert (again["bookmarks"], again["notes"]) == (1, 1)


def test_a_cut_library_is_one_sentence_and_nothing_of_it_is_kept(own, tmp_path):
    terminal, other = own(), own("other")
    terminal.call("import", str(rules_file(tmp_path)))
    path = tmp_path / "mine.judgekit-library"
    terminal.call("documents", "export", str(path))
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.index(b"Tournament Mechanics")])
    before = ids(other)
    printed = other.call("documents", "import", str(path))
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)
    assert ids(other) == before
    assert not data_of(other).exists()


@pytest.mark.parametrize("action", ["remove", "export", "import"])
def test_what_an_action_is_about_has_to_be_named(own, action):
    printed = own().call("documents", action)
    assert (printed.status, printed.out, printed.err.count("\n")) == (2, "", 1)


def test_compare_and_changes_answer_for_an_imported_edition(own, tmp_path):
    terminal = own()
    terminal.call("import", str(rules_file(tmp_path)))
    changes = terminal.call("compare", ENGLISH, NEW, "--json").json["changes"]
    assert {*changes[0]} == {
        *("kind", "old_ref", "new_ref", "old_title", "new_title", "words_added", "words_removed")
    }
    end = next(each for each in changes if each["new_ref"] == "2.4")
    assert (end["kind"], end["old_ref"]) == ("changed", "2.5")
    printed = terminal.call("compare", ENGLISH, "mtr-en-2001-01-01")
    assert (printed.status, printed.out, printed.err.count("\n")) == (1, "", 1)
    since = terminal.call("changes", "2.5", "--in", ENGLISH, "--json").json
    assert {*since["changes"][0]} >= {"since", "ref_now", "what", "source"}
    assert terminal.call("changes", "2.4", "--in", NEW, "--json").json["changes"] == []
